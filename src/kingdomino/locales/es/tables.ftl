### Tables and the commands about them.

## What a table refuses.

error-table-no-such-table = No existe la mesa «{ $table }».
error-table-no-such-seat = No existe el asiento { $seat }; los asientos van del 0 al { $last }.
error-table-no-token = No tienes asiento en esta mesa.
error-table-not-your-seat = El asiento { $seat } no es tuyo.
error-table-not-host = Solo el anfitrión puede hacer esto.
error-table-not-your-turn = No es tu turno: le toca al asiento { $seat }.
error-table-stale = La partida ha avanzado: va por la acción { $now }, no por la { $ply }.
error-table-full = No hay asientos libres.
error-table-seat-taken = El asiento { $seat } está ocupado.
error-table-seats-open = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
error-table-started = La partida ya ha empezado.
error-table-not-started = La partida aún no ha empezado.
error-table-over = La partida ha terminado.
error-table-not-over = La partida aún no ha terminado.
error-table-seats = Número de jugadores de estas reglas: { $players }, no { $seats }.
error-table-name = Un nombre tiene de 1 a { $most } letras y ningún carácter de control.
error-table-level = No existe el bot «{ $level }»; hay { $known }.
error-table-clock = Un turno dura de { $least } a { $most } segundos, o no tiene límite.
error-table-reaction = No existe la reacción «{ $reaction }»; hay { $known }.
error-table-reactions = Has enviado { $most } reacciones, el máximo para una partida.
error-table-contribution = Una aportación tiene como mucho { $most } signos: letras a–z, A–Z y cifras.
error-table-key = Una clave tiene de 1 a { $most } caracteres imprimibles.
error-table-key-reused = Esta clave se usó para otra petición.
error-table-not-alone = Solo puede deshacer un turno quien juega únicamente con bots.
error-table-no-turn = Aún no has jugado ningún turno.
error-table-unknown-deal = No se conoce el reparto de esta partida, así que no se puede continuar.
error-table-hints = Las pistas son para quien juega únicamente con bots.
error-table-counted = En un intento que cuenta nadie puede jugar por ti.
error-table-take-backs = En un encuentro se pueden deshacer como mucho { $most } turnos.
error-table-present = Quien ocupa el asiento { $seat } está en la mesa.
error-table-colour = No existe el color «{ $colour }»; existen { $known }.
error-table-colour-taken = Otra persona tiene el color { $colour }.
error-table-device-link = Este enlace ya no sirve: se usó, caducó o se anuló. Crea uno nuevo.
error-table-device-links = En una mesa puedes crear como mucho { $most } enlaces a otro dispositivo.
error-table-device-seated = Este dispositivo ya tiene un asiento en esta mesa.
error-table-busy = Hubo demasiados cambios a la vez en esta mesa; inténtalo de nuevo.

## The status of a table.

table-status-open = abierta
table-status-playing = en juego
table-status-over = terminada
table-status-abandoned = abandonada

## Checking a shuffle.

verify-missing = No se puede comprobar: al registro le falta { $tags }.
usage-contribution = «{ $value }» no es un asiento del 1 al { $players }, un signo igual y lo que aportó.

## The commands.

tables-none = No hay mesas.
tables-pruned = { $count ->
    [one] Una mesa eliminada.
   *[other] { $count } mesas eliminadas.
}
tables-backed-up = Mesas copiadas en { $file }: { $count }
tables-restored = Mesas restauradas de { $file }: { $count }
tables-kept = Lo que había antes está en { $file }
tables-rebuilt = Resultados calculados: { $count }
error-database-url = «{ $url }» no es una base de datos: da sqlite:///FILE o postgresql://….
error-database-away = La base de datos no responde: { $because }.
error-database-in-use = Otro servidor usa la base de datos { $file }.
error-database-newer = La base de datos la escribió una versión más nueva de este programa.
error-database-unusable = La base de datos no se puede usar: { $because }
error-database-not-file = Esto es para archivos SQLite; PostgreSQL tiene pg_dump y pg_restore.
error-database-same-file = { $file } es la propia base de datos.
help-verify = Comprueba que el encuentro de un FILE se repartió como se prometió al abrir su mesa; - lee la entrada estándar.
help-verify-short = comprobar que un encuentro se repartió limpiamente
help-tables = Administra las mesas de un servidor: las muestra, escribe sus registros en archivos, importa registros, elimina las antiguas.
help-tables-short = mostrar, exportar, importar y eliminar mesas
help-tables-list = Muestra las mesas, primero las activas más recientes.
help-tables-list-short = mostrar las mesas
help-tables-export = Escribe el registro de cada TABLE en un archivo; sin nombres, el de todas las terminadas.
help-tables-export-short = escribir registros en archivos
help-tables-import = Importa el encuentro de cada FILE, para que se pueda mirar.
help-tables-import-short = importar registros
help-tables-prune = Elimina las mesas sin actividad desde hace unos días.
help-tables-prune-short = eliminar mesas antiguas
help-tables-backup = Copia toda la base de datos de un servidor en un FILE, también mientras el servidor funciona. Para SQLite; PostgreSQL tiene pg_dump.
help-tables-backup-short = copiar la base de datos en un archivo
help-tables-restore = Sustituye la base de datos de un servidor por una copia FILE. El servidor debe estar parado; lo que había antes se conserva al lado.
help-tables-restore-short = recuperar una copia
help-tables-rebuild = Vuelve a calcular los resultados de las partidas terminadas a partir de sus registros, para «Mis partidas». El servidor puede seguir en marcha.
help-tables-rebuild-short = volver a calcular los resultados
option-commitment = lo que anotaste al abrirse la mesa, en cifras hexadecimales
option-contribution = lo que aportó un asiento, por su número desde el 1, como lo anotó su jugador; se puede repetir
option-database = dónde se guardan las mesas: sqlite:///FILE o postgresql://…; si no, un archivo en la carpeta de tus datos
option-status = solo las mesas que han llegado a ese punto
option-to = la carpeta en la que escribir
option-days = cuántos días sin actividad
example-verify = un registro descargado
example-verify-commitment = con lo que anotaste tú
example-tables-list = las terminadas
example-tables-export = todas las terminadas, un archivo cada una
example-tables-prune = las abandonadas desde hace tres meses
example-tables-backup = una copia, también mientras el servidor funciona
