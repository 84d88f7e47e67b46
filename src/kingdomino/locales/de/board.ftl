### Das Analysebrett.

board-about = Füge die Aufzeichnung einer Partie oder eine Stellung in Notation ein.
board-text = Aufzeichnung oder Stellung
board-show = Zeigen
board-other = Andere Stellung
board-paths = Wege
board-paths-about = Die dicke Straße ist die Partie, wie sie gespielt wurde. Jeder Zug, den du probierst, beginnt eine Nebenstraße; nichts geht verloren.
board-start = Anfang
board-to-place = { $player }: { $domino } legen
board-to-claim = { $player }: ein Domino wählen
board-try = Probiere alles aus: Verschiebe das Domino oder nimm einen der besten Züge.
board-over = Die Partie ist zu Ende.
board-best = Beste Züge
board-lead = Vorsprung am Ende, in Punkten
board-rollouts = Zu Ende gespielte Partien: { $count }.
board-settled = Der erste Platz steht fest.
board-level = Die besten Züge liegen noch gleichauf.
board-exact = Exakt: Der Rest der Partie ist bekannt.
board-empty = Noch nichts zu Ende gespielt.
board-unavailable = Die Werte sind nicht verfügbar.
board-played = gespielt
board-whiskers = In 95 von 100 Fällen liegt der wahre Wert zwischen den Strichen. Wo sie sich überschneiden, kann sich die Reihenfolge noch ändern.
board-leads = Wohin der beste Zug führt
board-leads-about = Punkte am Ende: Mittelwert, die Hälfte aller Partien (dick), neun von zehn (dünn).
board-sampled = Was als Nächstes kommt, ist nicht bekannt: Diese Reihe wurde zufällig ausgelegt.
board-remove = Diesen Versuch entfernen
board-restore = Zurückholen
board-not-over = Das Match läuft noch. Analysieren kannst du es, wenn es zu Ende ist.
board-copy = Stellung kopieren

## A text or a link that can’t be read.

board-wrong-at = Zeile { $line }, Spalte { $column }: „{ $found }“.
board-wrong-end = Der Text endet zu früh, in Zeile { $line }.
board-wrong-text = Hier gehört etwas anderes hin.
board-wrong-rules = Solche Regeln gibt es nicht.
board-wrong-kingdoms = Ein solches Königreich erlauben die Regeln nicht.
board-wrong-line = Diese Dominos können hier nicht in einer Reihe liegen.
board-wrong-turn = Das erlauben die Regeln hier nicht.
board-wrong-actor = Dieser König kann hier nicht an der Reihe sein.
board-wrong-dominoes = Das können nicht die Dominos sein, die niemand gesehen hat.
board-wrong-result = Der Startwert oder das Ergebnis passt nicht zur Partie.
board-link-damaged = Dieser Link ist beschädigt: Er enthält keine lesbare Partie.
