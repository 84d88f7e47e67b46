### Tabla de analiză.

board-about = Lipește înregistrarea unei partide sau o poziție în notație.
board-text = Înregistrare sau poziție
board-show = Arată
board-other = Altă poziție
board-paths = Drumuri
board-paths-about = Drumul gros este partida așa cum s-a jucat. Fiecare tură pe care o încerci deschide un drum lateral; nimic nu se pierde.
board-start = Început
board-to-place = { $player }: așază { $domino }
board-to-claim = { $player }: alege o plăcuță
board-try = Încearcă orice: mută plăcuța sau ia una dintre cele mai bune ture.
board-over = Partida s-a terminat.
board-best = Cele mai bune ture
board-lead = avans la final, în puncte
board-rollouts = Partide jucate până la capăt: { $count }.
board-settled = Primul loc este decis.
board-level = Turele din frunte sunt încă la egalitate.
board-exact = Exact: restul partidei este cunoscut.
board-empty = Încă nu s-a jucat nimic.
board-unavailable = Valorile nu sunt disponibile.
board-played = jucată
board-whiskers = Valoarea adevărată este între mustăți de 95 de ori din 100. Unde se suprapun, ordinea se mai poate schimba.
board-leads = Unde duce cea mai bună tură
board-leads-about = Puncte la final: media, jumătate din partide (gros), nouă din zece (subțire).
board-sampled = Nu se știe ce urmează: această linie a fost trasă la întâmplare.
board-remove = Elimină această încercare
board-restore = Adu-o înapoi
board-not-over = Partida încă se joacă. Poate fi analizată după ce se termină.
board-copy = Copiază poziția

## A text or a link that can’t be read.

board-wrong-at = Rândul { $line }, coloana { $column }: „{ $found }”.
board-wrong-end = Textul se termină prea devreme, în rândul { $line }.
board-wrong-text = Aici trebuie să fie altceva.
board-wrong-rules = Astfel de reguli nu există.
board-wrong-kingdoms = Regulile nu permit un asemenea regat.
board-wrong-line = Aceste plăcuțe nu pot sta aici într-o linie.
board-wrong-turn = Regulile nu permit asta aici.
board-wrong-actor = Nu poate fi rândul acestui rege.
board-wrong-dominoes = Acestea nu pot fi plăcuțele pe care nu le-a văzut nimeni.
board-wrong-result = Sămânța sau rezultatul nu se potrivește cu partida.
board-link-damaged = Acest link este deteriorat: din el nu se poate citi nicio partidă.
