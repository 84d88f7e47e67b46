### The start page and the lobby.

## The start.

home-caption = Ein Spiel um kleine Königreiche
home-about = Lege Felder, Wälder und Seen um dein Schloss. Fünf Felder breit, nicht mehr. Eine Viertelstunde, zwei bis vier Spieler.
play-now = Jetzt spielen
play-now-opponents = Gegner
play-now-level = Stufe
one-moment = Einen Moment …
with-friends = Mit Freunden
with-friends-about = per Link
on-this-screen = An diesem Bildschirm
on-this-screen-about = 2–4 Spieler
learn = So wird gespielt
watch = Zuschauen
my-games = Meine Partien
open-tables = Offene Tische
open-tables-none = Niemand wartet. Einen Tisch für alle öffnen
settings-open = Einstellungen
guest = Gast
playing-as = Du spielst als: { $player }
name-change = Ändern
name-field = Dein Name
name-keep = Speichern
continue = Weiterspielen
continue-all = Alle { $count } zeigen
continue-offline = Dein Tisch öffnet sich, sobald die Verbindung wieder da ist.
continue-left = verlassen
server-away = Der Server ist nicht erreichbar. Versuche es noch einmal.
no-engine = Dieser Browser hat kein WebAssembly, das hier gebraucht wird. Die Regeln kannst du auch ohne lesen.
version-skew = Diese Seite und der Server haben verschiedene Versionen. Bitte lade die Seite später neu.
local-mark = auf diesem Gerät
local-gone = Dieser Tisch ist auf diesem Gerät nicht gespeichert.
local-damaged = Was von diesem Tisch gespeichert war, ist beschädigt. Deine anderen Tische sind unversehrt.
local-storage = Der Browser konnte den Tisch nicht speichern: Vielleicht fehlt Platz, oder das Fenster ist privat.
local-stale = Der Tisch hat sich inzwischen verändert, vielleicht in einem anderen Fenster.

## A new table.

new-title = Ein neuer Tisch
new-seats = Wer spielt?
new-players = Spieler
new-coach = Mit Coach: meine Züge bewerten
new-coach-about = Nur gegen Bots: Nach jedem deiner Züge zeigt ein Zeichen, wie gut er war.
seat-who = Platz { $number }, { $colour }: wer spielt
seat-me = Ich
seat-here = An diesem Bildschirm
seat-friend = Freund mit dem Link
seat-bots = Bots
seat-name = Name, Platz { $number }
colour-choose = Deine Farbe
player-number = Spieler { $number }
new-game = Welches Spiel?
rules-changed = Hausregeln
rules-changed-from = { $preset }, mit Änderungen
rules-changed-how = unten eine Variante ändern
only-for = nur für { $players }
rules-opening-owner = Eröffnung: Besitzer
rules-opening-drawer = Eröffnung: wer zieht
rules-opening-abba = Eröffnung: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (volle Größe)
rules-middle-kingdom-symmetric = { $bonus } (jede Größe)
new-variants = Varianten
variant-middle-kingdom = 10 Punkte mehr, wenn das Schloss in der Mitte steht
variant-harmony = 5 Punkte mehr, wenn kein Domino abgelegt wurde
new-opening = Wie die ersten Dominos gewählt werden
new-clock = Zeit für einen Zug
new-substitute = Wer spielt, wenn die Zeit um ist
clock-none = unbegrenzt
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
new-visible = Wer findet den Tisch?
visible-link = nur, wer den Link hat
visible-all = alle, auf der Startseite
new-open = Tisch öffnen
new-start = Partie starten

## Waiting at the table.

lobby-title = Warten auf Spieler
lobby-all-here = Alle sind da
lobby-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-ready = Alle Plätze sind besetzt. Du kannst starten.
lobby-wait-host = Die Partie beginnt, sobald der Gastgeber sie startet.
lobby-visitor = Setz dich, oder bleib und schau zu: Die Partie erscheint hier.
lobby-full = Alle Plätze sind besetzt. Bleib und schau zu: Die Partie erscheint hier.
lobby-host = Gastgeber
lobby-bot = Bot
sit-down = Platz nehmen
sit-here = Hier Platz nehmen
lobby-close = Tisch schließen
lobby-invite = Lade deine Freunde ein
lobby-invite-about = Schick ihnen diesen Link, oder lass sie den Code scannen.
lobby-only-here = Freunde können diesen Link nicht öffnen: Er führt nur zu diesem Rechner. Damit andere in deinem Netz mitspielen können, starte neu mit: kingdomino --lan
lobby-share = Teilen
lobby-link = Link zu diesem Tisch
lobby-qr = QR-Code des Links
lobby-size = { $dominoes }, { $rounds }, Königreiche von { $grid }
lobby-ties = bei Gleichstand: { $criteria }
lobby-clock = { $time } pro Zug; danach spielt: { $bot }
lobby-public = alle finden diesen Tisch auf der Startseite
lobby-promise = Die Mischung steht schon fest und ist versiegelt. Nach der Partie können alle sie anhand dieses Siegels prüfen:

## Watching.

watch-tables = Öffentliche Tische
watch-none = Gerade gibt es keine öffentlichen Partien.
watch-open = Plätze frei
watch-playing = Läuft gerade
watch-over = Beendet
watch-bots = Bots gegen Bots
watch-bots-about = Wähle, wer gegen wen spielt. Die Partie beginnt sofort.
watch-start = Partie starten
