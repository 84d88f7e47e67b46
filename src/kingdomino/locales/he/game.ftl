### מילות המשחק: חלקים, צבעים, כללים וכמויות.

title = קינגדומינו

## סוגי שטח. האותיות לטיניות: מסוף דו־כיווני היה הופך שורה של אותיות עבריות.

terrain-wheat = שדה חיטה
terrain-wheat-letter = W
terrain-forest = יער
terrain-forest-letter = F
terrain-lake = אגם
terrain-lake-letter = L
terrain-grassland = אחו
terrain-grassland-letter = G
terrain-swamp = ביצה
terrain-swamp-letter = S
terrain-mine = מכרה
terrain-mine-letter = M
castle = טירה

## הצבעים של הטירות והמלכים.

colour-pink = ורוד
colour-yellow = צהוב
colour-green = ירוק
colour-blue = כחול

## כללים לבחירה.

preset-classic = המשחק הרגיל
preset-mighty-duel = דו־קרב
preset-dynasty = שושלת
preset-tournament = טורניר
preset-demo = הדגמה
preset-second-edition = מהדורה שנייה

preset-classic-about = המשחק הבסיסי, ל־2 עד 4 שחקנים
preset-mighty-duel-about = 2 שחקנים, כל 48 האריחים, ממלכות של 7×7
preset-dynasty-about = שלושה משחקים ברצף, הנקודות מצטברות
preset-tournament-about = עם לב הממלכה והרמוניה
preset-demo-about = חוברת ההדגמה הרוסית: 2 שחקנים; רק הכתרים שוברים שוויון
preset-second-edition-about = כמו ב־2024: שלושה שחקנים משחקים בכל 48 האריחים

opening-owner = בעל המלך בוחר את האריח
opening-drawer = מי ששלף את המלך בוחר לו אריח
opening-abba = לשני שחקנים: ראשון, שני, שני, ראשון

middle-kingdom-full-box = הממלכה נפרשת על כל הריבוע והטירה במרכז
middle-kingdom-symmetric = הטירה במרכז של ממלכה בכל גודל

bonus-middle-kingdom = לב הממלכה
bonus-harmony = הרמוניה

criterion-points = הנקודות
criterion-territory = השטח הגדול ביותר
criterion-crowns = הכתרים
criteria-then = { $first }, אחר כך { $next }

## כמויות.

points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
crowns = { $count ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $count } כתרים
}
squares = { $count ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $count } ריבועים
}
dominoes = { $count ->
    [one] אריח דומינו אחד
    [two] שני אריחי דומינו
   *[other] { $count } אריחי דומינו
}
rounds = { $count ->
    [one] סבב אחד
    [two] שני סבבים
   *[other] { $count } סבבים
}
players = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}

## The table.

you = אתם
heading-opening = המלכים יוצאים לדרך
heading-round = סבב { $round } מתוך { $rounds }
heading-over = המשחק נגמר
heading-game = משחק { $game } מתוך { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = מקום ראשון: { $player }, עם הכי הרבה נקודות!
victory-by-territory = מקום ראשון: { $player }. שוויון בנקודות, אבל השטח הגדול ביותר.
victory-by-crowns = מקום ראשון: { $player }. עדיין שוויון, אבל הכי הרבה כתרים.
victory-shared = תיקו: { $players }!
tie-broken = שוויון, לפי: { $criterion }
dynasty-so-far = שושלת: אחרי { $done } מתוך { $games } משחקים
dynasty-total = שושלת: כל המשחקים יחד

## Signs instead of words.

reaction-hello = שלום!
reaction-well-played = כל הכבוד!
reaction-thanks = תודה!
reaction-ouch = אוי!
reaction-surprise = אה!
reaction-hurry = התור שלכם!
reaction-sorry = סליחה!
reaction-good-game = משחק יפה!

## Checking a shuffle.

verdict-deal = אריחי הדומינו יצאו כפי שהזרע מחלק
verdict-commitment = הסוד הוא זה שהובטח כשהשולחן נפתח
verdict-seed = הזרע עשוי מהסוד וממה שכל מקום תרם
verdict-contribution = מה שתרמתם הוא חלק ממנו
verify-fair = הערבוב היה הוגן.
verify-unfair = הערבוב לא היה כפי שהובטח.
