### המשחק על כל המסוף.

## לפניו.

option-plain = משחק שורה אחר שורה במקום על כל המסוף
screen-no-textual = חבילת Python בשם textual חסרה, ולכן משחקים שורה אחר שורה.
screen-too-small = גודל המסוף הוא { $size }, ולכן משחקים שורה אחר שורה. החל מ־{ $wanted } המשחק ממלא את המסוף.

## מתחת ללוח.

screen-place = { $player }, הניחו את אריח { $domino } ({ $terrains }):
screen-thinking = { $player } בחשיבה…
screen-looking = אתם מסתכלים על ממלכה: { $player }.
screen-no-hint = רמזים ניתנים רק לאדם אחד נגד בוטים, ודורשים את הליבה המהודרת.
screen-hint-wait = מחפש את התור הטוב ביותר…
screen-leave = לצאת מהמשחק? הוא שמור ואפשר להמשיך אותו.
screen-enlarge = החלון קטן מדי למשחק: דרושים { $wanted }.

## השמות של שני מקשים.

screen-enter = Enter
screen-escape = Esc

## מה עושים המקשים, במילה.

screen-key-move = הזזה
screen-key-turn = סיבוב
screen-key-place = הנחה
screen-key-choose = מעבר
screen-key-claim = בחירה
screen-key-kingdoms = ממלכות
screen-key-hint = רמז
screen-key-back = חזרה
screen-key-scroll = גלילה
screen-key-next = המשחק הבא

## מה עושים המקשים, ברשימה.

screen-about-arrows = מזיזים את האריח, או עוברים בין אריחים לבחירה
screen-about-turn = מסובב את האריח; R מסובב חזרה
screen-about-enter = מניח את האריח, או בוחר את המסומן
screen-about-number = מסמן את האריח שזה מספרו
screen-about-kingdoms = מציג את הממלכה הבאה; Esc חוזר לשלכם
screen-about-hint = התור הטוב ביותר, ולמה
screen-about-mouse = אפשר גם ללחוץ על משבצת כדי להניח שם, ועל אריח כדי לבחור בו. הגלגלת מסובבת את האריח שבידכם.
