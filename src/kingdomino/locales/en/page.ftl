### The page of a table. Drawings have texts too, for screen readers.

to-home = Back to the home page
not-found = There is nothing here.
close = Close
menu = Menu
copied = Copied
copy-link = Copy the link
as-table = As a table
reconnecting = Reconnecting…
rules-open = Rules
score-open = Score pad
daily-open = Daily deal
your-turn = your turn

## Levels of the bots, from the weakest.

level-page = Page
level-squire = Squire
level-knight = Knight
level-duke = Duke
level-regent = Regent
level-page-about = Overlooks most of what it could do.
level-squire-about = Overlooks half of what it could do.
level-knight-about = Always takes the most points right away.
level-duke-about = Thinks ahead before every turn.
level-regent-about = Thinks ahead as far as time allows. The strongest.
seat-open = open seat

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = domino { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: free
cell-beyond = { $cell }: out of reach
cell-fits = { $cell }: the domino can lie here
cell-ghost = { $cell }: your domino, { $what }
ghost-does-not-fit = does not fit here
refusal-occupied = That place is already taken.
refusal-out-of-grid = The kingdom would be larger than { $grid }×{ $grid } there.
refusal-no-matching-neighbour = Neither half of domino { $domino } touches the castle or its own terrain there.
held-domino = You hold { $domino }
held-lies = { $first } on { $firstCell }, { $second } on { $secondCell }
kingdom-row = Row { $row }
cell-empty = empty
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
kingdom-of = Kingdom: { $player }
board-keys = Arrow keys move, R turns the domino, Enter lays it down, Escape takes it back.

## The lines.

line-this-round = This round
line-next-round = Next round
line-first-round = The first line
line-none = This is the last round: nothing is left to claim.
offer-title = On offer
legend-gain = points it adds
legend-best = most it adds now
spot-claimed = { $domino }. King: { $player }
spot-promises = { $domino }. At best { $what }
spot-fits-nowhere = { $domino }. Fits nowhere now
spot-gone = domino { $domino } has left the line

## What to do now.

prompt-place = Place your domino
prompt-place-for = { $player }, place your domino
prompt-claim = Choose your next domino
prompt-claim-shared = { $player }, choose your next domino
prompt-claim-for = Choose a domino for { $player }’s king
prompt-first = Choose your first domino
prompt-first-for = { $player }, choose a domino
prompt-last = The last domino is down
prompt-fits-nowhere = Domino { $domino } fits nowhere
prompt-they-place = Now playing: { $player }
prompt-they-claim = Choosing: { $player }
hint-point = { $count ->
    [one] It fits in one place: tap it twice.
   *[other] It fits in { $count } ways: tap a marked cell twice.
}
hint-claim = Low numbers play early; high numbers are worth more.
hint-values = +N on a domino: the most it adds now.
hint-confirm = Confirm, or choose another.
hint-only = Only { $domino } is left. Confirm.
hint-discard = It leaves the game.
hint-discard-claim = It leaves the game. Choose your next domino.
hint-last = Confirm to end your game.
warn-hole = This leaves a hole that no domino fills.
warn-domino = Then { $domino } fits nowhere.
action-turn = Turn
action-undo = Undo
action-take-back = Take back your last turn
action-place = Place here
action-choose = Choose a domino
action-claim = Claim { $domino }
action-discard = Discard it
action-done = Done
action-sending = Sending…

## The players.

region-players = Players
region-story = Beside the board
region-lines = Lines
opponent-open = { $player }: { $points }. Show the kingdom
status-places = placing
status-claims = choosing
status-claimed = next: { $dominoes }
status-waits = waits
status-away = away
card-now = your turn
card-thinking = thinking
card-next = next
card-took = took { $domino }
card-placed = placed
card-discarded = discarded
card-bot = bot plays
dynasty-running = { $points } in all
clock-left = Time left: { $time }
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
pass-device = Pass the device to { $player }
pass-device-ready = I’m here

## Beside the board.

own-land = Your land
unseen-title = Not seen yet
unseen-count = { $count } of 48
unseen-coming = { $coming ->
    [0] None of them is still to come.
    [one] One of them is still to come.
   *[other] { $coming } of them are still to come.
}
unseen-terrain = Terrain
unseen-by-terrain = By terrain and crowns
unseen-by-number = By number
move-log = Game log
move-log-place = { $player }: { $domino } placed
move-log-discard = { $player }: { $domino } discarded
move-log-claim = { $player }: { $domino } claimed
move-log-turn = { $first }, { $domino } claimed
move-log-take-back = { $player }: a turn taken back ({ $turn })

## The menu.

menu-reactions = Send a reaction
reaction-again = Send again: { $reaction }
coach-hint = Hint (H)
assign-bot = Let a bot play for me
assign-bot-of = Let a bot play: { $player }
resume-seat = Take back my seat
resume-seat-of = Take back the seat: { $player }
leave = Leave the table
abandon = End the game for everyone

## Settings.

setting-language = Language
setting-theme = Theme
setting-speed = Animation
licences = Licences of the fonts and programs on this page
setting-sound = Sounds
setting-reactions = Show reactions from others
setting-marks = Show where a domino fits
setting-values = Show what each domino adds at most
setting-one-click = One click places, one click claims
setting-pass-device = On one screen: say whose turn it is
setting-coordinates = Coordinates on the board
setting-glyphs = Symbols on the terrain
setting-contrast = High contrast
theme-auto = match device
theme-light = light
theme-dark = dark
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-off = off

## Between the games of a Dynasty, and the end.

game-summary-title = Game { $game } of { $games } is over
game-summary-go = On to game { $game }
review-open = Review
puzzles-open = Puzzles
analysis-open = Analysis board

## Replay.

replay-title = Replay
replay-live = Live
replay-slider = Move
replay-position = Move { $ply } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-next = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-continue = Play on from here
replay-continue-about = A new table at this very position. You take one seat, bots play the others, and the same dominoes come as in this game.
replay-continue-seat = Play for
replay-continue-bots = Bots
replay-to-table = To the table
