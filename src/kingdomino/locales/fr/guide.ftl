### How to play: the rules, and a first game as a lesson.

guide-title = Comment jouer
guide-lead = Cinq minutes de lecture, un quart d’heure de jeu. Voici tout ce qu’il te faut.
guide-contents = Sommaire
guide-to-lesson = Apprendre en jouant

## The goal.

guide-goal = Le but
guide-goal-land = Tu as un château et pas encore de terres. Domino après domino, tu poses autour de lui des champs, des forêts et des lacs, et ton royaume grandit.
guide-goal-points = À la fin, chaque territoire rapporte ses cases multipliées par ses couronnes. Qui a le plus de points gagne.

## Components.

guide-box = Dans la boîte
guide-box-pieces = Un jeu pour deux à quatre joueurs. Chacun a un château et un ou deux rois de la même couleur ; les 48 dominos sont à tous. Ici, mélanger, trier et compter se fait tout seul.
guide-box-domino = Un domino porte un numéro de 1 à 48 au dos et deux cases sur sa face. Une case montre l’un des six paysages et jusqu’à trois couronnes. Plus le numéro est grand, plus le paysage est rare et plus il y a de couronnes.
guide-box-castle = Le château occupe une case. Il n’a ni paysage ni couronne, et ne rapporte rien par lui-même.
guide-part-number = le numéro, au dos : il fixe la place du domino dans la ligne
guide-part-terrain = une case : un paysage, ici sans couronne
guide-part-crowns = l’autre case : chaque fanion est une couronne, ici il y en a deux
guide-terrains-caption = Les 96 cases, par paysage et par couronnes. Les mines sont rares, et riches.

## Before the first turn.

guide-setup = Avant le premier tour
guide-setup-pile = On mélange les 48 dominos. À quatre, on les prend tous, à trois 36, à deux 24. On met le reste de côté, sans le regarder.
guide-setup-line = On retourne autant de dominos qu’il y a de rois et on les range, le plus petit numéro d’abord. C’est une ligne.
guide-setup-opening = On tire maintenant les rois un à un, au hasard. Chacun va sur un domino libre de la ligne, que son propriétaire choisit : ce sera son premier domino. Puis on dispose la deuxième ligne, et la partie commence.
guide-setup-caption = Ce qui change selon le nombre de joueurs
guide-setup-players = Joueurs
guide-setup-dominoes = Dominos
guide-setup-kings = Rois par joueur
guide-setup-spots = Par ligne
guide-setup-rounds = Manches

## A turn.

guide-turn = Un tour
guide-turn-order = À chaque manche, chaque roi joue une fois : d’abord celui du plus petit numéro, en dernier celui du plus grand. Quand vient le tour de ton roi, tu fais deux choses, dans cet ordre :
guide-turn-place = Poser
guide-turn-place-text = Prends le domino où se tient ton roi et pose-le dans ton royaume.
guide-turn-claim = Choisir
guide-turn-claim-text = Déplace le roi sur un domino libre de la ligne suivante. Tu le poseras à la manche suivante.
guide-turn-over = Quand tous les rois ont avancé, leur ligne devient celle de la nouvelle manche, et on en dispose une autre derrière.
guide-lines-caption = Le roi bleu était sur le plus petit numéro : son domino est posé, et il a choisi le 23. C’est maintenant au roi rose, puis au jaune, puis au vert.

## Placing.

guide-placing = Poser un domino
guide-placing-connect = Les deux moitiés vont sur deux cases libres voisines. Au moins l’une d’elles doit toucher, par un côté entier, le château ou une case du même paysage déjà posée. Les coins ne comptent pas. Peu importe ce que touche l’autre moitié.
guide-placing-castle = Le château est un joker : tous les paysages lui conviennent.
guide-placing-halves = Les deux moitiés d’un domino ne comptent pas l’une pour l’autre, même si elles montrent le même paysage.
guide-placing-fits = Blé contre blé : c’est bon, et cela rapporte 3 points.
guide-placing-turned = Dans l’autre sens, ça ne va pas : aucune moitié ne touche son paysage.
guide-placing-double = Deux lacs, mais seulement l’un à côté de l’autre : cela ne compte pas.
guide-placing-wild = Contre le château, tout convient.
guide-placing-box = Le royaume peut atteindre cinq cases de large et cinq de haut, château compris, pas plus. L’emplacement de ce carré n’est pas fixé d’avance : il dépend de ce que tu construis. Le château peut finir au milieu, au bord ou dans un coin.
guide-placing-box-caption = Quatre de large et quatre de haut : le carré peut encore se fermer de chaque côté. Dès que le royaume fait cinq de large, la gauche et la droite sont fixées ; dès qu’il fait cinq de haut, le haut et le bas.
guide-placing-must = Un domino qui peut être posé doit l’être, même si cela te coûte.
guide-placing-discard = Un domino qui ne va nulle part est défaussé : il quitte le jeu, sans points et sans remplacement. Son roi choisit quand même un domino de la ligne suivante.

## Claiming.

guide-claiming = Bien choisir
guide-claiming-free = Tu peux choisir tout domino qui ne porte pas encore de roi. Le dernier prend ce qui reste.
guide-claiming-order = Le numéro décide de l’ordre de la manche suivante. Un petit numéro montre des terres simples, mais tu joues tôt et tu choisis ensuite parmi plus de dominos. Un grand numéro montre des couronnes, mais tu joues tard. C’est le cœur du jeu.
guide-claiming-caption = Petit : terres simples, et tôt. Grand : couronnes, et tard.

## Two players.

guide-two = Deux joueurs, deux rois
guide-two-caption = Le jaune joue d’abord avec le 5, puis le rose deux fois, puis encore le jaune.
guide-two-text = Chacun a deux rois, donc deux tours par manche : un pour chaque roi, quand vient son numéro. Tu peux ainsi jouer deux fois de suite. Une ligne a quatre dominos, on en joue 24, et après six manches la partie est finie.

## The last round.

guide-last = La dernière manche
guide-last-text = Quand la pioche est vide, on ne dispose plus de ligne. Dans cette dernière manche, on ne fait que poser : il n’y a plus rien à choisir. Ensuite, on compte les points.

## Points.

guide-points = Les points
guide-points-territory = Un territoire, ce sont toutes les cases d’un même paysage reliées par les côtés. Il rapporte le nombre de ses cases multiplié par le nombre de ses couronnes. Sans couronne, il ne rapporte rien, si grand soit-il.
guide-points-many = Un paysage peut former plusieurs territoires ; chacun compte à part. Le château n’appartient à aucun.
guide-points-caption = Cette forêt a cinq cases et trois couronnes : 5 × 3 = 15 points. Les champs et le lac n’ont pas de couronne et ne rapportent rien.
guide-points-example = Un royaume entier : les territoires entourés d’une bordure rapportent. La case de lac et la case de prairie isolées n’ont pas de couronne.
guide-points-total = Total

## Ties.

guide-ties = En cas d’égalité
guide-ties-text = Qui a le plus de points gagne. Si plusieurs en ont autant, on départage, dans cet ordre, par :
guide-ties-territory = le plus grand territoire, avec ou sans couronnes ;
guide-ties-crowns = puis le plus de couronnes dans tout le royaume ;
guide-ties-shared = et si l’égalité persiste, la victoire est partagée.

## Variants.

guide-variants = Autres façons de jouer
guide-variants-text = Qui ouvre une table choisit les règles, à son goût.
guide-variant-middle-kingdom = 10 points si le château est au centre de ton royaume. Ici, le royaume doit faire cinq de large et cinq de haut, comme le dit le livret roumain ; les trous ne comptent pas. Une autre lecture demande seulement que le château soit au milieu de ce que tu as construit, si petit que ce soit.
guide-variant-harmony = 5 points si tu n’as rien défaussé : ton royaume est alors plein, jusqu’à la dernière case.
guide-variant-duel = Deux joueurs prennent les 48 dominos et construisent des royaumes de sept sur sept, en douze manches.
guide-variant-dynasty = Trois parties de suite, chacune avec une nouvelle donne, et les points s’additionnent. En cas d’égalité, on additionne les plus grands territoires des trois parties, puis les couronnes.
guide-variant-tournament = L’Empire du Milieu et l’Harmonie ensemble.
guide-variant-second = Comme dans l’édition de 2024 : à trois aussi, on joue avec les 48 dominos. Les lignes en ont quatre, et celui qui reste quitte le jeu. Si points et territoires sont à égalité, la victoire est partagée : les couronnes ne comptent pas.
guide-variant-demo = Le livret de démo russe : deux joueurs, et à égalité de points, seules les couronnes départagent.
guide-variant-opening = Les premiers choix
guide-variant-opening-text = Les livrets diffèrent. Si tu ne changes rien, le propriétaire d’un roi choisit son domino, comme dans les livrets bulgare, hébreu et russe. Dans les livrets anglais, grec et roumain, les joueurs tirent les rois à tour de rôle, et qui en tire un choisit pour lui, même s’il est à un autre. Une troisième façon, à deux : premier, second, second, premier.

## The printed rulebooks.

guide-books = Quel livret de règles as-tu ?
guide-books-text = Les livrets imprimés ne disent pas tous la même chose. Trouve le tien et joue comme il le dit.
book-name = Livret
book-bulgarian = Bulgare
book-hebrew = Hébreu
book-english = Anglais
book-russian = Démo russe
book-greek = Grec
book-romanian = Roumain
book-opening = La première ligne
book-ties = À égalité de points
book-ties-territory = le plus grand territoire, puis le plus de couronnes
book-ties-crowns = seulement le plus de couronnes
book-equal = Quand tout est à égalité
book-shared = la victoire est partagée
book-draw = match nul
book-centre = Empire du Milieu : le château au centre
book-centre-kingdom = du royaume ; aucune taille n’est donnée
book-centre-box = du royaume de 5×5
book-no-variants = il n’a pas de variantes
book-play = Jouer selon ce livret
book-play-named = Jouer selon ce livret : { $book }

## Tips.

guide-tips = Cinq conseils
guide-tip-crowns = D’abord des couronnes, puis des terres. Un grand territoire sans couronne ne vaut rien, et une couronne sans rien autour vaut peu.
guide-tip-castle = Garde un côté du château libre aussi longtemps que tu peux : n’importe quel domino peut y aller.
guide-tip-gaps = Ne laisse pas de trous d’une case. Un domino en demande deux, et une case isolée reste vide jusqu’à la fin.
guide-tip-gaps-caption = Aucune case libre à côté de celle-ci : elle reste vide jusqu’à la fin.
guide-tip-early = S’il te faut un certain paysage, prends maintenant un petit numéro : la prochaine fois, tu choisis en premier.
guide-tip-rivals = Regarde aussi les autres royaumes. Un domino qui vaut peu pour toi peut valoir beaucoup pour un autre.

## At this table.

guide-page = À cette table
guide-page-marks = Les cases où va ton domino sont marquées. La bulle sur le domino dit combien de points cet endroit rapporte aussitôt ; une croix dit qu’il ne va pas, et au-dessus du plateau tu lis pourquoi. Rien n’est envoyé avant que tu confirmes, et « { action-undo } » revient en arrière pas à pas.
guide-page-caption = Des cases marquées, et un domino qui rapporterait ici 3 points.
guide-page-mouse = À la souris
guide-page-mouse-text = Pointe une case marquée, et le domino s’y montre avec ses points ; vers une case voisine, ou avec la molette, il tourne. Clique pour le fixer, clique encore pour le poser. Clique ensuite deux fois sur un domino de la ligne.
guide-page-touch = Au doigt
guide-page-touch-text = Touche une case marquée, et le domino s’y montre ; touche-le encore pour le poser, ou ↻ pour le tourner. Ou fais-le glisser du doigt. Touche ensuite deux fois un domino de la ligne.
guide-page-keys = Au clavier
guide-page-keys-text = Les flèches déplacent, Entrée fixe et pose le domino, R le tourne, 1 à 4 choisissent dans la ligne, Échap reprend. Avec Tab, tu atteins tout.
guide-end = C’est tout. À toi de jouer.

## The lesson.

lesson-name = Leçon
lesson-wait = On prépare la table…
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-got-it = Compris
lesson-leave = Quitter la leçon
lesson-play-on = Continuer à jouer
lesson-claim = Choisis un domino
lesson-claim-order = Ton roi va sur le domino que tu choisis. À la manche suivante, les rois jouent du plus petit numéro au plus grand.
lesson-claim-crowns = Les grands numéros montrent plus de couronnes, les petits te font jouer tôt. Comme vous êtes deux, chacun a deux rois, et deux tours par manche.
lesson-castle = Au château
lesson-castle-wild = Pose le domino contre ton château, qui convient à tous les paysages. L’une de ses moitiés doit toucher le château par un côté entier.
lesson-castle-turn = Touche une case marquée, et le domino s’y montre. Touche-le encore pour le poser ; ↻ ou R le tourne.
lesson-castle-send = Rien n’est envoyé avant que tu aies aussi choisi le suivant. Jusque-là, tu peux revenir sur chaque pas.
lesson-match = Qui se ressemble s’assemble
lesson-match-touch = Désormais, un domino peut aussi aller là où l’une de ses moitiés touche son paysage. Peu importe ce que touche l’autre.
lesson-match-halves = Seul compte ce qui était déjà là. Les deux moitiés d’un domino ne comptent pas l’une pour l’autre.
lesson-points = Les couronnes rapportent
lesson-points-times = Les cases reliées d’un même paysage forment un territoire. Il rapporte ses cases multipliées par ses couronnes : cinq cases et trois couronnes font 15 points.
lesson-points-none = Sans couronne, il ne rapporte rien. Mais une couronne venue plus tard compte pour tout le territoire.
lesson-box = Cinq sur cinq
lesson-box-floats = Ton royaume peut faire cinq cases de large et cinq de haut. Où, c’est à toi de voir : les côtés en pointillé du cadre sont encore ouverts.
lesson-box-discard = Ce qui peut être posé doit l’être. Ce qui ne va nulle part est perdu. Ne laisse donc pas de trous d’une case, et garde de la place près du château.
lesson-box-end = À la dernière manche, il n’y a plus rien à choisir. On compte alors tous les territoires, et qui a le plus de points gagne.
lesson-grow = Nourris tes couronnes
lesson-grow-add = Chaque case qui rejoint un territoire ajoute un point par couronne qu’il contient. Fais donc grandir les terres qui ont le plus de couronnes.
lesson-grow-first = D’abord la couronne, puis des terres autour. De grandes terres sans couronne ne rapportent rien.
lesson-early = Tôt, ou riche ?
lesson-early-low = Un petit numéro est modeste, mais la prochaine fois tu choisis en premier. Un grand est riche, mais d’autres choisissent avant toi.
lesson-early-when = Prends le plus riche s’il va avec tes couronnes. Si rien dans la ligne ne t’aide, prends le plus petit numéro.
lesson-room = Garde de la place
lesson-room-holes = Un domino demande deux cases. Une case libre isolée entre d’autres reste vide jusqu’à la fin.
lesson-room-castle = Garde un côté du château libre : n’importe quel domino peut y aller. Et reste compact : le cadre se ferme à cinq.
lesson-done = Maintenant, tu sais jouer
lesson-done-text = Tu connais les règles, et trois idées pour bien jouer. Finis ta partie ; les règles sont toujours dans le menu.

## What the lesson says about the table.

lesson-now-kings = On tire les rois au hasard.
lesson-now-rival = Les autres rois jouent.
lesson-now-coming = Ton prochain domino est le { $domino }.
lesson-now-other-king = C’est ton second roi.
lesson-now-soonest = Parmi les dominos libres, le { $domino } joue le plus tôt.
lesson-now-crowned = Sur le { $domino } : { $crowns }.
lesson-now-crownless = Aucun des dominos libres ne montre de couronne.
lesson-now-only = Il ne reste que le { $domino }, il est donc à toi.
lesson-now-chosen = Avec le { $domino }, tu joues en position { $place } sur { $places } à la manche suivante.
lesson-now-hand = Ton domino montre : { $first } et { $second }.
lesson-now-double = Ton domino montre deux fois : { $terrain }.
lesson-now-cells = { $count ->
    [one] { $count } case est marquée pour lui.
   *[other] { $count } cases sont marquées pour lui.
}
lesson-now-kin = Déjà dans ton royaume : { $terrains }.
lesson-now-both = { $first } et { $second }
lesson-now-strange = Rien de semblable encore dans ton royaume : seul le château aide.
lesson-now-best = Le meilleur endroit rapporte aussitôt { $gain }.
lesson-now-no-gain = Aucun endroit ne rapporte aussitôt. Agrandis des terres qui pourront recevoir une couronne.
lesson-now-size = Ton royaume fait { $width } de large et { $height } de haut.
lesson-now-rounds = { $count ->
    [0] C’est la dernière manche.
    [one] Encore { $count } manche après celle-ci.
   *[other] Encore { $count } manches après celle-ci.
}
lesson-now-misfit = Pas ici : l’une des moitiés doit toucher le château ou son paysage, toutes deux sur des cases libres du cadre.
lesson-now-touching = C’est bon. Tourne-le, ou pose-le.
lesson-now-grown = Il agrandit un territoire : { $terrain }, maintenant { $squares }.
lesson-now-alone = Il ne touche que le château et commence un nouveau territoire.
lesson-now-makes = Le territoire rapporte alors { $points } : { $terrain }, { $squares } × { $crowns }.
lesson-now-barren = Pas de couronne ici : pas encore de points.
lesson-now-lies = Bien posé. Choisis maintenant le suivant.
lesson-now-last = Bien posé, et il n’y a plus rien à choisir.
lesson-now-lost = Il ne va nulle part et quitte donc le jeu.
lesson-now-feed = Tes terres les plus riches : { $terrain }, { $crowns }. Chaque case de plus : { $points }.
lesson-now-uncrowned = Ton royaume n’a pas encore de couronne : cherches-en une dans la ligne.
lesson-now-better = Un autre endroit rapporte { $gain }.
lesson-now-best-here = Aucun endroit ne rapporte plus.
lesson-now-worth = Le { $domino } peut rapporter le plus : { $gain }.
lesson-now-easy = Le { $domino } joue le plus tôt et rapporte le plus : { $gain }.
lesson-now-plain = Rien ne rapporte aussitôt : prends le plus petit numéro, le { $domino }.
lesson-now-most = Aucun autre ne rapporte plus que { $gain }.
lesson-now-more = Le { $domino } pourrait rapporter plus : { $gain }.
lesson-now-hole = Cela laisse une case isolée qu’aucun domino ne peut combler.
lesson-now-tidy = Cela ne laisse aucune case isolée.
lesson-now-sides = { $count ->
    [0] Aucun côté du château n’est libre.
    [one] { $count } côté du château est libre : n’importe quel domino peut y aller.
   *[other] { $count } côtés du château sont libres : n’importe quel domino peut y aller.
}
lesson-did-score = Ton dernier domino : { $terrain }, maintenant { $points }.
lesson-did-join = Ton dernier domino : { $terrain }, maintenant { $squares }, mais pas encore de couronne.
lesson-did-start = Ton dernier domino commence un nouveau territoire.
lesson-did-lose = Ton dernier domino n’allait nulle part.
