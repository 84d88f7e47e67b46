### The page of a table. Drawings have texts too, for screen readers.

to-home = Back to the start
not-found = There is nothing here.
close = Close
menu = Menu
copied = Copied
copy-link = Copy the link
reconnecting = Reconnecting…
rules-open = Rules
your-turn = your turn

## Levels of the bots, from the weakest.

level-page = Page
level-squire = Squire
level-knight = Knight
level-duke = Duke
level-regent = Regent
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
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
kingdom-of = { $player }: kingdom
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
prompt-claim-for = Choose a domino for the king: { $player }
prompt-first = Choose your first domino
prompt-first-for = { $player }, choose a domino
prompt-last = The last domino is down
prompt-fits-nowhere = Domino { $domino } fits nowhere
prompt-they-place = At turn: { $player }
prompt-they-claim = Choosing: { $player }
hint-point = { $count ->
    [one] One place fits: tap it twice.
   *[other] { $count } ways fit: tap a marked cell twice.
}
hint-claim = A low number acts early, a high number is worth more.
hint-confirm = Confirm, or choose another.
hint-only = Only { $domino } is left. Confirm.
hint-discard = It goes out of the game.
hint-discard-claim = It goes out of the game. Choose your next domino.
hint-last = Confirm to end your game.
warn-hole = This leaves a hole that no domino fills.
warn-domino = Then { $domino } fits nowhere.
action-turn = Turn
action-undo = Undo
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
status-places = at turn: places
status-claims = at turn: claims
status-claimed = next: { $dominoes }
status-waits = waits
status-away = away
card-now = your turn
card-away = away
card-thinking = thinking
card-next = next
card-took = took { $domino }
card-placed = placed
card-discarded = discarded
card-bot = bot plays
watching = You are watching
clock-left = Time left: { $time }
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
pass-device = Pass the device on: { $player }
pass-device-ready = I’m here

## Beside the board.

own-land = Your land
unseen-title = Still in the box
unseen-count = { $count } of 48
unseen-terrain = Terrain
unseen-by-terrain = By terrain and crowns
unseen-by-number = By number
move-log = Chronicle
move-log-place = { $player }: { $domino } placed
move-log-discard = { $player }: { $domino } discarded
move-log-claim = { $player }: { $domino } claimed
move-log-turn = { $first }, { $domino } claimed

## The menu.

menu-reactions = Say something
assign-bot = Let a bot play for me
assign-bot-of = Let a bot play: { $player }
resume-seat = Play again myself
resume-seat-of = Take back the seat: { $player }
leave = Leave the table
abandon = End the game for all

## Settings.

setting-language = Language
setting-theme = Colours
setting-speed = Motion
setting-sound = Sounds
setting-marks = Show where a domino fits
setting-values = Show what each domino adds at most
setting-one-click = One click places, one click claims
setting-coordinates = Coordinates on the board
setting-glyphs = Signs on the terrains
setting-contrast = High contrast
theme-auto = as the device
theme-light = light
theme-dark = dark
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-off = off

## Between the games of a Dynasty, and the end.

game-summary-title = Game { $game } of { $games } is over
game-summary-go = On to game { $game }
end-caption = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}
end-abandoned = Ended early
end-winner = { $player } rules the map
end-you = You rule the map
end-shared = { $players } rule the map together
rank-1 = First
rank-2 = Second
rank-3 = Third
rank-4 = Fourth
end-history = Round by round
end-history-about = Points after each round. { $standings }
end-no-points = no points
rematch = Another game
rematch-go = To the next table
replay-open = Look at the game again
record-title = Keep this game
record-copy = Copy the record
record-download = Download the record
share-image = Picture of the kingdoms
share-link = Copy the link to the replay
verify-open = Check the shuffle
verify-how = Before the first domino was dealt, the server had promised this shuffle. Check it yourself: download the record and run:
verify-commitment = The promise
verify-running = Checking…

## Replay.

replay-title = Replay
replay-slider = Move
replay-position = Move { $ply } of { $last }
replay-first = To the beginning
replay-back = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-to-table = To the table
