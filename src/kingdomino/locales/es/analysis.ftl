### Grades of turns, and reasons.

## Grades of turns.

grade-best = el mejor
grade-good = bueno
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grade-forced = forzado
grade-decided = { $grade } (partida decidida)

## Why a turn is better, in at most 140 characters. $points, $other_points, $squares and $crowns have their noun, percents their sign.

reason-points-now = { $terrain }: { $points } al momento, { $more } más que de otro modo.
reason-follow-up = Después, el dominó { $domino } da { $points }, { $more } más que de otro modo.
reason-no-place = De otro modo, el dominó { $domino } no cabría.
reason-hole = De otro modo, la casilla { $cell } quedaría vacía.
reason-room = De otro modo, el reino tendría { $squares } menos al final.
reason-territory = { $terrain }: un territorio de { $squares } que puede crecer.
reason-cut-off = { $terrain }: de otro modo, { $squares } fuera del territorio.
reason-crowns-later = { $terrain }: sitio para más coronas.
reason-growth = { $terrain }: más sitio para crecer.
reason-bonus = { $bonus } en el { $percent } de las partidas; de otro modo, en el { $other_percent }.
reason-claim-points = El dominó { $domino } da { $points }; el { $other }, solo { $other_points }.
reason-crowns = El dominó { $domino } trae { $crowns }.
reason-claim-growth = { $terrain }: el dominó { $domino } hace crecer el territorio.
reason-unplaceable = El dominó { $domino } no cabría.
reason-earlier = El dominó { $domino } juega antes en la próxima ronda: puesto { $place } en vez de { $other }.
reason-denial = El dominó { $domino } daría { $points } en otro reino ({ $player }).
reason-rivals = { $player } consigue { $points } menos.
reason-expected = { $points } más de media al final.

## What a turn loses with its placement and with its claim, in points.

part-placement = Colocación: { $points }
part-claim = Elección: { $points }
