### Από την αρχή ως το τραπέζι.

## Η αρχή.

home-caption = Ένα παιχνίδι με μικρά βασίλεια
home-about = Απλώστε χωράφια, δάση και λίμνες γύρω από το κάστρο σας. Πέντε τετράγωνα πλάτος, όχι περισσότερα. Ένα τέταρτο της ώρας, δύο έως τέσσερις παίκτες.
play-now = Παίξτε τώρα
play-now-opponents = Αντίπαλοι
play-now-level = Επίπεδο
one-moment = Μια στιγμή…
with-friends = Με φίλους
with-friends-about = με σύνδεσμο
on-this-screen = Σε αυτή την οθόνη
on-this-screen-about = 2–4 παίκτες
learn = Πώς παίζεται
watch = Παρακολούθηση
my-games = Τα παιχνίδια μου
open-tables = Ανοιχτά τραπέζια
open-tables-none = Κανείς δεν περιμένει. Ανοίξτε τραπέζι για όλους
settings-open = Ρυθμίσεις
guest = Επισκέπτης
playing-as = Παίζετε ως: { $player }
name-change = Αλλαγή
name-field = Το όνομά σας
name-keep = Αποθήκευση
continue = Συνέχεια
continue-all = Εμφάνιση όλων ({ $count })
continue-offline = Το τραπέζι σας θα ανοίξει μόλις επανέλθει η σύνδεση.
continue-left = αποχωρήσατε
server-away = Ο διακομιστής δεν απαντά. Δοκιμάστε ξανά.
no-engine = Αυτός ο περιηγητής δεν έχει WebAssembly, που χρειάζεται εδώ. Μπορείτε να διαβάσετε τους κανόνες και χωρίς αυτό.
version-skew = Η σελίδα και ο διακομιστής έχουν διαφορετικές εκδόσεις. Φορτώστε ξανά τη σελίδα αργότερα.
local-mark = σε αυτή τη συσκευή
local-gone = Αυτό το τραπέζι δεν είναι αποθηκευμένο σε αυτή τη συσκευή.
local-damaged = Ό,τι είχε αποθηκευτεί από αυτό το τραπέζι έχει φθαρεί. Τα άλλα τραπέζια σας είναι εντάξει.
local-storage = Ο περιηγητής δεν μπόρεσε να αποθηκεύσει το τραπέζι: ίσως δεν υπάρχει χώρος ή το παράθυρο είναι ιδιωτικό.
local-stale = Το τραπέζι άλλαξε στο μεταξύ, ίσως σε άλλο παράθυρο.

## Νέο τραπέζι.

new-title = Νέο τραπέζι
new-seats = Ποιοι παίζουν;
new-players = Παίκτες
new-coach = Με προπονητή: βαθμολόγηση των κινήσεών μου
new-coach-about = Μόνο με μποτ: μετά από κάθε κίνησή σας ένα σημάδι δείχνει πόσο καλή ήταν.
seat-who = Θέση { $number }, { $colour }: ποιος παίζει
seat-me = Εγώ
seat-here = Σε αυτή την οθόνη
seat-friend = Φίλος με τον σύνδεσμο
seat-bots = Μποτ
seat-name = Όνομα, θέση { $number }
colour-choose = Το χρώμα σας
player-number = Παίκτης { $number }
new-game = Ποιο παιχνίδι;
rules-changed = Δικοί μας κανόνες
rules-changed-from = { $preset }, με αλλαγές
rules-changed-how = αλλάξτε μια παραλλαγή παρακάτω
only-for = μόνο για { $players }
rules-opening-owner = άνοιγμα: ο κάτοχος
rules-opening-drawer = άνοιγμα: όποιος τραβά
rules-opening-abba = άνοιγμα: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (πλήρες μέγεθος)
rules-middle-kingdom-symmetric = { $bonus } (κάθε μέγεθος)
new-variants = Παραλλαγές
variant-middle-kingdom = 10 πόντοι παραπάνω αν το κάστρο είναι στο κέντρο
variant-harmony = 5 πόντοι παραπάνω αν δεν ξεσκαρταρίστηκε τίποτα
new-opening = Πώς βγαίνουν οι βασιλιάδες
new-clock = Χρόνος ανά κίνηση
new-substitute = Ποιος αναλαμβάνει όταν λήξει ο χρόνος
clock-none = χωρίς όριο
clock-seconds = { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
clock-minutes = { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
clock-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}
new-visible = Ποιος βρίσκει το τραπέζι;
visible-link = μόνο όποιος έχει τον σύνδεσμο
visible-all = όλοι, στην αρχική σελίδα
new-open = Άνοιγμα τραπεζιού
new-start = Έναρξη παιχνιδιού

## Αναμονή στο τραπέζι.

lobby-title = Περιμένουμε παίκτες
lobby-all-here = Όλοι είναι εδώ
lobby-seats-open = { $count ->
    [one] Μία θέση είναι ακόμη ελεύθερη.
   *[other] { $count } θέσεις είναι ακόμη ελεύθερες.
}
lobby-ready = Όλες οι θέσεις είναι πιασμένες. Μπορείτε να αρχίσετε.
lobby-wait-host = Το παιχνίδι αρχίζει μόλις το ξεκινήσει ο οικοδεσπότης.
lobby-visitor = Καθίστε ή μείνετε να δείτε: το παιχνίδι θα εμφανιστεί εδώ.
lobby-full = Όλες οι θέσεις είναι πιασμένες. Μείνετε να δείτε: το παιχνίδι θα εμφανιστεί εδώ.
lobby-host = οικοδεσπότης
lobby-bot = μποτ
sit-down = Καθίστε στο τραπέζι
sit-here = Καθίστε εδώ
lobby-close = Κλείσιμο τραπεζιού
lobby-invite = Καλέστε φίλους
lobby-invite-about = Στείλτε τους αυτόν τον σύνδεσμο ή δώστε τους τον κωδικό να τον σαρώσουν.
lobby-only-here = Οι φίλοι δεν μπορούν να ανοίξουν αυτόν τον σύνδεσμο: οδηγεί μόνο σε αυτόν τον υπολογιστή. Για να μπουν όσοι είναι στο δίκτυό σας, ξεκινήστε ξανά με: kingdomino --lan
lobby-share = Αποστολή
lobby-link = Σύνδεσμος για αυτό το τραπέζι
lobby-qr = Κωδικός QR του συνδέσμου
lobby-size = { $dominoes }, { $rounds }, βασίλεια { $grid }
lobby-ties = σε ισοπαλία κρίνουν: { $criteria }
lobby-clock = { $time } ανά κίνηση· μετά παίζει: { $bot }
lobby-public = όλοι βρίσκουν αυτό το τραπέζι στην αρχική σελίδα
lobby-promise = Το ανακάτεμα έχει ήδη οριστεί και σφραγιστεί. Μετά το παιχνίδι ο καθένας μπορεί να το ελέγξει με αυτή τη σφραγίδα:

## Παρακολούθηση.

watch-tables = Δημόσια τραπέζια
watch-none = Αυτή τη στιγμή κανείς δεν παίζει δημόσια.
watch-open = Υπάρχουν ελεύθερες θέσεις
watch-playing = Παίζεται τώρα
watch-over = Ολοκληρωμένα
watch-bots = Ας παίξουν τα μποτ
watch-bots-about = Διαλέξτε ποιος με ποιον. Το παιχνίδι αρχίζει αμέσως.
watch-start = Ας παίξουν
