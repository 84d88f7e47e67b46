### השרת.

## מה יכול להיות לא בסדר בבקשה. כל הודעה היא משפט אחד בשורה אחת.

error-server-bad-request = אי אפשר לקרוא את הבקשה: { $because }
error-server-no-such-page = אין כאן דבר.
error-server-method = אי אפשר לעשות כאן { $method }.
error-server-too-large = הבקשה גדולה מ־{ $most } בתים.
error-server-media-type = הבקשה צריכה להיות JSON.
error-server-origin = הבקשה באה מאתר אחר.
error-server-token = קודם שבו: כאן נחוץ המפתח של מקום ליד השולחן הזה.
error-server-too-many = { $seconds ->
    [one] יותר מדי בבת אחת; נסו שוב בעוד שנייה.
    [two] יותר מדי בבת אחת; נסו שוב בעוד שתי שניות.
   *[other] יותר מדי בבת אחת; נסו שוב בעוד { $seconds } שניות.
}
error-server-away = אין כרגע גישה לשולחנות; הכול שמור, נסו שוב בעוד רגע ({ $seconds } שנ׳).
error-server-broken = משהו לא בסדר בשרת עצמו.

## הפקודה.

serving = קינגדומינו נמצא בכתובת { $url }
page-at = קינגדומינו נמצא בכתובת { $url } – Ctrl-C מסיים, וכל השולחנות נשמרים.
error-serve = השרת לא הצליח לעלות.
error-pages = אין דפי אינטרנט ב־{ $folder }.
error-workers = לכמה תהליכי שרת נחוץ PostgreSQL: לקובץ יש כותב אחד.
help-serve =
    מעלה את המשחק לרשת: שולחנות, בוטים וכל מה שדף או תוכנה צריכים כדי לשחק.

    כל אפשרות ניתנת גם כמשתנה סביבה: --bot-seconds הוא KINGDOMINO_BOT_SECONDS. מה ששוחק נשמר במסד הנתונים וממשיך אחרי הפעלה מחדש.
help-serve-short = מעלה את המשחק לרשת
option-serve-host = הכתובת שמאזינים בה; 0.0.0.0 היא כל כתובת של המחשב הזה
option-serve-port = הפורט שמאזינים בו; 0 הוא כל פורט פנוי
option-serve-pages = התיקייה של דפי האינטרנט; אחרת אלה שבאו עם התוכנה
option-serve-workers = כמה תהליכי שרת; ליותר מאחד נחוץ PostgreSQL
option-serve-bot-workers = בכמה תהליכים חושבים הבוטים, לכל תהליך שרת
option-serve-bot-seconds = כמה שניות מותר לבוט לחשוב על תור
option-serve-keep-days = מסיר שולחנות אחרי ימים כאלה שלא קרה בהם דבר; 0 שומר אותם
option-serve-open-days = אחרי כמה ימים נמחקים שולחנות שהמשחק בהם לא התחיל; 0 שומר אותם
option-serve-proxies = כתובות של שרתי פרוקסי שמאמינים לכותרות X-Forwarded שלהם, מופרדות בפסיקים
option-serve-address-rate = בקשות בדקה מכתובת אחת; 0 הוא בלי הגבלה
option-serve-table-rate = שינויים בדקה בשולחן אחד; 0 הוא בלי הגבלה
option-serve-sockets = חיבורים חיים בו בזמן מכתובת אחת
option-serve-log-level = מה נכתב לפלט השגיאות
example-serve = למחשב הזה בלבד
example-serve-all = לכל מי שיכול להגיע אליו
example-serve-many = כמה תהליכים על מסד נתונים אחד
