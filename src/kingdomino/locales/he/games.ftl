### My games: the list, the numbers, the maps and the file.

games-since = מאז: { $day }
games-count = { $count ->
    [one] משחק אחד, ניצחונות: { $won }
    [two] שני משחקים, ניצחונות: { $won }
   *[other] { $count } משחקים, ניצחונות: { $won }
}
games-run = ניצחונות ברצף כעת: { $count }
games-view = מה להציג
games-tab-games = משחקים
games-tab-numbers = מספרים
games-tab-maps = מפות שיא
games-which = אילו משחקים
games-all = הכול
games-with-people = עם אנשים
games-with-bots = עם בוטים
games-printed = מודפסים
games-rules = כללים
games-any-rules = כל הכללים
games-opponent = יריב
games-any-opponent = כל היריבים
games-running = עוד לא הסתיימו
games-finished = משחקים שהסתיימו
games-none = אין משחק שמתאים לבחירה.
games-waiting = ממתין לשחקנים
games-won = ניצחון
games-shared = משותף
games-lost = הפסד
games-second = מקום שני
games-third = מקום שלישי
games-fourth = מקום רביעי
games-against = נגד: { $opponents }
games-played-on = המשך של משחק אחר
games-printed-one = משחק מודפס, מדף הניקוד
games-older = משחקים ישנים יותר: { $count }
games-points = נקודות, משחק אחר משחק
games-points-about = הנקודות של הממלכות האחרונות שלכם ({ $count }): ממוצע { $average }, שיא { $best }.
games-legend-won = ניצחון
games-legend-not = בלי ניצחון
games-legend-middle = חציון של { $count }
games-ago = { $count } האחרונים
games-latest = האחרון
games-day = יום
games-result = תוצאה
games-own-points = נקודות
games-head = ראש בראש
games-head-about = { $opponent }: ניצחונות { $won }, משותפים { $shared }, הפסדים { $lost }
games-head-legend = פס לכל משחק: מלא ניצחון, קו משותף, ריק הפסד.
games-all-opponents = כל היריבים: { $count }
games-played = משחקים
games-by-rules = לפי כללים
games-average-short = ממוצע
games-best = הממלכה הטובה ביותר שלכם
games-best-about = הממלכה הטובה ביותר שלכם, נקודות: { $points }
games-best-more = עוד מהממלכות הטובות ביותר שלכם
games-largest = השטח הגדול ביותר
games-squares = { $count ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $count } ריבועים
}
games-richest = השטח העשיר ביותר
games-average = נקודות בממוצע
games-run-longest = רצף הניצחונות הארוך ביותר
games-run-now = ניצחונות ברצף כעת
games-times = { $count ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $count } פעמים
}
games-terrains = מהיכן הנקודות שלכם
games-terrains-about = נקודות מכל סוג שטח בממלכה אחת שלכם, בממוצע: { $terrains }
games-terrains-legend = קו אדום: כל מי ששיחקתם איתם.
games-terrain = סוג שטח
games-others = אחרים
games-empty = כאן יצויר המשחק הראשון שלכם.
games-empty-about = כל משחק שתסיימו בדפדפן הזה יישמר כאן, עם הממלכה שלו.
games-play = לשחק
games-few = החל מ־{ $count } משחקים, תרשימים מראים איך אתם משחקים.
games-again = לנסות שוב
games-file = המשחקים שלכם כקובץ
games-private = רק הדפדפן הזה רואה את המשחקים האלה. אין צורך בחשבון.
games-save = לשמור הכול בקובץ
games-bring = להביא מקובץ
games-added = משחקים שנוספו: { $count }
games-bad-file = זה לא קובץ של ״המשחקים שלי״.
games-erase = למחוק הכול
games-erase-about = הרשימה שלכם נמחקת מהשרת, עם כל המספרים ומה שהבאתם מקובץ. המשחקים נשארים בשולחנות שלהם למי ששיחק. אי אפשר לבטל זאת.
games-erase-yes = למחוק
games-erase-no = להשאיר
games-erased = הכול נמחק.
games-review-last = סקירת המשחק האחרון
games-accuracy = דיוק ‎{ $percent }%‎
games-accuracy-last = דיוק, המשחקים האחרונים שנסקרו: { $count }
games-was = קודם { $percent }
games-luck = מזל והחלטות
games-luck-about = משחקים שנסקרו: { $count }. ב־{ $better } מהם שיחקתם טוב יותר מהאחרים, ב־{ $kind } האריחים היו נדיבים אליכם.
games-unkind = חלוקות קשות
games-kind = חלוקות טובות
games-better = שיחקתם טוב יותר
games-worse = האחרים שיחקו טוב יותר
games-luck-few = החל מ־{ $count } משחקים שנסקרו, תרשים מראה מזל והחלטות. נסקרו עד כה: { $reviewed }.
games-review-next = סקירת המשחק הבא
games-daily = חלוקה יומית
games-daily-one = החלוקה היומית
games-daily-practice = החלוקה היומית, תרגול
games-delete = למחוק
games-delete-ask = למחוק את המשחק המודפס הזה מהרשימה? אי אפשר לבטל זאת.
games-delete-no = להשאיר
games-deleted = המשחק נמחק.
