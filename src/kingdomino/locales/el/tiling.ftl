### Whether kingdoms can be made of the 48 dominoes.

tiling-found = Αυτά τα βασίλεια φτιάχνονται από τα 48 ντόμινο.
tiling-place = γραμμή { $line }, στήλη { $column }
tiling-no-such-square = Κανένα ντόμινο δεν έχει τέτοιο τετράγωνο: { $square }.
tiling-too-many = Περισσότερα τέτοια τετράγωνα απ’ όσα έχει το κουτί: { $square }. Ντόμινο που το έχουν: { $dominoes }.
tiling-no-partner = Κανένα γειτονικό δεν ταιριάζει με αυτό το τετράγωνο: { $square }. Ντόμινο που το έχουν: { $dominoes }.
tiling-not-enough = Δεν φτάνουν τα ντόμινο για όλα αυτά τα τετράγωνα. Πρόκειται για: { $dominoes }.
tiling-unreachable = Καμία σειρά τοποθέτησης δεν φτάνει ως εδώ: κάθε ντόμινο πρέπει να αγγίζει το κάστρο ή το τοπίο του.
