### My games: the list, the numbers, the maps and the file.

games-since = Seit: { $day }
games-count = { $count ->
    [one] Eine Partie, { $won } gewonnen
   *[other] { $count } Partien, { $won } gewonnen
}
games-run = Aktuelle Siegesserie: { $count }
games-view = Ansicht
games-tab-games = Partien
games-tab-numbers = Zahlen
games-tab-maps = Beste Karten
games-which = Welche Partien
games-all = Alle
games-with-people = Mit Menschen
games-with-bots = Mit Bots
games-printed = Gedruckt
games-rules = Regeln
games-any-rules = Alle Regeln
games-opponent = Gegner
games-any-opponent = Alle Gegner
games-running = Noch nicht zu Ende
games-finished = Beendete Partien
games-none = Keine Partie passt zu dieser Auswahl.
games-waiting = wartet auf Mitspieler
games-won = Gewonnen
games-shared = Geteilt
games-lost = Verloren
games-second = Zweiter Platz
games-third = Dritter Platz
games-fourth = Vierter Platz
games-against = gegen: { $opponents }
games-played-on = aus einer anderen Partie weitergespielt
games-printed-one = gedrucktes Spiel, vom Punkteblock
games-older = Ältere Partien: { $count }
games-points = Punkte, Partie für Partie
games-points-about = Die Punkte deiner letzten Königreiche ({ $count }): im Schnitt { $average }, höchstens { $best }.
games-legend-won = gewonnen
games-legend-not = nicht gewonnen
games-legend-middle = Median von { $count }
games-ago = die letzten { $count }
games-latest = die letzte
games-day = Tag
games-result = Ergebnis
games-own-points = Punkte
games-head = Im direkten Vergleich
games-head-about = { $opponent }: gewonnen { $won }, geteilt { $shared }, verloren { $lost }
games-head-legend = Ein Strich je Partie: gefüllt gewonnen, Querstrich geteilt, offen verloren.
games-all-opponents = Alle Gegner: { $count }
games-played = Partien
games-by-rules = Nach Regeln
games-average-short = Schnitt
games-best = Dein bestes Königreich
games-best-about = Dein bestes Königreich, Punkte: { $points }
games-best-more = Weitere deiner besten Königreiche
games-largest = Größtes Gebiet
games-squares = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
}
games-richest = Wertvollstes Gebiet
games-average = Punkte im Schnitt
games-run-longest = Längste Siegesserie
games-run-now = Aktuelle Siegesserie
games-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
games-terrains = Woher deine Punkte kommen
games-terrains-about = Punkte je Landschaft in einem deiner Königreiche, im Schnitt: { $terrains }
games-terrains-legend = Roter Strich: alle, mit denen du gespielt hast.
games-terrain = Landschaft
games-others = Andere
games-empty = Hier wird deine erste Partie gezeichnet.
games-empty-about = Jede Partie, die du in diesem Browser beendest, wird hier aufbewahrt, mit ihrem Königreich.
games-play = Eine Partie spielen
games-few = Ab { $count } Partien zeigen Diagramme, wie du spielst.
games-again = Noch einmal versuchen
games-file = Deine Partien als Datei
games-private = Nur dieser Browser sieht diese Partien. Ein Konto ist nicht nötig.
games-save = Alle als Datei speichern
games-bring = Datei einlesen
games-added = Hinzugefügte Partien: { $count }
games-bad-file = Das ist keine Datei von „Meine Partien“.
games-erase = Alles löschen
games-erase-about = Deine Liste wird auf dem Server gelöscht, mit allen Zahlen und allem, was du eingelesen hast. Die Partien bleiben an ihren Tischen für die, die mitgespielt haben. Das lässt sich nicht rückgängig machen.
games-erase-yes = Löschen
games-erase-no = Behalten
games-erased = Alles ist gelöscht.
games-review-last = Die letzte Partie analysieren
games-accuracy = Genauigkeit { $percent } %
games-accuracy-last = Genauigkeit, zuletzt analysierte Partien: { $count }
games-was = zuvor { $percent }
games-luck = Glück und Entscheidungen
games-luck-about = Analysierte Partien: { $count }. In { $better } davon hast du besser gespielt als die anderen, in { $kind } hattest du Glück beim Austeilen.
games-unkind = Pech beim Austeilen
games-kind = Glück beim Austeilen
games-better = du hast besser gespielt
games-worse = die anderen haben besser gespielt
games-luck-few = Ab { $count } analysierten Partien zeigt ein Diagramm Glück und Entscheidungen. Bisher analysiert: { $reviewed }.
games-review-next = Die nächste Partie analysieren
games-daily = Tagespartie
games-daily-one = Tagespartie
games-daily-practice = Tagespartie, zum Üben
games-delete = Löschen
games-delete-ask = Dieses gedruckte Spiel aus deiner Liste löschen? Das lässt sich nicht rückgängig machen.
games-delete-no = Behalten
games-deleted = Das Spiel ist gelöscht.
