### Pieces, colours, rules and counts.

title = Kingdomino

## Terrains. The letter stands on a square of the board: six different ones, one column wide.

terrain-wheat = campo de trigo
terrain-wheat-letter = T
terrain-forest = bosque
terrain-forest-letter = B
terrain-lake = lago
terrain-lake-letter = L
terrain-grassland = pradera
terrain-grassland-letter = P
terrain-swamp = pantano
terrain-swamp-letter = A
terrain-mine = mina
terrain-mine-letter = M
castle = castillo

## Colours of castles and kings.

colour-pink = rosa
colour-yellow = amarillo
colour-green = verde
colour-blue = azul

## Rules that can be chosen.

preset-classic = Clásico
preset-mighty-duel = El Gran Duelo
preset-dynasty = Dinastía
preset-tournament = Torneo
preset-demo = Demo
preset-second-edition = Segunda edición
preset-classic-about = el juego básico, de 2 a 4 jugadores
preset-mighty-duel-about = 2 jugadores, los 48 dominós, reinos de 7×7
preset-dynasty-about = tres partidas seguidas, los puntos se suman
preset-tournament-about = con el Reino del Centro y Armonía
preset-demo-about = el folleto de demostración ruso: 2 jugadores; solo las coronas desempatan
preset-second-edition-about = la de 2024: también a 3 se juega con los 48 dominós
opening-owner = el dueño del rey elige su dominó
opening-drawer = quien saca el rey elige su dominó
opening-abba = a dos: primero, segundo, segundo, primero
middle-kingdom-full-box = el reino ocupa todo el cuadrado, el castillo en el centro
middle-kingdom-symmetric = el castillo en el centro de un reino de cualquier tamaño
bonus-middle-kingdom = El Reino del Centro
bonus-harmony = Armonía
criterion-points = los puntos
criterion-territory = el territorio más grande
criterion-crowns = las coronas
criteria-then = { $first }, luego { $next }

## Counts.

points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
crowns = { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
}
squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
dominoes = { $count ->
    [one] { $count } dominó
   *[other] { $count } dominós
}
rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

## The table.

you = Tú
heading-opening = Primera elección
heading-round = Ronda { $round } de { $rounds }
heading-over = La partida ha terminado
heading-game = Partida { $game } de { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = Victoria: { $player }, ¡con más puntos que nadie!
victory-by-territory = Victoria: { $player }. Empate a puntos, pero con el territorio más grande.
victory-by-crowns = Victoria: { $player }. Sigue el empate, pero con más coronas.
victory-shared = Victoria compartida: ¡{ $players }!
tie-broken = desempate por { $criterion }
dynasty-so-far = Dinastía: tras { $done } de { $games } partidas
dynasty-total = Dinastía: todas las partidas juntas

## Reactions.

reaction-hello = ¡Hola!
reaction-well-played = ¡Bien jugado!
reaction-thanks = ¡Gracias!
reaction-ouch = ¡Ay!
reaction-surprise = ¡Oh!
reaction-hurry = ¡Te toca!
reaction-sorry = ¡Lo siento!
reaction-good-game = ¡Buena partida!

## Checking a shuffle.

verdict-deal = los dominós salieron como los reparte la semilla
verdict-commitment = el secreto es el que se prometió al abrir la mesa
verdict-seed = la semilla se compone del secreto y de lo que aportó cada asiento
verdict-contribution = lo que aportaste forma parte de ella
verify-fair = La mezcla fue limpia.
verify-unfair = La mezcla no fue la prometida.
