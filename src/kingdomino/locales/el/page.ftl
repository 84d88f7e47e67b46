### The page at a table. What is drawn has a text too, for those who listen.

to-home = Στην αρχική σελίδα
not-found = Δεν υπάρχει τίποτα εδώ.
close = Κλείσιμο
menu = Μενού
copied = Αντιγράφηκε
copy-link = Αντιγραφή συνδέσμου
reconnecting = Επανασύνδεση…
rules-open = Κανόνες
your-turn = σειρά σας

## Levels of the bots, from the weakest.

level-page = Ακόλουθος
level-squire = Ιπποκόμος
level-knight = Ιππότης
level-duke = Δούκας
level-regent = Αντιβασιλέας
seat-open = ελεύθερη θέση

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = ντόμινο { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: ελεύθερο
cell-beyond = { $cell }: εκτός ορίων
cell-fits = { $cell }: εδώ χωράει το ντόμινο
cell-ghost = { $cell }: το ντόμινό σας, { $what }
ghost-does-not-fit = δεν χωράει εδώ
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } στέμμα
   *[other] { $crowns } στέμματα
}
kingdom-of = Βασίλειο: { $player }
board-keys = Τα βέλη μετακινούν, το R στρέφει το ντόμινο, το Enter το τοποθετεί, το Escape το παίρνει πίσω.

## The lines.

line-this-round = Αυτός ο γύρος
line-next-round = Επόμενος γύρος
line-first-round = Η πρώτη γραμμή
line-none = Αυτός είναι ο τελευταίος γύρος: δεν μένει τίποτα για επιλογή.
offer-title = Προς επιλογή
legend-gain = πόντοι που δίνει
legend-best = το πολύ τώρα
spot-claimed = { $domino }. Βασιλιάς: { $player }
spot-promises = { $domino }. Το πολύ { $what }
spot-fits-nowhere = { $domino }. Δεν χωράει πουθενά τώρα
spot-gone = το ντόμινο { $domino } δεν είναι πια στη γραμμή

## What to do now.

prompt-place = Τοποθετήστε το ντόμινό σας
prompt-place-for = { $player }, τοποθετήστε το ντόμινό σας
prompt-claim = Διαλέξτε το επόμενο ντόμινο
prompt-claim-shared = { $player }, διαλέξτε το επόμενο ντόμινο
prompt-claim-for = Διαλέξτε ντόμινο για τον βασιλιά: { $player }
prompt-first = Διαλέξτε το πρώτο σας ντόμινο
prompt-first-for = { $player }, διαλέξτε ντόμινο
prompt-last = Το τελευταίο ντόμινο τοποθετήθηκε
prompt-fits-nowhere = Το ντόμινο { $domino } δεν χωράει πουθενά
prompt-they-place = Παίζει: { $player }
prompt-they-claim = Διαλέγει: { $player }
hint-point = { $count ->
    [one] Χωράει σε μία θέση: πατήστε την δύο φορές.
   *[other] { $count } τρόποι: πατήστε μια θέση δύο φορές.
}
hint-claim = Ο μικρός αριθμός παίζει νωρίς, ο μεγάλος αξίζει περισσότερο.
hint-confirm = Επιβεβαιώστε ή διαλέξτε άλλο.
hint-only = Απομένει μόνο το { $domino }. Επιβεβαιώστε.
hint-discard = Βγαίνει από το παιχνίδι.
hint-discard-claim = Βγαίνει από το παιχνίδι. Διαλέξτε το επόμενο ντόμινο.
hint-last = Επιβεβαιώστε για να τελειώσετε το παιχνίδι σας.
warn-hole = Μένει ένα κενό που κανένα ντόμινο δεν γεμίζει.
warn-domino = Μετά το { $domino } δεν θα χωράει πουθενά.
action-turn = Στροφή
action-undo = Αναίρεση
action-place = Τοποθέτηση εδώ
action-choose = Διαλέξτε ντόμινο
action-claim = Επιλογή του { $domino }
action-discard = Ξεσκαρτάρισμα
action-done = Τέλος
action-sending = Αποστολή…

## The players.

region-players = Παίκτες
region-story = Δίπλα στο ταμπλό
region-lines = Γραμμές
opponent-open = { $player }: { $points }. Εμφάνιση του βασιλείου
status-places = τώρα τοποθετεί
status-claims = τώρα διαλέγει
status-claimed = μετά: { $dominoes }
status-waits = περιμένει
status-away = λείπει
card-now = σειρά σας
card-away = λείπει
card-thinking = σκέφτεται
card-next = μετά
card-took = πήρε { $domino }
card-placed = τοποθετήθηκε
card-discarded = βγήκε
card-bot = παίζει μποτ
watching = Παρακολουθείτε
clock-left = Χρόνος που απομένει: { $time }
clock-hours = { $hours ->
    [one] { $hours } ώρα
   *[other] { $hours } ώρες
}
pass-device = Δώστε τη συσκευή: { $player }
pass-device-ready = Εδώ είμαι

## Beside the board.

own-land = Η γη σας
unseen-title = Ακόμη στο κουτί
unseen-count = { $count } από 48
unseen-terrain = Τοπίο
unseen-by-terrain = Ανά τοπίο και στέμματα
unseen-by-number = Ανά αριθμό
move-log = Χρονικό
move-log-place = { $player }: τοποθετήθηκε το { $domino }
move-log-discard = { $player }: ξεσκαρταρίστηκε το { $domino }
move-log-claim = { $player }: επιλέχθηκε το { $domino }
move-log-turn = { $first }, επιλέχθηκε το { $domino }

## The menu.

menu-reactions = Πείτε κάτι
assign-bot = Να παίξει ένα μποτ για μένα
assign-bot-of = Να παίξει ένα μποτ στη θέση: { $player }
resume-seat = Να παίξω πάλι εγώ
resume-seat-of = Επιστροφή στο παιχνίδι: { $player }
leave = Αποχώρηση από το τραπέζι
abandon = Τέλος του παιχνιδιού για όλους

## Settings.

setting-language = Γλώσσα
setting-theme = Χρώματα
setting-speed = Κίνηση
setting-sound = Ήχοι
setting-marks = Να φαίνεται πού χωράει το ντόμινο
setting-values = Να φαίνεται πόσους πόντους δίνει κάθε ντόμινο
setting-one-click = Ένα κλικ τοποθετεί, ένα κλικ επιλέγει
setting-coordinates = Συντεταγμένες στο ταμπλό
setting-glyphs = Σύμβολα στα τοπία
setting-contrast = Υψηλή αντίθεση
theme-auto = όπως στη συσκευή
theme-light = ανοιχτά
theme-dark = σκούρα
speed-calm = ήρεμη
speed-normal = κανονική
speed-quick = γρήγορη
speed-off = καθόλου

## Between the games of a Dynasty, and the end.

game-summary-title = Το παιχνίδι { $game } από { $games } τελείωσε
game-summary-go = Στο παιχνίδι { $game }
end-caption = { $rounds ->
    [one] Μετά από έναν γύρο
   *[other] Μετά από { $rounds } γύρους
}
end-abandoned = Τελείωσε νωρίτερα
end-winner = Κυρίαρχος του χάρτη: { $player }
end-you = Ο χάρτης είναι δικός σας
end-shared = Κοινή κυριαρχία στον χάρτη: { $players }
rank-1 = Πρώτη θέση
rank-2 = Δεύτερη θέση
rank-3 = Τρίτη θέση
rank-4 = Τέταρτη θέση
end-history = Γύρο με τον γύρο
end-history-about = Οι πόντοι μετά από κάθε γύρο. { $standings }
end-no-points = κανένας πόντος
rematch = Άλλο ένα παιχνίδι
rematch-go = Στο επόμενο τραπέζι
replay-open = Ξαναδείτε το παιχνίδι
record-title = Κρατήστε αυτό το παιχνίδι
record-copy = Αντιγραφή της καταγραφής
record-download = Λήψη της καταγραφής
share-image = Εικόνα των βασιλείων
share-link = Αντιγραφή συνδέσμου επανάληψης
verify-open = Έλεγχος του ανακατέματος
verify-how = Πριν μοιραστεί το πρώτο ντόμινο, ο διακομιστής είχε ήδη υποσχεθεί αυτό το ανακάτεμα. Για να το ελέγξετε μόνοι σας, κατεβάστε την καταγραφή και εκτελέστε:
verify-commitment = Η υπόσχεση
verify-running = Γίνεται έλεγχος…

## Replay.

replay-title = Επανάληψη
replay-slider = Κίνηση
replay-position = Κίνηση { $ply } από { $last }
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-next = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-to-table = Στο τραπέζι
