### Whether kingdoms can be made of the 48 dominoes.

tiling-found = אפשר לבנות את הממלכות האלה מ־48 אריחי הדומינו.
tiling-no-kernel = לא נבדק אם אפשר לבנות את הממלכות האלה מ־48 אריחי הדומינו: הליבה המהודרת חסרה. התקינו gcc או clang, ואז שוב את החבילה הזאת.
tiling-place = שורה { $line }, עמודה { $column }
tiling-no-such-square = אין אריח דומינו עם ריבוע כזה: { $square }.
tiling-too-many = יותר ריבועים כאלה ממה שיש בקופסה: { $square }. אריחי דומינו עם ריבוע כזה: { $dominoes }.
tiling-no-partner = אף שכן לא מתאים לריבוע הזה: { $square }. אריחי דומינו עם ריבוע כזה: { $dominoes }.
tiling-not-enough = אין מספיק אריחי דומינו לכל הריבועים האלה. האריחים שמדובר בהם: { $dominoes }.
tiling-unreachable = אין סדר הנחה שמגיע לכאן: כל אריח דומינו חייב לגעת בטירה או בסוג השטח שלו.
