### The page at a table. What is drawn has a text too, for those who listen.

to-home = На главную
not-found = Здесь ничего нет.
close = Закрыть
menu = Меню
copied = Скопировано
copy-link = Копировать ссылку
as-table = Таблицей
reconnecting = Восстанавливаем связь…
rules-open = Правила
score-open = Лист для подсчёта
daily-open = Расклад дня
your-turn = ваш ход

## Levels of the bots, from the weakest.

level-page = Паж
level-squire = Оруженосец
level-knight = Рыцарь
level-duke = Герцог
level-regent = Регент
level-page-about = Не замечает большинства своих возможностей.
level-squire-about = Не замечает половины своих возможностей.
level-knight-about = Всегда берёт больше всего очков сразу.
level-duke-about = Думает наперёд перед каждым ходом.
level-regent-about = Думает наперёд, пока есть время. Самый сильный.
seat-open = свободное место

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = участок { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: свободна
cell-beyond = { $cell }: за пределами
cell-fits = { $cell }: сюда можно положить участок
cell-ghost = { $cell }: ваш участок, { $what }
ghost-does-not-fit = сюда не подходит
refusal-occupied = Это место уже занято.
refusal-out-of-grid = Королевство станет больше чем { $grid }×{ $grid }.
refusal-no-matching-neighbour = Ни одна половина участка { $domino } не касается там замка или своего ландшафта.
held-domino = У вас в руке { $domino }
held-lies = { $first } на { $firstCell }, { $second } на { $secondCell }
kingdom-row = Строка { $row }
cell-empty = пусто
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}
kingdom-of = Королевство: { $player }
board-keys = Стрелки двигают, R поворачивает участок, Enter кладёт его, Escape возвращает.

## The lines.

line-this-round = Этот раунд
line-next-round = Следующий раунд
line-first-round = Первый ряд
line-none = Это последний раунд: выбирать больше нечего.
offer-title = На выбор
legend-gain = очки, которые добавит
legend-best = максимум очков сейчас
spot-claimed = { $domino }. Король: { $player }
spot-promises = { $domino }. Максимум { $what }
spot-fits-nowhere = { $domino }. Сейчас некуда положить
spot-gone = участка { $domino } в ряду уже нет

## What to do now.

prompt-place = Положите участок
prompt-place-for = { $player }, положите участок
prompt-claim = Выберите следующий участок
prompt-claim-shared = { $player }, выберите следующий участок
prompt-claim-for = Выберите участок для чужого короля: { $player }
prompt-first = Выберите первый участок
prompt-first-for = { $player }, выберите участок
prompt-last = Последний участок на месте
prompt-fits-nowhere = Участок { $domino } некуда положить
prompt-they-place = Сейчас ходит: { $player }
prompt-they-claim = Выбирает: { $player }
hint-point = { $count ->
    [1] Подходит одно место: нажмите на него дважды.
    [one] { $count } вариант: нажмите на клетку дважды.
    [few] { $count } варианта: нажмите на клетку дважды.
   *[many] { $count } вариантов: нажмите на клетку дважды.
}
hint-claim = Малый номер ходит раньше, большой ценнее.
hint-values = +N на участке: максимум очков сейчас.
hint-confirm = Подтвердите или выберите другой.
hint-only = Остался только { $domino }. Подтвердите.
hint-discard = Он выбывает из игры.
hint-discard-claim = Он выбывает из игры. Выберите следующий участок.
hint-last = Подтвердите, чтобы закончить свою игру.
warn-hole = Останется дыра, которую ничем не закрыть.
warn-domino = Тогда участок { $domino } будет некуда положить.
action-turn = Повернуть
action-undo = Отменить
action-take-back = Вернуть последний ход
action-place = Положить сюда
action-choose = Выберите участок
action-claim = Выбрать { $domino }
action-discard = Сбросить
action-done = Готово
action-sending = Отправка…

## The players.

region-players = Игроки
region-story = Рядом с полем
region-lines = Ряды
opponent-open = { $player }: { $points }. Показать королевство
status-places = сейчас кладёт
status-claims = сейчас выбирает
status-claimed = дальше: { $dominoes }
status-waits = ждёт
status-away = не в сети
card-now = ваш ход
card-thinking = думает
card-next = далее
card-took = выбран { $domino }
card-placed = положен
card-discarded = сброшен
card-bot = играет бот
dynasty-running = всего { $points }
clock-left = Осталось времени: { $time }
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
pass-device = Передайте устройство: { $player }
pass-device-ready = Я здесь

## Beside the board.

own-land = Ваши земли
unseen-title = Ещё не открыты
unseen-count = { $count } из 48
unseen-coming = { $coming ->
    [0] Ни один из них больше не появится.
    [one] { $coming } из них ещё появится.
    [few] { $coming } из них ещё появятся.
    [many] { $coming } из них ещё появятся.
   *[other] { $coming } из них ещё появятся.
}
unseen-terrain = Ландшафт
unseen-by-terrain = По ландшафтам и коронам
unseen-by-number = По номерам
move-log = Хроника
move-log-place = { $player }: положен участок { $domino }
move-log-discard = { $player }: сброшен участок { $domino }
move-log-claim = { $player }: выбран участок { $domino }
move-log-turn = { $first }, выбран { $domino }
move-log-take-back = { $player }: возвращён ход ({ $turn })

## The menu.

menu-reactions = Сказать что-нибудь
reaction-again = Отправить ещё раз: { $reaction }
coach-hint = Подсказка (H)
assign-bot = Пусть за меня играет бот
assign-bot-of = Бот вместо игрока: { $player }
resume-seat = Вернуться в игру
resume-seat-of = Вернуть место: { $player }
leave = Выйти из-за стола
abandon = Закончить игру для всех

## Settings.

setting-language = Язык
setting-theme = Цвета
setting-speed = Движение
licences = Лицензии шрифтов и программ этой страницы
setting-sound = Звуки
setting-reactions = Реакции других игроков
setting-marks = Показывать, куда можно положить
setting-values = Показывать, сколько очков добавит участок
setting-one-click = Один клик кладёт, один выбирает
setting-pass-device = За одним экраном: объявлять, чей ход
setting-coordinates = Координаты на поле
setting-glyphs = Значки на ландшафтах
setting-contrast = Высокий контраст
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
speed-calm = спокойное
speed-normal = обычное
speed-quick = быстрое
speed-off = выключено

## Between the games of a Dynasty, and the end.

game-summary-title = Игра { $game } из { $games } окончена
game-summary-go = К игре { $game }
review-open = Разбор
puzzles-open = Задачи
analysis-open = Доска для анализа

## Replay.

replay-title = Повтор
replay-live = Прямой эфир
replay-slider = Ход
replay-position = Ход { $ply } из { $last }
replay-first = К началу
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-continue = Играть отсюда
replay-continue-about = Новый стол в этой же позиции. Вы занимаете одно место, за остальных играют боты, а участки идут те же, что в этой игре.
replay-continue-seat = За кого играть
replay-continue-bots = Боты
replay-to-table = К столу
