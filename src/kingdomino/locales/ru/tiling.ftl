### Whether kingdoms can be made of the 48 dominoes.

tiling-found = Эти королевства можно сложить из 48 участков.
tiling-no-kernel = Можно ли сложить эти королевства из 48 участков, не проверено: нет скомпилированного ядра. Установите gcc или clang, а затем снова этот пакет.
tiling-place = строка { $line }, столбец { $column }
tiling-no-such-square = Нет участка с таким квадратом: { $square }.
tiling-too-many = Таких квадратов больше, чем есть в коробке: { $square }. Участки с ним: { $dominoes }.
tiling-no-partner = Ни один соседний квадрат не подходит к этому: { $square }. Участки с ним: { $dominoes }.
tiling-not-enough = На все эти квадраты участков не хватает. Речь идёт о: { $dominoes }.
tiling-unreachable = Такое королевство нельзя выложить ни в каком порядке: каждый участок должен касаться замка или своего ландшафта.
