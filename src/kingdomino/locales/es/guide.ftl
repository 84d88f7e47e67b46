### How to play: the rules, and a first game as a lesson.

guide-title = Cómo se juega
guide-lead = Cinco minutos de lectura, un cuarto de hora de juego. Aquí está todo lo que necesitas.
guide-contents = Contenido
guide-to-lesson = Aprender jugando

## The goal.

guide-goal = El objetivo
guide-goal-land = Tienes un castillo y aún ninguna tierra. Dominó a dominó colocas a su alrededor campos, bosques y lagos, y tu reino crece.
guide-goal-points = Al final, cada territorio vale sus casillas por sus coronas. Gana quien tiene más puntos.

## Components.

guide-box = Qué hay en la caja
guide-box-pieces = Un juego para dos a cuatro jugadores. Cada uno tiene un castillo y uno o dos reyes del mismo color; los 48 dominós son de todos. Aquí mezclar, ordenar y contar se hace solo.
guide-box-domino = Un dominó lleva al dorso un número del 1 al 48 y en la cara dos casillas. Una casilla muestra uno de seis terrenos y hasta tres coronas. Cuanto más alto es el número, más escaso es el terreno y más coronas hay.
guide-box-castle = El castillo ocupa una casilla. No tiene terreno ni corona, y por sí mismo no puntúa.
guide-part-number = el número, al dorso: decide el lugar del dominó en la línea
guide-part-terrain = una casilla: un terreno, aquí sin corona
guide-part-crowns = la otra casilla: cada banderín es una corona, y aquí hay dos
guide-terrains-caption = Las 96 casillas, por terreno y coronas. Las minas son escasas, y ricas.

## Before the first turn.

guide-setup = Antes del primer turno
guide-setup-pile = Se mezclan los 48 dominós. A cuatro se usan todos, a tres 36, a dos 24. El resto se aparta sin mirarlo.
guide-setup-line = Se descubren tantos dominós como reyes hay y se ordenan, primero el número más bajo. Eso es una línea.
guide-setup-opening = Ahora se sacan los reyes uno a uno, al azar. Cada uno va a un dominó libre de la línea, que elige su dueño: será su primer dominó. Luego se pone la segunda línea, y empieza la partida.
guide-setup-caption = Lo que cambia según el número de jugadores
guide-setup-players = Jugadores
guide-setup-dominoes = Dominós
guide-setup-kings = Reyes por jugador
guide-setup-spots = En una línea
guide-setup-rounds = Rondas

## A turn.

guide-turn = Un turno
guide-turn-order = En cada ronda, cada rey juega una vez: primero el del número más bajo, al final el del más alto. Cuando le toca a tu rey, haces dos cosas, en este orden:
guide-turn-place = Colocar
guide-turn-place-text = Toma el dominó en el que está tu rey y colócalo en tu reino.
guide-turn-claim = Elegir
guide-turn-claim-text = Mueve el rey a un dominó libre de la línea siguiente. Ese lo colocarás en la próxima ronda.
guide-turn-over = Cuando todos los reyes han avanzado, su línea es la de la nueva ronda, y detrás se pone otra.
guide-lines-caption = El rey azul estaba en el número más bajo: su dominó está colocado y ha elegido el 23. Ahora le toca al rosa, luego al amarillo y luego al verde.

## Placing.

guide-placing = Colocar un dominó
guide-placing-connect = Las dos mitades van en dos casillas libres contiguas. Al menos una debe tocar con un lado entero el castillo o una casilla de su terreno que ya estaba. Las esquinas no cuentan. Lo que toque la otra mitad no importa.
guide-placing-castle = El castillo es un comodín: encaja con cualquier terreno.
guide-placing-halves = Las dos mitades de un dominó no cuentan la una para la otra, ni siquiera si muestran el mismo terreno.
guide-placing-fits = Trigo junto a trigo: encaja, y da 3 puntos.
guide-placing-turned = Al revés no encaja: ninguna mitad toca su terreno.
guide-placing-double = Dos lagos, pero solo el uno junto al otro: eso no cuenta.
guide-placing-wild = Junto al castillo cabe todo.
guide-placing-box = El reino puede llegar a cinco casillas de ancho y cinco de alto, castillo incluido, no más. Dónde queda este cuadrado no está fijado de antemano: depende de lo que construyas. El castillo puede acabar en el centro, en el borde o en una esquina.
guide-placing-box-caption = Cuatro de ancho y cuatro de alto: el cuadrado aún puede cerrarse por cualquier lado. En cuanto el reino tiene cinco de ancho, quedan fijadas izquierda y derecha; en cuanto tiene cinco de alto, arriba y abajo.
guide-placing-must = Un dominó que cabe en algún sitio debe colocarse, aunque te duela.
guide-placing-discard = Un dominó que no cabe en ningún sitio se descarta: sale del juego, sin puntos y sin reemplazo. Su rey elige igualmente un dominó de la línea siguiente.

## Claiming.

guide-claiming = Elegir bien
guide-claiming-free = Puedes elegir cualquier dominó que aún no tenga un rey. El último se queda con el que sobra.
guide-claiming-order = El número decide el orden de la próxima ronda. Un número bajo muestra tierra sencilla, pero juegas pronto y luego eliges entre más dominós. Un número alto muestra coronas, pero juegas tarde. Ese es el corazón del juego.
guide-claiming-caption = Bajo: tierra sencilla, y pronto. Alto: coronas, y tarde.

## Two players.

guide-two = Dos jugadores, dos reyes
guide-two-caption = El amarillo juega primero con el 5, luego el rosa dos veces y luego otra vez el amarillo.
guide-two-text = Cada uno tiene dos reyes y, por tanto, dos turnos por ronda: uno por cada rey, cuando llega su número. Puede que juegues dos veces seguidas. Una línea tiene cuatro dominós, se juegan 24 y, tras seis rondas, la partida termina.

## The last round.

guide-last = La última ronda
guide-last-text = Cuando el mazo se acaba, no se pone otra línea. En esta última ronda solo se coloca: no queda nada que elegir. Luego se cuentan los puntos.

## Points.

guide-points = Los puntos
guide-points-territory = Un territorio son todas las casillas de un mismo terreno unidas por sus lados. Vale el número de sus casillas por el número de sus coronas. Sin corona no vale nada, por grande que sea.
guide-points-many = Un terreno puede tener varios territorios; cada uno cuenta por separado. El castillo no pertenece a ninguno.
guide-points-caption = Este bosque tiene cinco casillas y tres coronas: 5 × 3 = 15 puntos. Los campos y el lago no tienen corona y no valen nada.
guide-points-example = Un reino entero: puntúan los territorios con borde. La casilla de lago y la de pradera sueltas no tienen corona.
guide-points-total = Suma

## Ties.

guide-ties = En caso de empate
guide-ties-text = Gana quien tiene más puntos. Si varios tienen los mismos, deciden, en este orden:
guide-ties-territory = el territorio más grande, con o sin coronas;
guide-ties-crowns = luego, el mayor número de coronas en todo el reino;
guide-ties-shared = y si el empate sigue, la victoria se comparte.

## Variants.

guide-variants = Otras formas de jugar
guide-variants-text = Quien abre una mesa elige las reglas, en cualquier combinación.
guide-variant-middle-kingdom = 10 puntos si el castillo está en el centro de tu reino. Aquí el reino debe tener cinco de ancho y cinco de alto, como dice el reglamento rumano; los huecos no importan. Otra lectura solo pide que el castillo esté en el centro de lo que has construido, por pequeño que sea.
guide-variant-harmony = 5 puntos si no has descartado nada: entonces tu reino está lleno, hasta la última casilla.
guide-variant-duel = Dos jugadores usan los 48 dominós y construyen reinos de siete por siete, en doce rondas.
guide-variant-dynasty = Tres partidas seguidas, cada una con nuevo reparto, y los puntos se suman. En caso de empate, se suman los territorios más grandes de las tres partidas, y luego las coronas.
guide-variant-tournament = El Reino del Centro y Armonía juntos.
guide-variant-second = Como en la edición de 2024: también a tres se juega con los 48 dominós. Las líneas tienen cuatro, y el que sobra sale del juego. Si puntos y territorios empatan, la victoria se comparte: las coronas no cuentan.
guide-variant-demo = El folleto de demostración ruso: dos jugadores y, a igualdad de puntos, deciden solo las coronas.
guide-variant-opening = La primera elección
guide-variant-opening-text = Los reglamentos difieren. Si no cambias nada, el dueño de un rey elige su dominó, como en los reglamentos búlgaro, hebreo y ruso. En el inglés, el griego y el rumano, los jugadores sacan los reyes por turnos, y quien saca uno elige para él, aunque sea de otro. Una tercera forma, a dos: primero, segundo, segundo, primero.

## The printed rulebooks.

guide-books = ¿Qué reglamento tienes?
guide-books-text = Los reglamentos impresos no dicen lo mismo en todo. Busca el tuyo y juega como él dice.
book-name = Reglamento
book-bulgarian = Búlgaro
book-hebrew = Hebreo
book-english = Inglés
book-russian = Demo rusa
book-greek = Griego
book-romanian = Rumano
book-opening = La primera línea
book-ties = A igualdad de puntos
book-ties-territory = el territorio más grande, luego el mayor número de coronas
book-ties-crowns = solo el mayor número de coronas
book-equal = Si todo es igual
book-shared = la victoria se comparte
book-draw = es un empate
book-centre = Reino del Centro: el castillo en el centro
book-centre-kingdom = del reino; no se da tamaño
book-centre-box = del reino de 5×5
book-no-variants = no tiene variantes
book-play = Jugar con este reglamento
book-play-named = Jugar con este reglamento: { $book }

## Tips.

guide-tips = Cinco consejos
guide-tip-crowns = Primero coronas, luego tierra. Un gran territorio sin corona no vale nada, y una corona sin nada alrededor vale poco.
guide-tip-castle = Deja libre un lado del castillo mientras puedas: allí cabe cualquier dominó.
guide-tip-gaps = No dejes huecos de una casilla. Un dominó necesita dos, y una casilla suelta queda vacía hasta el final.
guide-tip-gaps-caption = Junto a esta no hay ninguna casilla libre: queda vacía hasta el final.
guide-tip-early = Si necesitas cierto terreno, toma ahora un número bajo: la próxima vez eliges antes.
guide-tip-rivals = Mira también los otros reinos. Un dominó que a ti te vale poco puede valerle mucho a otro.

## At this table.

guide-page = En esta mesa
guide-page-marks = Las casillas donde cabe tu dominó están marcadas. La burbuja del dominó dice cuántos puntos da ese sitio al momento; una cruz dice que no cabe, y sobre el tablero lees por qué. Nada se envía antes de que confirmes, y «{ action-undo }» retrocede paso a paso.
guide-page-caption = Casillas marcadas y un dominó que aquí daría 3 puntos.
guide-page-mouse = Con el ratón
guide-page-mouse-text = Apunta a una casilla marcada y el dominó aparece allí con sus puntos; hacia una casilla vecina, o con la rueda, gira. Haz clic para fijarlo y otra vez para colocarlo. Luego haz clic dos veces en un dominó de la línea.
guide-page-touch = Con el dedo
guide-page-touch-text = Toca una casilla marcada y el dominó aparece allí; tócalo otra vez para colocarlo, o ↻ para girarlo. O arrástralo con el dedo. Luego toca dos veces un dominó de la línea.
guide-page-keys = Con el teclado
guide-page-keys-text = Las flechas mueven, Intro fija y coloca el dominó, R lo gira, 1 a 4 eligen de la línea, Escape retira. Con Tab llegas a todo.
guide-end = Eso es todo. Ahora te toca a ti.

## The lesson.

lesson-name = Lección
lesson-wait = Preparando la mesa…
lesson-step = Paso { $step } de { $steps }
lesson-next = Siguiente
lesson-got-it = Entendido
lesson-leave = Dejar la lección
lesson-play-on = Seguir jugando
lesson-claim = Elige un dominó
lesson-claim-order = Tu rey va al dominó que eliges. En la próxima ronda los reyes juegan del número más bajo al más alto.
lesson-claim-crowns = Los números altos muestran más coronas, los bajos te dejan jugar pronto. Como sois dos, cada uno tiene dos reyes y dos turnos por ronda.
lesson-castle = Junto al castillo
lesson-castle-wild = Coloca el dominó junto a tu castillo, que encaja con cualquier terreno. Una de sus mitades debe tocar el castillo con un lado entero.
lesson-castle-turn = Toca una casilla marcada y el dominó aparece allí. Tócalo otra vez para colocarlo; ↻ o R lo gira.
lesson-castle-send = Nada se envía antes de que elijas también el siguiente. Hasta entonces puedes deshacer cada paso.
lesson-match = Cada oveja con su pareja
lesson-match-touch = Desde ahora un dominó también puede ir donde una de sus mitades toca su terreno. Lo que toque la otra no importa.
lesson-match-halves = Solo cuenta lo que ya estaba. Las dos mitades de un dominó no cuentan la una para la otra.
lesson-points = Las coronas dan puntos
lesson-points-times = Las casillas unidas de un mismo terreno son un territorio. Vale sus casillas por sus coronas: cinco casillas con tres coronas valen 15 puntos.
lesson-points-none = Sin corona no vale nada. Pero una corona que llega después cuenta para todo el territorio.
lesson-box = Cinco por cinco
lesson-box-floats = Tu reino puede llegar a cinco casillas de ancho y cinco de alto. Dónde, lo decides tú: los lados discontinuos del marco siguen abiertos.
lesson-box-discard = Lo que cabe en algún sitio debe colocarse. Lo que no cabe se pierde. Así que no dejes huecos de una casilla y guarda sitio junto al castillo.
lesson-box-end = En la última ronda no queda nada que elegir. Luego se cuentan todos los territorios, y gana quien tiene más puntos.
lesson-grow = Alimenta tus coronas
lesson-grow-add = Cada casilla que se une a un territorio suma un punto por cada corona de ese territorio. Haz crecer, pues, la tierra con más coronas.
lesson-grow-first = Primero la corona, luego tierra alrededor. Mucha tierra sin corona no vale nada.
lesson-early = ¿Pronto o rico?
lesson-early-low = Un número bajo es modesto, pero la próxima vez eliges antes. Uno alto es rico, pero otros eligen antes que tú.
lesson-early-when = Toma el rico si va con tus coronas. Si nada en la línea te ayuda, toma el número más bajo.
lesson-room = Guarda sitio
lesson-room-holes = Un dominó necesita dos casillas. Una casilla libre suelta entre otras queda vacía hasta el final.
lesson-room-castle = Deja libre un lado del castillo: allí cabe cualquier dominó. Y construye compacto: el marco se cierra en cinco.
lesson-done = Ya sabes jugar
lesson-done-text = Conoces las reglas y tres ideas para jugar bien. Termina tu partida; las reglas están siempre en el menú.

## What the lesson says about the table.

lesson-now-kings = Los reyes se sacan al azar.
lesson-now-rival = Se mueven los otros reyes.
lesson-now-coming = Tu próximo dominó es el { $domino }.
lesson-now-other-king = Este es tu segundo rey.
lesson-now-soonest = De los dominós libres, el { $domino } juega antes que ninguno.
lesson-now-crowned = En el { $domino }: { $crowns }.
lesson-now-crownless = Ninguno de los libres muestra coronas.
lesson-now-only = Solo queda el { $domino }, así que es tuyo.
lesson-now-chosen = Con el { $domino } juegas en el puesto { $place } de { $places } en la próxima ronda.
lesson-now-hand = Tu dominó muestra: { $first } y { $second }.
lesson-now-double = Tu dominó muestra dos veces: { $terrain }.
lesson-now-cells = { $count ->
    [one] Hay una casilla marcada para él.
   *[other] Hay { $count } casillas marcadas para él.
}
lesson-now-kin = Ya en tu reino: { $terrains }.
lesson-now-both = { $first } y { $second }
lesson-now-strange = Aún no hay nada igual en tu reino: solo ayuda el castillo.
lesson-now-best = El mejor sitio da al momento { $gain }.
lesson-now-no-gain = Ningún sitio da puntos al momento. Amplía tierra que pueda recibir después una corona.
lesson-now-size = Tu reino tiene { $width } de ancho y { $height } de alto.
lesson-now-rounds = { $count ->
    [0] Es la última ronda.
    [one] Después de esta queda una ronda.
   *[other] Después de esta quedan { $count } rondas.
}
lesson-now-misfit = Aquí no: una de las mitades debe tocar el castillo o su terreno, ambas en casillas libres del marco.
lesson-now-touching = Encaja. Gíralo o colócalo.
lesson-now-grown = Amplía un territorio: { $terrain }, ahora { $squares }.
lesson-now-alone = Solo toca el castillo y empieza un nuevo territorio.
lesson-now-makes = El territorio vale entonces { $points }: { $terrain }, { $squares } × { $crowns }.
lesson-now-barren = Allí no hay corona: aún sin puntos.
lesson-now-lies = Bien colocado. Ahora elige el siguiente.
lesson-now-last = Bien colocado, y no queda nada que elegir.
lesson-now-lost = No cabe en ningún sitio, así que sale del juego.
lesson-now-feed = Tu tierra más rica: { $terrain }, { $crowns }. Cada casilla más: { $points }.
lesson-now-uncrowned = Tu reino aún no tiene corona: busca una en la línea.
lesson-now-better = Otro sitio da { $gain }.
lesson-now-best-here = Ningún sitio da más.
lesson-now-worth = El { $domino } puede sumar más que ninguno: { $gain }.
lesson-now-easy = El { $domino } juega antes y suma más que ninguno: { $gain }.
lesson-now-plain = Nada da puntos al momento: toma el número más bajo, el { $domino }.
lesson-now-most = Ningún otro suma más de { $gain }.
lesson-now-more = El { $domino } podría sumar más: { $gain }.
lesson-now-hole = Deja una casilla suelta que ningún dominó puede llenar.
lesson-now-tidy = No deja ninguna casilla suelta.
lesson-now-sides = { $count ->
    [0] Ningún lado del castillo está libre.
    [one] Un lado del castillo está libre: allí cabe cualquier dominó.
   *[other] { $count } lados del castillo están libres: allí cabe cualquier dominó.
}
lesson-did-score = Tu último dominó: { $terrain }, ahora { $points }.
lesson-did-join = Tu último dominó: { $terrain }, ahora { $squares }, pero aún sin corona.
lesson-did-start = Tu último dominó empieza un territorio nuevo.
lesson-did-lose = Tu último dominó no cabía en ningún sitio.
