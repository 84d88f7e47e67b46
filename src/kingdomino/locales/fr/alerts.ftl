### How it is told that it is somebody’s turn.

setting-turn-sound = Un son doux quand c’est ton tour
setting-vibration = Vibrer quand c’est ton tour
setting-notifications = Me prévenir quand c’est mon tour
notifications-refused = Ce navigateur n’autorise pas les notifications ici.
setting-push = Me prévenir même quand la page est fermée
push-unsupported = Ce navigateur ne peut pas te prévenir quand la page est fermée. Sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil.
push-insecure = Pour les notifications page fermée, il faut une adresse https.
push-failed = Le service de notifications de ce navigateur est injoignable pour le moment.
alert-turn = C’est ton tour.
push-time = Ton temps est presque écoulé.
push-table = Table : { $players }
