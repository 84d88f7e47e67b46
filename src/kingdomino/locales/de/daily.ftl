### The daily deal: loaded with its screen.

daily-caption = Tagespartie { $number } · { $date }
daily-play = Die Tagespartie spielen
daily-continue = Die Tagespartie fortsetzen
daily-practice = Noch einmal, zum Üben
daily-about = Alle auf diesem Server bekommen dieselben Dominos in derselben Reihenfolge und dieselben Bots. Ein Versuch zählt; danach darfst du zum Üben noch einmal spielen.
daily-about-date = Diese Partie folgt aus dem heutigen Datum: auf der ganzen Welt dieselben Dominos und dieselben Bots, ohne Server und ohne Rangliste. Dein erster Versuch zählt für deinen Kalender in diesem Browser; danach kannst du zur Übung noch einmal spielen.
daily-result = { $points }, Platz { $place } von { $players }
daily-void = Der Versuch von heute wurde abgebrochen und zählt nicht.
daily-better = Besser als { $percent } von 100 Regenten
daily-regent-about = Der stärkste Bot hat diese Partie { $games }-mal auf deinem Platz gespielt. Jeder Punkt steht für zehn seiner Partien.
daily-regent-running = Der Regent spielt noch: { $games } von { $total }
daily-games = Partien
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-longest = längste Folge: { $count }
daily-not-played = nicht gespielt
daily-save = Bild speichern
daily-best = Die besten Königreiche von gestern
daily-best-none = Die Partie von gestern hat hier niemand zu Ende gespielt.
daily-next = Die nächste Partie beginnt in { $time }.
daily-check = Die Partie prüfen
daily-check-about = Die Zusage für das Geheimnis von morgen steht heute hier, das Geheimnis selbst am Tag nach seiner Partie. Der SHA-256 des Geheimnisses muss die Zusage ergeben.
daily-commitment = Die Zusage für heute
daily-commitment-next = Die Zusage für morgen
daily-secret = Das Geheimnis von gestern
daily-commitment-yesterday = Die Zusage von gestern
daily-first-line = Die erste Reihe von heute
daily-opener = wählt zuerst
daily-earlier = Früherer Monat: { $month }
daily-later = Späterer Monat: { $month }
daily-this-week = Diese Woche
daily-whole-month = Der ganze Monat
daily-puzzle = Aufgabe des Tages
daily-puzzle-about = Aufgabe { $number }: { $theme }
daily-puzzle-solve = Lösen
daily-puzzle-solved = Du hast sie gelöst.
daily-puzzle-look = Noch einmal ansehen
daily-card = Das Bild zum Teilen: dein Königreich und das Ergebnis
