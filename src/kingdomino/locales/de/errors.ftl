### Errors. A message is one sentence on one line.

## Illegal actions.

error-illegal-game-over = Die Partie ist vorbei.
error-illegal-place-first = Lege erst Domino { $domino }, dann wähle ein anderes.
error-illegal-claim-first = Jetzt wird ein Domino gewählt, nicht gelegt.
error-illegal-no-such-domino = Es gibt kein Domino { $domino }; sie gehen von 1 bis 48.
error-illegal-not-your-domino = Jetzt ist nicht Domino { $domino } zu legen, sondern { $expected }.
error-illegal-must-place = Domino { $domino } passt, also muss es gelegt werden.
error-illegal-not-adjacent = { $first } und { $second } liegen nicht nebeneinander.
error-illegal-occupied = { $cell } ist schon belegt.
error-illegal-out-of-grid = Mit { $cell } würde das Königreich größer als { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Keine Hälfte von Domino { $domino } berührt dort das Schloss oder ihre Landschaft.
error-illegal-not-in-line = Domino { $domino } steht nicht zur Wahl.
error-illegal-already-claimed = Auf Domino { $domino } steht schon ein König.

## Rules that make no game.

error-ruleset-unknown-preset = Es gibt kein Spiel „{ $preset }“; es gibt { $known }.
error-ruleset-unknown-setting = Es gibt keine Einstellung „{ $setting }“; es gibt { $known }.
error-ruleset-unknown-choice = { $setting } kann nicht „{ $value }“ sein; möglich: { $known }.
error-ruleset-players = Zahl der Spieler für { $preset }: { $known }, nicht { $players }.
error-ruleset-not-for-players = Bei { $players } Spielern kann { $setting } nicht „{ $value }“ sein; möglich: { $known }.
error-seed-seed = Ein Startwert ist eine ganze Zahl ab 0 oder 64 Hexadezimalziffern, nicht { $seed }.
error-tiling-undecided = Ob sich diese Königreiche aus den 48 Dominos bauen lassen, ließ sich in annehmbarer Zeit nicht feststellen.
error-deal-unknown-deal = Welche Dominos folgen, ist nicht bekannt: Die Aufzeichnung dieser Partie hat keinen Startwert.

## Texts that cannot be parsed.

error-notation-unreadable = Zeile { $line }, Spalte { $column }. Erwartet: { $expected }.
error-notation-impossible = Zeile { $line }, Spalte { $column }. Erwartet: { $expected }. { $because }
expected-text = ein Text in UTF-8
expected-end = nichts mehr
expected-action = eine Aktion wie 13:g8h8, 13:-- oder >28
expected-legal-action = eine Aktion, die die Regeln erlauben
expected-domino = die Nummer eines Dominos, 1 bis 48
expected-cell = ein Feld, a1 bis m13
expected-claim = eine Wahl wie >28
expected-rules = Regeln wie classic/4 oder classic/2+harmony=yes
expected-setting = eine Einstellung wie opening=drawer
expected-seat = ein Platz: p, y, g oder b, oder - für einen Zuschauer
expected-king = ein König: p, y, g oder b, von einem Spieler, der noch einen hat
expected-kingdoms = so viele Königreiche wie Spieler, durch / getrennt, mit dem, was jeder gebaut hat
expected-line = eine Reihe wie (4 13 28 40), aufsteigend, aus noch nicht gesehenen Dominos
expected-current-line = die Reihe dieser Runde wie 4@p,13@y, aufsteigend, mit einem König auf jedem
expected-next-line = die nächste Reihe wie 4,13@y, mit den Königen, die schon gewählt haben
expected-to-act = wer in welcher Runde dran ist, wie 0:p, 3:y:place, 3:y:claim oder 6:over
expected-unseen = die Dominos, die niemand gesehen hat, wie 1,2,3, oder - für keine
expected-earlier = earlier= und was von den Partien davor zählt, wie 45.12.8/51.10.9
expected-pile = pile= und die Dominos, die noch kommen, alle noch nicht gesehen
expected-king-order = hand= und die Könige, die noch gezogen werden
expected-space = ein Leerzeichen
expected-tag = eine Angabe wie [Rules "classic/2"]
expected-tag-once = jede Angabe nur einmal
expected-seed = ein Startwert aus 64 Hexadezimalziffern, der so austeilt wie in dieser Aufzeichnung
expected-result = das Ergebnis, das die Partie hat
expected-game = eine Partie dieses Matchs, wie [Game "2"], nachdem die vorige vorbei ist
expected-round = die Nummer der nächsten Runde und ein Punkt
expected-turn = ein Zug wie 13:g8h8>28
expected-comment-end = eine schließende Klammer, die den Kommentar beendet
expected-json = JSON einer Partie oder einer Aufzeichnung
expected-square = ein Feld wie W oder M3, ein Schloss # oder eine leere Stelle .
expected-one-castle = ein Schloss # in jedem Königreich
expected-smaller-land = ein Königreich, das nicht größer ist, als die Regeln erlauben
expected-land = ein Königreich für jeden Spieler der Regeln

## Files.

error-read = { $file } ist nicht lesbar: { $because }
error-write = Die Partie kann nicht in { $file } gespeichert werden: { $because }
error-write-file = { $file } kann nicht geschrieben werden: { $because }
error-file-missing = die Datei gibt es nicht.
error-file-folder = es ist ein Ordner.
error-file-forbidden = Zugriff verweigert.
error-not-a-record = { $file } ist eine Stellung; hier wird die Aufzeichnung einer ganzen Partie gebraucht.
error-save-exists = { $file } gibt es schon. Setze die Partie mit --resume fort, oder wähle einen anderen Namen.
error-ply = Die Aufzeichnung hat keine Aktion { $ply }; die letzte ist { $last }.

## Seats.

error-bot-unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
error-bot-unknown-option = { $bot } hat keine Option „{ $option }“; { $known ->
    [none] er hat keine.
   *[other] er hat { $known }.
}
error-bot-unknown-value = { $option } von { $bot } kann nicht „{ $value }“ sein; möglich: { $known }.
error-bot-not-loaded = { $bot } kann nicht geladen werden: { $error }
error-bot-bad-label = „{ $label }“ kann keine Bezeichnung sein: Sie ist vergeben oder hat nicht 1 bis { $most } Zeichen.
error-bot-no-class = { $bot } hat keine Klasse „{ $name }“.
error-bot-no-choose = { $bot } ist kein Bot: Die Methode „choose“ fehlt.
error-name = Ein Spieler braucht einen Namen.
error-seats = Es gibt mehr Plätze ({ $seats }) als Spieler ({ $players }).
error-resume-alone = Eine fortgesetzte Partie behält ihre Regeln und Plätze: --resume geht nur mit --save und --language.
error-unexpected = Im Programm selbst stimmt etwas nicht: { $error }
