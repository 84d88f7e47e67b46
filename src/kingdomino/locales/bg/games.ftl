### My games: the list, the numbers, the maps and the file.

games-since = Първа игра: { $day }
games-count = { $count ->
    [one] Една игра, победи: { $won }
   *[other] { $count } игри, победи: { $won }
}
games-run = Поредни победи сега: { $count }
games-view = Какво да се покаже
games-tab-games = Игри
games-tab-numbers = Числа
games-tab-maps = Най-добри карти
games-which = Кои игри
games-all = Всички
games-with-people = С хора
games-with-bots = С ботове
games-printed = Настолни
games-rules = Правила
games-any-rules = Всички правила
games-opponent = Противник
games-any-opponent = Всички противници
games-running = Още не са свършили
games-finished = Завършени игри
games-none = Няма игра, която отговаря на избора.
games-waiting = чака играчи
games-won = Победа
games-shared = Споделена
games-lost = Загуба
games-second = Второ място
games-third = Трето място
games-fourth = Четвърто място
games-against = срещу: { $opponents }
games-played-on = продължена от друга игра
games-printed-one = настолна игра, от листа за точки
games-older = По-стари игри: { $count }
games-points = Точки, игра по игра
games-points-about = Точките на последните ви кралства ({ $count }): средно { $average }, най-много { $best }.
games-legend-won = победа
games-legend-not = без победа
games-legend-middle = медиана на { $count }
games-ago = последните { $count }
games-latest = последната
games-day = Ден
games-result = Резултат
games-own-points = Точки
games-head = Преки двубои
games-head-about = { $opponent }: победи { $won }, споделени { $shared }, загуби { $lost }
games-head-legend = Една черта на игра: пълна – победа, тире – споделена, празна – загуба.
games-all-opponents = Всички противници: { $count }
games-played = Игри
games-by-rules = По правила
games-average-short = Средно
games-best = Най-доброто ви кралство
games-best-about = Най-доброто ви кралство, точки: { $points }
games-best-more = Още от най-добрите ви кралства
games-largest = Най-голяма област
games-squares = { $count ->
    [one] Един квадрат
   *[other] { $count } квадрата
}
games-richest = Най-богата област
games-average = Точки средно
games-run-longest = Най-дълга поредица победи
games-run-now = Поредни победи сега
games-times = { $count ->
    [one] веднъж
   *[other] { $count } пъти
}
games-terrains = Откъде идват точките ви
games-terrains-about = Точки от всеки терен в едно ваше кралство, средно: { $terrains }
games-terrains-legend = Червена черта: всички, с които сте играли.
games-terrain = Терен
games-others = Другите
games-empty = Тук ще бъде начертана първата ви игра.
games-empty-about = Всяка игра, която завършите в този браузър, остава тук с кралството си.
games-play = Играйте
games-few = След { $count } игри графиките ще покажат как играете.
games-again = Опитайте пак
games-file = Игрите ви като файл
games-private = Само този браузър вижда тези игри. Не е нужен акаунт.
games-save = Запазване на всички във файл
games-bring = Добавяне от файл
games-added = Добавени игри: { $count }
games-bad-file = Това не е файл от „Моите игри“.
games-erase = Изтриване на всичко
games-erase-about = Списъкът ви се изтрива от сървъра заедно с всички числа и с добавеното от файл. Игрите остават на масите си за онези, които са играли. Това не може да се отмени.
games-erase-yes = Изтриване
games-erase-no = Да останат
games-erased = Всичко е изтрито.
games-review-last = Разбор на последната игра
games-accuracy = точност { $percent } %
games-accuracy-last = Точност, последни игри с разбор: { $count }
games-was = беше { $percent }
games-luck = Късмет и решения
games-luck-about = Игри с разбор: { $count }. В { $better } от тях играхте по-добре от другите, в { $kind } плочките бяха благосклонни към вас.
games-unkind = лоши раздавания
games-kind = добри раздавания
games-better = вие играхте по-добре
games-worse = другите играха по-добре
games-luck-few = От { $count } игри с разбор нататък графика показва късмета и решенията. Засега: { $reviewed }.
games-review-next = Разбор на следващата игра
games-daily = На деня
games-daily-one = раздаване на деня
games-daily-practice = раздаване на деня, упражнение
games-delete = Изтриване
games-delete-ask = Да се изтрие ли тази настолна игра от списъка ви? Това не може да се отмени.
games-delete-no = Да остане
games-deleted = Играта е изтрита.
