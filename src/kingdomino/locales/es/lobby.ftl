### The start page and the lobby.

## The start.

home-caption = Un juego de pequeños reinos
home-about = Coloca campos, bosques y lagos alrededor de tu castillo. Cinco casillas de ancho, no más. Un cuarto de hora, de dos a cuatro jugadores.
play-now = Jugar ya
play-now-opponents = Rivales
play-now-level = Nivel
one-moment = Un momento…
with-friends = Con amigos
with-friends-about = con un enlace
on-this-screen = En esta pantalla
on-this-screen-about = 2–4 jugadores
learn = Cómo se juega
watch = Mirar
my-games = Mis partidas
open-tables = Mesas abiertas
open-tables-none = Nadie espera. Abrir una mesa para todos
settings-open = Ajustes
guest = Invitado
playing-as = Juegas como: { $player }
name-change = Cambiar
name-field = Tu nombre
name-keep = Guardar
continue = Continuar
continue-all = Mostrar todas ({ $count })
continue-offline = Tu mesa se abre en cuanto vuelva la conexión.
continue-left = la dejaste
server-away = El servidor no responde. Inténtalo otra vez.
no-engine = Este navegador no tiene WebAssembly, que aquí hace falta. Puedes leer las reglas sin él.
version-skew = Esta página y el servidor son de versiones distintas. Vuelve a cargar la página más tarde.
local-mark = en este dispositivo
local-gone = Esta mesa no está guardada en este dispositivo.
local-damaged = Lo que se guardó de esta mesa está dañado. Tus otras mesas están bien.
local-storage = El navegador no ha podido guardar la mesa: quizá falte espacio o la ventana sea privada.
local-stale = La mesa ha cambiado entretanto, quizá en otra ventana.

## A new table.

new-title = Nueva mesa
new-seats = ¿Quién juega?
new-players = Jugadores
new-coach = Con entrenador: valorar mis turnos
new-coach-about = Solo contra bots: tras cada turno tuyo, una marca dice lo bueno que fue.
seat-who = Asiento { $number }, { $colour }: quién juega
seat-me = Yo
seat-here = En esta pantalla
seat-friend = Un amigo con el enlace
seat-bots = Bots
seat-name = Nombre, asiento { $number }
colour-choose = Tu color
player-number = Jugador { $number }
new-game = ¿Qué juego?
rules-changed = Reglas de la casa
rules-changed-from = { $preset }, con cambios
rules-changed-how = cambia una variante abajo
only-for = solo para { $players }
rules-opening-owner = apertura: el dueño
rules-opening-drawer = apertura: quien saca
rules-opening-abba = apertura: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (tamaño completo)
rules-middle-kingdom-symmetric = { $bonus } (cualquier tamaño)
new-variants = Variantes
variant-middle-kingdom = 10 puntos más si el castillo está en el centro
variant-harmony = 5 puntos más si no se descarta ningún dominó
new-opening = Cómo se eligen los primeros dominós
new-clock = Tiempo por turno
new-substitute = Quién juega si se acaba el tiempo
clock-none = sin límite
clock-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
new-visible = ¿Quién puede encontrar la mesa?
visible-link = solo quien tiene el enlace
visible-all = todo el mundo, en la página de inicio
new-open = Abrir la mesa
new-start = Empezar la partida

## Waiting at the table.

lobby-title = Esperando jugadores
lobby-all-here = Ya están todos
lobby-seats-open = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
lobby-ready = Todos los asientos están ocupados. Puedes empezar.
lobby-wait-host = La partida empieza cuando el anfitrión la inicie.
lobby-visitor = Siéntate, o quédate a mirar: la partida aparecerá aquí.
lobby-full = Todos los asientos están ocupados. Quédate a mirar: la partida aparecerá aquí.
lobby-host = anfitrión
lobby-bot = bot
sit-down = Sentarse
sit-here = Sentarse aquí
lobby-close = Cerrar la mesa
lobby-invite = Invita a tus amigos
lobby-invite-about = Envíales este enlace, o que escaneen el código.
lobby-only-here = Tus amigos no pueden abrir este enlace: solo lleva a este ordenador. Para que entren los de tu red, reinicia con: kingdomino --lan
lobby-share = Compartir
lobby-link = Enlace a esta mesa
lobby-qr = Código QR del enlace
lobby-size = { $dominoes }, { $rounds }, reinos de { $grid }
lobby-ties = en caso de empate: { $criteria }
lobby-clock = { $time } por turno; después juega: { $bot }
lobby-public = todos encuentran esta mesa en la página de inicio
lobby-promise = La mezcla ya está decidida y sellada. Tras la partida, cualquiera puede comprobarla con este sello:

## Watching.

watch-tables = Mesas públicas
watch-none = Ahora no hay partidas públicas.
watch-open = Asientos libres
watch-playing = En curso
watch-over = Terminadas
watch-bots = Bots contra bots
watch-bots-about = Elige quién juega contra quién. La partida empieza enseguida.
watch-start = Empezar la partida
