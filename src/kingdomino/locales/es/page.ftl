### The page of a table. Drawings have texts too, for screen readers.

to-home = Volver al inicio
not-found = Aquí no hay nada.
close = Cerrar
menu = Menú
copied = Copiado
copy-link = Copiar el enlace
as-table = Como tabla
reconnecting = Reconectando…
rules-open = Reglas
score-open = Hoja de puntos
daily-open = Reparto del día
your-turn = te toca

## Levels of the bots, from the weakest.

level-page = Paje
level-squire = Escudero
level-knight = Caballero
level-duke = Duque
level-regent = Regente
level-page-about = Pasa por alto casi todas sus opciones.
level-squire-about = Pasa por alto la mitad de sus opciones.
level-knight-about = Busca siempre el máximo de puntos inmediatos.
level-duke-about = Piensa en lo que viene antes de cada turno.
level-regent-about = Piensa tan lejos como el tiempo permite. El más fuerte.
seat-open = asiento libre

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = dominó { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: libre
cell-beyond = { $cell }: fuera de alcance
cell-fits = { $cell }: el dominó cabe aquí
cell-ghost = { $cell }: tu dominó, { $what }
ghost-does-not-fit = no cabe aquí
refusal-occupied = Ese lugar ya está ocupado.
refusal-out-of-grid = El reino sería mayor de { $grid }×{ $grid }.
refusal-no-matching-neighbour = Ninguna mitad del dominó { $domino } toca allí el castillo o su terreno.
held-domino = Tienes el { $domino }
held-lies = { $first } en { $firstCell }, { $second } en { $secondCell }
kingdom-row = Fila { $row }
cell-empty = vacía
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}
kingdom-of = Reino: { $player }
board-keys = Las flechas mueven, R gira el dominó, Intro lo coloca, Escape lo retira.

## The lines.

line-this-round = Esta ronda
line-next-round = Próxima ronda
line-first-round = La primera línea
line-none = Es la última ronda: no queda nada que elegir.
offer-title = Para elegir
legend-gain = puntos que suma
legend-best = máximo que suma
spot-claimed = { $domino }. Rey: { $player }
spot-promises = { $domino }. Como mucho { $what }
spot-fits-nowhere = { $domino }. Ahora no cabe
spot-gone = el dominó { $domino } ha salido de la línea

## What to do now.

prompt-place = Coloca tu dominó
prompt-place-for = { $player }, coloca tu dominó
prompt-claim = Elige tu próximo dominó
prompt-claim-shared = { $player }, elige tu próximo dominó
prompt-claim-for = Elige un dominó para este rey: { $player }
prompt-first = Elige tu primer dominó
prompt-first-for = { $player }, elige un dominó
prompt-last = El último dominó está puesto
prompt-fits-nowhere = El dominó { $domino } no cabe
prompt-they-place = Juega ahora: { $player }
prompt-they-claim = Elige: { $player }
hint-point = { $count ->
    [one] Cabe en un solo sitio: tócalo dos veces.
   *[other] Cabe de { $count } formas: toca dos veces una casilla marcada.
}
hint-claim = Un número bajo juega pronto; uno alto vale más.
hint-values = +N en un dominó: lo máximo que suma ahora.
hint-confirm = Confirma o elige otro.
hint-only = Solo queda el { $domino }. Confirma.
hint-discard = Sale del juego.
hint-discard-claim = Sale del juego. Elige tu próximo dominó.
hint-last = Confirma para terminar tu partida.
warn-hole = Deja un hueco que ningún dominó llena.
warn-domino = Entonces el { $domino } no cabe.
action-turn = Girar
action-undo = Deshacer
action-take-back = Deshacer tu último turno
action-place = Colocar aquí
action-choose = Elige un dominó
action-claim = Tomar el { $domino }
action-discard = Descartar
action-done = Listo
action-sending = Enviando…

## The players.

region-players = Jugadores
region-story = Junto al tablero
region-lines = Líneas
opponent-open = { $player }: { $points }. Ver el reino
status-places = coloca
status-claims = elige
status-claimed = después: { $dominoes }
status-waits = espera
status-away = ausente
card-now = te toca
card-thinking = piensa
card-next = después
card-took = tomó el { $domino }
card-placed = colocado
card-discarded = descartado
card-bot = juega un bot
dynasty-running = { $points } en total
clock-left = Tiempo restante: { $time }
clock-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
pass-device = Pasa el dispositivo a { $player }
pass-device-ready = Aquí estoy

## Beside the board.

own-land = Tus tierras
unseen-title = Aún no vistos
unseen-count = { $count } de 48
unseen-coming = { $coming ->
    [0] Ya no llegará ninguno de ellos.
    [one] Todavía llegará uno de ellos.
   *[other] Todavía llegarán { $coming } de ellos.
}
unseen-terrain = Terreno
unseen-by-terrain = Por terreno y coronas
unseen-by-number = Por número
move-log = Registro
move-log-place = { $player }: { $domino } colocado
move-log-discard = { $player }: { $domino } descartado
move-log-claim = { $player }: { $domino } elegido
move-log-turn = { $first }, { $domino } elegido
move-log-take-back = { $player }: turno deshecho ({ $turn })

## The menu.

menu-reactions = Enviar una reacción
reaction-again = Enviar otra vez: { $reaction }
coach-hint = Pista (H)
assign-bot = Que un bot juegue por mí
assign-bot-of = Que juegue un bot: { $player }
resume-seat = Recuperar mi asiento
resume-seat-of = Recuperar el asiento: { $player }
leave = Dejar la mesa
abandon = Terminar la partida para todos

## Settings.

setting-language = Idioma
setting-theme = Tema
setting-speed = Animación
licences = Licencias de las fuentes y los programas de esta página
setting-sound = Sonidos
setting-reactions = Mostrar las reacciones de los demás
setting-marks = Mostrar dónde cabe un dominó
setting-values = Mostrar lo máximo que suma cada dominó
setting-one-click = Un clic coloca, un clic elige
setting-pass-device = En una pantalla: anunciar a quién le toca
setting-coordinates = Coordenadas en el tablero
setting-glyphs = Símbolos en los terrenos
setting-contrast = Alto contraste
theme-auto = como el dispositivo
theme-light = claro
theme-dark = oscuro
speed-calm = tranquila
speed-normal = media
speed-quick = rápida
speed-off = ninguna

## Between the games of a Dynasty, and the end.

game-summary-title = La partida { $game } de { $games } ha terminado
game-summary-go = A la partida { $game }
review-open = Analizar
puzzles-open = Problemas
analysis-open = Tablero de análisis

## Replay.

replay-title = Repetición
replay-live = En directo
replay-slider = Jugada
replay-position = Jugada { $ply } de { $last }
replay-first = Al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-continue = Seguir jugando desde aquí
replay-continue-about = Una mesa nueva en esta misma posición. Tú ocupas un sitio, los bots juegan en los demás y llegan los mismos dominós que en esta partida.
replay-continue-seat = Jugar por
replay-continue-bots = Los bots
replay-to-table = A la mesa
