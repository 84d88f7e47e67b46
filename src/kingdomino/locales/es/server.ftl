### The server.

## Errors of a request.

error-server-bad-request = La petición no se puede leer: { $because }
error-server-no-such-page = Aquí no hay nada.
error-server-method = { $method } no está permitido aquí.
error-server-too-large = La petición pasa de { $most } bytes.
error-server-media-type = La petición debe ser JSON.
error-server-host = Este servidor no responde al nombre { $host }; quien lo administra puede añadirlo a --hosts.
error-server-origin = La petición viene de otro sitio.
error-server-token = Siéntate primero: aquí hace falta la clave de un asiento de esta mesa.
error-server-import = Esto no es un archivo de «Mis partidas», o ha sido modificado.
error-server-printed = Estos reinos no se pueden construir en una partida con estas reglas.
error-server-no-room = No hay sitio para esta partida: se guardan como máximo { $most }.
error-server-too-many = { $seconds ->
    [one] Demasiadas peticiones; inténtalo de nuevo en { $seconds } segundo.
   *[other] Demasiadas peticiones; inténtalo de nuevo en { $seconds } segundos.
}
error-server-open-tables = Demasiadas de tus mesas esperan para empezar (como mucho { $most }); primero empieza o cierra una.
error-server-bot-tables = En demasiadas de tus mesas juegan solo bots (como mucho { $most }); espera a que una acabe o termínala.
error-server-push-off = Este servidor no envía mensajes push.
error-server-push-subscription = Esta suscripción push no se puede usar.
error-server-away = Las mesas no responden ahora; todo está guardado, inténtalo en un momento ({ $seconds } s).
error-server-broken = Algo va mal en el propio servidor.

## The command.

serving = Kingdomino está en { $url }
serving-all = Todo el que alcance este equipo puede abrirlo, sin cifrar: en { $url } dentro de tu red. En Internet, pon delante un proxy con HTTPS.
page-at = Kingdomino está en { $url } – Ctrl-C lo termina, y todas las mesas se conservan.
page-lan = Tus amigos de la red no pueden abrirlo. Para que entren, inícialo con: kingdomino --lan
error-serve = El servidor no pudo arrancar.
error-pages = No hay páginas web en { $folder }.
error-workers = Varios procesos de servidor necesitan PostgreSQL: en un archivo solo escribe uno.
error-lan-host = --lan escucha en todas las direcciones: no se combina con otro --host.
error-channel-url = El canal debe ser la dirección de un servidor Redis, como redis://localhost:6379/0.
error-channel-away = Redis no responde: { $because }.
error-channel-package = Un canal por Redis necesita un paquete que no está instalado: pip install 'kingdomino[redis]'.
error-push-contact = El contacto para los servicios push tiene que ser una dirección que empiece por mailto: o https:.
help-serve =
    Sirve el juego: mesas, bots y todo lo que una página o un programa necesita para jugar.

    Cada opción puede darse también como variable de entorno: --bot-seconds es KINGDOMINO_BOT_SECONDS. Lo jugado se conserva en la base de datos y sigue tras un reinicio.
help-serve-short = servir el juego en la red
option-lan = también para otros de tu red, sin cifrar
option-serve-host = la dirección en la que escuchar; 0.0.0.0 es cualquiera de este equipo
option-serve-port = el puerto en el que escuchar; 0 es cualquiera libre
option-serve-channel = URL de un servidor Redis por el que los procesos de servidor se avisan; si no, lo hace la base de datos
option-serve-pages = la carpeta de las páginas web; si no, las que vienen con el programa
option-serve-workers = cuántos procesos de servidor; más de uno necesita PostgreSQL
option-serve-bot-workers = en cuántos procesos piensan los bots, por cada proceso de servidor
option-serve-bot-seconds = cuánto puede pensar un bot un turno
option-serve-bot = un bot propio que se ofrece como nivel, como mio=bot.py:MyBot; una vez por cada uno
option-serve-keep-days = eliminar mesas tras estos días sin actividad; 0 las conserva
option-serve-open-days = días tras los que se eliminan las mesas no empezadas; 0 las conserva
option-serve-hosts = nombres de host a los que responder, separados por comas, además de direcciones y nombres locales; * es cualquiera
option-serve-proxies = direcciones de proxys en cuyas cabeceras X-Forwarded se confía, separadas por comas
option-serve-address-rate = peticiones por minuto de una dirección; 0 es sin límite
option-serve-table-rate = cambios por minuto en una mesa; 0 es sin límite
option-serve-open-tables = mesas no empezadas de una dirección a la vez; 0 es sin límite
option-serve-bot-tables = mesas de una dirección a la vez en las que juegan solo bots; 0 es sin límite
option-serve-daily-games = partidas del bot más fuerte con cada reparto del día, para comparar los resultados; 0: ninguna
option-serve-sockets = conexiones en directo a la vez de una dirección
option-serve-push = mensajes push a quienes no están cuando les toca: on, off o private (también a direcciones privadas y sin TLS, para pruebas)
option-serve-push-contact = a quién pueden escribir los servicios push: una dirección mailto: o https:; si no, el primer nombre de --hosts
option-serve-log-level = qué se escribe en la salida de errores
option-serve-log-format = cómo se escribe cada línea: como texto o como JSON
example-serve = solo para este equipo
example-serve-all = para todo el que pueda alcanzarlo
example-serve-bot = con un bot propio
example-serve-many = varios procesos sobre una base de datos
error-server-no-such-game = No tienes ninguna partida de mesa con ese identificador.
