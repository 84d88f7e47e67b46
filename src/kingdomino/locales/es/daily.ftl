### The daily deal: loaded with its screen.

daily-caption = Reparto del día { $number } · { $date }
daily-play = Jugar el reparto de hoy
daily-continue = Seguir con el reparto de hoy
daily-practice = Jugarlo otra vez, para practicar
daily-about = En este servidor todos reciben los mismos dominós en el mismo orden y los mismos bots. Cuenta un intento; después puedes jugarlo otra vez para practicar.
daily-about-date = Este reparto sale de la fecha de hoy: los mismos dominós y los mismos bots en todo el mundo, sin servidor y sin clasificación. El primer intento cuenta para el calendario de este navegador; después se puede jugar otra vez para practicar.
daily-result = { $points }, puesto { $place } de { $players }
daily-void = El intento de hoy se abandonó y no cuenta.
daily-better = Mejor que { $percent } de 100 regentes
daily-regent-about = El bot más fuerte jugó este reparto { $games } veces en tu lugar. Cada punto son diez de sus partidas.
daily-regent-running = El Regente sigue jugando: { $games } de { $total }
daily-games = Partidas
daily-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
daily-longest = la más larga: { $count }
daily-not-played = no jugado
daily-save = Guardar la imagen
daily-best = Los mejores reinos de ayer
daily-best-none = Ayer nadie terminó aquí el reparto.
daily-next = El próximo reparto se abre en { $time }.
daily-check = Comprobar el reparto
daily-check-about = La promesa del secreto de mañana se muestra hoy, y el secreto, al día siguiente de su reparto. El SHA-256 del secreto debe coincidir con la promesa.
daily-commitment = La promesa de hoy
daily-commitment-next = La promesa de mañana
daily-secret = El secreto de ayer
daily-commitment-yesterday = La promesa de ayer
daily-first-line = La primera línea de hoy
daily-opener = elige primero
daily-earlier = Mes anterior: { $month }
daily-later = Mes siguiente: { $month }
daily-this-week = Esta semana
daily-whole-month = Todo el mes
daily-puzzle = Problema del día
daily-puzzle-about = Problema { $number }: { $theme }
daily-puzzle-solve = Resuélvelo
daily-puzzle-solved = Ya lo has resuelto.
daily-puzzle-look = Verlo otra vez
daily-card = La imagen para compartir: tu reino y el resultado
