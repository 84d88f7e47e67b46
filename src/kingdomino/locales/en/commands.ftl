### Help and usage errors of the command line.

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND …
usage-options-title = Options
usage-commands-title = Commands
usage-examples-title = Examples

help-kingdomino =
    The board game Kingdomino, against people and bots: in the browser, or here in the terminal.

    Without a command it is served on this machine alone, and opens in your browser.
help-kingdomino-short = the board game Kingdomino
help-play =
    Play a game in this terminal, people and bots at one keyboard.

    Without options it asks for the game and the players. Everything is saved after every action; --resume goes on with a saved game.
help-play-short = play a game, or resume a saved one
help-show = Draw the table of a FILE with a record or a position; - reads standard input.
help-show-short = draw a saved game or a position
help-replay = Retell a recorded game turn by turn, with the kingdoms; - reads standard input.
help-replay-short = retell a saved game turn by turn
help-score = Show the points of a FILE with a record, a position or drawn kingdoms, with territories, bonuses and who won; - reads standard input.
help-score-short = count the points of a saved game or a position
help-perft =
    Count the ways to lay DOMINOES one after the other in one kingdom: a line for each depth, with the domino and the count.

    Without dominoes: 48, 47, 46 and so on.
help-perft-short = count placements, to check the rules
help-completion = Print a script that completes commands, options and names in a SHELL: bash, zsh or fish.
help-completion-short = complete commands in a shell

option-help = show this help and exit
option-version = show the version and exit
option-no-browser = don’t open the browser, only say where the page is
option-language = the language of all texts; otherwise KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES or LANG decides
option-preset = which game
option-players = how many players, 2 to 4
option-seat = a person’s name, or a bot: { $bots }; once for each seat
option-deck = how many of the 48 dominoes are in the game
option-opening = who chooses the dominoes of the first kings
option-middle-kingdom = { $points } for a castle in the middle
option-harmony = { $points } if nothing was discarded
option-tie-breaks = what breaks a tie on points
option-dynasty = three games in a row
option-seed = a number or 64 hexadecimal digits that fix the shuffle
option-save = where to save; otherwise the folder of your data
option-resume = resume a saved game
option-ply = after this many actions
option-step = wait for Enter after every action
option-json = write JSON for programs
option-svg = write the table as an SVG picture to this file
option-png = write the table as a PNG picture to this file
option-grid = the size of the kingdom
option-depth = how many dominoes

example-bare = in your browser
example-play = asks for the rest
example-seats = you against a bot
example-hot-seat = three people take turns
example-duel = 7×7 kingdoms
example-resume = resume a saved game
example-show = draw a saved game
example-language = play in Hebrew
example-ply = as it stood after 20 actions
example-picture = as a picture
example-pipe = from standard input
example-step = turn by turn
example-json = for programs
example-drawing = kingdoms drawn in a text file
example-perft = three dominoes
example-perft-grid = a larger kingdom
example-completion = for this bash; to keep it, put it in ~/.bashrc

## Usage errors.

usage-more = See { $command }
usage-one-of = “{ $value }” is not one of { $known }.
usage-number = “{ $value }” is not a whole number from { $low } to { $high }.
usage-no-such-option = There is no option { $option }.
usage-no-such-command = There is no command “{ $command }”.
usage-did-you-mean = Did you mean { $guess }?
usage-missing = { $parameter } is missing.
usage-bad-option = The option { $option } is used wrongly.
usage-bad-value = { $parameter }: { $because }
usage-too-many = There are more arguments than needed.
