### Commands that analyse: reviews, hints and puzzles.

help-review =
    Analyse une partie enregistrée : ce que valait chaque tour, quel tour aurait été meilleur, et quelle a été la chance de la donne.

    FILE est un enregistrement ; - lit l’entrée standard.
help-review-short = noter les tours d’une partie enregistrée
help-hint =
    Montre le meilleur tour d’un FILE avec une position, ou avec un enregistrement inachevé, et pourquoi il est le meilleur.

    Le nombre de simulations dit combien de temps il réfléchit ; - lit l’entrée standard.
help-hint-short = le meilleur tour dans une position, et pourquoi
help-puzzles = Fait des problèmes : des positions où un tour est nettement le meilleur.
help-puzzles-short = faire des problèmes à partir de parties de bots
help-puzzles-make = Joue des parties entre bots et écrit dans un fichier les positions où un tour est nettement le meilleur sans être le plus gourmand.
help-puzzles-make-short = chercher des problèmes dans des parties de bots
option-quality = avec quel soin
option-html = écrire une page avec l’analyse
option-rollouts = combien de simulations
option-puzzles-count = combien de problèmes
option-puzzles-output = le fichier à écrire
option-puzzles-seed = un nombre qui fixe les parties
example-review = tous les tours en tableau
example-review-html = en page
example-hint = le meilleur tour
example-puzzles = cinquante problèmes
error-hint-over = La partie est finie : il n’y a plus de tour à choisir.

## Reviews. The first ones are headings of columns.

review-title = Analyse
review-player = joueur
review-accuracy = précision
review-lost = points perdus
review-luck = chance
review-number = nº
review-turn = tour
review-grade = note
review-better = mieux
review-why = pourquoi
review-progress = Tours
review-adjusted = Avec une donne moyenne, { $player } aurait gagné { $share } de parties semblables.
review-best-turn = Meilleur tour – { $player } : { $turn } (tour { $number })
review-turning-point = Tournant : tour { $number }, { $player } perd { $share } de chances de gagner.
review-written = L’analyse est dans { $file }.
hint-value = Chances de gagner à niveau égal : { $share }, environ { $points } points à la fin (à { $spread } près).
hint-alternative = Sinon { $turn } : { $points } points de moins.
puzzles-progress = Problèmes
puzzles-written = Problèmes dans { $file } : { $count }.
