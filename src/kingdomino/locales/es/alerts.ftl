### How it is told that it is somebody’s turn.

setting-turn-sound = Un sonido suave cuando te toca
setting-vibration = Vibrar cuando te toca
setting-notifications = Avisarme cuando me toca
notifications-refused = Este navegador no permite notificaciones aquí.
setting-push = Avisarme también con la página cerrada
push-unsupported = Este navegador no puede avisarte con la página cerrada. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
push-insecure = Los avisos con la página cerrada necesitan una dirección https.
push-failed = Ahora no se puede contactar con el servicio de notificaciones de este navegador.
alert-turn = Te toca.
push-time = Se te acaba el tiempo.
push-table = Mesa: { $players }
