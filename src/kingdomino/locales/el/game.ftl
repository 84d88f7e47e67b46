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

preset-classic-about = το βασικό παιχνίδι, για 2 έως 4 παίκτες
preset-mighty-duel-about = 2 παίκτες, και τα 48 ντόμινο, βασίλεια 7×7
preset-dynasty-about = τρεις παρτίδες στη σειρά, οι πόντοι αθροίζονται
preset-tournament-about = με το Κεντρικό Βασίλειο και την Αρμονία
preset-demo-about = από το ρωσικό φυλλάδιο επίδειξης: 2 παίκτες· την ισοπαλία τη λύνουν μόνο τα στέμματα
preset-second-edition-about = του 2024: 3 παίκτες χρησιμοποιούν και τα 48 ντόμινο

opening-owner = το ντόμινο το διαλέγει ο κάτοχος του βασιλιά
opening-drawer = όποιος τραβά έναν βασιλιά διαλέγει το ντόμινό του
opening-abba = για δύο: πρώτος, δεύτερος, δεύτερος, πρώτος

middle-kingdom-full-box = το βασίλειο απλώνεται ως τα όρια, με το κάστρο στο κέντρο
middle-kingdom-symmetric = το κάστρο στο κέντρο βασιλείου κάθε μεγέθους

bonus-middle-kingdom = Το Κεντρικό Βασίλειο
bonus-harmony = Αρμονία

criterion-points = οι πόντοι
criterion-territory = η μεγαλύτερη ενότητα
criterion-crowns = τα στέμματα
criteria-then = { $first }, μετά { $next }

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

## The table.

you = Εσείς
heading-opening = Οι βασιλιάδες βγαίνουν
heading-round = Γύρος { $round } από { $rounds }
heading-over = Το παιχνίδι τελείωσε
heading-game = Παρτίδα { $game } από { $games }

## The end.

territory-score = { $terrain }: { $squares } × { $crowns } = { $points }
victory-by-points = Νικητής: { $player }, με τους περισσότερους πόντους!
victory-by-territory = Νικητής: { $player }. Ισοπαλία στους πόντους, αλλά με τη μεγαλύτερη ενότητα.
victory-by-crowns = Νικητής: { $player }. Και πάλι ισοπαλία, αλλά με τα περισσότερα στέμματα.
victory-shared = Μοιράζονται τη νίκη: { $players }!
tie-broken = ισοπαλία, κριτήριο: { $criterion }
dynasty-so-far = Δυναστεία: μετά από { $done } από τις { $games } παρτίδες
dynasty-total = Δυναστεία: όλες οι παρτίδες μαζί

## Signs instead of words.

reaction-hello = Γεια σας!
reaction-well-played = Καλή κίνηση!
reaction-thanks = Ευχαριστώ!
reaction-ouch = Ωχ!
reaction-surprise = Πω πω!
reaction-hurry = Σειρά σας!
reaction-sorry = Συγγνώμη!
reaction-good-game = Ωραίο παιχνίδι!

## Checking a shuffle.

verdict-deal = τα ντόμινο βγήκαν όπως τα μοιράζει ο σπόρος
verdict-commitment = το μυστικό είναι αυτό που δόθηκε ως υπόσχεση όταν άνοιξε το τραπέζι
verdict-seed = ο σπόρος έγινε από το μυστικό και από ό,τι συνεισέφερε κάθε θέση
verdict-contribution = η συνεισφορά σας είναι μέρος του
verify-fair = Το ανακάτεμα ήταν δίκαιο.
verify-unfair = Το ανακάτεμα δεν ήταν όπως δόθηκε η υπόσχεση.
