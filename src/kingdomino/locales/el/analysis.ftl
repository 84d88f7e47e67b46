### Βαθμοί κινήσεων και αιτίες.

## Βαθμοί κινήσεων.

grade-best = άριστη
grade-good = καλή
grade-inaccuracy = ανακρίβεια
grade-mistake = λάθος
grade-blunder = σοβαρό λάθος
grade-forced = μοναδική

## Γιατί μια κίνηση είναι καλύτερη, το πολύ 140 χαρακτήρες. Τα $points, $squares, $crowns έχουν τη λέξη τους.

reason-points-now = { $terrain }: { $points } αμέσως, { $more } περισσότεροι.
reason-territory = { $terrain }: ενότητα με { $squares } και { $crowns }.
reason-follow-up = Μετά το ντόμινο { $domino } δίνει { $points }, { $more } περισσότερους.
reason-claim-points = Το ντόμινο { $domino } μπορεί να δώσει { $points }, πιο πολλούς από το { $other }.
reason-crowns = Το ντόμινο { $domino } φέρνει { $crowns }.
reason-no-place = Αλλιώς το ντόμινο { $domino } δεν θα είχε θέση.
reason-hole = Αλλιώς το { $cell } θα έμενε άδειο.
reason-room = Από τα ντόμινο που έρχονται, { $dominoes } περισσότερα χωρούν.
reason-centre = Το κάστρο μπορεί ακόμη να μείνει στη μέση: { $points }.
reason-earlier = Με το ντόμινο { $domino } παίζεις νωρίτερα στον επόμενο γύρο: θέση { $place } αντί για { $other }.
reason-denial = { $player } θέλει το ντόμινο { $domino }: εκεί θα έδινε { $points }.
reason-expected = Κατά μέσο όρο { $points } περισσότεροι στο τέλος.
