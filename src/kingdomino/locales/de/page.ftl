### The page of a table. Drawings have texts too, for screen readers.

to-home = Zur Startseite
not-found = Hier ist nichts.
close = Schließen
menu = Menü
copied = Kopiert
copy-link = Link kopieren
as-table = Als Tabelle
reconnecting = Verbinde neu …
rules-open = Regeln
score-open = Punkteblock
daily-open = Tagespartie
your-turn = du bist dran

## Levels of the bots, from the weakest.

level-page = Page
level-squire = Knappe
level-knight = Ritter
level-duke = Herzog
level-regent = Regent
level-page-about = Übersieht die meisten Möglichkeiten.
level-squire-about = Übersieht die Hälfte der Möglichkeiten.
level-knight-about = Nimmt immer sofort die meisten Punkte.
level-duke-about = Denkt vor jedem Zug voraus.
level-regent-about = Denkt voraus, solange Zeit ist. Der Stärkste.
seat-open = freier Platz

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = Domino { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: frei
cell-beyond = { $cell }: außer Reichweite
cell-fits = { $cell }: hier passt das Domino
cell-ghost = { $cell }: dein Domino, { $what }
ghost-does-not-fit = passt hier nicht
refusal-occupied = Dieser Platz ist schon belegt.
refusal-out-of-grid = Damit würde das Königreich größer als { $grid }×{ $grid }.
refusal-no-matching-neighbour = Keine Hälfte von Domino { $domino } berührt dort das Schloss oder ihre Landschaft.
held-domino = Du hältst { $domino }
held-lies = { $first } auf { $firstCell }, { $second } auf { $secondCell }
kingdom-row = Zeile { $row }
cell-empty = leer
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}
kingdom-of = Königreich: { $player }
board-keys = Pfeiltasten bewegen, R dreht das Domino, Enter legt es, Escape nimmt es zurück.

## The lines.

line-this-round = Diese Runde
line-next-round = Nächste Runde
line-first-round = Die erste Reihe
line-none = Das ist die letzte Runde: Es gibt nichts mehr zu wählen.
offer-title = Zur Wahl
legend-gain = Punkte, die es bringt
legend-best = höchstens möglich
spot-claimed = { $domino }. König: { $player }
spot-promises = { $domino }. Im besten Fall { $what }
spot-fits-nowhere = { $domino }. Passt jetzt nirgends
spot-gone = Domino { $domino } hat die Reihe verlassen

## What to do now.

prompt-place = Lege dein Domino
prompt-place-for = { $player }, lege dein Domino
prompt-claim = Wähle dein nächstes Domino
prompt-claim-shared = { $player }, wähle dein nächstes Domino
prompt-claim-for = Wähle ein Domino für den König: { $player }
prompt-first = Wähle dein erstes Domino
prompt-first-for = { $player }, wähle ein Domino
prompt-last = Das letzte Domino liegt
prompt-fits-nowhere = Domino { $domino } passt nirgends
prompt-they-place = Am Zug: { $player }
prompt-they-claim = Wählt gerade: { $player }
hint-point = { $count ->
    [one] Ein Platz passt: zweimal antippen.
   *[other] { $count } Möglichkeiten: tippe zweimal auf ein markiertes Feld.
}
hint-claim = Kleine Zahlen spielen früh, große sind mehr wert.
hint-values = +N auf einem Domino: so viel bringt es jetzt höchstens.
hint-confirm = Bestätige, oder wähle ein anderes.
hint-only = Nur { $domino } ist übrig. Bestätige.
hint-discard = Es kommt aus dem Spiel.
hint-discard-claim = Es kommt aus dem Spiel. Wähle dein nächstes Domino.
hint-last = Bestätige, um deine Partie zu beenden.
warn-hole = Hier bleibt ein Loch, das kein Domino füllt.
warn-domino = Dann passt { $domino } nirgends.
action-turn = Drehen
action-undo = Zurück
action-take-back = Letzten Zug zurücknehmen
action-place = Hier legen
action-choose = Wähle ein Domino
action-claim = { $domino } nehmen
action-discard = Ablegen
action-done = Fertig
action-sending = Senden …

## The players.

region-players = Spieler
region-story = Neben dem Brett
region-lines = Reihen
opponent-open = { $player }: { $points }. Königreich zeigen
status-places = legt
status-claims = wählt
status-claimed = danach: { $dominoes }
status-waits = wartet
status-away = abwesend
card-now = du bist dran
card-thinking = überlegt
card-next = gleich dran
card-took = nahm { $domino }
card-placed = gelegt
card-discarded = abgelegt
card-bot = Bot spielt
dynasty-running = insgesamt { $points }
clock-left = Restzeit: { $time }
clock-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
pass-device = Gib das Gerät weiter: { $player }
pass-device-ready = Bin da

## Beside the board.

own-land = Dein Land
unseen-title = Noch nicht gesehen
unseen-count = { $count } von 48
unseen-coming = { $coming ->
    [0] Keines von ihnen kommt mehr.
    [one] Eines von ihnen kommt noch.
   *[other] { $coming } von ihnen kommen noch.
}
unseen-terrain = Landschaft
unseen-by-terrain = Nach Landschaft und Kronen
unseen-by-number = Nach Nummer
move-log = Verlauf
move-log-place = { $player }: { $domino } gelegt
move-log-discard = { $player }: { $domino } abgelegt
move-log-claim = { $player }: { $domino } gewählt
move-log-turn = { $first }, { $domino } gewählt
move-log-take-back = { $player }: Zug zurückgenommen ({ $turn })

## The menu.

menu-reactions = Reaktion senden
reaction-again = Noch einmal senden: { $reaction }
coach-hint = Tipp (H)
assign-bot = Bot für mich spielen lassen
assign-bot-of = Bot spielen lassen: { $player }
resume-seat = Meinen Platz wieder einnehmen
resume-seat-of = Platz wieder einnehmen: { $player }
leave = Tisch verlassen
abandon = Partie für alle beenden

## Settings.

setting-language = Sprache
setting-theme = Farbschema
setting-speed = Animation
licences = Lizenzen der Schriften und Programme dieser Seite
setting-sound = Töne
setting-reactions = Reaktionen der anderen zeigen
setting-marks = Zeigen, wohin ein Domino passt
setting-values = Zeigen, was jedes Domino höchstens bringt
setting-one-click = Ein Klick legt, ein Klick wählt
setting-pass-device = An einem Bildschirm: ansagen, wer dran ist
setting-coordinates = Koordinaten am Brett
setting-glyphs = Symbole auf den Landschaften
setting-contrast = Hoher Kontrast
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
speed-calm = ruhig
speed-normal = normal
speed-quick = schnell
speed-off = aus

## Between the games of a Dynasty, and the end.

game-summary-title = Partie { $game } von { $games } ist vorbei
game-summary-go = Weiter zu Partie { $game }
review-open = Analysieren
puzzles-open = Aufgaben
analysis-open = Analysebrett

## Replay.

replay-title = Wiederholung
replay-live = Jetzt live
replay-slider = Zug
replay-position = Zug { $ply } von { $last }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-continue = Von hier weiterspielen
replay-continue-about = Ein neuer Tisch in genau dieser Stellung. Du nimmst einen Platz, Bots spielen die anderen, und es kommen dieselben Dominos wie in dieser Partie.
replay-continue-seat = Spielen für
replay-continue-bots = Die Bots
replay-to-table = Zum Tisch
