### Оценки ходов и причины.

## Оценки ходов.

grade-best = лучший
grade-good = хороший
grade-inaccuracy = неточность
grade-mistake = ошибка
grade-blunder = грубая ошибка
grade-forced = единственный
grade-decided = { $grade } (исход решён)

## Почему ход лучше, не длиннее 140 знаков. $points, $other_points, $squares и $crowns уже со словом, проценты со знаком.

reason-points-now = { $terrain }: { $points } сразу, на { $more } больше, чем иначе.
reason-follow-up = После этого участок { $domino } даёт { $points }, на { $more } больше, чем иначе.
reason-no-place = Иначе участку { $domino } не найдётся места.
reason-hole = Иначе клетка { $cell } останется пустой.
reason-room = Иначе в конце в королевстве будет на { $squares } меньше.
reason-territory = { $terrain }: область ({ $squares }), которая может вырасти.
reason-cut-off = { $terrain }: иначе { $squares } вне области.
reason-crowns-later = { $terrain }: есть место для новых корон.
reason-growth = { $terrain }: больше места для роста.
reason-bonus = { $bonus } в { $percent } игр, иначе в { $other_percent }.
reason-claim-points = Участок { $domino } даёт { $points }, участок { $other } — только { $other_points }.
reason-crowns = На участке { $domino } есть { $crowns }.
reason-claim-growth = { $terrain }: участок { $domino } увеличивает область.
reason-unplaceable = Участку { $domino } не нашлось бы места.
reason-earlier = С участком { $domino } ход в следующем раунде придёт раньше: место { $place } вместо { $other }.
reason-denial = Участок { $domino } нужен сопернику ({ $player }): там он дал бы { $points }.
reason-rivals = { $player } получает на { $points } меньше.
reason-expected = В среднем к концу игры на { $points } больше.

## Сколько очков ход теряет на размещении и сколько на выборе.

part-placement = Размещение: { $points }
part-claim = Выбор: { $points }
