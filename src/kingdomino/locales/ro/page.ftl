### The page at a table. What is drawn has a text too, for those who listen.

to-home = La pagina de start
not-found = Aici nu e nimic.
close = Închideți
menu = Meniu
copied = Copiat
copy-link = Copiați linkul
reconnecting = Reconectare…
rules-open = Reguli
your-turn = e tura dvs.

## Levels of the bots, from the weakest.

level-page = Paj
level-squire = Scutier
level-knight = Cavaler
level-duke = Duce
level-regent = Regent
seat-open = loc liber

## What a square, a domino and a cell hold.

square-with-crowns = { $terrain }, { $crowns }
domino-faces = plăcuța de domino { $domino }: { $first } / { $second }
cell-holds = { $cell }: { $what }
cell-free = { $cell }: liber
cell-beyond = { $cell }: în afara limitelor
cell-fits = { $cell }: plăcuța se potrivește aici
cell-ghost = { $cell }: plăcuța dvs., { $what }
ghost-does-not-fit = nu se potrivește aici
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

prompt-place = Așezați plăcuța
prompt-place-for = { $player }, așezați plăcuța
prompt-claim = Alegeți plăcuța următoare
prompt-claim-shared = { $player }, alegeți plăcuța următoare
prompt-claim-for = Alegeți o plăcuță pentru rege: { $player }
prompt-first = Alegeți prima plăcuță
prompt-first-for = { $player }, alegeți o plăcuță
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
hint-confirm = Confirmați sau alegeți alta.
hint-only = A mai rămas doar { $domino }. Confirmați.
hint-discard = Iese din joc.
hint-discard-claim = Iese din joc. Alegeți plăcuța următoare.
hint-last = Confirmați ca să vă încheiați jocul.
warn-hole = Rămâne un gol pe care nicio plăcuță nu-l umple.
warn-domino = Apoi { $domino } nu va mai avea loc.
action-turn = Rotiți
action-undo = Anulați
action-place = Așezați aici
action-choose = Alegeți o plăcuță
action-claim = Alegeți { $domino }
action-discard = Înlăturați-o
action-done = Gata
action-sending = Se trimite…

## The players.

region-players = Jucători
region-story = Lângă tablă
region-lines = Linii
opponent-open = { $player }: { $points }. Arătați regatul
status-places = la rând: așază
status-claims = la rând: alege
status-claimed = apoi: { $dominoes }
status-waits = așteaptă
status-away = lipsește
card-now = tura ta
card-away = lipsește
card-thinking = gândește
card-next = urmează
card-took = a luat { $domino }
card-placed = așezată
card-discarded = înlăturată
card-bot = joacă un bot
watching = Doar privești
clock-left = Timp rămas: { $time }
clock-hours = { $hours ->
    [one] { $hours } oră
    [few] { $hours } ore
   *[other] { $hours } de ore
}
pass-device = Dați dispozitivul mai departe: { $player }
pass-device-ready = Sunt aici

## Beside the board.

own-land = Teritoriile tale
unseen-title = Încă în cutie
unseen-count = { $count } din 48
unseen-terrain = Teren
unseen-by-terrain = După teren și coroane
unseen-by-number = După număr
move-log = Cronică
move-log-place = { $player }: plăcuța { $domino } așezată
move-log-discard = { $player }: plăcuța { $domino } înlăturată
move-log-claim = { $player }: plăcuța { $domino } aleasă
move-log-turn = { $first }, { $domino } aleasă

## The menu.

menu-reactions = Spuneți ceva
assign-bot = Să joace un bot în locul meu
assign-bot-of = Să joace un bot în loc de { $player }
resume-seat = Joc din nou eu
resume-seat-of = Înapoi în joc: { $player }
leave = Părăsiți masa
abandon = Încheiați jocul pentru toți

## Settings.

setting-language = Limbă
setting-theme = Culori
setting-speed = Mișcare
setting-sound = Sunete
setting-marks = Arată unde se potrivește plăcuța
setting-values = Arată cât adaugă cel mult fiecare plăcuță
setting-one-click = Un clic așază, un clic alege
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
end-caption = { $rounds ->
    [one] După o rundă
    [few] După { $rounds } runde
   *[other] După { $rounds } de runde
}
end-abandoned = Încheiat înainte de vreme
end-winner = { $player } stăpânește harta
end-you = Dvs. stăpâniți harta
end-shared = Harta, în stăpânire comună: { $players }
rank-1 = Locul întâi
rank-2 = Locul al doilea
rank-3 = Locul al treilea
rank-4 = Locul al patrulea
end-history = Rundă cu rundă
end-history-about = Punctele după fiecare rundă. { $standings }
end-no-points = niciun punct
rematch = Încă o partidă
rematch-go = La masa următoare
replay-open = Revedeți jocul
record-title = Păstrați acest joc
record-copy = Copiați înregistrarea
record-download = Descărcați înregistrarea
share-image = Imaginea regatelor
share-link = Copiați linkul reluării
verify-open = Verificați amestecarea
verify-how = Înainte de a fi împărțită prima plăcuță, serverul promisese deja această amestecare. Ca să verificați chiar dvs., descărcați înregistrarea și rulați:
verify-commitment = Promisiunea
verify-running = Se verifică…

## Replay.

replay-title = Reluare
replay-slider = Mutare
replay-position = Mutarea { $ply } din { $last }
replay-first = La început
replay-back = Un pas înapoi
replay-next = Un pas înainte
replay-last = La sfârșit
replay-play = Redați
replay-pause = Pauză
replay-to-table = Înapoi la masă
