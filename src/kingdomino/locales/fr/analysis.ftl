### Grades of turns, and reasons.

## Grades of turns.

grade-best = le meilleur
grade-good = bon
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-forced = forcé
grade-decided = { $grade } (partie jouée)

## Why a turn is better, in at most 140 characters. $points, $squares and $crowns have their noun.

reason-points-now = { $terrain } : { $points } aussitôt, soit { $more } de plus.
reason-territory = { $terrain } : un territoire de { $squares } avec { $crowns }.
reason-follow-up = Ensuite, le domino { $domino } rapporte { $points }, soit { $more } de plus.
reason-claim-points = Le domino { $domino } peut rapporter { $points }, plus que le { $other }.
reason-crowns = Le domino { $domino } apporte { $crowns }.
reason-no-place = Sinon, le domino { $domino } n’irait nulle part.
reason-hole = Sinon, la case { $cell } resterait vide.
reason-room = Dominos à venir qui trouveront une place : { $dominoes } de plus.
reason-centre = Le château peut encore être au centre : { $points }.
reason-earlier = Le domino { $domino } joue plus tôt à la manche suivante : position { $place } au lieu de { $other }.
reason-denial = Le domino { $domino } rapporterait { $points } dans un autre royaume ({ $player }).
reason-expected = { $points } de plus en moyenne à la fin.
