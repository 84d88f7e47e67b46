### The page at a table. What is drawn has a text too, for those who listen.

to-home = לדף הפתיחה
not-found = אין כאן דבר.
close = סגירה
menu = תפריט
copied = הועתק
copy-link = העתקת הקישור
as-table = כטבלה
reconnecting = מתחברים שוב…
rules-open = כללים
score-open = דף ניקוד
daily-open = החלוקה היומית
your-turn = התור שלכם

## Levels of the bots, from the weakest.

level-page = נער חצר
level-squire = נושא כלים
level-knight = אביר
level-duke = דוכס
level-regent = משנה למלך
level-page-about = מחמיץ את רוב האפשרויות שלו.
level-squire-about = מחמיץ חצי מהאפשרויות שלו.
level-knight-about = תמיד לוקח את מרב הנקודות המיידיות.
level-duke-about = חושב קדימה לפני כל תור.
level-regent-about = חושב קדימה כל עוד יש זמן. החזק מכולם.
seat-open = מקום פנוי

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = אריח דומינו { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: פנויה
cell-beyond = { $cell }: מחוץ לתחום
cell-fits = { $cell }: אפשר להניח כאן את האריח
cell-ghost = { $cell }: האריח שלכם, { $what }
ghost-does-not-fit = לא מתאים כאן
refusal-occupied = המקום כבר תפוס.
refusal-out-of-grid = הממלכה תהיה גדולה מ־{ $grid }×{ $grid }.
refusal-no-matching-neighbour = אף ריבוע של אריח הדומינו { $domino } אינו נוגע שם בטירה או בסוג השטח שלו.
held-domino = בידכם { $domino }
held-lies = { $first } על { $firstCell }, { $second } על { $secondCell }
kingdom-row = שורה { $row }
cell-empty = ריקה
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] כתר אחד
    [two] { $crowns } כתרים
   *[other] { $crowns } כתרים
}
kingdom-of = ממלכה: { $player }
board-keys = מקשי החצים מזיזים, R מסובב את האריח, Enter מניח אותו, Escape מחזיר אותו.

## The lines.

line-this-round = הסבב הזה
line-next-round = הסבב הבא
line-first-round = הטור הראשון
line-none = זה הסבב האחרון: לא נשאר מה לבחור.
offer-title = לבחירה
legend-gain = הנקודות שיתווספו
legend-best = הכי הרבה נקודות כרגע
spot-claimed = { $domino }. מלך: { $player }
spot-promises = { $domino }. לכל היותר { $what }
spot-fits-nowhere = { $domino }. אין לו מקום כרגע
spot-gone = אריח דומינו { $domino } כבר אינו בטור

## What to do now.

prompt-place = הניחו את האריח
prompt-place-for = { $player }, הניחו את האריח
prompt-claim = בחרו את האריח הבא
prompt-claim-shared = { $player }, בחרו את האריח הבא
prompt-claim-for = בחרו אריח למלך של { $player }
prompt-first = בחרו את האריח הראשון
prompt-first-for = { $player }, בחרו אריח
prompt-last = האריח האחרון הונח
prompt-fits-nowhere = לאריח { $domino } אין מקום
prompt-they-place = התור עכשיו: { $player }
prompt-they-claim = בחירת אריח: { $player }
hint-point = { $count ->
    [one] מקום אחד מתאים: הקישו עליו פעמיים.
    [two] שתי דרכים: הקישו פעמיים על משבצת מסומנת.
   *[other] { $count } דרכים: הקישו פעמיים על משבצת מסומנת.
}
hint-claim = מספר נמוך משחק מוקדם, מספר גבוה שווה יותר.
hint-values = ‎+N על אריח: הכי הרבה נקודות שהוא נותן כרגע.
hint-confirm = אשרו, או בחרו אחר.
hint-only = נותר רק { $domino }. אשרו.
hint-discard = הוא יוצא מהמשחק.
hint-discard-claim = הוא יוצא מהמשחק. בחרו את האריח הבא.
hint-last = אשרו כדי לסיים את המשחק שלכם.
warn-hole = נשאר חור ששום דומינו לא ימלא.
warn-domino = לדומינו { $domino } לא יישאר מקום.
action-turn = סיבוב
action-undo = ביטול
action-take-back = ביטול התור האחרון שלכם
action-place = הנחה כאן
action-choose = בחירת אריח
action-claim = בחירה ב־{ $domino }
action-discard = הוצאה מהמשחק
action-done = סיום
action-sending = שולחים…

## The players.

region-players = שחקנים
region-story = לצד הלוח
region-lines = טורים
opponent-open = { $player }: { $points }. הצגת הממלכה
status-places = עכשיו: הנחה
status-claims = עכשיו: בחירה
status-claimed = לסבב הבא: { $dominoes }
status-waits = בהמתנה
status-away = לא ליד השולחן
card-now = תורכם
card-thinking = בחשיבה
card-next = בהמשך
card-took = נבחר { $domino }
card-placed = הונח
card-discarded = הוצא מהמשחק
card-bot = בוט משחק
dynasty-running = סך הכול { $points }
clock-left = הזמן שנותר: { $time }
clock-hours = { $hours ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $hours } שעות
}
pass-device = העבירו את המכשיר אל { $player }
pass-device-ready = אני כאן

## Beside the board.

own-land = השטחים שלכם
unseen-title = טרם נראו
unseen-count = { $count } מתוך 48
unseen-coming = { $coming ->
    [0] אף אחד מהם כבר לא יגיע.
    [one] אחד מהם עוד יגיע.
    [two] שניים מהם עוד יגיעו.
   *[other] { $coming } מהם עוד יגיעו.
}
unseen-terrain = סוג שטח
unseen-by-terrain = לפי סוגי שטח וכתרים
unseen-by-number = לפי מספרים
move-log = יומן המשחק
move-log-place = { $player }: הונח { $domino }
move-log-discard = { $player }: הוצא מהמשחק { $domino }
move-log-claim = { $player }: נבחר { $domino }
move-log-turn = { $first }, נבחר { $domino }
move-log-take-back = { $player }: תור בוטל ({ $turn })

## The menu.

menu-reactions = שליחת תגובה
reaction-again = לשלוח שוב: { $reaction }
coach-hint = רמז (H)
assign-bot = בוט ישחק במקומי
assign-bot-of = בוט ישחק במקום { $player }
resume-seat = לחזור לשחק בעצמי
resume-seat-of = חזרה למשחק: { $player }
leave = עזיבת השולחן
abandon = סיום המשחק לכולם

## Settings.

setting-language = שפה
setting-theme = צבעים
setting-speed = הנפשה
licences = הרישיונות של הגופנים והתוכנות בדף הזה
setting-sound = צלילים
setting-reactions = להציג תגובות של האחרים
setting-marks = לסמן היכן אפשר להניח
setting-values = להציג כמה כל דומינו מוסיף לכל היותר
setting-one-click = הקשה אחת מניחה, הקשה אחת בוחרת
setting-pass-device = במסך אחד: להודיע תור של מי
setting-coordinates = קואורדינטות על הלוח
setting-glyphs = סימנים על סוגי השטח
setting-contrast = ניגודיות גבוהה
theme-auto = כמו במכשיר
theme-light = בהירים
theme-dark = כהים
speed-calm = רגועה
speed-normal = רגילה
speed-quick = מהירה
speed-off = כבויה

## Between the games of a Dynasty, and the end.

game-summary-title = משחק { $game } מתוך { $games } נגמר
game-summary-go = למשחק { $game }
review-open = סקירה
puzzles-open = חידות
analysis-open = לוח ניתוח

## Replay.

replay-title = צפייה חוזרת
replay-live = בשידור חי
replay-slider = מהלך
replay-position = מהלך { $ply } מתוך { $last }
replay-first = להתחלה
replay-back = צעד אחורה
replay-next = צעד קדימה
replay-last = לסוף
replay-play = הפעלה
replay-pause = השהיה
replay-speed = מהירות
replay-continue = להמשיך לשחק מכאן
replay-continue-about = שולחן חדש בדיוק מהמצב הזה. אתם תופסים מקום אחד, בוטים משחקים בשאר, והאריחים הם אותם אריחים כמו במשחק הזה.
replay-continue-seat = לשחק במקום
replay-continue-bots = בוטים
replay-to-table = לשולחן
