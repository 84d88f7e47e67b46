### The page at a table. What is drawn has a text too, for those who listen.

to-home = לדף הפתיחה
not-found = אין כאן דבר.
close = סגירה
menu = תפריט
copied = הועתק
copy-link = העתקת הקישור
reconnecting = מתחברים שוב…
rules-open = כללים
your-turn = התור שלכם

## Levels of the bots, from the weakest.

level-page = נער חצר
level-squire = נושא כלים
level-knight = אביר
level-duke = דוכס
level-regent = משנה למלך
seat-open = מקום פנוי

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = אריח דומינו { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: פנוי
cell-beyond = { $cell }: מחוץ לתחום
cell-fits = { $cell }: אפשר להניח כאן את הדומינו
cell-ghost = { $cell }: הדומינו שלכם, { $what }
ghost-does-not-fit = לא מתאים כאן
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] כתר אחד
    [two] { $crowns } כתרים
   *[other] { $crowns } כתרים
}
kingdom-of = ממלכה: { $player }
board-keys = מקשי החצים מזיזים, R מסובב את הדומינו, Enter מניח אותו, Escape מחזיר אותו.

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

prompt-place = הניחו את הדומינו
prompt-place-for = { $player }, הניחו את הדומינו
prompt-claim = בחרו את הדומינו הבא
prompt-claim-shared = { $player }, בחרו את הדומינו הבא
prompt-claim-for = בחרו דומינו למלך של { $player }
prompt-first = בחרו את הדומינו הראשון
prompt-first-for = { $player }, בחרו דומינו
prompt-last = הדומינו האחרון הונח
prompt-fits-nowhere = לדומינו { $domino } אין מקום
prompt-they-place = התור עכשיו: { $player }
prompt-they-claim = בחירת דומינו: { $player }
hint-point = { $count ->
    [one] מקום אחד מתאים: הקישו עליו פעמיים.
   *[other] { $count } דרכים: הקישו פעמיים על משבצת מסומנת.
}
hint-claim = מספר נמוך משחק מוקדם, מספר גבוה שווה יותר.
hint-confirm = אשרו, או בחרו אחר.
hint-only = נותר רק { $domino }. אשרו.
hint-discard = הוא יוצא מהמשחק.
hint-discard-claim = הוא יוצא מהמשחק. בחרו את הדומינו הבא.
hint-last = אשרו כדי לסיים את המשחק שלכם.
warn-hole = נשאר חור ששום דומינו לא ימלא.
warn-domino = לדומינו { $domino } לא יישאר מקום.
action-turn = סובבו
action-undo = ביטול
action-place = להניח כאן
action-choose = בחרו דומינו
action-claim = לבחור את { $domino }
action-discard = להוציא מהמשחק
action-done = סיום
action-sending = שולחים…

## The players.

region-players = שחקנים
region-story = לצד הלוח
region-lines = טורים
opponent-open = { $player }: { $points }. הצגת הממלכה
status-places = בתור: הנחה
status-claims = בתור: בחירה
status-claimed = לסבב הבא: { $dominoes }
status-waits = בהמתנה
status-away = לא ליד השולחן
card-now = תורכם
card-away = לא כאן
card-thinking = בחשיבה
card-next = בהמשך
card-took = נבחר { $domino }
card-placed = הונח
card-discarded = הוצא מהמשחק
card-bot = בוט משחק
watching = אתם צופים
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
unseen-title = עוד בקופסה
unseen-count = { $count } מתוך 48
unseen-terrain = סוג שטח
unseen-by-terrain = לפי סוגי שטח וכתרים
unseen-by-number = לפי מספרים
move-log = יומן המשחק
move-log-place = { $player }: הונח { $domino }
move-log-discard = { $player }: הוצא מהמשחק { $domino }
move-log-claim = { $player }: נבחר { $domino }
move-log-turn = { $first }, נבחר { $domino }

## The menu.

menu-reactions = אמרו משהו
assign-bot = שבוט ישחק במקומי
assign-bot-of = שבוט ישחק במקום { $player }
resume-seat = לחזור לשחק בעצמי
resume-seat-of = חזרה למשחק: { $player }
leave = עזיבת השולחן
abandon = סיום המשחק לכולם

## Settings.

setting-language = שפה
setting-theme = צבעים
setting-speed = תנועה
setting-sound = צלילים
setting-marks = לסמן היכן אפשר להניח
setting-values = להציג כמה כל דומינו מוסיף לכל היותר
setting-one-click = הקשה אחת מניחה, הקשה אחת בוחרת
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
end-caption = { $rounds ->
    [one] אחרי סבב אחד
    [two] אחרי שני סבבים
   *[other] אחרי { $rounds } סבבים
}
end-abandoned = הופסק לפני הסוף
end-winner = המפה כולה של { $player }
end-you = המפה כולה שלכם
end-shared = שלטון משותף במפה: { $players }
rank-1 = מקום ראשון
rank-2 = מקום שני
rank-3 = מקום שלישי
rank-4 = מקום רביעי
end-history = סבב אחר סבב
end-history-about = הנקודות אחרי כל סבב. { $standings }
end-no-points = אין נקודות
rematch = עוד משחק
rematch-go = לשולחן הבא
replay-open = צפייה חוזרת במשחק
record-title = שמירת המשחק
record-copy = העתקת הרישום
record-download = הורדת הרישום
share-image = תמונה של הממלכות
share-link = העתקת הקישור לצפייה חוזרת
verify-open = בדיקת הערבוב
verify-how = עוד לפני שחולק האריח הראשון, השרת הבטיח את הערבוב הזה. כדי לבדוק בעצמכם, הורידו את הרישום והריצו:
verify-commitment = ההבטחה
verify-running = בודקים…

## Replay.

replay-title = צפייה חוזרת
replay-slider = מהלך
replay-position = מהלך { $ply } מתוך { $last }
replay-first = להתחלה
replay-back = צעד אחורה
replay-next = צעד קדימה
replay-last = לסוף
replay-play = הפעלה
replay-pause = השהיה
replay-to-table = לשולחן
