### Le jeu sur tout le terminal.

## Avant.

option-plain = jouer ligne par ligne au lieu d’occuper tout le terminal
screen-no-textual = Le paquet Python textual manque : on joue donc ligne par ligne.
screen-too-small = Ce terminal fait { $size } : on joue donc ligne par ligne. À partir de { $wanted }, le jeu remplit le terminal.

## Sous le plateau.

screen-place = { $player }, pose le domino { $domino } ({ $terrains }) :
screen-thinking = { $player } réfléchit…
screen-looking = Tu regardes un royaume : { $player }.
screen-no-hint = Les conseils sont pour une personne contre des bots et demandent le noyau compilé.
screen-hint-wait = Recherche du meilleur tour…
screen-leave = Quitter la partie ? Elle est enregistrée et peut être reprise.
screen-enlarge = La fenêtre est trop petite pour le jeu : il faut { $wanted }.

## Les noms de deux touches.

screen-enter = Entrée
screen-escape = Échap

## Ce que font les touches, en un mot.

screen-key-move = déplacer
screen-key-turn = tourner
screen-key-place = poser
screen-key-choose = choisir
screen-key-claim = prendre
screen-key-kingdoms = royaumes
screen-key-hint = conseil
screen-key-back = retour
screen-key-scroll = défiler
screen-key-next = partie suivante

## Ce que font les touches, dans leur liste.

screen-about-arrows = déplacer le domino, ou en choisir un dans la ligne
screen-about-turn = tourner le domino ; R le tourne dans l’autre sens
screen-about-enter = poser le domino, ou prendre celui qui est choisi
screen-about-number = choisir le domino de ce numéro
screen-about-kingdoms = regarder le royaume suivant ; Échap revient au tien
screen-about-hint = le meilleur tour, et pourquoi
screen-about-mouse = Ou clique sur une case pour y poser, et sur un domino pour le prendre. La molette tourne le domino que tu tiens.
