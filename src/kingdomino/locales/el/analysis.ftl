### Βαθμοί κινήσεων και αιτίες.

## Βαθμοί κινήσεων.

grade-best = άριστη
grade-good = καλή
grade-inaccuracy = ανακρίβεια
grade-mistake = λάθος
grade-blunder = σοβαρό λάθος
grade-forced = μοναδική
grade-decided = { $grade } (κριμένη παρτίδα)

## Γιατί μια κίνηση είναι καλύτερη, το πολύ 140 χαρακτήρες. Τα $points, $other_points, $squares, $crowns έχουν τη λέξη τους, τα ποσοστά το σύμβολό τους.

reason-points-now = { $terrain }: { $points } αμέσως, { $more } παραπάνω.
reason-follow-up = Μετά, με το ντόμινο { $domino }: { $points }, { $more } παραπάνω.
reason-no-place = Αλλιώς το ντόμινο { $domino } δεν θα είχε θέση.
reason-hole = Αλλιώς η θέση { $cell } θα έμενε άδεια.
reason-room = Αλλιώς το βασίλειο θα ήταν στο τέλος κατά { $squares } μικρότερο.
reason-territory = { $terrain }: ενότητα με { $squares }, που μπορεί να μεγαλώσει.
reason-cut-off = { $terrain }: αλλιώς { $squares } έξω από την ενότητα.
reason-crowns-later = { $terrain }: χώρος για περισσότερα στέμματα.
reason-growth = { $terrain }: περισσότερος χώρος για να μεγαλώσει.
reason-bonus = { $bonus } στο { $percent } των παρτίδων, αλλιώς στο { $other_percent }.
reason-claim-points = Με το ντόμινο { $domino }: { $points }· με το { $other }: μόνο { $other_points }.
reason-crowns = Το ντόμινο { $domino } φέρνει { $crowns }.
reason-claim-growth = { $terrain }: το ντόμινο { $domino } μεγαλώνει την ενότητα.
reason-unplaceable = Το ντόμινο { $domino } δεν θα είχε θέση.
reason-earlier = Με το ντόμινο { $domino } η σειρά έρχεται νωρίτερα στον επόμενο γύρο: θέση { $place } αντί για { $other }.
reason-denial = Το ντόμινο { $domino } το θέλει αντίπαλος ({ $player }): εκεί το κέρδος θα ήταν { $points }.
reason-rivals = Αντίπαλος ({ $player }): μείον { $points }.
reason-expected = Κατά μέσο όρο { $points } παραπάνω στο τέλος.

## Πόσους πόντους χάνει μια κίνηση με την τοποθέτηση και πόσους με την επιλογή.

part-placement = Τοποθέτηση: { $points }
part-claim = Επιλογή: { $points }
