### The daily deal: loaded with its screen.

daily-caption = Раздаване на деня { $number } · { $date }
daily-play = Изиграйте днешното раздаване
daily-continue = Продължете днешното раздаване
daily-practice = Изиграйте го пак, за упражнение
daily-about = Всички на този сървър срещат едни и същи плочки в един и същ ред и едни и същи ботове. Брои се един опит; после може да играете пак за упражнение.
daily-about-date = Това раздаване следва от днешната дата: едни и същи домино плочки и ботове по целия свят, без сървър и без класиране. Първият опит се брои за календара в този браузър; след това може да се играе пак за упражнение.
daily-result = { $points }, място { $place } от { $players }
daily-void = Днешният опит беше прекратен и не се брои.
daily-better = По-добре от { $percent } от 100 регенти
daily-regent-about = Най-силният бот изигра това раздаване { $games } пъти на вашето място. Всяка точка е десет негови игри.
daily-regent-running = Регентът още играе: { $games } от { $total }
daily-games = Игри
daily-streak = { $count ->
    [one] { $count } ден подред
   *[other] { $count } дни подред
}
daily-longest = рекорд: { $count }
daily-not-played = неиграно
daily-save = Запазване на изображението
daily-best = Най-добрите кралства от вчера
daily-best-none = Никой не завърши вчерашното раздаване тук.
daily-next = Следващото раздаване е след { $time }.
daily-check = Проверка на раздаването
daily-check-about = Обещанието за утрешната тайна се показва днес, а самата тайна – в деня след раздаването. SHA-256 на тайната трябва да съвпада с обещанието.
daily-commitment = Обещанието за днес
daily-commitment-next = Обещанието за утре
daily-secret = Вчерашната тайна
daily-commitment-yesterday = Вчерашното обещание
daily-first-line = Първата редица за днес
daily-opener = първи избор
daily-earlier = По-ранен месец: { $month }
daily-later = По-късен месец: { $month }
daily-this-week = Тази седмица
daily-whole-month = Целият месец
daily-puzzle = Задача на деня
daily-puzzle-about = Задача { $number }: { $theme }
daily-puzzle-solve = Решете я
daily-puzzle-solved = Решена.
daily-puzzle-look = Вижте я пак
daily-card = Изображението за споделяне: кралството ви и резултатът
