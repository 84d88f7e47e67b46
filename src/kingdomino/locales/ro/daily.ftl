### The daily deal: loaded with its screen.

daily-caption = Împărțirea zilei { $number } · { $date }
daily-play = Joacă împărțirea de azi
daily-continue = Continuă împărțirea de azi
daily-practice = Joacă din nou, ca exercițiu
daily-about = Toți de pe acest server primesc aceleași plăcuțe în aceeași ordine și aceiași boți. Contează o singură încercare; apoi poți juca din nou ca exercițiu.
daily-about-date = Acest joc decurge din data de azi: aceleași plăcuțe și aceiași boți în toată lumea, fără server și fără clasament. Prima încercare contează pentru calendarul din acest browser; apoi se poate juca din nou, ca exercițiu.
daily-result = { $points }, locul { $place } din { $players }
daily-void = Încercarea de azi a fost abandonată, deci nu contează.
daily-better = Mai bine decât { $percent } din 100 de regenți
daily-regent-about = Partide jucate de cel mai puternic bot în locul tău, cu aceeași împărțire: { $games }. Fiecare punct înseamnă zece partide.
daily-regent-running = Regentul încă joacă: { $games } din { $total }
daily-games = Partide
daily-streak = { $count ->
    [one] { $count } zi la rând
    [few] { $count } zile la rând
   *[other] { $count } de zile la rând
}
daily-longest = cea mai lungă: { $count }
daily-not-played = nejucată
daily-save = Salvează imaginea
daily-best = Cele mai bune regate de ieri
daily-best-none = Nimeni nu a terminat aici împărțirea de ieri.
daily-next = Următoarea împărțire se deschide în { $time }.
daily-check = Verifică împărțirea
daily-check-about = Promisiunea pentru secretul de mâine se arată azi, iar secretul a doua zi după împărțire. SHA-256 al secretului trebuie să fie egal cu promisiunea.
daily-commitment = Promisiunea pentru azi
daily-commitment-next = Promisiunea pentru mâine
daily-secret = Secretul de ieri
daily-commitment-yesterday = Promisiunea de ieri
daily-first-line = Prima linie de azi
daily-opener = începe
daily-earlier = Luna anterioară: { $month }
daily-later = Luna următoare: { $month }
daily-this-week = Săptămâna aceasta
daily-whole-month = Toată luna
daily-puzzle = Problema zilei
daily-puzzle-about = Problema { $number }: { $theme }
daily-puzzle-solve = Rezolv-o
daily-puzzle-solved = Ai rezolvat-o.
daily-puzzle-look = Privește-o din nou
daily-card = Imaginea de trimis: regatul tău și rezultatul
