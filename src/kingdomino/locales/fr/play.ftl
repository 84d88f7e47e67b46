### The game in the terminal.

welcome = Bienvenue dans { $title } !
yes = oui
no = non
hint-help = Tout est enregistré au fil du jeu. En cas de doute, tape « aide ».

## Before the game.

ask-preset = Quel jeu ?
ask-players = Combien de joueurs ?
ask-variants = Changer les règles ?
ask-deck = Combien de dominos ?
ask-opening = Comment les rois arrivent-ils sur la première ligne ?
ask-middle-kingdom = L’Empire du Milieu : { $points } pour un château au centre ?
ask-harmony = Harmonie : { $points } si rien n’est défaussé ?
ask-tie-breaks = Qu’est-ce qui départage à égalité de points ?
ask-dynasty = Dynastie : trois parties de suite ?
ask-seats = Qui joue ? Tape un nom, ou un bot : { $bots }. Entrée prend ce qui est entre crochets.
ask-seat = { $colour } [{ $default }] :
ask-number = Tape un nombre de 1 à { $last }.
ask-one-of = Tape l’un de ceux-ci : { $known }.
ask-yes-or-no = Réponds « { $yes } » ou « { $no } ».

## The table.

line-current = À poser maintenant
line-next = À choisir
legend-free = case libre, encore à portée
legend-crowns = champ de blé avec { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
legend-acts = à qui de jouer
legend-done = a déjà joué

## A turn.

ask-place = { $player }, pose le { $domino } ({ $terrains }) – Entrée montre les emplacements :
ask-claim = { $player }, choisis un domino :
ask-claim-for = { $player }, choisis un domino pour ce roi – { $owner } :
claim-these = À choisir, avec le plus de points que chacun donnerait maintenant au royaume :
list-more = … et { $count } de plus : tape « { $all } » pour les voir
claim-at-best = au mieux { $points } ({ $gain })
claim-fits-nowhere = ne va nulle part
event-place = { $player } : domino { $domino } ({ $terrains }) sur { $first } et { $second }, { $points } ({ $gain })
event-claim = { $player } : roi sur le domino { $domino }
event-claim-for = { $player } : domino { $domino } pour un autre roi – { $owner }
event-discard = { $player } : le domino { $domino } ne va nulle part et est défaussé
not-understood = Illisible. Attendu : { $expected }.
undone = Repris.
undo-nothing = Il n’y a rien à reprendre : seulement un domino tout juste posé, avant de choisir le suivant.
saved = Enregistré dans { $file }

## What can be typed. The words are accepted beside the English ones; each must be different.

help-place =
    Pose ton domino : un numéro de la liste, ou les cases de ses deux moitiés : g8h8 pose la première sur g8, la seconde sur h8.
    Avec le choix d’un seul coup : g8h8>28.
help-claim = Choisis un domino par son numéro : 28 ou >28.
word-list = liste
word-list-about = ce que tu peux faire, le plus de points d’abord (ou juste Entrée)
word-all = tout
word-all-about = la liste entière, quand elle est longue
word-undo = annuler
word-undo-about = reprendre le domino tout juste posé, avant de choisir
word-board = plateau
word-board-about = montrer à nouveau les royaumes et les lignes
word-score = points
word-score-about = les points actuels, avec tous les territoires
word-legend = légende
word-legend-about = ce que veulent dire les lettres et les signes
word-save = sauver
word-save-about = où la partie est enregistrée (après chaque action)
word-help = aide
word-help-about = cette liste (ou ?)
word-quit = quitter
word-quit-about = partir ; la partie peut être reprise

## The end.

territory-idle = sans couronnes : { $squares } = 0
score-not-over = La partie n’est pas encore finie.
record-kept = L’enregistrement de la partie : { $file }
resume-with = La partie est enregistrée. Reprends-la avec : { $command }
replay-enter = Entrée…
bots-without-kernel = Sans le noyau compilé, greedy joue à la place de : { $bots }.
notice-no-kernel = Le noyau compilé manque, faute de compilateur C à l’installation : les meilleurs bots jouent plus simplement, et il n’y a pas d’analyses. Installe gcc ou clang, puis à nouveau ce paquet.
notice-no-pages = Les pages web manquent, faute de npm à l’installation : le jeu tourne dans le terminal. Installe Node.js avec npm, puis à nouveau ce paquet.
