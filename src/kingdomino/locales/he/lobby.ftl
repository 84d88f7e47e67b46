### מההתחלה ועד לשולחן.

## ההתחלה.

home-caption = משחק של ממלכות קטנות
home-about = הניחו שדות, יערות ואגמים סביב הטירה שלכם. חמישה ריבועים לרוחב, לא יותר. רבע שעה, שניים עד ארבעה שחקנים.
play-now = שחקו עכשיו
play-now-opponents = יריבים
play-now-level = רמה
one-moment = רק רגע…
with-friends = עם חברים
with-friends-about = דרך קישור
on-this-screen = על המסך הזה
on-this-screen-about = 2 עד 4 שחקנים
learn = איך משחקים
watch = צפייה
my-games = המשחקים שלי
open-tables = שולחנות פתוחים
open-tables-none = אף אחד לא ממתין. פתחו שולחן לכולם
settings-open = הגדרות
guest = אורח
playing-as = משחקים בשם: { $player }
name-change = שינוי
name-field = השם שלכם
name-keep = שמירה
continue = המשך המשחק
continue-all = הצגת הכול ({ $count })
continue-offline = השולחן שלכם ייפתח ברגע שהקשר יחזור.
continue-left = עזבתם
server-away = השרת לא עונה. נסו שוב.
no-engine = בדפדפן הזה אין WebAssembly, הנחוץ כאן. את הכללים אפשר לקרוא גם בלעדיו.
version-skew = הגרסאות של הדף ושל השרת שונות. טענו את הדף מחדש מאוחר יותר.
local-mark = במכשיר הזה
local-gone = השולחן הזה לא שמור במכשיר הזה.
local-damaged = מה שנשמר מהשולחן הזה פגום. שאר השולחנות שלכם תקינים.
local-storage = הדפדפן לא הצליח לשמור את השולחן: אולי אין מקום, או שהחלון פרטי.
local-stale = השולחן השתנה בינתיים, אולי בחלון אחר.

## שולחן חדש.

new-title = שולחן חדש
new-seats = מי משחק?
new-players = שחקנים
new-coach = עם מאמן: ציון לתורות שלי
new-coach-about = רק מול בוטים: אחרי כל תור שלכם סימן מראה כמה הוא היה טוב.
seat-who = מקום { $number }, { $colour }: מי משחק
seat-me = אני
seat-here = על המסך הזה
seat-friend = חבר עם הקישור
seat-bots = בוטים
seat-name = שם, מקום { $number }
colour-choose = הצבע שלכם
player-number = שחקן { $number }
new-game = איזה משחק?
rules-changed = חוקי בית
rules-changed-from = { $preset }, עם שינויים
rules-changed-how = שנו חוקים נוספים למטה
only-for = רק עבור { $players }
rules-opening-owner = פתיחה: לפי בעל המלך
rules-opening-drawer = פתיחה: לפי השולף
rules-opening-abba = פתיחה: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (גודל מלא)
rules-middle-kingdom-symmetric = { $bonus } (כל גודל)
new-variants = חוקים נוספים
variant-middle-kingdom = 10 נקודות נוספות אם הטירה במרכז
variant-harmony = 5 נקודות נוספות אם שום אריח לא הוצא מהמשחק
new-opening = איך בוחרים את האריחים הראשונים
new-clock = זמן לתור
new-substitute = מי ממשיך כשהזמן נגמר
clock-none = בלי הגבלה
clock-seconds = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
}
clock-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
clock-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}
new-visible = מי ימצא את השולחן?
visible-link = רק מי שקיבל את הקישור
visible-all = כולם, בדף הפתיחה
new-open = פתיחת השולחן
new-start = התחלת המשחק

## המתנה ליד השולחן.

lobby-title = מחכים לשחקנים
lobby-all-here = כולם כאן
lobby-seats-open = { $count ->
    [one] עוד מקום אחד פנוי.
    [two] עוד שני מקומות פנויים.
   *[other] עוד { $count } מקומות פנויים.
}
lobby-ready = כל המקומות תפוסים. אפשר להתחיל.
lobby-wait-host = המשחק יתחיל ברגע שהמארח יתחיל אותו.
lobby-visitor = שבו לשולחן, או הישארו לצפות: המשחק יופיע כאן.
lobby-full = כל המקומות תפוסים. הישארו לצפות: המשחק יופיע כאן.
lobby-host = מארח
lobby-bot = בוט
sit-down = לשבת לשולחן
sit-here = לשבת כאן
lobby-close = סגירת השולחן
lobby-invite = הזמינו חברים
lobby-invite-about = שלחו להם את הקישור הזה, או תנו להם לסרוק את הקוד.
lobby-only-here = חברים לא יכולים לפתוח את הקישור הזה: הוא מוביל רק למחשב הזה. כדי שמי שברשת שלכם יוכל להצטרף, הפעילו מחדש כך: kingdomino --lan
lobby-share = שליחה
lobby-link = קישור לשולחן הזה
lobby-qr = קוד QR של הקישור
lobby-size = { $dominoes }, { $rounds }, ממלכות של { $grid }
lobby-ties = בשוויון מכריעים: { $criteria }
lobby-clock = { $time } לתור; אחר כך משחק: { $bot }
lobby-public = כולם יכולים למצוא את השולחן הזה בדף הפתיחה
lobby-promise = הערבוב כבר נקבע ונחתם. אחרי המשחק כל אחד יכול לבדוק אותו מול החותם הזה:

## צפייה.

watch-tables = שולחנות ציבוריים
watch-none = כרגע אף אחד לא משחק בפומבי.
watch-open = יש מקומות פנויים
watch-playing = המשחק בעיצומו
watch-over = הסתיימו
watch-bots = בוטים נגד בוטים
watch-bots-about = בחרו מי נגד מי. המשחק מתחיל מיד.
watch-start = התחלת המשחק
