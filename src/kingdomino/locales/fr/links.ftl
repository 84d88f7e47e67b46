### Ce qu’affiche le lien d’une table quand on l’envoie.

link-invitation-title = Viens jouer à Kingdomino : { $players }
link-invitation = Une place est libre. Sans compte : ouvre le lien et installe-toi.
link-playing = La partie est en cours : viens regarder.
link-over = Revois toute la partie, coup par coup.
