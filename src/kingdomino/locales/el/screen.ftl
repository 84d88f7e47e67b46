### Το παιχνίδι σε όλο το τερματικό.

## Πριν από αυτό.

option-plain = παιχνίδι γραμμή γραμμή αντί σε όλο το τερματικό
screen-no-textual = Λείπει το πακέτο textual της Python, γι’ αυτό το παιχνίδι παίζεται γραμμή γραμμή.
screen-too-small = Αυτό το τερματικό είναι { $size }, γι’ αυτό το παιχνίδι παίζεται γραμμή γραμμή. Από { $wanted } και πάνω γεμίζει το τερματικό.

## Κάτω από το ταμπλό.

screen-place = { $player }, τοποθετήστε το ντόμινο { $domino } ({ $terrains }):
screen-thinking = { $player }: σκέφτεται…
screen-looking = Βλέπετε ένα βασίλειο: { $player }.
screen-no-hint = Υποδείξεις υπάρχουν για έναν άνθρωπο ενάντια σε μποτ, με τον μεταγλωττισμένο πυρήνα.
screen-hint-wait = Αναζητείται η καλύτερη κίνηση…
screen-leave = Έξοδος από το παιχνίδι; Έχει αποθηκευτεί και μπορεί να συνεχιστεί.
screen-enlarge = Το παράθυρο είναι πολύ μικρό για το παιχνίδι: χρειάζεται { $wanted }.

## Τα ονόματα δύο πλήκτρων.

screen-enter = Enter
screen-escape = Esc

## Τι κάνουν τα πλήκτρα, με μία λέξη.

screen-key-move = μετακίνηση
screen-key-turn = στροφή
screen-key-place = τοποθέτηση
screen-key-choose = επιλογή
screen-key-claim = λήψη
screen-key-kingdoms = βασίλεια
screen-key-hint = υπόδειξη
screen-key-back = πίσω
screen-key-scroll = κύλιση
screen-key-next = επόμενο παιχνίδι

## Τι κάνουν τα πλήκτρα, στη λίστα τους.

screen-about-arrows = μετακινούν το ντόμινο ή επιλέγουν ένα από τη γραμμή
screen-about-turn = περιστρέφει το ντόμινο· το R το γυρίζει πίσω
screen-about-enter = τοποθετεί το ντόμινο ή παίρνει το επιλεγμένο
screen-about-number = επιλέγει το ντόμινο με αυτόν τον αριθμό
screen-about-kingdoms = δείχνει το επόμενο βασίλειο· το Esc γυρίζει στο δικό σας
screen-about-hint = η καλύτερη κίνηση, και γιατί
screen-about-mouse = Ή κάντε κλικ σε μια θέση για να τοποθετήσετε εκεί, και σε ένα ντόμινο για να το πάρετε. Η ροδέλα περιστρέφει το ντόμινο που κρατάτε.
