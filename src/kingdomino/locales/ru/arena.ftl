### Арена: боты против ботов.

## Справка.

help-arena =
    Боты играют против ботов. Каждая раздача играется по разу с каждого места, и у каждого числа есть интервал.

    Участник — имя бота с настройками и секундами на ход (greedy, greedy@0.5) либо программа: exec:COMMAND.
help-arena-short = боты против ботов
help-arena-match =
    HERO играет против RIVAL: он на одном месте, соперники на всех остальных, каждая раздача по разу с каждого места.

    Результаты дописываются в файл по мере игры; та же команда продолжает остановленное.
help-arena-match-short = один бот против другого
help-arena-robin =
    Каждый ENTRANT играет с каждым другим, каждая раздача по разу с каждого места, и всем считается рейтинг: разница в 400 — это шансы десять к одному, а у greedy ровно 1000.

    Результаты дописываются в файл по мере игры; та же команда продолжает остановленное.
help-arena-robin-short = каждый с каждым, с рейтингом
help-arena-ladder = Показывает рейтинг всех из LADDER — файла, который растёт с каждой добавленной серией. RESULTS — файлы серий, которые нужно сначала добавить.
help-arena-ladder-short = рейтинг по многим сериям
help-arena-report = Делает из результатов в FILE страницу с таблицами и рисунками, а рисунки — ещё и в PNG и SVG.
help-arena-report-short = страница с результатами и рисунками
help-dataset =
    Поиск играет сам с собой: каждая позиция с оценками и посещениями всех ходов и результатом записывается в FOLDER, в файлы Parquet.

    Та же команда продолжает прерванный набор, а те же параметры дают те же файлы.
help-dataset-short = позиции с оценками поиска, в Parquet

option-rules = правила, например tournament/4; иначе classic/2
option-deals = сколько раздач; иначе 100. Потом можно попросить больше
option-arena-seed = число, задающее раздачи; иначе 1
option-results = файл, в который дописываются результаты
option-keep-games = файл для записей всех игр
option-ladder = таблица рейтинга, в которую серия попадёт в конце
option-watch = рисовать в терминале одну из идущих игр
option-sprt = остановиться, когда станет ясно, на LOW или на HIGH пунктов сильнее герой
option-risk = вероятность, что --sprt ошибётся; иначе 0.05
option-seconds = секунд на ход тем, у кого нет @; иначе 0.1
option-workers = сколько игр сразу; иначе по одной на ядро
option-cluster = адрес планировщика Dask, чьи исполнители играют, например tcp://10.0.0.1:8786
option-dataset-games = сколько игр; иначе 1000. Позже можно запросить больше
option-dataset-rollouts = сколько доигрываний делает поиск на ход; иначе 400
option-shard-games = сколько игр в одном файле; иначе 100
option-grace = через сколько секунд после её хода программа останавливается; иначе 1
option-startup = сколько секунд у программы на запуск; иначе 10
option-output = папка для страницы и рисунков

example-match = 100 раздач на двоих
example-program = против вашей программы
example-four = один против трёх, со Срединным королевством и Гармонией
example-robin = рейтинг
example-sprt = остановиться, когда результат ясен
example-grow = сыграть и добавить в таблицу рейтинга
example-ladder = рейтинг по всем сериям таблицы
example-ladder-add = добавить сыгранные серии
example-report = страница с рисунками
example-dataset = 10 000 игр вдвоём

## Пока идёт игра.

arena-progress = Игры
arena-stopped = Остановлено; сыграно игр: { $done } из { $games }. Продолжить: { $command }
dataset-written = Набор данных: { $folder }

## Таблицы.

column-entrant = Участник
column-rating = Рейтинг
column-games = Игры
column-runs = Серии
column-share = Доля побед, %
column-margin = Отрыв
column-points = Очки
column-rank = Место
column-allowed = Секунд дано
column-seconds = Секунд на ход
column-longest = Самый долгий ход
column-overruns = Опоздания, %
column-faults = Ошибки бота
arena-settings = { $rules } · { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
} с каждого места · зерно { $seed }
arena-legend = Под числом или в скобках: интервал, в который истинное число попадает в 95 таких запусках из 100.
arena-ladder = { $rules } · серий: { $runs }
arena-sprt = { $decision ->
    [high] SPRT: { $hero } сильнее, чем { $rival }: принято { $high }, отвергнуто { $low } пунктов рейтинга.
    [low] SPRT: { $hero } не настолько сильнее, чем { $rival }: принято { $low }, отвергнуто { $high } пунктов рейтинга.
   *[none] SPRT: { $hero } против { $rival } — между { $low } и { $high } пунктами рейтинга ещё не решено. Нужно больше раздач.
}
arena-sprt-numbers = Логарифм отношения правдоподобия { $ratio }; раздач: { $deals }; решение при ±{ $bound }.
arena-forfeit = { $entrant }, раздача { $deal }, место { $seat }, действие { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … и ещё { $count } игра проиграна по ошибке бота
    [few] … и ещё { $count } игры проиграны по ошибке бота
   *[many] … и ещё { $count } игр проиграно по ошибке бота
}
arena-no-ratings = Для рейтинга нужен { $package }, а он не установлен: pip install "kingdomino[arena]". После этого та же команда его покажет.

## Ошибки: что сделал бот, названный раньше.

error-fault-illegal = сыграл { $action }, а правила это запрещают. { $because }
error-fault-no-action = ответил { $answer }, а это не действие
error-fault-exception = вызвал исключение { $error }
error-fault-no-start = не запускается: { $because }
error-fault-protocol = говорит по протоколу { $found }, а не { $known }
error-fault-crashed = завершился с кодом { $code }: { $said }
error-fault-closed = закрыл свой вывод: { $said }
error-fault-hung = не ответил за { $seconds } с: { $said }
error-fault-unreadable = написал строку, которая не ответ: { $line }
error-fault-unasked = написал строку, когда его не спрашивали: { $line }
error-fault-died = обрушил свой процесс, код { $code }

## Отчёт.

report-title = Результаты арены
report-method = Каждая раздача сыграна по разу с каждого места, так что удача достаётся всем поровну. Общая победа делится. Интервалы получены повторной выборкой целых раздач; рейтинг — из того, кто кого обошёл (Брэдли — Терри), где разница в 400 — это шансы десять к одному.
report-match = { $hero } против { $rival }
report-robin = { $count ->
    [one] { $count } участник, каждый с каждым
    [few] { $count } участника, каждый с каждым
   *[many] { $count } участников, каждый с каждым
}
report-unfinished = Не закончено; сыграно игр: { $done } из { $games }.
report-strength = Сила
report-ahead = Кто кого обошёл, в % встреч
report-points = Очки
report-conduct = Время и поведение
report-time = Сила и время
report-written = Отчёт: { $file }
picture-ratings = Рейтинг с интервалами. Пунктир — 1000: greedy, а без него среднее.
picture-shares = Доли побед с интервалами. Пунктир — сколько было бы у равных игроков.
picture-points = Как часто каждый участник набирал сколько очков; черта и число — среднее.
picture-time = Сила в зависимости от секунд на ход, с интервалами.
fact-rules = Правила
fact-deals = Раздачи
fact-seed = Зерно
fact-grace = Отсрочка программам, с
fact-startup = Запуск программ, с
fact-started = Начато
fact-command = Команда
fact-version = Версия
fact-machine = Машина
fact-kernel = Скомпилированное ядро

## Боты и держат ли они слово.

help-bots = Перечисляет ботов, с которыми можно играть, и их настройки: kingdomino play -s Ann -s bot:NAME.
help-bots-short = список ботов и проверка бота
help-bots-check =
    Проверяет, держит ли бот слово: ENTRANT — его имя или программа, exec:COMMAND. Он играет целые игры по всем правилам и отвечает в отдельных позициях.

    Код завершения 0, если всё хорошо, и 1, если есть на что пожаловаться.
help-bots-check-short = проверить, играет ли бот по правилам
option-games = сколько игр по каждым правилам; иначе 1
example-bots = имена и настройки
example-check = ваша программа
example-check-name = бот по имени

check-plays = Допустимые действия в целых играх, по всем правилам
check-leaves = Позиции остаются как были
check-joins = Играет дальше в игре, которой раньше не видел
check-repeats = Одно зерно — одна игра, когда нет часов
check-keeps-time = Ход не дольше отведённых секунд
check-cases = { $count ->
    [one] { $count } случай
    [few] { $count } случая
   *[many] { $count } случаев
}
check-more = … и ещё { $count }
error-check-fault = { $rules }, зерно { $seed }, действие { $action }: { $because }
error-check-changed = { $rules }, зерно { $seed }, действие { $action }: изменил позицию
error-check-differs = { $rules }, зерно { $seed }, действие { $action }: сначала { $one }, потом { $other }
error-check-late = Дольше { $seconds } с: ходов { $late } из { $turns }, вплоть до { $longest } с

## Что может не получиться.

error-alone = В одиночку не сыграть: назовите двоих или больше.
error-entrant-command = «{ $entrant }»: после exec: идёт командная строка.
error-entrant-seconds = «{ $entrant }»: после @ идут секунды на ход, больше 0.
error-entrant-twice = «{ $entrant }» назван дважды.
error-results-no-run = { $file } не начинается с описания запуска.
error-results-format = У { $file } формат { $found }; эта версия читает { $known }.
error-results-unreadable = { $file }, строка { $line }: это не игра этого запуска.
error-results-other-run = В { $file } результаты другого запуска ({ $setting }: { $found }, а не { $wanted }); выберите другой файл.
error-results-other-games = В { $file } другие игры, чем в результатах; выберите другой файл.
error-sprt-bounds = «{ $bounds }» — не LOW:HIGH, две разницы рейтинга, меньшая первой.
error-sprt-risk = Риск неверного решения должен быть больше 0 и меньше 0.5, а не { $risk }.
error-ladder-no-ladder = { $file } — не таблица рейтинга арены.
error-ladder-rules = { $file } — таблица рейтинга для { $found }, а серия для { $wanted }.
error-ladder-label = В { $file } «{ $label }» — это { $found }, а не { $wanted }; дайте другую метку.
error-ladder-unconnected = Никого из серии ещё нет в { $file }: рейтинги нельзя было бы сравнить.
error-cluster-unreachable = По адресу { $address } нет планировщика Dask: { $because }
error-dataset-other = В { $folder } набор данных с другими настройками ({ $setting }: { $found }, а не { $wanted }).
error-dataset-unreadable = В { $folder } нет набора данных, который может прочесть эта версия.
error-write-results = Не удалось сохранить результаты в { $file }: { $because }
error-no-results = В { $file } ещё нет игр.
error-extra = Для этого нужен { $package }, а он не установлен: pip install "kingdomino[{ $extra }]"
usage-seconds = «{ $value }» — не число секунд больше 0.
