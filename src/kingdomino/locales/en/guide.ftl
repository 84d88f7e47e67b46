### How to play: the rules, and a first game as a lesson.

guide-title = How to play
guide-lead = Five minutes to read, fifteen to play. Here is everything you need.
guide-contents = Contents
guide-to-lesson = Learn by playing

## The goal.

guide-goal = The goal
guide-goal-land = You have a castle and no land yet. Domino by domino you lay fields, forests and lakes around it, and your kingdom grows.
guide-goal-points = At the end every territory scores its squares times its crowns. Whoever has the most points wins.

## Components.

guide-box = What’s in the box
guide-box-pieces = A game for two to four players. Each has a castle, and one or two kings of the same colour; 48 dominoes are shared by all. Shuffling, sorting and counting are done for you here.
guide-box-domino = A domino has a number from 1 to 48 on its back and two squares on its face. A square shows one of six terrains and up to three crowns. The higher the number, the rarer the terrain and the more crowns there are.
guide-box-castle = The castle takes up one square. It has no terrain and no crown, and scores nothing itself.
guide-part-number = the number, on the back: it decides where the domino stands in a line
guide-part-terrain = a square: one terrain, here without a crown
guide-part-crowns = the other square: each pennant is a crown, and here are two
guide-terrains-caption = All 96 squares, by terrain and crowns. Mines are rare, and rich.

## Before the first turn.

guide-setup = Before the first turn
guide-setup-pile = The 48 dominoes are shuffled. Four players use all of them, three use 36, two use 24. The rest is set aside, and nobody looks at it.
guide-setup-line = As many dominoes as there are kings are turned over and sorted, the lowest number first. That is a line.
guide-setup-opening = Now the kings are drawn one by one, in random order. Each goes onto a free domino of the line, and its owner chooses which: that one will be the owner’s first domino. Then the second line is laid out, and the game begins.
guide-setup-caption = What differs with the number of players
guide-setup-players = Players
guide-setup-dominoes = Dominoes
guide-setup-kings = Kings each
guide-setup-spots = In a line
guide-setup-rounds = Rounds

## A turn.

guide-turn = A turn
guide-turn-order = In every round each king acts once: first the one on the lowest number, last the one on the highest. When your king is up, you do two things, in this order:
guide-turn-place = Place
guide-turn-place-text = Take the domino on which your king stands, and lay it in your kingdom.
guide-turn-claim = Claim
guide-turn-claim-text = Move the king onto a free domino of the next line. You will place that one in the next round.
guide-turn-over = When all kings have moved on, their line is the line of the new round, and another one is laid out behind it.
guide-lines-caption = The blue king stood on the lowest number: its domino has been placed, and it has claimed 23. Now the pink king acts, then yellow, then green.

## Placing.

guide-placing = Placing a domino
guide-placing-connect = The two squares go on two free cells next to each other. At least one of them has to share a whole side with the castle, or with a square of its own terrain that was there before. Corners do not count. What the other square touches does not matter.
guide-placing-castle = The castle is wild: every terrain matches it.
guide-placing-halves = The two squares of a domino do not count for each other, not even when both show the same terrain.
guide-placing-fits = Wheat beside wheat: this fits, and scores 3 points.
guide-placing-turned = The other way round it does not fit: neither square touches its own terrain.
guide-placing-double = Two lakes, but only next to each other: that does not count.
guide-placing-wild = Beside the castle everything fits.
guide-placing-box = The kingdom may become five cells wide and five high, castle included, and no larger. Where this box lies is not fixed beforehand: it follows from what you build. The castle may end in the middle, at the edge or in a corner.
guide-placing-box-caption = Four wide and four high: the box can still close on either side. As soon as the kingdom is five wide, left and right are fixed; as soon as it is five high, top and bottom.
guide-placing-must = A domino that fits somewhere has to be placed, even where it hurts.
guide-placing-discard = A domino that fits nowhere is discarded: it is out of the game, without points and without replacement. Its king still claims a domino of the next line.

## Claiming.

guide-claiming = Choosing well
guide-claiming-free = You may claim every domino that has no king on it yet. Whoever comes last takes the one that is left.
guide-claiming-order = The number decides who acts when in the next round. A low number shows plain land, but lets you act early and then choose among more dominoes. A high number shows crowns, but you come late. That is the heart of the game.
guide-claiming-caption = Low: plain land, and early. High: crowns, and late.

## Two players.

guide-two = Two players, two kings
guide-two-caption = Yellow acts first with 5, then pink twice, then yellow again.
guide-two-text = Each of you has two kings, and so two turns in every round: one for each king, when its number comes. It can happen that you act twice in a row. A line has four dominoes, 24 dominoes are played, and after six rounds the game is over.

## The last round.

guide-last = The last round
guide-last-text = Once the pile is empty, no new line is laid out. In this last round you only place: nothing is left to claim. Then the points are counted.

## Points.

guide-points = Points
guide-points-territory = A territory is all the squares of one terrain that are joined, side by side. It scores the number of its squares times the number of its crowns. Without a crown it scores nothing, however large it is.
guide-points-many = One terrain can have several territories; each is counted by itself. The castle belongs to none.
guide-points-caption = This forest has five squares and three crowns: 5 × 3 = 15 points. The fields and the lake have no crown, and score nothing.
guide-points-example = A whole kingdom: the territories with a border score. The single lake square and the single meadow square have no crown.
guide-points-total = Total

## Ties.

guide-ties = When points are equal
guide-ties-text = The most points win. If several have the same number, this decides, in this order:
guide-ties-territory = the largest single territory, with or without crowns;
guide-ties-crowns = then the most crowns in the whole kingdom;
guide-ties-shared = and if they are still equal, they share the victory.

## Variants.

guide-variants = Other ways to play
guide-variants-text = Whoever opens a table chooses the rules, in any mix.
guide-variant-middle-kingdom = 10 points if the castle is at the centre of your kingdom. Here the kingdom has to be five wide and five high, as the Romanian rulebook says; gaps do not matter. Another reading asks only that the castle is in the middle of what you have built, however small.
guide-variant-harmony = 5 points if you have discarded nothing: then your kingdom is full, to the last cell.
guide-variant-duel = Two players take all 48 dominoes and build kingdoms of seven by seven, in twelve rounds.
guide-variant-dynasty = Three games in a row, each dealt anew, and the points are added up. If they are equal, the largest territories of the three games are added up, then the crowns.
guide-variant-tournament = The Middle Kingdom and Harmony together.
guide-variant-second = As in the edition of 2024: three players take all 48 dominoes too. Their lines have four, and the one that is left over goes out of the game. When points and territories are equal, the victory is shared: crowns are not counted.
guide-variant-demo = The Russian demo booklet: two players, and when points are equal, the crowns alone decide.
guide-variant-opening = The opening
guide-variant-opening-text = Rulebooks differ. Unless you choose otherwise, the owner of a king chooses its domino, as in the Bulgarian, Hebrew and Russian books. In the English, Greek and Romanian ones the players draw the kings in turn, and whoever draws one chooses for it, even if it is somebody else’s. A third way, for two players: first, second, second, first.

## The printed rulebooks.

guide-books = Which rulebook do you have?
guide-books-text = The printed rulebooks do not say the same everywhere. Find yours, and play as it says.
book-name = Rulebook
book-bulgarian = Bulgarian
book-hebrew = Hebrew
book-english = English
book-russian = Russian demo
book-greek = Greek
book-romanian = Romanian
book-opening = The first line
book-ties = When points are equal
book-ties-territory = the largest territory, then the most crowns
book-ties-crowns = only the most crowns
book-equal = When all is equal
book-shared = the victory is shared
book-draw = it is a draw
book-centre = Middle Kingdom: the castle at the centre
book-centre-kingdom = of the kingdom; no size is given
book-centre-box = of the 5×5 kingdom
book-no-variants = it has no variants
book-play = Play by this book
book-play-named = Play by this book: { $book }

## Tips.

guide-tips = Five tips
guide-tip-crowns = First crowns, then land. A large territory without a crown is worth nothing, and a crown with nothing around it is worth little.
guide-tip-castle = Keep a side of your castle free as long as you can: there any domino fits.
guide-tip-gaps = Leave no single gaps. A domino needs two cells, and one lonely cell stays empty to the end.
guide-tip-gaps-caption = No free cell lies beside this one: it stays empty to the end.
guide-tip-early = If you need a certain terrain, take a low number now: next time you choose first.
guide-tip-rivals = Look at the other kingdoms. A domino that is worth little to you may be worth a lot to somebody else.

## At this table.

guide-page = At this table
guide-page-marks = Cells where your domino fits are marked. The bubble on the domino says how many points this place scores at once; a cross says that it does not fit, and above the board you read why. Nothing is sent before you confirm, and “{ action-undo }” takes back one step after another.
guide-page-caption = Marked cells, and a domino that would score 3 points here.
guide-page-mouse = With the mouse
guide-page-mouse-text = Point at a marked cell, and the domino shows there with its points; towards a neighbour, or by the wheel, it turns. Click to hold it, click again to place it. Then click a domino of the line twice.
guide-page-touch = With a finger
guide-page-touch-text = Tap a marked cell, and the domino shows there; tap it again to place it, or ↻ to turn it. Or drag it with your finger. Then tap a domino of the line twice.
guide-page-keys = With the keyboard
guide-page-keys-text = Arrow keys move, Enter holds and places the domino, R turns it, 1 to 4 choose from the line, Escape takes back. With Tab you reach everything.
guide-end = That is all. Now it is your turn.

## The lesson.

lesson-name = Lesson
lesson-wait = Setting up the table…
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-got-it = Got it
lesson-leave = Leave the lesson
lesson-play-on = Play on

lesson-claim = Choose a domino
lesson-claim-order = Your king goes onto the domino that you choose. In the next round the kings act from the lowest number to the highest.
lesson-claim-crowns = High numbers show more crowns, low numbers let you act early. As there are two of you, each has two kings, and two turns a round.
lesson-castle = At the castle
lesson-castle-wild = Lay the domino beside your castle, which matches every terrain. One of its squares has to share a whole side with the castle.
lesson-castle-turn = Tap a marked cell, and the domino shows there. Tap it again to place it; ↻ or R turns it.
lesson-castle-send = Nothing is sent until you have chosen the next one too. Until then you can take back every step.
lesson-match = Like goes with like
lesson-match-touch = From now on a domino may also lie where one of its squares touches its own terrain. What the other one touches does not matter.
lesson-match-halves = Only what was there before counts. The two squares of a domino do not count for each other.
lesson-points = Crowns score
lesson-points-times = Joined squares of one terrain are a territory. It scores its squares times its crowns: five squares with three crowns score 15 points.
lesson-points-none = Without a crown it scores nothing. But a crown that comes later counts for the whole territory.
lesson-box = Five by five
lesson-box-floats = Your kingdom may become five cells wide and five high. Where is up to you: the dashed sides of the frame are still open.
lesson-box-discard = What fits somewhere has to be placed. What fits nowhere is lost. So leave no single gaps, and keep room at the castle.
lesson-box-end = In the last round there is nothing left to claim. Then all territories are counted, and the most points win.
lesson-grow = Feed your crowns
lesson-grow-add = Every square that joins a territory adds one point for each crown in it. So let the territory with the most crowns grow.
lesson-grow-first = First the crown, then squares around it. However large, a territory without a crown scores nothing.
lesson-early = Early or rich?
lesson-early-low = A low number is plain, but next time you choose first. A high number is rich, but others choose before you.
lesson-early-when = Take the rich one if it fits your crowns. If nothing in the line helps you, take the lowest number.
lesson-room = Keep room
lesson-room-holes = A domino needs two cells. A single free cell between others stays empty to the end.
lesson-room-castle = Keep a side of the castle free: every domino fits there. And stay compact: the frame closes at five.
lesson-done = Now you can play
lesson-done-text = You know the rules, and three ideas for playing well. Finish your game; the rules are in the menu at any time.

## What the lesson says about the table.

lesson-now-kings = The kings are drawn in random order.
lesson-now-rival = The other kings are moving.
lesson-now-coming = Your next domino is { $domino }.
lesson-now-other-king = This is your second king.
lesson-now-soonest = Of the free dominoes, { $domino } acts soonest.
lesson-now-crowned = { $domino } shows { $crowns }.
lesson-now-crownless = None of the free ones shows a crown.
lesson-now-only = Only { $domino } is left, so it is yours.
lesson-now-chosen = With { $domino } you act as number { $place } of { $places } in the next round.
lesson-now-hand = Your domino shows: { $first } and { $second }.
lesson-now-double = Your domino shows twice: { $terrain }.
lesson-now-cells = { $count ->
    [one] One cell is marked for it.
   *[other] { $count } cells are marked for it.
}
lesson-now-kin = Already in your kingdom: { $terrains }.
lesson-now-both = { $first } and { $second }
lesson-now-strange = Nothing like it is in your kingdom yet: only the castle helps.
lesson-now-best = The best place scores { $gain } at once.
lesson-now-no-gain = No place scores at once. Join land that may get a crown later.
lesson-now-size = Your kingdom is { $width } wide and { $height } high.
lesson-now-rounds = { $count ->
    [0] This is the last round.
    [one] One more round comes after this one.
   *[other] { $count } more rounds come after this one.
}
lesson-now-misfit = Not here: one of the squares has to touch the castle or its own terrain, both on free cells within the frame.
lesson-now-touching = That fits. Turn it, or lay it down.
lesson-now-grown = It joins: { $terrain }, now { $squares }.
lesson-now-alone = It touches only the castle, and starts a new territory.
lesson-now-makes = The territory then scores { $points }: { $terrain }, { $squares } × { $crowns }.
lesson-now-barren = No crown there: no points yet.
lesson-now-lies = Well placed. Now choose the next one.
lesson-now-last = Well placed, and nothing is left to claim.
lesson-now-lost = It fits nowhere, so it leaves the game.
lesson-now-feed = Your richest land: { $terrain }, { $crowns }. Every square that joins it: { $points }.
lesson-now-uncrowned = Your kingdom has no crown yet: look for one in the line.
lesson-now-better = Another place scores { $gain }.
lesson-now-best-here = No place scores more.
lesson-now-worth = { $domino } can add the most: { $gain }.
lesson-now-easy = { $domino } acts soonest and adds the most: { $gain }.
lesson-now-plain = Nothing scores at once: take the lowest number, { $domino }.
lesson-now-most = No other adds more than { $gain }.
lesson-now-more = { $domino } could add more: { $gain }.
lesson-now-hole = This leaves a single cell that no domino can fill.
lesson-now-tidy = This leaves no single cell.
lesson-now-sides = { $count ->
    [0] No side of the castle is free.
    [one] One side of the castle is free: every domino fits there.
   *[other] { $count } sides of the castle are free: every domino fits there.
}
lesson-did-score = Your last domino: { $terrain }, now { $points }.
lesson-did-join = Your last domino: { $terrain }, now { $squares }, but no crown yet.
lesson-did-start = Your last domino started a new territory.
lesson-did-lose = Your last domino fitted nowhere.
