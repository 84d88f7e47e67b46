### The daily deal: loaded with its screen.

daily-caption = Daily deal { $number } · { $date }
daily-play = Play today’s deal
daily-continue = Continue today’s deal
daily-practice = Play it again, for practice
daily-about = Everybody on this server gets the same dominoes in the same order, and the same bots. One try counts; after that you may play it again for practice.
daily-about-date = This deal follows from today’s date: the same dominoes and the same bots all over the world, without a server and without a ranking. Your first try counts for your calendar in this browser; after that you may play it again for practice.
daily-result = { $points }, place { $place } of { $players }
daily-void = Today’s try was given up, so it does not count.
daily-better = Better than { $percent } of 100 Regents
daily-regent-about = The strongest bot played this deal { $games } times in your seat. Each dot is ten of its games.
daily-regent-running = The Regent is still playing: { $games } of { $total }
daily-games = Games
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-longest = longest: { $count }
daily-not-played = not played
daily-save = Save the picture
daily-best = Yesterday’s best kingdoms
daily-best-none = Nobody finished yesterday’s deal here.
daily-next = The next deal opens in { $time }.
daily-check = Check the deal
daily-check-about = The promise for tomorrow’s secret is shown today, and the secret the day after its deal. The SHA-256 of the secret has to equal the promise.
daily-commitment = The promise for today
daily-commitment-next = The promise for tomorrow
daily-secret = Yesterday’s secret
daily-commitment-yesterday = Yesterday’s promise
daily-first-line = Today’s first line
daily-opener = chooses first
daily-earlier = Earlier month: { $month }
daily-later = Later month: { $month }
daily-this-week = This week
daily-whole-month = The whole month
daily-puzzle = Puzzle of the day
daily-puzzle-about = Puzzle { $number }: { $theme }
daily-puzzle-solve = Solve it
daily-puzzle-solved = You have solved it.
daily-puzzle-look = Look at it again
daily-card = The picture to share: your kingdom and the result
