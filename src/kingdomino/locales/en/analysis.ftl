### Grades of turns, and reasons.

## Grades of turns.

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-forced = forced
grade-decided = { $grade } (game decided)

## Why a turn is better, in at most 140 characters. $points, $other_points, $squares and $crowns have their noun, percents their sign.

reason-points-now = { $terrain }: { $points } at once, { $more } more than otherwise.
reason-follow-up = After that, domino { $domino } makes { $points }, { $more } more than otherwise.
reason-no-place = Otherwise domino { $domino } would have no place.
reason-hole = Otherwise cell { $cell } would stay empty.
reason-room = Otherwise { $squares } more would stay empty.
reason-territory = { $terrain }: a territory of { $squares }, which can grow.
reason-cut-off = { $terrain }: otherwise { $squares } would be cut off.
reason-crowns-later = { $terrain }: room for more crowns.
reason-growth = { $terrain }: more room to grow.
reason-bonus = { $bonus } in { $percent } of games, otherwise in { $other_percent }.
reason-claim-points = Domino { $domino } makes { $points }, domino { $other } only { $other_points }.
reason-crowns = Domino { $domino } brings { $crowns }.
reason-claim-growth = { $terrain }: domino { $domino } lets it grow.
reason-unplaceable = Domino { $domino } would have no place.
reason-earlier = Domino { $domino } acts earlier in the next round: place { $place } instead of { $other }.
reason-denial = { $player } wants domino { $domino }: it would make { $points } there.
reason-rivals = { $player } makes { $points } less.
reason-expected = { $points } more on average at the end.

## What a turn loses with its placement and with its claim, in points.

part-placement = Placement: { $points }
part-claim = Claim: { $points }
