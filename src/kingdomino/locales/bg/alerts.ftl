### How it is told that it is somebody’s turn.

setting-turn-sound = Тих звук, когато е ваш ред
setting-vibration = Вибрация, когато е ваш ред
setting-notifications = Известие, когато е мой ред
notifications-refused = Този браузър не позволява известия тук.
setting-push = Известие и когато страницата е затворена
push-unsupported = Този браузър не може да ви известява, докато страницата е затворена. На iPhone или iPad първо добавете страницата към началния екран.
push-insecure = Известията при затворена страница изискват адрес с https.
push-failed = Услугата за известия на този браузър не е достъпна в момента.
alert-turn = Ваш ред е.
push-time = Времето ви почти изтече.
push-table = Маса: { $players }
