### How it is told that it is somebody’s turn.

setting-turn-sound = Ein leiser Ton, wenn du dran bist
setting-vibration = Vibrieren, wenn du dran bist
setting-notifications = Benachrichtigen, wenn ich dran bin
notifications-refused = Dieser Browser erlaubt hier keine Benachrichtigungen.
setting-push = Auch bei geschlossener Seite benachrichtigen
push-unsupported = Dieser Browser kann dich bei geschlossener Seite nicht benachrichtigen. Auf iPhone und iPad füge die Seite zuerst zum Home-Bildschirm hinzu.
push-insecure = Benachrichtigungen bei geschlossener Seite brauchen eine https-Adresse.
push-failed = Der Benachrichtigungsdienst dieses Browsers ist gerade nicht erreichbar.
alert-turn = Du bist dran.
push-time = Deine Zeit ist fast um.
push-table = Tisch: { $players }
