### The arena: bots against bots.

## Help.

help-arena =
    Lässt Bots gegen Bots spielen. Jede Austeilung wird einmal von jedem Platz gespielt, und jede Zahl hat ihr Intervall.

    Teilnehmer ist der Name eines Bots, mit Optionen und den Sekunden für einen Zug (greedy, greedy@0.5), oder ein Programm: exec:COMMAND.
help-arena-short = Bots gegen Bots spielen lassen
help-arena-match =
    Lässt HERO gegen RIVAL spielen: der Held auf einem Platz, Rivalen auf allen anderen, jede Austeilung einmal von jedem Platz.

    Ergebnisse werden laufend an eine Datei angehängt; derselbe Befehl setzt einen unterbrochenen Lauf fort.
help-arena-match-short = ein Bot gegen einen anderen
help-arena-robin =
    Lässt jeden ENTRANT gegen jeden anderen spielen, jede Austeilung einmal von jedem Platz, und wertet sie: Ein Abstand von 400 heißt zehn zu eins, und greedy hat 1000.

    Ergebnisse werden laufend an eine Datei angehängt; derselbe Befehl setzt einen unterbrochenen Lauf fort.
help-arena-robin-short = jeder gegen jeden, mit Wertung
help-arena-ladder = Zeigt die Wertungen aller auf LADDER, einer Datei, die mit jedem Lauf wächst. RESULTS sind Ergebnisdateien, die vorher dazukommen.
help-arena-ladder-short = Wertungen über viele Läufe
help-arena-report = Macht aus den Ergebnissen in FILE eine Seite mit Tabellen und Bildern, und die Bilder als PNG und SVG.
help-arena-report-short = Ergebnisse als Seite mit Bildern
help-dataset =
    Lässt die Suche gegen sich selbst spielen und schreibt jede Stellung mit den Werten und Besuchen aller Züge und dem Ergebnis als Parquet-Dateien nach FOLDER.

    Derselbe Befehl setzt einen unterbrochenen Datensatz fort, und dieselben Optionen ergeben dieselben Dateien.
help-dataset-short = Stellungen mit den Werten der Suche, als Parquet
option-rules = die Regeln, etwa tournament/4; sonst classic/2
option-deals = wie viele Austeilungen; sonst 100. Später dürfen es mehr werden
option-arena-seed = eine Zahl, die die Austeilungen festlegt; sonst 1
option-results = die Datei, an die Ergebnisse angehängt werden
option-keep-games = eine Datei für die Aufzeichnungen aller Partien
option-ladder = eine Rangliste, zu der der Lauf am Ende dazukommt
option-watch = eine der laufenden Partien im Terminal zeichnen
option-sprt = aufhören, sobald klar ist, ob der Held um LOW oder um HIGH Wertungspunkte stärker ist
option-risk = mit welcher Wahrscheinlichkeit --sprt falsch entscheidet; sonst 0.05
option-seconds = die Sekunden eines Zuges für alle ohne @; sonst 0.1
option-workers = wie viele Partien zugleich; sonst eine pro Prozessorkern
option-cluster = die Adresse eines Dask-Schedulers, dessen Worker spielen, etwa tcp://10.0.0.1:8786
option-dataset-games = wie viele Partien; sonst 1000. Später dürfen es mehr werden
option-dataset-rollouts = wie viele Simulationen die Suche pro Zug macht; sonst 400
option-shard-games = wie viele Partien in eine Datei kommen; sonst 100
option-grace = ein Programm wird so viele Sekunden nach seinem Zug beendet; sonst 1
option-startup = die Sekunden, die ein Programm zum Starten hat; sonst 10
option-output = der Ordner für die Seite und die Bilder
example-match = 100 Austeilungen zu zweit
example-program = gegen ein eigenes Programm
example-four = einer gegen drei, mit dem Reich der Mitte und Harmonie
example-robin = Wertungen
example-sprt = aufhören, wenn das Ergebnis klar ist
example-grow = spielen und in eine Rangliste eintragen
example-ladder = Wertungen über alle ihre Läufe
example-ladder-add = fertige Läufe eintragen
example-report = eine Seite mit Bildern
example-dataset = 10.000 Partien zu zweit

## Progress.

arena-progress = Partien
arena-stopped = Angehalten nach { $done } von { $games } Partien. Weiter mit: { $command }
dataset-written = Der Datensatz: { $folder }

## The tables.

column-entrant = Teilnehmer
column-rating = Wertung
column-games = Partien
column-runs = Läufe
column-share = Siege, %
column-margin = Vorsprung
column-points = Punkte
column-rank = Platz
column-allowed = Erlaubte Sekunden
column-seconds = Sekunden pro Zug
column-longest = Längster Zug
column-overruns = Über der Zeit, %
column-faults = Kampflos verloren
arena-settings = { $rules } · { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
} von jedem Platz · Startwert { $seed }
arena-legend = Unter einer Zahl oder in Klammern: das Intervall, das in 95 von 100 solchen Läufen den wahren Wert enthält.
arena-ladder = { $rules } · { $runs ->
    [one] { $runs } Lauf
   *[other] { $runs } Läufe
}
arena-sprt = { $decision ->
    [high] SPRT: { $hero } ist stärker als { $rival }: { $high } Wertungspunkte angenommen, { $low } verworfen.
    [low] SPRT: { $hero } ist nicht um so viel stärker als { $rival }: { $low } Wertungspunkte angenommen, { $high } verworfen.
   *[none] SPRT: { $hero } gegen { $rival } ist zwischen { $low } und { $high } Wertungspunkten noch nicht entschieden. Mehr Austeilungen helfen.
}
arena-sprt-numbers = { $deals ->
    [one] Log-Likelihood-Quotient { $ratio } nach { $deals } Austeilung; er entscheidet bei ±{ $bound }.
   *[other] Log-Likelihood-Quotient { $ratio } nach { $deals } Austeilungen; er entscheidet bei ±{ $bound }.
}
arena-forfeit = { $entrant }, Austeilung { $deal }, Platz { $seat }, Aktion { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … und { $count } weitere kampflos verlorene Partie
   *[other] … und { $count } weitere kampflos verlorene Partien
}
arena-no-ratings = Wertungen brauchen { $package }, das nicht installiert ist: pip install "kingdomino[arena]". Danach zeigt sie derselbe Befehl.

## What a bot did wrong; its name comes before.

error-fault-illegal = spielte { $action }, was die Regeln nicht erlauben. { $because }
error-fault-no-action = antwortete { $answer }, was keine Aktion ist
error-fault-exception = löste { $error } aus
error-fault-no-start = lässt sich nicht starten: { $because }
error-fault-protocol = spricht Protokoll { $found }, nicht { $known }
error-fault-crashed = endete mit Code { $code }: { $said }
error-fault-closed = schloss seine Ausgabe: { $said }
error-fault-hung = antwortete nicht innerhalb von { $seconds } s: { $said }
error-fault-unreadable = schrieb eine Zeile, die keine Antwort ist: { $line }
error-fault-unasked = schrieb eine Zeile, bevor er gefragt wurde: { $line }
error-fault-died = riss seinen Prozess mit, Code { $code }

## The report.

report-title = Ergebnisse der Arena
report-method = Jede Austeilung wurde einmal von jedem Platz gespielt, damit das Glück alle gleich trifft. Ein geteilter Sieg wird aufgeteilt. Intervalle kommen aus neu gezogenen ganzen Austeilungen; Wertungen daraus, wer vor wem lag (Bradley–Terry), wobei ein Abstand von 400 zehn zu eins heißt.
report-match = { $hero } gegen { $rival }
report-robin = { $count ->
    [one] { $count } Teilnehmer, jeder gegen jeden
   *[other] { $count } Teilnehmer, jeder gegen jeden
}
report-unfinished = Der Lauf ist nicht fertig: { $done } von { $games } Partien sind gespielt.
report-strength = Stärke
report-ahead = Wer vor wem lag, in % ihrer Begegnungen
report-points = Punkte
report-conduct = Zeit und Verhalten
report-time = Stärke und Zeit
report-written = Der Bericht: { $file }
picture-ratings = Wertungen mit ihren Intervallen. Die gestrichelte Linie liegt bei 1000: greedy, oder ohne ihn der Mittelwert.
picture-shares = Anteile der Siege mit ihren Intervallen. Die gestrichelte Linie ist, was gleich starke Spieler hätten.
picture-points = Wie oft jeder Teilnehmer wie viele Punkte machte; Linie und Zahl sind der Mittelwert.
picture-time = Stärke nach den Sekunden eines Zuges, mit Intervallen.
fact-rules = Regeln
fact-deals = Austeilungen
fact-seed = Startwert
fact-grace = Nachfrist für Programme, s
fact-startup = Start von Programmen, s
fact-started = Begonnen
fact-command = Befehl
fact-version = Version
fact-machine = Rechner
fact-kernel = Kompilierter Kern

## Bots and their conformance checks.

help-bots = Listet die Bots auf, gegen die man spielen kann, mit ihren Optionen: kingdomino play -s Ann -s bot:NAME.
help-bots-short = die Bots auflisten und einen prüfen
help-bots-check =
    Prüft, ob ein Bot hält, was er verspricht: ENTRANT ist sein Name oder ein Programm als exec:COMMAND. Er spielt ganze Partien nach allen Regeln und antwortet in einzelnen Stellungen.

    Der Rückgabewert ist 0, wenn alles gut ist, und 1, wenn es etwas zu beanstanden gibt.
help-bots-check-short = prüfen, ob ein Bot nach den Regeln spielt
option-games = wie viele Partien nach jeder der Regeln; sonst 1
example-bots = Namen und Optionen
example-check = ein eigenes Programm
example-check-name = ein Bot mit Namen
check-plays = Erlaubte Aktionen in ganzen Partien, nach allen Regeln
check-leaves = Ansichten bleiben, wie sie sind
check-joins = Spielt in einer Partie weiter, die er noch nicht kannte
check-repeats = Mit demselben Startwert spielt er ohne Uhr gleich
check-keeps-time = Ein Zug braucht nicht mehr als seine Sekunden
check-cases = { $count ->
    [one] { $count } Fall
   *[other] { $count } Fälle
}
check-more = … und { $count } weitere
error-check-fault = { $rules }, Startwert { $seed }, Aktion { $action }: { $because }
error-check-changed = { $rules }, Startwert { $seed }, Aktion { $action }: hat die Ansicht verändert
error-check-differs = { $rules }, Startwert { $seed }, Aktion { $action }: erst { $one }, dann { $other }
error-check-late = Länger als { $seconds } s: { $late } von { $turns } Zügen, bis zu { $longest } s

## Errors.

error-alone = Niemand kann allein spielen: Nenne zwei oder mehr.
error-entrant-command = „{ $entrant }“: Auf exec: folgt eine Befehlszeile.
error-entrant-seconds = „{ $entrant }“: Auf @ folgen die Sekunden eines Zuges, mehr als 0.
error-entrant-twice = „{ $entrant }“ ist zweimal genannt.
error-results-no-run = { $file } beginnt nicht mit der Beschreibung eines Laufs.
error-results-format = { $file } hat Format { $found }; diese Version liest { $known }.
error-results-unreadable = { $file }, Zeile { $line }: Das ist keine Partie des Laufs.
error-results-other-run = { $file } hat Ergebnisse eines anderen Laufs ({ $setting }: { $found }, nicht { $wanted }); wähle eine andere Datei.
error-results-other-games = { $file } hat andere Partien als die Ergebnisse; wähle eine andere Datei.
error-sprt-bounds = „{ $bounds }“ ist nicht LOW:HIGH, zwei Unterschiede der Wertung, der kleinere zuerst.
error-sprt-risk = Das Risiko einer falschen Entscheidung muss größer als 0 und kleiner als 0.5 sein, nicht { $risk }.
error-ladder-no-ladder = { $file } ist keine Rangliste der Arena.
error-ladder-rules = { $file } ist eine Rangliste für { $found }, und der Lauf ist für { $wanted }.
error-ladder-label = In { $file } ist „{ $label }“ { $found }, nicht { $wanted }; gib ihm eine andere Bezeichnung.
error-ladder-unconnected = Niemand aus dem Lauf steht schon in { $file }; die Wertungen wären nicht vergleichbar.
error-cluster-unreachable = Unter { $address } gibt es keinen Dask-Scheduler: { $because }
error-dataset-other = In { $folder } ist ein Datensatz mit anderen Einstellungen ({ $setting }: { $found }, nicht { $wanted }).
error-dataset-unreadable = In { $folder } ist kein Datensatz, den diese Version lesen kann.
error-write-results = Die Ergebnisse können nicht in { $file } gespeichert werden: { $because }
error-no-results = In { $file } sind noch keine Partien.
error-extra = Das braucht { $package }, das nicht installiert ist: pip install "kingdomino[{ $extra }]"
usage-seconds = „{ $value }“ ist keine Sekundenzahl größer als 0.
