### Grades of turns, and reasons.

## Grades of turns.

grade-best = optimal
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = Patzer
grade-forced = erzwungen
grade-decided = { $grade } (Spiel entschieden)

## Why a turn is better, in at most 140 characters. $points, $squares and $crowns have their noun.

reason-points-now = { $terrain }: sofort { $points }, { $more } mehr als sonst.
reason-territory = { $terrain }: ein Gebiet ({ $squares }, { $crowns }).
reason-follow-up = Danach bringt Domino { $domino } { $points }, { $more } mehr als sonst.
reason-claim-points = Domino { $domino } kann { $points } bringen, mehr als Domino { $other }.
reason-crowns = Domino { $domino } bringt { $crowns }.
reason-no-place = Sonst hätte Domino { $domino } keinen Platz.
reason-hole = Sonst bliebe { $cell } leer.
reason-room = Von den kommenden Dominos finden mehr einen Platz: +{ $dominoes }.
reason-centre = Das Schloss kann noch in der Mitte stehen: { $points }.
reason-earlier = Domino { $domino } ist in der nächsten Runde früher dran: an Stelle { $place } statt { $other }.
reason-denial = Domino { $domino } ist auch anderswo begehrt ({ $player }): Dort brächte es { $points }.
reason-expected = Am Ende im Schnitt { $points } mehr.
