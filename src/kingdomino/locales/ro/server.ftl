### Serverul.

## Ce poate fi greșit la o cerere. Fiecare mesaj e o propoziție pe un singur rând.

error-server-bad-request = Cererea nu se poate citi: { $because }
error-server-no-such-page = Aici nu e nimic.
error-server-method = { $method } nu se poate face aici.
error-server-too-large = Cererea e mai mare de { $most } octeți.
error-server-media-type = Cererea trebuie să fie JSON.
error-server-origin = Cererea vine de pe alt site.
error-server-token = Așezați-vă întâi: aici e nevoie de cheia unui loc la această masă.
error-server-too-many = { $seconds ->
    [one] Prea multe deodată; încercați din nou peste { $seconds } secundă.
    [few] Prea multe deodată; încercați din nou peste { $seconds } secunde.
   *[other] Prea multe deodată; încercați din nou peste { $seconds } de secunde.
}
error-server-away = Mesele nu răspund acum; totul e salvat, încercați din nou peste puțin ({ $seconds } s).
error-server-broken = Ceva nu e în regulă chiar cu serverul.

## Comanda.

serving = Kingdomino se găsește la { $url }
page-at = Kingdomino se găsește la { $url } – Ctrl-C îl oprește, iar toate mesele se păstrează.
error-serve = Serverul nu a putut porni.
error-pages = În { $folder } nu sunt pagini web.
error-workers = Mai multe procese de server au nevoie de PostgreSQL: într-un fișier scrie unul singur.
help-serve =
    Pune jocul în rețea: mese, boți și tot ce-i trebuie unei pagini sau unui program ca să joace.

    Fiecare opțiune se poate da și ca variabilă de mediu: --bot-seconds este KINGDOMINO_BOT_SECONDS. Ce s-a jucat rămâne în baza de date și continuă după repornire.
help-serve-short = pune jocul în rețea
option-serve-host = adresa la care ascultă; 0.0.0.0 înseamnă toate adresele acestei mașini
option-serve-port = portul la care ascultă; 0 înseamnă oricare liber
option-serve-pages = dosarul paginilor web; altfel cele venite cu programul
option-serve-workers = câte procese de server; pentru mai multe e nevoie de PostgreSQL
option-serve-bot-workers = în câte procese gândesc boții, pentru fiecare proces de server
option-serve-bot-seconds = câte secunde poate gândi un bot la o tură
option-serve-keep-days = șterge mesele după atâtea zile fără să se întâmple nimic; 0 le păstrează
option-serve-open-days = după câte zile se șterg mesele la care jocul nu a început; 0 le păstrează
option-serve-proxies = adresele intermediarilor ale căror antete X-Forwarded sunt crezute, despărțite prin virgule
option-serve-address-rate = cereri pe minut de la o adresă; 0 fără limită
option-serve-table-rate = schimbări pe minut la o masă; 0 fără limită
option-serve-sockets = conexiuni vii deodată de la o adresă
option-serve-log-level = ce se scrie la ieșirea de erori
example-serve = doar pentru această mașină
example-serve-all = pentru oricine ajunge la ea
example-serve-many = mai multe procese pe o bază de date
