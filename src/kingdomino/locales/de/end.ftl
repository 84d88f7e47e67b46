### Das Ende einer Partie.

end-caption = { $rounds ->
    [one] Nach einer Runde
   *[other] Nach { $rounds } Runden
}
end-abandoned = Vorzeitig beendet
end-winner = { $player } beherrscht die Karte
end-you = Du beherrschst die Karte
end-shared = { $players } beherrschen gemeinsam die Karte
rank-1 = 1. Platz
rank-2 = 2. Platz
rank-3 = 3. Platz
rank-4 = 4. Platz
end-no-points = keine Punkte
rematch = Noch eine Partie
rematch-go = Zum neuen Tisch
replay-open = Partie ansehen
record-title = Partie speichern
record-copy = Aufzeichnung kopieren
record-download = Aufzeichnung herunterladen
share-image = Bild der Königreiche speichern
share-link = Link zur Wiederholung kopieren
verify-open = Mischung prüfen
verify-how = Bevor das erste Domino ausgeteilt wurde, hatte sich der Server auf diese Mischung festgelegt. Prüfe es selbst: Lade die Aufzeichnung herunter und führe diesen Befehl aus:
verify-commitment = Die Zusage
verify-running = Wird geprüft …
verify-own-fair = Dieser Browser hat selbst noch einmal gemischt: Dominos und Könige kamen wie zugesagt.
verify-own-unfair = Dieser Browser hat selbst noch einmal gemischt, und nicht alles kam wie zugesagt.
verify-own-part = Dein Beitrag, den vor dem Austeilen nur dieser Browser kannte, ist in der Mischung.
verify-own-insecure = Nur über https kann der Browser selbst noch einmal mischen.
verify-continued = Diese Partie wurde ab Zug { $ply } einer anderen weitergespielt. Die Dominos kommen in der dort ausgeteilten Reihenfolge: Es ist keine neue Mischung, und wer jene Partie kennt, weiß, was kommt.
verify-continued-open = Zu jener Partie
verify-local-fair = Für diese Partie hat dieses Gerät selbst gemischt. Noch einmal aus demselben Startwert gemischt, kommen Dominos und Könige genau so, wie sie kamen.
verify-local-unfair = Für diese Partie hat dieses Gerät selbst gemischt, aber Dominos oder Könige kamen nicht so, wie der Startwert sagt.
verify-dealt-anew = Diese Partie wurde ab Zug { $ply } einer anderen weitergespielt. Was dort noch nicht aufgedeckt war, wurde neu gemischt.
counting-title = Die Wertung
counting-now = Jetzt: { $terrain }
counting-earlier = Aus den Partien davor
counting-bonuses = Boni
counting-tie = Punktgleich. Jetzt: { $criterion }
counting-step = { $step } von { $steps }
counting-skip = Zum Ende springen
counting-go-on = Weiter mit Tippen oder Leertaste.
counting-again = Noch einmal zählen
counting-level = gleichauf
end-by-land = Nach Landschaften
end-points = Punkte
end-all-games = Alle Partien
decided-title = Was den Ausschlag gab
decided-tie = Der Gleichstand, Schritt für Schritt
decided-equal = gleich
decided-not-needed = nicht nötig
decided-shared = Immer noch gleich: Der Sieg wird geteilt.
leads-title = Wer führte, Runde für Runde
leads-about = Wer nach jeder Runde führte. { $standings }
leads-round = Runde
evening-title = Heute Abend
evening-since = seit { $time }
share = Teilen
share-result = Das Ergebnis
share-result-copy = Ergebnis kopieren
share-result-send = Ergebnis senden
share-picture = Das Bild
share-picture-send = Bild senden
share-replay = Die Wiederholung
share-replay-send = Link zur Wiederholung senden
rematch-waiting = { $player } wartet: noch eine Partie
end-hints = { $count ->
    [one] Mit einem Tipp.
   *[other] Mit { $count } Tipps.
}
rematch-title = Noch eine Partie?
rematch-asked = Warten auf die anderen …
rematch-agreed = ist dabei
rematch-declined = jetzt nicht
rematch-open = noch keine Antwort
rematch-change = Andere Regeln oder Plätze
rematch-decline = Jetzt nicht
rematch-seat = Platz { $number }
rematch-propose = Die anderen fragen
