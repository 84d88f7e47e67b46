### Ce qu’affiche le lien d’une table quand on l’envoie.

link-invitation-title = Venez jouer à Kingdomino : { $players }
link-invitation = Une place est libre. Sans compte : ouvrez le lien et installez-vous.
link-playing = La partie est en cours : venez regarder.
link-over = Revoyez toute la partie, coup par coup.
