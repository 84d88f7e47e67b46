### Τραπέζια: τι αρνούνται, τι λένε οι παίκτες μεταξύ τους, και οι εντολές γι' αυτά.

## Τι αρνείται ένα τραπέζι.

error-table-no-such-table = Δεν υπάρχει τραπέζι «{ $table }».
error-table-no-such-seat = Δεν υπάρχει θέση { $seat }· οι θέσεις είναι από 0 έως { $last }.
error-table-no-token = Δεν έχετε θέση σε αυτό το τραπέζι.
error-table-not-your-seat = Η θέση { $seat } δεν είναι δική σας.
error-table-not-host = Αυτό το μπορεί μόνο όποιος άνοιξε το τραπέζι.
error-table-not-your-turn = Δεν είναι η σειρά σας αλλά της θέσης { $seat }.
error-table-stale = Το παιχνίδι προχώρησε: είναι στην ενέργεια { $now }, όχι στη { $ply }.
error-table-full = Καμία θέση δεν είναι ελεύθερη.
error-table-seat-taken = Η θέση { $seat } είναι πιασμένη.
error-table-seats-open = { $count ->
    [one] Μία θέση είναι ακόμη ελεύθερη.
   *[other] { $count } θέσεις είναι ακόμη ελεύθερες.
}
error-table-started = Το παιχνίδι έχει ήδη αρχίσει.
error-table-not-started = Το παιχνίδι δεν έχει αρχίσει ακόμη.
error-table-over = Το παιχνίδι τελείωσε.
error-table-not-over = Το παιχνίδι δεν τελείωσε ακόμη.
error-table-seats = Οι παίκτες με αυτούς τους κανόνες είναι { $players }, όχι { $seats }.
error-table-name = Ένα όνομα έχει 1 έως { $most } γράμματα και κανέναν χαρακτήρα ελέγχου.
error-table-level = Δεν υπάρχει μποτ «{ $level }»· υπάρχουν τα { $known }.
error-table-clock = Μια σειρά έχει { $least } έως { $most } δευτερόλεπτα, ή κανένα όριο.
error-table-reaction = Δεν υπάρχει νεύμα «{ $reaction }»· υπάρχουν τα { $known }.
error-table-reactions = Κάνατε { $most } νεύματα, φτάνουν για ένα παιχνίδι.
error-table-contribution = Μια συνεισφορά έχει το πολύ { $most } χαρακτήρες: γράμματα a έως z, A έως Z και ψηφία.
error-table-key = Ένα κλειδί έχει 1 έως { $most } εκτυπώσιμους χαρακτήρες.
error-table-key-reused = Αυτό το κλειδί χρησιμοποιήθηκε ήδη για άλλη σειρά.
error-table-busy = Έγιναν πάρα πολλά μαζί σε αυτό το τραπέζι· δοκιμάστε ξανά.

## Πού βρίσκεται ένα τραπέζι.

table-status-open = ανοιχτό
table-status-playing = παίζεται
table-status-over = τελείωσε
table-status-abandoned = εγκαταλείφθηκε

## Έλεγχος του ανακατέματος.

verify-missing = Δεν γίνεται έλεγχος: από την καταγραφή λείπει { $tags }.

## Οι εντολές.

tables-none = Δεν υπάρχουν τραπέζια.
tables-pruned = { $count ->
    [one] Αφαιρέθηκε ένα τραπέζι.
   *[other] Αφαιρέθηκαν { $count } τραπέζια.
}
error-database-url = Το «{ $url }» δεν είναι βάση δεδομένων: δώστε sqlite:///FILE ή postgresql://….
error-database-away = Η βάση δεδομένων δεν απαντά: { $because }.
error-database-in-use = Άλλος διακομιστής χρησιμοποιεί τη βάση δεδομένων { $file }.
error-database-newer = Η βάση δεδομένων γράφτηκε από νεότερη έκδοση του προγράμματος.
error-database-unusable = Η βάση δεδομένων δεν μπορεί να χρησιμοποιηθεί: { $because }

help-verify = Ελέγχει ότι ο αγώνας στο FILE μοιράστηκε όπως δόθηκε η υπόσχεση όταν άνοιξε το τραπέζι· το - διαβάζει την τυπική είσοδο.
help-verify-short = ελέγχει ότι το μοίρασμα ήταν δίκαιο
help-tables = Φροντίζει τα τραπέζια ενός διακομιστή: τα απαριθμεί, γράφει τις καταγραφές σε αρχεία, φέρνει καταγραφές, αφαιρεί παλιά.
help-tables-short = απαριθμεί, εξάγει, εισάγει και αφαιρεί τραπέζια
help-tables-list = Απαριθμεί τα τραπέζια, πρώτα όσα άλλαξαν τελευταία.
help-tables-list-short = απαριθμεί τα τραπέζια
help-tables-export = Γράφει την καταγραφή κάθε τραπεζιού TABLE σε αρχείο· χωρίς ονόματα, όλων όσα τελείωσαν.
help-tables-export-short = γράφει καταγραφές σε αρχεία
help-tables-import = Φέρνει τον αγώνα κάθε καταγραφής FILE, ώστε να τον βλέπει κανείς.
help-tables-import-short = φέρνει καταγραφές
help-tables-prune = Αφαιρεί τα τραπέζια όπου δεν έγινε τίποτα για κάποιες μέρες.
help-tables-prune-short = αφαιρεί παλιά τραπέζια

option-commitment = αυτό που σημειώσατε όταν άνοιξε το τραπέζι, σε δεκαεξαδικά ψηφία
option-database = πού φυλάγονται τα τραπέζια: sqlite:///FILE ή postgresql://…· αλλιώς ένα αρχείο στον φάκελο των δεδομένων σας
option-stage = μόνο τραπέζια που έφτασαν ως εκεί
option-to = ο φάκελος όπου θα γραφτούν
option-days = πόσες μέρες χωρίς να γίνει τίποτα

example-verify = μια καταγραφή που κατεβάσατε
example-verify-commitment = με αυτό που σημειώσατε οι ίδιοι
example-tables-list = όσα τελείωσαν
example-tables-export = όλα όσα τελείωσαν, ένα αρχείο το καθένα
example-tables-prune = όσα έμειναν μόνα τους τρεις μήνες
