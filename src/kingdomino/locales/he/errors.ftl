### מה יכול להשתבש. כל הודעה היא משפט אחד בשורה אחת.

## פעולות שהכללים אוסרים.

error-illegal-game-over = המשחק נגמר.
error-illegal-place-first = קודם מניחים את אריח הדומינו { $domino }, ורק אחר כך בוחרים אריח חדש.
error-illegal-claim-first = עכשיו בוחרים אריח דומינו, לא מניחים.
error-illegal-no-such-domino = אין אריח דומינו { $domino }; המספרים הם 1 עד 48.
error-illegal-not-your-domino = עכשיו לא מניחים את אריח הדומינו { $domino } אלא את { $expected }.
error-illegal-must-place = לאריח הדומינו { $domino } יש מקום, ולכן חובה להניח אותו.
error-illegal-not-adjacent = המשבצות { $first } ו־{ $second } אינן סמוכות.
error-illegal-occupied = המשבצת { $cell } כבר תפוסה.
error-illegal-out-of-grid = עם { $cell } הממלכה תהיה גדולה מ־{ $grid }×{ $grid }.
error-illegal-no-matching-neighbour = אף ריבוע של אריח הדומינו { $domino } אינו נוגע שם בטירה או בסוג השטח שלו.
error-illegal-not-in-line = אריח הדומינו { $domino } אינו בטור שבוחרים ממנו.
error-illegal-already-claimed = על אריח הדומינו { $domino } כבר עומד מלך.

## בחירות שאי אפשר לשחק לפיהן.

error-ruleset-unknown-preset = אין משחק ״{ $preset }״; יש { $known }.
error-ruleset-unknown-setting = אין הגדרה ״{ $setting }״; יש { $known }.
error-ruleset-unknown-choice = הערך של { $setting } לא יכול להיות ״{ $value }״; אפשר { $known }.
error-ruleset-players = מספר השחקנים ב־{ $preset } הוא { $known }, לא { $players }.
error-ruleset-not-for-players = עם { $players } שחקנים, הערך של { $setting } לא יכול להיות ״{ $value }״; אפשר { $known }.
error-seed-seed = זרע הוא מספר שלם מ־0 ומעלה או 64 ספרות הקסדצימליות, לא { $seed }.
error-tiling-undecided = הבדיקה אם אפשר לבנות את הממלכות האלה מ־48 אריחי הדומינו נמשכת זמן רב מדי.
error-deal-unknown-deal = לא ידוע מה יחולק עכשיו: ברישום המשחק הזה אין זרע.

## טקסטים שאי אפשר לקרוא.

error-notation-unreadable = שורה { $line }, עמודה { $column }. כאן צריך לבוא: { $expected }.
error-notation-impossible = שורה { $line }, עמודה { $column }. כאן צריך לבוא: { $expected }. { $because }

expected-text = טקסט ב־UTF-8
expected-end = סוף הטקסט
expected-action = פעולה כמו ‎13:g8h8‎, ‎13:--‎ או ‎>28‎
expected-legal-action = פעולה שהכללים מתירים
expected-domino = מספר של אריח דומינו, 1 עד 48
expected-cell = משבצת, a1 עד m13
expected-claim = בחירה כמו ‎>28‎
expected-rules = כללים כמו classic/4 או classic/2+harmony=yes
expected-setting = הגדרה כמו opening=drawer
expected-seat = מקום: p, y, g או b, או - לצופה
expected-king = מלך: p, y, g או b, של שחקן שעוד נותר לו מלך
expected-kingdoms = ממלכה לכל שחקן, מופרדות ב־/, עם מה שנבנה עד כה
expected-line = טור כמו (4 13 28 40), בסדר עולה, של אריחים שטרם נראו
expected-current-line = הטור של הסבב הזה כמו 4@p,13@y, בסדר עולה, עם מלך על כל אריח
expected-next-line = הטור הבא כמו 4,13@y, עם המלכים שכבר בחרו
expected-to-act = מי משחק ובאיזה סבב, כמו 0:p, 3:y:place, 3:y:claim או 6:over
expected-unseen = האריחים שאיש לא ראה, כמו 1,2,3, או - אם אין
expected-earlier = המילה earlier= ומה שנספר במשחקים הקודמים, כמו 45.12.8/51.10.9
expected-pile = המילה pile= והאריחים שטרם חולקו
expected-king-order = המילה hand= והמלכים שטרם נשלפו
expected-space = רווח
expected-tag = תגית כמו [Rules "classic/2"]
expected-tag-once = כל תגית פעם אחת בלבד
expected-seed = זרע של 64 ספרות הקסדצימליות שממנו חולק המשחק הזה
expected-result = התוצאה שבה הסתיים המשחק
expected-game = משחק מתוך הסדרה, כמו [Game "2"], אחרי שהקודם נגמר
expected-round = מספר הסבב הבא ונקודה
expected-turn = תור כמו ‎13:g8h8>28‎
expected-comment-end = סוגר שמסיים את ההערה
expected-json = JSON של משחק או רישום
expected-square = ריבוע כמו W או M3, טירה # או משבצת ריקה .
expected-one-castle = טירה אחת # בכל ממלכה
expected-smaller-land = ממלכה שאינה חורגת מהגודל שבכללים
expected-land = ממלכה לכל שחקן שבכללים

## קבצים.

error-read = אי אפשר לקרוא את { $file }: { $because }
error-write = אי אפשר לשמור את המשחק בקובץ { $file }: { $because }
error-write-file = אי אפשר לכתוב את { $file }: { $because }
error-file-missing = אין קובץ כזה.
error-file-folder = זאת תיקייה.
error-file-forbidden = אין הרשאה.
error-not-a-record = { $file } הוא מצב על הלוח, וכאן נחוץ רישום של משחק שלם.
error-save-exists = { $file } כבר קיים. המשיכו אותו עם ‎--resume או בחרו שם אחר.
error-ply = אין ברישום פעולה { $ply }; האחרונה היא { $last }.

## מקומות.

error-bot-unknown-bot = אין בוט ״{ $bot }״; יש { $known }.
error-bot-unknown-option = לבוט { $bot } אין אפשרות ״{ $option }״; { $known ->
    [none] אין לו אף אחת.
   *[other] יש לו { $known }.
}
error-bot-unknown-value = הערך של { $option } בבוט { $bot } אינו יכול להיות ״{ $value }״; אפשר { $known }.
error-bot-not-loaded = אי אפשר לטעון את { $bot }: { $error }
error-bot-bad-label = ״{ $label }״ אינו יכול להיות תווית: הוא תפוס, או שאין בו 1 עד { $most } תווים.
error-bot-no-class = ב־{ $bot } אין מחלקה ״{ $name }״.
error-bot-no-choose = { $bot } אינו בוט: אין לו מתודה ״choose״.
error-name = לכל שחקן צריך להיות שם.
error-seats = יש יותר מקומות ({ $seats }) משחקנים ({ $players }).
error-resume-alone = משחק שממשיכים שומר על הכללים והמקומות שלו: עם ‎--resume אפשר רק ‎--save ו־‎--language.
error-unexpected = משהו השתבש בתוכנה עצמה: { $error }
