### The game in the terminal.

welcome = Willkommen bei { $title }!
yes = ja
no = nein
hint-help = Alles wird beim Spielen gespeichert. Tippe im Zweifel „hilfe“.

## Before the game.

ask-preset = Welches Spiel?
ask-players = Wie viele Spieler?
ask-variants = Die Regeln ändern?
ask-deck = Wie viele Dominos?
ask-opening = Wie kommen die Könige auf die erste Reihe?
ask-middle-kingdom = Das Reich der Mitte: { $points } für ein Schloss in der Mitte?
ask-harmony = Harmonie: { $points }, wenn nichts abgelegt wurde?
ask-tie-breaks = Was entscheidet bei gleichen Punkten?
ask-dynasty = Dynastie: drei Partien hintereinander?
ask-seats = Wer spielt? Tippe einen Namen oder einen Bot: { $bots }. Enter nimmt, was in Klammern steht.
ask-seat = { $colour } [{ $default }]:
ask-number = Tippe eine Zahl von 1 bis { $last }.
ask-one-of = Tippe eines davon: { $known }.
ask-yes-or-no = Antworte „{ $yes }“ oder „{ $no }“.

## The table.

line-current = Jetzt zu legen
line-next = Zur Wahl
legend-free = freies Feld, noch in Reichweite
legend-crowns = Weizenfeld mit { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
legend-acts = wer dran ist
legend-done = war schon dran

## A turn.

ask-place = { $player }, lege { $domino } ({ $terrains }) – Enter zeigt die Plätze:
ask-claim = { $player }, wähle ein Domino:
ask-claim-for = { $player }, wähle ein Domino für diesen König – { $owner }:
claim-these = Zur Wahl, mit den Punkten, die jedes dem Königreich jetzt höchstens brächte:
list-more = … und { $count } weitere: Tippe „{ $all }“, um sie zu sehen
claim-at-best = höchstens { $points } ({ $gain })
claim-fits-nowhere = passt jetzt nirgends
event-place = { $player }: Domino { $domino } ({ $terrains }) auf { $first } und { $second }, { $points } ({ $gain })
event-claim = { $player }: König auf Domino { $domino }
event-claim-for = { $player }: Domino { $domino } für einen anderen König – { $owner }
event-discard = { $player }: Domino { $domino } passt nirgends und wird abgelegt
not-understood = Das ist nicht lesbar. Erwartet: { $expected }.
undone = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: nur ein gerade gelegtes Domino, bevor das nächste gewählt ist.
saved = Gespeichert in { $file }

## What can be typed. The words are accepted beside the English ones; each must be different.

help-place =
    Lege dein Domino: eine Nummer der Liste oder die Felder seiner beiden Hälften: g8h8 legt die erste auf g8, die zweite auf h8.
    Mit der Wahl auf einmal: g8h8>28.
help-claim = Wähle ein Domino mit seiner Nummer: 28 oder >28.
word-list = liste
word-list-about = was du jetzt tun kannst, die meisten Punkte zuerst (oder nur Enter)
word-all = alle
word-all-about = die ganze Liste, wenn sie lang ist
word-undo = zurück
word-undo-about = das gerade gelegte Domino zurücknehmen, vor der Wahl
word-board = brett
word-board-about = Königreiche und Reihen noch einmal zeigen
word-score = punkte
word-score-about = die Punkte bisher, mit allen Gebieten
word-legend = legende
word-legend-about = was die Buchstaben und Zeichen bedeuten
word-save = speichern
word-save-about = wo die Partie gespeichert ist (nach jeder Aktion)
word-help = hilfe
word-help-about = diese Liste (oder ?)
word-quit = ende
word-quit-about = aufhören; die Partie kann fortgesetzt werden

## The end.

territory-idle = ohne Kronen: { $squares } = 0
score-not-over = Die Partie ist noch nicht vorbei.
record-kept = Die Aufzeichnung der Partie: { $file }
resume-with = Die Partie ist gespeichert. Weiter mit: { $command }
replay-enter = Enter …
bots-without-kernel = Ohne den kompilierten Kern spielt greedy anstelle von: { $bots }.
notice-no-kernel = Der kompilierte Kern fehlt, weil es beim Installieren keinen C-Compiler gab: Die stärksten Bots spielen einfacher, und Analysen fallen weg. Installiere gcc oder clang, dann dieses Paket noch einmal.
notice-no-pages = Die Webseiten fehlen, weil es beim Installieren kein npm gab: Das Spiel läuft im Terminal. Installiere Node.js mit npm, dann dieses Paket noch einmal.
