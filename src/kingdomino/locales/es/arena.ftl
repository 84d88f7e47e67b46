### The arena: bots against bots.

## Help.

help-arena =
    Hace jugar a bots contra bots. Cada reparto se juega una vez desde cada asiento, y cada número viene con su intervalo.

    Participa el nombre de un bot, con sus opciones y los segundos que tiene por turno (greedy, greedy@0.5), o un programa: exec:COMMAND.
help-arena-short = hacer jugar a bots contra bots
help-arena-match =
    Hace jugar a HERO contra RIVAL: el héroe en un asiento, rivales en todos los demás, cada reparto una vez desde cada asiento.

    Los resultados se añaden a un archivo según llegan; la misma orden continúa una serie interrumpida.
help-arena-match-short = un bot contra otro
help-arena-robin =
    Hace jugar a cada ENTRANT contra todos los demás, cada reparto una vez desde cada asiento, y los clasifica: una diferencia de 400 es diez a uno, y greedy tiene 1000.

    Los resultados se añaden a un archivo según llegan; la misma orden continúa una serie interrumpida.
help-arena-robin-short = todos contra todos, con clasificación
help-arena-ladder = Muestra la clasificación de todos en LADDER, un archivo que crece con cada serie añadida. RESULTS son archivos de series que se añaden antes.
help-arena-ladder-short = clasificación de muchas series
help-arena-report = Hace de los resultados de FILE una página con tablas e imágenes, y las imágenes en PNG y SVG.
help-arena-report-short = los resultados como página con imágenes
help-dataset =
    Hace jugar a la búsqueda contra sí misma y escribe cada posición, con los valores y visitas de todos los turnos y el resultado, en FOLDER, como archivos Parquet.

    La misma orden continúa un conjunto interrumpido, y las mismas opciones dan los mismos archivos.
help-dataset-short = posiciones con los valores de la búsqueda, en Parquet
option-rules = las reglas, como tournament/4; si no, classic/2
option-deals = cuántos repartos; si no, 100. Después se pueden pedir más
option-arena-seed = un número que fija los repartos; si no, 1
option-results = el archivo al que se añaden los resultados
option-keep-games = un archivo para los registros de todas las partidas
option-ladder = una clasificación a la que se añade la serie al final
option-watch = dibujar una de las partidas en curso en la terminal
option-sprt = parar cuando esté claro si el héroe es LOW o HIGH puntos más fuerte
option-risk = la probabilidad de que --sprt se equivoque; si no, 0.05
option-seconds = los segundos por turno de quienes no llevan @; si no, 0.1
option-workers = cuántas partidas a la vez; si no, una por núcleo
option-cluster = la dirección de un planificador de Dask cuyos workers juegan, como tcp://10.0.0.1:8786
option-dataset-games = cuántas partidas; si no, 1000. Después se pueden pedir más
option-dataset-rollouts = cuántas simulaciones hace la búsqueda por turno; si no, 400
option-shard-games = cuántas partidas van en un archivo; si no, 100
option-grace = un programa se detiene tantos segundos después de su turno; si no, 1
option-startup = los segundos que tiene un programa para arrancar; si no, 10
option-output = la carpeta de la página y las imágenes
example-match = 100 repartos para dos
example-program = contra un programa tuyo
example-four = uno contra tres, con el Reino del Centro y Armonía
example-robin = una clasificación
example-sprt = parar cuando el resultado esté claro
example-grow = jugar y añadir a una clasificación
example-ladder = la clasificación de todas sus series
example-ladder-add = añadir series terminadas
example-report = una página con imágenes
example-dataset = 10 000 partidas de dos

## Progress.

arena-progress = Partidas
arena-stopped = Detenido tras { $done } de { $games } partidas. Continúa con: { $command }
dataset-written = El conjunto de datos: { $folder }

## The tables.

column-entrant = Participante
column-rating = Valoración
column-games = Partidas
column-runs = Series
column-share = Victorias, %
column-margin = Margen
column-points = Puntos
column-rank = Puesto
column-allowed = Segundos permitidos
column-seconds = Segundos por turno
column-longest = Turno más largo
column-overruns = Excesos, %
column-faults = Partidas cedidas
arena-settings = { $rules } · { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
} desde cada asiento · semilla { $seed }
arena-legend = Bajo un número, o entre paréntesis: el intervalo que contiene el valor verdadero en 95 de 100 series así.
arena-ladder = { $rules } · { $runs ->
    [one] { $runs } serie
   *[other] { $runs } series
}
arena-sprt = { $decision ->
    [high] SPRT: { $hero } es más fuerte que { $rival }: { $high } puntos aceptados, { $low } rechazados.
    [low] SPRT: { $hero } no es tanto más fuerte que { $rival }: { $low } puntos aceptados, { $high } rechazados.
   *[none] SPRT: { $hero } contra { $rival } aún no está decidido entre { $low } y { $high } puntos. Pide más repartos.
}
arena-sprt-numbers = { $deals ->
    [one] Logaritmo de la razón de verosimilitud { $ratio } tras { $deals } reparto; decide en ±{ $bound }.
   *[other] Logaritmo de la razón de verosimilitud { $ratio } tras { $deals } repartos; decide en ±{ $bound }.
}
arena-forfeit = { $entrant }, reparto { $deal }, asiento { $seat }, acción { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … y { $count } partida cedida más
   *[other] … y { $count } partidas cedidas más
}
arena-no-ratings = La clasificación necesita { $package }, que no está instalado: pip install "kingdomino[arena]". La misma orden la mostrará después.

## What a bot did wrong; its name comes before.

error-fault-illegal = jugó { $action }, que las reglas no permiten. { $because }
error-fault-no-action = respondió { $answer }, que no es una acción
error-fault-exception = lanzó { $error }
error-fault-no-start = no arranca: { $because }
error-fault-protocol = habla el protocolo { $found }, no el { $known }
error-fault-crashed = terminó con el código { $code }: { $said }
error-fault-closed = cerró su salida: { $said }
error-fault-hung = no respondió en { $seconds } s: { $said }
error-fault-unreadable = escribió una línea que no es una respuesta: { $line }
error-fault-unasked = escribió una línea sin que se le preguntara: { $line }
error-fault-died = hizo caer su proceso, código { $code }

## The report.

report-title = Resultados de la arena
report-method = Cada reparto se jugó una vez desde cada asiento, para que la suerte sea igual para todos. Una victoria compartida se reparte. Los intervalos salen de remuestrear repartos enteros; las valoraciones, de quién quedó por delante de quién (Bradley–Terry), donde una diferencia de 400 es diez a uno.
report-match = { $hero } contra { $rival }
report-robin = { $count ->
    [one] { $count } participante, todos contra todos
   *[other] { $count } participantes, todos contra todos
}
report-unfinished = La serie no ha terminado: se han jugado { $done } de { $games } partidas.
report-strength = Fuerza
report-ahead = Quién quedó por delante de quién, en % de sus encuentros
report-points = Puntos
report-conduct = Tiempo y conducta
report-time = Fuerza y tiempo
report-written = El informe: { $file }
picture-ratings = Valoraciones con sus intervalos. La línea discontinua está en 1000: greedy, o sin él la media.
picture-shares = Porcentajes de victorias con sus intervalos. La línea discontinua es lo que tendrían jugadores iguales.
picture-points = Cuántas veces hizo cada participante cuántos puntos; la línea y el número son la media.
picture-time = Fuerza según los segundos por turno, con intervalos.
fact-rules = Reglas
fact-deals = Repartos
fact-seed = Semilla
fact-grace = Margen para programas, s
fact-startup = Arranque de programas, s
fact-started = Inicio
fact-command = Orden
fact-version = Versión
fact-machine = Equipo
fact-kernel = Núcleo compilado

## Bots and their conformance checks.

help-bots = Muestra los bots contra los que se puede jugar, con sus opciones: kingdomino play -s Ann -s bot:NAME.
help-bots-short = mostrar los bots y comprobar uno
help-bots-check =
    Comprueba si un bot cumple lo que promete: ENTRANT es su nombre, o un programa como exec:COMMAND. Juega partidas enteras con todas las reglas y responde en posiciones sueltas.

    El código de salida es 0 si todo va bien, y 1 si hay algo que objetar.
help-bots-check-short = comprobar que un bot juega según las reglas
option-games = cuántas partidas con cada una de las reglas; si no, 1
example-bots = nombres y opciones
example-check = un programa tuyo
example-check-name = un bot por su nombre
check-plays = Acciones permitidas en partidas enteras, con todas las reglas
check-leaves = Las vistas quedan como están
check-joins = Sigue una partida que no había visto
check-repeats = La misma semilla juega igual sin reloj
check-keeps-time = Un turno no pasa de sus segundos
check-cases = { $count ->
    [one] { $count } caso
   *[other] { $count } casos
}
check-more = … y { $count } más
error-check-fault = { $rules }, semilla { $seed }, acción { $action }: { $because }
error-check-changed = { $rules }, semilla { $seed }, acción { $action }: cambió la vista
error-check-differs = { $rules }, semilla { $seed }, acción { $action }: primero { $one }, luego { $other }
error-check-late = Más de { $seconds } s: { $late } de { $turns } turnos, hasta { $longest } s

## Errors.

error-alone = Nadie puede jugar solo: nombra dos o más.
error-entrant-command = «{ $entrant }»: tras exec: va una línea de órdenes.
error-entrant-seconds = «{ $entrant }»: tras @ van los segundos de un turno, más de 0.
error-entrant-twice = «{ $entrant }» aparece dos veces.
error-results-no-run = { $file } no empieza con la descripción de una serie.
error-results-format = { $file } tiene el formato { $found }; esta versión lee { $known }.
error-results-unreadable = { $file }, línea { $line }: no es una partida de la serie.
error-results-other-run = { $file } tiene resultados de otra serie ({ $setting }: { $found }, no { $wanted }); elige otro archivo.
error-results-other-games = { $file } tiene otras partidas que los resultados; elige otro archivo.
error-sprt-bounds = «{ $bounds }» no es LOW:HIGH, dos diferencias de valoración, la menor primero.
error-sprt-risk = El riesgo de una decisión falsa debe ser mayor que 0 y menor que 0.5, no { $risk }.
error-ladder-no-ladder = { $file } no es una clasificación de la arena.
error-ladder-rules = { $file } es una clasificación de { $found }, y la serie es de { $wanted }.
error-ladder-label = En { $file }, «{ $label }» es { $found }, no { $wanted }; dale otra etiqueta.
error-ladder-unconnected = Nadie de la serie está aún en { $file }: las valoraciones no serían comparables.
error-cluster-unreachable = No hay ningún planificador de Dask en { $address }: { $because }
error-dataset-other = { $folder } tiene un conjunto de datos con otros ajustes ({ $setting }: { $found }, no { $wanted }).
error-dataset-unreadable = { $folder } no tiene ningún conjunto de datos que esta versión pueda leer.
error-write-results = Los resultados no se pueden guardar en { $file }: { $because }
error-no-results = Aún no hay partidas en { $file }.
error-extra = Hace falta { $package }, que no está instalado: pip install "kingdomino[{ $extra }]"
usage-seconds = «{ $value }» no es un número de segundos mayor que 0.
