### Calificative ale turelor și motive.

## Calificative ale turelor.

grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecizie
grade-mistake = greșeală
grade-blunder = gafă
grade-forced = forțată
grade-decided = { $grade } (partidă decisă)

## De ce o tură este mai bună, în cel mult 140 de caractere. $points, $squares și $crowns au substantivul lor.

reason-points-now = { $terrain }: { $points } imediat, { $more } în plus.
reason-territory = { $terrain }: un teritoriu cu { $squares } și { $crowns }.
reason-follow-up = Apoi plăcuța { $domino } aduce { $points }, { $more } în plus.
reason-claim-points = Plăcuța { $domino } poate aduce { $points }, mai mult decât plăcuța { $other }.
reason-crowns = Plăcuța { $domino } aduce { $crowns }.
reason-no-place = Altfel plăcuța { $domino } nu ar mai avea loc.
reason-hole = Altfel căsuța { $cell } ar rămâne goală.
reason-room = Plăcuțe care urmează și vor avea loc: { $dominoes } în plus.
reason-centre = Castelul mai poate ajunge în mijloc: { $points }.
reason-earlier = Cu plăcuța { $domino } joci mai devreme în runda următoare: locul { $place } în loc de { $other }.
reason-denial = Plăcuța { $domino } ar aduce { $points } în alt regat ({ $player }).
reason-expected = În medie { $points } în plus la final.
