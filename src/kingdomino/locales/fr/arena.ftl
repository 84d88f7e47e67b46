### The arena: bots against bots.

## Help.

help-arena =
    Fait jouer des bots contre des bots. Chaque donne est jouée une fois de chaque place, et chaque nombre vient avec son intervalle.

    Un participant est le nom d’un bot, avec ses options et les secondes qu’il a par tour (greedy, greedy@0.5), ou un programme : exec:COMMAND.
help-arena-short = faire jouer des bots contre des bots
help-arena-match =
    Fait jouer HERO contre RIVAL : le héros à une place, des rivaux à toutes les autres, chaque donne une fois de chaque place.

    Les résultats s’ajoutent à un fichier au fur et à mesure ; la même commande continue une série interrompue.
help-arena-match-short = un bot contre un autre
help-arena-robin =
    Fait jouer chaque ENTRANT contre chaque autre, chaque donne une fois de chaque place, et les classe : un écart de 400 vaut dix contre un, et greedy a 1000.

    Les résultats s’ajoutent à un fichier au fur et à mesure ; la même commande continue une série interrompue.
help-arena-robin-short = chacun contre chacun, avec un classement
help-arena-ladder = Montre le classement de tous ceux de LADDER, un fichier qui grandit à chaque série ajoutée. RESULTS : fichiers de séries à ajouter d’abord.
help-arena-ladder-short = classement sur plusieurs séries
help-arena-report = Fait des résultats de FILE une page avec tableaux et images, et les images en PNG et SVG.
help-arena-report-short = les résultats en page illustrée
help-dataset =
    Fait jouer la recherche contre elle-même et écrit chaque position, avec les valeurs et visites de tous les tours et le résultat, dans FOLDER, en fichiers Parquet.

    La même commande continue un jeu de données interrompu, et les mêmes options donnent les mêmes fichiers.
help-dataset-short = positions avec les valeurs de la recherche, en Parquet
option-rules = les règles, comme tournament/4 ; sinon classic/2
option-deals = combien de donnes ; sinon 100. On peut en demander plus ensuite
option-arena-seed = un nombre qui fixe les donnes ; sinon 1
option-results = le fichier où s’ajoutent les résultats
option-keep-games = un fichier pour les enregistrements de toutes les parties
option-ladder = un classement auquel la série s’ajoute à la fin
option-watch = dessiner une des parties en cours dans le terminal
option-sprt = s’arrêter dès qu’il est clair si le héros est plus fort de LOW ou de HIGH points
option-risk = la probabilité que --sprt se trompe ; sinon 0.05
option-seconds = les secondes par tour de ceux qui n’ont pas de @ ; sinon 0.1
option-workers = combien de parties à la fois ; sinon une par cœur
option-cluster = l’adresse d’un ordonnanceur Dask dont les workers jouent, par exemple tcp://10.0.0.1:8786
option-dataset-games = combien de parties ; sinon 1000. On peut en demander plus ensuite
option-dataset-rollouts = combien de simulations la recherche fait par tour ; sinon 400
option-shard-games = combien de parties vont dans un fichier ; sinon 100
option-grace = un programme est arrêté tant de secondes après son tour ; sinon 1
option-startup = les secondes qu’a un programme pour démarrer ; sinon 10
option-output = le dossier où vont la page et les images
example-match = 100 donnes à deux
example-program = contre un programme à toi
example-four = un contre trois, avec l’Empire du Milieu et l’Harmonie
example-robin = un classement
example-sprt = s’arrêter quand le résultat est clair
example-grow = jouer et ajouter à un classement
example-ladder = le classement sur toutes ses séries
example-ladder-add = ajouter des séries terminées
example-report = une page illustrée
example-dataset = 10 000 parties à deux

## Progress.

arena-progress = Parties
arena-stopped = Arrêté après { $done } parties sur { $games }. Continue avec : { $command }
dataset-written = Le jeu de données : { $folder }

## The tables.

column-entrant = Participant
column-rating = Cote
column-games = Parties
column-runs = Séries
column-share = Victoires, %
column-margin = Écart
column-points = Points
column-rank = Rang
column-allowed = Secondes accordées
column-seconds = Secondes par tour
column-longest = Tour le plus long
column-overruns = Dépassements, %
column-faults = Forfaits
arena-settings = { $rules } · { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} de chaque place · graine { $seed }
arena-legend = Sous un nombre, ou entre parenthèses : l’intervalle qui contient la vraie valeur dans 95 séries semblables sur 100.
arena-ladder = { $rules } · { $runs ->
    [one] { $runs } série
   *[other] { $runs } séries
}
arena-sprt = { $decision ->
    [high] SPRT : { $hero } est plus fort que { $rival } : { $high } points acceptés, { $low } rejetés.
    [low] SPRT : { $hero } n’est pas à ce point plus fort que { $rival } : { $low } points acceptés, { $high } rejetés.
   *[none] SPRT : { $hero } contre { $rival } n’est pas encore tranché entre { $low } et { $high } points. Il faut plus de donnes.
}
arena-sprt-numbers = { $deals ->
    [one] Log du rapport de vraisemblance { $ratio } après { $deals } donne ; il tranche à ±{ $bound }.
   *[other] Log du rapport de vraisemblance { $ratio } après { $deals } donnes ; il tranche à ±{ $bound }.
}
arena-forfeit = { $entrant }, donne { $deal }, place { $seat }, action { $action } : { $fault }
arena-more-forfeits = { $count ->
    [one] … et encore { $count } partie perdue par forfait
   *[other] … et encore { $count } parties perdues par forfait
}
arena-no-ratings = Le classement demande { $package }, qui n’est pas installé : pip install "kingdomino[arena]". La même commande le montrera ensuite.

## What a bot did wrong; its name comes before.

error-fault-illegal = a joué { $action }, ce que les règles refusent. { $because }
error-fault-no-action = a répondu { $answer }, qui n’est pas une action
error-fault-exception = a levé { $error }
error-fault-no-start = ne démarre pas : { $because }
error-fault-protocol = parle le protocole { $found }, pas { $known }
error-fault-crashed = s’est arrêté avec le code { $code } : { $said }
error-fault-closed = a fermé sa sortie : { $said }
error-fault-hung = n’a pas répondu en { $seconds } s : { $said }
error-fault-unreadable = a écrit une ligne qui n’est pas une réponse : { $line }
error-fault-unasked = a écrit une ligne sans qu’on lui demande : { $line }
error-fault-died = a fait tomber son processus, code { $code }

## The report.

report-title = Résultats de l’arène
report-method = Chaque donne a été jouée une fois de chaque place, pour que la chance soit la même pour tous. Une victoire partagée se divise. Les intervalles viennent d’un rééchantillonnage de donnes entières ; les cotes, de qui a fini devant qui (Bradley–Terry), où un écart de 400 vaut dix contre un.
report-match = { $hero } contre { $rival }
report-robin = { $count ->
    [one] { $count } participant, chacun contre chacun
   *[other] { $count } participants, chacun contre chacun
}
report-unfinished = La série n’est pas finie : { $done } parties jouées sur { $games }.
report-strength = Force
report-ahead = Qui a fini devant qui, en % de leurs rencontres
report-points = Points
report-conduct = Temps et comportement
report-time = Force et temps
report-written = Le rapport : { $file }
picture-ratings = Les cotes et leurs intervalles. La ligne pointillée est à 1000 : greedy, ou sans lui la moyenne.
picture-shares = Les parts de victoires et leurs intervalles. La ligne pointillée est ce qu’auraient des joueurs égaux.
picture-points = Combien de fois chaque participant a fait tel nombre de points ; la ligne et le nombre sont la moyenne.
picture-time = La force selon les secondes par tour, avec les intervalles.
fact-rules = Règles
fact-deals = Donnes
fact-seed = Graine
fact-grace = Délai de grâce des programmes, s
fact-startup = Démarrage des programmes, s
fact-started = Début
fact-command = Commande
fact-version = Version
fact-machine = Machine
fact-kernel = Noyau compilé

## Bots and their conformance checks.

help-bots = Liste les bots contre lesquels on peut jouer, avec leurs options : kingdomino play -s Ann -s bot:NAME.
help-bots-short = lister les bots, et en vérifier un
help-bots-check =
    Vérifie qu’un bot tient ses promesses : ENTRANT est son nom, ou un programme : exec:COMMAND. Il joue des parties entières selon toutes les règles et répond dans des positions isolées.

    Le code de sortie est 0 si tout va bien, et 1 s’il y a à redire.
help-bots-check-short = vérifier qu’un bot joue selon les règles
option-games = combien de parties pour chaque règle ; sinon 1
example-bots = noms et options
example-check = un programme à toi
example-check-name = un bot par son nom
check-plays = Actions permises dans des parties entières, selon toutes les règles
check-leaves = Les vues restent telles quelles
check-joins = Continue une partie qu’il n’a pas vue avant
check-repeats = La même graine joue pareil sans horloge
check-keeps-time = Un tour ne dépasse pas ses secondes
check-cases = { $count ->
    [one] { $count } cas
   *[other] { $count } cas
}
check-more = … et { $count } de plus
error-check-fault = { $rules }, graine { $seed }, action { $action } : { $because }
error-check-changed = { $rules }, graine { $seed }, action { $action } : a modifié la vue
error-check-differs = { $rules }, graine { $seed }, action { $action } : d’abord { $one }, puis { $other }
error-check-late = Plus de { $seconds } s : { $late } tours sur { $turns }, jusqu’à { $longest } s

## Errors.

error-alone = Personne ne peut jouer seul : donne deux noms ou plus.
error-entrant-command = « { $entrant } » : après exec: vient une ligne de commande.
error-entrant-seconds = « { $entrant } » : après @ viennent les secondes d’un tour, plus de 0.
error-entrant-twice = « { $entrant } » est nommé deux fois.
error-results-no-run = { $file } ne commence pas par la description d’une série.
error-results-format = { $file } est au format { $found } ; cette version lit { $known }.
error-results-unreadable = { $file }, ligne { $line } : ce n’est pas une partie de la série.
error-results-other-run = { $file } a les résultats d’une autre série ({ $setting } : { $found }, pas { $wanted }) ; choisis un autre fichier.
error-results-other-games = { $file } contient d’autres parties que les résultats ; choisis un autre fichier.
error-sprt-bounds = « { $bounds } » n’est pas LOW:HIGH, deux écarts de cote, le plus petit d’abord.
error-sprt-risk = Le risque d’une décision fausse doit être plus grand que 0 et plus petit que 0.5, pas { $risk }.
error-ladder-no-ladder = { $file } n’est pas un classement de l’arène.
error-ladder-rules = { $file } est un classement de { $found }, et la série est de { $wanted }.
error-ladder-label = Dans { $file }, « { $label } » est { $found }, pas { $wanted } ; donne-lui une autre étiquette.
error-ladder-unconnected = Personne de la série n’est encore dans { $file } : les cotes ne seraient pas comparables.
error-cluster-unreachable = Il n’y a pas d’ordonnanceur Dask à { $address } : { $because }
error-dataset-other = { $folder } contient un jeu de données avec d’autres réglages ({ $setting } : { $found }, pas { $wanted }).
error-dataset-unreadable = { $folder } n’a pas de jeu de données que cette version puisse lire.
error-write-results = Les résultats ne peuvent pas être gardés dans { $file } : { $because }
error-no-results = Il n’y a pas encore de parties dans { $file }.
error-extra = Il faut { $package }, qui n’est pas installé : pip install "kingdomino[{ $extra }]"
usage-seconds = « { $value } » n’est pas un nombre de secondes supérieur à 0.
