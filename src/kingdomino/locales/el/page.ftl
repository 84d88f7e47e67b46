### The page at a table. What is drawn has a text too, for those who listen.

to-home = Στην αρχική σελίδα
not-found = Δεν υπάρχει τίποτα εδώ.
close = Κλείσιμο
menu = Μενού
copied = Αντιγράφηκε
copy-link = Αντιγραφή συνδέσμου
as-table = Ως πίνακας
reconnecting = Επανασύνδεση…
rules-open = Κανόνες
score-open = Φύλλο βαθμολογίας
daily-open = Μοιρασιά της ημέρας
your-turn = σειρά σας

## Levels of the bots, from the weakest.

level-page = Ακόλουθος
level-squire = Ιπποκόμος
level-knight = Ιππότης
level-duke = Δούκας
level-regent = Αντιβασιλέας
level-page-about = Του ξεφεύγουν οι περισσότερες δυνατότητες.
level-squire-about = Του ξεφεύγουν οι μισές δυνατότητες.
level-knight-about = Παίρνει πάντα τους περισσότερους άμεσους πόντους.
level-duke-about = Σκέφτεται τη συνέχεια πριν από κάθε κίνηση.
level-regent-about = Σκέφτεται τη συνέχεια όσο επιτρέπει ο χρόνος. Ο ισχυρότερος.
seat-open = ελεύθερη θέση

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = ντόμινο { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: ελεύθερη
cell-beyond = { $cell }: εκτός ορίων
cell-fits = { $cell }: εδώ χωράει το ντόμινο
cell-ghost = { $cell }: το ντόμινό σας, { $what }
ghost-does-not-fit = δεν χωράει εδώ
refusal-occupied = Η θέση είναι ήδη πιασμένη.
refusal-out-of-grid = Το βασίλειο θα ξεπερνούσε το { $grid }×{ $grid }.
refusal-no-matching-neighbour = Κανένα μισό του ντόμινο { $domino } δεν αγγίζει εκεί το κάστρο ή το δικό του τοπίο.
held-domino = Κρατάτε το { $domino }
held-lies = { $first } στο { $firstCell }, { $second } στο { $secondCell }
kingdom-row = Σειρά { $row }
cell-empty = κενό
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } στέμμα
   *[other] { $crowns } στέμματα
}
kingdom-of = Βασίλειο: { $player }
board-keys = Τα βέλη μετακινούν, το R περιστρέφει το ντόμινο, το Enter το τοποθετεί, το Escape το παίρνει πίσω.

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
hint-values = +N σε ντόμινο: τα περισσότερα που δίνει τώρα.
hint-confirm = Επιβεβαιώστε ή διαλέξτε άλλο.
hint-only = Απομένει μόνο το { $domino }. Επιβεβαιώστε.
hint-discard = Βγαίνει από το παιχνίδι.
hint-discard-claim = Βγαίνει από το παιχνίδι. Διαλέξτε το επόμενο ντόμινο.
hint-last = Επιβεβαιώστε για να τελειώσετε το παιχνίδι σας.
warn-hole = Μένει ένα κενό που κανένα ντόμινο δεν γεμίζει.
warn-domino = Μετά το { $domino } δεν θα χωράει πουθενά.
action-turn = Περιστροφή
action-undo = Αναίρεση
action-take-back = Αναίρεση της τελευταίας σας κίνησης
action-place = Τοποθέτηση εδώ
action-choose = Διαλέξτε ντόμινο
action-claim = Επιλογή του { $domino }
action-discard = Ξεσκαρτάρισμα
action-done = Ολοκλήρωση
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
card-thinking = σκέφτεται
card-next = μετά
card-took = πήρε { $domino }
card-placed = τοποθετήθηκε
card-discarded = βγήκε
card-bot = παίζει μποτ
dynasty-running = σύνολο { $points }
clock-left = Χρόνος που απομένει: { $time }
clock-hours = { $hours ->
    [one] { $hours } ώρα
   *[other] { $hours } ώρες
}
pass-device = Δώστε τη συσκευή: { $player }
pass-device-ready = Εδώ είμαι

## Beside the board.

own-land = Η γη σας
unseen-title = Δεν έχουν φανεί ακόμη
unseen-count = { $count } από 48
unseen-coming = { $coming ->
    [0] Κανένα τους δεν θα έρθει πια.
    [one] Ένα από αυτά θα έρθει ακόμη.
   *[other] { $coming } από αυτά θα έρθουν ακόμη.
}
unseen-terrain = Τοπίο
unseen-by-terrain = Ανά τοπίο και στέμματα
unseen-by-number = Ανά αριθμό
move-log = Χρονικό
move-log-place = { $player }: τοποθετήθηκε το { $domino }
move-log-discard = { $player }: ξεσκαρταρίστηκε το { $domino }
move-log-claim = { $player }: επιλέχθηκε το { $domino }
move-log-turn = { $first }, επιλέχθηκε το { $domino }
move-log-take-back = { $player }: αναίρεση κίνησης ({ $turn })

## The menu.

menu-reactions = Πείτε κάτι
reaction-again = Στείλτε ξανά: { $reaction }
coach-hint = Υπόδειξη (H)
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
licences = Άδειες των γραμματοσειρών και των προγραμμάτων αυτής της σελίδας
setting-sound = Ήχοι
setting-reactions = Αντιδράσεις των άλλων
setting-marks = Να φαίνεται πού χωράει το ντόμινο
setting-values = Να φαίνεται πόσους πόντους δίνει κάθε ντόμινο
setting-one-click = Ένα κλικ τοποθετεί, ένα κλικ επιλέγει
setting-pass-device = Σε μία οθόνη: ανακοίνωση ποιος παίζει
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

game-summary-title = Η παρτίδα { $game } από { $games } τελείωσε
game-summary-go = Στην παρτίδα { $game }
review-open = Ανασκόπηση
puzzles-open = Γρίφοι
analysis-open = Ταμπλό ανάλυσης

## Replay.

replay-title = Επανάληψη
replay-live = Ζωντανά
replay-slider = Κίνηση
replay-position = Κίνηση { $ply } από { $last }
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-next = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-speed = Ταχύτητα
replay-continue = Συνέχεια από εδώ
replay-continue-about = Ένα νέο τραπέζι, ακριβώς από αυτό το σημείο. Παίρνετε μία θέση, μποτ παίζουν στις άλλες, και έρχονται τα ίδια ντόμινο όπως σε αυτό το παιχνίδι.
replay-continue-seat = Για ποιον παίζετε
replay-continue-bots = Μποτ
replay-to-table = Στο τραπέζι
