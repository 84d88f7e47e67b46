### Βαθμοί κινήσεων και αιτίες.

## Βαθμοί κινήσεων.

grade-best = άριστη
grade-good = καλή
grade-inaccuracy = ανακρίβεια
grade-mistake = λάθος
grade-blunder = σοβαρό λάθος
grade-forced = μοναδική
grade-decided = { $grade } (κριμένη παρτίδα)

## Γιατί μια κίνηση είναι καλύτερη, το πολύ 140 χαρακτήρες. Τα $points, $squares, $crowns έχουν τη λέξη τους.

reason-points-now = { $terrain }: { $points } αμέσως, { $more } παραπάνω.
reason-territory = { $terrain }: ενότητα με { $squares } και { $crowns }.
reason-follow-up = Μετά, με το ντόμινο { $domino }: { $points }, { $more } παραπάνω.
reason-claim-points = Το ντόμινο { $domino } μπορεί να δώσει περισσότερα από το { $other }: { $points }.
reason-crowns = Το ντόμινο { $domino } φέρνει { $crowns }.
reason-no-place = Αλλιώς το ντόμινο { $domino } δεν θα είχε θέση.
reason-hole = Αλλιώς η θέση { $cell } θα έμενε άδεια.
reason-room = Από τα ντόμινο που θα έρθουν, χωρούν { $dominoes } παραπάνω.
reason-centre = Το κάστρο μπορεί ακόμη να μείνει στη μέση: { $points }.
reason-earlier = Με το ντόμινο { $domino } η σειρά έρχεται νωρίτερα στον επόμενο γύρο: θέση { $place } αντί για { $other }.
reason-denial = Το ντόμινο { $domino } το θέλει αντίπαλος ({ $player }): εκεί το κέρδος θα ήταν { $points }.
reason-expected = Κατά μέσο όρο { $points } παραπάνω στο τέλος.
