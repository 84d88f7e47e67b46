### Tables: what they refuse, what players say to each other, and the commands about them.

## What a table refuses.

error-table-no-such-table = There is no table “{ $table }”.
error-table-no-such-seat = There is no seat { $seat }; seats are 0 to { $last }.
error-table-no-token = You have no seat at this table.
error-table-not-your-seat = Seat { $seat } is not yours.
error-table-not-host = Only the one who opened the table can do this.
error-table-not-your-turn = It is not your turn, but that of seat { $seat }.
error-table-stale = The game has moved on: it is at action { $now }, not { $ply }.
error-table-full = No seat is open.
error-table-seat-taken = Seat { $seat } is taken.
error-table-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
error-table-started = The game has started already.
error-table-not-started = The game has not started yet.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-seats = These rules are for { $players } players, not for { $seats }.
error-table-name = A name has 1 to { $most } letters and no control characters.
error-table-level = There is no bot “{ $level }”; there are { $known }.
error-table-clock = A turn has { $least } to { $most } seconds, or no limit.
error-table-reaction = There is no sign “{ $reaction }”; there are { $known }.
error-table-reactions = You have made { $most } signs, which is enough for one game.
error-table-contribution = A contribution has at most { $most } letters a to z, A to Z and digits.
error-table-key = A key has 1 to { $most } printable characters.
error-table-key-reused = This key was used for another turn.
error-table-busy = Too much happened at this table at once; try again.

## How far a table has come.

stage-open = open
stage-playing = playing
stage-over = over
stage-abandoned = abandoned

## Checking a shuffle.

verify-missing = This can't be checked: the record lacks { $tags }.

## The commands.

tables-none = There are no tables.
tables-pruned = { $count ->
    [one] One table removed.
   *[other] { $count } tables removed.
}
error-database-url = “{ $url }” is no database: give sqlite:///FILE or postgresql://….
error-database-away = The database can't be reached: { $because }.

help-verify = Check that the match in a FILE was dealt as was promised when its table opened; - reads standard input.
help-verify-short = check that a match was dealt fairly
help-tables = Look after the tables of a server: list them, write their records to files, bring records in, remove old ones.
help-tables-short = list, export, import and prune tables
help-tables-list = List tables, those where something happened last first.
help-tables-list-short = list tables
help-tables-export = Write the record of each TABLE into a file; without names, of every table that is over.
help-tables-export-short = write records into files
help-tables-import = Bring in the match of each record FILE, so that it can be watched.
help-tables-import-short = bring records in
help-tables-prune = Remove the tables where nothing has happened for some days.
help-tables-prune-short = remove old tables

option-commitment = what you noted when the table opened, in hexadecimal digits
option-database = where tables are kept: sqlite:///FILE or postgresql://…; otherwise a file in the folder of your data
option-stage = only tables that have come that far
option-to = the folder to write into
option-days = how many days without anything happening

example-verify = a record that was downloaded
example-verify-commitment = against what you noted yourself
example-tables-list = the finished ones
example-tables-export = every finished one, a file each
example-tables-prune = those left alone for three months
