### The daily deal: loaded with its screen.

daily-caption = Μοιρασιά της ημέρας { $number } · { $date }
daily-play = Παίξτε τη σημερινή μοιρασιά
daily-continue = Συνεχίστε τη σημερινή μοιρασιά
daily-practice = Παίξτε την ξανά, για εξάσκηση
daily-about = Όλοι σε αυτόν τον διακομιστή συναντούν τα ίδια ντόμινο με την ίδια σειρά και τα ίδια μποτ. Μετρά μία προσπάθεια· μετά μπορείτε να την παίξετε ξανά για εξάσκηση.
daily-about-date = Αυτό το μοίρασμα προκύπτει από τη σημερινή ημερομηνία: τα ίδια ντόμινο και τα ίδια μποτ σε όλο τον κόσμο, χωρίς διακομιστή και χωρίς κατάταξη. Η πρώτη προσπάθεια μετράει για το ημερολόγιο αυτού του προγράμματος περιήγησης· μετά μπορεί κανείς να ξαναπαίξει για εξάσκηση.
daily-result = { $points }, θέση { $place } από { $players }
daily-void = Η σημερινή προσπάθεια εγκαταλείφθηκε και δεν μετρά.
daily-better = Καλύτερα από { $percent } στους 100 Αντιβασιλείς
daily-regent-about = Το ισχυρότερο μποτ έπαιξε αυτή τη μοιρασιά { $games } φορές στη θέση σας. Κάθε κουκκίδα είναι δέκα παιχνίδια του.
daily-regent-running = Ο Αντιβασιλέας παίζει ακόμη: { $games } από { $total }
daily-games = Παιχνίδια
daily-streak = { $count ->
    [one] { $count } μέρα στη σειρά
   *[other] { $count } μέρες στη σειρά
}
daily-longest = ρεκόρ: { $count }
daily-not-played = δεν παίχτηκε
daily-save = Αποθήκευση της εικόνας
daily-best = Τα καλύτερα χθεσινά βασίλεια
daily-best-none = Κανείς δεν τελείωσε εδώ τη χθεσινή μοιρασιά.
daily-next = Η επόμενη μοιρασιά ανοίγει σε { $time }.
daily-check = Έλεγχος της μοιρασιάς
daily-check-about = Η δέσμευση για το αυριανό μυστικό φαίνεται σήμερα και το μυστικό την επομένη της μοιρασιάς. Το SHA-256 του μυστικού πρέπει να είναι η δέσμευση.
daily-commitment = Η δέσμευση για σήμερα
daily-commitment-next = Η δέσμευση για αύριο
daily-secret = Το χθεσινό μυστικό
daily-commitment-yesterday = Η χθεσινή δέσμευση
daily-first-line = Η πρώτη γραμμή σήμερα
daily-opener = πρώτη επιλογή
daily-earlier = Προηγούμενος μήνας: { $month }
daily-later = Επόμενος μήνας: { $month }
daily-this-week = Αυτή η εβδομάδα
daily-whole-month = Όλος ο μήνας
daily-puzzle = Γρίφος της ημέρας
daily-puzzle-about = Γρίφος { $number }: { $theme }
daily-puzzle-solve = Λύστε τον
daily-puzzle-solved = Τον λύσατε.
daily-puzzle-look = Δείτε τον ξανά
daily-card = Η εικόνα για κοινοποίηση: το βασίλειό σας και το αποτέλεσμα
