### Help and usage errors of the command line.

usage = Uso:
usage-options = [OPCIONES]
usage-command = ORDEN …
usage-options-title = Opciones
usage-commands-title = Órdenes
usage-examples-title = Ejemplos
help-kingdomino =
    El juego de mesa Kingdomino, con personas y bots: en el navegador o aquí, en la terminal.

    Sin orden, el juego se inicia solo en este equipo y se abre en tu navegador.
help-kingdomino-short = el juego de mesa Kingdomino
help-play =
    Juega una partida en esta terminal, personas y bots ante un mismo teclado.

    Sin opciones pregunta por el juego y los jugadores. Todo se guarda tras cada acción; --resume reanuda una partida guardada.
help-play-short = jugar una partida o reanudar una guardada
help-show = Dibuja la mesa de un FILE con un registro o una posición; - lee la entrada estándar.
help-show-short = dibujar una partida guardada o una posición
help-replay = Relata una partida registrada turno a turno, con los reinos; - lee la entrada estándar.
help-replay-short = relatar una partida guardada turno a turno
help-score = Muestra los puntos de un FILE con un registro, una posición o reinos dibujados, con territorios, bonificaciones y quién ganó; - lee la entrada estándar.
help-score-short = contar los puntos de una partida o una posición
help-perft =
    Cuenta las formas de colocar DOMINOES uno tras otro en un reino: una línea por profundidad, con el dominó y la cuenta.

    Sin dominós: 48, 47, 46 y así sucesivamente.
help-perft-short = contar colocaciones, para comprobar las reglas
help-completion = Muestra un script que completa órdenes, opciones y nombres en un SHELL: bash, zsh o fish.
help-completion-short = completar órdenes en la consola
option-help = mostrar esta ayuda y salir
option-version = mostrar la versión y salir
option-no-browser = no abrir el navegador, solo decir dónde está la página
option-language = el idioma de todos los textos; si no, deciden KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES o LANG
option-preset = qué juego
option-players = cuántos jugadores, de 2 a 4
option-seat = el nombre de una persona o un bot: { $bots }; una vez por asiento
option-deck = cuántos de los 48 dominós están en juego
option-opening = quién elige los dominós de los primeros reyes
option-middle-kingdom = { $points } por un castillo en el centro
option-harmony = { $points } si no se descarta nada
option-tie-breaks = qué decide a igualdad de puntos
option-dynasty = tres partidas seguidas
option-seed = un número o 64 cifras hexadecimales que fijan la mezcla
option-save = dónde guardar; si no, en la carpeta de tus datos
option-resume = reanudar una partida guardada
option-ply = tras este número de acciones
option-step = esperar a Intro tras cada acción
option-json = escribir JSON para programas
option-svg = escribir la mesa como imagen SVG en este archivo
option-png = escribir la mesa como imagen PNG en este archivo
option-grid = el tamaño del reino
option-depth = cuántos dominós
example-bare = en tu navegador
example-play = pregunta el resto
example-seats = tú contra un bot
example-hot-seat = tres personas por turnos
example-duel = reinos de 7×7
example-resume = reanudar una partida guardada
example-show = dibujar una partida guardada
example-language = jugar en hebreo
example-ply = como estaba tras 20 acciones
example-picture = como imagen
example-pipe = desde la entrada estándar
example-step = turno a turno
example-json = para programas
example-drawing = reinos dibujados en un archivo de texto
example-perft = tres dominós
example-perft-grid = un reino más grande
example-completion = para este bash; para conservarlo, ponlo en ~/.bashrc

## Usage errors.

usage-more = Véase { $command }
usage-one-of = «{ $value }» no es uno de estos: { $known }.
usage-number = «{ $value }» no es un número entero de { $low } a { $high }.
usage-no-such-option = No existe la opción { $option }.
usage-no-such-command = No existe la orden «{ $command }».
usage-did-you-mean = ¿Querías decir { $guess }?
usage-missing = Falta { $parameter }.
usage-bad-option = La opción { $option } está mal usada.
usage-bad-value = { $parameter }: { $because }
usage-too-many = Hay más argumentos de los necesarios.
