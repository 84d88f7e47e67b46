### השרת.

## מה יכול להיות לא בסדר בבקשה. כל הודעה היא משפט אחד בשורה אחת.

error-server-bad-request = אי אפשר לקרוא את הבקשה: { $because }
error-server-no-such-page = אין כאן דבר.
error-server-method = הפעולה { $method } אינה מותרת כאן.
error-server-too-large = הבקשה גדולה מ־{ $most } בתים.
error-server-media-type = הבקשה צריכה להיות JSON.
error-server-host = השרת הזה אינו עונה לשם { $host }; המפעיל שלו יכול להוסיף אותו ל־‎--hosts.
error-server-origin = הבקשה באה מאתר אחר.
error-server-token = קודם שבו: כאן נחוץ המפתח של מקום ליד השולחן הזה.
error-server-import = זה לא קובץ של ״המשחקים שלי״, או שהוא שונה.
error-server-printed = אי אפשר לבנות את הממלכות האלה במשחק אחד לפי הכללים האלה.
error-server-no-room = אין מקום למשחק הזה: נשמרים לכל היותר { $most }.
error-server-too-many = { $seconds ->
    [one] יותר מדי בבת אחת; נסו שוב בעוד שנייה.
    [two] יותר מדי בבת אחת; נסו שוב בעוד שתי שניות.
   *[other] יותר מדי בבת אחת; נסו שוב בעוד { $seconds } שניות.
}
error-server-open-tables = יותר מדי שולחנות שלכם ממתינים להתחלה (לכל היותר { $most }); קודם התחילו או סיימו אחד מהם.
error-server-bot-tables = ביותר מדי שולחנות שלכם משחקים רק בוטים (לכל היותר { $most }); חכו שאחד מהם יסתיים, או סיימו אותו.
error-server-push-off = השרת הזה אינו שולח הודעות push.
error-server-push-subscription = אי אפשר להשתמש במינוי push הזה.
error-server-away = אין כרגע גישה לשולחנות; הכול שמור, נסו שוב בעוד רגע ({ $seconds } שנ׳).
error-server-broken = משהו לא בסדר בשרת עצמו.

## הפקודה.

serving = קינגדומינו נמצא בכתובת { $url }
serving-all = כל מי שיכול להגיע למחשב הזה יכול לפתוח אותו, בלי הצפנה: בכתובת { $url } ברשת שלכם. באינטרנט, הציבו לפניו שרת פרוקסי עם HTTPS.
page-at = קינגדומינו נמצא בכתובת { $url } – Ctrl-C מסיים, וכל השולחנות נשמרים.
page-lan = חברים ברשת שלכם לא יכולים לפתוח את הדף. כדי שיוכלו, הפעילו כך: kingdomino --lan
error-serve = השרת לא הצליח לעלות.
error-pages = אין דפי אינטרנט ב־{ $folder }.
error-workers = לכמה תהליכי שרת נחוץ PostgreSQL: לקובץ יש כותב אחד.
error-lan-host = ‎--lan מאזין בכל הכתובות: אי אפשר לשלב אותו עם ‎--host אחר.
error-channel-url = הערוץ צריך להיות כתובת של שרת Redis, למשל ‎redis://localhost:6379/0‎.
error-channel-away = אין קשר עם Redis: { $because }.
error-channel-package = לערוץ דרך Redis חסרה חבילה: ‎pip install 'kingdomino[redis]'‎.
error-push-contact = איש הקשר לשירותי push צריך להיות כתובת שמתחילה ב־mailto: או ב־https:.
help-serve =
    מעלה את המשחק לרשת: שולחנות, בוטים וכל מה שדף או תוכנה צריכים כדי לשחק.

    כל אפשרות ניתנת גם כמשתנה סביבה: ‎--bot-seconds הוא KINGDOMINO_BOT_SECONDS. מה ששוחק נשמר במסד הנתונים וממשיך אחרי הפעלה מחדש.
help-serve-short = מעלה את המשחק לרשת
option-lan = גם לאחרים ברשת שלכם, ללא הצפנה
option-serve-host = הכתובת שמאזינים בה; 0.0.0.0 היא כל כתובת של המחשב הזה
option-serve-port = הפורט שמאזינים בו; 0 הוא כל פורט פנוי
option-serve-channel = כתובת של שרת Redis שדרכו תהליכי השרת מודיעים זה לזה; בלעדיה עושה זאת מסד הנתונים
option-serve-pages = התיקייה של דפי האינטרנט; אחרת אלה שבאו עם התוכנה
option-serve-workers = כמה תהליכי שרת; ליותר מאחד נחוץ PostgreSQL
option-serve-bot-workers = בכמה תהליכים חושבים הבוטים, לכל תהליך שרת
option-serve-bot-seconds = כמה שניות מותר לבוט לחשוב על תור
option-serve-bot = בוט משלכם שיוצע כרמה, למשל mine=bot.py:MyBot; פעם אחת לכל בוט
option-serve-keep-days = אחרי כמה ימים בלי פעילות להסיר שולחן; 0 – לא להסיר
option-serve-open-days = אחרי כמה ימים נמחקים שולחנות שהמשחק בהם לא התחיל; 0 שומר אותם
option-serve-hosts = שמות שהשרת עונה להם, מופרדים בפסיקים, מלבד כתובות ושמות מקומיים; * הוא כל שם
option-serve-proxies = כתובות של שרתי פרוקסי שסומכים על כותרות X-Forwarded שלהם, מופרדות בפסיקים
option-serve-address-rate = בקשות בדקה מכתובת אחת; 0 הוא בלי הגבלה
option-serve-table-rate = שינויים בדקה בשולחן אחד; 0 הוא בלי הגבלה
option-serve-open-tables = שולחנות בו בזמן מכתובת אחת שעוד לא התחילו; 0 הוא בלי הגבלה
option-serve-bot-tables = שולחנות בו בזמן מכתובת אחת שמשחקים בהם רק בוטים; 0 הוא בלי הגבלה
option-serve-daily-games = כמה משחקים ישחק הבוט החזק ביותר בכל חלוקה יומית, להשוואת התוצאות; 0: אף משחק
option-serve-sockets = חיבורים חיים בו בזמן מכתובת אחת
option-serve-push = הודעות push לשחקנים שאינם נוכחים כשמגיע תורם: on, ‏off או private (גם לכתובות פרטיות ובלי TLS, לבדיקות)
option-serve-push-contact = למי שירותי push יכולים לכתוב: כתובת mailto: או https:; אחרת השם הראשון של ‎--hosts
option-serve-log-level = מה נכתב לפלט השגיאות
option-serve-log-format = איך נכתבת שם כל שורה: כטקסט או כ־JSON
example-serve = למחשב הזה בלבד
example-serve-all = לכל מי שיכול להגיע אליו
example-serve-bot = עם בוט משלכם
example-serve-many = כמה תהליכים על מסד נתונים אחד
error-server-no-such-game = אין לכם משחק מודפס עם המזהה הזה.
