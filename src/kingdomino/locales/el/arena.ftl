### Η αρένα: μποτ εναντίον μποτ.

## Βοήθεια.

help-arena =
    Μποτ παίζουν εναντίον μποτ. Κάθε μοιρασιά παίζεται μία φορά από κάθε θέση, και κάθε αριθμός έχει το διάστημά του.

    Συμμετέχει ένα μποτ με το όνομά του, τις επιλογές του και τα δευτερόλεπτα που έχει για τη σειρά του (greedy, greedy@0.5), ή ένα πρόγραμμα: exec:COMMAND.
help-arena-short = μποτ εναντίον μποτ
help-arena-match =
    Ο HERO παίζει εναντίον του RIVAL: αυτός σε μία θέση, οι αντίπαλοι σε όλες τις άλλες, κάθε μοιρασιά μία φορά από κάθε θέση.

    Τα αποτελέσματα προστίθενται σε αρχείο όσο παίζεται· η ίδια εντολή συνεχίζει ό,τι σταμάτησε.
help-arena-match-short = ένα μποτ εναντίον ενός άλλου
help-arena-robin =
    Κάθε ENTRANT παίζει με κάθε άλλον, κάθε μοιρασιά μία φορά από κάθε θέση, και όλοι αξιολογούνται: διαφορά 400 σημαίνει δέκα προς ένα, και το greedy είναι 1000.

    Τα αποτελέσματα προστίθενται σε αρχείο όσο παίζεται· η ίδια εντολή συνεχίζει ό,τι σταμάτησε.
help-arena-robin-short = όλοι με όλους, με αξιολόγηση
help-arena-report = Φτιάχνει από τα αποτελέσματα του FILE μια σελίδα με πίνακες και εικόνες, και τις εικόνες ως PNG και SVG.
help-arena-report-short = τα αποτελέσματα ως σελίδα με εικόνες

option-rules = οι κανόνες, όπως tournament/4· αλλιώς classic/2
option-deals = πόσες μοιρασιές· αλλιώς 100. Αργότερα μπορείτε να ζητήσετε κι άλλες
option-arena-seed = αριθμός που ορίζει τις μοιρασιές· αλλιώς 1
option-results = το αρχείο όπου προστίθενται τα αποτελέσματα
option-seconds = τα δευτερόλεπτα μιας σειράς για όσους δεν έχουν @· αλλιώς 0.1
option-workers = πόσα παιχνίδια μαζί· αλλιώς ένα για κάθε πυρήνα
option-grace = τόσα δευτερόλεπτα μετά τη σειρά του ένα πρόγραμμα σταματά· αλλιώς 1
option-startup = τα δευτερόλεπτα που έχει ένα πρόγραμμα για να ξεκινήσει· αλλιώς 10
option-output = ο φάκελος για τη σελίδα και τις εικόνες

example-match = 100 μοιρασιές για δύο
example-program = εναντίον ενός δικού σας προγράμματος
example-four = ένας ανάμεσα σε τρεις, με Κεντρικό Βασίλειο και Αρμονία
example-robin = αξιολόγηση
example-report = μια σελίδα με εικόνες

## Όσο παίζεται.

arena-progress = Παιχνίδια
arena-stopped = Σταμάτησε μετά από { $done } από { $games } παιχνίδια. Συνεχίστε με: { $command }

## Οι πίνακες.

column-entrant = Συμμετέχων
column-rating = Βαθμός
column-games = Παιχνίδια
column-share = Νίκες, %
column-margin = Διαφορά
column-points = Πόντοι
column-rank = Κατάταξη
column-allowed = Όριο, δευτ.
column-seconds = Δευτ. ανά σειρά
column-longest = Η πιο αργή
column-overruns = Αργοπορίες, %
column-faults = Ήττες από σφάλμα
arena-settings = { $rules } · { $deals ->
    [one] { $deals } μοιρασιά
   *[other] { $deals } μοιρασιές
} από κάθε θέση · σπόρος { $seed }
arena-legend = Κάτω από τον αριθμό ή σε παρένθεση: το διάστημα που περιέχει τον αληθινό σε 95 από 100 τέτοιες εκτελέσεις.
arena-forfeit = { $entrant }, μοιρασιά { $deal }, θέση { $seat }, ενέργεια { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … και { $count } ακόμη παιχνίδι χαμένο από σφάλμα
   *[other] … και { $count } ακόμη παιχνίδια χαμένα από σφάλμα
}
arena-no-ratings = Η αξιολόγηση χρειάζεται το { $package }, που δεν είναι εγκατεστημένο: pip install "kingdomino[arena]". Ύστερα η ίδια εντολή τη δείχνει.

## Σφάλματα: τι έκανε το μποτ που αναφέρθηκε πριν.

error-fault-illegal = έπαιξε { $action }, που οι κανόνες δεν επιτρέπουν. { $because }
error-fault-no-action = απάντησε { $answer }, που δεν είναι ενέργεια
error-fault-exception = προκάλεσε { $error }
error-fault-no-start = δεν ξεκινά: { $because }
error-fault-protocol = μιλά το πρωτόκολλο { $found }, όχι το { $known }
error-fault-crashed = τελείωσε με κωδικό εξόδου { $code }: { $said }
error-fault-closed = έκλεισε την έξοδό του: { $said }
error-fault-hung = δεν απάντησε μέσα σε { $seconds } δευτ.: { $said }
error-fault-unreadable = έγραψε μια γραμμή που δεν είναι απάντηση: { $line }
error-fault-unasked = έγραψε μια γραμμή πριν ερωτηθεί: { $line }
error-fault-died = παρέσυρε τη διεργασία του, κωδικός εξόδου { $code }

## Η αναφορά.

report-title = Αποτελέσματα της αρένας
report-method = Κάθε μοιρασιά παίχτηκε μία φορά από κάθε θέση, ώστε η τύχη να είναι ίδια για όλους. Όσοι μοιράζονται τη νίκη, τη μοιράζονται και εδώ. Τα διαστήματα προκύπτουν από επαναδειγματοληψία ολόκληρων μοιρασιών· οι βαθμοί από το ποιος βγήκε πριν από ποιον (Bradley–Terry), όπου διαφορά 400 σημαίνει δέκα προς ένα.
report-match = { $hero } εναντίον { $rival }
report-robin = { $count ->
    [one] { $count } συμμετέχων, όλοι με όλους
   *[other] { $count } συμμετέχοντες, όλοι με όλους
}
report-unfinished = Δεν έχει τελειώσει: παίχτηκαν { $done } από { $games } παιχνίδια.
report-strength = Δύναμη
report-ahead = Ποιος βγήκε πριν από ποιον, σε % των συναντήσεων
report-points = Πόντοι
report-conduct = Χρόνος και συμπεριφορά
report-time = Δύναμη και χρόνος
report-written = Η αναφορά: { $file }
picture-ratings = Βαθμοί με τα διαστήματά τους. Η διακεκομμένη γραμμή είναι στο 1000: το greedy, ή χωρίς αυτό ο μέσος όρος.
picture-shares = Μερίδια νικών με τα διαστήματά τους. Η διακεκομμένη γραμμή είναι ό,τι θα είχαν ίσοι παίκτες.
picture-points = Πόσο συχνά έκανε ο καθένας πόσους πόντους· η γραμμή και ο αριθμός είναι ο μέσος όρος.
picture-time = Δύναμη ανάλογα με τα δευτερόλεπτα μιας σειράς, με διαστήματα.
fact-rules = Κανόνες
fact-deals = Μοιρασιές
fact-seed = Σπόρος
fact-grace = Ανοχή για προγράμματα, δευτ.
fact-startup = Εκκίνηση προγραμμάτων, δευτ.
fact-started = Έναρξη
fact-command = Εντολή
fact-version = Έκδοση
fact-machine = Μηχάνημα
fact-kernel = Μεταγλωττισμένος πυρήνας

## Τα μποτ, και αν κρατούν τον λόγο τους.

help-bots = Δείχνει τα μποτ με τα οποία μπορείτε να παίξετε και τις επιλογές τους: kingdomino play -s Ann -s bot:NAME.
help-bots-short = κατάλογος των μποτ, και έλεγχος ενός
help-bots-check =
    Ελέγχει αν ένα μποτ κρατά τον λόγο του: ENTRANT είναι το όνομά του, ή ένα πρόγραμμα ως exec:COMMAND. Παίζει ολόκληρα παιχνίδια με όλους τους κανόνες και απαντά σε μεμονωμένες θέσεις.

    Ο κωδικός εξόδου είναι 0 αν όλα είναι καλά, και 1 αν υπάρχει παράπονο.
help-bots-check-short = ελέγχει αν ένα μποτ κρατά τον λόγο του
option-games = πόσα παιχνίδια με τον καθένα από τους κανόνες· αλλιώς 1
example-bots = ονόματα και επιλογές
example-check = ένα δικό σας πρόγραμμα
example-check-name = ένα μποτ με το όνομά του

check-plays = Επιτρεπτές ενέργειες σε ολόκληρα παιχνίδια, με όλους τους κανόνες
check-leaves = Οι θέσεις μένουν όπως είναι
check-joins = Συνεχίζει ένα παιχνίδι που δεν έχει ξαναδεί
check-repeats = Ο ίδιος σπόρος παίζει το ίδιο χωρίς ρολόι
check-keeps-time = Μια σειρά δεν ξεπερνά τα δευτερόλεπτά της
check-cases = { $count ->
    [one] { $count } περίπτωση
   *[other] { $count } περιπτώσεις
}
check-more = … και { $count } ακόμη
error-check-fault = { $rules }, σπόρος { $seed }, ενέργεια { $action }: { $because }
error-check-changed = { $rules }, σπόρος { $seed }, ενέργεια { $action }: άλλαξε τη θέση
error-check-differs = { $rules }, σπόρος { $seed }, ενέργεια { $action }: πρώτα { $one }, ύστερα { $other }
error-check-late = Πάνω από { $seconds } δευτ.: { $late } από { $turns } σειρές, έως { $longest } δευτ.

## Τι μπορεί να πάει στραβά.

error-alone = Κανείς δεν παίζει μόνος: ονομάστε δύο ή περισσότερους.
error-entrant-command = «{ $entrant }»: μετά το exec: ακολουθεί μια γραμμή εντολών.
error-entrant-seconds = «{ $entrant }»: μετά το @ ακολουθούν τα δευτερόλεπτα μιας σειράς, πάνω από 0.
error-entrant-twice = Το «{ $entrant }» αναφέρεται δύο φορές.
error-results-no-run = Το { $file } δεν αρχίζει με την περιγραφή μιας εκτέλεσης.
error-results-format = Το { $file } έχει μορφή { $found }· αυτή η έκδοση διαβάζει { $known }.
error-results-unreadable = { $file }, γραμμή { $line }: δεν είναι παιχνίδι της εκτέλεσής του.
error-results-other-run = Το { $file } έχει αποτελέσματα άλλης εκτέλεσης ({ $setting }: { $found }, όχι { $wanted })· διαλέξτε άλλο αρχείο.
error-write-results = Τα αποτελέσματα δεν φυλάσσονται στο { $file }: { $because }
error-no-results = Το { $file } δεν έχει ακόμη παιχνίδια.
error-extra = Αυτό χρειάζεται το { $package }, που δεν είναι εγκατεστημένο: pip install "kingdomino[arena]"
usage-seconds = Το «{ $value }» δεν είναι πλήθος δευτερολέπτων, πάνω από 0.
