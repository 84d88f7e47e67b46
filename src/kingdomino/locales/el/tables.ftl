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
error-table-clock = Μια κίνηση έχει { $least } έως { $most } δευτερόλεπτα, ή κανένα όριο.
error-table-reaction = Δεν υπάρχει αντίδραση «{ $reaction }»· υπάρχουν οι { $known }.
error-table-reactions = Στείλατε { $most } αντιδράσεις, όσες επιτρέπονται σε ένα παιχνίδι.
error-table-contribution = Μια συνεισφορά έχει το πολύ { $most } χαρακτήρες: γράμματα a έως z, A έως Z και ψηφία.
error-table-key = Ένα κλειδί έχει 1 έως { $most } εκτυπώσιμους χαρακτήρες.
error-table-key-reused = Αυτό το κλειδί χρησιμοποιήθηκε ήδη για άλλο αίτημα.
error-table-not-alone = Μια κίνηση αναιρείται μόνο από κάποιον που παίζει μόνο με μποτ.
error-table-no-turn = Δεν έχετε κάνει ακόμη καμία κίνηση.
error-table-unknown-deal = Το μοίρασμα αυτού του παιχνιδιού δεν είναι γνωστό, οπότε δεν συνεχίζεται.
error-table-hints = Οι υποδείξεις είναι μόνο για κάποιον που παίζει μόνο με μποτ.
error-table-counted = Σε προσπάθεια που μετρά, κανείς δεν παίζει στη θέση σας.
error-table-take-backs = Σε ένα παιχνίδι αναιρούνται το πολύ { $most } κινήσεις.
error-table-present = Όποιος κάθεται στη θέση { $seat } είναι στο τραπέζι.
error-table-colour = Δεν υπάρχει χρώμα «{ $colour }»· υπάρχουν { $known }.
error-table-colour-taken = Το χρώμα { $colour } το έχει άλλος.
error-table-device-link = Αυτός ο σύνδεσμος δεν ισχύει πια: χρησιμοποιήθηκε, έληξε ή ακυρώθηκε. Φτιάξτε νέο.
error-table-device-links = Σε ένα τραπέζι φτιάχνετε το πολύ { $most } συνδέσμους για άλλη συσκευή.
error-table-device-seated = Αυτή η συσκευή έχει ήδη θέση σε αυτό το τραπέζι.
error-table-busy = Έγιναν πάρα πολλά μαζί σε αυτό το τραπέζι· δοκιμάστε ξανά.

## Πού βρίσκεται ένα τραπέζι.

table-status-open = ανοιχτό
table-status-playing = παίζεται
table-status-over = τελείωσε
table-status-abandoned = εγκαταλείφθηκε

## Έλεγχος του ανακατέματος.

verify-missing = Δεν γίνεται έλεγχος: από την καταγραφή λείπει { $tags }.
usage-contribution = Το «{ $value }» δεν είναι θέση από 1 έως { $players }, ίσον και η συνεισφορά της.

## Οι εντολές.

tables-none = Δεν υπάρχουν τραπέζια.
tables-pruned = { $count ->
    [one] Αφαιρέθηκε ένα τραπέζι.
   *[other] Αφαιρέθηκαν { $count } τραπέζια.
}
tables-backed-up = Τραπέζια που αντιγράφηκαν στο { $file }: { $count }
tables-restored = Τραπέζια που επανήλθαν από το { $file }: { $count }
tables-kept = Ό,τι υπήρχε πριν είναι στο { $file }
tables-rebuilt = Αποτελέσματα που υπολογίστηκαν: { $count }
error-database-url = Το «{ $url }» δεν είναι βάση δεδομένων: δώστε sqlite:///FILE ή postgresql://….
error-database-away = Η βάση δεδομένων δεν απαντά: { $because }.
error-database-in-use = Άλλος διακομιστής χρησιμοποιεί τη βάση δεδομένων { $file }.
error-database-newer = Η βάση δεδομένων γράφτηκε από νεότερη έκδοση του προγράμματος.
error-database-unusable = Η βάση δεδομένων δεν μπορεί να χρησιμοποιηθεί: { $because }
error-database-not-file = Αυτό είναι για αρχεία SQLite· το PostgreSQL έχει τα pg_dump και pg_restore.
error-database-same-file = Το { $file } είναι η ίδια η βάση δεδομένων.

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
help-tables-backup = Αντιγράφει όλη τη βάση δεδομένων ενός διακομιστή σε ένα αρχείο FILE, ακόμη κι όταν ο διακομιστής λειτουργεί. Για SQLite· για PostgreSQL υπάρχει το pg_dump.
help-tables-backup-short = αντιγράφει τη βάση δεδομένων σε αρχείο
help-tables-restore = Αντικαθιστά τη βάση δεδομένων ενός διακομιστή με ένα αντίγραφο FILE. Ο διακομιστής πρέπει να έχει σταματήσει· ό,τι υπήρχε πριν μένει δίπλα.
help-tables-restore-short = επαναφέρει ένα αντίγραφο
help-tables-rebuild = Υπολογίζει ξανά τα αποτελέσματα των παρτίδων που τελείωσαν από τα αρχεία καταγραφής τους, για «Τα παιχνίδια μου». Ο διακομιστής μπορεί να λειτουργεί στο μεταξύ.
help-tables-rebuild-short = υπολογίζει ξανά τα αποτελέσματα

option-commitment = αυτό που σημειώσατε όταν άνοιξε το τραπέζι, σε δεκαεξαδικά ψηφία
option-contribution = τι συνεισέφερε μια θέση, με τον αριθμό της από το 1, όπως το σημείωσε ο παίκτης της· μπορεί να επαναληφθεί
option-database = πού φυλάγονται τα τραπέζια: sqlite:///FILE ή postgresql://…· αλλιώς ένα αρχείο στον φάκελο των δεδομένων σας
option-status = μόνο τραπέζια που έφτασαν ως εκεί
option-to = ο φάκελος όπου θα γραφτούν
option-days = πόσες μέρες χωρίς να γίνει τίποτα

example-verify = μια καταγραφή που κατεβάσατε
example-verify-commitment = με αυτό που σημειώσατε οι ίδιοι
example-tables-list = όσα τελείωσαν
example-tables-export = όλα όσα τελείωσαν, ένα αρχείο το καθένα
example-tables-prune = όσα έμειναν μόνα τους τρεις μήνες
example-tables-backup = ένα αντίγραφο, ακόμη κι όταν ο διακομιστής λειτουργεί
