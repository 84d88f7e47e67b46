### Whether kingdoms can be made of the 48 dominoes.

tiling-found = Ces royaumes peuvent être faits avec les 48 dominos.
tiling-no-kernel = On n’a pas vérifié si ces royaumes peuvent être faits avec les 48 dominos : le noyau compilé manque. Installe gcc ou clang, puis à nouveau ce paquet.
tiling-place = ligne { $line }, colonne { $column }
tiling-no-such-square = Aucun domino n’a une telle case : { $square }.
tiling-too-many = Plus de cases de ce genre que dans la boîte : { $square }. Dominos qui en ont une : { $dominoes }.
tiling-no-partner = Aucune case voisine ne va avec celle-ci : { $square }. Dominos qui en ont une : { $dominoes }.
tiling-not-enough = Il n’y a pas assez de dominos pour toutes ces cases. Dominos concernés : { $dominoes }.
tiling-unreachable = Aucun ordre de pose ne mène ici : chaque domino doit toucher le château ou son propre paysage.
