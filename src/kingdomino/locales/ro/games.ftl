### My games: the list, the numbers, the maps and the file.

games-since = Din: { $day }
games-count = { $count ->
    [one] Un joc, victorii: { $won }
    [few] { $count } jocuri, victorii: { $won }
   *[other] { $count } de jocuri, victorii: { $won }
}
games-run = Victorii la rând acum: { $count }
games-view = Ce se arată
games-tab-games = Jocuri
games-tab-numbers = Cifre
games-tab-maps = Cele mai bune hărți
games-which = Ce jocuri
games-all = Toate
games-with-people = Cu oameni
games-with-bots = Cu boți
games-printed = Tipărite
games-rules = Reguli
games-any-rules = Toate regulile
games-opponent = Adversar
games-any-opponent = Toți adversarii
games-running = Încă neterminate
games-finished = Jocuri terminate
games-none = Niciun joc nu se potrivește alegerii.
games-waiting = așteaptă jucători
games-won = Victorie
games-shared = Împărțită
games-lost = Înfrângere
games-second = Locul doi
games-third = Locul trei
games-fourth = Locul patru
games-against = contra: { $opponents }
games-played-on = continuat din alt joc
games-printed-one = joc tipărit, de pe foaia de punctaj
games-older = Jocuri mai vechi: { $count }
games-as-table = Ca tabel
games-points = Puncte, joc cu joc
games-points-about = Punctele ultimelor tale regate ({ $count }): în medie { $average }, cel mai bun { $best }.
games-legend-won = victorie
games-legend-not = fără victorie
games-legend-middle = mediana a { $count }
games-ago = ultimele { $count }
games-latest = ultimul
games-day = Ziua
games-result = Rezultat
games-own-points = Puncte
games-head = Față în față
games-head-about = { $opponent }: victorii { $won }, împărțite { $shared }, înfrângeri { $lost }
games-head-legend = O bară pe joc: plină victorie, liniuță împărțită, goală înfrângere.
games-all-opponents = Toți adversarii: { $count }
games-played = Jocuri
games-by-rules = După reguli
games-average-short = Medie
games-best = Cel mai bun regat al tău
games-best-about = Cel mai bun regat al tău, puncte: { $points }
games-best-more = Alte regate dintre cele mai bune
games-largest = Cel mai mare teritoriu
games-squares = { $count ->
    [one] Un careu
    [few] { $count } careuri
   *[other] { $count } de careuri
}
games-richest = Cel mai bogat teritoriu
games-average = Puncte în medie
games-run-longest = Cea mai lungă serie de victorii
games-run-now = Victorii la rând acum
games-times = { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}
games-terrains = De unde vin punctele tale
games-terrains-about = Punctele fiecărui teren într-un regat al tău, în medie: { $terrains }
games-terrains-legend = Linia roșie: toți cei cu care ai jucat.
games-terrain = Teren
games-others = Ceilalți
games-empty = Aici va fi desenat primul tău joc.
games-empty-about = Fiecare joc terminat în acest browser rămâne aici, cu regatul lui.
games-play = Joacă
games-few = De la { $count } jocuri, graficele arată cum joci.
games-again = Încearcă din nou
games-file = Jocurile tale ca fișier
games-private = Doar acest browser vede aceste jocuri. Nu e nevoie de cont.
games-save = Salvează tot într-un fișier
games-bring = Adu dintr-un fișier
games-added = Jocuri adăugate: { $count }
games-bad-file = Acesta nu este un fișier din „Jocurile mele”.
games-erase = Șterge tot
games-erase-about = Lista ta se șterge de pe server, cu toate cifrele și cu ce ai adus. Jocurile rămân la mesele lor pentru cei care au jucat. Nu se poate anula.
games-erase-yes = Șterge
games-erase-no = Păstrează-le
games-erased = Totul este șters.
games-review-last = Analizează ultimul joc
games-accuracy = precizie { $percent } %
games-accuracy-last = Precizie, ultimele jocuri analizate: { $count }
games-was = înainte { $percent }
games-luck = Noroc și decizii
games-luck-about = Jocuri analizate: { $count }. În { $better } dintre ele ai jucat mai bine decât ceilalți, în { $kind } plăcuțele ți-au fost favorabile.
games-unkind = împărțiri potrivnice
games-kind = împărțiri prielnice
games-better = ai jucat mai bine
games-worse = ei au jucat mai bine
games-luck-few = De la { $count } jocuri analizate, un grafic arată norocul și deciziile. Analizate până acum: { $reviewed }.
games-review-next = Analizează jocul următor
