### פקודות ניתוח: סקירות, רמזים וחידות.

help-review =
    סקירה של משחק שמור: כמה היה שווה כל תור, מה היה עדיף ומה היה חלקו של המזל בחלוקה.

    FILE הוא רישום; - קורא מהקלט התקני.
help-review-short = נותן ציונים לתורות של משחק שמור
help-hint =
    מציג את התור הטוב ביותר ב־FILE עם מצב, או עם רישום של משחק שלא נגמר, ומדוע הוא הטוב ביותר.

    מספר ההדמיות קובע כמה זמן לחשוב; - קורא מהקלט התקני.
help-hint-short = התור הטוב ביותר במצב, ומדוע
help-puzzles = יוצר חידות: מצבים שבהם תור אחד טוב בבירור מכל האחרים.
help-puzzles-short = יוצר חידות ממשחקים של בוטים
help-puzzles-make = משחק משחקים בין בוטים וכותב לקובץ את המצבים שבהם תור אחד טוב בבירור מכל האחרים ואינו התור החמדני.
help-puzzles-make-short = מוצא חידות במשחקים של בוטים
option-quality = כמה ביסודיות
option-html = כותב דף עם הסקירה
option-rollouts = כמה הדמיות
option-puzzles-count = כמה חידות
option-puzzles-output = הקובץ שייכתב
option-puzzles-seed = מספר שקובע את המשחקים
example-review = כל התורות בטבלה
example-review-html = כדף
example-hint = התור הטוב ביותר
example-puzzles = חמישים חידות
error-hint-over = המשחק נגמר: אין תור לבחור.

## סקירות. הראשונות הן כותרות של עמודות.

review-title = סקירה
review-player = שחקן
review-accuracy = דיוק
review-lost = נקודות שאבדו
review-luck = מזל
review-number = מס׳
review-turn = תור
review-grade = ציון
review-better = עדיף
review-why = מדוע
review-progress = תורות
review-adjusted = עם אריחים ממוצעים היה ניצחון ל־{ $player } ב־{ $share } ממשחקים כאלה.
review-best-turn = התור הטוב ביותר של { $player }: { $turn } (תור { $number })
review-turning-point = נקודת מפנה: בתור { $number } אבדו ל־{ $player } { $share } מסיכויי הניצחון.
review-written = הסקירה נמצאת ב־{ $file }.
hint-value = סיכוי לניצחון בין שווים { $share }, כ־{ $points } נקודות בסוף (פלוס מינוס { $spread }).
hint-alternative = במקום זאת { $turn }: { $points } נקודות פחות.
puzzles-progress = חידות
puzzles-written = חידות ב־{ $file }: { $count }
