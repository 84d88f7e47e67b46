### The daily deal: loaded with its screen.

daily-caption = Раздаване на деня { $number } · { $date }
daily-play = Изиграй днешното раздаване
daily-continue = Продължи днешното раздаване
daily-practice = Изиграй го пак, за упражнение
daily-about = Всички на този сървър срещат същите плочки в същия ред и същите ботове. Брои се един опит; после може да играеш пак за упражнение.
daily-result = { $points }, място { $place } от { $players }
daily-void = Днешният опит беше прекратен и не се брои.
daily-better = По-добре от { $percent } от 100 регенти
daily-regent-about = Най-силният бот игра това раздаване { $games } пъти на твоето място. Всяка точка е десет негови игри.
daily-regent-running = Регентът още играе: { $games } от { $total }
daily-games = Игри
daily-streak = { $count ->
    [one] { $count } ден подред
   *[other] { $count } дни подред
}
daily-longest = най-дълго: { $count }
daily-not-played = неиграно
daily-save = Запази картинката
daily-best = Най-добрите кралства от вчера
daily-best-none = Никой не завърши вчерашното раздаване тук.
daily-next = Следващото раздаване е след { $time }.
daily-check = Провери раздаването
daily-check-about = Обещанието за утрешната тайна се показва днес, а тайната — в деня след раздаването. SHA-256 на тайната трябва да е обещанието.
daily-commitment = Обещанието за днес
daily-commitment-next = Обещанието за утре
daily-secret = Вчерашната тайна
daily-commitment-yesterday = Вчерашното обещание
daily-first-line = Първата редица за днес
daily-opener = избира първи
daily-earlier = По-ранен месец: { $month }
daily-later = По-късен месец: { $month }
daily-this-week = Тази седмица
daily-whole-month = Целият месец
daily-puzzle = Задача на деня
daily-puzzle-about = Задача { $number }: { $theme }
daily-puzzle-solve = Реши я
daily-puzzle-solved = Решена.
daily-puzzle-look = Виж я пак
