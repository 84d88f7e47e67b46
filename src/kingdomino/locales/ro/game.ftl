### Cuvintele jocului: piese, culori, reguli, numere.

title = Kingdomino

## Terenuri. Litera stă pe careul din regat: șase diferite, late de o coloană.

terrain-wheat = lan de grâu
terrain-wheat-letter = G
terrain-forest = pădure
terrain-forest-letter = P
terrain-lake = lac
terrain-lake-letter = L
terrain-grassland = pajiște
terrain-grassland-letter = J
terrain-swamp = mlaștină
terrain-swamp-letter = M
terrain-mine = mină
terrain-mine-letter = N
castle = castel

## Culorile castelelor și ale regilor.

colour-pink = roz
colour-yellow = galben
colour-green = verde
colour-blue = albastru

## Reguli la alegere.

preset-classic = Joc clasic
preset-mighty-duel = Marele Duel
preset-dynasty = Dinastia
preset-tournament = Turneu
preset-demo = Demo
preset-second-edition = A doua ediție

preset-classic-about = jocul de bază, pentru 2–4 jucători
preset-mighty-duel-about = 2 jucători, toate cele 48 de plăcuțe, regate de 7×7
preset-dynasty-about = trei partide la rând, punctele se adună
preset-tournament-about = cu Regatul de Mijloc și Armonie
preset-demo-about = broșura demo rusească: 2 jucători; la remiză decid doar coroanele
preset-second-edition-about = din 2024: 3 jucători folosesc toate cele 48 de plăcuțe

opening-owner = jucătorul căruia îi aparține regele alege plăcuța
opening-drawer = cine trage un rege îi alege plăcuța
opening-abba = pentru doi: primul, al doilea, al doilea, primul

middle-kingdom-full-box = regatul ajunge la toate marginile, cu castelul în mijloc
middle-kingdom-symmetric = castelul în mijlocul unui regat de orice mărime

bonus-middle-kingdom = Regatul de Mijloc
bonus-harmony = Armonie

criterion-points = punctele
criterion-territory = cel mai mare teritoriu
criterion-crowns = coroanele
criteria-then = { $first }, apoi { $next }

## Numere.

points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
crowns = { $count ->
    [one] { $count } coroană
    [few] { $count } coroane
   *[other] { $count } de coroane
}
squares = { $count ->
    [one] { $count } careu
    [few] { $count } careuri
   *[other] { $count } de careuri
}
dominoes = { $count ->
    [one] { $count } plăcuță de domino
    [few] { $count } plăcuțe de domino
   *[other] { $count } de plăcuțe de domino
}
rounds = { $count ->
    [one] { $count } rundă
    [few] { $count } runde
   *[other] { $count } de runde
}
players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}

## The table.

you = Tu
heading-opening = Ies regii
heading-round = Runda { $round } din { $rounds }
heading-over = Jocul s-a terminat
heading-game = Partida { $game } din { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = Câștigător: { $player }, cu cele mai multe puncte!
victory-by-territory = Câștigător: { $player }. Egal la puncte, dar cu cel mai mare teritoriu.
victory-by-crowns = Câștigător: { $player }. Tot egal, dar cu cele mai multe coroane.
victory-shared = Victorie împărțită: { $players }!
tie-broken = remiză, criteriu: { $criterion }
dynasty-so-far = Dinastia: după { $done } din { $games } partide
dynasty-total = Dinastia: toate partidele la un loc

## Signs instead of words.

reaction-hello = Bună!
reaction-well-played = Bine jucat!
reaction-thanks = Mulțumesc!
reaction-ouch = Au!
reaction-surprise = Oho!
reaction-hurry = E rândul tău!
reaction-sorry = Scuze!
reaction-good-game = Frumos joc!

## Checking a shuffle.

verdict-deal = plăcuțele de domino au ieșit așa cum le împarte sămânța
verdict-commitment = secretul e cel promis la deschiderea mesei
verdict-seed = sămânța e făcută din secret și din contribuția fiecărui loc
verdict-contribution = contribuția ta face parte din ea
verify-fair = Amestecarea a fost cinstită.
verify-unfair = Amestecarea nu a fost cea promisă.
