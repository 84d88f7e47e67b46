### Tables and the commands about them.

## The status of a table.

table-status-open = open
table-status-playing = playing
table-status-over = over
table-status-abandoned = abandoned

## Checking a shuffle.

verify-missing = This can’t be checked: the record lacks { $tags }.
usage-contribution = “{ $value }” is not a seat from 1 to { $players }, an equals sign and what it contributed.

## The commands.

tables-none = There are no tables.
tables-pruned = { $count ->
    [one] One table removed.
   *[other] { $count } tables removed.
}
tables-backed-up = Tables backed up to { $file }: { $count }
tables-restored = Tables restored from { $file }: { $count }
tables-kept = What was there before is in { $file }
tables-rebuilt = Results computed: { $count }
error-database-url = “{ $url }” is not a database: give sqlite:///FILE or postgresql://….
error-database-away = The database can’t be reached: { $because }.

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
help-tables-prune = Remove the tables that have been inactive for some days.
help-tables-prune-short = remove old tables
help-tables-backup = Copy the whole database of a server to a FILE, even while the server is running. For SQLite; PostgreSQL has pg_dump.
help-tables-backup-short = copy the database to a file
help-tables-restore = Replace the database of a server with a backup FILE. The server has to be stopped; what was there before is kept next to it.
help-tables-restore-short = restore a backup
help-tables-rebuild = Compute the results of finished matches again from their logs, for My games. The server may keep running.
help-tables-rebuild-short = compute the results again

option-commitment = what you noted when the table opened, in hexadecimal digits
option-contribution = what a seat contributed, by its number from 1, as its player noted it; may be repeated
option-database = where tables are kept: sqlite:///FILE or postgresql://…; otherwise a file in the folder of your data
option-status = only tables that have come that far
option-to = the folder to write into
option-days = how many days of inactivity

example-verify = a record that was downloaded
example-verify-commitment = against what you noted yourself
example-tables-list = the finished ones
example-tables-export = every finished one, a file each
example-tables-prune = those left alone for three months
example-tables-backup = a copy, even while the server is running
