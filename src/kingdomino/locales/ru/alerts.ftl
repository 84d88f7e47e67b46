### How it is told that it is somebody’s turn.

setting-turn-sound = Тихий звук, когда ваш ход
setting-vibration = Вибрация, когда ваш ход
setting-notifications = Уведомлять, когда мой ход
notifications-refused = Этот браузер не разрешает здесь уведомления.
setting-push = Уведомлять, даже когда страница закрыта
push-unsupported = Этот браузер не может уведомлять вас, когда страница закрыта. На iPhone и iPad сначала добавьте страницу на экран «Домой».
push-insecure = Для уведомлений при закрытой странице нужен адрес https.
push-failed = Служба уведомлений этого браузера сейчас недоступна.
alert-turn = Ваш ход.
push-time = Ваше время почти вышло.
push-table = Стол: { $players }
