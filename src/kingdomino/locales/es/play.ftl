### The game in the terminal.

welcome = ¡Te damos la bienvenida a { $title }!
yes = sí
no = no
hint-help = Todo se guarda mientras juegas. En caso de duda, escribe «ayuda».

## Before the game.

ask-preset = ¿Qué juego?
ask-players = ¿Cuántos jugadores?
ask-variants = ¿Cambiar sus reglas?
ask-deck = ¿Cuántos dominós?
ask-opening = ¿Cómo llegan los reyes a la primera línea?
ask-middle-kingdom = El Reino del Centro: ¿{ $points } por un castillo en el centro?
ask-harmony = Armonía: ¿{ $points } si no se descarta nada?
ask-tie-breaks = ¿Qué decide a igualdad de puntos?
ask-dynasty = Dinastía: ¿tres partidas seguidas?
ask-seats = ¿Quién juega? Escribe un nombre o un bot: { $bots }. Intro toma lo que está entre corchetes.
ask-seat = { $colour } [{ $default }]:
ask-number = Escribe un número del 1 al { $last }.
ask-one-of = Escribe uno de estos: { $known }.
ask-yes-or-no = Responde «{ $yes }» o «{ $no }».

## The table.

line-current = Para colocar ahora
line-next = Para elegir
legend-free = casilla libre, aún al alcance
legend-crowns = campo de trigo con { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
}
legend-acts = a quién le toca
legend-done = ya ha jugado

## A turn.

ask-place = { $player }, coloca el { $domino } ({ $terrains }) – Intro muestra los sitios:
ask-claim = { $player }, elige un dominó:
ask-claim-for = { $player }, elige un dominó para este rey – { $owner }:
claim-these = Para elegir, con los puntos que cada uno daría como mucho ahora al reino:
list-more = … y { $count } más: escribe «{ $all }» para verlos
claim-at-best = como mucho { $points } ({ $gain })
claim-fits-nowhere = ahora no cabe
event-place = { $player }: dominó { $domino } ({ $terrains }) en { $first } y { $second }, { $points } ({ $gain })
event-claim = { $player }: rey al dominó { $domino }
event-claim-for = { $player }: dominó { $domino } para otro rey – { $owner }
event-discard = { $player }: el dominó { $domino } no cabe y se descarta
not-understood = No se entiende. Se espera: { $expected }.
undone = Deshecho.
undo-nothing = No hay nada que deshacer: solo un dominó recién colocado, antes de elegir el siguiente.
saved = Guardado en { $file }

## What can be typed. The words are accepted beside the English ones; each must be different.

help-place =
    Coloca tu dominó: un número de la lista, o las casillas de sus dos mitades: g8h8 pone la primera en g8 y la segunda en h8.
    Con la elección de una vez: g8h8>28.
help-claim = Elige un dominó por su número: 28 o >28.
word-list = lista
word-list-about = lo que puedes hacer ahora, primero lo que da más puntos (o solo Intro)
word-all = todo
word-all-about = la lista entera, cuando es larga
word-undo = deshacer
word-undo-about = retirar el dominó recién colocado, antes de elegir
word-board = tablero
word-board-about = mostrar otra vez los reinos y las líneas
word-score = puntos
word-score-about = los puntos hasta ahora, con todos los territorios
word-legend = leyenda
word-legend-about = qué significan las letras y los signos
word-save = guardar
word-save-about = dónde se guarda la partida (tras cada acción)
word-help = ayuda
word-help-about = esta lista (o ?)
word-quit = salir
word-quit-about = salir; la partida se puede reanudar

## The end.

territory-idle = sin coronas: { $squares } = 0
score-not-over = La partida aún no ha terminado.
record-kept = El registro de la partida: { $file }
resume-with = La partida está guardada. Reanúdala con: { $command }
replay-enter = Intro…
bots-without-kernel = Sin el núcleo compilado, greedy juega en lugar de: { $bots }.
notice-no-kernel = Falta el núcleo compilado, porque al instalar no había compilador de C: los bots más fuertes juegan de forma más simple y no hay análisis. Instala gcc o clang y luego este paquete otra vez.
notice-no-pages = Faltan las páginas web, porque al instalar no había npm: el juego funciona en la terminal. Instala Node.js con npm y luego este paquete otra vez.
