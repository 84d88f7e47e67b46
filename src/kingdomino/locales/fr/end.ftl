### La fin de la partie.

end-caption = { $rounds ->
    [one] Après { $rounds } manche
   *[other] Après { $rounds } manches
}
end-abandoned = Arrêtée avant la fin
end-winner = { $player } règne sur la carte
end-you = Tu règnes sur la carte
end-shared = { $players } règnent ensemble sur la carte
rank-1 = 1re place
rank-2 = 2e place
rank-3 = 3e place
rank-4 = 4e place
end-no-points = aucun point
rematch = Encore une partie
rematch-go = Vers la nouvelle table
replay-open = Revoir la partie
record-title = Garder cette partie
record-copy = Copier l’enregistrement
record-download = Télécharger l’enregistrement
share-image = Enregistrer une image des royaumes
share-link = Copier le lien de la rediffusion
verify-open = Vérifier le mélange
verify-how = Avant de distribuer le premier domino, le serveur s’était engagé sur ce mélange. Vérifie-le toi-même : télécharge l’enregistrement et lance :
verify-commitment = L’engagement
verify-running = Vérification…
verify-own-fair = Ce navigateur a refait le mélange lui-même : les dominos et les rois sont venus comme promis.
verify-own-unfair = Ce navigateur a refait le mélange lui-même, et tout n’est pas venu comme promis.
verify-own-part = Ta contribution, que seul ce navigateur connaissait avant la distribution, est dans le mélange.
verify-own-insecure = Le navigateur ne peut refaire le mélange lui-même qu’en https.
verify-continued = Cette partie en continue une autre à partir du coup { $ply }. Les dominos arrivent dans le même ordre : ce n’est pas un nouveau mélange, et qui connaît l’autre partie sait ce qui vient.
verify-continued-open = Voir l’autre partie
verify-local-fair = Cet appareil a fait lui-même le mélange de cette partie. Refait à partir de la même graine, il donne les mêmes dominos et les mêmes rois.
verify-local-unfair = Cet appareil a fait lui-même le mélange de cette partie, mais les dominos ou les rois ne sont pas venus comme le dit sa graine.
verify-dealt-anew = Cette partie en continue une autre à partir du coup { $ply }. Ce qui n’y avait pas été retourné a été mélangé de nouveau.
counting-title = Le décompte
counting-now = Maintenant : { $terrain }
counting-earlier = Des parties précédentes
counting-bonuses = Bonus
counting-tie = Égalité de points. Maintenant : { $criterion }
counting-step = { $step } sur { $steps }
counting-skip = Aller à la fin
counting-go-on = Touche l’écran ou appuie sur Espace pour continuer.
counting-again = Recompter
counting-level = à égalité
end-by-land = Paysage par paysage
end-points = Points
end-all-games = Toutes les parties
decided-title = Ce qui a fait la différence
decided-tie = L’égalité, étape par étape
decided-equal = égalité
decided-not-needed = pas nécessaire
decided-shared = Toujours à égalité : la victoire est partagée.
leads-title = Qui menait, manche par manche
leads-about = Qui menait après chaque manche. { $standings }
leads-round = Manche
evening-title = Ce soir
evening-since = depuis { $time }
share = Partager
share-result = Le résultat
share-result-copy = Copier le résultat
share-result-send = Envoyer le résultat
share-picture = L’image
share-picture-send = Envoyer l’image
share-replay = La rediffusion
share-replay-send = Envoyer le lien de la rediffusion
rematch-waiting = { $player } attend : encore une partie
end-hints = { $count ->
    [one] Avec { $count } conseil.
   *[other] Avec { $count } conseils.
}
rematch-title = Encore une partie ?
rematch-asked = En attente des autres…
rematch-agreed = d’accord
rematch-declined = pas maintenant
rematch-open = pas encore de réponse
rematch-change = Changer les règles ou les places
rematch-decline = Pas maintenant
rematch-seat = Place { $number }
rematch-propose = Proposer aux autres
