### My games: the list, the numbers, the maps and the file.

games-since = Depuis : { $day }
games-count = { $count ->
    [one] { $count } partie, victoires : { $won }
   *[other] { $count } parties, victoires : { $won }
}
games-run = Victoires de suite : { $count }
games-view = Affichage
games-tab-games = Parties
games-tab-numbers = Chiffres
games-tab-maps = Meilleures cartes
games-which = Quelles parties
games-all = Toutes
games-with-people = Avec des humains
games-with-bots = Contre des bots
games-printed = Sur table
games-rules = Règles
games-any-rules = Toutes les règles
games-opponent = Adversaire
games-any-opponent = Tous les adversaires
games-running = Pas encore finies
games-finished = Parties terminées
games-none = Aucune partie ne correspond à ce choix.
games-waiting = attend des joueurs
games-won = Gagnée
games-shared = Partagée
games-lost = Perdue
games-second = Deuxième
games-third = Troisième
games-fourth = Quatrième
games-against = contre : { $opponents }
games-played-on = reprise d’une autre partie
games-printed-one = partie sur table, de la feuille de score
games-older = Parties plus anciennes : { $count }
games-points = Points, partie par partie
games-points-about = Les points de tes derniers royaumes ({ $count }) : { $average } en moyenne, { $best } au mieux.
games-legend-won = gagnée
games-legend-not = pas gagnée
games-legend-middle = médiane de { $count }
games-ago = les { $count } dernières
games-latest = la dernière
games-day = Jour
games-result = Résultat
games-own-points = Points
games-head = Face à face
games-head-about = { $opponent } : gagnées { $won }, partagées { $shared }, perdues { $lost }
games-head-legend = Une barre par partie : pleine = gagnée, tiret = partagée, vide = perdue.
games-all-opponents = Tous les adversaires : { $count }
games-played = Parties
games-by-rules = Par règles
games-average-short = Moyenne
games-best = Ton meilleur royaume
games-best-about = Ton meilleur royaume, points : { $points }
games-best-more = D’autres de tes meilleurs royaumes
games-largest = Plus grand territoire
games-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
games-richest = Territoire le plus riche
games-average = Points en moyenne
games-run-longest = Plus longue série de victoires
games-run-now = Victoires de suite actuellement
games-times = { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}
games-terrains = D’où viennent tes points
games-terrains-about = Points de chaque paysage dans un de tes royaumes, en moyenne : { $terrains }
games-terrains-legend = Trait rouge : tous ceux avec qui tu as joué.
games-terrain = Paysage
games-others = Les autres
games-empty = Ta première partie sera dessinée ici.
games-empty-about = Chaque partie que tu termines dans ce navigateur est gardée ici, avec son royaume.
games-play = Jouer une partie
games-few = À partir de { $count } parties, des graphiques montrent ta façon de jouer.
games-again = Réessayer
games-file = Tes parties en fichier
games-private = Seul ce navigateur voit ces parties. Aucun compte n’est nécessaire.
games-save = Tout enregistrer en fichier
games-bring = Importer un fichier
games-added = Parties ajoutées : { $count }
games-bad-file = Ce n’est pas un fichier de « Mes parties ».
games-erase = Tout effacer
games-erase-about = Ta liste est effacée du serveur, avec tous les chiffres et ce que tu as importé. Les parties restent à leurs tables pour ceux qui y ont joué. C’est irréversible.
games-erase-yes = Effacer
games-erase-no = Les garder
games-erased = Tout a été effacé.
games-review-last = Analyser la dernière partie
games-accuracy = précision { $percent } %
games-accuracy-last = Précision, dernières parties analysées : { $count }
games-was = avant { $percent }
games-luck = Chance et décisions
games-luck-about = Parties analysées : { $count }. Dans { $better } d’entre elles, tu as mieux joué que les autres ; dans { $kind }, les dominos t’ont souri.
games-unkind = malchance
games-kind = chance
games-better = tu as mieux joué
games-worse = ils ont mieux joué
games-luck-few = À partir de { $count } parties analysées, un graphique montre la chance et les décisions. Analysées jusqu’ici : { $reviewed }.
games-review-next = Analyser la partie suivante
games-daily = Du jour
games-daily-one = donne du jour
games-daily-practice = donne du jour, entraînement
games-delete = Supprimer
games-delete-ask = Supprimer de ta liste cette partie jouée sur table ? C’est irréversible.
games-delete-no = La garder
games-deleted = La partie a été supprimée.
