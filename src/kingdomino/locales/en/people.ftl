### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = away { $minutes } min
stand-in-for = bot plays for { $player }
stand-in-ask = Let a bot play for { $player }
stand-in-asked = Asked. The others have to agree.
come-back = Come back to the table
watching-player = You are watching { $player }
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
notice-left = { $player } left. Now playing there: { $bot }
notice-returned = { $player } is back
notice-stand-in = { $player } is away. Now playing there: { $bot }
notice-stand-in-you = While you were away, a bot took over: { $bot }
notice-resumed = { $player } plays again
notice-host = { $player } is the host now
notice-host-you = You are the host now
notice-time-up = Time was up, so a bot played. { $turn }
move-log-bot = { $text } (bot)
leave-ask = Leave the table? A bot plays for you, and you can come back while it does.
abandon-ask = End the game for everyone? Then nobody can play on.
stay = Stay
host-take = Become the host
lobby-host-away = The host is away. You can become the host and start.
lobby-leave-ask = Leave the table? Your seat becomes free again.
lobby-close-ask = Close the table? Then nobody can join with the link any more.
seat-free = Remove { $player }
device-continue = Continue on another device
device-about = A personal link gives another device your seat.
device-about-all = A personal link gives another device all your seats.
device-choice = And this device?
device-watches = It only watches after that.
device-stays = Both devices can play.
device-games = My games come along: both devices then show the same list. If the other device has games of its own, they join it.
device-make = Make the link
device-open = Scan the code with the other device, or open the link there. It works once, until { $time }.
device-secret = Keep it to yourself: whoever opens it plays for you.
device-only-here = The other device can’t open this link: it leads to this computer only. To change that, restart with: kingdomino --lan
device-link = Personal link
device-qr = QR code of the personal link
device-pending = A link that you made works until { $time }.
device-cancel = Cancel link
device-new = Make a new link
device-used = The other device is at the table.
device-expired = The link has expired.
device-moved = You are playing on another device. This one only watches.
device-arrive = Continue on this device?
device-arrive-about = This device gets the seat of whoever made the link. The link works once.
device-arrive-games = The list under My games comes along.
device-arrive-merge = This device has games of its own. They and those of the other device become one list on both. Continue only if both devices are yours.
device-here = Continue here
device-watch = Just watch
