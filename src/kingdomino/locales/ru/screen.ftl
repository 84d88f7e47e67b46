### Игра на весь терминал.

## Перед ней.

option-plain = играть строка за строкой, а не на весь терминал
screen-no-textual = Нет пакета Python textual, поэтому игра идёт строка за строкой.
screen-too-small = Размер терминала — { $size }, поэтому игра идёт строка за строкой. Начиная с { $wanted } она занимает весь терминал.

## Под полем.

screen-place = { $player }, положите участок { $domino } ({ $terrains }):
screen-thinking = { $player } думает…
screen-looking = Вы смотрите на королевство: { $player }.
screen-no-hint = Подсказки есть, только когда один человек играет против ботов и установлено скомпилированное ядро.
screen-hint-wait = Ищется лучший ход…
screen-leave = Выйти из игры? Она сохранена, и её можно продолжить.
screen-enlarge = Окно слишком мало для игры: нужно { $wanted }.

## Названия двух клавиш.

screen-enter = Enter
screen-escape = Esc

## Что делают клавиши, одним словом.

screen-key-move = двигать
screen-key-turn = повернуть
screen-key-place = положить
screen-key-choose = выбрать
screen-key-claim = взять
screen-key-kingdoms = королевства
screen-key-hint = подсказка
screen-key-back = обратно
screen-key-scroll = листать
screen-key-next = следующая игра

## Что делают клавиши, в их списке.

screen-about-arrows = двигают участок или выбирают его в ряду
screen-about-turn = поворачивает участок; R — в обратную сторону
screen-about-enter = кладёт участок или берёт выбранный
screen-about-number = выбирает участок с этим номером
screen-about-kingdoms = показывает следующее королевство; Esc возвращает к вашему
screen-about-hint = лучший ход и почему
screen-about-mouse = Или щёлкните по клетке, чтобы положить туда, и по участку, чтобы взять его. Колёсико поворачивает участок, который вы держите.
