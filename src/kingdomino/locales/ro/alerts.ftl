### How it is told that it is somebody’s turn.

setting-turn-sound = Un sunet discret când e rândul tău
setting-vibration = Vibrează când e rândul tău
setting-notifications = Anunță-mă când e rândul meu
notifications-refused = Acest browser nu permite notificări aici.
setting-push = Anunță-mă și când pagina e închisă
push-unsupported = Acest browser nu te poate anunța cât timp pagina e închisă. Pe iPhone sau iPad, adaugă mai întâi pagina pe ecranul principal.
push-insecure = Notificările cu pagina închisă au nevoie de o adresă https.
push-failed = Serviciul de notificări al acestui browser nu poate fi contactat acum.
alert-turn = E rândul tău.
push-time = Timpul tău aproape a expirat.
push-table = Masa: { $players }
