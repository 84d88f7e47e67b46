### The server.

## The command.

serving = Kingdomino is served at { $url }
page-at = Kingdomino is at { $url } – Ctrl-C ends it, and every table is kept.
error-serve = The server could not start.
error-pages = There are no web pages in { $folder }.
error-workers = Several server processes need PostgreSQL: a file has one writer.
help-serve =
    Serve the game: tables, bots and everything that a page or a program needs to play.

    Every option can also be given as an environment variable: --bot-seconds is KINGDOMINO_BOT_SECONDS. What was played is kept in the database and goes on after a restart.
help-serve-short = serve the game on the network
option-serve-host = the address to listen on; 0.0.0.0 is every address of this machine
option-serve-port = the port to listen on; 0 is any that is free
option-serve-pages = the folder of the web pages; otherwise those that came with the program
option-serve-workers = how many server processes; more than one needs PostgreSQL
option-serve-bot-workers = how many processes bots think in, for each server process
option-serve-bot-seconds = how long a bot may think about a turn
option-serve-keep-days = remove tables after so many days without anything happening; 0 keeps them
option-serve-open-days = days after which tables that were not started are removed; 0 keeps them
option-serve-proxies = addresses of proxies whose X-Forwarded headers are believed, parted by commas
option-serve-address-rate = requests a minute from one address; 0 is no limit
option-serve-table-rate = changes a minute to one table; 0 is no limit
option-serve-sockets = live connections at once from one address
option-serve-log-level = what is written on standard error
example-serve = for this machine alone
example-serve-all = for everybody who can reach it
example-serve-many = several processes on one database
