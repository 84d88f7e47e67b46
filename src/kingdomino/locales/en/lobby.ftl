### The start page and the lobby.

## The start.

home-caption = A game of small countries
home-about = Lay fields, woods and lakes around your castle. Five squares wide, no more. A quarter of an hour, two to four players.
play-now = Play now
play-now-against = against
one-moment = One moment…
with-friends = With friends
with-friends-about = by a link
on-this-screen = On this screen
on-this-screen-about = 2–4 players
learn = How to play
watch = Watch
settings-open = Settings
guest = Guest
playing-as = Playing as: { $player }
name-change = Change
name-field = Your name
name-keep = Keep
continue = Continue
continue-all = Show all { $count }
server-away = The server can’t be reached. Please try again.

## A new table.

new-title = A new table
new-seats = Who plays?
new-players = Players
seat-who = Seat { $number }, { $colour }: who plays
seat-me = Me
seat-here = At this screen
seat-friend = A friend with the link
seat-bots = Bots
seat-name = Name, seat { $number }
player-number = Player { $number }
new-game = Which game?
new-variants = Variants
variant-middle-kingdom = 10 points more if the castle stands in the middle
variant-harmony = 5 points more if no domino was discarded
new-opening = How the kings come out
new-clock = Time for a turn
new-substitute = Who steps in when it is up
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
new-visible = Who finds the table?
visible-link = only those who have the link
visible-all = everybody, under “Watch”
new-open = Open the table
new-start = Start the game

## Waiting at the table.

lobby-title = Waiting for players
lobby-all-here = Everybody is here
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
lobby-invite-about = Send them this link, or let a phone read the code.
lobby-share = Send it
lobby-link = Link to this table
lobby-qr = QR code of the link
lobby-size = { $dominoes }, { $rounds }, kingdoms of { $grid }
lobby-ties = on a tie: { $criteria }
lobby-clock = { $time } a turn; after that plays: { $bot }
lobby-public = everybody finds this table under “Watch”
lobby-promise = The shuffle is settled already, and sealed. After the game everybody can check it against this seal:

## Watching.

watch-tables = Public tables
watch-none = Nobody plays in public right now.
watch-open = Seats are open
watch-playing = Being played
watch-over = Finished
watch-bots = Let bots play
watch-bots-about = Choose who meets. The game starts at once.
watch-start = Let them play
