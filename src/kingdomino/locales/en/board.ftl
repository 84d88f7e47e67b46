### The analysis board.

board-about = Paste the record of a game, or a position in notation.
board-text = Record or position
board-show = Show it
board-other = Another position
board-paths = Paths
board-paths-about = The thick road is the game as it was played. Every turn you try starts a side road; nothing is lost.
board-start = Beginning
board-to-place = { $player }: place { $domino }
board-to-claim = { $player }: claim a domino
board-try = Try anything: move the domino, or take one of the best turns.
board-over = The game is over.
board-best = Best turns
board-lead = lead at the end, in points
board-rollouts = Games played out: { $count }.
board-settled = First place settled.
board-level = The top turns are still level.
board-exact = Exact: the rest of the game is known.
board-empty = Nothing played out yet.
board-unavailable = Values are not available.
board-played = played
board-whiskers = Whiskers hold the true value 95 times in 100. Where two of them overlap, the order may still change.
board-leads = Where the best turn leads
board-leads-about = Points at the end: the mean, half of all games (thick), nine in ten (thin).
board-sampled = What comes next is not known: this line was dealt at random.
board-remove = Remove this try
board-restore = Bring it back
board-not-over = The match is still being played. It can be analysed once it is over.
board-copy = Copy the position

## A text or a link that can’t be read.

board-wrong-at = Line { $line }, column { $column }: “{ $found }”.
board-wrong-end = The text ends too early, in line { $line }.
board-wrong-text = Something else belongs here.
board-wrong-rules = There are no such rules.
board-wrong-kingdoms = The rules allow no such kingdom.
board-wrong-line = These dominoes can’t lie in a line here.
board-wrong-turn = The rules do not allow this here.
board-wrong-actor = It can’t be this king’s turn.
board-wrong-dominoes = These can’t be the dominoes that nobody has seen.
board-wrong-result = The seed or the result does not fit the game.
board-link-damaged = This link is damaged: no game can be read from it.
