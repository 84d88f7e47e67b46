### The page of a table. Drawings have texts too, for screen readers.

to-home = Retour à l’accueil
not-found = Il n’y a rien ici.
close = Fermer
menu = Menu
copied = Copié
copy-link = Copier le lien
as-table = En tableau
reconnecting = Reconnexion…
rules-open = Règles
score-open = Feuille de score
daily-open = Donne du jour
your-turn = à toi de jouer

## Levels of the bots, from the weakest.

level-page = Page
level-squire = Écuyer
level-knight = Chevalier
level-duke = Duc
level-regent = Régent
level-page-about = Ne voit qu’une petite partie de ses possibilités.
level-squire-about = Ne voit que la moitié de ses possibilités.
level-knight-about = Prend toujours le plus de points tout de suite.
level-duke-about = Réfléchit à la suite avant chaque tour.
level-regent-about = Réfléchit aussi loin que le temps le permet. Le plus fort.
seat-open = place libre

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = domino { $domino } : { $first } / { $second }
cell-holds = { $cell } : { $what }
cell-free = { $cell } : libre
cell-beyond = { $cell } : hors de portée
cell-fits = { $cell } : le domino peut aller ici
cell-ghost = { $cell } : ton domino, { $what }
ghost-does-not-fit = ne va pas ici
refusal-occupied = Cette place est déjà prise.
refusal-out-of-grid = Le royaume dépasserait { $grid }×{ $grid }.
refusal-no-matching-neighbour = Aucune moitié du domino { $domino } n’y touche le château ou son paysage.
held-domino = Tu tiens le { $domino }
held-lies = { $first } en { $firstCell }, { $second } en { $secondCell }
kingdom-row = Rangée { $row }
cell-empty = vide
gain-alone = { $gain }
gain-with = { $gain } : { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
kingdom-of = Royaume : { $player }
board-keys = Les flèches déplacent, R tourne le domino, Entrée le pose, Échap le reprend.

## The lines.

line-this-round = Cette manche
line-next-round = Manche suivante
line-first-round = La première ligne
line-none = C’est la dernière manche : il n’y a plus rien à choisir.
offer-title = À choisir
legend-gain = points gagnés
legend-best = gain maximal
spot-claimed = { $domino }. Roi : { $player }
spot-promises = { $domino }. Au mieux { $what }
spot-fits-nowhere = { $domino }. Ne va nulle part
spot-gone = le domino { $domino } a quitté la ligne

## What to do now.

prompt-place = Pose ton domino
prompt-place-for = { $player }, pose ton domino
prompt-claim = Choisis ton prochain domino
prompt-claim-shared = { $player }, choisis ton prochain domino
prompt-claim-for = Choisis un domino pour ce roi : { $player }
prompt-first = Choisis ton premier domino
prompt-first-for = { $player }, choisis un domino
prompt-last = Le dernier domino est posé
prompt-fits-nowhere = Le domino { $domino } ne va nulle part
prompt-they-place = Joue maintenant : { $player }
prompt-they-claim = Choisit : { $player }
hint-point = { $count ->
    [1] Une seule possibilité : touche-la deux fois.
    [one] { $count } possibilité : touche-la deux fois.
   *[other] { $count } possibilités : touche deux fois une case marquée.
}
hint-claim = Un petit numéro joue tôt ; un grand vaut plus.
hint-values = +N sur un domino : ce qu’il rapporte au plus.
hint-confirm = Confirme, ou choisis-en un autre.
hint-only = Il ne reste que le { $domino }. Confirme.
hint-discard = Il quitte le jeu.
hint-discard-claim = Il quitte le jeu. Choisis ton prochain domino.
hint-last = Confirme pour finir ta partie.
warn-hole = Cela laisse un trou qu’aucun domino ne comble.
warn-domino = Le { $domino } n’ira alors nulle part.
action-turn = Tourner
action-undo = Annuler
action-take-back = Reprendre ton dernier tour
action-place = Poser ici
action-choose = Choisis un domino
action-claim = Prendre le { $domino }
action-discard = Défausser
action-done = Terminer
action-sending = Envoi…

## The players.

region-players = Joueurs
region-story = À côté du plateau
region-lines = Lignes
opponent-open = { $player } : { $points }. Voir le royaume
status-places = pose
status-claims = choisit
status-claimed = ensuite : { $dominoes }
status-waits = attend
status-away = absent
card-now = à toi
card-thinking = réfléchit
card-next = ensuite
card-took = a pris le { $domino }
card-placed = a posé
card-discarded = a défaussé
card-bot = joué par un bot
dynasty-running = { $points } en tout
clock-left = Temps restant : { $time }
clock-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
pass-device = Passe l’appareil à { $player }
pass-device-ready = C’est moi

## Beside the board.

own-land = Tes terres
unseen-title = Pas encore vus
unseen-count = { $count } sur 48
unseen-coming = { $coming ->
    [0] Aucun d’eux ne viendra plus.
    [one] { $coming } d’entre eux viendra encore.
   *[other] { $coming } d’entre eux viendront encore.
}
unseen-terrain = Paysage
unseen-by-terrain = Par paysage et couronnes
unseen-by-number = Par numéro
move-log = Déroulement
move-log-place = { $player } : { $domino } posé
move-log-discard = { $player } : { $domino } défaussé
move-log-claim = { $player } : { $domino } choisi
move-log-turn = { $first }, { $domino } choisi
move-log-take-back = { $player } : tour repris ({ $turn })

## The menu.

menu-reactions = Envoyer une réaction
reaction-again = Renvoyer : { $reaction }
coach-hint = Conseil (H)
assign-bot = Laisser un bot jouer pour moi
assign-bot-of = Laisser jouer un bot : { $player }
resume-seat = Reprendre ma place
resume-seat-of = Reprendre la place : { $player }
leave = Quitter la table
abandon = Arrêter la partie pour tous

## Settings.

setting-language = Langue
setting-theme = Thème
setting-speed = Animation
licences = Licences des polices et des programmes de cette page
setting-sound = Sons
setting-reactions = Montrer les réactions des autres
setting-marks = Montrer où va un domino
setting-values = Montrer le gain maximal de chaque domino
setting-one-click = Un clic pose, un clic choisit
setting-pass-device = Sur un seul écran : annoncer à qui le tour
setting-coordinates = Coordonnées sur le plateau
setting-glyphs = Symboles sur les paysages
setting-contrast = Contraste élevé
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
speed-calm = calme
speed-normal = normale
speed-quick = rapide
speed-off = aucune

## Between the games of a Dynasty, and the end.

game-summary-title = La partie { $game } sur { $games } est finie
game-summary-go = Vers la partie { $game }
review-open = Analyser
puzzles-open = Problèmes
analysis-open = Plateau d’analyse

## Replay.

replay-title = Rediffusion
replay-live = En direct
replay-slider = Coup
replay-position = Coup { $ply } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-continue = Continuer à partir d’ici
replay-continue-about = Une nouvelle table dans cette position exacte. Tu prends une place, des bots jouent les autres, et les dominos arrivent comme dans cette partie.
replay-continue-seat = Jouer pour
replay-continue-bots = Les bots
replay-to-table = À la table
