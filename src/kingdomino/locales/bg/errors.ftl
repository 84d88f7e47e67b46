### Какво може да се обърка. Всяко съобщение е едно изречение на един ред.

## Действия, които правилата не позволяват.

error-illegal-game-over = Играта свърши.
error-illegal-place-first = Първо поставете домино плочка { $domino }, после изберете следващата.
error-illegal-claim-first = Сега се избира домино плочка, не се поставя.
error-illegal-no-such-domino = Няма домино плочка { $domino }; номерата са от 1 до 48.
error-illegal-not-your-domino = Сега не се поставя домино плочка { $domino }, а { $expected }.
error-illegal-must-place = Има място за домино плочка { $domino }, затова трябва да се постави.
error-illegal-not-adjacent = { $first } и { $second } не са съседни.
error-illegal-occupied = { $cell } вече е заето.
error-illegal-out-of-grid = С { $cell } кралството би станало по-голямо от { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Там нито една половина на домино плочка { $domino } не опира до замъка или до своя терен.
error-illegal-not-in-line = Домино плочка { $domino } не е в редицата, от която се избира.
error-illegal-already-claimed = На домино плочка { $domino } вече има крал.

## Избори, от които не става игра.

error-ruleset-unknown-preset = Няма игра „{ $preset }“; има { $known }.
error-ruleset-unknown-setting = Няма настройка „{ $setting }“; има { $known }.
error-ruleset-unknown-choice = За { $setting } не може „{ $value }“; може { $known }.
error-ruleset-players = Броят на играчите за { $preset } е { $known }, а не { $players }.
error-ruleset-not-for-players = При { $players } играчи за { $setting } не може „{ $value }“; може { $known }.
error-seed-seed = Семето е цяло число от 0 нагоре или 64 шестнайсетични цифри, а не { $seed }.
error-tiling-undecided = Дали тези кралства могат да се построят от 48-те домино плочки, не можа да се установи за разумно време.
error-deal-unknown-deal = Не се знае какво следва: в записа на тази игра няма семе.

## Текстове, които не могат да се прочетат.

error-notation-unreadable = ред { $line }, колона { $column }. Очаква се: { $expected }.
error-notation-impossible = ред { $line }, колона { $column }. Очаква се: { $expected }. { $because }

expected-text = текст в UTF-8
expected-end = край
expected-action = действие като 13:g8h8, 13:-- или >28
expected-legal-action = действие, което правилата позволяват
expected-domino = номер на домино плочка от 1 до 48
expected-cell = клетка от a1 до m13
expected-claim = избор като >28
expected-rules = правила като classic/4 или classic/2+harmony=yes
expected-setting = настройка като opening=drawer
expected-seat = място: p, y, g или b, или - за зрител
expected-king = крал: p, y, g или b, на играч, който още има такъв
expected-kingdoms = по едно кралство на играч, разделени с /, с построеното досега
expected-line = редица като (4 13 28 40), във възходящ ред, от още невиждани домино плочки
expected-current-line = редицата на рунда като 4@p,13@y, във възходящ ред, с крал на всяка плочка
expected-next-line = следващата редица като 4,13@y, с кралете, които вече са избрали
expected-to-act = кой играе и в кой рунд, като 0:p, 3:y:place, 3:y:claim или 6:over
expected-unseen = домино плочките, които никой не е видял, като 1,2,3, или - ако няма
expected-earlier = earlier= и какво се брои от предишните игри, като 45.12.8/51.10.9
expected-pile = pile= и домино плочките, които още не са раздадени
expected-king-order = hand= и кралете, които още не са изтеглени
expected-space = интервал
expected-tag = етикет като [Rules "classic/2"]
expected-tag-once = всеки етикет само веднъж
expected-seed = семе от 64 шестнайсетични цифри, от което се получава тази игра
expected-result = резултатът, с който е завършила играта
expected-game = игра от тази среща, като [Game "2"], след края на предишната
expected-round = номерът на следващия рунд и точка
expected-turn = ход като 13:g8h8>28
expected-comment-end = скоба, която затваря коментара
expected-json = JSON на игра или запис
expected-square = квадрат като W или M3, замък # или празна клетка .
expected-one-castle = един замък # във всяко кралство
expected-smaller-land = кралство, което се побира в размера по правилата
expected-land = по едно кралство за всеки играч от правилата

## Файлове.

error-read = { $file } не може да се прочете: { $because }
error-write = Играта не може да се запази в { $file }: { $because }
error-write-file = { $file } не може да се запише: { $because }
error-file-missing = няма такъв файл.
error-file-folder = това е папка.
error-file-forbidden = достъпът е отказан.
error-not-a-record = { $file } е позиция, а тук е нужен запис на цяла игра.
error-save-exists = { $file } вече съществува. Продължете играта с --resume или изберете друго име.
error-ply = В записа няма действие { $ply }; последното е { $last }.

## Места.

error-bot-unknown-bot = Няма бот „{ $bot }“; има { $known }.
error-bot-unknown-option = { $bot } няма опция „{ $option }“; { $known ->
    [none] няма никакви.
   *[other] има { $known }.
}
error-bot-unknown-value = { $option } на { $bot } не може да е „{ $value }“; може да е { $known }.
error-bot-not-loaded = { $bot } не може да се зареди: { $error }
error-bot-bad-label = „{ $label }“ не може да е етикет: зает е или няма от 1 до { $most } знака.
error-bot-no-class = В { $bot } няма клас „{ $name }“.
error-bot-no-choose = { $bot } не е бот: няма метод „choose“.
error-name = Играчът трябва да има име.
error-seats = Местата ({ $seats }) са повече от играчите ({ $players }).
error-resume-alone = Подновената игра запазва правилата и местата си: с --resume вървят само --save и --language.
error-unexpected = Нещо не е наред в самата програма: { $error }
