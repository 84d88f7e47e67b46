### Serverul.

## Ce poate fi greșit la o cerere. Fiecare mesaj e o propoziție pe un singur rând.

error-server-bad-request = Cererea nu se poate citi: { $because }
error-server-no-such-page = Aici nu e nimic.
error-server-method = { $method } nu este permis aici.
error-server-too-large = Cererea depășește limita (în octeți: { $most }).
error-server-media-type = Cererea trebuie să fie JSON.
error-server-host = Acest server nu răspunde la numele { $host }; cine îl administrează îl poate adăuga în --hosts.
error-server-origin = Cererea vine de pe alt site.
error-server-token = Așază-te întâi: aici e nevoie de cheia unui loc la această masă.
error-server-import = Acesta nu este un fișier din „Partidele mele” sau a fost modificat.
error-server-printed = Aceste regate nu pot fi construite într-o singură partidă cu aceste reguli.
error-server-no-room = Nu mai este loc pentru această partidă: se păstrează cel mult { $most }.
error-server-too-many = { $seconds ->
    [one] Prea multe cereri deodată; încearcă din nou peste { $seconds } secundă.
    [few] Prea multe cereri deodată; încearcă din nou peste { $seconds } secunde.
   *[other] Prea multe cereri deodată; încearcă din nou peste { $seconds } de secunde.
}
error-server-open-tables = Prea multe dintre mesele tale așteaptă să înceapă (cel mult { $most }); întâi pornește sau încheie una.
error-server-bot-tables = La prea multe dintre mesele tale joacă doar boți (cel mult { $most }); așteaptă să se termine una sau încheie-o.
error-server-push-off = Acest server nu trimite mesaje push.
error-server-push-subscription = Acest abonament push nu poate fi folosit.
error-server-away = Mesele nu răspund acum; totul e salvat, încearcă din nou peste puțin ({ $seconds } s).
error-server-broken = Ceva nu e în regulă chiar cu serverul.

## Comanda.

serving = Kingdomino se găsește la { $url }
serving-all = Oricine ajunge la acest calculator îl poate deschide, necriptat: la { $url } în rețeaua ta. Pe internet, pune în față un proxy cu HTTPS.
page-at = Kingdomino se găsește la { $url } – Ctrl-C îl oprește, iar toate mesele se păstrează.
page-lan = Prietenii din rețeaua ta nu îl pot deschide. Ca să poată, pornește-l cu: kingdomino --lan
error-serve = Serverul nu a putut porni.
error-pages = În { $folder } nu sunt pagini web.
error-workers = Mai multe procese de server au nevoie de PostgreSQL: într-un fișier scrie unul singur.
error-lan-host = --lan ascultă pe toate adresele: nu se combină cu alt --host.
error-channel-url = Canalul trebuie să fie adresa unui server Redis, de exemplu redis://localhost:6379/0.
error-channel-away = Redis nu răspunde: { $because }.
error-channel-package = Pentru un canal prin Redis lipsește un pachet: pip install 'kingdomino[redis]'.
error-push-contact = Contactul pentru serviciile push trebuie să fie o adresă care începe cu mailto: sau https:.
help-serve =
    Pune jocul în rețea: mese, boți și tot ce-i trebuie unei pagini sau unui program ca să joace.

    Fiecare opțiune se poate da și ca variabilă de mediu: --bot-seconds este KINGDOMINO_BOT_SECONDS. Ce s-a jucat rămâne în baza de date și continuă după repornire.
help-serve-short = pune jocul în rețea
option-lan = și pentru alții din rețeaua ta, necriptat
option-serve-host = adresa la care ascultă; 0.0.0.0 înseamnă toate adresele acestui calculator
option-serve-port = portul la care ascultă; 0 înseamnă oricare liber
option-serve-channel = adresa unui server Redis prin care procesele serverului se anunță între ele; implicit o face baza de date
option-serve-pages = dosarul paginilor web; altfel cele venite cu programul
option-serve-workers = câte procese de server; pentru mai multe e nevoie de PostgreSQL
option-serve-bot-workers = în câte procese gândesc boții, pentru fiecare proces de server
option-serve-bot-seconds = câte secunde poate gândi un bot la o tură
option-serve-bot = un bot propriu oferit ca nivel, de exemplu meu=bot.py:MyBot; câte o dată pentru fiecare
option-serve-keep-days = șterge mesele după atâtea zile fără să se întâmple nimic; 0 le păstrează
option-serve-open-days = după câte zile se șterg mesele la care jocul nu a început; 0 le păstrează
option-serve-hosts = numele la care răspunde, despărțite prin virgule, pe lângă adrese și nume locale; * înseamnă oricare
option-serve-proxies = adresele intermediarilor ale căror antete X-Forwarded sunt crezute, despărțite prin virgule
option-serve-address-rate = cereri pe minut de la o adresă; 0 fără limită
option-serve-table-rate = schimbări pe minut la o masă; 0 fără limită
option-serve-open-tables = mese neîncepute deodată de la o adresă; 0 fără limită
option-serve-bot-tables = mese deodată de la o adresă la care joacă doar boți; 0 fără limită
option-serve-daily-games = partide ale celui mai puternic bot pentru fiecare împărțire a zilei, pentru comparația rezultatelor; 0: niciuna
option-serve-sockets = conexiuni vii deodată de la o adresă
option-serve-push = mesaje push către jucătorii care lipsesc când le vine rândul: on, off sau private (și către adrese private și fără TLS, pentru teste)
option-serve-push-contact = cui îi pot scrie serviciile push: o adresă mailto: sau https:; altfel primul nume din --hosts
option-serve-log-level = ce se scrie la ieșirea de erori
option-serve-log-format = cum se scrie acolo fiecare rând: ca text sau ca JSON
example-serve = doar pentru acest calculator
example-serve-all = pentru oricine ajunge la el
example-serve-bot = cu un bot propriu
example-serve-many = mai multe procese pe o bază de date
error-server-no-such-game = Nu ai nicio partidă cu jocul fizic cu acest identificator.
