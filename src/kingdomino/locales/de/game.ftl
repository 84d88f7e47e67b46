### Pieces, colours, rules and counts.

title = Kingdomino

## Terrains. The letter stands on a square of the board: six different ones, one column wide.

terrain-wheat = Weizenfeld
terrain-wheat-letter = Z
terrain-forest = Wald
terrain-forest-letter = W
terrain-lake = See
terrain-lake-letter = S
terrain-grassland = Wiese
terrain-grassland-letter = I
terrain-swamp = Sumpf
terrain-swamp-letter = U
terrain-mine = Mine
terrain-mine-letter = M
castle = Schloss

## Colours of castles and kings.

colour-pink = rosa
colour-yellow = gelb
colour-green = grün
colour-blue = blau

## Rules that can be chosen.

preset-classic = Klassisch
preset-mighty-duel = Das große Duell
preset-dynasty = Dynastie
preset-tournament = Turnier
preset-demo = Demo
preset-second-edition = Zweite Auflage
preset-classic-about = das Grundspiel, für 2 bis 4 Spieler
preset-mighty-duel-about = 2 Spieler, alle 48 Dominos, Königreiche von 7×7
preset-dynasty-about = drei Partien hintereinander, die Punkte werden addiert
preset-tournament-about = mit dem Reich der Mitte und Harmonie
preset-demo-about = das russische Demoheft: 2 Spieler; bei Gleichstand zählen nur Kronen
preset-second-edition-about = von 2024: auch zu dritt mit allen 48 Dominos
opening-owner = wem der König gehört, der wählt sein Domino
opening-drawer = wer einen König zieht, wählt dessen Domino
opening-abba = zu zweit: erster, zweiter, zweiter, erster
middle-kingdom-full-box = das Königreich füllt das ganze Quadrat, das Schloss in der Mitte
middle-kingdom-symmetric = das Schloss in der Mitte eines Königreichs beliebiger Größe
bonus-middle-kingdom = Das Reich der Mitte
bonus-harmony = Harmonie
criterion-points = Punkte
criterion-territory = das größte Gebiet
criterion-crowns = die Kronen
criteria-then = { $first }, dann { $next }

## Counts.

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
crowns = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
dominoes = { $count ->
    [one] { $count } Domino
   *[other] { $count } Dominos
}
rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}

## The table.

you = Du
heading-opening = Die erste Wahl
heading-round = Runde { $round } von { $rounds }
heading-over = Die Partie ist vorbei
heading-game = Partie { $game } von { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = Sieg: { $player }, mit den meisten Punkten!
victory-by-territory = Sieg: { $player }. Gleich viele Punkte, aber das größte Gebiet.
victory-by-crowns = Sieg: { $player }. Immer noch Gleichstand, aber die meisten Kronen.
victory-shared = Geteilter Sieg: { $players }!
tie-broken = Gleichstand entschieden durch: { $criterion }
dynasty-so-far = Dynastie: nach { $done } von { $games } Partien
dynasty-total = Dynastie: alle Partien zusammen

## Reactions.

reaction-hello = Hallo!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-ouch = Autsch!
reaction-surprise = Oh!
reaction-hurry = Du bist dran!
reaction-sorry = Tut mir leid!
reaction-good-game = Schöne Partie!

## Checking a shuffle.

verdict-deal = die Dominos kamen so, wie der Startwert sie austeilt
verdict-commitment = das Geheimnis ist das, das beim Öffnen des Tisches zugesagt wurde
verdict-seed = der Startwert besteht aus dem Geheimnis und den Beiträgen aller Plätze
verdict-contribution = dein Beitrag ist darin enthalten
verify-fair = Es wurde fair gemischt.
verify-unfair = Es wurde nicht so gemischt wie zugesagt.
