### Оценки на ходове и причини.

## Оценки на ходове.

grade-best = най-добър
grade-good = добър
grade-inaccuracy = неточност
grade-mistake = грешка
grade-blunder = груба грешка
grade-forced = единствен
grade-decided = { $grade } (играта е решена)

## Защо един ход е по-добър, най-много 140 знака. $points, $squares и $crowns са с думата си.

reason-points-now = { $terrain }: { $points } веднага, с { $more } повече, отколкото иначе.
reason-territory = { $terrain }: област от { $squares } с { $crowns }.
reason-follow-up = След това плочка { $domino } носи { $points }, с { $more } повече, отколкото иначе.
reason-claim-points = Плочка { $domino } може да донесе { $points }, повече от плочка { $other }.
reason-crowns = Плочка { $domino } носи { $crowns }.
reason-no-place = Иначе плочка { $domino } няма да има място.
reason-hole = Иначе клетката { $cell } ще остане празна.
reason-room = От предстоящите плочки ще паснат с { $dominoes } повече.
reason-centre = Замъкът още може да е в средата: { $points }.
reason-earlier = С плочка { $domino } ходът идва по-рано в следващия рунд: място { $place } вместо { $other }.
reason-denial = Плочка { $domino } е нужна на противник ({ $player }): там би донесла { $points }.
reason-expected = Средно с { $points } повече накрая.
