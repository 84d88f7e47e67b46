### Whether kingdoms can be made of the 48 dominoes.

tiling-found = Aceste regate pot fi făcute din cele 48 de plăcuțe de domino.
tiling-no-kernel = Nu s-a verificat dacă aceste regate pot fi făcute din cele 48 de plăcuțe de domino: lipsește nucleul compilat. Instalează gcc sau clang, apoi din nou acest pachet.
tiling-place = rândul { $line }, coloana { $column }
tiling-no-such-square = Nicio plăcuță de domino nu are un asemenea careu: { $square }.
tiling-too-many = Mai multe careuri de acest fel decât sunt în cutie: { $square }. Plăcuțe care îl au: { $dominoes }.
tiling-no-partner = Niciun careu vecin nu se potrivește cu acesta: { $square }. Plăcuțe care îl au: { $dominoes }.
tiling-not-enough = Nu sunt destule plăcuțe pentru toate aceste careuri. Plăcuțe în cauză: { $dominoes }.
tiling-unreachable = Nicio ordine de așezare nu ajunge aici: fiecare plăcuță trebuie să atingă castelul sau terenul ei.
