### Команди за анализ: прегледи, подсказки и задачи.

help-review =
    Разбор на записана игра: колко е струвал всеки ход, кой би бил по-добър и какъв е бил късметът в раздаването.

    FILE е запис; - чете стандартния вход.
help-review-short = оценява ходовете на записана игра
help-hint =
    Показва най-добрия ход в FILE с позиция или със запис на незавършена игра и защо е най-добрият.

    Броят на доиграванията казва колко дълго се мисли; - чете стандартния вход.
help-hint-short = най-добрият ход в позиция и защо
help-puzzles = Създава задачи: позиции, в които един ход е явно най-добрият.
help-puzzles-short = създава задачи от игри на ботове
help-puzzles-make = Разиграва игри между ботове и записва във файл позициите, в които един ход е явно най-добрият и не е алчният.
help-puzzles-make-short = намира задачи в игри на ботове
option-quality = колко задълбочено
option-html = записва страница с разбора
option-rollouts = колко доигравания
option-puzzles-count = колко задачи
option-puzzles-output = файлът, в който да се запише
option-puzzles-seed = число, което определя игрите
example-review = всички ходове като таблица
example-review-html = като страница
example-hint = най-добрият ход
example-puzzles = петдесет задачи
error-hint-over = Играта свърши: няма ход за избиране.

## Прегледи. Първите са заглавия на колони.

review-title = Разбор
review-player = играч
review-accuracy = точност
review-lost = загубени точки
review-luck = късмет
review-number = №
review-turn = ход
review-grade = оценка
review-better = по-добре
review-why = защо
review-progress = Ходове
review-adjusted = Със средни плочки така се печелят { $share } от игрите ({ $player }).
review-best-turn = Най-добър ход на { $player }: { $turn } (ход { $number })
review-turning-point = Повратен момент: ход { $number }, { $player } губи { $share } от шанса за победа.
review-written = Разборът е в { $file }.
hint-value = Шанс за победа между равни { $share }, около { $points } точки накрая (плюс-минус { $spread }).
hint-alternative = Вместо това { $turn }: { $points } точки по-малко.
puzzles-progress = Задачи
puzzles-written = Задачи в { $file }: { $count }.
