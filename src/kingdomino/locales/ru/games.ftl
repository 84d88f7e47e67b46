### My games: the list, the numbers, the maps and the file.

games-since = Первая игра: { $day }
games-count = { $count ->
    [one] { $count } игра, побед: { $won }
    [few] { $count } игры, побед: { $won }
   *[many] { $count } игр, побед: { $won }
}
games-run = Побед подряд: { $count }
games-view = Что показать
games-tab-games = Игры
games-tab-numbers = Числа
games-tab-maps = Лучшие карты
games-which = Какие игры
games-all = Все
games-with-people = С людьми
games-with-bots = С ботами
games-printed = Настольные
games-rules = Правила
games-any-rules = Все правила
games-opponent = Соперник
games-any-opponent = Все соперники
games-running = Ещё не окончены
games-finished = Оконченные игры
games-none = Под этот выбор не подходит ни одна игра.
games-waiting = ждёт игроков
games-won = Победа
games-shared = Ничья
games-lost = Поражение
games-second = Второе место
games-third = Третье место
games-fourth = Четвёртое место
games-against = соперники: { $opponents }
games-played-on = продолжение другой игры
games-printed-one = настольная игра, с листа для подсчёта
games-older = Более ранние игры: { $count }
games-points = Очки, игра за игрой
games-points-about = Очки ваших последних королевств ({ $count }): в среднем { $average }, лучшее { $best }.
games-legend-won = победа
games-legend-not = без победы
games-legend-middle = медиана по { $count }
games-ago = последние { $count }
games-latest = последняя
games-day = День
games-result = Результат
games-own-points = Очки
games-head = Личные встречи
games-head-about = { $opponent }: победы { $won }, ничьи { $shared }, поражения { $lost }
games-head-legend = Столбик — одна игра: закрашен — победа, чёрточка — ничья, пустой — поражение.
games-all-opponents = Все соперники: { $count }
games-played = Игры
games-by-rules = По правилам
games-average-short = В среднем
games-best = Ваше лучшее королевство
games-best-about = Ваше лучшее королевство, очки: { $points }
games-best-more = Другие ваши лучшие королевства
games-largest = Самая большая область
games-squares = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[many] { $count } квадратов
}
games-richest = Самая ценная область
games-average = Очки в среднем
games-run-longest = Самая длинная серия побед
games-run-now = Побед подряд сейчас
games-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
games-terrains = Откуда ваши очки
games-terrains-about = Очки каждого ландшафта в вашем королевстве, в среднем: { $terrains }
games-terrains-legend = Красная черта: все, с кем вы играли.
games-terrain = Ландшафт
games-others = Другие
games-empty = Здесь будет нарисована ваша первая игра.
games-empty-about = Каждая игра, оконченная в этом браузере, остаётся здесь вместе с королевством.
games-play = Сыграть
games-few = После { $count } игр графики покажут, как вы играете.
games-again = Попробовать ещё раз
games-file = Ваши игры в файле
games-private = Эти игры видит только этот браузер. Учётная запись не нужна.
games-save = Сохранить всё в файл
games-bring = Добавить из файла
games-added = Добавлено игр: { $count }
games-bad-file = Это не файл раздела «Мои игры».
games-erase = Стереть всё
games-erase-about = Ваш список стирается на сервере со всеми числами и тем, что добавлено из файлов. Сами игры остаются за столами для тех, кто играл. Отменить это нельзя.
games-erase-yes = Стереть
games-erase-no = Оставить
games-erased = Всё стёрто.
games-review-last = Разобрать последнюю игру
games-accuracy = точность { $percent } %
games-accuracy-last = Точность, последние разобранные игры: { $count }
games-was = было { $percent }
games-luck = Удача и решения
games-luck-about = Разобранные игры: { $count }. В { $better } из них вы играли лучше других; в { $kind } участки были к вам благосклонны.
games-unkind = неудачные раздачи
games-kind = удачные раздачи
games-better = вы играли лучше
games-worse = другие играли лучше
games-luck-few = Начиная с { $count } разобранных игр, график покажет удачу и решения. Разобрано: { $reviewed }.
games-review-next = Разобрать следующую игру
games-daily = Расклады дня
games-daily-one = расклад дня
games-daily-practice = расклад дня, тренировка
games-delete = Удалить
games-delete-ask = Удалить эту настольную игру из списка? Отменить это нельзя.
games-delete-no = Оставить
games-deleted = Игра удалена.
