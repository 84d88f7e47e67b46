### Cum se joacă: regulile ca o cărticică și un prim joc care învață.

guide-title = Cum se joacă
guide-lead = Cinci minute de citit, un sfert de oră de jucat. Aici este tot ce îți trebuie.
guide-contents = Cuprins
guide-to-lesson = Învață jucând

## Scopul.

guide-goal = Scopul jocului
guide-goal-land = Ai un castel și încă nicio palmă de pământ. Plăcuță cu plăcuță așezi în jurul lui lanuri, păduri și lacuri, iar regatul crește.
guide-goal-points = La sfârșit, fiecare teritoriu aduce puncte: careurile lui înmulțite cu coroanele. Câștigă cine are cele mai multe puncte.

## Ce este în joc.

guide-box = Ce este în joc
guide-box-pieces = Un joc pentru doi până la patru jucători. Fiecare are un castel și unul sau doi regi de aceeași culoare; cele 48 de plăcuțe de domino sunt ale tuturor. Amestecarea, ordonarea și numărarea se fac aici de la sine.
guide-box-domino = O plăcuță de domino are pe spate un număr de la 1 la 48, iar pe față două careuri. Un careu arată unul dintre cele șase terenuri și cel mult trei coroane. Cu cât numărul este mai mare, cu atât terenul este mai rar și coroanele mai multe.
guide-box-castle = Castelul ocupă un careu. Nu are teren și nici coroane și nu aduce singur puncte.
guide-part-number = numărul, pe spate: el hotărăște locul plăcuței în linie
guide-part-terrain = un careu: un singur teren, aici fără coroană
guide-part-crowns = celălalt careu: fiecare fanion este o coroană, aici sunt două
guide-terrains-caption = Toate cele 96 de careuri, după teren și coroane. Minele sunt rare, dar bogate.

## Înainte de prima tură.

guide-setup = Înainte de prima tură
guide-setup-pile = Cele 48 de plăcuțe se amestecă. Patru jucători le folosesc pe toate, trei folosesc 36, iar doi 24. Restul se pune deoparte și nu se uită nimeni la el.
guide-setup-line = Se întorc atâtea plăcuțe câți regi sunt în joc și se ordonează, începând cu numărul cel mai mic. Aceasta este o linie.
guide-setup-opening = Acum regii ies pe rând, la întâmplare. Fiecare se așază pe o plăcuță liberă din linie, aleasă de jucătorul căruia îi aparține: aceea va fi prima lui plăcuță. Apoi se întinde a doua linie și jocul începe.
guide-setup-caption = Ce depinde de numărul de jucători
guide-setup-players = Jucători
guide-setup-dominoes = Plăcuțe
guide-setup-kings = Regi de jucător
guide-setup-spots = Într-o linie
guide-setup-rounds = Runde

## O tură.

guide-turn = O tură
guide-turn-order = În fiecare rundă fiecare rege joacă o dată: primul este cel de pe numărul cel mai mic, ultimul cel de pe numărul cel mai mare. Când îi vine rândul regelui tău, faci două lucruri, în această ordine:
guide-turn-place = Așezi
guide-turn-place-text = Ia plăcuța pe care stă regele și pune-o în regatul tău.
guide-turn-claim = Alegi
guide-turn-claim-text = Mută regele pe o plăcuță liberă din linia următoare. Pe aceea o vei așeza în runda următoare.
guide-turn-over = După ce au trecut toți regii, linia lor devine linia rundei noi, iar în spatele ei se întinde alta.
guide-lines-caption = Regele albastru stătea pe numărul cel mai mic: plăcuța lui este așezată, iar el a ales 23. Acum joacă regele roz, apoi cel galben, apoi cel verde.

## Așezarea.

guide-placing = Cum se așază o plăcuță
guide-placing-connect = Cele două careuri se pun pe două căsuțe libere alăturate. Cel puțin unul trebuie să atingă, cu o latură întreagă, castelul sau un careu de același teren care era deja acolo. Colțurile nu contează. Ce atinge celălalt careu nu are importanță.
guide-placing-castle = Castelul este joker: orice teren i se potrivește.
guide-placing-halves = Cele două careuri ale unei plăcuțe nu contează unul pentru celălalt, nici măcar când au același teren.
guide-placing-fits = Grâu lângă grâu: se potrivește și aduce 3 puncte.
guide-placing-turned = Invers nu se potrivește: niciun careu nu atinge un careu cu același teren.
guide-placing-double = Două lacuri, dar numai unul lângă altul: asta nu contează.
guide-placing-wild = Lângă castel se potrivește orice.
guide-placing-box = Regatul poate ajunge la cinci căsuțe în lățime și cinci în înălțime, cu tot cu castel, și nu mai mult. Unde se află acest pătrat nu este stabilit dinainte: depinde de ce construiești. Castelul poate ajunge în mijloc, la margine sau într-un colț.
guide-placing-box-caption = Patru în lățime și patru în înălțime: pătratul se mai poate închide într-o parte sau în cealaltă. De îndată ce regatul are cinci în lățime, stânga și dreapta sunt stabilite; când are cinci în înălțime, susul și josul.
guide-placing-must = O plăcuță care are loc undeva trebuie așezată, chiar dacă nu îți convine.
guide-placing-discard = O plăcuță care nu are loc nicăieri este înlăturată: iese din joc, fără puncte și fără înlocuire. Regele ei alege totuși o plăcuță din linia următoare.

## Alegerea.

guide-claiming = Alegerea bună
guide-claiming-free = Poți alege orice plăcuță pe care nu stă încă un rege. Ultimul ia ce a rămas.
guide-claiming-order = Numărul hotărăște ordinea din runda următoare. Un număr mic arată pământ obișnuit, dar joci devreme și apoi alegi din mai multe plăcuțe. Un număr mare are coroane, dar vii târziu. Aceasta este inima jocului.
guide-claiming-caption = Mic: pământ obișnuit, dar devreme. Mare: coroane, dar târziu.

## Doi jucători.

guide-two = Doi jucători, câte doi regi
guide-two-caption = Galbenul joacă primul, cu 5, apoi rozul de două ori, apoi din nou galbenul.
guide-two-text = Fiecare are doi regi, deci două ture în fiecare rundă: câte una pentru fiecare rege, când îi vine numărul. Se poate întâmpla să joci de două ori la rând. O linie are patru plăcuțe, se joacă 24 de plăcuțe, iar după șase runde jocul s-a terminat.

## Ultima rundă.

guide-last = Ultima rundă
guide-last-text = Când pachetul de tragere s-a terminat, nu se mai întinde nicio linie. În această ultimă rundă doar așezi: nu mai e nimic de ales. Apoi se numără punctele.

## Puncte.

guide-points = Puncte
guide-points-territory = Un teritoriu înseamnă toate careurile de același teren, legate latură lângă latură. Aduce numărul careurilor înmulțit cu numărul coroanelor de pe ele. Fără coroană nu aduce nimic, oricât ar fi de mare.
guide-points-many = Același teren poate avea mai multe teritorii; fiecare se numără separat. Castelul nu ține de niciunul.
guide-points-caption = Pădurea aceasta are cinci careuri și trei coroane: 5 × 3 = 15 puncte. Lanurile și lacul nu au coroană și nu aduc nimic.
guide-points-example = Un regat întreg: teritoriile cu hotar aduc puncte. Lacul singur și pajiștea singură nu au coroană.
guide-points-total = Total

## Remiză.

guide-ties = Când punctele sunt egale
guide-ties-text = Câștigă cine are cele mai multe puncte. Dacă mai mulți au la fel de multe, decid, în această ordine:
guide-ties-territory = cel mai mare teritoriu, cu sau fără coroane;
guide-ties-crowns = apoi cele mai multe coroane din tot regatul;
guide-ties-shared = iar dacă tot sunt egali, victoria se împarte.

## Variante.

guide-variants = Alte feluri de a juca
guide-variants-text = Cine deschide o masă alege regulile, în orice combinație.
guide-variant-middle-kingdom = 10 puncte în cazul în care castelul este în centrul regatului de 5×5: regatul trebuie să aibă cinci în lățime și cinci în înălțime, iar golurile nu contează. Altă interpretare cere doar să fie castelul în mijlocul a ceea ce ai construit, oricât de puțin.
guide-variant-harmony = 5 puncte dacă nu ai înlăturat nimic: atunci regatul este plin, până la ultima căsuță.
guide-variant-duel = Doi jucători iau toate cele 48 de plăcuțe și construiesc regate de șapte pe șapte, în douăsprezece runde.
guide-variant-dynasty = Trei partide la rând, fiecare cu altă amestecare, iar punctele se adună. La egalitate se adună cele mai mari teritorii din cele trei partide, apoi coroanele.
guide-variant-tournament = Regatul de Mijloc și Armonie împreună.
guide-variant-second = Ca în ediția din 2024: și trei jucători iau toate cele 48 de plăcuțe. Liniile lor au patru, iar cea care rămâne iese din joc. Când punctele și teritoriile sunt egale, victoria se împarte: coroanele nu se numără.
guide-variant-demo = Doi jucători, iar la puncte egale hotărăsc doar coroanele.
guide-variant-opening = Deschiderea
guide-variant-opening-text = Regulamentele diferă. Dacă nu alegi altfel, plăcuța o alege jucătorul căruia îi aparține regele. În regulamentele român, englez și grec, jucătorii trag regii pe rând, iar cine trage unul alege pentru el, chiar dacă este al altcuiva. A treia variantă, pentru doi: primul, al doilea, al doilea, primul.

## Regulamentele tipărite.

guide-books = Ce regulament ai?
guide-books-text = Regulamentele tipărite nu spun peste tot același lucru. Găsește-l pe al tău și joacă după el.
book-name = Regulament
book-bulgarian = Bulgar
book-hebrew = Ebraic
book-english = Englez
book-russian = Demo rusesc
book-greek = Grec
book-romanian = Român
book-opening = Prima linie
book-ties = La puncte egale
book-ties-territory = cel mai mare teritoriu, apoi cele mai multe coroane
book-ties-crowns = doar cele mai multe coroane
book-equal = Dacă totul e egal
book-shared = victoria se împarte
book-draw = este remiză
book-centre = Regatul de Mijloc: castelul în centru
book-centre-kingdom = al regatului, fără mărime precizată
book-centre-box = al regatului de 5×5
book-no-variants = nu are variante
book-play = Joacă după acest regulament
book-play-named = Joacă după acest regulament: { $book }

## Sfaturi.

guide-tips = Cinci sfaturi
guide-tip-crowns = Întâi coroane, apoi pământ. Un teritoriu mare fără coroană nu valorează nimic, iar o coroană fără nimic în jur valorează puțin.
guide-tip-castle = Păstrează liberă o latură a castelului cât poți: acolo se potrivește orice plăcuță.
guide-tip-gaps = Nu lăsa goluri singure. O plăcuță are nevoie de două căsuțe, iar una singură rămâne goală până la capăt.
guide-tip-gaps-caption = Lângă căsuța aceasta nu mai e niciuna liberă: rămâne goală până la capăt.
guide-tip-early = Dacă îți trebuie un anumit teren, ia acum un număr mic: data viitoare alegi înaintea celorlalți.
guide-tip-rivals = Privește și celelalte regate. O plăcuță care îți aduce puțin poate aduce mult altcuiva.

## La această masă.

guide-page = La această masă
guide-page-marks = Căsuțele unde se potrivește plăcuța sunt marcate. Cercul de pe plăcuță arată câte puncte aduce locul imediat; o cruce arată că nu se potrivește, iar deasupra regatului scrie de ce. Nimic nu se trimite înainte de a confirma, iar „{ action-undo }” te duce înapoi pas cu pas.
guide-page-caption = Căsuțe marcate și o plăcuță care ar aduce aici 3 puncte.
guide-page-mouse = Cu mouse-ul
guide-page-mouse-text = Indică o căsuță marcată și plăcuța apare acolo cu punctele ei; spre o căsuță vecină sau cu rotița se rotește. Dă clic ca s-o fixezi și încă o dată ca s-o așezi. Apoi dă clic de două ori pe o plăcuță din linie.
guide-page-touch = Cu degetul
guide-page-touch-text = Atinge o căsuță marcată și plăcuța apare acolo; atinge-o din nou ca s-o așezi sau ↻ ca s-o rotești. Sau trage-o cu degetul. Apoi atinge de două ori o plăcuță din linie.
guide-page-keys = De la tastatură
guide-page-keys-text = Săgețile mută, Enter fixează și așază plăcuța, R o rotește, 1–4 aleg din linie, Escape ia înapoi. Cu Tab ajungi peste tot.
guide-end = Asta e tot. Acum e rândul tău.

## Lecția.

lesson-name = Lecție
lesson-wait = Se pregătește masa…
lesson-step = Pasul { $step } din { $steps }
lesson-next = Mai departe
lesson-got-it = Am înțeles
lesson-leave = Încheie lecția
lesson-play-on = Joacă mai departe

lesson-claim = Alege o plăcuță
lesson-claim-order = Regele se așază pe plăcuța pe care o alegi. În runda următoare regii joacă de la numărul cel mai mic la cel mai mare.
lesson-claim-crowns = Numerele mari au mai multe coroane, cele mici te lasă să joci devreme. Fiindcă sunteți doi, fiecare are doi regi și două ture pe rundă.
lesson-castle = Lângă castel
lesson-castle-wild = Așază plăcuța lângă castel: lui i se potrivește orice teren. Unul dintre careuri trebuie să atingă castelul cu o latură întreagă.
lesson-castle-turn = Atinge o căsuță marcată și plăcuța apare acolo. Atinge-o din nou ca s-o așezi; ↻ sau R o rotește.
lesson-castle-send = Nimic nu se trimite înainte să o alegi și pe următoarea. Până atunci poți anula orice pas.
lesson-match = Cine se aseamănă se adună
lesson-match-touch = De acum o plăcuță se poate pune și acolo unde unul dintre careuri atinge terenul lui. Ce atinge celălalt nu are importanță.
lesson-match-halves = Contează doar ce era deja acolo. Cele două careuri ale plăcuței nu contează unul pentru celălalt.
lesson-points = Coroanele aduc puncte
lesson-points-times = Careurile legate de același teren sunt un teritoriu. Aduce careurile înmulțite cu coroanele: cinci careuri cu trei coroane fac 15 puncte.
lesson-points-none = Fără coroană nu aduce nimic. Dar o coroană care vine mai târziu contează pentru tot teritoriul.
lesson-box = Cinci pe cinci
lesson-box-floats = Regatul poate ajunge la cinci căsuțe în lățime și cinci în înălțime. Unde, hotărăști tu: laturile punctate ale chenarului sunt încă deschise.
lesson-box-discard = Ce are loc undeva trebuie așezat. Ce nu are loc nicăieri se pierde. Așa că nu lăsa goluri singure și păstrează loc lângă castel.
lesson-box-end = În ultima rundă nu mai e nimic de ales. Apoi se numără toate teritoriile și câștigă cine are cele mai multe puncte.
lesson-grow = Pământ pentru coroane
lesson-grow-add = Fiecare careu care se alătură unui teritoriu aduce câte un punct pentru fiecare coroană de acolo. Deci extinde pământul cu cele mai multe coroane.
lesson-grow-first = Întâi coroana, apoi pământul din jurul ei. Mult pământ fără coroană nu aduce nimic.
lesson-early = Devreme sau bogat?
lesson-early-low = Numărul mic e sărac, dar data viitoare alegi înaintea celorlalți. Numărul mare e bogat, dar alții aleg înaintea ta.
lesson-early-when = Ia plăcuța bogată dacă se potrivește cu coroanele tale. Dacă nimic din linie nu te ajută, ia numărul cel mai mic.
lesson-room = Păstrează loc
lesson-room-holes = O plăcuță are nevoie de două căsuțe. O căsuță liberă între altele rămâne goală până la sfârșit.
lesson-room-castle = Păstrează liberă o latură a castelului: acolo se potrivește orice plăcuță. Și construiește strâns: chenarul se închide la cinci.
lesson-done = Acum știi să joci
lesson-done-text = Știi regulile și trei idei de joc bun. Termină partida; regulile sunt oricând în meniu.

## Ce spune lecția despre masă.

lesson-now-kings = Regii ies la întâmplare.
lesson-now-rival = Acum se mută ceilalți regi.
lesson-now-coming = Plăcuța ta următoare este { $domino }.
lesson-now-other-king = Acesta este al doilea rege al tău.
lesson-now-soonest = Dintre plăcuțele libere, { $domino } joacă cel mai devreme.
lesson-now-crowned = Pe { $domino }: { $crowns }.
lesson-now-crownless = Pe niciuna dintre cele libere nu e vreo coroană.
lesson-now-only = A mai rămas doar { $domino }, deci este a ta.
lesson-now-chosen = Cu { $domino } ești pe poziția { $place } din { $places } în runda următoare.
lesson-now-hand = Pe plăcuța ta: { $first } și { $second }.
lesson-now-double = Pe ambele careuri ale plăcuței tale: { $terrain }.
lesson-now-cells = { $count ->
    [one] E marcată o căsuță pentru ea.
    [few] Sunt marcate { $count } căsuțe pentru ea.
   *[other] Sunt marcate { $count } de căsuțe pentru ea.
}
lesson-now-kin = Se află deja în regat: { $terrains }.
lesson-now-both = { $first } și { $second }
lesson-now-strange = Încă nu e nimic asemănător în regat: ajută doar castelul.
lesson-now-best = Cel mai bun loc aduce imediat { $gain }.
lesson-now-no-gain = Niciun loc nu aduce puncte imediat. Extinde un teren care poate primi o coroană mai târziu.
lesson-now-size = Regatul are { $width } în lățime și { $height } în înălțime.
lesson-now-rounds = { $count ->
    [0] Este ultima rundă.
    [one] După aceasta mai vine o rundă.
    [few] După aceasta mai vin { $count } runde.
   *[other] După aceasta mai vin { $count } de runde.
}
lesson-now-misfit = Nu aici: unul dintre careuri trebuie să atingă castelul sau terenul lui, iar ambele să fie pe căsuțe libere din chenar.
lesson-now-touching = Se potrivește. Rotește-o sau așaz-o.
lesson-now-grown = Se alătură: { $terrain }, acum { $squares }.
lesson-now-alone = Atinge doar castelul și începe un teritoriu nou.
lesson-now-makes = Atunci teritoriul aduce { $points }: { $terrain }, { $squares } × { $crowns }.
lesson-now-barren = Acolo nu e nicio coroană: deocamdată fără puncte.
lesson-now-lies = Bine așezată. Acum alege-o pe următoarea.
lesson-now-last = Bine așezată, și nu mai e nimic de ales.
lesson-now-lost = Nu mai are loc nicăieri: iese din joc.
lesson-now-feed = Pământul tău cel mai bogat: { $terrain }, { $crowns }. Fiecare careu nou acolo: { $points }.
lesson-now-uncrowned = Regatul tău nu are încă nicio coroană: caută una în linie.
lesson-now-better = Alt loc aduce { $gain }.
lesson-now-best-here = Niciun loc nu aduce mai mult.
lesson-now-worth = Cel mai mult poate adăuga { $domino }: { $gain }.
lesson-now-easy = { $domino } joacă cel mai devreme și adaugă cel mai mult: { $gain }.
lesson-now-plain = Nimic nu aduce puncte imediat: ia numărul cel mai mic, { $domino }.
lesson-now-most = Nicio altă plăcuță nu adaugă mai mult de { $gain }.
lesson-now-more = Mai mult ar putea adăuga { $domino }: { $gain }.
lesson-now-hole = Așa rămâne o căsuță singură pe care nicio plăcuță nu o poate umple.
lesson-now-tidy = Așa nu rămâne nicio căsuță singură.
lesson-now-sides = { $count ->
    [0] Nicio latură a castelului nu e liberă.
    [one] O latură a castelului e liberă: acolo se potrivește orice plăcuță.
    [few] { $count } laturi ale castelului sunt libere: acolo se potrivește orice plăcuță.
   *[other] { $count } de laturi ale castelului sunt libere: acolo se potrivește orice plăcuță.
}
lesson-did-score = Ultima ta plăcuță: { $terrain }, acum { $points }.
lesson-did-join = Ultima ta plăcuță: { $terrain }, acum { $squares }, dar încă fără coroană.
lesson-did-start = Ultima ta plăcuță începe un teritoriu nou.
lesson-did-lose = Ultima ta plăcuță nu a avut loc nicăieri.
