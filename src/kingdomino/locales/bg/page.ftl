### The page at a table. What is drawn has a text too, for those who listen.

to-home = Към началната страница
not-found = Тук няма нищо.
close = Затваряне
menu = Меню
copied = Копирано
copy-link = Копиране на връзката
as-table = Като таблица
reconnecting = Свързване отново…
rules-open = Правила
score-open = Лист за точки
daily-open = Раздаване на деня
your-turn = вие сте на ход

## Levels of the bots, from the weakest.

level-page = Паж
level-squire = Оръженосец
level-knight = Рицар
level-duke = Херцог
level-regent = Регент
level-page-about = Пропуска повечето си възможности.
level-squire-about = Пропуска половината си възможности.
level-knight-about = Винаги взема най-много точки веднага.
level-duke-about = Мисли напред преди всеки ход.
level-regent-about = Мисли напред, докато има време. Най-силният.
seat-open = свободно място

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = домино плочка { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: свободно
cell-beyond = { $cell }: извън границите
cell-fits = { $cell }: плочката може да се постави тук
cell-ghost = { $cell }: вашата плочка, { $what }
ghost-does-not-fit = тук не пасва
refusal-occupied = Мястото вече е заето.
refusal-out-of-grid = Кралството би станало по-голямо от { $grid }×{ $grid }.
refusal-no-matching-neighbour = Там нито една половина на домино плочка { $domino } не опира до замъка или до своя терен.
held-domino = Държите { $domino }
held-lies = { $first } на { $firstCell }, { $second } на { $secondCell }
kingdom-row = Ред { $row }
cell-empty = празно
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } корона
   *[other] { $crowns } корони
}
kingdom-of = Кралство: { $player }
board-keys = Стрелките местят, R завърта плочката, Enter я поставя, Escape я връща.

## The lines.

line-this-round = Този рунд
line-next-round = Следващ рунд
line-first-round = Първата редица
line-none = Това е последният рунд: няма какво повече да се избира.
offer-title = За избор
legend-gain = точки, които добавя
legend-best = най-много точки сега
spot-claimed = { $domino }. Крал: { $player }
spot-promises = { $domino }. Най-много { $what }
spot-fits-nowhere = { $domino }. Сега няма място за нея
spot-gone = домино плочка { $domino } вече не е в редицата

## What to do now.

prompt-place = Поставете плочката си
prompt-place-for = { $player }, поставете плочката си
prompt-claim = Изберете следващата си плочка
prompt-claim-shared = { $player }, изберете следващата си плочка
prompt-claim-for = Изберете плочка за краля на { $player }
prompt-first = Изберете първата си плочка
prompt-first-for = { $player }, изберете плочка
prompt-last = Последната плочка е поставена
prompt-fits-nowhere = За плочка { $domino } няма място
prompt-they-place = На ход: { $player }
prompt-they-claim = Избира: { $player }
hint-point = { $count ->
    [one] Едно място: докоснете го два пъти.
   *[other] { $count } начина: докоснете отбелязана клетка два пъти.
}
hint-claim = Малкият номер играе рано, големият носи повече.
hint-values = +N върху плочка: най-много точки сега.
hint-confirm = Потвърдете или изберете друга.
hint-only = Остана само { $domino }. Потвърдете.
hint-discard = Тя се изважда от игра.
hint-discard-claim = Тя се изважда от игра. Изберете следващата си плочка.
hint-last = Потвърдете, за да завършите играта си.
warn-hole = Остава дупка, която никоя плочка не запълва.
warn-domino = Тогава за { $domino } няма да има място.
action-turn = Завъртане
action-undo = Отмяна
action-take-back = Връщане на последния ви ход
action-place = Поставяне тук
action-choose = Избор на плочка
action-claim = Избор на { $domino }
action-discard = Изваждане от игра
action-done = Готово
action-sending = Изпращане…

## The players.

region-players = Играчи
region-story = Встрани от дъската
region-lines = Редици
opponent-open = { $player }: { $points }. Показване на кралството
status-places = на ход: поставя
status-claims = на ход: избира
status-claimed = после: { $dominoes }
status-waits = чака
status-away = отсъства
card-now = ваш ход
card-thinking = мисли
card-next = следва
card-took = взе { $domino }
card-placed = поставена
card-discarded = извадена
card-bot = играе бот
dynasty-running = общо { $points }
clock-left = Оставащо време: { $time }
clock-hours = { $hours ->
    [one] { $hours } час
   *[other] { $hours } часа
}
pass-device = Предайте устройството на { $player }
pass-device-ready = Тук съм

## Beside the board.

own-land = Вашите земи
unseen-title = Още неизлезли
unseen-count = { $count } от 48
unseen-coming = { $coming ->
    [0] Никоя от тях вече няма да излезе.
    [one] Ще излезе още една от тях.
   *[other] Ще излязат още { $coming } от тях.
}
unseen-terrain = Терен
unseen-by-terrain = По терени и корони
unseen-by-number = По номера
move-log = Хроника
move-log-place = { $player }: поставена плочка { $domino }
move-log-discard = { $player }: извадена от игра плочка { $domino }
move-log-claim = { $player }: избрана плочка { $domino }
move-log-turn = { $first }, избрана { $domino }
move-log-take-back = { $player }: върнат ход ({ $turn })

## The menu.

menu-reactions = Кажете нещо
reaction-again = Изпращане отново: { $reaction }
coach-hint = Подсказка (H)
assign-bot = Нека бот играе вместо мен
assign-bot-of = Нека бот играе вместо { $player }
resume-seat = Пак ще играя аз
resume-seat-of = Обратно в играта: { $player }
leave = Напускане на масата
abandon = Край на играта за всички

## Settings.

setting-language = Език
setting-theme = Цветове
setting-speed = Движение
licences = Лицензи на шрифтовете и програмите в тази страница
setting-sound = Звуци
setting-reactions = Реакции на другите
setting-marks = Отбелязване къде пасва плочката
setting-values = Показване колко най-много добавя всяка плочка
setting-one-click = Едно щракване поставя, едно избира
setting-pass-device = На един екран: обявяване кой е на ход
setting-coordinates = Координати на дъската
setting-glyphs = Знаци върху терените
setting-contrast = Висок контраст
theme-auto = като на устройството
theme-light = светли
theme-dark = тъмни
speed-calm = спокойно
speed-normal = нормално
speed-quick = бързо
speed-off = изключено

## Between the games of a Dynasty, and the end.

game-summary-title = Игра { $game } от { $games } свърши
game-summary-go = Към игра { $game }
review-open = Разбор
puzzles-open = Задачи
analysis-open = Дъска за анализ

## Replay.

replay-title = Повторение
replay-live = На живо
replay-slider = Ход
replay-position = Ход { $ply } от { $last }
replay-first = Към началото
replay-back = Една стъпка назад
replay-next = Една стъпка напред
replay-last = Към края
replay-play = Пускане
replay-pause = Пауза
replay-speed = Скорост
replay-continue = Продължаване оттук
replay-continue-about = Нова маса в същата позиция. Вие заемате едно място, ботове играят на другите, а плочките идват както в тази игра.
replay-continue-seat = Вместо кого играете
replay-continue-bots = Ботове
replay-to-table = Към масата
