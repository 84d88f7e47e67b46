### De la început până la masă.

## Începutul.

home-caption = Un joc cu regate mici
home-about = Așază lanuri, păduri și lacuri în jurul castelului. Cinci careuri în lățime, nu mai mult. Un sfert de oră, doi până la patru jucători.
play-now = Joacă acum
play-now-opponents = Adversari
play-now-level = Nivel
one-moment = O clipă…
with-friends = Cu prietenii
with-friends-about = printr-un link
on-this-screen = La acest ecran
on-this-screen-about = 2–4 jucători
learn = Cum se joacă
watch = Urmărește
my-games = Partidele mele
open-tables = Mese deschise
open-tables-none = Nu așteaptă nimeni. Deschide o masă pentru toți
settings-open = Setări
guest = Oaspete
playing-as = Joci ca: { $player }
name-change = Schimbă
name-field = Numele tău
name-keep = Păstrează
continue = Continuă
continue-all = Toate ({ $count })
continue-offline = Masa ta se deschide de îndată ce revine conexiunea.
continue-left = ai plecat
server-away = Serverul nu răspunde. Încearcă din nou.
no-engine = Acest browser nu are WebAssembly, de care e nevoie aici. Poți citi regulile și fără el.
version-skew = Pagina și serverul au versiuni diferite. Reîncarcă pagina mai târziu.
local-mark = pe acest dispozitiv
local-gone = Această masă nu este păstrată pe acest dispozitiv.
local-damaged = Ce s-a păstrat din această masă este deteriorat. Celelalte mese ale tale sunt în regulă.
local-storage = Browserul nu a putut salva masa: poate lipsește spațiul sau fereastra este privată.
local-stale = Masa s-a schimbat între timp, poate în altă fereastră.

## O masă nouă.

new-title = O masă nouă
new-seats = Cine joacă?
new-players = Jucători
new-coach = Cu antrenor: dă note turelor mele
new-coach-about = Doar cu boți: după fiecare tură a ta, un semn arată cât de bună a fost.
seat-who = Locul { $number }, { $colour }: cine joacă
seat-me = Eu
seat-here = La acest ecran
seat-friend = Un prieten cu linkul
seat-bots = Boți
seat-name = Nume, locul { $number }
colour-choose = Culoarea ta
player-number = Jucătorul { $number }
new-game = Ce joc?
rules-changed = Reguli de casă
rules-changed-from = { $preset }, cu schimbări
rules-changed-how = schimbă o variantă mai jos
only-for = doar pentru { $players }
rules-opening-owner = început: cine are regele
rules-opening-drawer = început: cine trage
rules-opening-abba = început: 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (mărime întreagă)
rules-middle-kingdom-symmetric = { $bonus } (orice mărime)
new-variants = Variante
variant-middle-kingdom = 10 puncte în plus pentru castelul din mijloc
variant-harmony = 5 puncte în plus dacă nu s-a înlăturat nimic
new-opening = Cum ies regii
new-clock = Timp pentru o tură
new-substitute = Cine joacă după ce expiră
clock-none = fără limită
clock-seconds = { $count ->
    [one] { $count } secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
clock-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minute
   *[other] { $count } de minute
}
clock-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
new-visible = Cine găsește masa?
visible-link = doar cine are linkul
visible-all = toată lumea, pe pagina de start
new-open = Deschide masa
new-start = Începe partida

## Așteptarea la masă.

lobby-title = Așteptăm jucători
lobby-all-here = Toți sunt aici
lobby-seats-open = { $count ->
    [one] Un loc e încă liber.
    [few] { $count } locuri sunt încă libere.
   *[other] { $count } de locuri sunt încă libere.
}
lobby-ready = Toate locurile sunt ocupate. Poți începe.
lobby-wait-host = Jocul începe de îndată ce gazda îl pornește.
lobby-visitor = Ia loc sau rămâi să privești: jocul va apărea aici.
lobby-full = Toate locurile sunt ocupate. Rămâi să privești: jocul va apărea aici.
lobby-host = gazdă
lobby-bot = bot
sit-down = Ia loc
sit-here = Ia loc aici
lobby-close = Închide masa
lobby-invite = Invită-ți prietenii
lobby-invite-about = Trimite-le acest link sau lasă-i să scaneze codul.
lobby-only-here = Prietenii nu pot deschide acest link: duce doar la acest calculator. Ca să poată intra cei din rețeaua ta, repornește cu: kingdomino --lan
lobby-share = Trimite
lobby-link = Link către această masă
lobby-qr = Codul QR al linkului
lobby-size = { $dominoes }, { $rounds }, regate de { $grid }
lobby-ties = la remiză decid: { $criteria }
lobby-clock = { $time } pe tură; apoi joacă: { $bot }
lobby-public = toată lumea găsește această masă pe pagina de start
lobby-promise = Amestecarea e deja stabilită și sigilată. După joc oricine o poate verifica după acest sigiliu:

## Urmărirea.

watch-tables = Mese publice
watch-none = Momentan nu sunt partide publice.
watch-open = Sunt locuri libere
watch-playing = Se joacă
watch-over = Terminate
watch-bots = Boți contra boți
watch-bots-about = Alege cine cu cine joacă. Partida începe imediat.
watch-start = Să joace!
