### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = לא כאן { $minutes } דק׳
stand-in-for = בוט משחק במקום { $player }
stand-in-ask = שבוט ישחק במקום { $player }
stand-in-asked = הבקשה נשלחה. צריך שגם האחרים יסכימו.
come-back = חזרה לשולחן
watching-player = אתם צופים: { $player }
spectators = { $count ->
    [1] צופה אחד
    [one] { $count } צופים
    [two] שני צופים
   *[other] { $count } צופים
}
notice-left = עזיבה: { $player }. עכשיו משחק שם: { $bot }
notice-returned = { $player } שוב כאן
notice-stand-in = לא ליד השולחן: { $player }. עכשיו משחק שם: { $bot }
notice-stand-in-you = כשלא הייתם כאן שיחק במקומכם בוט: { $bot }
notice-resumed = חזרה למשחק: { $player }
notice-host = אירוח השולחן עבר אל: { $player }
notice-host-you = עכשיו אתם מארחים
notice-time-up = הזמן נגמר ובוט שיחק. { $turn }
move-log-bot = { $text } (בוט)
leave-ask = לעזוב את השולחן? בוט ישחק במקומכם, וכל עוד הוא משחק אפשר לחזור.
abandon-ask = לסיים את המשחק לכולם? אחר כך אי אפשר יהיה להמשיך אותו.
stay = נשארים
host-take = לארח במקומו
local-about = השולחן הזה נשמר רק במכשיר הזה.
local-may-evict = הדפדפן עלול למחוק אותו אם ייגמר המקום.
local-abandon = סיום המשחק
local-abandon-ask = לסיים את המשחק? בשולחן הזה אי אפשר יהיה להמשיך אותו.
local-play-on = להמשיך כאן מול בוטים
lobby-host-away = המארח לא ליד השולחן. אפשר לארח במקומו ולהתחיל.
lobby-leave-ask = לעזוב את השולחן? המקום שלכם יתפנה.
lobby-close-ask = לסגור את השולחן? אחר כך אי אפשר יהיה להצטרף דרך הקישור.
seat-free = להסיר את { $player }
device-continue = להמשיך במכשיר אחר
device-about = קישור אישי נותן למכשיר אחר את המקום שלכם.
device-about-all = קישור אישי נותן למכשיר אחר את כל המקומות שלכם.
device-choice = והמכשיר הזה?
device-watches = אחר כך הוא רק צופה.
device-stays = אפשר לשחק בשני המכשירים.
device-games = ״המשחקים שלי״ עוברים גם הם: שני המכשירים יציגו אותה רשימה. אם במכשיר האחר יש כבר משחקים, הם יצורפו אליה.
device-make = יצירת הקישור
device-open = סרקו את הקוד במכשיר האחר, או פתחו בו את הקישור. הוא תקף פעם אחת, עד { $time }.
device-secret = שמרו אותו לעצמכם: מי שיפתח אותו ישחק במקומכם.
device-only-here = המכשיר האחר לא יכול לפתוח את הקישור הזה: הוא מוביל רק למחשב הזה. כדי לשנות זאת, הפעילו מחדש כך: kingdomino --lan
device-link = קישור אישי
device-qr = קוד QR של הקישור האישי
device-pending = קישור שיצרתם תקף עד { $time }.
device-cancel = ביטול הקישור
device-new = יצירת קישור חדש
device-used = המכשיר האחר כבר ליד השולחן.
device-expired = תוקף הקישור פג.
device-moved = אתם משחקים במכשיר אחר. המכשיר הזה רק צופה.
device-arrive = להמשיך במכשיר הזה?
device-arrive-about = המכשיר הזה יקבל את המקום של מי שיצר את הקישור. הקישור תקף פעם אחת.
device-arrive-games = הרשימה ״המשחקים שלי״ עוברת גם היא.
device-arrive-merge = במכשיר הזה יש כבר משחקים. הם ומשחקי המכשיר האחר יהיו רשימה אחת בשניהם. המשיכו רק אם שני המכשירים שלכם.
device-here = להמשיך כאן
device-watch = רק לצפות
