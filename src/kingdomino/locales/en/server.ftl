### The server.

## The command.

serving = Kingdomino is served at { $url }
serving-all = Everybody who can reach this machine can open it, unencrypted: at { $url } in your network. On the internet, put a proxy with HTTPS in front.
page-at = Kingdomino is at { $url } – Ctrl-C ends it, and every table is kept.
page-lan = Friends in your network can’t open it. To let them in, start it with: kingdomino --lan
error-serve = The server could not start.
error-pages = There are no web pages in { $folder }.
error-workers = Several server processes need PostgreSQL: a file has one writer.
error-lan-host = --lan listens on every address: it can’t be combined with another --host.
error-channel-url = The channel has to be the address of a Redis server, such as redis://localhost:6379/0.
error-channel-away = Redis can’t be reached: { $because }.
error-channel-package = A channel through Redis needs a package that is not installed: pip install 'kingdomino[redis]'.
error-push-contact = The contact for push services has to be an address that begins with mailto: or https:.
help-serve =
    Serve the game: tables, bots and everything that a page or a program needs to play.

    Every option can also be given as an environment variable: --bot-seconds is KINGDOMINO_BOT_SECONDS. What was played is kept in the database and goes on after a restart.
help-serve-short = serve the game on the network
option-lan = also for others in your network, unencrypted
option-serve-host = the address to listen on; 0.0.0.0 is every address of this machine
option-serve-port = the port to listen on; 0 is any that is free
option-serve-channel = URL of a Redis server through which server processes notify each other; by default the database does it
option-serve-pages = the folder of the web pages; otherwise those that came with the program
option-serve-workers = how many server processes; more than one needs PostgreSQL
option-serve-bot-workers = how many processes bots think in, for each server process
option-serve-bot-seconds = how long a bot may think about a turn
option-serve-bot = a bot of your own to offer as a level, such as mine=bot.py:MyBot; once for each
option-serve-keep-days = remove tables after this many days of inactivity; 0 keeps them
option-serve-open-days = days after which tables that were not started are removed; 0 keeps them
option-serve-hosts = host names to answer to, separated by commas, besides addresses and local names; * is any
option-serve-proxies = addresses of proxies whose X-Forwarded headers are trusted, separated by commas
option-serve-address-rate = requests a minute from one address; 0 is no limit
option-serve-table-rate = changes a minute to one table; 0 is no limit
option-serve-open-tables = tables at once from one address that are not started; 0 is no limit
option-serve-bot-tables = tables at once from one address where only bots play; 0 is no limit
option-serve-daily-games = games of the strongest bot on each daily deal, to compare results with; 0 plays none
option-serve-sockets = live connections at once from one address
option-serve-push = push messages to players who are away when it is their turn: on, off, or private (also to private addresses and without TLS, for tests)
option-serve-push-contact = whom push services may write to: a mailto: or https: address; otherwise the first of --hosts
option-serve-log-level = what is written on standard error
option-serve-log-format = how each line of it is written: as text or as JSON
example-serve = for this machine alone
example-serve-all = for everybody who can reach it
example-serve-bot = with a bot of your own
example-serve-many = several processes on one database
