### Оценки ходов и причины.

## Оценки ходов.

grade-best = лучший
grade-good = хороший
grade-inaccuracy = неточность
grade-mistake = ошибка
grade-blunder = грубая ошибка
grade-forced = единственный

## Почему ход лучше, не длиннее 140 знаков. $points, $squares и $crowns уже со словом.

reason-points-now = { $terrain }: { $points } сразу, на { $more } больше.
reason-territory = { $terrain }: область, { $squares }, { $crowns }.
reason-follow-up = После этого участок { $domino } даёт { $points }, на { $more } больше.
reason-claim-points = Участок { $domino } может дать { $points }, больше, чем { $other }.
reason-crowns = Участок { $domino } даёт { $crowns }.
reason-no-place = Иначе участку { $domino } не будет места.
reason-hole = Иначе { $cell } останется пустой.
reason-room = Из будущих участков найдут место на { $dominoes } больше.
reason-centre = Замок ещё может оказаться в середине: { $points }.
reason-earlier = С участком { $domino } ход раньше в следующем раунде: место { $place } вместо { $other }.
reason-denial = { $player } хочет участок { $domino }: там он дал бы { $points }.
reason-expected = В среднем в конце больше: { $points }.
