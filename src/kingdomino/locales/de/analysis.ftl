### Grades of turns, and reasons.

## Grades of turns.

grade-best = optimal
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = Patzer
grade-forced = erzwungen
grade-decided = { $grade } (Spiel entschieden)

## Why a turn is better, in at most 140 characters. $points, $other_points, $squares and $crowns have their noun, percents their sign.

reason-points-now = { $terrain }: sofort { $points }, { $more } mehr als sonst.
reason-follow-up = Danach bringt Domino { $domino } { $points }, { $more } mehr als sonst.
reason-no-place = Sonst hätte Domino { $domino } keinen Platz.
reason-hole = Sonst bliebe { $cell } leer.
reason-room = Sonst hätte das Königreich am Ende { $squares } weniger.
reason-territory = { $terrain }: ein Gebiet ({ $squares }), das wachsen kann.
reason-cut-off = { $terrain }: sonst { $squares } ohne Anschluss.
reason-crowns-later = { $terrain }: Platz für weitere Kronen.
reason-growth = { $terrain }: mehr Platz zum Wachsen.
reason-bonus = { $bonus } in { $percent } der Partien, sonst in { $other_percent }.
reason-claim-points = Domino { $domino } bringt { $points }, Domino { $other } nur { $other_points }.
reason-crowns = Domino { $domino } bringt { $crowns }.
reason-claim-growth = { $terrain }: Domino { $domino } lässt das Gebiet wachsen.
reason-unplaceable = Domino { $domino } hätte keinen Platz.
reason-earlier = Domino { $domino } ist in der nächsten Runde früher dran: an Stelle { $place } statt { $other }.
reason-denial = Domino { $domino } ist auch anderswo begehrt ({ $player }): Dort brächte es { $points }.
reason-rivals = { $player } macht { $points } weniger.
reason-expected = Am Ende im Schnitt { $points } mehr.

## What a turn loses with its placement and with its claim, in points.

part-placement = Legen: { $points }
part-claim = Wählen: { $points }
