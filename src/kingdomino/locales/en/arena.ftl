### The arena: bots against bots.

## Help.

help-arena =
    Let bots play against bots. Every deal is played once from every seat, and every number comes with its interval.

    Who takes part is the name of a bot, with its options and the seconds it has for a turn (greedy, greedy@0.5), or a program: exec:COMMAND.
help-arena-short = let bots play against bots
help-arena-match =
    Let HERO play against RIVAL: the hero in one seat, rivals in all others, every deal once from every seat.

    Results are added to a file as they come; the same command goes on with a run that was stopped.
help-arena-match-short = one bot against another
help-arena-robin =
    Let every ENTRANT play against every other, every deal once from every seat, and rate them: a difference of 400 is odds of ten to one, and greedy is 1000.

    Results are added to a file as they come; the same command goes on with a run that was stopped.
help-arena-robin-short = every bot against every other, with ratings
help-arena-ladder = Show the ratings of everybody on LADDER, a file that grows with every run added to it. RESULTS are files of runs to add first.
help-arena-ladder-short = ratings over many runs
help-arena-report = Make a page of the results in FILE, with tables and pictures, and the pictures as PNG and SVG.
help-arena-report-short = results as a page with pictures
help-dataset =
    Let the search play against itself, and write every position with the values and visits of all turns and the result into FOLDER, as Parquet files.

    The same command continues a dataset that was stopped, and the same options give the same files.
help-dataset-short = positions with the values of the search, as Parquet

option-rules = the rules, such as tournament/4; otherwise classic/2
option-deals = how many deals; otherwise 100. More may be asked for later
option-arena-seed = a number that fixes the deals; otherwise 1
option-results = the file that results are added to
option-keep-games = a file for the records of all games
option-ladder = a ladder that the run is added to when it ends
option-watch = draw one of the running games in the terminal
option-sprt = stop when it is clear whether the hero is LOW or HIGH rating points stronger
option-risk = the probability that --sprt decides wrongly; otherwise 0.05
option-seconds = the seconds of a turn for those without @; otherwise 0.1
option-workers = how many games at a time; otherwise one for each core
option-cluster = the address of a Dask scheduler whose workers play, such as tcp://10.0.0.1:8786
option-dataset-games = how many games; otherwise 1000. More may be asked for later
option-dataset-rollouts = how many rollouts the search makes for a turn; otherwise 400
option-shard-games = how many games go into one file; otherwise 100
option-grace = a program is stopped that many seconds after its turn; otherwise 1
option-startup = the seconds that a program has to start; otherwise 10
option-output = the folder that the page and the pictures go into

example-match = 100 deals for two
example-program = against a program of your own
example-four = one against three, with the Middle Kingdom and Harmony
example-robin = ratings
example-sprt = stop when the result is clear
example-grow = play, and add to a ladder
example-ladder = ratings over all its runs
example-ladder-add = add finished runs
example-report = a page with pictures
example-dataset = 10,000 games for two

## Progress.

arena-progress = Games
arena-stopped = Stopped after { $done } of { $games } games. Resume with: { $command }
dataset-written = The dataset: { $folder }

## The tables.

column-entrant = Entrant
column-rating = Rating
column-games = Games
column-runs = Runs
column-share = Win share, %
column-margin = Margin
column-points = Points
column-rank = Rank
column-allowed = Seconds allowed
column-seconds = Seconds a turn
column-longest = Longest turn
column-overruns = Overruns, %
column-faults = Forfeits
arena-settings = { $rules } · { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} from every seat · seed { $seed }
arena-legend = Below a number, or in brackets: the interval that holds the true one in 95 of 100 such runs.
arena-ladder = { $rules } · { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
}
arena-sprt = { $decision ->
    [high] SPRT: { $hero } is stronger than { $rival }: { $high } rating points are accepted, { $low } rejected.
    [low] SPRT: { $hero } is not stronger than { $rival } by that much: { $low } rating points are accepted, { $high } rejected.
   *[none] SPRT: { $hero } against { $rival } is not decided yet between { $low } and { $high } rating points. Ask for more deals.
}
arena-sprt-numbers = { $deals ->
    [one] Log-likelihood ratio { $ratio } after { $deals } deal; it decides at ±{ $bound }.
   *[other] Log-likelihood ratio { $ratio } after { $deals } deals; it decides at ±{ $bound }.
}
arena-forfeit = { $entrant }, deal { $deal }, seat { $seat }, action { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … and { $count } more forfeited game
   *[other] … and { $count } more forfeited games
}
arena-no-ratings = Ratings need { $package }, which is not installed: pip install "kingdomino[arena]". The same command then shows them.

## The report.

report-title = Results of the arena
report-method = Every deal was played once from every seat, so that luck falls on all alike. A shared victory is shared out. Intervals come from resampling whole deals; ratings from who came in ahead of whom (Bradley–Terry), where a difference of 400 is odds of ten to one.
report-match = { $hero } against { $rival }
report-robin = { $count ->
    [one] { $count } entrant, everybody against everybody
   *[other] { $count } entrants, everybody against everybody
}
report-unfinished = The run is not finished: { $done } of { $games } games have been played.
report-strength = Strength
report-ahead = Who came in ahead of whom, in % of their meetings
report-points = Points
report-conduct = Time and conduct
report-time = Strength and time
report-written = The report: { $file }
picture-ratings = Ratings with their intervals. The dashed line is at 1000: greedy, or without it the mean.
picture-shares = Win shares with their intervals. The dashed line is what equal players would have.
picture-points = How often each entrant made how many points; the line and the number are the mean.
picture-time = Strength by the seconds of a turn, with intervals.
fact-rules = Rules
fact-deals = Deals
fact-seed = Seed
fact-grace = Grace for programs, s
fact-startup = Start of programs, s
fact-started = Started
fact-command = Command
fact-version = Version
fact-machine = Machine
fact-kernel = Compiled kernel

## Bots and their conformance checks.

help-bots = List the bots that can be played against, with their options: kingdomino play -s Ann -s bot:NAME.
help-bots-short = list the bots, and check one
help-bots-check =
    Check whether a bot keeps its word: ENTRANT is its name, or a program as exec:COMMAND. It plays whole games by all rules, and answers in single positions.

    The exit code is 0 if all is well, and 1 if there is something to complain about.
help-bots-check-short = check that a bot plays by the rules
option-games = how many games by each of the rules; otherwise 1
example-bots = names and options
example-check = a program of your own
example-check-name = a bot by name

check-plays = Legal actions in whole games, by all rules
check-leaves = Views stay as they are
check-joins = Plays on in a game it has not seen before
check-repeats = The same seed plays the same without a clock
check-keeps-time = A turn takes no more than its seconds
check-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
check-more = … and { $count } more

## Errors.

error-alone = Nobody can play alone: name two or more.
error-write-results = Results can’t be kept in { $file }: { $because }
error-no-results = There are no games in { $file } yet.
error-extra = This needs { $package }, which is not installed: pip install "kingdomino[{ $extra }]"
usage-seconds = “{ $value }” is not a number of seconds greater than 0.
