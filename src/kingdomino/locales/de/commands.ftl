### Help and usage errors of the command line.

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL …
usage-options-title = Optionen
usage-commands-title = Befehle
usage-examples-title = Beispiele
help-kingdomino =
    Das Brettspiel Kingdomino, mit Menschen und Bots: im Browser oder hier im Terminal.

    Ohne Befehl startet es nur auf diesem Rechner und öffnet sich in deinem Browser.
help-kingdomino-short = das Brettspiel Kingdomino
help-play =
    Spielt eine Partie in diesem Terminal, Menschen und Bots an einer Tastatur.

    Ohne Optionen fragt es nach dem Spiel und den Spielern. Alles wird nach jeder Aktion gespeichert; --resume setzt eine gespeicherte Partie fort.
help-play-short = eine Partie spielen oder fortsetzen
help-show = Zeichnet den Tisch aus FILE mit einer Aufzeichnung oder Stellung; - liest die Standardeingabe.
help-show-short = eine gespeicherte Partie oder eine Stellung zeichnen
help-replay = Erzählt eine aufgezeichnete Partie Zug um Zug nach, mit den Königreichen; - liest die Standardeingabe.
help-replay-short = eine gespeicherte Partie Zug um Zug nacherzählen
help-score = Zeigt die Punkte aus FILE mit einer Aufzeichnung, Stellung oder gezeichneten Königreichen, mit Gebieten, Boni und Sieger; - liest die Standardeingabe.
help-score-short = die Punkte einer Partie oder Stellung zählen
help-perft =
    Zählt, auf wie viele Weisen DOMINOES nacheinander in ein Königreich gelegt werden können: eine Zeile für jede Tiefe, mit Domino und Anzahl.

    Ohne Dominos: 48, 47, 46 und so weiter.
help-perft-short = Platzierungen zählen, um die Regeln zu prüfen
help-completion = Gibt ein Skript aus, das Befehle, Optionen und Namen in einer SHELL vervollständigt: bash, zsh oder fish.
help-completion-short = Befehle in einer Shell vervollständigen
option-help = diese Hilfe zeigen und beenden
option-version = die Version zeigen und beenden
option-no-browser = den Browser nicht öffnen, nur sagen, wo die Seite ist
option-language = die Sprache aller Texte; sonst entscheidet KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES oder LANG
option-preset = welches Spiel
option-players = wie viele Spieler, 2 bis 4
option-seat = der Name eines Menschen oder ein Bot: { $bots }; einmal für jeden Platz
option-deck = wie viele der 48 Dominos im Spiel sind
option-opening = wer die Dominos der ersten Könige wählt
option-middle-kingdom = { $points } für ein Schloss in der Mitte
option-harmony = { $points }, wenn nichts abgelegt wurde
option-tie-breaks = was bei gleichen Punkten entscheidet
option-dynasty = drei Partien hintereinander
option-seed = eine Zahl oder 64 Hexadezimalziffern, die die Mischung festlegen
option-save = wohin gespeichert wird; sonst in den Ordner deiner Daten
option-resume = eine gespeicherte Partie fortsetzen
option-ply = nach so vielen Aktionen
option-step = nach jeder Aktion auf Enter warten
option-json = JSON für Programme schreiben
option-svg = den Tisch als SVG-Bild in diese Datei schreiben
option-png = den Tisch als PNG-Bild in diese Datei schreiben
option-grid = die Größe des Königreichs
option-depth = wie viele Dominos
example-bare = in deinem Browser
example-play = fragt nach dem Rest
example-seats = du gegen einen Bot
example-hot-seat = drei Menschen reihum
example-duel = Königreiche von 7×7
example-resume = eine gespeicherte Partie fortsetzen
example-show = eine gespeicherte Partie zeichnen
example-language = auf Hebräisch spielen
example-ply = wie sie nach 20 Aktionen stand
example-picture = als Bild
example-pipe = von der Standardeingabe
example-step = Zug um Zug
example-json = für Programme
example-drawing = Königreiche, in einer Textdatei gezeichnet
example-perft = drei Dominos
example-perft-grid = ein größeres Königreich
example-completion = für diese bash; auf Dauer in ~/.bashrc

## Usage errors.

usage-more = Siehe { $command }
usage-one-of = „{ $value }“ ist keines von { $known }.
usage-number = „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
usage-no-such-option = Es gibt keine Option { $option }.
usage-no-such-command = Es gibt keinen Befehl „{ $command }“.
usage-did-you-mean = Meintest du { $guess }?
usage-missing = Es fehlt { $parameter }.
usage-bad-option = Die Option { $option } ist falsch verwendet.
usage-bad-value = { $parameter }: { $because }
usage-too-many = Es gibt mehr Argumente als nötig.
