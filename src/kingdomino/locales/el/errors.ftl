### Τι μπορεί να πάει στραβά. Κάθε μήνυμα είναι μία πρόταση σε μία γραμμή.

## Ενέργειες που δεν επιτρέπουν οι κανόνες.

error-illegal-game-over = Το παιχνίδι τελείωσε.
error-illegal-place-first = Τοποθετήστε πρώτα το ντόμινο { $domino } και μετά διαλέξτε άλλο.
error-illegal-claim-first = Τώρα διαλέγετε ντόμινο, δεν τοποθετείτε.
error-illegal-no-such-domino = Δεν υπάρχει ντόμινο { $domino }· οι αριθμοί είναι από 1 έως 48.
error-illegal-not-your-domino = Τώρα δεν τοποθετείται το ντόμινο { $domino } αλλά το { $expected }.
error-illegal-must-place = Το ντόμινο { $domino } χωράει, άρα πρέπει να τοποθετηθεί.
error-illegal-not-adjacent = Τα { $first } και { $second } δεν είναι διπλανά.
error-illegal-occupied = Το { $cell } είναι ήδη πιασμένο.
error-illegal-out-of-grid = Με το { $cell } το βασίλειο θα ξεπερνούσε το { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Κανένα μισό του ντόμινο { $domino } δεν αγγίζει εκεί το κάστρο ή το δικό του τοπίο.
error-illegal-not-in-line = Το ντόμινο { $domino } δεν είναι στη γραμμή από όπου διαλέγετε.
error-illegal-already-claimed = Στο ντόμινο { $domino } υπάρχει ήδη βασιλιάς.

## Επιλογές που δεν κάνουν παιχνίδι.

error-ruleset-unknown-preset = Δεν υπάρχει παιχνίδι «{ $preset }»· υπάρχουν τα { $known }.
error-ruleset-unknown-setting = Δεν υπάρχει ρύθμιση «{ $setting }»· υπάρχουν οι { $known }.
error-ruleset-unknown-choice = Για { $setting } δεν γίνεται «{ $value }»· γίνεται { $known }.
error-ruleset-players = Οι παίκτες στο { $preset } είναι { $known }, όχι { $players }.
error-ruleset-not-for-players = Με { $players } παίκτες, για { $setting } δεν γίνεται «{ $value }»· γίνεται { $known }.
error-seed-seed = Ο σπόρος είναι ακέραιος από 0 και πάνω ή 64 δεκαεξαδικά ψηφία, όχι { $seed }.
error-tiling-undecided = Θα έπαιρνε πολύ χρόνο να βρεθεί αν αυτά τα βασίλεια φτιάχνονται από τα 48 ντόμινο.
error-deal-unknown-deal = Δεν είναι γνωστό τι ακολουθεί: η καταγραφή αυτού του παιχνιδιού δεν έχει σπόρο.

## Κείμενα που δεν διαβάζονται.

error-notation-unreadable = γραμμή { $line }, στήλη { $column }. Αναμένεται: { $expected }.
error-notation-impossible = γραμμή { $line }, στήλη { $column }. Αναμένεται: { $expected }. { $because }

expected-text = κείμενο σε UTF-8
expected-end = το τέλος του κειμένου
expected-action = ενέργεια όπως 13:g8h8, 13:-- ή >28
expected-legal-action = ενέργεια που επιτρέπουν οι κανόνες
expected-domino = αριθμός ντόμινο από 1 έως 48
expected-cell = θέση από a1 έως m13
expected-claim = επιλογή όπως >28
expected-rules = κανόνες όπως classic/4 ή classic/2+harmony=yes
expected-setting = ρύθμιση όπως opening=drawer
expected-seat = παίκτης: p, y, g ή b, ή - για θεατή
expected-king = βασιλιάς: p, y, g ή b, παίκτη που έχει ακόμη
expected-kingdoms = ένα βασίλειο ανά παίκτη, χωρισμένα με /, με ό,τι χτίστηκε ως τώρα
expected-line = γραμμή όπως (4 13 28 40), σε αύξουσα σειρά, από ντόμινο που δεν έχουν φανεί
expected-current-line = η γραμμή του γύρου όπως 4@p,13@y, σε αύξουσα σειρά, με βασιλιά σε κάθε ντόμινο
expected-next-line = η επόμενη γραμμή όπως 4,13@y, με τους βασιλιάδες που έχουν διαλέξει
expected-to-act = ποιος παίζει και σε ποιον γύρο, όπως 0:p, 3:y:place, 3:y:claim ή 6:over
expected-unseen = τα ντόμινο που δεν είδε κανείς, όπως 1,2,3, ή - αν δεν υπάρχουν
expected-earlier = το earlier= και όσα μετρούν από τα προηγούμενα παιχνίδια, όπως 45.12.8/51.10.9
expected-pile = το pile= και τα ντόμινο που δεν έχουν μοιραστεί ακόμη
expected-king-order = το hand= και οι βασιλιάδες που δεν έχουν τραβηχτεί ακόμη
expected-space = ένα κενό
expected-tag = ετικέτα όπως [Rules "classic/2"]
expected-tag-once = κάθε ετικέτα μόνο μία φορά
expected-seed = σπόρος από 64 δεκαεξαδικά ψηφία που δίνει αυτό ακριβώς το μοίρασμα
expected-result = το αποτέλεσμα με το οποίο τελείωσε το παιχνίδι
expected-game = παιχνίδι αυτού του αγώνα, όπως [Game "2"], μετά το τέλος του προηγούμενου
expected-round = ο αριθμός του επόμενου γύρου και μια τελεία
expected-turn = μια κίνηση όπως 13:g8h8>28
expected-comment-end = αγκύλη που κλείνει το σχόλιο
expected-json = JSON παιχνιδιού ή καταγραφής
expected-square = ένα τετράγωνο όπως W ή M3, ένα κάστρο # ή ένα κενό κελί .
expected-one-castle = ένα κάστρο # σε κάθε βασίλειο
expected-smaller-land = ένα βασίλειο που χωράει στο μέγεθος των κανόνων
expected-land = ένα βασίλειο για κάθε παίκτη των κανόνων

## Αρχεία.

error-read = Το { $file } δεν διαβάζεται: { $because }
error-write = Το παιχνίδι δεν αποθηκεύεται στο { $file }: { $because }
error-write-file = Το { $file } δεν γράφεται: { $because }
error-file-missing = δεν υπάρχει τέτοιο αρχείο.
error-file-folder = είναι φάκελος.
error-file-forbidden = δεν επιτρέπεται η πρόσβαση.
error-not-a-record = Το { $file } είναι στιγμιότυπο παιχνιδιού· εδώ χρειάζεται καταγραφή ολόκληρου παιχνιδιού.
error-save-exists = Το { $file } υπάρχει ήδη. Συνεχίστε το με --resume ή διαλέξτε άλλο όνομα.
error-ply = Η καταγραφή δεν έχει ενέργεια { $ply }· η τελευταία είναι η { $last }.

## Παίκτες.

error-bot-unknown-bot = Δεν υπάρχει μποτ «{ $bot }»· υπάρχουν τα { $known }.
error-bot-unknown-option = Το { $bot } δεν έχει επιλογή «{ $option }»· { $known ->
    [none] δεν έχει καμία.
   *[other] έχει { $known }.
}
error-bot-unknown-value = Η επιλογή { $option } του { $bot } δεν μπορεί να είναι «{ $value }»· είναι ένα από τα { $known }.
error-bot-not-loaded = Το { $bot } δεν φορτώνεται: { $error }
error-bot-bad-label = «{ $label }»: δεν μπορεί να είναι ετικέτα· είναι πιασμένη ή δεν έχει από 1 έως { $most } χαρακτήρες.
error-bot-no-class = Το { $bot } δεν έχει κλάση «{ $name }».
error-bot-no-choose = Το { $bot } δεν είναι μποτ: δεν έχει μέθοδο «choose».
error-name = Ο παίκτης χρειάζεται όνομα.
error-seats = Οι θέσεις ({ $seats }) είναι περισσότερες από τους παίκτες ({ $players }).
error-resume-alone = Το παιχνίδι που συνεχίζεται κρατά τους κανόνες και τους παίκτες του: με το --resume πάνε μόνο τα --save και --language.
error-unexpected = Κάτι δεν πάει καλά στο ίδιο το πρόγραμμα: { $error }
