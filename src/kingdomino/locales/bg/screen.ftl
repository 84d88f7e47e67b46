### Играта на целия терминал.

## Преди нея.

option-plain = игра ред по ред вместо на целия терминал
screen-no-textual = Липсва пакетът на Python textual, затова играта върви ред по ред.
screen-too-small = Терминалът е { $size }, затова играта върви ред по ред. От { $wanted } нататък тя заема целия терминал.

## Под полето.

screen-place = { $player }, поставете домино плочка { $domino } ({ $terrains }):
screen-thinking = { $player } мисли…
screen-looking = Гледате кралство: { $player }.
screen-no-hint = Подсказки има само когато един човек играе срещу ботове и има компилирано ядро.
screen-hint-wait = Търси се най-добрият ход…
screen-leave = Излизате ли от играта? Тя е запазена и може да се продължи.
screen-enlarge = Прозорецът е твърде малък за играта: нужни са { $wanted }.

## Имената на два клавиша.

screen-enter = Enter
screen-escape = Esc

## Какво правят клавишите, с една дума.

screen-key-move = местене
screen-key-turn = въртене
screen-key-place = поставяне
screen-key-choose = избор
screen-key-claim = вземане
screen-key-kingdoms = кралства
screen-key-hint = подсказка
screen-key-back = обратно
screen-key-scroll = превъртане
screen-key-next = следваща игра

## Какво правят клавишите, в списъка.

screen-about-arrows = местят плочката или избират такава от редицата
screen-about-turn = завърта плочката; R я завърта обратно
screen-about-enter = поставя плочката или взема избраната
screen-about-number = избира плочката с този номер
screen-about-kingdoms = показва следващото кралство; Esc връща вашето
screen-about-hint = най-добрият ход и защо
screen-about-mouse = Или щракнете върху клетка, за да поставите там, и върху плочка, за да я вземете. Колелцето завърта плочката, която държите.
