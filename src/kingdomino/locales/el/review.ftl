### Εντολές ανάλυσης: επισκοπήσεις, υποδείξεις και γρίφοι.

help-review =
    Ανασκόπηση μιας αποθηκευμένης παρτίδας: πόσο άξιζε κάθε κίνηση, ποια θα ήταν καλύτερη και ποια ήταν η τύχη στη μοιρασιά.

    Το FILE είναι μια καταγραφή· το - διαβάζει την τυπική είσοδο.
help-review-short = βαθμολογεί τις κινήσεις μιας αποθηκευμένης παρτίδας
help-hint =
    Δείχνει την καλύτερη κίνηση σε ένα FILE με στιγμιότυπο ή με καταγραφή παιχνιδιού που δεν τελείωσε, και γιατί είναι η καλύτερη.

    Το πλήθος των προσομοιώσεων ορίζει πόση ώρα σκέφτεται· το - διαβάζει την τυπική είσοδο.
help-hint-short = η καλύτερη κίνηση σε μια θέση, και γιατί
help-puzzles = Φτιάχνει γρίφους: θέσεις όπου μία κίνηση είναι καθαρά η καλύτερη.
help-puzzles-short = φτιάχνει γρίφους από παρτίδες μποτ
help-puzzles-make = Παίζει παρτίδες μεταξύ μποτ και γράφει σε αρχείο τις θέσεις όπου μία κίνηση είναι καθαρά η καλύτερη και όχι η πιο άπληστη.
help-puzzles-make-short = βρίσκει γρίφους σε παρτίδες μποτ
option-quality = πόσο διεξοδικά
option-html = γράφει σελίδα με την ανασκόπηση
option-rollouts = πόσες προσομοιώσεις
option-puzzles-count = πόσοι γρίφοι
option-puzzles-output = το αρχείο που θα γραφτεί
option-puzzles-seed = ένας αριθμός που ορίζει τις παρτίδες
example-review = όλες οι κινήσεις σε πίνακα
example-review-html = ως σελίδα
example-hint = η καλύτερη κίνηση
example-puzzles = πενήντα γρίφοι
error-hint-over = Η παρτίδα τελείωσε: δεν υπάρχει κίνηση να επιλεγεί.

## Επισκοπήσεις. Τα πρώτα είναι τίτλοι στηλών.

review-title = Ανασκόπηση
review-player = παίκτης
review-accuracy = ακρίβεια
review-lost = χαμένοι πόντοι
review-luck = τύχη
review-number = αρ.
review-turn = κίνηση
review-grade = βαθμός
review-better = καλύτερα
review-why = γιατί
review-progress = Κινήσεις
review-adjusted = Με ντόμινο μέσης αξίας, { $player } θα κέρδιζε το { $share } τέτοιων παρτίδων.
review-best-turn = Καλύτερη κίνηση, { $player }: { $turn } (κίνηση { $number })
review-turning-point = Σημείο καμπής: κίνηση { $number }, { $player } χάνει { $share } της πιθανότητας νίκης.
review-written = Η ανασκόπηση είναι στο { $file }.
hint-value = Πιθανότητα νίκης μεταξύ ίσων { $share }, περίπου { $points } πόντοι στο τέλος (συν πλην { $spread }).
hint-alternative = Αντί γι’ αυτό { $turn }: { $points } πόντοι λιγότεροι.
puzzles-progress = Γρίφοι
puzzles-written = Γρίφοι στο { $file }: { $count }.
