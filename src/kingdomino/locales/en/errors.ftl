### What can go wrong. A message is one sentence on one line.

## Actions that the rules refuse.

error-illegal-game-over = The game is over.
error-illegal-place-first = Domino { $domino } has to be placed before another is claimed.
error-illegal-claim-first = It is time to claim a domino, not to place one.
error-illegal-no-such-domino = There is no domino { $domino }; they are numbered 1 to 48.
error-illegal-not-your-domino = Domino { $domino } is not the one to place now; that is { $expected }.
error-illegal-must-place = Domino { $domino } fits, so it has to be placed.
error-illegal-not-adjacent = { $first } and { $second } are not next to each other.
error-illegal-occupied = { $cell } is already taken.
error-illegal-out-of-grid = { $cell } would make the kingdom larger than { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Neither half of domino { $domino } touches the castle or its own terrain there.
error-illegal-not-in-line = Domino { $domino } is not in the line to claim from.
error-illegal-already-claimed = Domino { $domino } already has a king on it.

## Choices that make no game.

error-ruleset-unknown-preset = There is no game “{ $preset }”; there are { $known }.
error-ruleset-unknown-setting = There is no setting “{ $setting }”; there are { $known }.
error-ruleset-unknown-choice = { $setting } can't be “{ $value }”; it is one of { $known }.
error-ruleset-players = { $preset } is for { $known } players, not for { $players }.
error-ruleset-not-for-players = With { $players } players, { $setting } can't be “{ $value }”; it is one of { $known }.
error-seed-seed = A seed is a whole number from 0, or 64 hexadecimal digits, not { $seed }.
error-deal-unknown-deal = What is dealt next is not known: the record of this game has no seed.

## Texts that can't be read.

error-notation-unreadable = line { $line }, column { $column }: expected { $expected }.
error-notation-impossible = line { $line }, column { $column }: expected { $expected }. { $because }

expected-text = a text in UTF-8
expected-end = nothing more
expected-action = an action such as 13:g8h8, 13:-- or >28
expected-legal-action = an action that the rules allow
expected-domino = the number of a domino, 1 to 48
expected-cell = a cell, a1 to m13
expected-claim = a claim such as >28
expected-rules = rules such as classic/4 or classic/2+harmony=yes
expected-setting = a setting such as opening=drawer
expected-seat = a seat: p, y, g or b, or - for a spectator
expected-king = a king: p, y, g or b, of a player who still has one
expected-kingdoms = as many kingdoms as players, parted by /, with what each has built so far
expected-line = a line such as (4 13 28 40), in ascending order, of dominoes not seen before
expected-current-line = this round's line such as 4@p,13@y, in ascending order, with a king on each
expected-next-line = the next line such as 4,13@y, with the kings that have claimed so far
expected-to-act = who acts in which round, such as 0:p, 3:y:place, 3:y:claim or 6:over
expected-unseen = the dominoes that nobody has seen, such as 1,2,3, or - for none
expected-earlier = earlier= and what counts of the games before, such as 45.12.8/51.10.9
expected-pile = pile= and the dominoes still to be dealt, all of them unseen
expected-king-order = hand= and the kings still to be drawn
expected-space = a space
expected-tag = a tag such as [Rules "classic/2"]
expected-tag-once = each tag only once
expected-seed = a seed of 64 hexadecimal digits that makes the deal of this record
expected-result = the result that the game has
expected-game = a game of this match, such as [Game "2"], after the one before is over
expected-round = the number of the next round and a full stop
expected-turn = a turn such as 13:g8h8>28
expected-comment-end = a brace that ends the comment

## Files.

error-read = { $file } can't be read: { $because }
error-write = The game can't be saved in { $file }: { $because }
error-file-missing = there is no such file.
error-file-folder = it is a folder.
error-file-forbidden = permission denied.
error-not-a-record = { $file } is a position; here a record of a whole game is needed.
error-save-exists = { $file } exists already. Go on with it by --resume, or choose another name.
error-ply = The record has no action { $ply }; the last one is { $last }.

## Seats.

error-bot-unknown-bot = There is no bot “{ $bot }”; there are { $known }.
error-bot-unknown-option = { $bot } has no option “{ $option }”; { $known ->
    [none] it has none.
   *[other] it has { $known }.
}
error-bot-unknown-value = { $option } of { $bot } can't be “{ $value }”; it is one of { $known }.
error-name = A player needs a name.
error-seats = There are more seats ({ $seats }) than players ({ $players }).
error-resume-alone = A resumed game keeps its rules and seats: --resume goes with --save and --language only.
error-unexpected = Something is wrong in the program itself: { $error }
