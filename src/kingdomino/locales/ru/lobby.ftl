### От начала до стола.

## Начало.

home-caption = Игра о маленьких королевствах
home-about = Выкладывайте поля, леса и озёра вокруг своего замка. Пять квадратов в ширину, не больше. Четверть часа, от двух до четырёх игроков.
play-now = Играть сейчас
play-now-opponents = Соперники
play-now-level = Уровень
one-moment = Минутку…
with-friends = С друзьями
with-friends-about = по ссылке
on-this-screen = За этим экраном
on-this-screen-about = 2–4 игрока
learn = Как играть
watch = Смотреть
my-games = Мои игры
open-tables = Ждут игроков
open-tables-none = Никто не ждёт. Открыть стол для всех
settings-open = Настройки
guest = Гость
playing-as = Ваше имя: { $player }
name-change = Изменить
name-field = Ваше имя
name-keep = Сохранить
continue = Продолжить
continue-all = Показать все ({ $count })
continue-offline = Ваш стол откроется, как только связь вернётся.
continue-left = вы вышли
server-away = Сервер не отвечает. Попробуйте ещё раз.
no-engine = В этом браузере нет WebAssembly, который здесь нужен. Правила можно прочитать и без него.
version-skew = У страницы и сервера разные версии. Загрузите страницу ещё раз позже.
local-mark = на этом устройстве
local-gone = Этот стол не сохранён на этом устройстве.
local-damaged = Данные этого стола повреждены. С остальными вашими столами всё в порядке.
local-storage = Браузер не смог сохранить стол: возможно, не хватает места или окно приватное.
local-stale = Стол тем временем изменился, возможно, в другом окне.

## Новый стол.

new-title = Новый стол
new-seats = Кто играет?
new-players = Игроки
new-coach = С тренером: оценивать мои ходы
new-coach-about = Только с ботами: после каждого вашего хода знак покажет, насколько он хорош.
seat-who = Место { $number } ({ $colour }): кто играет
seat-me = Я
seat-here = За этим экраном
seat-friend = Друг по ссылке
seat-bots = Боты
seat-name = Имя, место { $number }
colour-choose = Ваш цвет
player-number = Игрок { $number }
new-game = Какая игра?
rules-changed = Домашние правила
rules-changed-from = { $preset }, с изменениями
rules-changed-how = измените вариант ниже
only-for = только если { $players }
rules-opening-owner = начало: по владельцу
rules-opening-drawer = начало: по вытянувшему
rules-opening-abba = начало: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (полный размер)
rules-middle-kingdom-symmetric = { $bonus } (любой размер)
new-variants = Варианты
variant-middle-kingdom = ещё 10 очков, если замок стоит в середине
variant-harmony = ещё 5 очков, если ничего не сброшено
new-opening = Как выходят короли
new-clock = Время на ход
new-substitute = Кто играет, если время вышло
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
visible-all = все, на главной странице
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
lobby-invite-about = Отправьте им эту ссылку или покажите код, чтобы его отсканировали.
lobby-only-here = Друзья не смогут открыть эту ссылку: она ведёт только на этот компьютер. Чтобы впустить тех, кто в вашей сети, перезапустите так: kingdomino --lan
lobby-share = Отправить
lobby-link = Ссылка на этот стол
lobby-qr = QR-код ссылки
lobby-size = { $dominoes }, { $rounds }, королевства { $grid }
lobby-ties = при ничьей решают: { $criteria }
lobby-clock = на ход: { $time }; потом играет { $bot }
lobby-public = этот стол видят все на главной странице
lobby-promise = Раздача уже решена и запечатана. После игры каждый может сверить её с этой печатью:

## Смотреть.

watch-tables = Публичные столы
watch-none = Сейчас нет публичных игр.
watch-open = Есть свободные места
watch-playing = Идёт игра
watch-over = Завершённые
watch-bots = Пусть играют боты
watch-bots-about = Выберите, кто с кем. Игра начнётся сразу.
watch-start = Пусть играют
