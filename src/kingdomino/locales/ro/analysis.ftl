### Calificative ale turelor și motive.

## Calificative ale turelor.

grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecizie
grade-mistake = greșeală
grade-blunder = gafă
grade-forced = forțată
grade-decided = { $grade } (partidă decisă)

## De ce o tură este mai bună, în cel mult 140 de caractere. $points, $other_points, $squares și $crowns au substantivul lor, iar procentele semnul lor.

reason-points-now = { $terrain }: { $points } imediat, { $more } în plus.
reason-follow-up = Apoi plăcuța { $domino } aduce { $points }, { $more } în plus.
reason-no-place = Altfel plăcuța { $domino } nu ar mai avea loc.
reason-hole = Altfel căsuța { $cell } ar rămâne goală.
reason-room = Altfel, regatul ar avea la final cu { $squares } mai puțin.
reason-territory = { $terrain }: un teritoriu cu { $squares }, care poate crește.
reason-cut-off = { $terrain }: altfel { $squares } în afara teritoriului.
reason-crowns-later = { $terrain }: loc pentru mai multe coroane.
reason-growth = { $terrain }: mai mult loc de creștere.
reason-bonus = { $bonus } în { $percent } din partide, altfel în { $other_percent }.
reason-claim-points = Plăcuța { $domino } aduce { $points }, plăcuța { $other } doar { $other_points }.
reason-crowns = Plăcuța { $domino } aduce { $crowns }.
reason-claim-growth = { $terrain }: plăcuța { $domino } mărește teritoriul.
reason-unplaceable = Plăcuța { $domino } nu ar avea loc.
reason-earlier = Cu plăcuța { $domino } joci mai devreme în runda următoare: locul { $place } în loc de { $other }.
reason-denial = Plăcuța { $domino } ar aduce { $points } în alt regat ({ $player }).
reason-rivals = { $player } obține cu { $points } mai puțin.
reason-expected = În medie { $points } în plus la final.

## Câte puncte pierde o tură cu așezarea și câte cu alegerea.

part-placement = Așezare: { $points }
part-claim = Alegere: { $points }
