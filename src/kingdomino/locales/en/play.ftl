### The game in the terminal.

welcome = Welcome to { $title }!
yes = yes
no = no
hint-help = Everything is saved as you play. Type “help” when in doubt.

## Before the game.

ask-preset = Which game?
ask-players = How many players?
ask-variants = Change its rules?
ask-deck = How many dominoes?
ask-opening = How do the kings come onto the first line?
ask-middle-kingdom = The Middle Kingdom: { $points } for a castle in the middle?
ask-harmony = Harmony: { $points } if nothing was discarded?
ask-tie-breaks = What breaks a tie on points?
ask-dynasty = Dynasty: three games in a row?
ask-seats = Who plays? Type a name, or a bot: { $bots }. Enter takes what is in brackets.
ask-seat = { $colour } [{ $default }]:
ask-number = Please type a number from 1 to { $last }.
ask-one-of = Please type one of { $known }.
ask-yes-or-no = Please answer “{ $yes }” or “{ $no }”.

## The table.

line-current = To place now
line-next = To claim
legend-free = free cell, still in reach
legend-crowns = wheat field with { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
legend-acts = whose turn it is
legend-done = has had a turn

## A turn.

ask-place = { $player }, place { $domino } ({ $terrains }) – Enter lists the places:
ask-claim = { $player }, claim a domino:
ask-claim-for = { $player }, choose a domino for this king – { $owner }:
claim-these = To claim, with the most points each could make for the kingdom now:
list-more = … and { $count } more: type “{ $all }” to see them
claim-at-best = at best { $points } ({ $gain })
claim-fits-nowhere = fits nowhere now
event-place = { $player }: domino { $domino } ({ $terrains }) on { $first } and { $second }, { $points } ({ $gain })
event-claim = { $player }: king to domino { $domino }
event-claim-for = { $player }: domino { $domino } for another king – { $owner }
event-discard = { $player }: domino { $domino } fits nowhere and is discarded
not-understood = I can’t read that: expected { $expected }.
undone = Taken back.
undo-nothing = There is nothing to take back: only a domino just placed, before the next one is claimed.
saved = Saved in { $file }

## What can be typed. The words are accepted beside the English ones; each must be different.

help-place =
    Place your domino: a number of the list, or the cells of its two squares: g8h8 lays the first square on g8, the second on h8.
    With the claim in one go: g8h8>28.
help-claim = Claim a domino by its number: 28 or >28.
word-list = list
word-list-about = what you can do now, the most points first (or just Enter)
word-all = all
word-all-about = the whole list, when it is long
word-undo = undo
word-undo-about = take back the domino just placed, before you claim
word-board = board
word-board-about = show the kingdoms and lines again
word-score = score
word-score-about = the points so far, with all territories
word-legend = legend
word-legend-about = what the letters and marks mean
word-save = save
word-save-about = where the game is saved (it is after every action)
word-help = help
word-help-about = this list (or ?)
word-quit = quit
word-quit-about = leave; the game can be resumed

## The end.

territory-idle = without crowns: { $squares } = 0
score-not-over = The game is not over yet.
record-kept = The record of the game: { $file }
resume-with = The game is saved. Resume it with: { $command }
replay-enter = Enter…
bots-without-kernel = Without the compiled kernel, greedy plays for: { $bots }.
notice-no-kernel = The compiled kernel is missing, as there was no C compiler when this was installed: the strongest bots play more simply, and there is no analysis. Install gcc or clang, then this package again.
notice-no-pages = The web pages are missing, as there was no npm when this was installed: the game runs in the terminal. Install Node.js with npm, then this package again.
