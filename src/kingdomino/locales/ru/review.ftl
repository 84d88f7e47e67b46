### Команды анализа: разборы, подсказки и задачи.

help-review =
    Разбирает записанную игру: чего стоил каждый ход, какой был бы лучше и как легла удача при раздаче.

    FILE — запись; - читает стандартный ввод.
help-review-short = оценить ходы записанной игры
help-hint =
    Показывает лучший ход в FILE с позицией или записью неоконченной игры и объясняет, почему он лучший.

    Число доигрываний задаёт, как долго думать; - читает стандартный ввод.
help-hint-short = лучший ход в позиции и почему
help-puzzles = Составляет задачи: позиции, в которых один ход явно лучший.
help-puzzles-short = составить задачи из игр ботов
help-puzzles-make = Разыгрывает игры между ботами и записывает в файл позиции, в которых один ход явно лучший и при этом не самый жадный.
help-puzzles-make-short = найти задачи в играх ботов
option-quality = насколько тщательно
option-html = записать страницу с разбором
option-rollouts = сколько доигрываний
option-puzzles-count = сколько задач
option-puzzles-output = файл для записи
option-puzzles-seed = число, которое определяет игры
example-review = все ходы таблицей
example-review-html = страницей
example-hint = лучший ход
example-puzzles = пятьдесят задач
error-hint-over = Игра окончена: выбирать нечего.

## Разборы. Первые — заголовки столбцов.

review-title = Разбор
review-player = игрок
review-accuracy = точность
review-lost = потеряно очков
review-luck = удача
review-number = №
review-turn = ход
review-grade = оценка
review-better = лучше
review-why = почему
review-progress = Ходы
review-adjusted = Со средними участками { $player } выигрывает { $share } таких игр.
review-best-turn = Лучший ход, { $player }: { $turn } (ход { $number })
review-turning-point = Перелом: ход { $number }, { $player } теряет { $share } шансов на победу.
review-written = Разбор записан в { $file }.
hint-value = Шанс на победу при равной силе { $share }, около { $points } очка в конце (плюс-минус { $spread }).
hint-alternative = Вместо этого { $turn }: на { $points } очка меньше.
puzzles-progress = Задачи
puzzles-written = Задач в { $file }: { $count }.
