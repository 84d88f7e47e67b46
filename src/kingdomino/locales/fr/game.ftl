### Pieces, colours, rules and counts.

title = Kingdomino

## Terrains. The letter stands on a square of the board: six different ones, one column wide.

terrain-wheat = champ de blé
terrain-wheat-letter = B
terrain-forest = forêt
terrain-forest-letter = F
terrain-lake = lac
terrain-lake-letter = L
terrain-grassland = prairie
terrain-grassland-letter = P
terrain-swamp = marais
terrain-swamp-letter = A
terrain-mine = mine
terrain-mine-letter = M
castle = château

## Colours of castles and kings.

colour-pink = rose
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

## Rules that can be chosen.

preset-classic = Classique
preset-mighty-duel = Le Grand Duel
preset-dynasty = Dynastie
preset-tournament = Tournoi
preset-demo = Démo
preset-second-edition = Deuxième édition
preset-classic-about = le jeu de base, de 2 à 4 joueurs
preset-mighty-duel-about = 2 joueurs, les 48 dominos, royaumes de 7×7
preset-dynasty-about = trois parties de suite, les points s’additionnent
preset-tournament-about = avec l’Empire du Milieu et l’Harmonie
preset-demo-about = le livret de démo russe : 2 joueurs ; seules les couronnes départagent
preset-second-edition-about = celle de 2024 : à 3, on joue aussi avec les 48 dominos
opening-owner = le propriétaire du roi choisit son domino
opening-drawer = celui qui tire le roi choisit son domino
opening-abba = à deux : premier, second, second, premier
middle-kingdom-full-box = le royaume occupe tout le carré, le château au centre
middle-kingdom-symmetric = le château au centre d’un royaume de n’importe quelle taille
bonus-middle-kingdom = L’Empire du Milieu
bonus-harmony = Harmonie
criterion-points = les points
criterion-territory = le plus grand territoire
criterion-crowns = les couronnes
criteria-then = { $first }, puis { $next }

## Counts.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
crowns = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
dominoes = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## The table.

you = Toi
heading-opening = Premiers choix
heading-round = Manche { $round } sur { $rounds }
heading-over = La partie est finie
heading-game = Partie { $game } sur { $games }

## The end.

territory-score = { $terrain } : { $squares } × { $crowns } = { $points }
victory-by-points = Victoire : { $player }, avec le plus de points !
victory-by-territory = Victoire : { $player }. Égalité de points, mais avec le plus grand territoire.
victory-by-crowns = Victoire : { $player }. Toujours égalité, mais avec le plus de couronnes.
victory-shared = Victoire partagée : { $players } !
tie-broken = égalité départagée par { $criterion }
dynasty-so-far = Dynastie : après { $done } parties sur { $games }
dynasty-total = Dynastie : toutes les parties ensemble

## Reactions.

reaction-hello = Bonjour !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-ouch = Aïe !
reaction-surprise = Oh !
reaction-hurry = À toi de jouer !
reaction-sorry = Pardon !
reaction-good-game = Belle partie !

## Checking a shuffle.

verdict-deal = les dominos sont sortis comme la graine l’indique
verdict-commitment = le secret est celui qui avait été promis à l’ouverture de la table
verdict-seed = la graine est faite du secret et de la contribution de chaque place
verdict-contribution = ta contribution en fait partie
verify-fair = Le mélange était honnête.
verify-unfair = Le mélange n’est pas celui qui avait été promis.
