### Mese: ce refuză, ce își spun jucătorii și comenzile despre ele.

## Ce refuză o masă.

error-table-no-such-table = Nu există masa „{ $table }”.
error-table-no-such-seat = Nu există locul { $seat }; locurile merg de la 0 la { $last }.
error-table-no-token = Nu aveți loc la această masă.
error-table-not-your-seat = Locul { $seat } nu e al dvs.
error-table-not-host = Doar cine a deschis masa poate face asta.
error-table-not-your-turn = Nu e tura dvs., ci a locului { $seat }.
error-table-stale = Jocul a mers mai departe: este la acțiunea { $now }, nu la { $ply }.
error-table-full = Niciun loc nu e liber.
error-table-seat-taken = Locul { $seat } e ocupat.
error-table-seats-open = { $count ->
    [one] Un loc e încă liber.
    [few] { $count } locuri sunt încă libere.
   *[other] { $count } de locuri sunt încă libere.
}
error-table-started = Jocul a început deja.
error-table-not-started = Jocul nu a început încă.
error-table-over = Jocul s-a terminat.
error-table-not-over = Jocul nu s-a terminat încă.
error-table-seats = Numărul de jucători după aceste reguli este { $players }, nu { $seats }.
error-table-name = Un nume are între 1 și { $most } litere și niciun caracter de control.
error-table-level = Nu există botul „{ $level }”; există { $known }.
error-table-clock = O tură are între { $least } și { $most } secunde, sau nicio limită.
error-table-reaction = Nu există semnul „{ $reaction }”; există { $known }.
error-table-reactions = Semnele dintr-un joc sunt cel mult { $most }.
error-table-contribution = O contribuție are cel mult { $most } semne: litere a–z, A–Z și cifre.
error-table-key = O cheie are între 1 și { $most } caractere tipăribile.
error-table-key-reused = Această cheie a fost deja folosită pentru altă tură.
error-table-busy = S-au întâmplat prea multe deodată la această masă; încercați din nou.

## Până unde a ajuns o masă.

table-status-open = deschisă
table-status-playing = se joacă
table-status-over = terminată
table-status-abandoned = abandonată

## Verificarea amestecării.

verify-missing = Nu se poate verifica: din înregistrare lipsește { $tags }.

## Comenzile.

tables-none = Nu sunt mese.
tables-pruned = { $count ->
    [one] S-a șters o masă.
    [few] S-au șters { $count } mese.
   *[other] S-au șters { $count } de mese.
}
error-database-url = „{ $url }” nu e o bază de date: dați sqlite:///FILE sau postgresql://….
error-database-away = Baza de date nu răspunde: { $because }.
error-database-in-use = Alt server folosește baza de date { $file }.
error-database-newer = Baza de date a fost scrisă de o versiune mai nouă a programului.
error-database-unusable = Baza de date nu poate fi folosită: { $because }

help-verify = Verifică dacă meciul din FILE a fost împărțit cum s-a promis la deschiderea mesei; - citește intrarea standard.
help-verify-short = verifică dacă împărțirea a fost cinstită
help-tables = Îngrijește mesele unui server: le înșiră, le scrie înregistrările în fișiere, aduce înregistrări, șterge ce e vechi.
help-tables-short = înșiră, exportă, importă și șterge mese
help-tables-list = Înșiră mesele, întâi cele unde s-a întâmplat ceva ultima dată.
help-tables-list-short = înșiră mesele
help-tables-export = Scrie înregistrarea fiecărei mese TABLE într-un fișier; fără nume, ale tuturor celor terminate.
help-tables-export-short = scrie înregistrări în fișiere
help-tables-import = Aduce meciul din fiecare înregistrare FILE, ca să poată fi privit.
help-tables-import-short = aduce înregistrări
help-tables-prune = Șterge mesele la care nu s-a întâmplat nimic de câteva zile.
help-tables-prune-short = șterge mese vechi

option-commitment = ce ați notat la deschiderea mesei, în cifre hexazecimale
option-database = unde se păstrează mesele: sqlite:///FILE sau postgresql://…; altfel un fișier în dosarul datelor dvs.
option-stage = doar mese ajunse până acolo
option-to = dosarul în care se scrie
option-days = câte zile fără să se întâmple nimic

example-verify = o înregistrare descărcată
example-verify-commitment = față de ce ați notat chiar dvs.
example-tables-list = cele terminate
example-tables-export = toate cele terminate, câte un fișier
example-tables-prune = cele lăsate deoparte trei luni
