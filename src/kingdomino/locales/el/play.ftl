### Το παιχνίδι στο τερματικό.

welcome = Καλώς ήρθατε στο { $title }!
yes = ναι
no = όχι
hint-help = Όλα αποθηκεύονται όσο παίζετε. Αν έχετε απορία, γράψτε «βοήθεια».

## Πριν από το παιχνίδι.

ask-preset = Ποιο παιχνίδι;
ask-players = Πόσοι παίκτες;
ask-variants = Θέλετε να αλλάξετε τους κανόνες;
ask-deck = Πόσα ντόμινο;
ask-opening = Πώς μπαίνουν οι βασιλιάδες στην πρώτη γραμμή;
ask-middle-kingdom = Το Κεντρικό Βασίλειο: { $points } για κάστρο στο κέντρο;
ask-harmony = Αρμονία: { $points } αν δεν ξεσκαρταρίστηκε τίποτα;
ask-tie-breaks = Τι κρίνει την ισοπαλία στους πόντους;
ask-dynasty = Δυναστεία: τρία παιχνίδια στη σειρά;
ask-seats = Ποιοι παίζουν; Γράψτε όνομα ή μποτ: { $bots }. Το Enter δέχεται ό,τι είναι στις αγκύλες.
ask-seat = { $colour } [{ $default }]:
ask-number = Γράψτε έναν αριθμό από 1 έως { $last }.
ask-one-of = Γράψτε ένα από τα { $known }.
ask-yes-or-no = Απαντήστε «{ $yes }» ή «{ $no }».

## Το τραπέζι.

line-current = Για τοποθέτηση τώρα
line-next = Για επιλογή
legend-free = ελεύθερη θέση που φτάνεται ακόμη
legend-crowns = σιταροχώραφο με { $count ->
    [one] { $count } στέμμα
   *[other] { $count } στέμματα
}
legend-acts = όποιος έχει σειρά
legend-done = όποιος έχει ήδη παίξει

## Μια σειρά.

ask-place = { $player }, τοποθετήστε το { $domino } ({ $terrains }) – Enter για τις θέσεις:
ask-claim = { $player }, διαλέξτε ντόμινο:
ask-claim-for = { $player }, διαλέξτε ντόμινο για τον βασιλιά του παίκτη { $owner }:
claim-these = Τα ντόμινο προς επιλογή και οι περισσότεροι πόντοι που θα έδινε τώρα το καθένα:
list-more = … και άλλα { $count }: γράψτε «{ $all }» για να τα δείτε
claim-at-best = το πολύ { $points } ({ $gain })
claim-fits-nowhere = δεν χωράει πουθενά τώρα
event-place = { $player }: ντόμινο { $domino } ({ $terrains }) στα { $first } και { $second }, { $points } ({ $gain })
event-claim = { $player }: ο βασιλιάς στο ντόμινο { $domino }
event-claim-for = { $player }: ο βασιλιάς του παίκτη { $owner } στο ντόμινο { $domino }
event-discard = { $player }: το ντόμινο { $domino } δεν χωράει πουθενά και ξεσκαρτάρεται
not-understood = Αυτό δεν διαβάζεται: εδώ χρειάζεται { $expected }.
undone = Αναιρέθηκε.
undo-nothing = Δεν υπάρχει τίποτα να αναιρεθεί: μόνο ένα ντόμινο που μόλις τοποθετήθηκε, πριν διαλέξετε το επόμενο.
saved = Αποθηκεύτηκε στο { $file }

## Τι μπορείτε να γράψετε.

help-place =
    Τοποθετήστε το ντόμινο: έναν αριθμό της λίστας ή τις θέσεις των δύο τετραγώνων: το g8h8 βάζει το πρώτο τετράγωνο στο g8 και το δεύτερο στο h8.
    Μαζί με την επιλογή: g8h8>28.
help-claim = Διαλέξτε ντόμινο με τον αριθμό του: 28 ή >28.
word-list = λίστα
word-list-about = τι μπορείτε να κάνετε τώρα, πρώτα οι περισσότεροι πόντοι (ή απλώς Enter)
word-all = όλα
word-all-about = ολόκληρη η λίστα, όταν είναι μεγάλη
word-undo = αναίρεση
word-undo-about = παίρνει πίσω το ντόμινο που μόλις τοποθετήσατε, πριν διαλέξετε
word-board = τραπέζι
word-board-about = δείχνει ξανά τα βασίλεια και τις γραμμές
word-score = πόντοι
word-score-about = οι πόντοι ως τώρα, με όλες τις ενότητες
word-legend = υπόμνημα
word-legend-about = τι σημαίνουν τα γράμματα και τα σημάδια
word-save = αποθήκευση
word-save-about = πού αποθηκεύεται το παιχνίδι (μετά από κάθε ενέργεια)
word-help = βοήθεια
word-help-about = αυτή η λίστα (ή ?)
word-quit = έξοδος
word-quit-about = τέλος για τώρα· το παιχνίδι μπορεί να συνεχιστεί

## Το τέλος.

territory-idle = χωρίς στέμματα: { $squares } = 0
score-not-over = Το παιχνίδι δεν τελείωσε ακόμη.
record-kept = Η καταγραφή του παιχνιδιού: { $file }
resume-with = Το παιχνίδι αποθηκεύτηκε. Συνεχίστε με: { $command }
replay-enter = Enter…
bots-without-kernel = Χωρίς τον μεταγλωττισμένο πυρήνα, ο greedy παίζει στη θέση του: { $bots }.
