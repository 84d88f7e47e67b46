### От начала до стола.

## Начало.

home-caption = Игра о маленьких странах
home-about = Выкладывайте поля, леса и озёра вокруг своего замка. Пять квадратов в ширину, не больше. Четверть часа, от двух до четырёх игроков.
play-now = Играть сейчас
play-now-against = соперник
one-moment = Минутку…
with-friends = С друзьями
with-friends-about = по ссылке
on-this-screen = За этим экраном
on-this-screen-about = 2–4 игрока
learn = Как играть
watch = Смотреть
settings-open = Настройки
guest = Гость
playing-as = Ваше имя: { $player }
name-change = Изменить
name-field = Ваше имя
name-keep = Сохранить
continue = Продолжить
continue-all = Показать все ({ $count })
server-away = Сервер не отвечает. Попробуйте ещё раз.

## Новый стол.

new-title = Новый стол
new-seats = Кто играет?
new-players = Игроки
seat-who = Место { $number } ({ $colour }): кто играет
seat-me = Я
seat-here = За этим экраном
seat-friend = Друг по ссылке
seat-bots = Боты
seat-name = Имя, место { $number }
player-number = Игрок { $number }
new-game = Какая игра?
new-variants = Варианты
variant-middle-kingdom = ещё 10 очков, если замок стоит в середине
variant-harmony = ещё 5 очков, если ничего не сброшено
new-opening = Как выходят короли
new-clock = Время на ход
new-substitute = Кто играет, когда оно вышло
clock-none = без ограничений
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
new-visible = Кто найдёт стол?
visible-link = только те, у кого есть ссылка
visible-all = все, в разделе «Смотреть»
new-open = Открыть стол
new-start = Начать игру

## Ожидание за столом.

lobby-title = Ждём игроков
lobby-all-here = Все в сборе
lobby-seats-open = { $count ->
    [one] Ещё { $count } место свободно.
    [few] Ещё { $count } места свободны.
   *[many] Ещё { $count } мест свободно.
}
lobby-ready = Все места заняты. Можно начинать.
lobby-wait-host = Игра начнётся, как только её запустит хозяин стола.
lobby-visitor = Садитесь за стол или оставайтесь смотреть: игра появится здесь.
lobby-full = Все места заняты. Оставайтесь смотреть: игра появится здесь.
lobby-host = хозяин стола
lobby-bot = бот
sit-down = Сесть за стол
sit-here = Сесть сюда
lobby-close = Закрыть стол
lobby-invite = Пригласите друзей
lobby-invite-about = Отправьте им эту ссылку или дайте телефону прочитать код.
lobby-share = Отправить
lobby-link = Ссылка на этот стол
lobby-qr = QR-код ссылки
lobby-size = { $dominoes }, { $rounds }, королевства { $grid }
lobby-ties = при ничьей решают: { $criteria }
lobby-clock = на ход: { $time }; потом играет { $bot }
lobby-public = этот стол все находят в разделе «Смотреть»
lobby-promise = Раздача уже решена и запечатана. После игры каждый может сверить её с этой печатью:

## Смотреть.

watch-tables = Открытые столы
watch-none = Сейчас никто не играет на виду.
watch-open = Есть свободные места
watch-playing = Идёт игра
watch-over = Сыгранные
watch-bots = Пусть играют боты
watch-bots-about = Выберите, кто с кем. Игра начнётся сразу.
watch-start = Пусть играют
