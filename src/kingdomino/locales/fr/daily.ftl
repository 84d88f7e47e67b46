### The daily deal: loaded with its screen.

daily-caption = Donne du jour { $number } · { $date }
daily-play = Jouer la donne du jour
daily-continue = Continuer la donne du jour
daily-practice = La rejouer pour s’entraîner
daily-about = Sur ce serveur, tout le monde reçoit les mêmes dominos dans le même ordre, et les mêmes bots. Un seul essai compte ; ensuite, tu peux rejouer pour t’entraîner.
daily-about-date = Cette distribution découle de la date du jour : les mêmes dominos et les mêmes bots dans le monde entier, sans serveur et sans classement. Le premier essai compte pour le calendrier de ce navigateur ; ensuite, on peut rejouer pour s’entraîner.
daily-result = { $points }, place { $place } sur { $players }
daily-void = L’essai du jour a été abandonné : il ne compte pas.
daily-better = Mieux que { $percent } régents sur 100
daily-regent-about = Le bot le plus fort a joué cette donne { $games } fois à ta place. Chaque point représente dix parties.
daily-regent-running = Le Régent joue encore : { $games } sur { $total }
daily-games = Parties
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
daily-longest = record : { $count }
daily-not-played = non jouée
daily-save = Enregistrer l’image
daily-best = Les meilleurs royaumes d’hier
daily-best-none = Personne n’a terminé ici la donne d’hier.
daily-next = Prochaine donne dans { $time }.
daily-check = Vérifier la donne
daily-check-about = La promesse du secret de demain est montrée aujourd’hui, et le secret le lendemain de sa donne. Le SHA-256 du secret doit être égal à la promesse.
daily-commitment = La promesse du jour
daily-commitment-next = La promesse de demain
daily-secret = Le secret d’hier
daily-commitment-yesterday = La promesse d’hier
daily-first-line = La première ligne du jour
daily-opener = choisit en premier
daily-earlier = Mois précédent : { $month }
daily-later = Mois suivant : { $month }
daily-this-week = Cette semaine
daily-whole-month = Tout le mois
daily-puzzle = Problème du jour
daily-puzzle-about = Problème { $number } : { $theme }
daily-puzzle-solve = Résoudre
daily-puzzle-solved = Tu l’as résolu.
daily-puzzle-look = Revoir
daily-card = L’image à partager : ton royaume et le résultat
