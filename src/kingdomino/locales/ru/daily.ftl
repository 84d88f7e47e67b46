### The daily deal: loaded with its screen.

daily-caption = Расклад дня { $number } · { $date }
daily-play = Сыграть расклад дня
daily-continue = Продолжить расклад дня
daily-practice = Сыграть ещё раз, для тренировки
daily-about = У всех на этом сервере одни и те же участки в одном и том же порядке и одни и те же боты. Засчитывается одна попытка; потом можно сыграть ещё раз для тренировки.
daily-about-date = Эта раздача вытекает из сегодняшней даты: одни и те же участки и боты во всём мире, без сервера и без рейтинга. Первая попытка засчитывается в календарь этого браузера; потом можно сыграть ещё раз для тренировки.
daily-result = { $points }, место { $place } из { $players }
daily-void = Сегодняшняя попытка прервана и не засчитывается.
daily-better = Лучше, чем { $percent } из 100 регентов
daily-regent-about = Сильнейший бот играл этот расклад на вашем месте (игр: { $games }). Каждая точка — десять его игр.
daily-regent-running = Регент ещё играет: { $games } из { $total }
daily-games = Игры
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
daily-longest = рекорд: { $count }
daily-not-played = не сыграно
daily-save = Сохранить картинку
daily-best = Лучшие королевства вчерашнего дня
daily-best-none = Вчерашний расклад здесь никто не доиграл.
daily-next = До следующего расклада: { $time }.
daily-check = Проверить расклад
daily-check-about = Обещание для завтрашнего секрета показано сегодня, а сам секрет — на следующий день после расклада. SHA-256 секрета должен совпасть с обещанием.
daily-commitment = Обещание на сегодня
daily-commitment-next = Обещание на завтра
daily-secret = Вчерашний секрет
daily-commitment-yesterday = Вчерашнее обещание
daily-first-line = Первый ряд сегодня
daily-opener = первый ход
daily-earlier = Предыдущий месяц: { $month }
daily-later = Следующий месяц: { $month }
daily-this-week = Эта неделя
daily-whole-month = Весь месяц
daily-puzzle = Задача дня
daily-puzzle-about = Задача { $number }: { $theme }
daily-puzzle-solve = Решить
daily-puzzle-solved = Решена.
daily-puzzle-look = Посмотреть ещё раз
daily-card = Картинка для отправки: ваше королевство и результат
