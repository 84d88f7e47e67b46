### Оценки ходов и причины.

## Оценки ходов.

grade-best = лучший
grade-good = хороший
grade-inaccuracy = неточность
grade-mistake = ошибка
grade-blunder = грубая ошибка
grade-forced = единственный
grade-decided = { $grade } (исход решён)

## Почему ход лучше, не длиннее 140 знаков. $points, $squares и $crowns уже со словом.

reason-points-now = { $terrain }: { $points } сразу, на { $more } больше, чем иначе.
reason-territory = { $terrain }: получается область — { $squares }, { $crowns }.
reason-follow-up = После этого участок { $domino } даёт { $points }, на { $more } больше, чем иначе.
reason-claim-points = Участок { $domino } может дать { $points }, больше, чем участок { $other }.
reason-crowns = На участке { $domino } есть { $crowns }.
reason-no-place = Иначе участку { $domino } не найдётся места.
reason-hole = Иначе клетка { $cell } останется пустой.
reason-room = Из будущих участков подойдёт на { $dominoes } больше.
reason-centre = Замок ещё может оказаться в середине: { $points }.
reason-earlier = С участком { $domino } ход в следующем раунде придёт раньше: место { $place } вместо { $other }.
reason-denial = Участок { $domino } нужен сопернику ({ $player }): там он дал бы { $points }.
reason-expected = В среднем к концу игры на { $points } больше.
