### Errors. A message is one sentence on one line.

## Illegal actions.

error-illegal-game-over = La partie est finie.
error-illegal-place-first = Pose d’abord le domino { $domino }, puis choisis-en un autre.
error-illegal-claim-first = C’est le moment de choisir un domino, pas d’en poser un.
error-illegal-no-such-domino = Le domino { $domino } n’existe pas ; ils vont de 1 à 48.
error-illegal-not-your-domino = Le domino { $domino } n’est pas celui à poser maintenant ; c’est le { $expected }.
error-illegal-must-place = Le domino { $domino } peut être posé, il doit donc l’être.
error-illegal-not-adjacent = Les cases { $first } et { $second } ne sont pas voisines.
error-illegal-occupied = La case { $cell } est déjà prise.
error-illegal-out-of-grid = Avec { $cell }, le royaume dépasserait { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Aucune moitié du domino { $domino } n’y touche le château ou son paysage.
error-illegal-not-in-line = Le domino { $domino } n’est pas dans la ligne où l’on choisit.
error-illegal-already-claimed = Le domino { $domino } porte déjà un roi.

## Rules that make no game.

error-ruleset-unknown-preset = Le jeu « { $preset } » n’existe pas ; il y a { $known }.
error-ruleset-unknown-setting = Le réglage « { $setting } » n’existe pas ; il y a { $known }.
error-ruleset-unknown-choice = { $setting } ne peut pas valoir « { $value } » ; choix possibles : { $known }.
error-ruleset-players = Nombre de joueurs pour { $preset } : { $known }, pas { $players }.
error-ruleset-not-for-players = À { $players } joueurs, { $setting } ne peut pas valoir « { $value } » ; choix possibles : { $known }.
error-seed-seed = Une graine est un entier positif ou nul, ou 64 chiffres hexadécimaux, pas { $seed }.
error-tiling-undecided = Il serait trop long de déterminer si ces royaumes peuvent être faits avec les 48 dominos.
error-deal-unknown-deal = On ne sait pas quels dominos suivent : l’enregistrement de cette partie n’a pas de graine.

## Texts that cannot be parsed.

error-notation-unreadable = ligne { $line }, colonne { $column }. Attendu : { $expected }.
error-notation-impossible = ligne { $line }, colonne { $column }. Attendu : { $expected }. { $because }
expected-text = un texte en UTF-8
expected-end = rien de plus
expected-action = une action comme 13:g8h8, 13:-- ou >28
expected-legal-action = une action que les règles permettent
expected-domino = le numéro d’un domino, de 1 à 48
expected-cell = une case, de a1 à m13
expected-claim = un choix comme >28
expected-rules = des règles comme classic/4 ou classic/2+harmony=yes
expected-setting = un réglage comme opening=drawer
expected-seat = une place : p, y, g ou b, ou - pour un spectateur
expected-king = un roi : p, y, g ou b, d’un joueur qui en a encore un
expected-kingdoms = autant de royaumes que de joueurs, séparés par /, avec ce que chacun a construit
expected-line = une ligne comme (4 13 28 40), en ordre croissant, de dominos pas encore vus
expected-current-line = la ligne de cette manche comme 4@p,13@y, en ordre croissant, un roi sur chacun
expected-next-line = la ligne suivante comme 4,13@y, avec les rois qui ont déjà choisi
expected-to-act = qui joue et à quelle manche, comme 0:p, 3:y:place, 3:y:claim ou 6:over
expected-unseen = les dominos que personne n’a vus, comme 1,2,3, ou - pour aucun
expected-earlier = earlier= et ce qui compte des parties d’avant, comme 45.12.8/51.10.9
expected-pile = pile= et les dominos encore à distribuer, tous encore jamais vus
expected-king-order = hand= et les rois encore à tirer
expected-space = une espace
expected-tag = une balise comme [Rules "classic/2"]
expected-tag-once = chaque balise une seule fois
expected-seed = une graine de 64 chiffres hexadécimaux qui donne cette distribution
expected-result = le résultat de la partie
expected-game = une partie de ce match, comme [Game "2"], une fois la précédente finie
expected-round = le numéro de la manche suivante et un point
expected-turn = un tour comme 13:g8h8>28
expected-comment-end = une accolade fermante qui termine le commentaire
expected-json = le JSON d’une partie ou d’un enregistrement
expected-square = une case comme W ou M3, un château # ou une case vide .
expected-one-castle = un château # dans chaque royaume
expected-smaller-land = un royaume qui tient dans la taille prévue par les règles
expected-land = un royaume pour chaque joueur des règles

## Files.

error-read = { $file } est illisible : { $because }
error-write = La partie ne peut pas être enregistrée dans { $file } : { $because }
error-write-file = { $file } ne peut pas être écrit : { $because }
error-file-missing = ce fichier n’existe pas.
error-file-folder = c’est un dossier.
error-file-forbidden = accès refusé.
error-not-a-record = { $file } est une position ; il faut ici l’enregistrement d’une partie entière.
error-save-exists = { $file } existe déjà. Continue avec --resume, ou choisis un autre nom.
error-ply = L’enregistrement n’a pas d’action { $ply } ; la dernière est la { $last }.

## Seats.

error-bot-unknown-bot = Le bot « { $bot } » n’existe pas ; il y a { $known }.
error-bot-unknown-option = { $bot } n’a pas d’option « { $option } » ; { $known ->
    [none] il n’en a aucune.
   *[other] il a { $known }.
}
error-bot-unknown-value = { $option } de { $bot } ne peut pas valoir « { $value } » ; choix possibles : { $known }.
error-bot-not-loaded = { $bot } ne peut pas être chargé : { $error }
error-bot-bad-label = « { $label } » ne peut pas être une étiquette : elle est prise, ou n’a pas de 1 à { $most } caractères.
error-bot-no-class = { $bot } n’a pas de classe « { $name } ».
error-bot-no-choose = { $bot } n’est pas un bot : il n’a pas de méthode « choose ».
error-name = Il faut un nom à chaque joueur.
error-seats = Il y a plus de places ({ $seats }) que de joueurs ({ $players }).
error-resume-alone = Une partie reprise garde ses règles et ses places : --resume ne va qu’avec --save et --language.
error-unexpected = Quelque chose ne va pas dans le programme lui-même : { $error }
