### El tablero de análisis.

board-about = Pega el registro de una partida o una posición en notación.
board-text = Registro o posición
board-show = Mostrar
board-other = Otra posición
board-paths = Caminos
board-paths-about = El camino grueso es la partida tal como se jugó. Cada turno que pruebas abre un camino lateral; nada se pierde.
board-start = Comienzo
board-to-place = { $player }: colocar el { $domino }
board-to-claim = { $player }: elegir un dominó
board-try = Prueba lo que quieras: mueve el dominó o toma uno de los mejores turnos.
board-over = La partida ha terminado.
board-best = Mejores turnos
board-lead = ventaja al final, en puntos
board-rollouts = Partidas jugadas hasta el final: { $count }.
board-settled = El primer puesto está decidido.
board-level = Los turnos en cabeza siguen igualados.
board-exact = Exacto: el resto de la partida se conoce.
board-empty = Todavía no se ha jugado nada.
board-unavailable = Los valores no están disponibles.
board-played = jugado
board-whiskers = Los bigotes contienen el valor verdadero 95 veces de cada 100. Donde se solapan, el orden aún puede cambiar.
board-leads = Adónde lleva el mejor turno
board-leads-about = Puntos al final: media, la mitad de las partidas (grueso), nueve de cada diez (fino).
board-sampled = No se sabe qué viene después: esta línea se ha repartido al azar.
board-remove = Quitar este intento
board-restore = Recuperarlo
board-not-over = La partida sigue en juego. Se podrá analizar cuando termine.
board-copy = Copiar la posición

## A text or a link that can’t be read.

board-wrong-at = Línea { $line }, columna { $column }: «{ $found }».
board-wrong-end = El texto termina demasiado pronto, en la línea { $line }.
board-wrong-text = Aquí se espera otra cosa.
board-wrong-rules = Esas reglas no existen.
board-wrong-kingdoms = Las reglas no permiten un reino así.
board-wrong-line = Estos dominós no pueden formar una línea aquí.
board-wrong-turn = Las reglas no lo permiten aquí.
board-wrong-actor = No puede ser el turno de este rey.
board-wrong-dominoes = No pueden ser estos los dominós que nadie ha visto.
board-wrong-result = La semilla o el resultado no corresponde a la partida.
board-link-damaged = Este enlace está dañado: no se puede leer ninguna partida.
