### The server.

## Errors of a request.

error-server-bad-request = Die Anfrage ist nicht lesbar: { $because }
error-server-no-such-page = Hier ist nichts.
error-server-method = { $method } ist hier nicht erlaubt.
error-server-too-large = Die Anfrage ist größer als { $most } Bytes.
error-server-media-type = Die Anfrage muss JSON sein.
error-server-host = Dieser Server antwortet nicht auf den Namen { $host }; wer ihn betreibt, kann ihn in --hosts eintragen.
error-server-origin = Die Anfrage kommt von einer anderen Website.
error-server-token = Setz dich zuerst: Hier wird der Schlüssel eines Platzes an diesem Tisch gebraucht.
error-server-import = Das ist keine Datei von „Meine Partien“, oder sie wurde verändert.
error-server-printed = Diese Königreiche lassen sich in einer Partie nach diesen Regeln nicht bauen.
error-server-no-room = Für diese Partie ist kein Platz: höchstens { $most } werden aufbewahrt.
error-server-too-many = { $seconds ->
    [one] Zu viele Anfragen; versuche es in { $seconds } Sekunde wieder.
   *[other] Zu viele Anfragen; versuche es in { $seconds } Sekunden wieder.
}
error-server-open-tables = Zu viele deiner Tische warten auf den Start (höchstens { $most }); starte oder schließe erst einen.
error-server-bot-tables = An zu vielen deiner Tische spielen nur Bots (höchstens { $most }); warte, bis einer fertig ist, oder beende ihn.
error-server-push-off = Dieser Server schickt keine Push-Nachrichten.
error-server-push-subscription = Dieses Push-Abonnement ist nicht verwendbar.
error-server-away = Die Tische sind gerade nicht erreichbar; alles ist gespeichert, versuche es gleich noch einmal ({ $seconds } s).
error-server-broken = Mit dem Server selbst stimmt etwas nicht.

## The command.

serving = Kingdomino läuft unter { $url }
serving-all = Jeder, der diesen Rechner erreicht, kann es öffnen, unverschlüsselt: unter { $url } in deinem Netz. Im Internet gehört ein Proxy mit HTTPS davor.
page-at = Kingdomino läuft unter { $url } – Strg-C beendet es, und alle Tische bleiben erhalten.
page-lan = Freunde in deinem Netz können es nicht öffnen. Damit sie es können, starte es so: kingdomino --lan
error-serve = Der Server konnte nicht starten.
error-pages = In { $folder } sind keine Webseiten.
error-workers = Mehrere Serverprozesse brauchen PostgreSQL: Eine Datei hat nur einen Schreiber.
error-lan-host = --lan lauscht auf jeder Adresse: Es lässt sich nicht mit einem anderen --host kombinieren.
error-channel-url = Der Kanal muss die Adresse eines Redis-Servers sein, etwa redis://localhost:6379/0.
error-channel-away = Redis ist nicht erreichbar: { $because }.
error-channel-package = Ein Kanal über Redis braucht ein Paket, das nicht installiert ist: pip install 'kingdomino[redis]'.
error-push-contact = Der Kontakt für Push-Dienste muss eine Adresse sein, die mit mailto: oder https: beginnt.
help-serve =
    Bietet das Spiel an: Tische, Bots und alles, was eine Seite oder ein Programm zum Spielen braucht.

    Jede Option kann auch als Umgebungsvariable gegeben werden: --bot-seconds ist KINGDOMINO_BOT_SECONDS. Was gespielt wurde, bleibt in der Datenbank und geht nach einem Neustart weiter.
help-serve-short = das Spiel im Netz anbieten
option-lan = auch für andere in deinem Netz, unverschlüsselt
option-serve-host = die Adresse, auf der gelauscht wird; 0.0.0.0 ist jede Adresse dieses Rechners
option-serve-port = der Port, auf dem gelauscht wird; 0 ist irgendein freier
option-serve-channel = URL eines Redis-Servers, über den sich Serverprozesse benachrichtigen; sonst tut es die Datenbank
option-serve-pages = der Ordner der Webseiten; sonst die mitgelieferten
option-serve-workers = wie viele Serverprozesse; mehr als einer braucht PostgreSQL
option-serve-bot-workers = in wie vielen Prozessen Bots überlegen, je Serverprozess
option-serve-bot-seconds = wie lange ein Bot über einen Zug nachdenken darf
option-serve-bot = ein eigener Bot, der als Stufe angeboten wird, etwa meiner=bot.py:MyBot; einmal pro Bot
option-serve-keep-days = Tische nach so vielen Tagen ohne Aktivität entfernen; 0 behält sie
option-serve-open-days = Tage, nach denen nicht gestartete Tische entfernt werden; 0 behält sie
option-serve-hosts = Hostnamen, auf die geantwortet wird, durch Kommas getrennt, neben Adressen und lokalen Namen; * ist jeder
option-serve-proxies = Adressen von Proxys, deren X-Forwarded-Kopfzeilen vertraut wird, durch Kommas getrennt
option-serve-address-rate = Anfragen pro Minute von einer Adresse; 0 ist unbegrenzt
option-serve-table-rate = Änderungen pro Minute an einem Tisch; 0 ist unbegrenzt
option-serve-open-tables = nicht gestartete Tische einer Adresse zugleich; 0 ist unbegrenzt
option-serve-bot-tables = Tische einer Adresse zugleich, an denen nur Bots spielen; 0 ist unbegrenzt
option-serve-daily-games = Partien des stärksten Bots bei jeder Tagespartie, zum Vergleich der Ergebnisse; 0 spielt keine
option-serve-sockets = Live-Verbindungen einer Adresse zugleich
option-serve-push = Push-Nachrichten an Spieler, die nicht da sind, wenn sie dran sind: on, off oder private (auch an private Adressen und ohne TLS, für Tests)
option-serve-push-contact = wem Push-Dienste schreiben können: eine Adresse mit mailto: oder https:; sonst der erste Name von --hosts
option-serve-log-level = was auf die Standardfehlerausgabe geschrieben wird
option-serve-log-format = wie jede Zeile davon geschrieben wird: als Text oder als JSON
example-serve = nur für diesen Rechner
example-serve-all = für alle, die ihn erreichen
example-serve-bot = mit einem eigenen Bot
example-serve-many = mehrere Prozesse auf einer Datenbank
error-server-no-such-game = Du hast kein gedrucktes Spiel mit dieser Kennung.
