### Ajutorul și erorile liniei de comandă.

usage = Utilizare:
usage-options = [OPȚIUNI]
usage-command = COMANDĂ …
usage-options-title = Opțiuni
usage-commands-title = Comenzi
usage-examples-title = Exemple

help-kingdomino =
    Jocul de masă Kingdomino, cu oameni și boți: în browser sau aici, în terminal.
    
    Fără comandă jocul pornește doar pe acest calculator și se deschide în browserul tău.
help-kingdomino-short = jocul de masă Kingdomino
help-play =
    Un joc în acest terminal, oameni și boți la aceeași tastatură.

    Fără opțiuni întreabă ce joc și cine joacă. Totul se salvează după fiecare acțiune; --resume continuă un joc salvat.
help-play-short = începe un joc sau continuă unul salvat
help-show = Desenează masa din FILE, o înregistrare sau o poziție; - citește intrarea standard.
help-show-short = desenează un joc salvat sau o poziție
help-replay = Povestește un joc înregistrat tură cu tură, cu regatele; - citește intrarea standard.
help-replay-short = povestește un joc salvat tură cu tură
help-score = Arată punctele din FILE, o înregistrare, o poziție sau regate desenate, cu teritoriile, bonusurile și învingătorul; - citește intrarea standard.
help-score-short = numără punctele unui joc salvat sau ale unei poziții
help-perft =
    Numără în câte feluri se pot așeza plăcuțele de domino DOMINO una după alta într-un regat: câte un rând pentru fiecare adâncime, cu plăcuța și numărul.

    Fără plăcuțe: 48, 47, 46 și așa mai departe.
help-perft-short = numără așezările, pentru verificarea regulilor
help-completion = Afișează un script care completează comenzi, opțiuni și nume într-un interpretor (SHELL): bash, zsh sau fish.
help-completion-short = completarea comenzilor în interpretor

option-help = arată acest ajutor
option-version = arată versiunea
option-no-browser = nu deschide browserul, spune doar unde este pagina
option-language = limba tuturor textelor; altfel decide KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES sau LANG
option-preset = ce joc
option-players = câți jucători, de la 2 la 4
option-seat = numele unui om sau un bot: { $bots }; o dată pentru fiecare loc
option-deck = câte dintre cele 48 de plăcuțe sunt în joc
option-opening = cine alege plăcuțele primilor regi
option-middle-kingdom = { $points } pentru castelul din mijloc
option-harmony = { $points } dacă nu s-a înlăturat nimic
option-tie-breaks = ce decide la egalitate de puncte
option-dynasty = trei partide la rând
option-seed = un număr sau 64 de cifre hexazecimale care fixează amestecarea
option-save = unde se salvează; altfel în dosarul datelor tale
option-resume = continuă un joc salvat
option-ply = după atâtea acțiuni
option-step = așteaptă Enter după fiecare acțiune
option-json = scrie JSON pentru programe
option-svg = scrie masa ca imagine SVG în acest fișier
option-png = scrie masa ca imagine PNG în acest fișier
option-grid = mărimea regatului
option-depth = câte plăcuțe de domino

example-bare = în browserul tău
example-play = întreabă restul
example-seats = tu împotriva unui bot
example-hot-seat = trei oameni joacă pe rând
example-duel = regate de 7×7
example-resume = continuă un joc salvat
example-show = desenează un joc salvat
example-language = joc în ebraică
example-ply = cum era după 20 de acțiuni
example-picture = ca imagine
example-pipe = de la intrarea standard
example-step = tură cu tură
example-json = pentru programe
example-drawing = regate desenate într-un fișier text
example-perft = trei plăcuțe de domino
example-perft-grid = un regat mai mare
example-completion = pentru acest bash; ca să-l păstrezi, pune-l în ~/.bashrc

## Ce nu e în regulă cu argumentele.

usage-more = Vezi { $command }
usage-one-of = „{ $value }” nu este unul dintre { $known }.
usage-number = „{ $value }” nu este un număr întreg de la { $low } la { $high }.
usage-no-such-option = Nu există opțiunea { $option }.
usage-no-such-command = Nu există comanda „{ $command }”.
usage-did-you-mean = Ai vrut să scrii { $guess }?
usage-missing = Lipsește { $parameter }.
usage-bad-option = Opțiunea { $option } este folosită greșit.
usage-bad-value = { $parameter }: { $because }
usage-too-many = Sunt mai multe argumente decât trebuie.
