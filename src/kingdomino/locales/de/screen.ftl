### Das Spiel auf dem ganzen Terminal.

## Davor.

option-plain = Zeile für Zeile spielen statt auf dem ganzen Terminal
screen-no-textual = Das Python-Paket textual fehlt, darum wird Zeile für Zeile gespielt.
screen-too-small = Dieses Terminal ist { $size }, darum wird Zeile für Zeile gespielt. Ab { $wanted } füllt das Spiel das Terminal.

## Unter dem Brett.

screen-place = { $player }, lege Domino { $domino } ({ $terrains }):
screen-thinking = { $player } überlegt …
screen-looking = Du siehst ein Königreich an: { $player }.
screen-no-hint = Tipps gibt es nur für einen Menschen gegen Bots und mit dem kompilierten Kern.
screen-hint-wait = Der beste Zug wird gesucht …
screen-leave = Aufhören? Die Partie ist gespeichert und kann fortgesetzt werden.
screen-enlarge = Das Fenster ist zu klein für das Spiel: Es braucht { $wanted }.

## Die Namen zweier Tasten.

screen-enter = Enter
screen-escape = Esc

## Was Tasten tun, in einem Wort.

screen-key-move = bewegen
screen-key-turn = drehen
screen-key-place = legen
screen-key-choose = aussuchen
screen-key-claim = wählen
screen-key-kingdoms = Königreiche
screen-key-hint = Tipp
screen-key-back = zurück
screen-key-scroll = blättern
screen-key-next = nächste Partie

## Was Tasten tun, in der Liste der Tasten.

screen-about-arrows = das Domino bewegen oder eines zur Wahl aussuchen
screen-about-turn = das Domino drehen; R dreht es zurück
screen-about-enter = das Domino legen oder das ausgesuchte wählen
screen-about-number = das Domino mit dieser Nummer aussuchen
screen-about-kingdoms = das nächste Königreich ansehen; Esc führt zu deinem zurück
screen-about-hint = der beste Zug, und warum
screen-about-mouse = Oder klicke auf ein Feld, um dort zu legen, und auf ein Domino, um es zu wählen. Das Mausrad dreht das Domino in deiner Hand.
