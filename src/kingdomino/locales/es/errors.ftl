### Errors. A message is one sentence on one line.

## Illegal actions.

error-illegal-game-over = La partida ha terminado.
error-illegal-place-first = Coloca primero el dominó { $domino } y luego elige otro.
error-illegal-claim-first = Ahora toca elegir un dominó, no colocarlo.
error-illegal-no-such-domino = No existe el dominó { $domino }; van del 1 al 48.
error-illegal-not-your-domino = Ahora no toca colocar el dominó { $domino }, sino el { $expected }.
error-illegal-must-place = El dominó { $domino } cabe, así que hay que colocarlo.
error-illegal-not-adjacent = Las casillas { $first } y { $second } no son contiguas.
error-illegal-occupied = La casilla { $cell } ya está ocupada.
error-illegal-out-of-grid = Con { $cell } el reino sería mayor de { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Ninguna mitad del dominó { $domino } toca allí el castillo o su terreno.
error-illegal-not-in-line = El dominó { $domino } no está en la línea para elegir.
error-illegal-already-claimed = En el dominó { $domino } ya hay un rey.

## Rules that make no game.

error-ruleset-unknown-preset = No existe el juego «{ $preset }»; hay { $known }.
error-ruleset-unknown-setting = No existe el ajuste «{ $setting }»; hay { $known }.
error-ruleset-unknown-choice = { $setting } no puede ser «{ $value }»; puede ser { $known }.
error-ruleset-players = Número de jugadores de { $preset }: { $known }, no { $players }.
error-ruleset-not-for-players = Con { $players } jugadores, { $setting } no puede ser «{ $value }»; puede ser { $known }.
error-seed-seed = Una semilla es un entero desde 0 o 64 cifras hexadecimales, no { $seed }.
error-tiling-undecided = Llevaría demasiado tiempo averiguar si estos reinos se pueden hacer con los 48 dominós.
error-deal-unknown-deal = No se sabe qué dominós siguen: el registro de esta partida no tiene semilla.

## Texts that cannot be parsed.

error-notation-unreadable = línea { $line }, columna { $column }. Se espera: { $expected }.
error-notation-impossible = línea { $line }, columna { $column }. Se espera: { $expected }. { $because }
expected-text = un texto en UTF-8
expected-end = nada más
expected-action = una acción como 13:g8h8, 13:-- o >28
expected-legal-action = una acción que las reglas permitan
expected-domino = el número de un dominó, del 1 al 48
expected-cell = una casilla, de a1 a m13
expected-claim = una elección como >28
expected-rules = reglas como classic/4 o classic/2+harmony=yes
expected-setting = un ajuste como opening=drawer
expected-seat = un asiento: p, y, g o b, o - para un espectador
expected-king = un rey: p, y, g o b, de un jugador que aún tenga uno
expected-kingdoms = tantos reinos como jugadores, separados por /, con lo que cada uno ha construido
expected-line = una línea como (4 13 28 40), en orden ascendente, de dominós aún no vistos
expected-current-line = la línea de esta ronda como 4@p,13@y, en orden ascendente, con un rey en cada uno
expected-next-line = la línea siguiente como 4,13@y, con los reyes que ya han elegido
expected-to-act = quién juega y en qué ronda, como 0:p, 3:y:place, 3:y:claim o 6:over
expected-unseen = los dominós que nadie ha visto, como 1,2,3, o - si no hay
expected-earlier = earlier= y lo que cuenta de las partidas anteriores, como 45.12.8/51.10.9
expected-pile = pile= y los dominós que faltan por repartir, todos aún no vistos
expected-king-order = hand= y los reyes que faltan por sacar
expected-space = un espacio
expected-tag = una etiqueta como [Rules "classic/2"]
expected-tag-once = cada etiqueta una sola vez
expected-seed = una semilla de 64 cifras hexadecimales que dé el reparto de este registro
expected-result = el resultado que tiene la partida
expected-game = una partida de este encuentro, como [Game "2"], cuando la anterior haya terminado
expected-round = el número de la ronda siguiente y un punto
expected-turn = un turno como 13:g8h8>28
expected-comment-end = una llave de cierre que termine el comentario
expected-json = JSON de una partida o de un registro
expected-square = una casilla como W o M3, un castillo # o una casilla vacía .
expected-one-castle = un castillo # en cada reino
expected-smaller-land = un reino que quepa en el tamaño de las reglas
expected-land = un reino por cada jugador de las reglas

## Files.

error-read = { $file } no se puede leer: { $because }
error-write = La partida no se puede guardar en { $file }: { $because }
error-write-file = { $file } no se puede escribir: { $because }
error-file-missing = ese archivo no existe.
error-file-folder = es una carpeta.
error-file-forbidden = acceso denegado.
error-not-a-record = { $file } es una posición; aquí hace falta el registro de una partida entera.
error-save-exists = { $file } ya existe. Continúala con --resume o elige otro nombre.
error-ply = El registro no tiene la acción { $ply }; la última es la { $last }.

## Seats.

error-bot-unknown-bot = No existe el bot «{ $bot }»; hay { $known }.
error-bot-unknown-option = { $bot } no tiene la opción «{ $option }»; { $known ->
    [none] no tiene ninguna.
   *[other] tiene { $known }.
}
error-bot-unknown-value = { $option } de { $bot } no puede ser «{ $value }»; puede ser { $known }.
error-bot-not-loaded = { $bot } no se puede cargar: { $error }
error-bot-bad-label = «{ $label }» no puede ser una etiqueta: está ocupada o no tiene de 1 a { $most } caracteres.
error-bot-no-class = { $bot } no tiene la clase «{ $name }».
error-bot-no-choose = { $bot } no es un bot: no tiene el método «choose».
error-name = Un jugador necesita un nombre.
error-seats = Hay más asientos ({ $seats }) que jugadores ({ $players }).
error-resume-alone = Una partida reanudada conserva sus reglas y asientos: --resume solo va con --save y --language.
error-unexpected = Algo va mal en el propio programa: { $error }
