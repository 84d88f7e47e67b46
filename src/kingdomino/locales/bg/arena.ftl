### Арената: ботове срещу ботове.

## Помощ.

help-arena =
    Ботове играят срещу ботове. Всяко раздаване се играе по веднъж от всяко място, а всяко число идва с интервала си.

    Участник е името на бот, с опциите му и секундите за ход (greedy, greedy@0.5), или програма: exec:COMMAND.
help-arena-short = ботове срещу ботове
help-arena-match =
    HERO играе срещу RIVAL: той е на едно място, съперниците на всички останали, всяко раздаване по веднъж от всяко място.

    Резултатите се дописват във файл, докато се играе; същата команда продължава спряното.
help-arena-match-short = един бот срещу друг
help-arena-robin =
    Всеки ENTRANT играе срещу всеки друг, всяко раздаване по веднъж от всяко място, и всички получават рейтинг: разлика от 400 е шанс десет към едно, а greedy е 1000.

    Резултатите се дописват във файл, докато се играе; същата команда продължава спряното.
help-arena-robin-short = всеки срещу всеки, с рейтинг
help-arena-ladder = Показва рейтинга на всички от LADDER – файл, който расте с всяка добавена серия. RESULTS са файлове на серии, които първо да се добавят.
help-arena-ladder-short = рейтинг от много серии
help-arena-report = Прави от резултатите във FILE страница с таблици и картинки, а картинките и като PNG и SVG.
help-arena-report-short = резултатите като страница с картинки
help-dataset =
    Търсенето играе срещу себе си: всяка позиция с оценките и посещенията на всички ходове и резултата се записва в FOLDER като файлове Parquet.

    Същата команда продължава прекъснат набор, а същите опции дават същите файлове.
help-dataset-short = позиции с оценките на търсенето, в Parquet

option-rules = правилата, например tournament/4; иначе classic/2
option-deals = колко раздавания; иначе 100. После може да се поискат още
option-arena-seed = число, което определя раздаванията; иначе 1
option-results = файлът, в който се дописват резултатите
option-keep-games = файл за записите на всички игри
option-ladder = класация, към която серията се добавя накрая
option-watch = рисува в терминала една от текущите игри
option-sprt = спира, щом стане ясно дали героят е с LOW или с HIGH точки по-силен
option-risk = вероятността --sprt да сгреши; иначе 0.05
option-seconds = секундите за ход на тези без @; иначе 0.1
option-workers = колко игри наведнъж; иначе по една на ядро
option-cluster = адресът на планировчик на Dask, чиито работници играят, например tcp://10.0.0.1:8786
option-dataset-games = колко игри; иначе 1000. По-късно може да се поискат още
option-dataset-rollouts = колко доигравания прави търсенето за ход; иначе 400
option-shard-games = колко игри влизат в един файл; иначе 100
option-grace = толкова секунди след хода си програма се спира; иначе 1
option-startup = секундите, за които програма трябва да тръгне; иначе 10
option-output = папката за страницата и картинките

example-match = 100 раздавания за двама
example-program = срещу ваша програма
example-four = един срещу трима, със Средното кралство и Хармония
example-robin = рейтинг
example-sprt = спира, щом резултатът е ясен
example-grow = изиграва и добавя към класация
example-ladder = рейтинг от всички серии в нея
example-ladder-add = добавя изиграни серии
example-report = страница с картинки
example-dataset = 10 000 игри за двама

## Докато се играе.

arena-progress = Игри
arena-stopped = Спряно след { $done } от { $games } игри. Продължете с: { $command }
dataset-written = Наборът от данни: { $folder }

## Таблиците.

column-entrant = Участник
column-rating = Рейтинг
column-games = Игри
column-runs = Серии
column-share = Дял победи, %
column-margin = Преднина
column-points = Точки
column-rank = Място
column-allowed = Дадени секунди
column-seconds = Секунди за ход
column-longest = Най-дълъг ход
column-overruns = Закъснения, %
column-faults = Служебни загуби
arena-settings = { $rules } · { $deals ->
    [one] { $deals } раздаване
   *[other] { $deals } раздавания
} от всяко място · семе { $seed }
arena-legend = Под числото или в скоби: интервалът, в който истинското попада при 95 от 100 такива пускания.
arena-ladder = { $rules } · { $runs ->
    [one] { $runs } серия
   *[other] { $runs } серии
}
arena-sprt = { $decision ->
    [high] SPRT: { $hero } е по-силен от { $rival }: прието { $high }, отхвърлено { $low } точки рейтинг.
    [low] SPRT: { $hero } не е толкова по-силен от { $rival }: прието { $low }, отхвърлено { $high } точки рейтинг.
   *[none] SPRT: { $hero } срещу { $rival } още не е решено между { $low } и { $high } точки рейтинг. Нужни са повече раздавания.
}
arena-sprt-numbers = { $deals ->
    [one] Логаритъм на отношението на правдоподобие { $ratio } след { $deals } раздаване; решава при ±{ $bound }.
   *[other] Логаритъм на отношението на правдоподобие { $ratio } след { $deals } раздавания; решава при ±{ $bound }.
}
arena-forfeit = { $entrant }, раздаване { $deal }, място { $seat }, действие { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … и още { $count } служебно загубена игра
   *[other] … и още { $count } служебно загубени игри
}
arena-no-ratings = За рейтинга трябва { $package }, който не е инсталиран: pip install "kingdomino[arena]". После същата команда го показва.

## Вини: какво е направил ботът, назован преди това.

error-fault-illegal = изигра { $action }, което правилата отказват. { $because }
error-fault-no-action = отговори { $answer }, което не е действие
error-fault-exception = предизвика { $error }
error-fault-no-start = не може да се пусне: { $because }
error-fault-protocol = говори протокол { $found }, а не { $known }
error-fault-crashed = завърши с код { $code }: { $said }
error-fault-closed = затвори изхода си: { $said }
error-fault-hung = не отговори за { $seconds } с: { $said }
error-fault-unreadable = написа ред, който не е отговор: { $line }
error-fault-unasked = написа ред, преди да е попитан: { $line }
error-fault-died = повлече процеса си, код { $code }

## Отчетът.

report-title = Резултати от арената
report-method = Всяко раздаване е изиграно по веднъж от всяко място, така че късметът е еднакъв за всички. Споделената победа се дели. Интервалите идват от повторна извадка на цели раздавания; рейтингът – от това кой е преди кого (Брадли–Тери), където разлика от 400 е шанс десет към едно.
report-match = { $hero } срещу { $rival }
report-robin = { $count ->
    [one] { $count } участник, всеки срещу всеки
   *[other] { $count } участници, всеки срещу всеки
}
report-unfinished = Не е довършено: изиграни са { $done } от { $games } игри.
report-strength = Сила
report-ahead = Кой е преди кого, в % от срещите
report-points = Точки
report-conduct = Време и поведение
report-time = Сила и време
report-written = Отчетът: { $file }
picture-ratings = Рейтинги с интервалите им. Прекъснатата линия е 1000: greedy, а без него средното.
picture-shares = Дялове от победите с интервалите им. Прекъснатата линия е колкото биха имали равни играчи.
picture-points = Колко често всеки участник е правил колко точки; чертата и числото са средното.
picture-time = Сила според секундите за ход, с интервали.
fact-rules = Правила
fact-deals = Раздавания
fact-seed = Семе
fact-grace = Отсрочка за програми, с
fact-startup = Пускане на програми, с
fact-started = Започнато
fact-command = Команда
fact-version = Версия
fact-machine = Машина
fact-kernel = Компилирано ядро

## Ботовете и държат ли на думата си.

help-bots = Изброява ботовете, с които може да се играе, и опциите им: kingdomino play -s Ann -s bot:NAME.
help-bots-short = списък на ботовете и проверка на бот
help-bots-check =
    Проверява дали бот държи на думата си: ENTRANT е името му, или програма като exec:COMMAND. Играе цели игри по всички правила и отговаря в отделни позиции.

    Кодът за изход е 0, ако всичко е наред, и 1, ако има от какво да се оплачем.
help-bots-check-short = проверява дали бот играе по правилата
option-games = колко игри по всяко от правилата; иначе 1
example-bots = имена и опции
example-check = ваша програма
example-check-name = бот по име

check-plays = Позволени действия в цели игри, по всички правила
check-leaves = Позициите остават каквито са
check-joins = Продължава игра, която не е виждал
check-repeats = Едно и също семе играе еднакво без часовник
check-keeps-time = Ходът не е по-дълъг от секундите си
check-cases = { $count ->
    [one] { $count } случай
   *[other] { $count } случая
}
check-more = … и още { $count }
error-check-fault = { $rules }, семе { $seed }, действие { $action }: { $because }
error-check-changed = { $rules }, семе { $seed }, действие { $action }: промени позицията
error-check-differs = { $rules }, семе { $seed }, действие { $action }: първо { $one }, после { $other }
error-check-late = По-дълги от { $seconds } с: { $late } от { $turns } хода, до { $longest } с

## Какво може да се обърка.

error-alone = Никой не може да играе сам: назовете двама или повече.
error-entrant-command = „{ $entrant }“: след exec: стои команден ред.
error-entrant-seconds = „{ $entrant }“: след @ стоят секундите за ход, повече от 0.
error-entrant-twice = „{ $entrant }“ е назован два пъти.
error-results-no-run = { $file } не започва с описание на пускане.
error-results-format = { $file } е с формат { $found }; тази версия чете { $known }.
error-results-unreadable = { $file }, ред { $line }: това не е игра от неговото пускане.
error-results-other-run = { $file } е с резултати от друго пускане ({ $setting }: { $found }, а не { $wanted }); изберете друг файл.
error-results-other-games = В { $file } има други игри, не тези от резултатите; изберете друг файл.
error-sprt-bounds = „{ $bounds }“ не е LOW:HIGH, две разлики в рейтинга, по-малката първа.
error-sprt-risk = Рискът от грешно решение трябва да е над 0 и под 0.5, а не { $risk }.
error-ladder-no-ladder = { $file } не е класация на арената.
error-ladder-rules = { $file } е класация за { $found }, а серията е за { $wanted }.
error-ladder-label = В { $file } „{ $label }“ е { $found }, а не { $wanted }; дайте друг етикет.
error-ladder-unconnected = Никой от серията още не е в { $file }: рейтингите не биха били сравними.
error-cluster-unreachable = На { $address } няма планировчик на Dask: { $because }
error-dataset-other = В { $folder } има набор от данни с други настройки ({ $setting }: { $found }, а не { $wanted }).
error-dataset-unreadable = В { $folder } няма набор от данни, който тази версия може да прочете.
error-write-results = Резултатите не могат да се запазят в { $file }: { $because }
error-no-results = В { $file } още няма игри.
error-extra = За това трябва { $package }, който не е инсталиран: pip install "kingdomino[{ $extra }]"
usage-seconds = „{ $value }“ не е брой секунди, по-голям от 0.
