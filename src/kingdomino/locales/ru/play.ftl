### Игра в терминале.

welcome = Добро пожаловать в игру «{ $title }»!
yes = да
no = нет
hint-help = Всё сохраняется по ходу игры. Если что-то неясно, наберите «помощь».

## Перед игрой.

ask-preset = Какая игра?
ask-players = Сколько игроков?
ask-variants = Изменить правила?
ask-deck = Сколько участков?
ask-opening = Как короли занимают первый ряд?
ask-middle-kingdom = Срединное королевство: { $points } за замок в середине?
ask-harmony = Гармония: { $points }, если ничего не сброшено?
ask-tie-breaks = Что решает при равенстве очков?
ask-dynasty = Династия: три игры подряд?
ask-seats = Кто играет? Наберите имя или бота: { $bots }. Enter принимает то, что в скобках.
ask-seat = { $colour } [{ $default }]:
ask-number = Наберите число от 1 до { $last }.
ask-one-of = Наберите одно из { $known }.
ask-yes-or-no = Ответьте «{ $yes }» или «{ $no }».

## Стол.

line-current = Кладём сейчас
line-next = Можно выбрать
legend-free = свободная клетка, куда ещё можно дойти
legend-crowns = пшеничное поле, на нём { $count ->
    [one] { $count } корона
    [few] { $count } короны
   *[many] { $count } корон
}
legend-acts = чей ход
legend-done = кто уже сходил

## Ход.

ask-place = { $player }, положите { $domino } ({ $terrains }) — Enter покажет места:
ask-claim = { $player }, выберите участок:
ask-claim-for = { $player }, выберите участок для чужого короля — { $owner }:
claim-these = Участки на выбор и наибольшее число очков, которое каждый дал бы сейчас:
list-more = … и ещё { $count }: наберите «{ $all }», чтобы увидеть
claim-at-best = максимум { $points } ({ $gain })
claim-fits-nowhere = сейчас некуда положить
event-place = { $player }: участок { $domino } ({ $terrains }) на { $first } и { $second }, { $points } ({ $gain })
event-claim = { $player }: король идёт на участок { $domino }
event-claim-for = { $player }: участок { $domino } для чужого короля — { $owner }
event-discard = { $player }: участок { $domino } некуда положить, он сброшен
not-understood = Непонятно. Ожидается: { $expected }.
undone = Ход отменён.
undo-nothing = Отменять нечего: отменить можно только укладку последнего участка, пока не выбран следующий.
saved = Сохранено в { $file }

## Что можно набрать.

help-place =
    Положите участок: номер из списка или клетки двух его квадратов: g8h8 кладёт первый квадрат на g8, второй на h8.
    Вместе с выбором: g8h8>28.
help-claim = Выберите участок по номеру: 28 или >28.
word-list = список
word-list-about = что можно сделать сейчас, сначала самое выгодное (или просто Enter)
word-all = все
word-all-about = весь список, если он длинный
word-undo = назад
word-undo-about = вернуть только что положенный участок, пока не выбран следующий
word-board = стол
word-board-about = показать королевства и ряды ещё раз
word-score = очки
word-score-about = очки на данный момент, со всеми областями
word-legend = легенда
word-legend-about = что значат буквы и знаки
word-save = сохранить
word-save-about = где сохранена игра (она сохраняется после каждого действия)
word-help = помощь
word-help-about = этот список (или ?)
word-quit = выход
word-quit-about = выйти; игру можно продолжить потом

## Конец.

territory-idle = без корон: { $squares } = 0
score-not-over = Игра ещё не окончена.
record-kept = Запись игры: { $file }
resume-with = Игра сохранена. Продолжить: { $command }
replay-enter = Enter…
bots-without-kernel = Без скомпилированного ядра greedy играет вместо: { $bots }.
notice-no-kernel = Нет скомпилированного ядра: при установке не было компилятора C. Самые сильные боты играют проще, разборов нет. Установите gcc или clang, а затем снова этот пакет.
notice-no-pages = Нет веб-страниц: при установке не было npm. Игра идёт в терминале. Установите Node.js с npm, а затем снова этот пакет.
