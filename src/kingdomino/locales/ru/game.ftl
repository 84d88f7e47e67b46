### Слова игры: детали, цвета, правила, количества.

title = Лоскутное королевство

## Ландшафты. Буква стоит на квадрате королевства: шесть разных, шириной в один столбец.

terrain-wheat = пшеничное поле
terrain-wheat-letter = П
terrain-forest = лес
terrain-forest-letter = Л
terrain-lake = озеро
terrain-lake-letter = О
terrain-grassland = луг
terrain-grassland-letter = У
terrain-swamp = болото
terrain-swamp-letter = Б
terrain-mine = шахта
terrain-mine-letter = Ш
castle = замок

## Цвета замков и королей.

colour-pink = розовый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий

## Правила на выбор.

preset-classic = Классическая игра
preset-mighty-duel = Великая дуэль
preset-dynasty = Династия
preset-tournament = Турнир
preset-demo = Демоверсия
preset-second-edition = Второе издание

preset-classic-about = игра из коробки, для 2–4 игроков
preset-mighty-duel-about = 2 игрока, все 48 участков, королевства 7×7
preset-dynasty-about = три игры подряд, очки складываются
preset-tournament-about = со Срединным королевством и Гармонией
preset-demo-about = из русской демоверсии: 2 игрока; при ничьей решают только короны
preset-second-edition-about = 2024 год: втроём играют всеми 48 участками

opening-owner = участок выбирает владелец короля
opening-drawer = участок выбирает тот, кто вытянул короля
opening-abba = для двоих: первый, второй, второй, первый

middle-kingdom-full-box = королевство заполняет всю рамку 5×5 (7×7), замок в центре
middle-kingdom-symmetric = замок в середине королевства любого размера

bonus-middle-kingdom = Срединное королевство
bonus-harmony = Гармония

criterion-points = очки
criterion-territory = самая большая область
criterion-crowns = короны
criteria-then = { $first }, затем { $next }

## Количества.

points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
crowns = { $count ->
    [one] { $count } корона
    [few] { $count } короны
   *[many] { $count } корон
}
squares = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[many] { $count } квадратов
}
dominoes = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[many] { $count } участков
}
rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

## The table.

you = Вы
heading-opening = Выход королей
heading-round = Раунд { $round } из { $rounds }
heading-over = Игра окончена
heading-game = Игра { $game } из { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = Победа: { $player }, больше всех очков!
victory-by-territory = Победа: { $player }. Очков поровну, но область самая большая.
victory-by-crowns = Победа: { $player }. Всё ещё ничья, но корон больше всех.
victory-shared = Ничья, победители: { $players }!
tie-broken = ничья, критерий: { $criterion }
dynasty-so-far = Династия: сыграно игр — { $done } из { $games }
dynasty-total = Династия: все игры вместе

## Signs instead of words.

reaction-hello = Привет!
reaction-well-played = Отличный ход!
reaction-thanks = Спасибо!
reaction-ouch = Ой!
reaction-surprise = Ого!
reaction-hurry = Ваш ход!
reaction-sorry = Извините!
reaction-good-game = Хорошая игра!

## Checking a shuffle.

verdict-deal = участки вышли так, как их раздаёт зерно
verdict-commitment = секрет тот самый, что был обещан при открытии стола
verdict-seed = зерно составлено из секрета и из вклада каждого места
verdict-contribution = ваш вклад в него вошёл
verify-fair = Раздача была честной.
verify-unfair = Раздача была не той, что обещана.
