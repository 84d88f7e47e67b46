### My games: the list, the numbers, the maps and the file.

games-since = Πρώτο παιχνίδι: { $day }
games-count = { $count ->
    [one] Ένα παιχνίδι, νίκες: { $won }
   *[other] { $count } παιχνίδια, νίκες: { $won }
}
games-run = Συνεχόμενες νίκες τώρα: { $count }
games-view = Προβολή
games-tab-games = Παιχνίδια
games-tab-numbers = Αριθμοί
games-tab-maps = Καλύτεροι χάρτες
games-which = Ποια παιχνίδια
games-all = Όλα
games-with-people = Με ανθρώπους
games-with-bots = Με μποτ
games-printed = Επιτραπέζια
games-rules = Κανόνες
games-any-rules = Όλοι οι κανόνες
games-opponent = Αντίπαλος
games-any-opponent = Όλοι οι αντίπαλοι
games-running = Δεν τελείωσαν ακόμη
games-finished = Παιχνίδια που τελείωσαν
games-none = Κανένα παιχνίδι δεν ταιριάζει στην επιλογή.
games-waiting = περιμένει παίκτες
games-won = Νίκη
games-shared = Ισοπαλία
games-lost = Ήττα
games-second = Δεύτερη θέση
games-third = Τρίτη θέση
games-fourth = Τέταρτη θέση
games-against = αντίπαλοι: { $opponents }
games-played-on = συνέχεια άλλου παιχνιδιού
games-printed-one = επιτραπέζιο, από το φύλλο βαθμολογίας
games-older = Παλαιότερα παιχνίδια: { $count }
games-points = Πόντοι, παιχνίδι προς παιχνίδι
games-points-about = Οι πόντοι των τελευταίων βασιλείων σας ({ $count }): μέσος όρος { $average }, καλύτερο { $best }.
games-legend-won = νίκη
games-legend-not = όχι νίκη
games-legend-middle = διάμεσος των { $count }
games-ago = τα τελευταία { $count }
games-latest = το τελευταίο
games-day = Ημέρα
games-result = Αποτέλεσμα
games-own-points = Πόντοι
games-head = Αναμετρήσεις
games-head-about = { $opponent }: νίκες { $won }, ισοπαλίες { $shared }, ήττες { $lost }
games-head-legend = Μία μπάρα ανά παιχνίδι: γεμάτη – νίκη, παύλα – ισοπαλία, άδεια – ήττα.
games-all-opponents = Όλοι οι αντίπαλοι: { $count }
games-played = Παιχνίδια
games-by-rules = Ανά κανόνες
games-average-short = Μέσος όρος
games-best = Το καλύτερο βασίλειό σας
games-best-about = Το καλύτερο βασίλειό σας, πόντοι: { $points }
games-best-more = Κι άλλα από τα καλύτερα βασίλειά σας
games-largest = Μεγαλύτερη ενότητα
games-squares = { $count ->
    [one] Ένα τετράγωνο
   *[other] { $count } τετράγωνα
}
games-richest = Πλουσιότερη ενότητα
games-average = Πόντοι κατά μέσο όρο
games-run-longest = Μεγαλύτερο σερί νικών
games-run-now = Συνεχόμενες νίκες τώρα
games-times = { $count ->
    [one] μία φορά
   *[other] { $count } φορές
}
games-terrains = Από πού έρχονται οι πόντοι σας
games-terrains-about = Πόντοι κάθε τοπίου σε ένα βασίλειό σας, κατά μέσο όρο: { $terrains }
games-terrains-legend = Κόκκινη γραμμή: όλοι όσοι έπαιξαν μαζί σας.
games-terrain = Τοπίο
games-others = Άλλοι
games-empty = Εδώ θα σχεδιαστεί το πρώτο σας παιχνίδι.
games-empty-about = Κάθε παιχνίδι που τελειώνετε σε αυτόν τον περιηγητή μένει εδώ, με το βασίλειό του.
games-play = Παίξτε ένα παιχνίδι
games-few = Μετά από { $count } παιχνίδια, τα διαγράμματα θα δείχνουν πώς παίζετε.
games-again = Δοκιμάστε ξανά
games-file = Τα παιχνίδια σας ως αρχείο
games-private = Μόνο αυτός ο περιηγητής βλέπει αυτά τα παιχνίδια. Δεν χρειάζεται λογαριασμός.
games-save = Αποθήκευση όλων σε αρχείο
games-bring = Εισαγωγή από αρχείο
games-added = Παιχνίδια που προστέθηκαν: { $count }
games-bad-file = Δεν είναι αρχείο από «Τα παιχνίδια μου».
games-erase = Διαγραφή όλων
games-erase-about = Η λίστα σας διαγράφεται από τον διακομιστή, με όλους τους αριθμούς και ό,τι φέρατε από αρχείο. Τα παιχνίδια μένουν στα τραπέζια τους για όσους έπαιξαν. Αυτό δεν αναιρείται.
games-erase-yes = Διαγραφή
games-erase-no = Διατήρηση
games-erased = Όλα διαγράφηκαν.
games-review-last = Ανασκόπηση του τελευταίου
games-accuracy = ακρίβεια { $percent } %
games-accuracy-last = Ακρίβεια, τελευταίες ανασκοπήσεις: { $count }
games-was = ήταν { $percent }
games-luck = Τύχη και αποφάσεις
games-luck-about = Παιχνίδια με ανασκόπηση: { $count }. Σε { $better } από αυτά παίξατε καλύτερα από τους άλλους, σε { $kind } τα ντόμινο σας ευνόησαν.
games-unkind = άτυχες μοιρασιές
games-kind = τυχερές μοιρασιές
games-better = παίξατε καλύτερα
games-worse = οι άλλοι έπαιξαν καλύτερα
games-luck-few = Από { $count } ανασκοπήσεις και πάνω, ένα διάγραμμα δείχνει τύχη και αποφάσεις. Ως τώρα: { $reviewed }.
games-review-next = Ανασκόπηση του επόμενου
games-daily = Της ημέρας
games-daily-one = μοιρασιά της ημέρας
games-daily-practice = μοιρασιά της ημέρας, εξάσκηση
games-delete = Διαγραφή
games-delete-ask = Να διαγραφεί αυτό το επιτραπέζιο από τη λίστα σας; Αυτό δεν αναιρείται.
games-delete-no = Διατήρηση
games-deleted = Το παιχνίδι διαγράφηκε.
