### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = ausente { $minutes } min
stand-in-for = un bot juega por { $player }
stand-in-ask = Que un bot juegue por { $player }
stand-in-asked = Pedido. Los demás tienen que estar de acuerdo.
come-back = Volver a la mesa
watching-player = Estás mirando a { $player }
spectators = { $count ->
    [one] { $count } espectador
    [many] { $count } espectadores
   *[other] { $count } espectadores
}
notice-left = { $player } se ha ido. Ahora juega en su lugar: { $bot }
notice-returned = { $player } ha vuelto
notice-stand-in = { $player } no está. Ahora juega en su lugar: { $bot }
notice-stand-in-you = Mientras no estabas, un bot ocupó tu lugar: { $bot }
notice-resumed = { $player } vuelve a jugar
notice-host = Nuevo anfitrión: { $player }
notice-host-you = Ahora el anfitrión eres tú
notice-time-up = Se acabó el tiempo y jugó un bot. { $turn }
move-log-bot = { $text } (bot)
leave-ask = ¿Dejar la mesa? Un bot jugará por ti, y podrás volver mientras tanto.
abandon-ask = ¿Terminar la partida para todos? Ya nadie podrá continuarla.
stay = Quedarme
host-take = Ser el anfitrión
local-about = Esta mesa solo se guarda en este dispositivo.
local-may-evict = El navegador puede borrarla si le falta espacio.
local-abandon = Terminar la partida
local-abandon-ask = ¿Terminar la partida? En esta mesa ya no se podrá continuar.
local-play-on = Seguir aquí contra bots
lobby-host-away = El anfitrión no está. Puedes ser el anfitrión e iniciar la partida.
lobby-leave-ask = ¿Dejar la mesa? Tu asiento vuelve a quedar libre.
lobby-close-ask = ¿Cerrar la mesa? El enlace dejará de funcionar.
seat-free = Quitar a { $player }
device-continue = Continuar en otro dispositivo
device-about = Un enlace personal da tu asiento a otro dispositivo.
device-about-all = Un enlace personal da todos tus asientos a otro dispositivo.
device-choice = ¿Y este dispositivo?
device-watches = Después solo mira.
device-stays = Los dos dispositivos pueden jugar.
device-games = «Mis partidas» también pasa: los dos dispositivos muestran la misma lista. Si el otro ya tiene partidas, se suman a ella.
device-make = Crear el enlace
device-open = Escanea el código con el otro dispositivo, o abre allí el enlace. Sirve una sola vez, hasta las { $time }.
device-secret = No lo compartas: quien lo abra juega por ti.
device-only-here = El otro dispositivo no puede abrir este enlace: solo lleva a este ordenador. Para cambiarlo, reinicia con: kingdomino --lan
device-link = Enlace personal
device-qr = Código QR del enlace personal
device-pending = Un enlace que creaste sirve hasta las { $time }.
device-cancel = Anular el enlace
device-new = Crear otro enlace
device-used = El otro dispositivo está en la mesa.
device-expired = El enlace ha caducado.
device-moved = Juegas en otro dispositivo. Este solo mira.
device-arrive = ¿Continuar en este dispositivo?
device-arrive-about = Este dispositivo recibe el asiento de quien creó el enlace. El enlace sirve una sola vez.
device-arrive-games = La lista de «Mis partidas» también pasa.
device-arrive-merge = Este dispositivo tiene partidas propias. Junto con las del otro formarán una sola lista en los dos. Continúa solo si los dos dispositivos son tuyos.
device-here = Continuar aquí
device-watch = Solo mirar
