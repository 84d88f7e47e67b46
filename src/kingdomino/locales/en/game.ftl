### Pieces, colours, rules and counts.

title = Kingdomino

## Terrains. The letter stands on a square of the board: six different ones, one column wide.

terrain-wheat = wheat field
terrain-wheat-letter = W
terrain-forest = forest
terrain-forest-letter = F
terrain-lake = lake
terrain-lake-letter = L
terrain-grassland = meadow
terrain-grassland-letter = G
terrain-swamp = swamp
terrain-swamp-letter = S
terrain-mine = mine
terrain-mine-letter = M
castle = castle

## Colours of castles and kings.

colour-pink = pink
colour-yellow = yellow
colour-green = green
colour-blue = blue

## Rules that can be chosen.

preset-classic = Classic
preset-mighty-duel = The Mighty Duel
preset-dynasty = Dynasty
preset-tournament = Tournament
preset-demo = Demo
preset-second-edition = Second edition

preset-classic-about = the basic game, for 2 to 4 players
preset-mighty-duel-about = 2 players, all 48 dominoes, 7×7 kingdoms
preset-dynasty-about = three games in a row, the points added up
preset-tournament-about = with the Middle Kingdom and Harmony
preset-demo-about = the Russian demo booklet: 2 players; crowns alone break a tie
preset-second-edition-about = as in 2024: 3 players use all 48 dominoes

opening-owner = a king’s owner chooses its domino
opening-drawer = whoever draws a king chooses its domino
opening-abba = two players: first, second, second, first

middle-kingdom-full-box = the kingdom fills the whole box, castle in the middle
middle-kingdom-symmetric = the castle in the middle of any kingdom

bonus-middle-kingdom = The Middle Kingdom
bonus-harmony = Harmony

criterion-points = points
criterion-territory = the largest territory
criterion-crowns = crowns
criteria-then = { $first }, then { $next }

## Counts.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
dominoes = { $count ->
    [one] { $count } domino
   *[other] { $count } dominoes
}
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## The table.

you = You
heading-opening = First picks
heading-round = Round { $round } of { $rounds }
heading-over = The game is over
heading-game = Game { $game } of { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = Winner: { $player }, with the most points!
victory-by-territory = Winner: { $player }. Level on points, but with the largest territory.
victory-by-crowns = Winner: { $player }. Still level, but with the most crowns.
victory-shared = Shared victory: { $players }!
tie-broken = tie broken by { $criterion }
dynasty-so-far = Dynasty: after { $done } of { $games } games
dynasty-total = Dynasty: all games together

## Reactions.

reaction-hello = Hello!
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-ouch = Ouch!
reaction-surprise = Oh!
reaction-hurry = Your turn!
reaction-sorry = Sorry!
reaction-good-game = Good game!

## Checking a shuffle.

verdict-deal = the dominoes were dealt as the seed says
verdict-commitment = the secret is the one that was promised when the table opened
verdict-seed = the seed is made of the secret and of what each seat contributed
verdict-contribution = what you contributed is part of it
verify-fair = The shuffle was fair.
verify-unfair = The shuffle was not what was promised.
