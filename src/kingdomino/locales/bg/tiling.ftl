### Whether kingdoms can be made of the 48 dominoes.

tiling-found = Тези кралства могат да се построят от 48-те домино плочки.
tiling-place = ред { $line }, колона { $column }
tiling-no-such-square = Няма домино плочка с такъв квадрат: { $square }.
tiling-too-many = Повече такива квадрати, отколкото има в кутията: { $square }. Домино плочки с него: { $dominoes }.
tiling-no-partner = Никой съседен квадрат не подхожда на този: { $square }. Домино плочки с него: { $dominoes }.
tiling-not-enough = Няма достатъчно домино плочки за всички тези квадрати. Става дума за: { $dominoes }.
tiling-unreachable = Няма ред на поставяне, който да води дотук: всяка домино плочка трябва да докосва замъка или своя терен.
