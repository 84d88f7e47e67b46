### Το τέλος του παιχνιδιού.

end-caption = { $rounds ->
    [one] Μετά από έναν γύρο
   *[other] Μετά από { $rounds } γύρους
}
end-abandoned = Τελείωσε νωρίτερα
end-winner = Κυρίαρχος του χάρτη: { $player }
end-you = Ο χάρτης είναι δικός σας
end-shared = Κοινή κυριαρχία στον χάρτη: { $players }
rank-1 = Πρώτη θέση
rank-2 = Δεύτερη θέση
rank-3 = Τρίτη θέση
rank-4 = Τέταρτη θέση
end-no-points = κανένας πόντος
rematch = Άλλο ένα παιχνίδι
rematch-go = Στο νέο τραπέζι
replay-open = Ξαναδείτε το παιχνίδι
record-title = Αποθήκευση του παιχνιδιού
record-copy = Αντιγραφή της καταγραφής
record-download = Λήψη της καταγραφής
share-image = Εικόνα των βασιλείων
share-link = Αντιγραφή συνδέσμου επανάληψης
verify-open = Έλεγχος του ανακατέματος
verify-how = Πριν μοιραστεί το πρώτο ντόμινο, ο διακομιστής είχε ήδη υποσχεθεί αυτό το ανακάτεμα. Για να το ελέγξετε μόνοι σας, κατεβάστε την καταγραφή και εκτελέστε:
verify-commitment = Η υπόσχεση
verify-running = Γίνεται έλεγχος…
verify-own-fair = Αυτός ο περιηγητής ανακάτεψε ξανά μόνος του: τα ντόμινο και οι βασιλιάδες ήρθαν όπως είχε υποσχεθεί ο διακομιστής.
verify-own-unfair = Αυτός ο περιηγητής ανακάτεψε ξανά μόνος του, και δεν ήρθαν όλα όπως είχε υποσχεθεί ο διακομιστής.
verify-own-part = Η συνεισφορά σας, που πριν από το μοίρασμα την ήξερε μόνο αυτός ο περιηγητής, είναι μέσα στο ανακάτεμα.
verify-own-insecure = Ο περιηγητής μπορεί να ανακατέψει ξανά μόνος του μόνο μέσω https.
verify-continued = Αυτό το παιχνίδι συνεχίστηκε από την κίνηση { $ply } ενός άλλου. Τα ντόμινο έρχονται με τη σειρά που μοιράστηκαν εκεί: δεν είναι νέο ανακάτεμα, και όποιος ξέρει εκείνο το παιχνίδι ξέρει τι ακολουθεί.
verify-continued-open = Σε εκείνο το παιχνίδι
verify-local-fair = Για αυτό το παιχνίδι ανακάτεψε η ίδια η συσκευή. Αν ανακατέψει ξανά με τον ίδιο σπόρο, τα ντόμινο και οι βασιλιάδες έρχονται όπως ήρθαν.
verify-local-unfair = Για αυτό το παιχνίδι ανακάτεψε η ίδια η συσκευή, αλλά τα ντόμινο ή οι βασιλιάδες δεν ήρθαν όπως λέει ο σπόρος.
verify-dealt-anew = Αυτό το παιχνίδι συνεχίζει ένα άλλο από την κίνηση { $ply }. Ό,τι δεν είχε αποκαλυφθεί εκεί ανακατεύτηκε ξανά.
counting-title = Η καταμέτρηση
counting-now = Τώρα: { $terrain }
counting-earlier = Από τα προηγούμενα παιχνίδια
counting-bonuses = Μπόνους
counting-tie = Ισοπαλία στους πόντους. Τώρα: { $criterion }
counting-step = { $step } από { $steps }
counting-skip = Κατευθείαν στο τέλος
counting-go-on = Πατήστε στην οθόνη ή το πλήκτρο διαστήματος για συνέχεια.
counting-again = Νέα καταμέτρηση
counting-level = ισοπαλία
end-by-land = Ανά τοπίο
end-points = Πόντοι
end-all-games = Όλα τα παιχνίδια
decided-title = Τι έκρινε το παιχνίδι
decided-tie = Η ισοπαλία, βήμα βήμα
decided-equal = ισοπαλία
decided-not-needed = δεν χρειάστηκε
decided-shared = Ακόμη ισοπαλία: η νίκη μοιράζεται.
leads-title = Ποιος προηγούνταν, γύρο με τον γύρο
leads-about = Ποιος προηγούνταν μετά από κάθε γύρο. { $standings }
leads-round = Γύρος
evening-title = Απόψε
evening-since = από τις { $time }
share = Κοινοποίηση
share-result = Το αποτέλεσμα
share-result-copy = Αντιγραφή του αποτελέσματος
share-result-send = Αποστολή του αποτελέσματος
share-picture = Η εικόνα
share-picture-send = Αποστολή της εικόνας
share-replay = Η επανάληψη
share-replay-send = Αποστολή συνδέσμου επανάληψης
rematch-waiting = { $player } περιμένει: άλλο ένα παιχνίδι
end-hints = { $count ->
    [one] Με μία υπόδειξη.
   *[other] Με { $count } υποδείξεις.
}
rematch-title = Άλλο ένα παιχνίδι;
rematch-asked = Αναμονή για τους άλλους…
rematch-agreed = ναι
rematch-declined = όχι τώρα
rematch-open = δεν έχει απαντήσει
rematch-change = Άλλοι κανόνες ή θέσεις
rematch-decline = Όχι τώρα
rematch-seat = Θέση { $number }
rematch-propose = Πρόταση στους άλλους
