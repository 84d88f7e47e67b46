### Whether kingdoms can be made of the 48 dominoes.

tiling-found = Diese Königreiche lassen sich aus den 48 Dominos bauen.
tiling-no-kernel = Ob sich diese Königreiche aus den 48 Dominos bauen lassen, wurde nicht geprüft: Der kompilierte Kern fehlt. Installiere gcc oder clang, dann dieses Paket noch einmal.
tiling-place = Zeile { $line }, Spalte { $column }
tiling-no-such-square = Kein Domino hat ein solches Feld: { $square }.
tiling-too-many = Mehr solche Felder, als in der Schachtel sind: { $square }. Dominos damit: { $dominoes }.
tiling-no-partner = Kein Nachbar passt zu diesem Feld: { $square }. Dominos damit: { $dominoes }.
tiling-not-enough = Für alle diese Felder reichen die Dominos nicht. Es geht um die Dominos { $dominoes }.
tiling-unreachable = Keine Reihenfolge führt hierher: Jedes Domino muss das Schloss oder seine eigene Landschaft berühren.
