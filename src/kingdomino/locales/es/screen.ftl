### El juego en toda la terminal.

## Antes.

option-plain = jugar línea a línea en vez de en toda la terminal
screen-no-textual = Falta el paquete textual de Python, así que se juega línea a línea.
screen-too-small = Esta terminal es de { $size }, así que se juega línea a línea. A partir de { $wanted }, el juego ocupa toda la terminal.

## Debajo del tablero.

screen-place = { $player }, coloca el dominó { $domino } ({ $terrains }):
screen-thinking = { $player } está pensando…
screen-looking = Estás mirando un reino: { $player }.
screen-no-hint = Las pistas son para una persona contra bots y necesitan el núcleo compilado.
screen-hint-wait = Buscando el mejor turno…
screen-leave = ¿Salir de la partida? Está guardada y se puede reanudar.
screen-enlarge = La ventana es demasiado pequeña para el juego: hacen falta { $wanted }.

## Los nombres de dos teclas.

screen-enter = Intro
screen-escape = Esc

## Qué hacen las teclas, en una palabra.

screen-key-move = mover
screen-key-turn = girar
screen-key-place = colocar
screen-key-choose = elegir
screen-key-claim = tomar
screen-key-kingdoms = reinos
screen-key-hint = pista
screen-key-back = volver
screen-key-scroll = desplazar
screen-key-next = partida siguiente

## Qué hacen las teclas, en su lista.

screen-about-arrows = mover el dominó, o elegir uno de la línea
screen-about-turn = girar el dominó; R lo gira al revés
screen-about-enter = colocar el dominó, o tomar el elegido
screen-about-number = elegir el dominó de ese número
screen-about-kingdoms = mirar el reino siguiente; Esc vuelve al tuyo
screen-about-hint = el mejor turno, y por qué
screen-about-mouse = O haz clic en una casilla para colocar ahí, y en un dominó para tomarlo. La rueda gira el dominó que llevas.
