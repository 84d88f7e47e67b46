### Grades of turns, and reasons.

## Grades of turns.

grade-best = le meilleur
grade-good = bon
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-forced = forcé

## Why a turn is better, in at most 140 characters. $points, $squares and $crowns have their noun.

reason-points-now = { $terrain } : { $points } aussitôt, { $more } de plus que sinon.
reason-territory = { $terrain } : un territoire de { $squares } avec { $crowns }.
reason-follow-up = Ensuite le domino { $domino } fait { $points }, { $more } de plus que sinon.
reason-claim-points = Le domino { $domino } peut faire { $points }, plus que le { $other }.
reason-crowns = Le domino { $domino } apporte { $crowns }.
reason-no-place = Sinon le domino { $domino } n’irait nulle part.
reason-hole = Sinon { $cell } resterait vide.
reason-room = Parmi les dominos à venir, { $dominoes } de plus ont une place.
reason-centre = Le château peut encore être au centre : { $points }.
reason-earlier = Le domino { $domino } joue plus tôt à la manche suivante : position { $place } au lieu de { $other }.
reason-denial = Le domino { $domino } ferait { $points } ailleurs. Le veut aussi : { $player }.
reason-expected = { $points } de plus en moyenne à la fin.
