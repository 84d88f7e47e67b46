### От началото до масата.

## Началото.

home-caption = Игра за малки кралства
home-about = Наредете поля, гори и езера около замъка си. Пет квадрата на ширина и нито един повече. Четвърт час, двама до четирима играчи.
play-now = Играйте сега
play-now-against = срещу
one-moment = Един момент…
with-friends = С приятели
with-friends-about = с връзка
on-this-screen = На този екран
on-this-screen-about = 2–4 играчи
learn = Как се играе
watch = Гледане
settings-open = Настройки
guest = Гост
playing-as = Играете като: { $player }
name-change = Промяна
name-field = Вашето име
name-keep = Запазване
continue = Продължаване
continue-all = Всички ({ $count })
server-away = Няма връзка със сървъра. Опитайте пак.

## Нова маса.

new-title = Нова маса
new-seats = Кой играе?
new-players = Играчи
seat-who = Място { $number } ({ $colour }): кой играе
seat-me = Аз
seat-here = На този екран
seat-friend = Приятел с връзката
seat-bots = Ботове
seat-name = Име, място { $number }
player-number = Играч { $number }
new-game = Коя игра?
new-variants = Варианти
variant-middle-kingdom = 10 точки повече, ако замъкът е в средата
variant-harmony = 5 точки повече, ако нищо не е извадено от игра
new-opening = Как излизат кралете
new-clock = Време за ход
new-substitute = Кой поема, когато изтече
clock-none = без ограничение
clock-seconds = { $count ->
    [one] { $count } секунда
   *[other] { $count } секунди
}
clock-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
clock-days = { $count ->
    [one] { $count } ден
   *[other] { $count } дни
}
new-visible = Кой намира масата?
visible-link = само който има връзката
visible-all = всички, в „Гледане“
new-open = Отваряне на масата
new-start = Начало на играта

## Чакане на масата.

lobby-title = Чакаме играчи
lobby-all-here = Всички са тук
lobby-seats-open = { $count ->
    [one] Още едно място е свободно.
   *[other] Още { $count } места са свободни.
}
lobby-ready = Всички места са заети. Можете да започнете.
lobby-wait-host = Играта започва, щом домакинът я пусне.
lobby-visitor = Седнете или останете да гледате: играта ще се появи тук.
lobby-full = Всички места са заети. Останете да гледате: играта ще се появи тук.
lobby-host = домакин
lobby-bot = бот
sit-down = Седнете на масата
sit-here = Седнете тук
lobby-close = Затваряне на масата
lobby-invite = Поканете приятели
lobby-invite-about = Изпратете им тази връзка или нека телефон прочете кода.
lobby-share = Изпращане
lobby-link = Връзка към тази маса
lobby-qr = QR код на връзката
lobby-size = { $dominoes }, { $rounds }, кралства { $grid }
lobby-ties = при равенство решават: { $criteria }
lobby-clock = { $time } за ход; след това играе: { $bot }
lobby-public = всички намират тази маса в „Гледане“
lobby-promise = Разбъркването вече е решено и запечатано. След играта всеки може да го провери по този печат:

## Гледане.

watch-tables = Публични маси
watch-none = В момента никой не играе публично.
watch-open = Има свободни места
watch-playing = Играе се
watch-over = Завършени
watch-bots = Нека играят ботове
watch-bots-about = Изберете кой срещу кого. Играта започва веднага.
watch-start = Нека играят
