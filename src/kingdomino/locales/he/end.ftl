### סוף המשחק.

end-caption = { $rounds ->
    [one] אחרי סבב אחד
    [two] אחרי שני סבבים
   *[other] אחרי { $rounds } סבבים
}
end-abandoned = הופסק לפני הסוף
end-winner = המפה כולה של { $player }
end-you = המפה כולה שלכם
end-shared = שלטון משותף במפה: { $players }
rank-1 = מקום ראשון
rank-2 = מקום שני
rank-3 = מקום שלישי
rank-4 = מקום רביעי
end-no-points = אין נקודות
rematch = עוד משחק
rematch-go = לשולחן החדש
replay-open = צפייה חוזרת במשחק
record-title = שמירת המשחק
record-copy = העתקת הרישום
record-download = הורדת הרישום
share-image = שמירת תמונה של הממלכות
share-link = העתקת הקישור לצפייה חוזרת
verify-open = בדיקת הערבוב
verify-how = עוד לפני שחולק האריח הראשון, השרת הבטיח את הערבוב הזה. כדי לבדוק בעצמכם, הורידו את הרישום והריצו:
verify-commitment = ההבטחה
verify-running = בודקים…
verify-own-fair = הדפדפן הזה ערבב שוב בעצמו: האריחים והמלכים הגיעו כפי שהובטח.
verify-own-unfair = הדפדפן הזה ערבב שוב בעצמו, ולא הכול הגיע כפי שהובטח.
verify-own-part = התרומה שלכם, שרק הדפדפן הזה הכיר לפני החלוקה, נמצאת בערבוב.
verify-own-insecure = הדפדפן יכול לערבב שוב בעצמו רק דרך https.
verify-continued = המשחק הזה הוא המשך ממהלך { $ply } של משחק אחר. האריחים מגיעים בסדר שחולק שם: זה לא ערבוב חדש, ומי שמכיר את המשחק ההוא יודע מה יבוא.
verify-continued-open = למשחק ההוא
verify-local-fair = במשחק הזה המכשיר עצמו ערבב. בערבוב חוזר מאותו זרע האריחים והמלכים מגיעים בדיוק כפי שהגיעו.
verify-local-unfair = במשחק הזה המכשיר עצמו ערבב, אבל האריחים או המלכים לא הגיעו כפי שהזרע קובע.
verify-dealt-anew = המשחק הזה ממשיך משחק אחר ממהלך { $ply }. מה שלא נחשף שם עורבב מחדש.
counting-title = הספירה
counting-now = עכשיו: { $terrain }
counting-earlier = מהמשחקים הקודמים
counting-bonuses = בונוסים
counting-tie = שוויון בנקודות. עכשיו: { $criterion }
counting-step = { $step } מתוך { $steps }
counting-skip = דילוג לסוף
counting-go-on = הקישו על המסך או על מקש הרווח כדי להמשיך.
counting-again = לספור שוב
counting-level = שוויון
end-by-land = לפי סוגי שטח
end-points = נקודות
end-all-games = כל המשחקים
decided-title = מה הכריע
decided-tie = השוויון, שלב אחר שלב
decided-equal = שוויון
decided-not-needed = לא נדרש
decided-shared = עדיין שוויון: תיקו.
leads-title = מי הוביל, סבב אחר סבב
leads-about = מי הוביל אחרי כל סבב. { $standings }
leads-round = סבב
evening-title = הערב
evening-since = מאז { $time }
share = שיתוף
share-result = התוצאה
share-result-copy = העתקת התוצאה
share-result-send = שליחת התוצאה
share-picture = התמונה
share-picture-send = שליחת התמונה
share-replay = הצפייה החוזרת
share-replay-send = שליחת הקישור לצפייה חוזרת
rematch-waiting = { $player } כבר שם: עוד משחק
end-hints = { $count ->
    [one] עם רמז אחד.
    [two] עם שני רמזים.
   *[other] עם { $count } רמזים.
}
rematch-title = עוד משחק?
rematch-asked = מחכים לאחרים…
rematch-agreed = כן
rematch-declined = לא עכשיו
rematch-open = עוד אין תשובה
rematch-change = כללים או מקומות אחרים
rematch-decline = לא עכשיו
rematch-seat = מקום { $number }
rematch-propose = להציע לאחרים
