### דירוג תורות וסיבות.

## דירוג תורות.

grade-best = מיטבי
grade-good = טוב
grade-inaccuracy = אי־דיוק
grade-mistake = טעות
grade-blunder = טעות גסה
grade-forced = כפוי
grade-decided = { $grade } (המשחק הוכרע)

## מדוע תור טוב יותר, עד 140 תווים. $points, $squares ו-$crowns כבר עם המילה שלהם.

reason-points-now = { $terrain }: { $points } מיד, { $more } יותר.
reason-territory = { $terrain }: שטח של { $squares } עם { $crowns }.
reason-follow-up = אחר כך אריח { $domino } נותן { $points }, { $more } יותר.
reason-claim-points = אריח { $domino } יכול לתת { $points }, יותר מאריח { $other }.
reason-crowns = אריח { $domino } מביא { $crowns }.
reason-no-place = אחרת לא יהיה מקום לאריח { $domino }.
reason-hole = אחרת המשבצת { $cell } תישאר ריקה.
reason-room = מבין האריחים שעוד יבואו, ל־{ $dominoes } נוספים יהיה מקום.
reason-centre = הטירה עדיין יכולה להיות במרכז: { $points }.
reason-earlier = עם אריח { $domino } משחקים מוקדם יותר בסבב הבא: מקום { $place } במקום { $other }.
reason-denial = { $player } רוצה את אריח { $domino }: שם הוא היה נותן { $points }.
reason-expected = בממוצע { $points } יותר בסוף.
