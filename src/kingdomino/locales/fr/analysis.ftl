### Grades of turns, and reasons.

## Grades of turns.

grade-best = le meilleur
grade-good = bon
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-forced = forcé
grade-decided = { $grade } (partie jouée)

## Why a turn is better, in at most 140 characters. $points, $other_points, $squares and $crowns have their noun, percents their sign.

reason-points-now = { $terrain } : { $points } aussitôt, soit { $more } de plus.
reason-follow-up = Ensuite, le domino { $domino } rapporte { $points }, soit { $more } de plus.
reason-no-place = Sinon, le domino { $domino } n’irait nulle part.
reason-hole = Sinon, la case { $cell } resterait vide.
reason-room = Sinon, le royaume aurait { $squares } de moins à la fin.
reason-territory = { $terrain } : un territoire de { $squares } qui peut grandir.
reason-cut-off = { $terrain } : sinon, { $squares } hors du territoire.
reason-crowns-later = { $terrain } : de la place pour d’autres couronnes.
reason-growth = { $terrain } : plus de place pour grandir.
reason-bonus = { $bonus } dans { $percent } des parties, sinon dans { $other_percent }.
reason-claim-points = Le domino { $domino } rapporte { $points }, le { $other } seulement { $other_points }.
reason-crowns = Le domino { $domino } apporte { $crowns }.
reason-claim-growth = { $terrain } : le domino { $domino } agrandit le territoire.
reason-unplaceable = Le domino { $domino } n’irait nulle part.
reason-earlier = Le domino { $domino } joue plus tôt à la manche suivante : position { $place } au lieu de { $other }.
reason-denial = Le domino { $domino } rapporterait { $points } dans un autre royaume ({ $player }).
reason-rivals = { $player } marque { $points } de moins.
reason-expected = { $points } de plus en moyenne à la fin.

## What a turn loses with its placement and with its claim, in points.

part-placement = Pose : { $points }
part-claim = Choix : { $points }
