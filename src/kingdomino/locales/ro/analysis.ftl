### Calificative ale turelor și motive.

## Calificative ale turelor.

grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecizie
grade-mistake = greșeală
grade-blunder = gafă
grade-forced = forțată

## De ce o tură este mai bună, în cel mult 140 de caractere. $points, $squares și $crowns au substantivul lor.

reason-points-now = { $terrain }: { $points } imediat, cu { $more } mai mult.
reason-territory = { $terrain }: un teritoriu cu { $squares } și { $crowns }.
reason-follow-up = Apoi plăcuța { $domino } aduce { $points }, cu { $more } mai mult.
reason-claim-points = Plăcuța { $domino } poate aduce { $points }, mai mult decât { $other }.
reason-crowns = Plăcuța { $domino } aduce { $crowns }.
reason-no-place = Altfel plăcuța { $domino } nu ar mai avea loc.
reason-hole = Altfel { $cell } ar rămâne gol.
reason-room = Dintre plăcuțele care urmează, cu { $dominoes } mai multe au loc.
reason-centre = Castelul poate fi încă în mijloc: { $points }.
reason-earlier = Cu plăcuța { $domino } joci mai devreme în runda următoare: locul { $place } în loc de { $other }.
reason-denial = { $player } vrea plăcuța { $domino }: acolo ar aduce { $points }.
reason-expected = În medie { $points } în plus la final.
