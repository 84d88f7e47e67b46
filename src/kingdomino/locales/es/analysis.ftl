### Grades of turns, and reasons.

## Grades of turns.

grade-best = el mejor
grade-good = bueno
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grade-forced = forzado
grade-decided = { $grade } (partida decidida)

## Why a turn is better, in at most 140 characters. $points, $squares and $crowns have their noun.

reason-points-now = { $terrain }: { $points } al momento, { $more } más que de otro modo.
reason-territory = { $terrain }: un territorio de { $squares } con { $crowns }.
reason-follow-up = Después, el dominó { $domino } da { $points }, { $more } más que de otro modo.
reason-claim-points = El dominó { $domino } puede dar { $points }, más que el { $other }.
reason-crowns = El dominó { $domino } trae { $crowns }.
reason-no-place = De otro modo, el dominó { $domino } no cabría.
reason-hole = De otro modo, la casilla { $cell } quedaría vacía.
reason-room = Dominós por venir que tendrán sitio: { $dominoes } más.
reason-centre = El castillo aún puede quedar en el centro: { $points }.
reason-earlier = El dominó { $domino } juega antes en la próxima ronda: puesto { $place } en vez de { $other }.
reason-denial = El dominó { $domino } daría { $points } en otro reino ({ $player }).
reason-expected = { $points } más de media al final.
