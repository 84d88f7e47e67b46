### Commands that analyse: reviews, hints and puzzles.

help-review =
    Analiza una partida registrada: cuánto valía cada turno, cuál habría sido mejor y cuánta suerte hubo en el reparto.

    FILE es un registro; - lee la entrada estándar.
help-review-short = calificar los turnos de una partida guardada
help-hint =
    Muestra el mejor turno de un FILE con una posición, o con un registro sin terminar, y por qué es el mejor.

    El número de simulaciones dice cuánto piensa; - lee la entrada estándar.
help-hint-short = el mejor turno en una posición, y por qué
help-puzzles = Hace problemas: posiciones en las que un turno es claramente el mejor.
help-puzzles-short = hacer problemas con partidas de bots
help-puzzles-make = Juega partidas entre bots y escribe en un archivo las posiciones en las que un turno es claramente el mejor y no el más codicioso.
help-puzzles-make-short = buscar problemas en partidas de bots
option-quality = con cuánto detalle
option-html = escribir una página con el análisis
option-rollouts = cuántas simulaciones
option-puzzles-count = cuántos problemas
option-puzzles-output = el archivo que se escribe
option-puzzles-seed = un número que fija las partidas
example-review = todos los turnos en una tabla
example-review-html = como página
example-hint = el mejor turno
example-puzzles = cincuenta problemas
error-hint-over = La partida ha terminado: no hay turno que elegir.

## Reviews. The first ones are headings of columns.

review-title = Análisis
review-player = jugador
review-accuracy = precisión
review-lost = puntos perdidos
review-luck = suerte
review-number = n.º
review-turn = turno
review-grade = nota
review-better = mejor
review-why = por qué
review-progress = Turnos
review-adjusted = Con un reparto medio, { $player } habría ganado el { $share } de partidas así.
review-best-turn = Mejor turno – { $player }: { $turn } (turno { $number })
review-turning-point = Punto de inflexión: turno { $number }, { $player } pierde { $share } de probabilidad de ganar.
review-written = El análisis está en { $file }.
hint-value = Probabilidad de ganar entre iguales: { $share }, unos { $points } puntos al final (± { $spread }).
hint-alternative = En su lugar { $turn }: { $points } puntos menos.
puzzles-progress = Problemas
puzzles-written = Problemas en { $file }: { $count }.
