### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = weg seit { $minutes } Min.
stand-in-for = Bot spielt für { $player }
stand-in-ask = Bot spielen lassen für { $player }
stand-in-asked = Gefragt. Die anderen müssen zustimmen.
come-back = Zurück an den Tisch
watching-player = Du siehst: { $player }
spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
notice-left = { $player } ist gegangen. Jetzt spielt dort: { $bot }
notice-returned = { $player } ist wieder da
notice-stand-in = { $player } ist nicht da. Jetzt spielt dort: { $bot }
notice-stand-in-you = Während du weg warst, hat ein Bot übernommen: { $bot }
notice-resumed = { $player } spielt wieder selbst
notice-host = Neuer Gastgeber: { $player }
notice-host-you = Du bist jetzt Gastgeber
notice-time-up = Die Zeit war um, ein Bot hat gespielt. { $turn }
move-log-bot = { $text } (Bot)
leave-ask = Den Tisch verlassen? Ein Bot spielt für dich, und solange kannst du zurückkommen.
abandon-ask = Die Partie für alle beenden? Dann kann niemand weiterspielen.
stay = Bleiben
host-take = Gastgeber werden
lobby-host-away = Der Gastgeber ist nicht da. Du kannst Gastgeber werden und starten.
lobby-leave-ask = Den Tisch verlassen? Dein Platz wird wieder frei.
lobby-close-ask = Den Tisch schließen? Über den Link kommt dann niemand mehr dazu.
seat-free = Entfernen: { $player }
device-continue = Auf einem anderen Gerät weiterspielen
device-about = Ein persönlicher Link gibt einem anderen Gerät deinen Platz.
device-about-all = Ein persönlicher Link gibt einem anderen Gerät alle deine Plätze.
device-choice = Und dieses Gerät?
device-watches = Es schaut danach nur noch zu.
device-stays = Beide Geräte können spielen.
device-games = „Meine Partien“ kommen mit: Beide Geräte zeigen dann dieselbe Liste. Hat das andere Gerät eigene Partien, kommen sie dazu.
device-make = Link erstellen
device-open = Scanne den Code mit dem anderen Gerät, oder öffne dort den Link. Er gilt nur einmal und bis { $time }.
device-secret = Behalte ihn für dich: Wer ihn öffnet, spielt für dich.
device-only-here = Das andere Gerät kann diesen Link nicht öffnen: Er führt nur zu diesem Rechner. Um das zu ändern, starte neu mit: kingdomino --lan
device-link = Persönlicher Link
device-qr = QR-Code des persönlichen Links
device-pending = Ein Link von dir gilt bis { $time }.
device-cancel = Link zurückziehen
device-new = Neuen Link erstellen
device-used = Das andere Gerät ist am Tisch.
device-expired = Der Link ist abgelaufen.
device-moved = Du spielst auf einem anderen Gerät. Dieses schaut nur zu.
device-arrive = Auf diesem Gerät weiterspielen?
device-arrive-about = Dieses Gerät bekommt den Platz der Person, die den Link erstellt hat. Der Link gilt nur einmal.
device-arrive-games = Die Liste unter „Meine Partien“ kommt mit.
device-arrive-merge = Dieses Gerät hat eigene Partien. Sie und die des anderen Geräts werden auf beiden zu einer Liste. Mach nur weiter, wenn beide Geräte dir gehören.
device-here = Hier weiterspielen
device-watch = Nur zuschauen
