### How to play: the rules, and a first game as a lesson.

guide-title = So wird gespielt
guide-lead = Fünf Minuten lesen, eine Viertelstunde spielen. Hier steht alles, was du brauchst.
guide-contents = Inhalt
guide-to-lesson = Spielend lernen

## The goal.

guide-goal = Das Ziel
guide-goal-land = Du hast ein Schloss und noch kein Land. Domino für Domino legst du Felder, Wälder und Seen darum, und dein Königreich wächst.
guide-goal-points = Am Ende bringt jedes Gebiet Punkte: seine Felder mal seine Kronen. Wer die meisten Punkte hat, gewinnt.

## Components.

guide-box = Was in der Schachtel ist
guide-box-pieces = Ein Spiel für zwei bis vier. Jeder hat ein Schloss und einen oder zwei Könige derselben Farbe; die 48 Dominos gehören allen. Mischen, Sortieren und Zählen geschieht hier von selbst.
guide-box-domino = Ein Domino hat auf der Rückseite eine Zahl von 1 bis 48 und vorn zwei Felder. Ein Feld zeigt eine von sechs Landschaften und bis zu drei Kronen. Je höher die Zahl, desto seltener die Landschaft und desto mehr Kronen.
guide-box-castle = Das Schloss belegt ein Feld. Es hat keine Landschaft und keine Krone und bringt selbst keine Punkte.
guide-part-number = die Zahl auf der Rückseite: sie bestimmt den Platz des Dominos in der Reihe
guide-part-terrain = ein Feld: eine Landschaft, hier ohne Krone
guide-part-crowns = das andere Feld: jeder Wimpel ist eine Krone, hier sind es zwei
guide-terrains-caption = Alle 96 Felder nach Landschaft und Kronen. Minen sind selten und reich.

## Before the first turn.

guide-setup = Vor dem ersten Zug
guide-setup-pile = Die 48 Dominos werden gemischt. Zu viert spielt man mit allen, zu dritt mit 36, zu zweit mit 24. Der Rest kommt ungesehen beiseite.
guide-setup-line = So viele Dominos, wie es Könige gibt, werden aufgedeckt und sortiert, die kleinste Zahl zuerst. Das ist eine Reihe.
guide-setup-opening = Nun werden die Könige einzeln in zufälliger Folge gezogen. Jeder kommt auf ein freies Domino der Reihe, und wem er gehört, der wählt es: Es wird dessen erstes Domino. Dann wird die zweite Reihe ausgelegt, und die Partie beginnt.
guide-setup-caption = Was von der Zahl der Spieler abhängt
guide-setup-players = Spieler
guide-setup-dominoes = Dominos
guide-setup-kings = Könige je Spieler
guide-setup-spots = In einer Reihe
guide-setup-rounds = Runden

## A turn.

guide-turn = Ein Zug
guide-turn-order = In jeder Runde ist jeder König einmal dran: zuerst der auf der kleinsten Zahl, zuletzt der auf der größten. Wenn dein König dran ist, tust du zweierlei, in dieser Reihenfolge:
guide-turn-place = Legen
guide-turn-place-text = Nimm das Domino, auf dem dein König steht, und lege es in dein Königreich.
guide-turn-claim = Wählen
guide-turn-claim-text = Setze den König auf ein freies Domino der nächsten Reihe. Das legst du in der nächsten Runde.
guide-turn-over = Wenn alle Könige weitergezogen sind, ist ihre Reihe die der neuen Runde, und dahinter wird eine neue ausgelegt.
guide-lines-caption = Der blaue König stand auf der kleinsten Zahl: Sein Domino liegt, und er hat die 23 gewählt. Jetzt ist Rosa dran, dann Gelb, dann Grün.

## Placing.

guide-placing = Ein Domino legen
guide-placing-connect = Die beiden Hälften kommen auf zwei freie Felder nebeneinander. Mindestens eine muss mit einer ganzen Seite an das Schloss oder an ein schon gelegtes Feld ihrer Landschaft grenzen. Ecken zählen nicht. Woran die andere Hälfte grenzt, ist egal.
guide-placing-castle = Das Schloss ist ein Joker: Jede Landschaft passt zu ihm.
guide-placing-halves = Die beiden Hälften eines Dominos zählen nicht füreinander, auch wenn sie dieselbe Landschaft zeigen.
guide-placing-fits = Weizen an Weizen: Das passt und bringt 3 Punkte.
guide-placing-turned = Andersherum passt es nicht: Keine Hälfte berührt ihre Landschaft.
guide-placing-double = Zwei Seen, aber nur nebeneinander: Das zählt nicht.
guide-placing-wild = Am Schloss passt alles.
guide-placing-box = Das Königreich darf samt Schloss fünf Felder breit und fünf hoch werden, nicht größer. Wo dieses Quadrat liegt, steht nicht vorher fest: Es ergibt sich aus dem, was du baust. Das Schloss kann am Ende in der Mitte, am Rand oder in einer Ecke stehen.
guide-placing-box-caption = Vier breit und vier hoch: Das Quadrat kann sich noch auf jeder Seite schließen. Sobald das Königreich fünf breit ist, stehen links und rechts fest; sobald es fünf hoch ist, oben und unten.
guide-placing-must = Ein Domino, das irgendwo passt, muss gelegt werden, auch wenn es wehtut.
guide-placing-discard = Ein Domino, das nirgends passt, wird abgelegt: Es kommt aus dem Spiel, ohne Punkte und ohne Ersatz. Sein König wählt trotzdem ein Domino der nächsten Reihe.

## Claiming.

guide-claiming = Gut wählen
guide-claiming-free = Du darfst jedes Domino wählen, auf dem noch kein König steht. Wer zuletzt kommt, nimmt das übrige.
guide-claiming-order = Die Zahl bestimmt, wer in der nächsten Runde wann dran ist. Eine kleine Zahl zeigt schlichtes Land, aber du bist früh dran und wählst dann aus mehr Dominos. Eine große Zahl zeigt Kronen, aber du kommst spät. Das ist der Kern des Spiels.
guide-claiming-caption = Klein: schlichtes Land, dafür früh. Groß: Kronen, dafür spät.

## Two players.

guide-two = Zwei Spieler, zwei Könige
guide-two-caption = Gelb ist mit der 5 zuerst dran, dann zweimal Rosa, dann wieder Gelb.
guide-two-text = Jeder von euch hat zwei Könige und damit zwei Züge je Runde: einen für jeden König, wenn seine Zahl an der Reihe ist. Du kannst also zweimal hintereinander dran sein. Eine Reihe hat vier Dominos, gespielt wird mit 24, und nach sechs Runden ist die Partie vorbei.

## The last round.

guide-last = Die letzte Runde
guide-last-text = Ist der Nachziehstapel leer, wird keine Reihe mehr ausgelegt. In dieser letzten Runde wird nur noch gelegt: Es gibt nichts mehr zu wählen. Dann werden die Punkte gezählt.

## Points.

guide-points = Punkte
guide-points-territory = Ein Gebiet sind alle Felder einer Landschaft, die mit ihren Seiten zusammenhängen. Es bringt so viele Punkte, wie seine Felder mal seine Kronen ergeben. Ohne Krone bringt es nichts, so groß es auch ist.
guide-points-many = Eine Landschaft kann mehrere Gebiete haben; jedes zählt für sich. Das Schloss gehört zu keinem.
guide-points-caption = Dieser Wald hat fünf Felder und drei Kronen: 5 × 3 = 15 Punkte. Die Weizenfelder und der See haben keine Krone und bringen nichts.
guide-points-example = Ein ganzes Königreich: Die umrandeten Gebiete bringen Punkte. Das einzelne Seefeld und das einzelne Wiesenfeld haben keine Krone.
guide-points-total = Summe

## Ties.

guide-ties = Bei Gleichstand
guide-ties-text = Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, entscheidet in dieser Reihenfolge:
guide-ties-territory = das größte einzelne Gebiet, mit oder ohne Kronen;
guide-ties-crowns = dann die meisten Kronen im ganzen Königreich;
guide-ties-shared = und wenn es immer noch gleich steht, wird der Sieg geteilt.

## Variants.

guide-variants = Andere Spielweisen
guide-variants-text = Wer einen Tisch öffnet, wählt die Regeln, in jeder Mischung.
guide-variant-middle-kingdom = 10 Punkte, wenn das Schloss in der Mitte deines Königreichs steht. Hier muss das Königreich fünf breit und fünf hoch sein, wie es in der rumänischen Anleitung steht; Lücken stören nicht. Nach einer anderen Lesart muss das Schloss nur in der Mitte dessen stehen, was du gebaut hast, so klein es auch ist.
guide-variant-harmony = 5 Punkte, wenn du nichts abgelegt hast: Dann ist dein Königreich voll, bis zum letzten Feld.
guide-variant-duel = Zwei Spieler nehmen alle 48 Dominos und bauen Königreiche von sieben mal sieben, in zwölf Runden.
guide-variant-dynasty = Drei Partien hintereinander, jede neu ausgeteilt, und die Punkte werden addiert. Bei Gleichstand werden die größten Gebiete der drei Partien addiert, dann die Kronen.
guide-variant-tournament = Das Reich der Mitte und Harmonie zusammen.
guide-variant-second = Wie in der Auflage von 2024: Auch zu dritt spielt man mit allen 48 Dominos. Die Reihen haben vier, und das übrige kommt aus dem Spiel. Sind Punkte und Gebiete gleich, wird der Sieg geteilt: Kronen zählen nicht.
guide-variant-demo = Das russische Demoheft: zwei Spieler, und bei gleichen Punkten entscheiden nur die Kronen.
guide-variant-opening = Die erste Wahl
guide-variant-opening-text = Die Anleitungen unterscheiden sich. Wenn du nichts änderst, wählt das Domino, wem der König gehört, wie in der bulgarischen, der hebräischen und der russischen. In der englischen, der griechischen und der rumänischen ziehen die Spieler die Könige reihum, und wer einen zieht, wählt für ihn, auch wenn er jemand anderem gehört. Eine dritte Möglichkeit, zu zweit: erster, zweiter, zweiter, erster.

## The printed rulebooks.

guide-books = Welche Anleitung hast du?
guide-books-text = Die gedruckten Anleitungen sagen nicht überall dasselbe. Finde deine und spiele danach.
book-name = Anleitung
book-bulgarian = Bulgarisch
book-hebrew = Hebräisch
book-english = Englisch
book-russian = Russische Demo
book-greek = Griechisch
book-romanian = Rumänisch
book-opening = Die erste Reihe
book-ties = Bei gleichen Punkten
book-ties-territory = das größte Gebiet, dann die meisten Kronen
book-ties-crowns = nur die meisten Kronen
book-equal = Wenn alles gleich ist
book-shared = der Sieg wird geteilt
book-draw = unentschieden
book-centre = Reich der Mitte: das Schloss in der Mitte
book-centre-kingdom = des Königreichs; keine Größe genannt
book-centre-box = des Königreichs von 5×5
book-no-variants = sie hat keine Varianten
book-play = Nach dieser Anleitung spielen
book-play-named = Nach dieser Anleitung spielen: { $book }

## Tips.

guide-tips = Fünf Tipps
guide-tip-crowns = Erst Kronen, dann Land. Ein großes Gebiet ohne Krone ist nichts wert, und eine Krone mit nichts darum wenig.
guide-tip-castle = Halte eine Seite deines Schlosses frei, so lange du kannst: Dort passt jedes Domino.
guide-tip-gaps = Lass keine einzelnen Lücken. Ein Domino braucht zwei Felder, und ein einsames bleibt bis zum Ende leer.
guide-tip-gaps-caption = Neben diesem Feld ist keines frei: Es bleibt bis zum Ende leer.
guide-tip-early = Wenn du eine bestimmte Landschaft brauchst, nimm jetzt eine kleine Zahl: Nächstes Mal wählst du zuerst.
guide-tip-rivals = Sieh dir auch die anderen Königreiche an. Ein Domino, das dir wenig bringt, kann jemand anderem viel bringen.

## At this table.

guide-page = An diesem Tisch
guide-page-marks = Felder, auf die dein Domino passt, sind markiert. Die Blase auf dem Domino sagt, wie viele Punkte der Platz sofort bringt; ein Kreuz sagt, dass es nicht passt, und über dem Brett liest du, warum. Nichts wird gesendet, bevor du bestätigst, und „{ action-undo }“ nimmt Schritt für Schritt zurück.
guide-page-caption = Markierte Felder und ein Domino, das hier 3 Punkte brächte.
guide-page-mouse = Mit der Maus
guide-page-mouse-text = Zeige auf ein markiertes Feld, und das Domino erscheint dort mit seinen Punkten; zu einem Nachbarfeld hin oder mit dem Rad dreht es sich. Klicke, um es festzuhalten, und noch einmal, um es zu legen. Klicke dann zweimal auf ein Domino der Reihe.
guide-page-touch = Mit dem Finger
guide-page-touch-text = Tippe auf ein markiertes Feld, und das Domino erscheint dort; tippe es noch einmal an, um es zu legen, oder ↻, um es zu drehen. Oder zieh es mit dem Finger. Tippe dann zweimal auf ein Domino der Reihe.
guide-page-keys = Mit der Tastatur
guide-page-keys-text = Pfeiltasten bewegen, Enter hält und legt das Domino, R dreht es, 1 bis 4 wählen aus der Reihe, Escape nimmt zurück. Mit Tab erreichst du alles.
guide-end = Das ist alles. Jetzt bist du dran.

## The lesson.

lesson-name = Lektion
lesson-wait = Der Tisch wird gedeckt …
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-got-it = Verstanden
lesson-leave = Lektion verlassen
lesson-play-on = Weiterspielen
lesson-claim = Wähle ein Domino
lesson-claim-order = Dein König kommt auf das Domino, das du wählst. In der nächsten Runde sind die Könige von der kleinsten Zahl zur größten dran.
lesson-claim-crowns = Große Zahlen zeigen mehr Kronen, kleine lassen dich früh spielen. Weil ihr zu zweit seid, hat jeder zwei Könige und zwei Züge je Runde.
lesson-castle = Am Schloss
lesson-castle-wild = Lege das Domino an dein Schloss, zu dem jede Landschaft passt. Eine Hälfte muss mit einer ganzen Seite am Schloss liegen.
lesson-castle-turn = Tippe auf ein markiertes Feld, und das Domino erscheint dort. Tippe es noch einmal an, um es zu legen; ↻ oder R dreht es.
lesson-castle-send = Nichts wird gesendet, bevor du auch das nächste gewählt hast. Bis dahin kannst du jeden Schritt zurücknehmen.
lesson-match = Gleiches zu Gleichem
lesson-match-touch = Von jetzt an darf ein Domino auch dort liegen, wo eine Hälfte ihre Landschaft berührt. Woran die andere grenzt, ist egal.
lesson-match-halves = Nur was schon dalag, zählt. Die beiden Hälften eines Dominos zählen nicht füreinander.
lesson-points = Kronen bringen Punkte
lesson-points-times = Zusammenhängende Felder einer Landschaft sind ein Gebiet. Es bringt seine Felder mal seine Kronen: Fünf Felder mit drei Kronen bringen 15 Punkte.
lesson-points-none = Ohne Krone bringt es nichts. Aber eine Krone, die später dazukommt, zählt für das ganze Gebiet.
lesson-box = Fünf mal fünf
lesson-box-floats = Dein Königreich darf fünf Felder breit und fünf hoch werden. Wo, entscheidest du: Die gestrichelten Seiten des Rahmens sind noch offen.
lesson-box-discard = Was irgendwo passt, muss gelegt werden. Was nirgends passt, ist verloren. Lass also keine einzelnen Lücken, und halte am Schloss Platz frei.
lesson-box-end = In der letzten Runde gibt es nichts mehr zu wählen. Dann werden alle Gebiete gezählt, und wer die meisten Punkte hat, gewinnt.
lesson-grow = Land für deine Kronen
lesson-grow-add = Jedes Feld, das zu einem Gebiet kommt, bringt einen Punkt für jede Krone darin. Lass also das Land mit den meisten Kronen wachsen.
lesson-grow-first = Erst die Krone, dann Land darum. Land ohne Krone bringt nichts, so groß es auch ist.
lesson-early = Früh oder reich?
lesson-early-low = Eine kleine Zahl ist schlicht, aber nächstes Mal wählst du zuerst. Eine große ist reich, aber andere wählen vor dir.
lesson-early-when = Nimm das reiche Domino, wenn es zu deinen Kronen passt. Hilft dir nichts in der Reihe, nimm die kleinste Zahl.
lesson-room = Halte Platz frei
lesson-room-holes = Ein Domino braucht zwei Felder. Ein einzelnes freies Feld zwischen anderen bleibt bis zum Ende leer.
lesson-room-castle = Halte eine Seite des Schlosses frei: Dort passt jedes Domino. Und baue kompakt: Der Rahmen schließt sich bei fünf.
lesson-done = Jetzt kannst du spielen
lesson-done-text = Du kennst die Regeln und drei Ideen, wie man gut spielt. Spiel deine Partie zu Ende; die Regeln stehen jederzeit im Menü.

## What the lesson says about the table.

lesson-now-kings = Die Könige werden in zufälliger Folge gezogen.
lesson-now-rival = Die anderen Könige ziehen.
lesson-now-coming = Dein nächstes Domino ist { $domino }.
lesson-now-other-king = Das ist dein zweiter König.
lesson-now-soonest = Von den freien Dominos ist { $domino } am frühesten dran.
lesson-now-crowned = Auf der { $domino }: { $crowns }.
lesson-now-crownless = Keines der freien zeigt eine Krone.
lesson-now-only = Nur { $domino } ist übrig, also ist es deins.
lesson-now-chosen = Mit { $domino } bist du in der nächsten Runde als { $place }. von { $places } dran.
lesson-now-hand = Dein Domino zeigt: { $first } und { $second }.
lesson-now-double = Dein Domino zeigt zweimal: { $terrain }.
lesson-now-cells = { $count ->
    [one] Ein Feld ist dafür markiert.
   *[other] { $count } Felder sind dafür markiert.
}
lesson-now-kin = Schon in deinem Königreich: { $terrains }.
lesson-now-both = { $first } und { $second }
lesson-now-strange = In deinem Königreich gibt es noch nichts dergleichen: Nur das Schloss hilft.
lesson-now-best = Der beste Platz bringt sofort { $gain }.
lesson-now-no-gain = Kein Platz bringt sofort etwas. Vergrößere Land, das später eine Krone bekommen kann.
lesson-now-size = Dein Königreich ist { $width } breit und { $height } hoch.
lesson-now-rounds = { $count ->
    [0] Das ist die letzte Runde.
    [one] Danach kommt noch eine Runde.
   *[other] Danach kommen noch { $count } Runden.
}
lesson-now-misfit = Nicht hier: Eine Hälfte muss das Schloss oder ihre Landschaft berühren, beide auf freien Feldern im Rahmen.
lesson-now-touching = Das passt. Dreh es, oder leg es hin.
lesson-now-grown = Es wächst ein Gebiet: { $terrain }, jetzt { $squares }.
lesson-now-alone = Es berührt nur das Schloss und beginnt ein neues Gebiet.
lesson-now-makes = Das Gebiet bringt dann { $points }: { $terrain }, { $squares } × { $crowns }.
lesson-now-barren = Keine Krone dort: noch keine Punkte.
lesson-now-lies = Gut gelegt. Wähle nun das nächste.
lesson-now-last = Gut gelegt, und es gibt nichts mehr zu wählen.
lesson-now-lost = Es passt nirgends und kommt darum aus dem Spiel.
lesson-now-feed = Dein reichstes Land: { $terrain }, { $crowns }. Jedes Feld mehr: { $points }.
lesson-now-uncrowned = Dein Königreich hat noch keine Krone: Such eine in der Reihe.
lesson-now-better = Ein anderer Platz bringt { $gain }.
lesson-now-best-here = Kein Platz bringt mehr.
lesson-now-worth = Am meisten bringen kann { $domino }: { $gain }.
lesson-now-easy = { $domino } ist am frühesten dran und bringt am meisten: { $gain }.
lesson-now-plain = Nichts bringt sofort Punkte: Nimm die kleinste Zahl, { $domino }.
lesson-now-most = Kein anderes bringt mehr als { $gain }.
lesson-now-more = Mehr bringen könnte { $domino }: { $gain }.
lesson-now-hole = So bleibt ein einzelnes Feld übrig, das kein Domino füllen kann.
lesson-now-tidy = So bleibt kein einzelnes Feld übrig.
lesson-now-sides = { $count ->
    [0] Keine Seite des Schlosses ist frei.
    [one] Eine Seite des Schlosses ist frei: Dort passt jedes Domino.
   *[other] { $count } Seiten des Schlosses sind frei: Dort passt jedes Domino.
}
lesson-did-score = Dein letztes Domino: { $terrain }, jetzt { $points }.
lesson-did-join = Dein letztes Domino: { $terrain }, jetzt { $squares }, aber noch keine Krone.
lesson-did-start = Dein letztes Domino hat ein neues Gebiet begonnen.
lesson-did-lose = Dein letztes Domino passte nirgends.
