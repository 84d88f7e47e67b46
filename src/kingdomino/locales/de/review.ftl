### Commands that analyse: reviews, hints and puzzles.

help-review =
    Analysiert eine aufgezeichnete Partie: was jeder Zug wert war, welcher besser gewesen wäre, und wie groß das Glück beim Austeilen war.

    FILE ist eine Aufzeichnung; - liest die Standardeingabe.
help-review-short = die Züge einer gespeicherten Partie bewerten
help-hint =
    Zeigt den besten Zug aus FILE mit einer Stellung oder einer nicht beendeten Aufzeichnung, und warum er der beste ist.

    Die Zahl der Simulationen sagt, wie lange überlegt wird; - liest die Standardeingabe.
help-hint-short = der beste Zug in einer Stellung, und warum
help-puzzles = Erstellt Aufgaben: Stellungen, in denen ein Zug deutlich der beste ist.
help-puzzles-short = Aufgaben aus Partien von Bots erstellen
help-puzzles-make = Spielt Partien zwischen Bots und schreibt die Stellungen in eine Datei, in denen ein Zug deutlich der beste ist und nicht der gierige.
help-puzzles-make-short = Aufgaben in Partien von Bots finden
option-quality = wie gründlich
option-html = eine Seite mit der Analyse schreiben
option-rollouts = wie viele Simulationen
option-puzzles-count = wie viele Aufgaben
option-puzzles-output = die Datei, die geschrieben wird
option-puzzles-seed = eine Zahl, die die Partien festlegt
example-review = alle Züge als Tabelle
example-review-html = als Seite
example-hint = der beste Zug
example-puzzles = fünfzig Aufgaben
error-hint-over = Die Partie ist vorbei: Es gibt keinen Zug mehr zu wählen.

## Reviews. The first ones are headings of columns.

review-title = Analyse
review-player = Spieler
review-accuracy = Genauigkeit
review-lost = verlorene Punkte
review-luck = Glück
review-number = Nr.
review-turn = Zug
review-grade = Note
review-better = besser
review-why = warum
review-progress = Züge
review-adjusted = Mit durchschnittlichen Dominos hätte { $player } { $share } solcher Partien gewonnen.
review-best-turn = Bester Zug – { $player }: { $turn } (Zug { $number })
review-turning-point = Wendepunkt: Zug { $number }, { $player } verliert { $share } Gewinnchance.
review-written = Die Analyse ist in { $file }.
hint-value = Gewinnchance unter Gleichen { $share }, am Ende etwa { $points } Punkte (± { $spread }).
hint-alternative = Stattdessen { $turn }: { $points } Punkte weniger.
puzzles-progress = Aufgaben
puzzles-written = Aufgaben in { $file }: { $count }
