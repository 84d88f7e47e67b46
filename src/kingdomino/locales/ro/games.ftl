### My games: the list, the numbers, the maps and the file.

games-since = Din: { $day }
games-count = { $count ->
    [one] O partidă, victorii: { $won }
    [few] { $count } partide, victorii: { $won }
   *[other] { $count } de partide, victorii: { $won }
}
games-run = Victorii la rând acum: { $count }
games-view = Ce se arată
games-tab-games = Partide
games-tab-numbers = Cifre
games-tab-maps = Cele mai bune hărți
games-which = Ce partide
games-all = Toate
games-with-people = Cu oameni
games-with-bots = Cu boți
games-printed = Cu jocul fizic
games-rules = Reguli
games-any-rules = Toate regulile
games-opponent = Adversar
games-any-opponent = Toți adversarii
games-running = Încă neterminate
games-finished = Partide terminate
games-none = Nicio partidă nu se potrivește alegerii.
games-waiting = așteaptă jucători
games-won = Victorie
games-shared = Împărțită
games-lost = Înfrângere
games-second = Locul doi
games-third = Locul trei
games-fourth = Locul patru
games-against = contra: { $opponents }
games-played-on = continuată din altă partidă
games-printed-one = partidă cu jocul fizic, de pe foaia de punctaj
games-older = Partide mai vechi: { $count }
games-points = Puncte, partidă cu partidă
games-points-about = Punctele ultimelor tale regate ({ $count }): în medie { $average }, cel mai bun { $best }.
games-legend-won = victorie
games-legend-not = fără victorie
games-legend-middle = mediana a { $count }
games-ago = ultimele { $count }
games-latest = ultima
games-day = Ziua
games-result = Rezultat
games-own-points = Puncte
games-head = Față în față
games-head-about = { $opponent }: victorii { $won }, împărțite { $shared }, înfrângeri { $lost }
games-head-legend = O bară pe partidă: plină = victorie, liniuță = împărțită, goală = înfrângere.
games-all-opponents = Toți adversarii: { $count }
games-played = Partide
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
games-empty = Aici va fi desenată prima ta partidă.
games-empty-about = Fiecare partidă terminată în acest browser rămâne aici, cu regatul ei.
games-play = Joacă
games-few = De la { $count } partide în sus, graficele arată cum joci.
games-again = Încearcă din nou
games-file = Partidele tale ca fișier
games-private = Doar acest browser vede aceste partide. Nu e nevoie de cont.
games-save = Salvează tot într-un fișier
games-bring = Importă un fișier
games-added = Partide adăugate: { $count }
games-bad-file = Acesta nu este un fișier din „Partidele mele”.
games-erase = Șterge tot
games-erase-about = Lista ta se șterge de pe server, cu toate cifrele și cu ce ai importat. Partidele rămân la mesele lor pentru cei care au jucat. Nu se poate anula.
games-erase-yes = Șterge
games-erase-no = Păstrează-le
games-erased = Totul a fost șters.
games-review-last = Analizează ultima partidă
games-accuracy = precizie { $percent } %
games-accuracy-last = Precizie, ultimele partide analizate: { $count }
games-was = înainte { $percent }
games-luck = Noroc și decizii
games-luck-about = Partide analizate: { $count }. În { $better } dintre ele ai jucat mai bine decât ceilalți, în { $kind } plăcuțele ți-au fost favorabile.
games-unkind = ghinion
games-kind = noroc
games-better = ai jucat mai bine
games-worse = ei au jucat mai bine
games-luck-few = De la { $count } partide analizate în sus, un grafic arată norocul și deciziile. Analizate până acum: { $reviewed }.
games-review-next = Analizează partida următoare
games-daily = Ale zilei
games-daily-one = împărțirea zilei
games-daily-practice = împărțirea zilei, exercițiu
games-delete = Șterge
games-delete-ask = Ștergi din listă această partidă cu jocul fizic? Nu se poate anula.
games-delete-no = Păstreaz-o
games-deleted = Partida a fost ștearsă.
