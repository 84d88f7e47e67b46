### המשחק במסוף.

welcome = ברוכים הבאים ל{ $title }!
yes = כן
no = לא
hint-help = הכול נשמר תוך כדי משחק. בכל ספק כתבו ״עזרה״.

## לפני המשחק.

ask-preset = איזה משחק?
ask-players = כמה שחקנים?
ask-variants = לשנות את הכללים?
ask-deck = כמה אריחים?
ask-opening = איך המלכים עולים על הטור הראשון?
ask-middle-kingdom = לב הממלכה: { $points } לטירה במרכז?
ask-harmony = הרמוניה: { $points } אם שום אריח לא הוצא מהמשחק?
ask-tie-breaks = מה מכריע בשוויון נקודות?
ask-dynasty = שושלת: שלושה משחקים ברצף?
ask-seats = מי משחק? כתבו שם, או בוט: { $bots }. מקש Enter בוחר את מה שבסוגריים.
ask-seat = { $colour } [{ $default }]:
ask-number = כתבו מספר מ־1 עד { $last }.
ask-one-of = כתבו אחד מאלה: { $known }.
ask-yes-or-no = ענו ״{ $yes }״ או ״{ $no }״.

## השולחן.

line-current = להנחה עכשיו
line-next = לבחירה
legend-free = מקום פנוי שעוד אפשר לבנות בו
legend-crowns = שדה חיטה עם { $count ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $count } כתרים
}
legend-acts = מי שתורו עכשיו
legend-done = מי שכבר שיחק

## תור.

ask-place = { $player }, הניחו את { $domino } ({ $terrains }) – Enter מציג את המקומות:
ask-claim = { $player }, בחרו אריח דומינו:
ask-claim-for = { $player }, בחרו אריח דומינו למלך הזה – { $owner }:
claim-these = אריחי הדומינו לבחירה, ומספר הנקודות הרב ביותר שכל אחד יכול להביא עכשיו:
list-more = … ועוד { $count }: כתבו ״{ $all }״ כדי לראות אותם
claim-at-best = לכל היותר { $points } ({ $gain })
claim-fits-nowhere = אין לו מקום כרגע
event-place = { $player }: אריח דומינו { $domino } ({ $terrains }) על { $first } ו־{ $second }, { $points } ({ $gain })
event-claim = { $player }: המלך עובר לאריח דומינו { $domino }
event-claim-for = { $player }: אריח דומינו { $domino } למלך אחר – { $owner }
event-discard = { $player }: לאריח דומינו { $domino } אין מקום והוא מוצא מהמשחק
not-understood = אי אפשר לקרוא את זה. כאן צריך לבוא: { $expected }.
undone = ההנחה בוטלה.
undo-nothing = אין מה לבטל: אפשר לבטל רק אריח שזה עתה הונח, לפני שבוחרים את הבא.
saved = נשמר בקובץ { $file }

## מה אפשר לכתוב.

help-place =
    הניחו את האריח: מספר מהרשימה, או המשבצות של שני הריבועים: g8h8 מניח את הריבוע הראשון על g8 ואת השני על h8.
    יחד עם הבחירה: g8h8>28.
help-claim = בחרו אריח דומינו לפי מספרו: 28 או ‎>28‎.
word-list = רשימה
word-list-about = מה אפשר לעשות עכשיו, לפי הנקודות (או רק Enter)
word-all = הכול
word-all-about = כל הרשימה, כשהיא ארוכה
word-undo = ביטול
word-undo-about = מבטל את ההנחה האחרונה, לפני הבחירה
word-board = לוח
word-board-about = מציג שוב את הממלכות והטורים
word-score = ניקוד
word-score-about = הנקודות עד כה, עם כל השטחים
word-legend = מקרא
word-legend-about = מה פירוש האותיות והסימנים
word-save = שמירה
word-save-about = היכן המשחק נשמר (הוא נשמר אחרי כל פעולה)
word-help = עזרה
word-help-about = הרשימה הזאת (או ?)
word-quit = יציאה
word-quit-about = לעזוב; אפשר להמשיך את המשחק אחר כך

## הסוף.

territory-idle = בלי כתרים: { $squares } = 0
score-not-over = המשחק עוד לא נגמר.
record-kept = רישום המשחק: { $file }
resume-with = המשחק נשמר. להמשך: { $command }
replay-enter = להמשך Enter…
bots-without-kernel = בלי הליבה המהודרת, greedy משחק במקום: { $bots }.
notice-no-kernel = הליבה המהודרת חסרה, כי בזמן ההתקנה לא היה מהדר C: הבוטים החזקים ביותר משחקים בפשטות רבה יותר, ואין ניתוחים. התקינו gcc או clang, ואז שוב את החבילה הזאת.
notice-no-pages = דפי האינטרנט חסרים, כי בזמן ההתקנה לא היה npm: המשחק רץ במסוף. התקינו Node.js עם npm, ואז שוב את החבילה הזאת.
