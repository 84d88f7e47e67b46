### Jocul în terminal.

welcome = Bun venit la { $title }!
yes = da
no = nu
hint-help = Totul se salvează pe parcurs. La nevoie scrie „ajutor”.

## Înainte de joc.

ask-preset = Ce joc?
ask-players = Câți jucători?
ask-variants = Schimbi regulile?
ask-deck = Câte plăcuțe de domino?
ask-opening = Cum ajung regii pe prima linie?
ask-middle-kingdom = Regatul de Mijloc: { $points } pentru castelul din mijloc?
ask-harmony = Armonie: { $points } dacă nu s-a înlăturat nimic?
ask-tie-breaks = Ce decide la egalitate de puncte?
ask-dynasty = Dinastia: trei partide la rând?
ask-seats = Cine joacă? Scrie un nume sau un bot: { $bots }. Enter acceptă ce e între paranteze.
ask-seat = { $colour } [{ $default }]:
ask-number = Scrie un număr de la 1 la { $last }.
ask-one-of = Scrie unul dintre { $known }.
ask-yes-or-no = Răspunde „{ $yes }” sau „{ $no }”.

## Masa.

line-current = De așezat acum
line-next = De ales
legend-free = loc liber unde se mai poate ajunge
legend-crowns = lan de grâu cu { $count ->
    [one] { $count } coroană
    [few] { $count } coroane
   *[other] { $count } de coroane
}
legend-acts = cine este la rând
legend-done = cine a jucat deja

## O tură.

ask-place = { $player }, așază { $domino } ({ $terrains }) – Enter arată locurile:
ask-claim = { $player }, alege o plăcuță de domino:
ask-claim-for = { $player }, alege o plăcuță de domino pentru acest rege – { $owner }:
claim-these = Plăcuțele de domino de ales și cele mai multe puncte pe care le-ar aduce acum fiecare:
list-more = … și încă { $count }: scrie „{ $all }” ca să le vezi
claim-at-best = cel mult { $points } ({ $gain })
claim-fits-nowhere = acum nu are loc nicăieri
event-place = { $player }: plăcuța de domino { $domino } ({ $terrains }) pe { $first } și { $second }, { $points } ({ $gain })
event-claim = { $player }: regele pe plăcuța de domino { $domino }
event-claim-for = { $player }: plăcuța de domino { $domino } pentru alt rege – { $owner }
event-discard = { $player }: plăcuța de domino { $domino } nu are loc nicăieri și este înlăturată
not-understood = Asta nu se poate citi. Se așteaptă: { $expected }.
undone = Luat înapoi.
undo-nothing = Nu e nimic de luat înapoi: doar o plăcuță tocmai așezată, înainte de a o alege pe următoarea.
saved = Salvat în { $file }

## Ce se poate scrie.

help-place =
    Așază plăcuța: un număr din listă sau căsuțele celor două careuri: g8h8 pune primul careu pe g8, al doilea pe h8.
    Împreună cu alegerea: g8h8>28.
help-claim = Alege o plăcuță de domino după număr: 28 sau >28.
word-list = listă
word-list-about = ce poți face acum, întâi cele mai multe puncte (sau doar Enter)
word-all = toate
word-all-about = lista întreagă, când este lungă
word-undo = înapoi
word-undo-about = ia înapoi plăcuța tocmai așezată, înainte de a alege
word-board = masa
word-board-about = arată din nou regatele și liniile
word-score = puncte
word-score-about = punctele de până acum, cu toate teritoriile
word-legend = legendă
word-legend-about = ce înseamnă literele și semnele
word-save = salvare
word-save-about = unde este salvat jocul (se salvează după fiecare acțiune)
word-help = ajutor
word-help-about = această listă (sau ?)
word-quit = ieșire
word-quit-about = ieși; jocul poate fi reluat

## Sfârșitul.

territory-idle = fără coroane: { $squares } = 0
score-not-over = Jocul nu s-a terminat încă.
record-kept = Înregistrarea jocului: { $file }
resume-with = Jocul este salvat. Continuă cu: { $command }
replay-enter = Enter…
bots-without-kernel = Fără nucleul compilat, greedy joacă în locul acestora: { $bots }.
notice-no-kernel = Lipsește nucleul compilat, fiindcă la instalare nu exista un compilator C: cei mai puternici boți joacă mai simplu și nu există analize. Instalează gcc sau clang, apoi din nou acest pachet.
notice-no-pages = Lipsesc paginile web, fiindcă la instalare nu exista npm: jocul merge în terminal. Instalează Node.js cu npm, apoi din nou acest pachet.
