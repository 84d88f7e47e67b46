### Помощ и грешки на командния ред.

usage = Употреба:
usage-options = [ОПЦИИ]
usage-command = КОМАНДА …
usage-options-title = Опции
usage-commands-title = Команди
usage-examples-title = Примери

help-kingdomino =
    Настолната игра Кингдомино, с хора и ботове: в браузъра или тук, в терминала.

    Без команда играта тръгва само на тази машина и се отваря в браузъра ви.
help-kingdomino-short = настолната игра Кингдомино
help-play =
    Игра в този терминал, хора и ботове на една клавиатура.

    Без опции пита за играта и за играчите. Всичко се запазва след всяко действие; --resume продължава запазена игра.
help-play-short = започва игра или продължава запазена
help-show = Рисува масата от FILE със запис или позиция; - чете стандартния вход.
help-show-short = рисува запазена игра или позиция
help-replay = Разказва записана игра ход по ход, с кралствата; - чете стандартния вход.
help-replay-short = разказва запазена игра ход по ход
help-score = Показва точките от FILE със запис, позиция или нарисувани кралства, с областите, бонусите и победителя; - чете стандартния вход.
help-score-short = брои точките на запазена игра или позиция
help-perft =
    Брои начините да се поставят домино плочките DOMINO една след друга в едно кралство: по ред за всяка дълбочина, с плочката и броя.

    Без плочки: 48, 47, 46 и така нататък.
help-perft-short = брои поставянията, за проверка на правилата
help-completion = Отпечатва скрипт, който довършва команди, опции и имена в обвивка (SHELL): bash, zsh или fish.
help-completion-short = довършване на команди в обвивка

option-help = показва тази помощ
option-version = показва версията
option-no-browser = не отваря браузъра, само казва къде е страницата
option-language = езикът на текстовете; иначе решават KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES или LANG
option-preset = коя игра
option-players = колко играчи, от 2 до 4
option-seat = име на човек или бот: { $bots }; по веднъж за всяко място
option-deck = колко от 48-те домино плочки са в играта
option-opening = кой избира плочките за първите крале
option-middle-kingdom = { $points } за замък в средата
option-harmony = { $points }, ако нищо не е извадено от игра
option-tie-breaks = какво решава при равни точки
option-dynasty = три поредни игри
option-seed = число или 64 шестнайсетични цифри, които определят разбъркването
option-save = къде да се запази; иначе в папката с вашите данни
option-resume = продължава запазена игра
option-ply = след толкова действия
option-step = чака Enter след всяко действие
option-json = пише JSON за програми
option-svg = записва масата като изображение SVG в този файл
option-png = записва масата като изображение PNG в този файл
option-grid = размерът на кралството
option-depth = колко домино плочки

example-bare = в браузъра ви
example-play = пита за останалото
example-seats = вие срещу бот
example-hot-seat = трима души се редуват
example-duel = кралства 7×7
example-resume = продължава запазена игра
example-show = рисува запазена игра
example-language = игра на иврит
example-ply = както е било след 20 действия
example-picture = като изображение
example-pipe = от стандартния вход
example-step = ход по ход
example-json = за програми
example-drawing = кралства, нарисувани в текстов файл
example-perft = три домино плочки
example-perft-grid = по-голямо кралство
example-completion = за този bash; за постоянно го сложете в ~/.bashrc

## Какво не е наред с аргументите.

usage-more = Вижте { $command }
usage-one-of = „{ $value }“ не е сред { $known }.
usage-number = „{ $value }“ не е цяло число от { $low } до { $high }.
usage-no-such-option = Няма опция { $option }.
usage-no-such-command = Няма команда „{ $command }“.
usage-did-you-mean = Може би { $guess }?
usage-missing = Липсва { $parameter }.
usage-bad-option = Опцията { $option } е използвана неправилно.
usage-bad-value = { $parameter }: { $because }
usage-too-many = Аргументите са повече от нужното.
