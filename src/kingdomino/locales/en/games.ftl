### My games: the list, the numbers, the maps and the file.

games-since = Since { $day }
games-count = { $count ->
    [one] One game, { $won } won
   *[other] { $count } games, { $won } won
}
games-run = Current winning streak: { $count }
games-view = What to show
games-tab-games = Games
games-tab-numbers = Numbers
games-tab-maps = Best maps
games-which = Which games
games-all = All
games-with-people = With people
games-with-bots = With bots
games-printed = Printed
games-rules = Rules
games-any-rules = All rules
games-opponent = Opponent
games-any-opponent = All opponents
games-running = Not over yet
games-finished = Finished games
games-none = No games match this choice.
games-waiting = waiting for players
games-won = Won
games-shared = Shared
games-lost = Lost
games-second = Second
games-third = Third
games-fourth = Fourth
games-against = against { $opponents }
games-played-on = played on from another game
games-printed-one = printed game, from the score pad
games-older = Older games: { $count }
games-points = Points, game by game
games-points-about = The points of your latest kingdoms ({ $count }): { $average } on average, { $best } at best.
games-legend-won = won
games-legend-not = not won
games-legend-middle = median of { $count }
games-ago = the last { $count }
games-latest = the latest
games-day = Day
games-result = Result
games-own-points = Points
games-head = Head to head
games-head-about = { $opponent }: won { $won }, shared { $shared }, lost { $lost }
games-head-legend = One bar per game: filled for won, dash for shared, open for lost.
games-all-opponents = All opponents: { $count }
games-played = Games
games-by-rules = By rules
games-average-short = Average
games-best = Your best kingdom
games-best-about = Your best kingdom, with { $points } points
games-best-more = More of your best kingdoms
games-largest = Largest territory
games-squares = { $count ->
    [one] One square
   *[other] { $count } squares
}
games-richest = Richest territory
games-average = Points on average
games-run-longest = Longest winning streak
games-run-now = Current winning streak
games-times = { $count ->
    [one] once
   *[other] { $count } times
}
games-terrains = Where your points come from
games-terrains-about = Points of each terrain in one of your kingdoms, on average: { $terrains }
games-terrains-legend = Red stroke: everyone you played with.
games-terrain = Terrain
games-others = Others
games-empty = Your first game will be drawn here.
games-empty-about = Every game that you finish in this browser is kept here, with its kingdom.
games-play = Play a game
games-few = After { $count } games, plots show how you play.
games-again = Try again
games-file = Your games as a file
games-private = Only this browser sees these games. No account is needed.
games-save = Save all as a file
games-bring = Bring in a file
games-added = Games added: { $count }
games-bad-file = This is not a file from My games.
games-erase = Erase everything
games-erase-about = Your list is erased from the server, with all its numbers and what you brought in. The games stay at their tables for those who played along. This can’t be undone.
games-erase-yes = Erase
games-erase-no = Keep them
games-erased = Everything has been erased.
games-review-last = Review the last game
games-accuracy = accuracy { $percent }%
games-accuracy-last = Accuracy, last reviewed games: { $count }
games-was = was { $percent }
games-luck = Luck and decisions
games-luck-about = Reviewed games: { $count }. In { $better } of them you played better than the others, in { $kind } the dominoes were kind to you.
games-unkind = unlucky deals
games-kind = lucky deals
games-better = you played better
games-worse = they played better
games-luck-few = After { $count } reviewed games, a plot shows luck and decisions. Reviewed so far: { $reviewed }.
games-review-next = Review the next game
games-daily = Daily
games-daily-one = daily deal
games-daily-practice = daily deal, practice
games-delete = Delete
games-delete-ask = Delete this printed game from your list? This can’t be undone.
games-delete-no = Keep it
games-deleted = The game has been deleted.
