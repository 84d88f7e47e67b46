### Οι λέξεις του παιχνιδιού: κομμάτια, χρώματα, κανόνες, πλήθη.

title = Kingdomino

## Τοπία. Το γράμμα μπαίνει πάνω στο τετράγωνο: έξι διαφορετικά, πλάτους μίας στήλης.

terrain-wheat = σιταροχώραφο
terrain-wheat-letter = Σ
terrain-forest = δάσος
terrain-forest-letter = Δ
terrain-lake = λίμνη
terrain-lake-letter = Λ
terrain-grassland = λιβάδι
terrain-grassland-letter = Α
terrain-swamp = βάλτος
terrain-swamp-letter = Β
terrain-mine = ορυχείο
terrain-mine-letter = Ο
castle = κάστρο

## Χρώματα των κάστρων και των βασιλιάδων.

colour-pink = ροζ
colour-yellow = κίτρινο
colour-green = πράσινο
colour-blue = μπλε

## Κανόνες προς επιλογή.

preset-classic = Κλασικό
preset-mighty-duel = Η Μεγάλη Μονομαχία
preset-dynasty = Δυναστεία
preset-tournament = Τουρνουά
preset-demo = Επίδειξη
preset-second-edition = Δεύτερη έκδοση

preset-classic-about = το παιχνίδι όπως τυπώθηκε, για 2 έως 4 παίκτες
preset-mighty-duel-about = 2 παίκτες, και τα 48 ντόμινο, βασίλεια 7×7
preset-dynasty-about = τρία παιχνίδια στη σειρά, οι πόντοι αθροίζονται
preset-tournament-about = με Το Κεντρικό Βασίλειο και την Αρμονία
preset-demo-about = 2 παίκτες· την ισοπαλία τη λύνουν μόνο τα στέμματα
preset-second-edition-about = του 2024: οι 3 παίκτες παίζουν και με τα 48 ντόμινο

opening-owner = το ντόμινο το διαλέγει ο κάτοχος του βασιλιά
opening-drawer = όποιος τραβά έναν βασιλιά διαλέγει το ντόμινό του
opening-abba = για δύο: πρώτος, δεύτερος, δεύτερος, πρώτος

middle-kingdom-full-box = το βασίλειο απλώνεται ως τα όρια, με το κάστρο στο κέντρο
middle-kingdom-symmetric = το κάστρο στο κέντρο βασιλείου κάθε μεγέθους

bonus-middle-kingdom = Το Κεντρικό Βασίλειο
bonus-harmony = Αρμονία

rung-points = οι πόντοι
rung-territory = η μεγαλύτερη ενότητα
rung-crowns = τα στέμματα

## Πλήθη.

points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
crowns = { $count ->
    [one] { $count } στέμμα
   *[other] { $count } στέμματα
}
squares = { $count ->
    [one] { $count } τετράγωνο
   *[other] { $count } τετράγωνα
}
dominoes = { $count ->
    [one] { $count } ντόμινο
   *[other] { $count } ντόμινο
}
rounds = { $count ->
    [one] { $count } γύρος
   *[other] { $count } γύροι
}
players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
