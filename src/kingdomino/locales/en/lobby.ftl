### The start page and the lobby.

## The start.

home-caption = A game of little kingdoms
home-about = Lay fields, woods and lakes around your castle. Five squares wide, no more. Fifteen minutes, two to four players.
play-now = Play now
play-now-opponents = Opponents
play-now-level = Level
one-moment = One moment…
with-friends = With friends
with-friends-about = share a link
on-this-screen = On this screen
on-this-screen-about = 2–4 players
learn = How to play
watch = Watch
my-games = My games
open-tables = Open tables
open-tables-none = Nobody is waiting. Open a table for everybody
settings-open = Settings
guest = Guest
playing-as = Playing as: { $player }
name-change = Change
name-field = Your name
name-keep = Save
continue = Continue
continue-all = Show all { $count }
continue-offline = Your table opens as soon as the connection is back.
continue-left = you left
server-away = The server can’t be reached. Please try again.
no-engine = This browser has no WebAssembly, which this screen needs. The rules can be read without it.
version-skew = This page and the server are of different versions. Please load the page again later.
local-mark = on this device
local-gone = This table is not kept on this device.
local-damaged = What was kept of this table is damaged. Your other tables are fine.
local-storage = The browser could not save the table: there may be no room, or the window is private.
local-stale = The table has changed meanwhile, perhaps in another window.

## A new table.

new-title = A new table
new-seats = Who plays?
new-players = Players
new-coach = With coach: grade my turns
new-coach-about = Against bots only: after each of your turns a mark says how good it was.
seat-who = Seat { $number }, { $colour }: who plays
seat-me = Me
seat-here = At this screen
seat-friend = A friend with the link
seat-bots = Bots
seat-name = Name, seat { $number }
colour-choose = Your colour
player-number = Player { $number }
new-game = Which game?
rules-changed = House rules
rules-changed-from = { $preset }, with changes
rules-changed-how = change a variant below
only-for = only for { $players }
rules-opening-owner = opening: by the owner
rules-opening-drawer = opening: by the drawer
rules-opening-abba = opening: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (full size)
rules-middle-kingdom-symmetric = { $bonus } (any size)
new-variants = Variants
variant-middle-kingdom = 10 points more if the castle stands in the middle
variant-harmony = 5 points more if no domino was discarded
new-opening = How the first dominoes are chosen
new-clock = Time for a turn
new-substitute = Who takes over when time runs out
clock-none = no limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
new-visible = Who can find the table?
visible-link = only those who have the link
visible-all = everybody, on the start page
new-open = Open the table
new-start = Start the game

## Waiting at the table.

lobby-title = Waiting for players
lobby-all-here = Everyone is here
lobby-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
lobby-ready = All seats are taken. You can start.
lobby-wait-host = The game begins as soon as the host starts it.
lobby-visitor = Sit down, or stay and watch: the game will appear here.
lobby-full = All seats are taken. Stay and watch: the game will appear here.
lobby-host = host
lobby-bot = bot
sit-down = Sit down
sit-here = Sit here
lobby-close = Close the table
lobby-invite = Invite your friends
lobby-invite-about = Send them this link, or let them scan the code.
lobby-only-here = Friends can’t open this link: it leads to this computer only. To let others in your network join, restart with: kingdomino --lan
lobby-share = Share
lobby-link = Link to this table
lobby-qr = QR code of the link
lobby-size = { $dominoes }, { $rounds }, kingdoms of { $grid }
lobby-ties = on a tie: { $criteria }
lobby-clock = { $time } a turn; after that plays: { $bot }
lobby-public = everybody can find this table on the start page
lobby-promise = The shuffle is settled already, and sealed. After the game everybody can check it against this seal:

## Watching.

watch-tables = Public tables
watch-none = No public games right now.
watch-open = Seats available
watch-playing = In progress
watch-over = Finished
watch-bots = Bots against bots
watch-bots-about = Choose who plays whom. The game starts right away.
watch-start = Start the game
