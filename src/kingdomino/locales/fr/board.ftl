### Le plateau d’analyse.

board-about = Colle l’enregistrement d’une partie ou une position en notation.
board-text = Enregistrement ou position
board-show = Afficher
board-other = Autre position
board-paths = Chemins
board-paths-about = Le chemin épais est la partie telle qu’elle a été jouée. Chaque tour que tu essaies ouvre un chemin de traverse ; rien ne se perd.
board-start = Début
board-to-place = { $player } : poser le { $domino }
board-to-claim = { $player } : choisir un domino
board-try = Essaie ce que tu veux : déplace le domino, ou prends un des meilleurs tours.
board-over = La partie est terminée.
board-best = Meilleurs tours
board-lead = avance à la fin, en points
board-rollouts = Parties jouées jusqu’au bout : { $count }.
board-settled = La première place est acquise.
board-level = Les tours en tête sont encore à égalité.
board-exact = Exact : la suite de la partie est connue.
board-empty = Rien n’a encore été joué jusqu’au bout.
board-unavailable = Les valeurs ne sont pas disponibles.
board-played = joué
board-whiskers = Les moustaches contiennent la vraie valeur 95 fois sur 100. Si elles se recouvrent, l’ordre peut encore changer.
board-leads = Où mène le meilleur tour
board-leads-about = Points à la fin : moyenne, la moitié des parties (épais), neuf sur dix (fin).
board-sampled = La suite n’est pas connue : cette ligne a été tirée au hasard.
board-remove = Supprimer cet essai
board-restore = Le rétablir
board-not-over = La partie est encore en cours. On pourra l’analyser une fois terminée.
board-copy = Copier la position

## A text or a link that can’t be read.

board-wrong-at = Ligne { $line }, colonne { $column } : « { $found } ».
board-wrong-end = Le texte s’arrête trop tôt, à la ligne { $line }.
board-wrong-text = Autre chose est attendu ici.
board-wrong-rules = Ces règles n’existent pas.
board-wrong-kingdoms = Les règles ne permettent pas un tel royaume.
board-wrong-line = Ces dominos ne peuvent pas former une ligne ici.
board-wrong-turn = Les règles ne le permettent pas ici.
board-wrong-actor = Ce ne peut pas être le tour de ce roi.
board-wrong-dominoes = Ce ne peuvent pas être les dominos que personne n’a vus.
board-wrong-result = La graine ou le résultat ne correspond pas à la partie.
board-link-damaged = Ce lien est abîmé : on ne peut y lire aucune partie.
