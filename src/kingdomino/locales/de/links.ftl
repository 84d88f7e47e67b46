### Was ein Link zu einem Tisch zeigt, wenn er verschickt wird.

link-invitation-title = Komm und spiel Kingdomino: { $players }
link-invitation = Ein Platz ist frei. Ohne Konto: Link öffnen und hinsetzen.
link-playing = Die Partie läuft: Schau zu.
link-over = Sieh dir die ganze Partie an, Zug für Zug.
