### Whether kingdoms can be made of the 48 dominoes.

tiling-found = These kingdoms can be made of the 48 dominoes.
tiling-no-kernel = Whether these kingdoms can be made of the 48 dominoes was not checked: the compiled kernel is missing. Install gcc or clang, then this package again.
tiling-place = line { $line }, column { $column }
tiling-no-such-square = No domino has such a square: { $square }.
tiling-too-many = More squares like this than there are in the box: { $square }. Dominoes with it: { $dominoes }.
tiling-no-partner = No neighbour goes with this square: { $square }. Dominoes with it: { $dominoes }.
tiling-not-enough = There are not enough dominoes to cover all of these squares. Dominoes concerned: { $dominoes }.
tiling-unreachable = No order of placing leads here: each domino has to touch the castle or its own terrain.
