### Grades of turns, and reasons.

## Grades of turns.

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-forced = forced
grade-decided = { $grade } (game decided)

## Why a turn is better, in at most 140 characters. $points, $squares and $crowns have their noun.

reason-points-now = { $terrain }: { $points } at once, { $more } more than otherwise.
reason-territory = { $terrain }: a territory of { $squares } with { $crowns }.
reason-follow-up = After that, domino { $domino } makes { $points }, { $more } more than otherwise.
reason-claim-points = Domino { $domino } can make { $points }, more than domino { $other }.
reason-crowns = Domino { $domino } brings { $crowns }.
reason-no-place = Otherwise domino { $domino } would have no place.
reason-hole = Otherwise cell { $cell } would stay empty.
reason-room = { $dominoes ->
    [one] One more of the dominoes to come has a place.
   *[other] { $dominoes } more of the dominoes to come have a place.
}
reason-centre = The castle can still be in the middle: { $points }.
reason-earlier = Domino { $domino } acts earlier in the next round: place { $place } instead of { $other }.
reason-denial = { $player } wants domino { $domino }: it would make { $points } there.
reason-expected = { $points } more on average at the end.
