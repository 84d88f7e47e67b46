### My games: the list, the numbers, the maps and the file.

games-since = Desde: { $day }
games-count = { $count ->
    [one] Una partida, victorias: { $won }
   *[other] { $count } partidas, victorias: { $won }
}
games-run = Victorias seguidas: { $count }
games-view = Vista
games-tab-games = Partidas
games-tab-numbers = Cifras
games-tab-maps = Mejores mapas
games-which = Qué partidas
games-all = Todas
games-with-people = Con personas
games-with-bots = Con bots
games-printed = De mesa
games-rules = Reglas
games-any-rules = Todas las reglas
games-opponent = Rival
games-any-opponent = Todos los rivales
games-running = Sin terminar
games-finished = Partidas terminadas
games-none = Ninguna partida coincide con esta selección.
games-waiting = espera jugadores
games-won = Ganada
games-shared = Compartida
games-lost = Perdida
games-second = Segundo puesto
games-third = Tercer puesto
games-fourth = Cuarto puesto
games-against = contra: { $opponents }
games-played-on = continuada desde otra partida
games-printed-one = partida de mesa, de la hoja de puntos
games-older = Partidas anteriores: { $count }
games-points = Puntos, partida a partida
games-points-about = Los puntos de tus últimos reinos ({ $count }): { $average } de media, { $best } como máximo.
games-legend-won = ganada
games-legend-not = no ganada
games-legend-middle = mediana de { $count }
games-ago = las últimas { $count }
games-latest = la última
games-day = Día
games-result = Resultado
games-own-points = Puntos
games-head = Cara a cara
games-head-about = { $opponent }: ganadas { $won }, compartidas { $shared }, perdidas { $lost }
games-head-legend = Una barra por partida: llena = ganada, guion = compartida, vacía = perdida.
games-all-opponents = Todos los rivales: { $count }
games-played = Partidas
games-by-rules = Por reglas
games-average-short = Media
games-best = Tu mejor reino
games-best-about = Tu mejor reino, puntos: { $points }
games-best-more = Más de tus mejores reinos
games-largest = Territorio más grande
games-squares = { $count ->
    [one] Una casilla
   *[other] { $count } casillas
}
games-richest = Territorio más valioso
games-average = Puntos de media
games-run-longest = Racha más larga de victorias
games-run-now = Victorias seguidas ahora
games-times = { $count ->
    [one] una vez
   *[other] { $count } veces
}
games-terrains = De dónde salen tus puntos
games-terrains-about = Puntos de cada terreno en uno de tus reinos, de media: { $terrains }
games-terrains-legend = Trazo rojo: todos con quienes jugaste.
games-terrain = Terreno
games-others = Otros
games-empty = Aquí se dibujará tu primera partida.
games-empty-about = Cada partida que termines en este navegador queda aquí, con su reino.
games-play = Jugar una partida
games-few = A partir de { $count } partidas, unos gráficos muestran cómo juegas.
games-again = Reintentar
games-file = Tus partidas como archivo
games-private = Solo este navegador ve estas partidas. No hace falta una cuenta.
games-save = Guardar todo en un archivo
games-bring = Importar un archivo
games-added = Partidas añadidas: { $count }
games-bad-file = Esto no es un archivo de «Mis partidas».
games-erase = Borrar todo
games-erase-about = Tu lista se borra del servidor, con todas las cifras y lo que importaste. Las partidas siguen en sus mesas para quienes jugaron. No se puede deshacer.
games-erase-yes = Borrar
games-erase-no = Conservarlas
games-erased = Se ha borrado todo.
games-review-last = Analizar la última partida
games-accuracy = precisión { $percent } %
games-accuracy-last = Precisión, últimas partidas analizadas: { $count }
games-was = antes { $percent }
games-luck = Suerte y decisiones
games-luck-about = Partidas analizadas: { $count }. En { $better } de ellas jugaste mejor que los demás; en { $kind } los dominós te favorecieron.
games-unkind = repartos adversos
games-kind = repartos favorables
games-better = jugaste mejor
games-worse = jugaron mejor
games-luck-few = A partir de { $count } partidas analizadas, un gráfico muestra la suerte y las decisiones. Analizadas hasta ahora: { $reviewed }.
games-review-next = Analizar la siguiente partida
games-daily = Del día
games-daily-one = reparto del día
games-daily-practice = reparto del día, práctica
games-delete = Borrar
games-delete-ask = ¿Borrar de tu lista esta partida de mesa? No se puede deshacer.
games-delete-no = Conservarla
games-deleted = Se ha borrado la partida.
