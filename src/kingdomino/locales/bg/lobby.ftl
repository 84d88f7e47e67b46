### От началото до масата.

## Началото.

home-caption = Игра за малки кралства
home-about = Наредете поля, гори и езера около замъка си. Пет квадрата на ширина и нито един повече. Четвърт час, за двама до четирима играчи.
play-now = Играйте сега
play-now-opponents = Противници
play-now-level = Ниво
one-moment = Един момент…
with-friends = С приятели
with-friends-about = с връзка
on-this-screen = На този екран
on-this-screen-about = 2–4 играчи
learn = Как се играе
watch = Гледане
my-games = Моите игри
open-tables = Свободни маси
open-tables-none = Никой не чака. Отворете маса за всички
settings-open = Настройки
guest = Гост
playing-as = Играете като: { $player }
name-change = Промяна
name-field = Вашето име
name-keep = Запазване
continue = Продължаване
continue-all = Всички ({ $count })
continue-offline = Масата ви ще се отвори, щом връзката се върне.
continue-left = напуснахте
server-away = Няма връзка със сървъра. Опитайте пак.
no-engine = Този браузър няма WebAssembly, който е нужен тук. Правилата можете да прочетете и без него.
version-skew = Страницата и сървърът са с различни версии. Заредете страницата отново по-късно.
local-mark = на това устройство
local-gone = Тази маса не е запазена на това устройство.
local-damaged = Запазеното за тази маса е повредено. Другите ви маси са наред.
local-storage = Браузърът не успя да запази масата: може би няма място или прозорецът е частен.
local-stale = Междувременно масата се е променила, може би в друг прозорец.

## Нова маса.

new-title = Нова маса
new-seats = Кой играе?
new-players = Играчи
new-coach = С треньор: оценка на ходовете ми
new-coach-about = Само с ботове: след всеки ваш ход знак показва колко добър е бил.
seat-who = Място { $number } ({ $colour }): кой играе
seat-me = Аз
seat-here = На този екран
seat-friend = Приятел с връзката
seat-bots = Ботове
seat-name = Име, място { $number }
colour-choose = Вашият цвят
player-number = Играч { $number }
new-game = Коя игра?
rules-changed = Домашни правила
rules-changed-from = { $preset }, с промени
rules-changed-how = променете вариант по-долу
only-for = само за { $players }
rules-opening-owner = начало: по собственик
rules-opening-drawer = начало: по изтеглилия
rules-opening-abba = начало: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (пълен размер)
rules-middle-kingdom-symmetric = { $bonus } (всякакъв размер)
new-variants = Варианти
variant-middle-kingdom = 10 допълнителни точки, ако замъкът е в центъра на кралството
variant-harmony = 5 допълнителни точки, ако няма извадени от игра плочки
new-opening = Как излизат кралете
new-clock = Време за ход
new-substitute = Кой поема, когато времето изтече
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
visible-link = само хората с връзката
visible-all = всички, на началната страница
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
lobby-invite-about = Изпратете им тази връзка или им дайте да сканират кода.
lobby-only-here = Приятелите не могат да отворят тази връзка: тя води само към този компютър. За да влязат хората от вашата мрежа, стартирайте отново с: kingdomino --lan
lobby-share = Изпращане
lobby-link = Връзка към тази маса
lobby-qr = QR код на връзката
lobby-size = { $dominoes }, { $rounds }, кралства { $grid }
lobby-ties = при равенство решават: { $criteria }
lobby-clock = { $time } за ход; след това играе: { $bot }
lobby-public = всички намират тази маса на началната страница
lobby-promise = Разбъркването вече е определено и запечатано. След играта всеки може да го провери по този печат:

## Гледане.

watch-tables = Публични маси
watch-none = В момента няма публични игри.
watch-open = Има свободни места
watch-playing = Играе се
watch-over = Завършени
watch-bots = Нека играят ботове
watch-bots-about = Изберете кой срещу кого. Играта започва веднага.
watch-start = Нека играят
