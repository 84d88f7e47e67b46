### לוח הניתוח.

board-about = הדביקו רישום של משחק, או מצב בכתיב.
board-text = רישום או מצב
board-show = להציג
board-other = מצב אחר
board-paths = דרכים
board-paths-about = הדרך העבה היא המשחק כפי ששוחק. כל תור שתנסו פותח דרך צדדית; שום דבר לא הולך לאיבוד.
board-start = התחלה
board-to-place = { $player }: הנחת { $domino }
board-to-claim = { $player }: בחירת אריח
board-try = נסו כל דבר: הזיזו את האריח, או קחו אחד מהתורות הטובים ביותר.
board-over = המשחק נגמר.
board-best = התורות הטובים ביותר
board-lead = יתרון בסוף, בנקודות
board-rollouts = משחקים ששוחקו עד הסוף: { $count }.
board-settled = המקום הראשון הוכרע.
board-level = התורות הטובים ביותר עדיין שקולים.
board-exact = מדויק: המשך המשחק ידוע.
board-empty = עדיין לא שוחק דבר.
board-unavailable = הערכים אינם זמינים.
board-played = שוחק
board-whiskers = הערך האמיתי נמצא בין הקצוות ב־95 מקרים מתוך 100. היכן שהם חופפים, הסדר עוד עשוי להשתנות.
board-leads = לאן מוביל התור הטוב ביותר
board-leads-about = נקודות בסוף: ממוצע, מחצית המשחקים (עבה), תשעה מתוך עשרה (דק).
board-sampled = ההמשך אינו ידוע: הטור הזה חולק באקראי.
board-remove = להסיר את הניסיון
board-restore = להחזיר אותו
board-not-over = המשחק עדיין נמשך. אפשר יהיה לנתח אותו כשייגמר.
board-copy = להעתיק את המצב

## A text or a link that can’t be read.

board-wrong-at = שורה { $line }, עמודה { $column }: "{ $found }".
board-wrong-end = הטקסט נגמר מוקדם מדי, בשורה { $line }.
board-wrong-text = כאן צריך לבוא משהו אחר.
board-wrong-rules = אין כללים כאלה.
board-wrong-kingdoms = הכללים אינם מתירים ממלכה כזו.
board-wrong-line = האריחים האלה אינם יכולים להיות כאן בטור אחד.
board-wrong-turn = הכללים אינם מתירים את זה כאן.
board-wrong-actor = לא ייתכן שזה תורו של המלך הזה.
board-wrong-dominoes = לא ייתכן שאלה האריחים שאיש לא ראה.
board-wrong-result = הזרע או התוצאה אינם מתאימים למשחק.
board-link-damaged = הקישור פגום: אי אפשר לקרוא ממנו משחק.
