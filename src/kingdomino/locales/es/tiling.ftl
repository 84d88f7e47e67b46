### Whether kingdoms can be made of the 48 dominoes.

tiling-found = Estos reinos se pueden hacer con los 48 dominós.
tiling-no-kernel = No se ha comprobado si estos reinos se pueden hacer con los 48 dominós: falta el núcleo compilado. Instala gcc o clang y luego este paquete otra vez.
tiling-place = línea { $line }, columna { $column }
tiling-no-such-square = Ningún dominó tiene una casilla así: { $square }.
tiling-too-many = Más casillas así de las que hay en la caja: { $square }. Dominós que la tienen: { $dominoes }.
tiling-no-partner = Ninguna casilla vecina va con esta: { $square }. Dominós que la tienen: { $dominoes }.
tiling-not-enough = No hay dominós suficientes para todas estas casillas. Dominós en cuestión: { $dominoes }.
tiling-unreachable = Ningún orden de colocación llega hasta aquí: cada dominó debe tocar el castillo o su propio terreno.
