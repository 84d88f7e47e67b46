### הזירה: בוטים נגד בוטים.

## עזרה.

help-arena =
    בוטים משחקים נגד בוטים. כל חלוקה משוחקת פעם אחת מכל מקום, ולכל מספר יש רווח סמך.

    משתתף הוא שם של בוט, עם האפשרויות שלו והשניות שיש לו לתור (greedy, greedy@0.5), או תוכנה: exec:COMMAND.
help-arena-short = בוטים נגד בוטים
help-arena-match =
    HERO משחק נגד RIVAL: הוא במקום אחד, היריבים בכל השאר, כל חלוקה פעם אחת מכל מקום.

    התוצאות נוספות לקובץ תוך כדי משחק; אותה פקודה ממשיכה מה שנעצר.
help-arena-match-short = בוט אחד נגד אחר
help-arena-robin =
    כל ENTRANT משחק נגד כל אחר, כל חלוקה פעם אחת מכל מקום, וכולם מדורגים: הפרש של 400 הוא סיכוי של עשר לאחת, ו־greedy הוא 1000.

    התוצאות נוספות לקובץ תוך כדי משחק; אותה פקודה ממשיכה מה שנעצר.
help-arena-robin-short = כולם נגד כולם, עם דירוג
help-arena-ladder = הצגת הדירוג של כל מי שב־LADDER, קובץ שגדל עם כל הרצה שנוספת. RESULTS הם קובצי הרצות שיש להוסיף תחילה.
help-arena-ladder-short = דירוג על פני הרצות רבות
help-arena-report = יוצר מהתוצאות שב־FILE דף עם טבלאות ותמונות, ואת התמונות גם כ־PNG וכ־SVG.
help-arena-report-short = התוצאות כדף עם תמונות
help-dataset =
    החיפוש משחק נגד עצמו, וכל מצב, עם הערכים והביקורים של כל התורות והתוצאה, נכתב ל־FOLDER בקובצי Parquet.

    אותה פקודה ממשיכה מאגר שנעצר, ואותן אפשרויות נותנות אותם קבצים.
help-dataset-short = מצבים עם הערכים של החיפוש, ב־Parquet

option-rules = הכללים, למשל tournament/4; אחרת classic/2
option-deals = כמה חלוקות; אחרת 100. אפשר לבקש עוד אחר כך
option-arena-seed = מספר שקובע את החלוקות; אחרת 1
option-results = הקובץ שאליו נוספות התוצאות
option-keep-games = קובץ לרישומים של כל המשחקים
option-ladder = טבלת דירוג שההרצה נוספת אליה בסופה
option-watch = ציור של אחד המשחקים המתנהלים, במסוף
option-sprt = לעצור כשברור אם הגיבור חזק יותר ב־LOW או ב־HIGH נקודות דירוג
option-risk = ההסתברות ש־‎--sprt יטעה; אחרת 0.05
option-seconds = השניות לתור למי שאין לו @; אחרת 0.1
option-workers = כמה משחקים בבת אחת; אחרת אחד לכל ליבה
option-cluster = הכתובת של מתזמן Dask שהעובדים שלו משחקים, למשל tcp://10.0.0.1:8786
option-dataset-games = כמה משחקים; אחרת 1000. אפשר לבקש עוד בהמשך
option-dataset-rollouts = כמה הדמיות עורך החיפוש לכל תור; אחרת 400
option-shard-games = כמה משחקים נכנסים לקובץ אחד; אחרת 100
option-grace = כמה שניות אחרי התור שלה תוכנה נעצרת; אחרת 1
option-startup = השניות שיש לתוכנה לעלות; אחרת 10
option-output = התיקייה של הדף והתמונות

example-match = 100 חלוקות לשניים
example-program = נגד תוכנה שלכם
example-four = אחד מול שלושה, עם לב הממלכה והרמוניה
example-robin = דירוג
example-sprt = לעצור כשהתוצאה ברורה
example-grow = לשחק ולהוסיף לטבלת דירוג
example-ladder = דירוג על פני כל ההרצות שבה
example-ladder-add = להוסיף הרצות שהסתיימו
example-report = דף עם תמונות
example-dataset = 10,000 משחקים לשניים

## תוך כדי משחק.

arena-progress = משחקים
arena-stopped = נעצר אחרי { $done } מתוך { $games } משחקים. להמשך: { $command }
dataset-written = מאגר הנתונים: { $folder }

## הטבלאות.

column-entrant = משתתף
column-rating = דירוג
column-games = משחקים
column-runs = הרצות
column-share = ניצחונות, %
column-margin = הפרש
column-points = נקודות
column-rank = מקום
column-allowed = שניות מותרות
column-seconds = שניות לתור
column-longest = התור הארוך ביותר
column-overruns = איחורים, %
column-faults = הפסדים באשמתו
arena-settings = { $rules } · { $deals ->
    [one] חלוקה אחת
    [two] שתי חלוקות
   *[other] { $deals } חלוקות
} מכל מקום · זרע { $seed }
arena-legend = מתחת למספר או בסוגריים: הרווח שבו נמצא המספר האמיתי ב־95 מתוך 100 הרצות כאלה.
arena-ladder = { $rules } · הרצות: { $runs }
arena-sprt = { $decision ->
    [high] SPRT: ‏{ $hero } חזק יותר מ־{ $rival }: התקבלו { $high } נקודות דירוג, נדחו { $low }.
    [low] SPRT: ‏{ $hero } אינו חזק מ־{ $rival } במידה כזאת: התקבלו { $low } נקודות דירוג, נדחו { $high }.
   *[none] SPRT: ‏{ $hero } נגד { $rival }: עדיין לא הוכרע בין { $low } ל־{ $high } נקודות דירוג. דרושות עוד חלוקות.
}
arena-sprt-numbers = לוג יחס הנראות { $ratio }, חלוקות: { $deals }; הכרעה ב־‎±{ $bound }‎.
arena-forfeit = { $entrant }, חלוקה { $deal }, מקום { $seat }, פעולה { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … ועוד משחק אחד שאבד באשמת הבוט
    [two] … ועוד שני משחקים שאבדו באשמת הבוט
   *[other] … ועוד { $count } משחקים שאבדו באשמת הבוט
}
arena-no-ratings = לדירוג דרוש { $package }, שאינו מותקן: pip install "kingdomino[arena]". אחר כך אותה פקודה תציג אותו.

## אשמות: מה עשה הבוט שנזכר לפני כן.

error-fault-illegal = שיחק { $action }, והכללים אוסרים. { $because }
error-fault-no-action = ענה { $answer }, וזאת אינה פעולה
error-fault-exception = זרק { $error }
error-fault-no-start = אי אפשר להפעיל אותו: { $because }
error-fault-protocol = מדבר בפרוטוקול { $found }, לא { $known }
error-fault-crashed = הסתיים עם קוד יציאה { $code }: { $said }
error-fault-closed = סגר את הפלט שלו: { $said }
error-fault-hung = לא ענה תוך { $seconds } שנ׳: { $said }
error-fault-unreadable = כתב שורה שאינה תשובה: { $line }
error-fault-unasked = כתב שורה לפני שנשאל: { $line }
error-fault-died = הפיל את התהליך שלו, קוד יציאה { $code }

## הדוח.

report-title = תוצאות הזירה
report-method = כל חלוקה שוחקה פעם אחת מכל מקום, כך שהמזל מתחלק שווה בשווה. ניצחון משותף מתחלק. רווחי הסמך באים מדגימה חוזרת של חלוקות שלמות; הדירוג בא מהשאלה מי הקדים את מי (ברדלי–טרי), והפרש של 400 הוא סיכוי של עשר לאחת.
report-match = { $hero } נגד { $rival }
report-robin = { $count ->
    [one] משתתף אחד, כולם נגד כולם
    [two] שני משתתפים, כולם נגד כולם
   *[other] { $count } משתתפים, כולם נגד כולם
}
report-unfinished = ההרצה לא הסתיימה: שוחקו { $done } מתוך { $games } משחקים.
report-strength = חוזק
report-ahead = מי הקדים את מי, ב־% מהמפגשים
report-points = נקודות
report-conduct = זמן והתנהגות
report-time = חוזק וזמן
report-written = הדוח: { $file }
picture-ratings = דירוגים עם רווחי הסמך. הקו המקווקו הוא 1000: greedy, ובלעדיו הממוצע.
picture-shares = חלק הניצחונות עם רווחי הסמך. הקו המקווקו הוא מה שהיה לשחקנים שווים.
picture-points = באיזו תדירות השיג כל משתתף כמה נקודות; הקו והמספר הם הממוצע.
picture-time = חוזק לפי השניות לתור, עם רווחי סמך.
fact-rules = כללים
fact-deals = חלוקות
fact-seed = זרע
fact-grace = ארכה לתוכנות, שנ׳
fact-startup = עלייה של תוכנות, שנ׳
fact-started = התחלה
fact-command = פקודה
fact-version = גרסה
fact-machine = מחשב
fact-kernel = ליבה מהודרת

## הבוטים, והאם הם עומדים במילתם.

help-bots = מונה את הבוטים שאפשר לשחק נגדם ואת האפשרויות שלהם: kingdomino play -s Ann -s bot:NAME.
help-bots-short = רשימת הבוטים, ובדיקה של בוט
help-bots-check =
    בודק אם בוט עומד במילתו: ENTRANT הוא שמו, או תוכנה כ־exec:COMMAND. הוא משחק משחקים שלמים לפי כל הכללים ועונה במצבים בודדים.

    קוד היציאה הוא 0 אם הכול בסדר, ו־1 אם יש על מה להתלונן.
help-bots-check-short = בודק אם בוט משחק לפי הכללים
option-games = כמה משחקים לפי כל אחד מהכללים; אחרת 1
example-bots = שמות ואפשרויות
example-check = תוכנה שלכם
example-check-name = בוט לפי שם

check-plays = פעולות חוקיות במשחקים שלמים, לפי כל הכללים
check-leaves = המצבים נשארים כפי שהם
check-joins = ממשיך משחק שלא ראה קודם
check-repeats = אותו זרע משחק אותו דבר בלי שעון
check-keeps-time = תור אינו ארוך מהשניות שלו
check-cases = { $count ->
    [one] מקרה אחד
    [two] שני מקרים
   *[other] { $count } מקרים
}
check-more = … ועוד { $count }
error-check-fault = { $rules }, זרע { $seed }, פעולה { $action }: { $because }
error-check-changed = { $rules }, זרע { $seed }, פעולה { $action }: שינה את המצב
error-check-differs = { $rules }, זרע { $seed }, פעולה { $action }: תחילה { $one }, אחר כך { $other }
error-check-late = ארוכים מ־{ $seconds } שנ׳: { $late } מתוך { $turns } תורות, עד { $longest } שנ׳

## מה יכול להשתבש.

error-alone = אי אפשר לשחק לבד: ציינו שניים או יותר.
error-entrant-command = ״{ $entrant }״: אחרי exec: באה שורת פקודה.
error-entrant-seconds = ״{ $entrant }״: אחרי @ באות השניות לתור, יותר מ־0.
error-entrant-twice = ״{ $entrant }״ מופיע פעמיים.
error-results-no-run = הקובץ { $file } אינו מתחיל בתיאור של הרצה.
error-results-format = הקובץ { $file } בתבנית { $found }; הגרסה הזאת קוראת { $known }.
error-results-unreadable = { $file }, שורה { $line }: זה לא משחק של ההרצה שלו.
error-results-other-run = בקובץ { $file } יש תוצאות של הרצה אחרת ({ $setting }: { $found }, לא { $wanted }); בחרו קובץ אחר.
error-results-other-games = ב־{ $file } יש משחקים אחרים מאלה שבתוצאות; בחרו קובץ אחר.
error-sprt-bounds = ״{ $bounds }״ אינו LOW:HIGH, שני הפרשי דירוג, הקטן תחילה.
error-sprt-risk = הסיכון להכרעה שגויה צריך להיות גדול מ־0 וקטן מ־0.5, לא { $risk }.
error-ladder-no-ladder = הקובץ { $file } אינו טבלת דירוג של הזירה.
error-ladder-rules = הקובץ { $file } הוא טבלת דירוג של { $found }, וההרצה היא של { $wanted }.
error-ladder-label = ב־{ $file } ״{ $label }״ הוא { $found }, לא { $wanted }; תנו לו תווית אחרת.
error-ladder-unconnected = אף משתתף בהרצה אינו מופיע עדיין ב־{ $file }, ולכן אי אפשר יהיה להשוות דירוגים.
error-cluster-unreachable = אין מתזמן של Dask בכתובת { $address }: { $because }
error-dataset-other = ב־{ $folder } יש מאגר נתונים עם הגדרות אחרות ({ $setting }: { $found }, לא { $wanted }).
error-dataset-unreadable = ב־{ $folder } אין מאגר נתונים שהגרסה הזאת יכולה לקרוא.
error-write-results = אי אפשר לשמור תוצאות ב־{ $file }: { $because }
error-no-results = בקובץ { $file } עדיין אין משחקים.
error-extra = לזה דרוש { $package }, שאינו מותקן: ‎pip install "kingdomino[{ $extra }]"‎
usage-seconds = ״{ $value }״ אינו מספר שניות גדול מ־0.
