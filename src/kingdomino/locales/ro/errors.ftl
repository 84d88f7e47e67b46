### Ce poate merge prost. Fiecare mesaj e o propoziție pe un singur rând.

## Acțiuni pe care regulile nu le permit.

error-illegal-game-over = Jocul s-a terminat.
error-illegal-place-first = Așază întâi plăcuța de domino { $domino }, apoi alege alta.
error-illegal-claim-first = Acum se alege o plăcuță de domino, nu se așază.
error-illegal-no-such-domino = Nu există plăcuța de domino { $domino }; numerele merg de la 1 la 48.
error-illegal-not-your-domino = Acum nu se așază plăcuța de domino { $domino }, ci { $expected }.
error-illegal-must-place = Plăcuța de domino { $domino } are loc, deci trebuie așezată.
error-illegal-not-adjacent = { $first } și { $second } nu sunt alăturate.
error-illegal-occupied = Căsuța { $cell } este deja ocupată.
error-illegal-out-of-grid = Cu { $cell } regatul ar depăși { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Nicio jumătate a plăcuței de domino { $domino } nu atinge acolo castelul sau terenul ei.
error-illegal-not-in-line = Plăcuța de domino { $domino } nu e în linia din care se alege.
error-illegal-already-claimed = Pe plăcuța de domino { $domino } stă deja un rege.

## Alegeri din care nu iese un joc.

error-ruleset-unknown-preset = Nu există jocul „{ $preset }”; există { $known }.
error-ruleset-unknown-setting = Nu există setarea „{ $setting }”; există { $known }.
error-ruleset-unknown-choice = Pentru { $setting } nu merge „{ $value }”; merge { $known }.
error-ruleset-players = Numărul de jucători pentru { $preset } este { $known }, nu { $players }.
error-ruleset-not-for-players = Cu { $players } jucători, pentru { $setting } nu merge „{ $value }”; merge { $known }.
error-seed-seed = Sămânța este un număr întreg de la 0 în sus sau 64 de cifre hexazecimale, nu { $seed }.
error-tiling-undecided = Ar dura prea mult să aflăm dacă aceste regate pot fi făcute din cele 48 de plăcuțe de domino.
error-deal-unknown-deal = Nu se știe ce urmează: înregistrarea acestui joc nu are sămânță.

## Texte care nu se pot citi.

error-notation-unreadable = rândul { $line }, coloana { $column }. Se așteaptă: { $expected }.
error-notation-impossible = rândul { $line }, coloana { $column }. Se așteaptă: { $expected }. { $because }

expected-text = un text în UTF-8
expected-end = sfârșitul textului
expected-action = o acțiune precum 13:g8h8, 13:-- sau >28
expected-legal-action = o acțiune permisă de reguli
expected-domino = numărul unei plăcuțe de domino, de la 1 la 48
expected-cell = o căsuță de la a1 la m13
expected-claim = o alegere precum >28
expected-rules = reguli precum classic/4 sau classic/2+harmony=yes
expected-setting = o setare precum opening=drawer
expected-seat = un loc: p, y, g sau b, ori - pentru spectator
expected-king = un rege: p, y, g sau b, al unui jucător care mai are
expected-kingdoms = câte un regat de jucător, despărțite prin /, cu ce s-a construit până acum
expected-line = o linie precum (4 13 28 40), în ordine crescătoare, din plăcuțe încă nevăzute
expected-current-line = linia rundei precum 4@p,13@y, în ordine crescătoare, cu un rege pe fiecare plăcuță
expected-next-line = linia următoare precum 4,13@y, cu regii care au ales deja
expected-to-act = cine joacă și în ce rundă, precum 0:p, 3:y:place, 3:y:claim sau 6:over
expected-unseen = plăcuțele pe care nu le-a văzut nimeni, precum 1,2,3, sau - dacă nu sunt
expected-earlier = earlier= și ce se numără din partidele dinainte, precum 45.12.8/51.10.9
expected-pile = pile= și plăcuțele care nu au ieșit încă
expected-king-order = hand= și regii care nu au fost trași încă
expected-space = un spațiu
expected-tag = o etichetă precum [Rules "classic/2"]
expected-tag-once = fiecare etichetă o singură dată
expected-seed = o sămânță de 64 de cifre hexazecimale din care iese chiar acest joc
expected-result = rezultatul cu care s-a terminat jocul
expected-game = o partidă din acest meci, precum [Game "2"], după sfârșitul celei dinainte
expected-round = numărul rundei următoare și un punct
expected-turn = o tură precum 13:g8h8>28
expected-comment-end = o acoladă care încheie comentariul
expected-json = JSON al unei partide sau al unei înregistrări
expected-square = un careu precum W sau M3, un castel # sau o căsuță goală .
expected-one-castle = un castel # în fiecare regat
expected-smaller-land = un regat care încape în mărimea din reguli
expected-land = câte un regat pentru fiecare jucător din reguli

## Fișiere.

error-read = { $file } nu se poate citi: { $because }
error-write = Jocul nu se poate salva în { $file }: { $because }
error-write-file = { $file } nu se poate scrie: { $because }
error-file-missing = nu există un asemenea fișier.
error-file-folder = este un dosar.
error-file-forbidden = acces interzis.
error-not-a-record = { $file } este o poziție; aici e nevoie de înregistrarea unui joc întreg.
error-save-exists = { $file } există deja. Continuă-l cu --resume sau alege alt nume.
error-ply = Înregistrarea nu are acțiunea { $ply }; ultima este { $last }.

## Locuri.

error-bot-unknown-bot = Nu există botul „{ $bot }”; există { $known }.
error-bot-unknown-option = { $bot } nu are opțiunea „{ $option }”; { $known ->
    [none] nu are niciuna.
   *[other] are { $known }.
}
error-bot-unknown-value = { $option } la { $bot } nu poate fi „{ $value }”; poate fi { $known }.
error-bot-not-loaded = { $bot } nu se poate încărca: { $error }
error-bot-bad-label = „{ $label }” nu poate fi etichetă: e ocupată sau nu are între 1 și { $most } caractere.
error-bot-no-class = { $bot } nu are clasa „{ $name }”.
error-bot-no-choose = { $bot } nu este bot: nu are metoda „choose”.
error-name = Un jucător are nevoie de un nume.
error-seats = Sunt mai multe locuri ({ $seats }) decât jucători ({ $players }).
error-resume-alone = Jocul reluat își păstrează regulile și locurile: cu --resume merg doar --save și --language.
error-unexpected = Ceva nu e în regulă chiar în program: { $error }
