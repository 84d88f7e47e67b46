### Оценки на ходове и причини.

## Оценки на ходове.

grade-best = най-добър
grade-good = добър
grade-inaccuracy = неточност
grade-mistake = грешка
grade-blunder = груба грешка
grade-forced = единствен
grade-decided = { $grade } (играта е решена)

## Защо един ход е по-добър, най-много 140 знака. $points, $other_points, $squares и $crowns са с думата си, процентите със знака си.

reason-points-now = { $terrain }: { $points } веднага, с { $more } повече, отколкото иначе.
reason-follow-up = След това плочка { $domino } носи { $points }, с { $more } повече, отколкото иначе.
reason-no-place = Иначе плочка { $domino } няма да има място.
reason-hole = Иначе клетката { $cell } ще остане празна.
reason-room = Иначе накрая кралството ще има с { $squares } по-малко.
reason-territory = { $terrain }: област от { $squares }, която може да расте.
reason-cut-off = { $terrain }: иначе { $squares } извън областта.
reason-crowns-later = { $terrain }: място за още корони.
reason-growth = { $terrain }: повече място за растеж.
reason-bonus = { $bonus } в { $percent } от игрите, иначе в { $other_percent }.
reason-claim-points = Плочка { $domino } носи { $points }, плочка { $other } – само { $other_points }.
reason-crowns = Плочка { $domino } носи { $crowns }.
reason-claim-growth = { $terrain }: плочка { $domino } увеличава областта.
reason-unplaceable = Плочка { $domino } не би имала място.
reason-earlier = С плочка { $domino } ходът идва по-рано в следващия рунд: място { $place } вместо { $other }.
reason-denial = Плочка { $domino } е нужна на противник ({ $player }): там би донесла { $points }.
reason-rivals = { $player } печели с { $points } по-малко.
reason-expected = Средно с { $points } повече накрая.

## Колко точки губи един ход с поставянето и колко с избора.

part-placement = Поставяне: { $points }
part-claim = Избор: { $points }
