### Arena: boți împotriva boților.

## Ajutor.

help-arena =
    Boții joacă împotriva boților. Fiecare împărțire se joacă o dată din fiecare loc, iar fiecare număr vine cu intervalul lui.

    Participă un bot, cu numele, opțiunile și secundele pe care le are pentru o tură (greedy, greedy@0.5), sau un program: exec:COMMAND.
help-arena-short = boți împotriva boților
help-arena-match =
    HERO joacă împotriva lui RIVAL: el într-un loc, rivalii în toate celelalte, fiecare împărțire o dată din fiecare loc.

    Rezultatele se adaugă într-un fișier pe măsură ce se joacă; aceeași comandă continuă ce s-a oprit.
help-arena-match-short = un bot împotriva altuia
help-arena-robin =
    Fiecare ENTRANT joacă împotriva fiecăruia, fiecare împărțire o dată din fiecare loc, și toți primesc un rating: o diferență de 400 înseamnă șanse de zece la unu, iar greedy are 1000.

    Rezultatele se adaugă într-un fișier pe măsură ce se joacă; aceeași comandă continuă ce s-a oprit.
help-arena-robin-short = fiecare cu fiecare, cu rating
help-arena-ladder = Arată ratingul tuturor din LADDER, un fișier care crește cu fiecare serie adăugată. RESULTS sunt fișiere de serii care se adaugă întâi.
help-arena-ladder-short = rating din multe serii
help-arena-report = Face din rezultatele din FILE o pagină cu tabele și imagini, iar imaginile și ca PNG și SVG.
help-arena-report-short = rezultatele ca pagină cu imagini
help-dataset =
    Pune căutarea să joace împotriva ei însăși și scrie fiecare poziție, cu valorile și vizitele tuturor turelor și rezultatul, în FOLDER, ca fișiere Parquet.

    Aceeași comandă continuă un set întrerupt, iar aceleași opțiuni dau aceleași fișiere.
help-dataset-short = poziții cu valorile căutării, în Parquet

option-rules = regulile, de exemplu tournament/4; altfel classic/2
option-deals = câte împărțiri; altfel 100. Mai târziu se pot cere mai multe
option-arena-seed = un număr care fixează împărțirile; altfel 1
option-results = fișierul în care se adaugă rezultatele
option-keep-games = un fișier pentru înregistrările tuturor partidelor
option-ladder = un clasament la care se adaugă seria la sfârșit
option-watch = desenează în terminal una dintre partidele în curs
option-sprt = oprește când e clar dacă eroul e cu LOW sau cu HIGH puncte mai puternic
option-risk = probabilitatea ca --sprt să greșească; altfel 0.05
option-seconds = secundele unei ture pentru cei fără @; altfel 0.1
option-workers = câte partide deodată; altfel una pentru fiecare nucleu
option-cluster = adresa unui planificator Dask ale cărui procese joacă, de exemplu tcp://10.0.0.1:8786
option-dataset-games = câte partide; altfel 1000. Mai târziu se pot cere mai multe
option-dataset-rollouts = câte simulări face căutarea pentru o tură; altfel 400
option-shard-games = câte partide intră într-un fișier; altfel 100
option-grace = după câte secunde de la tura lui este oprit un program; altfel 1
option-startup = secundele pe care le are un program ca să pornească; altfel 10
option-output = dosarul pentru pagină și imagini

example-match = 100 de împărțiri pentru doi
example-program = împotriva unui program al tău
example-four = unul între trei, cu Regatul de Mijloc și Armonie
example-robin = rating
example-sprt = oprește când rezultatul e clar
example-grow = joacă și adaugă la un clasament
example-ladder = rating din toate seriile lui
example-ladder-add = adaugă serii terminate
example-report = o pagină cu imagini
example-dataset = 10.000 de partide în doi

## În timp ce se joacă.

arena-progress = Partide
arena-stopped = Oprit; partide jucate: { $done } din { $games }. Continuă cu: { $command }
dataset-written = Setul de date: { $folder }

## Tabelele.

column-entrant = Participant
column-rating = Rating
column-games = Partide
column-runs = Serii
column-share = Victorii, %
column-margin = Diferență
column-points = Puncte
column-rank = Loc
column-allowed = Secunde permise
column-seconds = Secunde pe tură
column-longest = Cea mai lungă
column-overruns = Depășiri, %
column-faults = Pierdute din vina botului
arena-settings = { $rules } · { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
} din fiecare loc · sămânța { $seed }
arena-legend = Sub număr sau în paranteză: intervalul care îl conține pe cel adevărat în 95 din 100 de astfel de serii.
arena-ladder = { $rules } · serii: { $runs }
arena-sprt = { $decision ->
    [high] SPRT: { $hero } e mai puternic decât { $rival }: { $high } puncte acceptate, { $low } respinse.
    [low] SPRT: { $hero } nu e cu atât mai puternic decât { $rival }: { $low } puncte acceptate, { $high } respinse.
   *[none] SPRT: { $hero } contra { $rival } nu e încă decis între { $low } și { $high } puncte. Cere mai multe împărțiri.
}
arena-sprt-numbers = Logaritmul raportului de verosimilitate: { $ratio }; împărțiri: { $deals }; decide la ±{ $bound }.
arena-forfeit = { $entrant }, împărțirea { $deal }, locul { $seat }, acțiunea { $action }: { $fault }
arena-more-forfeits = { $count ->
    [one] … și încă o partidă pierdută din vina botului
    [few] … și încă { $count } partide pierdute din vina botului
   *[other] … și încă { $count } de partide pierdute din vina botului
}
arena-no-ratings = Ratingul are nevoie de { $package }, care nu este instalat: pip install "kingdomino[arena]". Apoi aceeași comandă îl arată.

## Vine: ce a făcut botul numit înainte.

error-fault-illegal = a jucat { $action }, ceea ce regulile refuză. { $because }
error-fault-no-action = a răspuns { $answer }, ceea ce nu este o acțiune
error-fault-exception = a provocat { $error }
error-fault-no-start = nu poate fi pornit: { $because }
error-fault-protocol = vorbește protocolul { $found }, nu { $known }
error-fault-crashed = s-a încheiat cu codul de ieșire { $code }: { $said }
error-fault-closed = și-a închis ieșirea: { $said }
error-fault-hung = nu a răspuns în { $seconds } s: { $said }
error-fault-unreadable = a scris un rând care nu este un răspuns: { $line }
error-fault-unasked = a scris un rând înainte de a fi întrebat: { $line }
error-fault-died = și-a doborât procesul, codul de ieșire { $code }

## Raportul.

report-title = Rezultatele arenei
report-method = Fiecare împărțire s-a jucat o dată din fiecare loc, ca norocul să fie același pentru toți. O victorie la egalitate se împarte între câștigători. Intervalele vin din reeșantionarea unor împărțiri întregi; ratingul, din cine a fost înaintea cui (Bradley–Terry), unde o diferență de 400 înseamnă șanse de zece la unu.
report-match = { $hero } contra { $rival }
report-robin = { $count ->
    [one] { $count } participant, fiecare cu fiecare
    [few] { $count } participanți, fiecare cu fiecare
   *[other] { $count } de participanți, fiecare cu fiecare
}
report-unfinished = Nu s-a terminat; partide jucate: { $done } din { $games }.
report-strength = Putere
report-ahead = Cine a fost înaintea cui, în % din întâlniri
report-points = Puncte
report-conduct = Timp și comportament
report-time = Putere și timp
report-written = Raportul: { $file }
picture-ratings = Ratinguri cu intervalele lor. Linia întreruptă este la 1000: greedy, iar fără el media.
picture-shares = Cote de victorii cu intervalele lor. Linia întreruptă este cât ar avea jucători egali.
picture-points = Cât de des a făcut fiecare participant câte puncte; linia și numărul sunt media.
picture-time = Puterea după secundele unei ture, cu intervale.
fact-rules = Reguli
fact-deals = Împărțiri
fact-seed = Sămânța
fact-grace = Răgaz pentru programe, s
fact-startup = Pornirea programelor, s
fact-started = Început
fact-command = Comandă
fact-version = Versiune
fact-machine = Calculator
fact-kernel = Nucleu compilat

## Boții și dacă se țin de cuvânt.

help-bots = Arată boții cu care se poate juca și opțiunile lor: kingdomino play -s Ann -s bot:NAME.
help-bots-short = lista boților și verificarea unuia
help-bots-check =
    Verifică dacă un bot se ține de cuvânt: ENTRANT este numele lui, sau un program ca exec:COMMAND. Joacă partide întregi după toate regulile și răspunde în poziții izolate.

    Codul de ieșire este 0 dacă totul e bine și 1 dacă este ceva de reproșat.
help-bots-check-short = verifică dacă un bot joacă după reguli
option-games = câte partide după fiecare dintre reguli; altfel 1
example-bots = nume și opțiuni
example-check = un program al tău
example-check-name = un bot după nume

check-plays = Acțiuni permise în partide întregi, după toate regulile
check-leaves = Pozițiile rămân cum sunt
check-joins = Continuă o partidă pe care nu a mai văzut-o
check-repeats = Aceeași sămânță joacă la fel fără ceas
check-keeps-time = O tură nu depășește secundele ei
check-cases = { $count ->
    [one] { $count } caz
    [few] { $count } cazuri
   *[other] { $count } de cazuri
}
check-more = … și încă { $count }
error-check-fault = { $rules }, sămânța { $seed }, acțiunea { $action }: { $because }
error-check-changed = { $rules }, sămânța { $seed }, acțiunea { $action }: a schimbat poziția
error-check-differs = { $rules }, sămânța { $seed }, acțiunea { $action }: întâi { $one }, apoi { $other }
error-check-late = Mai lungi de { $seconds } s: { $late } din totalul turelor ({ $turns }), până la { $longest } s

## Ce poate merge prost.

error-alone = Nimeni nu poate juca singur: numește doi sau mai mulți.
error-entrant-command = „{ $entrant }”: după exec: urmează o linie de comandă.
error-entrant-seconds = „{ $entrant }”: după @ urmează secundele unei ture, mai mult de 0.
error-entrant-twice = „{ $entrant }” este numit de două ori.
error-results-no-run = { $file } nu începe cu descrierea unei serii.
error-results-format = { $file } are formatul { $found }; această versiune citește { $known }.
error-results-unreadable = { $file }, rândul { $line }: aceasta nu este o partidă din serie.
error-results-other-run = { $file } are rezultatele altei serii ({ $setting }: { $found }, nu { $wanted }); alege alt fișier.
error-results-other-games = { $file } are alte partide decât rezultatele; alege alt fișier.
error-sprt-bounds = „{ $bounds }” nu este LOW:HIGH, două diferențe de rating, cea mică întâi.
error-sprt-risk = Riscul unei decizii greșite trebuie să fie mai mare decât 0 și mai mic decât 0.5, nu { $risk }.
error-ladder-no-ladder = { $file } nu este un clasament al arenei.
error-ladder-rules = { $file } este un clasament pentru { $found }, iar seria este pentru { $wanted }.
error-ladder-label = În { $file } „{ $label }” este { $found }, nu { $wanted }; dă-i altă etichetă.
error-ladder-unconnected = Nimeni din serie nu este încă în { $file }: ratingurile n-ar putea fi comparate.
error-cluster-unreachable = La { $address } nu este niciun planificator Dask: { $because }
error-dataset-other = { $folder } are un set de date cu alte setări ({ $setting }: { $found }, nu { $wanted }).
error-dataset-unreadable = { $folder } nu are un set de date pe care această versiune îl poate citi.
error-write-results = Rezultatele nu se pot păstra în { $file }: { $because }
error-no-results = În { $file } nu sunt încă partide.
error-extra = Aceasta are nevoie de { $package }, care nu este instalat: pip install "kingdomino[{ $extra }]"
usage-seconds = „{ $value }” nu este un număr de secunde, mai mult de 0.
