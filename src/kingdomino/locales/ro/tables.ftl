### Mese: ce refuză, ce își spun jucătorii și comenzile despre ele.

## Ce refuză o masă.

error-table-no-such-table = Nu există masa „{ $table }”.
error-table-no-such-seat = Nu există locul { $seat }; locurile merg de la 0 la { $last }.
error-table-no-token = Nu ai loc la această masă.
error-table-not-your-seat = Locul { $seat } nu e al tău.
error-table-not-host = Doar cine a deschis masa poate face asta.
error-table-not-your-turn = Nu e rândul tău, ci al locului { $seat }.
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
error-table-name = Un nume are cel puțin o literă, cel mult { $most }, și niciun caracter de control.
error-table-level = Nu există botul „{ $level }”; există { $known }.
error-table-clock = O tură durează între { $least } s și { $most } s sau nu are limită.
error-table-reaction = Nu există reacția „{ $reaction }”; există { $known }.
error-table-reactions = Numărul maxim de reacții într-o partidă: { $most }.
error-table-contribution = Lungimea maximă a unei contribuții: { $most }; se admit litere a–z, A–Z și cifre.
error-table-key = O cheie are numai caractere tipăribile, cel puțin unul și cel mult { $most }.
error-table-key-reused = Această cheie a fost deja folosită pentru altă cerere.
error-table-not-alone = O tură poate fi luată înapoi doar de cine joacă numai cu boți.
error-table-no-turn = Încă nu ai jucat nicio tură.
error-table-unknown-deal = Împărțirea acestei partide nu este cunoscută, deci partida nu poate fi continuată.
error-table-hints = Sugestiile sunt doar pentru cine joacă numai cu boți.
error-table-counted = La o încercare care contează, nimeni nu poate juca în locul tău.
error-table-take-backs = Numărul maxim de ture luate înapoi într-o partidă: { $most }.
error-table-present = Jucătorul de pe locul { $seat } este la masă.
error-table-colour = Nu există culoarea „{ $colour }”; există { $known }.
error-table-colour-taken = Culoarea { $colour } o are altcineva.
error-table-device-link = Acest link nu mai funcționează: a fost folosit, a expirat sau a fost anulat. Creează unul nou.
error-table-device-links = Numărul maxim de linkuri către alt dispozitiv la o masă: { $most }.
error-table-device-seated = Acest dispozitiv are deja un loc la această masă.
error-table-busy = S-au întâmplat prea multe deodată la această masă; încearcă din nou.

## Până unde a ajuns o masă.

table-status-open = deschisă
table-status-playing = se joacă
table-status-over = terminată
table-status-abandoned = abandonată

## Verificarea amestecării.

verify-missing = Nu se poate verifica: din înregistrare lipsește { $tags }.
usage-contribution = „{ $value }” nu este un loc de la 1 la { $players }, semnul egal și contribuția lui.

## Comenzile.

tables-none = Nu sunt mese.
tables-pruned = { $count ->
    [one] S-a șters o masă.
    [few] S-au șters { $count } mese.
   *[other] S-au șters { $count } de mese.
}
tables-backed-up = Mese salvate în { $file }: { $count }
tables-restored = Mese restaurate din { $file }: { $count }
tables-kept = Ce era înainte se află în { $file }
tables-rebuilt = Rezultate calculate: { $count }
error-database-url = „{ $url }” nu e o bază de date: dă sqlite:///FILE sau postgresql://….
error-database-away = Baza de date nu răspunde: { $because }.
error-database-in-use = Alt server folosește baza de date { $file }.
error-database-newer = Baza de date a fost scrisă de o versiune mai nouă a programului.
error-database-unusable = Baza de date nu poate fi folosită: { $because }
error-database-not-file = Aceasta e pentru fișiere SQLite; PostgreSQL are pg_dump și pg_restore.
error-database-same-file = { $file } este chiar baza de date.

help-verify = Verifică dacă meciul din FILE a fost împărțit cum s-a promis la deschiderea mesei; - citește intrarea standard.
help-verify-short = verifică dacă împărțirea a fost cinstită
help-tables = Administrează mesele unui server: le listează, le scrie înregistrările în fișiere, importă înregistrări, șterge ce e vechi.
help-tables-short = listează, exportă, importă și șterge mese
help-tables-list = Listează mesele, cele mai recent active întâi.
help-tables-list-short = listează mesele
help-tables-export = Scrie înregistrarea fiecărei mese TABLE într-un fișier; fără nume, ale tuturor celor terminate.
help-tables-export-short = scrie înregistrări în fișiere
help-tables-import = Aduce meciul din fiecare înregistrare FILE, ca să poată fi privit.
help-tables-import-short = aduce înregistrări
help-tables-prune = Șterge mesele la care nu s-a întâmplat nimic de câteva zile.
help-tables-prune-short = șterge mese vechi
help-tables-backup = Copiază toată baza de date a unui server într-un fișier FILE, chiar și cât merge serverul. Pentru SQLite; PostgreSQL are pg_dump.
help-tables-backup-short = copiază baza de date într-un fișier
help-tables-restore = Înlocuiește baza de date a unui server cu o copie de rezervă FILE. Serverul trebuie să fie oprit; ce era înainte rămâne alături.
help-tables-restore-short = readuce o copie de rezervă
help-tables-rebuild = Recalculează rezultatele partidelor terminate din jurnalele lor, pentru „Partidele mele”. Serverul poate rula între timp.
help-tables-rebuild-short = recalculează rezultatele

option-commitment = ce ai notat la deschiderea mesei, în cifre hexazecimale
option-contribution = contribuția unui loc, după numărul lui de la 1, așa cum a notat-o jucătorul; se poate repeta
option-database = unde se păstrează mesele: sqlite:///FILE sau postgresql://…; altfel un fișier în dosarul datelor tale
option-status = doar mese ajunse până acolo
option-to = dosarul în care se scrie
option-days = câte zile fără să se întâmple nimic

example-verify = o înregistrare descărcată
example-verify-commitment = față de ce ai notat chiar tu
example-tables-list = cele terminate
example-tables-export = toate cele terminate, câte un fișier
example-tables-prune = cele lăsate deoparte trei luni
example-tables-backup = o copie, chiar și cât merge serverul
