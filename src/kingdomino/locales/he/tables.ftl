### שולחנות: מה הם מסרבים, מה שחקנים אומרים זה לזה, והפקודות עליהם.

## מה שולחן מסרב.

error-table-no-such-table = אין שולחן ״{ $table }״.
error-table-no-such-seat = אין מקום { $seat }; המקומות הם 0 עד { $last }.
error-table-no-token = אין לכם מקום ליד השולחן הזה.
error-table-not-your-seat = מקום { $seat } אינו שלכם.
error-table-not-host = רק מי שפתח את השולחן יכול לעשות זאת.
error-table-not-your-turn = זה לא התור שלכם אלא של מקום { $seat }.
error-table-stale = המשחק התקדם: הוא בפעולה { $now }, לא { $ply }.
error-table-full = אין מקום פנוי.
error-table-seat-taken = מקום { $seat } תפוס.
error-table-seats-open = { $count ->
    [one] עוד מקום אחד פנוי.
    [two] עוד שני מקומות פנויים.
   *[other] עוד { $count } מקומות פנויים.
}
error-table-started = המשחק כבר התחיל.
error-table-not-started = המשחק עוד לא התחיל.
error-table-over = המשחק נגמר.
error-table-not-over = המשחק עוד לא נגמר.
error-table-seats = מספר השחקנים בכללים האלה הוא { $players }, לא { $seats }.
error-table-name = בשם יש 1 עד { $most } אותיות, בלי תווי בקרה.
error-table-level = אין בוט ״{ $level }״; יש { $known }.
error-table-clock = לתור יש { $least } עד { $most } שניות, או בלי הגבלה.
error-table-reaction = אין תגובה ״{ $reaction }״; יש { $known }.
error-table-reactions = שלחתם כבר { $most } תגובות, וזה המרב למשחק אחד.
error-table-contribution = בתרומה יש לכל היותר { $most } תווים: אותיות a עד z,‏ A עד Z וספרות.
error-table-key = במפתח יש 1 עד { $most } תווים שאפשר להדפיס.
error-table-key-reused = המפתח הזה כבר שימש לבקשה אחרת.
error-table-not-alone = רק מי שמשחק מול בוטים בלבד יכול לבטל תור.
error-table-no-turn = עוד לא שיחקתם אף תור.
error-table-unknown-deal = החלוקה של המשחק הזה אינה ידועה, ולכן אי אפשר להמשיך אותו.
error-table-hints = רמזים ניתנים רק למי שמשחק מול בוטים בלבד.
error-table-counted = בניסיון שנחשב אף אחד לא יכול לשחק במקומכם.
error-table-take-backs = אפשר לבטל לכל היותר { $most } תורות במשחק אחד.
error-table-present = מי שיושב במקום { $seat } נמצא ליד השולחן.
error-table-colour = אין צבע ״{ $colour }״; יש { $known }.
error-table-colour-taken = הצבע { $colour } כבר תפוס.
error-table-device-link = הקישור הזה כבר לא תקף: השתמשו בו, תוקפו פג או שהוא בוטל. צרו קישור חדש.
error-table-device-links = אפשר ליצור לכל היותר { $most } קישורים למכשיר אחר בשולחן אחד.
error-table-device-seated = למכשיר הזה כבר יש מקום ליד השולחן הזה.
error-table-busy = קרה יותר מדי בבת אחת ליד השולחן הזה; נסו שוב.

## לאן הגיע שולחן.

table-status-open = פתוח
table-status-playing = משחקים
table-status-over = נגמר
table-status-abandoned = ננטש

## בדיקת הערבוב.

verify-missing = אי אפשר לבדוק: ברישום חסר { $tags }.
usage-contribution = ״{ $value }״ אינו מקום מ־1 עד { $players }, סימן שוויון ומה שהמקום תרם.

## הפקודות.

tables-none = אין שולחנות.
tables-pruned = { $count ->
    [one] הוסר שולחן אחד.
    [two] הוסרו שני שולחנות.
   *[other] הוסרו { $count } שולחנות.
}
tables-backed-up = שולחנות שגובו אל { $file }: { $count }
tables-restored = שולחנות ששוחזרו מ־{ $file }: { $count }
tables-kept = מה שהיה קודם נמצא ב־{ $file }
tables-rebuilt = תוצאות שחושבו: { $count }
error-database-url = ״{ $url }״ אינו מסד נתונים: כתבו sqlite:///FILE או postgresql://….
error-database-away = אין גישה למסד הנתונים: { $because }.
error-database-in-use = שרת אחר משתמש במסד הנתונים { $file }.
error-database-newer = מסד הנתונים נכתב בגרסה חדשה יותר של התוכנה.
error-database-unusable = אי אפשר להשתמש במסד הנתונים: { $because }
error-database-not-file = זה מיועד לקובצי SQLite; ל־PostgreSQL יש pg_dump ו־pg_restore.
error-database-same-file = { $file } הוא מסד הנתונים עצמו.

help-verify = בודק שהמשחק שב־FILE חולק כפי שהובטח כשהשולחן נפתח; - קורא מהקלט התקני.
help-verify-short = בודק שהחלוקה הייתה הוגנת
help-tables = טיפול בשולחנות של שרת: רשימה, כתיבת הרישומים לקבצים, הכנסת רישומים והסרת ישנים.
help-tables-short = רשימה, ייצוא, ייבוא והסרה של שולחנות
help-tables-list = מציג את השולחנות, הפעילים לאחרונה תחילה.
help-tables-list-short = מציג את השולחנות
help-tables-export = כותב את הרישום של כל TABLE לקובץ; בלי שמות, של כל השולחנות שנגמרו.
help-tables-export-short = כותב רישומים לקבצים
help-tables-import = מכניס את המשחק של כל רישום FILE, כדי שאפשר יהיה לצפות בו.
help-tables-import-short = מכניס רישומים
help-tables-prune = מסיר את השולחנות שלא קרה בהם דבר כמה ימים.
help-tables-prune-short = מסיר שולחנות ישנים
help-tables-backup = מעתיק את כל מסד הנתונים של שרת לקובץ FILE, גם בזמן שהשרת פועל. ל־SQLite; ל־PostgreSQL יש pg_dump.
help-tables-backup-short = מעתיק את מסד הנתונים לקובץ
help-tables-restore = מחליף את מסד הנתונים של שרת בגיבוי FILE. השרת צריך להיות כבוי; מה שהיה קודם נשמר לצידו.
help-tables-restore-short = משחזר גיבוי
help-tables-rebuild = מחשב מחדש את תוצאות המשחקים שהסתיימו מתוך היומנים שלהם, עבור ״המשחקים שלי״. השרת יכול לפעול בינתיים.
help-tables-rebuild-short = מחשב מחדש את התוצאות

option-commitment = מה שרשמתם כשהשולחן נפתח, בספרות הקסדצימליות
option-contribution = מה שמקום תרם, לפי מספרו החל מ־1, כפי שהשחקן רשם; אפשר לחזור על האפשרות
option-database = היכן נשמרים השולחנות: sqlite:///FILE או postgresql://…; אחרת קובץ בתיקיית הנתונים שלכם
option-status = רק שולחנות שהגיעו לשם
option-to = התיקייה שאליה כותבים
option-days = כמה ימים שלא קרה בהם דבר

example-verify = רישום שהורד
example-verify-commitment = מול מה שרשמתם בעצמכם
example-tables-list = אלה שנגמרו
example-tables-export = כל מה שנגמר, קובץ לכל אחד
example-tables-prune = אלה שננטשו שלושה חודשים
example-tables-backup = עותק, גם בזמן שהשרת פועל
