### Tables and the commands about them.

## What a table refuses.

error-table-no-such-table = Es gibt keinen Tisch „{ $table }“.
error-table-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.
error-table-no-token = Du hast keinen Platz an diesem Tisch.
error-table-not-your-seat = Platz { $seat } ist nicht deiner.
error-table-not-host = Das kann nur der Gastgeber.
error-table-not-your-turn = Du bist nicht dran: Platz { $seat } ist am Zug.
error-table-stale = Die Partie ist schon weiter: Sie ist bei Aktion { $now }, nicht { $ply }.
error-table-full = Kein Platz ist frei.
error-table-seat-taken = Platz { $seat } ist besetzt.
error-table-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
error-table-started = Die Partie hat schon begonnen.
error-table-not-started = Die Partie hat noch nicht begonnen.
error-table-over = Die Partie ist vorbei.
error-table-not-over = Die Partie ist noch nicht vorbei.
error-table-seats = Zahl der Spieler nach diesen Regeln: { $players }, nicht { $seats }.
error-table-name = Ein Name hat 1 bis { $most } Buchstaben und keine Steuerzeichen.
error-table-level = Es gibt keinen Bot „{ $level }“; es gibt { $known }.
error-table-clock = Ein Zug hat { $least } bis { $most } Sekunden oder keine Grenze.
error-table-reaction = Es gibt keine Reaktion „{ $reaction }“; es gibt { $known }.
error-table-reactions = Du hast { $most } Reaktionen gesendet, mehr gehen in einer Partie nicht.
error-table-contribution = Ein Beitrag hat höchstens { $most } Zeichen: Buchstaben a–z, A–Z und Ziffern.
error-table-key = Ein Schlüssel hat 1 bis { $most } druckbare Zeichen.
error-table-key-reused = Dieser Schlüssel wurde für eine andere Anfrage verwendet.
error-table-not-alone = Einen Zug zurücknehmen kann nur, wer allein mit Bots spielt.
error-table-no-turn = Du hast noch keinen Zug gespielt.
error-table-unknown-deal = Die Austeilung dieser Partie ist nicht bekannt, sie lässt sich nicht fortsetzen.
error-table-hints = Tipps gibt es nur für jemanden, der allein mit Bots spielt.
error-table-counted = Bei einem Versuch, der zählt, darf niemand für dich spielen.
error-table-take-backs = In einem Match können höchstens { $most } Züge zurückgenommen werden.
error-table-present = Wer auf Platz { $seat } sitzt, ist am Tisch.
error-table-colour = Die Farbe „{ $colour }“ gibt es nicht; es gibt { $known }.
error-table-colour-taken = Die Farbe { $colour } hat schon jemand.
error-table-device-link = Dieser Link gilt nicht mehr: Er wurde benutzt, ist abgelaufen oder wurde zurückgezogen. Erstelle einen neuen.
error-table-device-links = An einem Tisch kannst du höchstens { $most } Links zu einem anderen Gerät erstellen.
error-table-device-seated = Dieses Gerät hat an diesem Tisch schon einen Platz.
error-table-busy = An diesem Tisch geschah zu viel auf einmal; versuche es noch einmal.

## The status of a table.

table-status-open = offen
table-status-playing = läuft
table-status-over = beendet
table-status-abandoned = abgebrochen

## Checking a shuffle.

verify-missing = Nicht prüfbar, denn in der Aufzeichnung fehlt: { $tags }.
usage-contribution = „{ $value }“ ist kein Platz von 1 bis { $players }, ein Gleichheitszeichen und sein Beitrag.

## The commands.

tables-none = Es gibt keine Tische.
tables-pruned = { $count ->
    [one] Ein Tisch entfernt.
   *[other] { $count } Tische entfernt.
}
tables-backed-up = Tische gesichert in { $file }: { $count }
tables-restored = Tische wiederhergestellt aus { $file }: { $count }
tables-kept = Was vorher da war, ist in { $file }
tables-rebuilt = Berechnete Ergebnisse: { $count }
error-database-url = „{ $url }“ ist keine Datenbank: Gib sqlite:///FILE oder postgresql://… an.
error-database-away = Die Datenbank ist nicht erreichbar: { $because }.
error-database-in-use = Ein anderer Server benutzt die Datenbank { $file }.
error-database-newer = Die Datenbank wurde von einer neueren Version dieses Programms geschrieben.
error-database-unusable = Die Datenbank ist nicht verwendbar: { $because }
error-database-not-file = Das ist für SQLite-Dateien; PostgreSQL hat pg_dump und pg_restore.
error-database-same-file = { $file } ist die Datenbank selbst.
help-verify = Prüft, ob das Match in FILE so ausgeteilt wurde, wie beim Öffnen des Tisches zugesagt; - liest die Standardeingabe.
help-verify-short = prüfen, ob ein Match fair ausgeteilt wurde
help-tables = Verwaltet die Tische eines Servers: listet sie auf, schreibt ihre Aufzeichnungen in Dateien, liest welche ein, entfernt alte.
help-tables-short = Tische auflisten, exportieren, importieren und entfernen
help-tables-list = Listet Tische auf, die zuletzt aktiven zuerst.
help-tables-list-short = Tische auflisten
help-tables-export = Schreibt die Aufzeichnung jedes TABLE in eine Datei; ohne Namen die aller beendeten Tische.
help-tables-export-short = Aufzeichnungen in Dateien schreiben
help-tables-import = Liest das Match aus jedem FILE ein, damit man es ansehen kann.
help-tables-import-short = Aufzeichnungen einlesen
help-tables-prune = Entfernt Tische, die seit einigen Tagen nicht aktiv waren.
help-tables-prune-short = alte Tische entfernen
help-tables-backup = Kopiert die ganze Datenbank eines Servers nach FILE, auch während der Server läuft. Für SQLite; PostgreSQL hat pg_dump.
help-tables-backup-short = die Datenbank in eine Datei kopieren
help-tables-restore = Ersetzt die Datenbank eines Servers durch die Sicherung FILE. Der Server muss angehalten sein; was vorher da war, bleibt daneben erhalten.
help-tables-restore-short = eine Sicherung zurückspielen
help-tables-rebuild = Berechnet die Ergebnisse beendeter Partien aus ihren Protokollen neu, für „Meine Partien“. Der Server darf dabei laufen.
help-tables-rebuild-short = die Ergebnisse neu berechnen
option-commitment = was du beim Öffnen des Tisches notiert hast, in Hexadezimalziffern
option-contribution = was ein Platz beigetragen hat, nach seiner Nummer ab 1, wie es sein Spieler notiert hat; mehrfach möglich
option-database = wo die Tische liegen: sqlite:///FILE oder postgresql://…; sonst eine Datei im Ordner deiner Daten
option-status = nur Tische, die so weit sind
option-to = der Ordner, in den geschrieben wird
option-days = wie viele Tage ohne Aktivität
example-verify = eine heruntergeladene Aufzeichnung
example-verify-commitment = gegen das, was du selbst notiert hast
example-tables-list = die beendeten
example-tables-export = alle beendeten, jeder in einer Datei
example-tables-prune = seit drei Monaten unberührte
example-tables-backup = eine Kopie, auch während der Server läuft
