### עזרה ושגיאות של שורת הפקודה.

usage = שימוש:
usage-options = [אפשרויות]
usage-command = פקודה …
usage-options-title = אפשרויות
usage-commands-title = פקודות
usage-examples-title = דוגמאות

help-kingdomino =
    משחק הלוח קינגדומינו, נגד אנשים ובוטים: בדפדפן, או כאן במסוף.

    בלי פקודה המשחק עולה במחשב הזה בלבד ונפתח בדפדפן שלכם.
help-kingdomino-short = משחק הלוח קינגדומינו
help-play =
    משחק במסוף הזה, אנשים ובוטים ליד מקלדת אחת.

    בלי אפשרויות הפקודה שואלת איזה משחק ומי משחק. הכול נשמר אחרי כל פעולה; ‎--resume ממשיך משחק שמור.
help-play-short = משחק חדש, או המשך של משחק שמור
help-show = מצייר את השולחן מתוך FILE עם רישום או מצב; - קורא מהקלט התקני.
help-show-short = מצייר משחק שמור או מצב
help-replay = מספר משחק רשום תור אחר תור, עם הממלכות; - קורא מהקלט התקני.
help-replay-short = מספר משחק שמור תור אחר תור
help-score = מציג את הנקודות מתוך FILE עם רישום, מצב או ממלכות מצוירות, כולל השטחים, הבונוסים והמנצחים; - קורא מהקלט התקני.
help-score-short = סופר את הנקודות של משחק שמור או מצב
help-perft =
    סופר בכמה דרכים אפשר להניח את אריחי הדומינו DOMINO בזה אחר זה בממלכה אחת: שורה לכל עומק, עם האריח והמספר.

    בלי אריחים: 48, 47, 46 וכן הלאה.
help-perft-short = סופר הנחות, לבדיקת הכללים
help-completion = מדפיס סקריפט שמשלים פקודות, אפשרויות ושמות במעטפת (SHELL): bash, zsh או fish.
help-completion-short = השלמת פקודות במעטפת

option-help = מציג את העזרה הזאת
option-version = מציג את הגרסה
option-no-browser = לא פותח את הדפדפן, רק אומר איפה הדף
option-language = השפה של כל הטקסטים; אחרת קובעים KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES או LANG
option-preset = איזה משחק
option-players = כמה שחקנים, 2 עד 4
option-seat = שם של אדם או בוט: { $bots }; פעם אחת לכל מקום
option-deck = כמה מתוך 48 האריחים משתתפים במשחק
option-opening = מי בוחר את האריחים למלכים הראשונים
option-middle-kingdom = { $points } לטירה במרכז
option-harmony = { $points } אם שום אריח לא הוצא מהמשחק
option-tie-breaks = מה מכריע בשוויון נקודות
option-dynasty = שלושה משחקים ברצף
option-seed = מספר או 64 ספרות הקסדצימליות שקובעים את הערבוב
option-save = היכן לשמור; אחרת בתיקיית הנתונים שלכם
option-resume = ממשיך משחק שמור
option-ply = אחרי מספר כזה של פעולות
option-step = מחכה ל־Enter אחרי כל פעולה
option-json = כותב JSON לתוכנות
option-svg = כותב את השולחן כתמונת SVG לקובץ הזה
option-png = כותב את השולחן כתמונת PNG לקובץ הזה
option-grid = גודל הממלכה
option-depth = כמה אריחי דומינו

example-bare = בדפדפן שלכם
example-play = שואל את כל השאר
example-seats = אתם נגד בוט
example-hot-seat = שלושה אנשים בתורות
example-duel = ממלכות של 7×7
example-resume = ממשיך משחק שמור
example-show = מצייר משחק שמור
example-language = משחק בעברית
example-ply = כמו שהיה אחרי 20 פעולות
example-picture = כתמונה
example-pipe = מהקלט התקני
example-step = תור אחר תור
example-json = לתוכנות
example-drawing = ממלכות שצוירו בקובץ טקסט
example-perft = שלושה אריחי דומינו
example-perft-grid = ממלכה גדולה יותר
example-completion = ל־bash הזה; כדי שיישאר, הוסיפו אותו ל־‎~/.bashrc

## מה לא בסדר בארגומנטים.

usage-more = ראו { $command }
usage-one-of = ״{ $value }״ אינו אחד מאלה: { $known }.
usage-number = ״{ $value }״ אינו מספר שלם מ־{ $low } עד { $high }.
usage-no-such-option = אין אפשרות { $option }.
usage-no-such-command = אין פקודה ״{ $command }״.
usage-did-you-mean = האם התכוונתם ל־{ $guess }?
usage-missing = חסר { $parameter }.
usage-bad-option = השימוש באפשרות { $option } שגוי.
usage-bad-value = { $parameter }: { $because }
usage-too-many = יש יותר ארגומנטים מהדרוש.
