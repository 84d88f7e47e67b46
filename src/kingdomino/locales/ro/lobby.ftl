### De la început până la masă.

## Începutul.

home-caption = Un joc cu țări mici
home-about = Așezați lanuri, păduri și lacuri în jurul castelului. Cinci careuri lățime, nu mai mult. Un sfert de oră, doi până la patru jucători.
play-now = Jucați acum
play-now-against = adversar
one-moment = O clipă…
with-friends = Cu prietenii
with-friends-about = printr-un link
on-this-screen = La acest ecran
on-this-screen-about = 2–4 jucători
learn = Cum se joacă
watch = Urmăriți
settings-open = Setări
guest = Oaspete
playing-as = Jucați ca: { $player }
name-change = Schimbați
name-field = Numele dvs.
name-keep = Păstrați
continue = Continuați
continue-all = Toate ({ $count })
server-away = Serverul nu răspunde. Încercați din nou.

## O masă nouă.

new-title = O masă nouă
new-seats = Cine joacă?
new-players = Jucători
seat-who = Locul { $number }, { $colour }: cine joacă
seat-me = Eu
seat-here = La acest ecran
seat-friend = Un prieten cu linkul
seat-bots = Boți
seat-name = Nume, locul { $number }
player-number = Jucătorul { $number }
new-game = Ce joc?
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
visible-all = toată lumea, la „Urmăriți”
new-open = Deschideți masa
new-start = Începeți jocul

## Așteptarea la masă.

lobby-title = Așteptăm jucători
lobby-all-here = Toți sunt aici
lobby-seats-open = { $count ->
    [one] Un loc e încă liber.
    [few] { $count } locuri sunt încă libere.
   *[other] { $count } de locuri sunt încă libere.
}
lobby-ready = Toate locurile sunt ocupate. Puteți începe.
lobby-wait-host = Jocul începe de îndată ce gazda îl pornește.
lobby-visitor = Luați loc sau rămâneți să priviți: jocul va apărea aici.
lobby-full = Toate locurile sunt ocupate. Rămâneți să priviți: jocul va apărea aici.
lobby-host = gazdă
lobby-bot = bot
sit-down = Luați loc
sit-here = Luați loc aici
lobby-close = Închideți masa
lobby-invite = Invitați-vă prietenii
lobby-invite-about = Trimiteți-le acest link sau lăsați un telefon să citească codul.
lobby-share = Trimiteți
lobby-link = Link către această masă
lobby-qr = Codul QR al linkului
lobby-size = { $dominoes }, { $rounds }, regate de { $grid }
lobby-ties = la remiză decid: { $criteria }
lobby-clock = { $time } pe tură; apoi joacă: { $bot }
lobby-public = toată lumea găsește această masă la „Urmăriți”
lobby-promise = Amestecarea e deja stabilită și sigilată. După joc oricine o poate verifica după acest sigiliu:

## Urmărirea.

watch-tables = Mese publice
watch-none = Acum nu joacă nimeni în public.
watch-open = Sunt locuri libere
watch-playing = Se joacă
watch-over = Terminate
watch-bots = Lăsați boții să joace
watch-bots-about = Alegeți cine cu cine. Jocul începe imediat.
watch-start = Să joace!
