### Commands that analyse: reviews, hints and puzzles.

help-review =
    Review a recorded game: what every turn was worth, what a better one would have been, and how lucky the deal was.

    FILE is a record; - reads standard input.
help-review-short = grade the turns of a saved game
help-hint =
    Show the best turn in a FILE with a position, or with a record that is not over, and why it is the best.

    The number of rollouts says how long it thinks; - reads standard input.
help-hint-short = the best turn in a position, and why
help-puzzles = Make puzzles: positions in which one turn is clearly the best.
help-puzzles-short = make puzzles from games between bots
help-puzzles-make = Play games between bots, and write to a file the positions in which one turn is clearly the best and not the greedy one.
help-puzzles-make-short = find puzzles in games between bots
option-quality = how thoroughly
option-html = write a page with the review
option-rollouts = how many rollouts
option-puzzles-count = how many puzzles
option-puzzles-output = the file to write
option-puzzles-seed = a number that fixes the games
example-review = all turns as a table
example-review-html = as a page
example-hint = the best turn
example-puzzles = fifty puzzles
error-hint-over = The game is over: there is no turn to choose.

## Reviews. The first ones are headings of columns.

review-title = Review
review-player = player
review-accuracy = accuracy
review-lost = points lost
review-luck = luck
review-number = no.
review-turn = turn
review-grade = grade
review-better = better
review-why = why
review-progress = Turns
review-adjusted = With average dominoes { $player } would have won { $share } of such games.
review-best-turn = Best turn of { $player }: { $turn } (turn { $number })
review-turning-point = Turning point: turn { $number }, { $player } loses { $share } of the chance to win.
review-written = The review is in { $file }.
hint-value = Chance to win between equals { $share }, about { $points } points at the end (give or take { $spread }).
hint-alternative = Instead { $turn }: { $points } points less.
puzzles-progress = Puzzles
puzzles-written = Puzzles written to { $file }: { $count }
