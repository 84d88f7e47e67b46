### The page at a table. What is drawn has a text too, for those who listen.

to-home = La pagina de start
not-found = Aici nu e nimic.
close = Închide
menu = Meniu
copied = Copiat
copy-link = Copiază linkul
as-table = Ca tabel
reconnecting = Reconectare…
rules-open = Reguli
score-open = Foaie de punctaj
daily-open = Împărțirea zilei
your-turn = e rândul tău

## Levels of the bots, from the weakest.

level-page = Paj
level-squire = Scutier
level-knight = Cavaler
level-duke = Duce
level-regent = Regent
level-page-about = Scapă din vedere cele mai multe posibilități.
level-squire-about = Scapă din vedere jumătate din posibilități.
level-knight-about = Ia mereu cele mai multe puncte pe loc.
level-duke-about = Gândește în avans înainte de fiecare tură.
level-regent-about = Gândește în avans cât îi permite timpul. Cel mai puternic.
seat-open = loc liber

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = plăcuța de domino { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: liberă
cell-beyond = { $cell }: în afara limitelor
cell-fits = { $cell }: plăcuța se potrivește aici
cell-ghost = { $cell }: plăcuța ta, { $what }
ghost-does-not-fit = nu se potrivește aici
refusal-occupied = Locul este deja ocupat.
refusal-out-of-grid = Regatul ar depăși { $grid }×{ $grid }.
refusal-no-matching-neighbour = Nicio jumătate a plăcuței de domino { $domino } nu atinge acolo castelul sau terenul ei.
held-domino = Ții { $domino }
held-lies = { $first } pe { $firstCell }, { $second } pe { $secondCell }
kingdom-row = Rândul { $row }
cell-empty = goală
gain-alone = { $gain }
gain-with = { $gain }: { $territories }
gain-territory = { $terrain } { $squares } × { $crowns ->
    [one] { $crowns } coroană
    [few] { $crowns } coroane
   *[other] { $crowns } de coroane
}
kingdom-of = Regat: { $player }
board-keys = Săgețile mută, R rotește plăcuța, Enter o așază, Escape o ia înapoi.

## The lines.

line-this-round = Runda aceasta
line-next-round = Runda următoare
line-first-round = Prima linie
line-none = Este ultima rundă: nu mai e nimic de ales.
offer-title = La alegere
legend-gain = puncte adăugate
legend-best = maximum de puncte acum
spot-claimed = { $domino }. Rege: { $player }
spot-promises = { $domino }. Cel mult { $what }
spot-fits-nowhere = { $domino }. Acum nu are loc nicăieri
spot-gone = plăcuța de domino { $domino } nu mai este în linie

## What to do now.

prompt-place = Așază plăcuța
prompt-place-for = { $player }, așază plăcuța
prompt-claim = Alege plăcuța următoare
prompt-claim-shared = { $player }, alege plăcuța următoare
prompt-claim-for = Alege o plăcuță pentru rege: { $player }
prompt-first = Alege prima plăcuță
prompt-first-for = { $player }, alege o plăcuță
prompt-last = Ultima plăcuță este așezată
prompt-fits-nowhere = Plăcuța { $domino } nu are loc nicăieri
prompt-they-place = La rând: { $player }
prompt-they-claim = Alege: { $player }
hint-point = { $count ->
    [one] Un singur loc: atinge-l de două ori.
    [few] { $count } variante: atinge o căsuță de două ori.
   *[other] { $count } de variante: atinge o căsuță de două ori.
}
hint-claim = Un număr mic joacă devreme, unul mare valorează mai mult.
hint-values = +N pe o plăcuță: maximum de puncte acum.
hint-confirm = Confirmă sau alege alta.
hint-only = A mai rămas doar { $domino }. Confirmă.
hint-discard = Iese din joc.
hint-discard-claim = Iese din joc. Alege plăcuța următoare.
hint-last = Confirmă ca să îți închei partida.
warn-hole = Rămâne un gol pe care nicio plăcuță nu-l umple.
warn-domino = Apoi { $domino } nu va mai avea loc.
action-turn = Rotește
action-undo = Anulează
action-take-back = Ia înapoi ultima tură
action-place = Așază aici
action-choose = Alege o plăcuță
action-claim = Alege { $domino }
action-discard = Înlătur-o
action-done = Gata
action-sending = Se trimite…

## The players.

region-players = Jucători
region-story = Lângă tablă
region-lines = Linii
opponent-open = { $player }: { $points }. Arată regatul
status-places = la rând: așază
status-claims = la rând: alege
status-claimed = apoi: { $dominoes }
status-waits = așteaptă
status-away = lipsește
card-now = rândul tău
card-thinking = gândește
card-next = urmează
card-took = a luat { $domino }
card-placed = așezată
card-discarded = înlăturată
card-bot = joacă un bot
dynasty-running = în total { $points }
clock-left = Timp rămas: { $time }
clock-hours = { $hours ->
    [one] { $hours } oră
    [few] { $hours } ore
   *[other] { $hours } de ore
}
pass-device = Dă dispozitivul mai departe: { $player }
pass-device-ready = Sunt aici

## Beside the board.

own-land = Teritoriile tale
unseen-title = Încă nevăzute
unseen-count = { $count } din 48
unseen-coming = { $coming ->
    [0] Niciuna dintre ele nu mai vine.
    [one] Una dintre ele mai vine.
    [few] { $coming } dintre ele mai vin.
   *[other] { $coming } dintre ele mai vin.
}
unseen-terrain = Teren
unseen-by-terrain = După teren și coroane
unseen-by-number = După număr
move-log = Cronică
move-log-place = { $player }: plăcuța { $domino } așezată
move-log-discard = { $player }: plăcuța { $domino } înlăturată
move-log-claim = { $player }: plăcuța { $domino } aleasă
move-log-turn = { $first }, { $domino } aleasă
move-log-take-back = { $player }: tură luată înapoi ({ $turn })

## The menu.

menu-reactions = Spune ceva
reaction-again = Trimite din nou: { $reaction }
coach-hint = Sugestie (H)
assign-bot = Să joace un bot în locul meu
assign-bot-of = Să joace un bot pentru { $player }
resume-seat = Joc din nou eu
resume-seat-of = Înapoi în joc: { $player }
leave = Părăsește masa
abandon = Încheie partida pentru toți

## Settings.

setting-language = Limbă
setting-theme = Culori
setting-speed = Mișcare
licences = Licențele fonturilor și programelor din această pagină
setting-sound = Sunete
setting-reactions = Arată reacțiile celorlalți
setting-marks = Arată unde se potrivește plăcuța
setting-values = Arată cât adaugă cel mult fiecare plăcuță
setting-one-click = Un clic așază, un clic alege
setting-pass-device = Pe un singur ecran: anunță cine e la rând
setting-coordinates = Coordonate pe tablă
setting-glyphs = Semne pe terenuri
setting-contrast = Contrast ridicat
theme-auto = ca pe dispozitiv
theme-light = deschise
theme-dark = închise
speed-calm = calmă
speed-normal = normală
speed-quick = rapidă
speed-off = oprită

## Between the games of a Dynasty, and the end.

game-summary-title = Partida { $game } din { $games } s-a terminat
game-summary-go = Spre partida { $game }
review-open = Analiză
puzzles-open = Probleme
analysis-open = Tablă de analiză

## Replay.

replay-title = Reluare
replay-live = În direct
replay-slider = Mutare
replay-position = Mutarea { $ply } din { $last }
replay-first = La început
replay-back = Un pas înapoi
replay-next = Un pas înainte
replay-last = La sfârșit
replay-play = Redă
replay-pause = Pauză
replay-speed = Viteză
replay-continue = Continuă de aici
replay-continue-about = O masă nouă exact în această poziție. Tu iei un loc, boții joacă pe celelalte, iar plăcuțele vin ca în această partidă.
replay-continue-seat = Joacă pentru
replay-continue-bots = Boți
replay-to-table = Înapoi la masă
