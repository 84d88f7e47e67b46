### Думите на играта: части, цветове, правила, бройки.

title = Кингдомино

## Терени. Буквата стои върху квадрат от кралството: шест различни, широки една колона.

terrain-wheat = житно поле
terrain-wheat-letter = Ж
terrain-forest = гора
terrain-forest-letter = Г
terrain-lake = езеро
terrain-lake-letter = Е
terrain-grassland = ливада
terrain-grassland-letter = Л
terrain-swamp = блато
terrain-swamp-letter = Б
terrain-mine = мина
terrain-mine-letter = М
castle = замък

## Цветове на замъците и кралете.

colour-pink = розов
colour-yellow = жълт
colour-green = зелен
colour-blue = син

## Правила по избор.

preset-classic = Класическа игра
preset-mighty-duel = Великият дуел
preset-dynasty = Династия
preset-tournament = Турнир
preset-demo = Демо
preset-second-edition = Второ издание

preset-classic-about = играта от кутията, за 2 до 4 играчи
preset-mighty-duel-about = 2 играчи, всичките 48 плочки, кралства 7×7
preset-dynasty-about = три поредни игри, точките се събират
preset-tournament-about = със Средното кралство и Хармония
preset-demo-about = руската демоверсия: 2 играчи; при равенство решават само короните
preset-second-edition-about = от 2024 г.: трима играчи използват всичките 48 плочки

opening-owner = собственикът на краля избира плочката
opening-drawer = който изтегли крал, избира плочката за него
opening-abba = за двама: първият, вторият, вторият, първият

middle-kingdom-full-box = кралството изпълва цялата рамка, замъкът е в центъра
middle-kingdom-symmetric = замъкът е в центъра на кралство с всякакъв размер

bonus-middle-kingdom = Средното кралство
bonus-harmony = Хармония

criterion-points = точките
criterion-territory = най-голямата област
criterion-crowns = короните
criteria-then = { $first }, после { $next }

## Бройки.

points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
crowns = { $count ->
    [one] { $count } корона
   *[other] { $count } корони
}
squares = { $count ->
    [one] { $count } квадрат
   *[other] { $count } квадрата
}
dominoes = { $count ->
    [one] { $count } домино плочка
   *[other] { $count } домино плочки
}
rounds = { $count ->
    [one] { $count } рунд
   *[other] { $count } рунда
}
players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}

## The table.

you = Вие
heading-opening = Кралете излизат
heading-round = Рунд { $round } от { $rounds }
heading-over = Играта свърши
heading-game = Игра { $game } от { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = Победител: { $player }, с най-много точки!
victory-by-territory = Победител: { $player }. Равенство по точки, но с най-голямата област.
victory-by-crowns = Победител: { $player }. Пак равенство, но с най-много корони.
victory-shared = Споделена победа: { $players }!
tie-broken = равенство, критерий: { $criterion }
dynasty-so-far = Династия: след { $done } от { $games } игри
dynasty-total = Династия: всички игри заедно

## Signs instead of words.

reaction-hello = Здравейте!
reaction-well-played = Добре изиграно!
reaction-thanks = Благодаря!
reaction-ouch = Ох!
reaction-surprise = О!
reaction-hurry = Вие сте на ход!
reaction-sorry = Извинявайте!
reaction-good-game = Хубава игра!

## Checking a shuffle.

verdict-deal = домино плочките излязоха, както ги раздава семето
verdict-commitment = тайната е тази, която беше обещана при отварянето на масата
verdict-seed = семето е направено от тайната и от приноса на всяко място
verdict-contribution = вашият принос е част от него
verify-fair = Разбъркването беше честно.
verify-unfair = Разбъркването не е това, което беше обещано.
