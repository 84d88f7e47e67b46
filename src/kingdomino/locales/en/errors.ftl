### Errors of the commands. A message is one sentence on one line.
###
### The English messages of `KingdominoError` are those of its classes. In other languages they are
### here: `error-{kind}-{reason}`, and `expected-{expected}` for `NotationError`.

## Files.

error-read = { $file } can’t be read: { $because }
error-write = The game can’t be saved in { $file }: { $because }
error-write-file = { $file } can’t be written: { $because }
error-file-missing = there is no such file.
error-file-folder = it is a folder.
error-file-forbidden = permission denied.
error-not-a-record = { $file } is a position; here a record of a whole game is needed.
error-save-exists = { $file } exists already. Continue it with --resume, or choose another name.
error-ply = The record has no action { $ply }; the last one is { $last }.

## Seats.

error-name = A player needs a name.
error-seats = There are more seats ({ $seats }) than players ({ $players }).
error-resume-alone = A resumed game keeps its rules and seats: --resume goes with --save and --language only.
error-unexpected = Something is wrong in the program itself: { $error }
