### דירוג תורות וסיבות.

## דירוג תורות.

grade-best = מיטבי
grade-good = טוב
grade-inaccuracy = אי־דיוק
grade-mistake = טעות
grade-blunder = טעות גסה
grade-forced = כפוי
grade-decided = { $grade } (המשחק הוכרע)

## מדוע תור טוב יותר, עד 140 תווים. $points, $other_points, $squares ו-$crowns כבר עם המילה שלהם, והאחוזים עם הסימן.

reason-points-now = { $terrain }: { $points } מיד, { $more } יותר.
reason-follow-up = אחר כך אריח { $domino } נותן { $points }, { $more } יותר.
reason-no-place = אחרת לא יהיה מקום לאריח { $domino }.
reason-hole = אחרת המשבצת { $cell } תישאר ריקה.
reason-room = אחרת בסוף יש בממלכה { $squares } פחות.
reason-territory = { $terrain }: שטח של { $squares }, שיכול לגדול.
reason-cut-off = { $terrain }: אחרת { $squares } מחוץ לשטח.
reason-crowns-later = { $terrain }: מקום לעוד כתרים.
reason-growth = { $terrain }: יותר מקום לגדול.
reason-bonus = { $bonus } ב־{ $percent } מהמשחקים, אחרת ב־{ $other_percent }.
reason-claim-points = אריח { $domino } נותן { $points }, אריח { $other } רק { $other_points }.
reason-crowns = אריח { $domino } מביא { $crowns }.
reason-claim-growth = { $terrain }: אריח { $domino } מגדיל את השטח.
reason-unplaceable = לאריח { $domino } לא יהיה מקום.
reason-earlier = עם אריח { $domino } משחקים מוקדם יותר בסבב הבא: מקום { $place } במקום { $other }.
reason-denial = { $player } רוצה את אריח { $domino }: שם הוא היה נותן { $points }.
reason-rivals = { $player }: { $points } פחות.
reason-expected = בממוצע { $points } יותר בסוף.

## כמה נקודות עולה תור בהנחה וכמה בבחירה.

part-placement = הנחה: { $points }
part-claim = בחירה: { $points }
