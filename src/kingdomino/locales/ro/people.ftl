### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = lipsește de { $minutes } min
stand-in-for = un bot joacă pentru { $player }
stand-in-ask = Să joace un bot pentru { $player }
stand-in-asked = Cererea a fost trimisă. Ceilalți trebuie să fie de acord.
come-back = Înapoi la masă
watching-player = Privești: { $player }
spectators = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
notice-left = { $player } a plecat. Acum joacă acolo: { $bot }
notice-returned = { $player } s-a întors
notice-stand-in = { $player } lipsește. Acum joacă acolo: { $bot }
notice-stand-in-you = Cât ai lipsit, a jucat un bot în locul tău: { $bot }
notice-resumed = { $player } joacă din nou
notice-host = Gazda este acum { $player }
notice-host-you = Acum tu ești gazda
notice-time-up = Timpul a expirat și a jucat un bot. { $turn }
move-log-bot = { $text } (bot)
leave-ask = Părăsești masa? Un bot joacă în locul tău, iar cât joacă te poți întoarce.
abandon-ask = Închei partida pentru toți? Nimeni nu o va mai putea continua.
stay = Rămân
host-take = Devin gazdă
local-about = Această masă se păstrează doar pe acest dispozitiv.
local-may-evict = Browserul o poate șterge dacă rămâne fără spațiu.
local-abandon = Încheie partida
local-abandon-ask = Închei partida? La această masă nu va mai putea fi continuată.
local-play-on = Continuă aici împotriva boților
lobby-host-away = Gazda lipsește. Poți deveni gazdă și porni partida.
lobby-leave-ask = Părăsești masa? Locul tău se eliberează.
lobby-close-ask = Închizi masa? Nimeni nu va mai putea intra cu linkul.
seat-free = Scoate: { $player }
device-continue = Continuă pe alt dispozitiv
device-about = Un link personal dă locul tău altui dispozitiv.
device-about-all = Un link personal dă toate locurile tale altui dispozitiv.
device-choice = Și acest dispozitiv?
device-watches = După aceea doar privește.
device-stays = Pot juca ambele dispozitive.
device-games = Lista „Partidele mele” vine și ea: ambele dispozitive arată apoi aceeași listă. Dacă celălalt are partide proprii, se adaugă la ea.
device-make = Creează linkul
device-open = Scanează codul cu celălalt dispozitiv sau deschide linkul acolo. Funcționează o singură dată, până la { $time }.
device-secret = Păstrează-l pentru tine: cine îl deschide joacă în locul tău.
device-only-here = Celălalt dispozitiv nu poate deschide acest link: duce doar la acest calculator. Ca să schimbi asta, repornește cu: kingdomino --lan
device-link = Link personal
device-qr = Codul QR al linkului personal
device-pending = Un link creat de tine e valabil până la { $time }.
device-cancel = Anulează linkul
device-new = Creează un link nou
device-used = Celălalt dispozitiv e la masă.
device-expired = Linkul a expirat.
device-moved = Joci pe alt dispozitiv. Acesta doar privește.
device-arrive = Continui pe acest dispozitiv?
device-arrive-about = Acest dispozitiv primește locul celui care a creat linkul. Linkul funcționează o singură dată.
device-arrive-games = Lista „Partidele mele” vine și ea.
device-arrive-merge = Acest dispozitiv are partide proprii. Împreună cu cele de pe celălalt devin o singură listă pe ambele. Continuă doar dacă ambele dispozitive sunt ale tale.
device-here = Continuă aici
device-watch = Doar privesc
