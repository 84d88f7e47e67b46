### The daily deal: loaded with its screen.

daily-caption = החלוקה היומית { $number } · { $date }
daily-play = לשחק את החלוקה של היום
daily-continue = להמשיך את החלוקה של היום
daily-practice = לשחק שוב, לתרגול
daily-about = כולם בשרת הזה מקבלים אותם אריחים באותו סדר, ואותם בוטים. ניסיון אחד נחשב; אחריו אפשר לשחק שוב לתרגול.
daily-about-date = החלוקה הזו נגזרת מהתאריך של היום: אותם אריחים ואותם בוטים בכל העולם, בלי שרת ובלי דירוג. הניסיון הראשון נחשב בלוח השנה של הדפדפן הזה; אחר כך אפשר לשחק שוב לשם אימון.
daily-result = { $points }, מקום { $place } מתוך { $players }
daily-void = הניסיון של היום הופסק, ולכן אינו נחשב.
daily-better = טוב יותר מ־{ $percent } מתוך 100 משחקים של המשנה למלך
daily-regent-about = הבוט החזק ביותר שיחק את החלוקה הזאת { $games } פעמים מהמקום שלכם. כל נקודה היא עשרה ממשחקיו.
daily-regent-running = המשנה למלך עדיין משחק: { $games } מתוך { $total }
daily-games = משחקים
daily-streak = { $count ->
    [one] יום אחד ברצף
    [two] יומיים ברצף
   *[other] { $count } ימים ברצף
}
daily-longest = הרצף הארוך ביותר: { $count }
daily-not-played = לא שוחקה
daily-save = לשמור את התמונה
daily-best = הממלכות הטובות ביותר של אתמול
daily-best-none = איש לא סיים כאן את החלוקה של אתמול.
daily-next = החלוקה הבאה נפתחת בעוד { $time }.
daily-check = לבדוק את החלוקה
daily-check-about = ההבטחה לסוד של מחר מוצגת היום, והסוד מוצג יום אחרי החלוקה. ה־SHA-256 של הסוד צריך להיות זהה להבטחה.
daily-commitment = ההבטחה להיום
daily-commitment-next = ההבטחה למחר
daily-secret = הסוד של אתמול
daily-commitment-yesterday = ההבטחה של אתמול
daily-first-line = הטור הראשון של היום
daily-opener = בחירה ראשונה
daily-earlier = החודש הקודם: { $month }
daily-later = החודש הבא: { $month }
daily-this-week = השבוע
daily-whole-month = כל החודש
daily-puzzle = חידת היום
daily-puzzle-about = חידה { $number }: { $theme }
daily-puzzle-solve = לפתור
daily-puzzle-solved = החידה פתורה.
daily-puzzle-look = להסתכל שוב
daily-card = התמונה לשיתוף: הממלכה שלכם והתוצאה
