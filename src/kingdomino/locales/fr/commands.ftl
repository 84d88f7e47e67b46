### Help and usage errors of the command line.

usage = Utilisation :
usage-options = [OPTIONS]
usage-command = COMMANDE …
usage-options-title = Options
usage-commands-title = Commandes
usage-examples-title = Exemples
help-kingdomino =
    Le jeu de société Kingdomino, contre des humains et des bots : dans le navigateur, ou ici dans le terminal.

    Sans commande, le jeu démarre sur cette seule machine et s’ouvre dans ton navigateur.
help-kingdomino-short = le jeu de société Kingdomino
help-play =
    Joue une partie dans ce terminal, humains et bots au même clavier.

    Sans options, il demande le jeu et les joueurs. Tout est enregistré après chaque action ; --resume reprend une partie enregistrée.
help-play-short = jouer une partie, ou en reprendre une
help-show = Dessine la table d’un FILE avec un enregistrement ou une position ; - lit l’entrée standard.
help-show-short = dessiner une partie enregistrée ou une position
help-replay = Raconte une partie enregistrée tour par tour, avec les royaumes ; - lit l’entrée standard.
help-replay-short = raconter une partie tour par tour
help-score = Montre les points d’un FILE avec un enregistrement, une position ou des royaumes dessinés, avec territoires, bonus et vainqueur ; - lit l’entrée standard.
help-score-short = compter les points d’une partie ou d’une position
help-perft =
    Compte les façons de poser DOMINOES l’un après l’autre dans un royaume : une ligne par profondeur, avec le domino et le nombre.

    Sans dominos : 48, 47, 46 et ainsi de suite.
help-perft-short = compter les poses, pour vérifier les règles
help-completion = Affiche un script qui complète commandes, options et noms dans un SHELL : bash, zsh ou fish.
help-completion-short = compléter les commandes dans un shell
option-help = montrer cette aide et quitter
option-version = montrer la version et quitter
option-no-browser = ne pas ouvrir le navigateur, dire seulement où est la page
option-language = la langue de tous les textes ; sinon décident KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES ou LANG
option-preset = quel jeu
option-players = combien de joueurs, de 2 à 4
option-seat = le nom d’une personne, ou un bot : { $bots } ; une fois par place
option-deck = combien des 48 dominos sont en jeu
option-opening = qui choisit les dominos des premiers rois
option-middle-kingdom = { $points } pour un château au centre
option-harmony = { $points } si rien n’est défaussé
option-tie-breaks = ce qui départage à égalité de points
option-dynasty = trois parties de suite
option-seed = un nombre ou 64 chiffres hexadécimaux qui fixent le mélange
option-save = où enregistrer ; sinon dans le dossier de tes données
option-resume = reprendre une partie enregistrée
option-ply = après ce nombre d’actions
option-step = attendre Entrée après chaque action
option-json = écrire du JSON pour les programmes
option-svg = écrire la table en image SVG dans ce fichier
option-png = écrire la table en image PNG dans ce fichier
option-grid = la taille du royaume
option-depth = combien de dominos
example-bare = dans ton navigateur
example-play = demande le reste
example-seats = toi contre un bot
example-hot-seat = trois personnes à tour de rôle
example-duel = royaumes de 7×7
example-resume = reprendre une partie enregistrée
example-show = dessiner une partie enregistrée
example-language = jouer en hébreu
example-ply = telle qu’elle était après 20 actions
example-picture = en image
example-pipe = depuis l’entrée standard
example-step = tour par tour
example-json = pour les programmes
example-drawing = des royaumes dessinés dans un fichier texte
example-perft = trois dominos
example-perft-grid = un royaume plus grand
example-completion = pour ce bash ; pour le garder, à mettre dans ~/.bashrc

## Usage errors.

usage-more = Voir { $command }
usage-one-of = « { $value } » n’est pas l’un de ceux-ci : { $known }.
usage-number = « { $value } » n’est pas un nombre entier de { $low } à { $high }.
usage-no-such-option = L’option { $option } n’existe pas.
usage-no-such-command = La commande « { $command } » n’existe pas.
usage-did-you-mean = Voulais-tu dire { $guess } ?
usage-missing = Il manque { $parameter }.
usage-bad-option = L’option { $option } est mal employée.
usage-bad-value = { $parameter } : { $because }
usage-too-many = Il y a plus d’arguments que nécessaire.
