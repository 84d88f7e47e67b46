### How it is told that it is somebody’s turn.

setting-turn-sound = Απαλός ήχος όταν είναι η σειρά σας
setting-vibration = Δόνηση όταν είναι η σειρά σας
setting-notifications = Ειδοποίηση όταν είναι η σειρά μου
notifications-refused = Αυτός ο περιηγητής δεν επιτρέπει ειδοποιήσεις εδώ.
setting-push = Ειδοποίηση και όταν η σελίδα είναι κλειστή
push-unsupported = Αυτός ο περιηγητής δεν μπορεί να σας ειδοποιεί όσο η σελίδα είναι κλειστή. Σε iPhone ή iPad, προσθέστε πρώτα τη σελίδα στην αρχική οθόνη.
push-insecure = Οι ειδοποιήσεις με κλειστή σελίδα χρειάζονται διεύθυνση https.
push-failed = Η υπηρεσία ειδοποιήσεων αυτού του περιηγητή δεν είναι διαθέσιμη τώρα.
alert-turn = Είναι η σειρά σας.
push-time = Ο χρόνος σας σχεδόν τελείωσε.
push-table = Τραπέζι: { $players }
