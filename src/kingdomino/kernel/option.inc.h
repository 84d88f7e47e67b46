/* The options of a turn: where the domino can go and what can be claimed then. Included once for each
   size of kingdom, after outlook.inc.h. */

/* Take a whole turn, the king's that is at turn, as an option says. */
INLINE void NAME(take)(NAME(Game) *g, const Rules *rules, const Option *option)
{
    Table *t = &g->table;
    Log none = {NULL};
    uint8_t king = king_at_turn(t);
    if (option->has_spot) NAME(place)(g, king, t->current[t->turn], option->lay, option->low, &none);
    if (option->claim >= 0) claim(t, king, option->claim, &none);
    end_turn(t, rules);
}

/* The pile, and what a seat gets of it once what is claimed is placed. */
static inline Future NAME(future)(const NAME(Game) *g, const Rules *rules, int left)
{
    const Table *t = &g->table;
    uint8_t pool[LINE + sizeof t->pile];
    /* The line that is laid out is still to be claimed as well. */
    int size = t->round < rules->rounds ? rules->line : 0, hidden = t->pile_length - t->dealt;
    memcpy(pool, t->next, (size_t)size);
    memcpy(pool + size, t->pile + t->dealt, (size_t)hidden);
    return future_of(pool, size + hidden, left);
}

/* What a kingdom promises with a domino laid on it. */
static inline float NAME(promise_with)(
    const NAME(Game) *g, const Rules *rules, const Network *network, const Future *future, uint8_t king,
    const Option *option)
{
    NAME(Game) after = *g;
    NAME(Estate) estates[PLAYERS];
    Log none = {NULL};
    NAME(copy_estates)(estates + king, g->estates + king, 1);
    after.estates = estates;
    NAME(place)(&after, king, g->table.current[g->table.turn], option->lay, option->low, &none);
    return NAME(prospect)(after.kingdoms + king, estates + king, future, rules, network);
}

/* List where the domino at turn can go, what promises most first if there is a network to say so. */
static inline int NAME(list_spots)(
    const NAME(Game) *g, const Rules *rules, const Network *network, Option *spots)
{
    const Table *t = &g->table;
    uint8_t king = t->current_kings[t->turn];
    float promises[SPOTS];
    int each = rules->kings / rules->players, count = 0;
    Future future = NAME(future)(g, rules, each * (rules->rounds - t->round));
    NAME(Placements) p = NAME(placements)(g->kingdoms + king, PIECES[t->current[t->turn]]);
    for (int lay = 0; lay < 4; lay++)
        for (WORD left = p.lays[lay]; left; left &= left - 1) {
            Option spot = {(uint8_t)lay, (uint8_t)NAME(lowest)(left), 1, -1};
            float promise = network && future.left ? NAME(promise_with)(g, rules, network, &future, king, &spot) : 0;
            int at = count++;
            for (; at && promises[at - 1] < promise; at--) spots[at] = spots[at - 1], promises[at] = promises[at - 1];
            spots[at] = spot;
            promises[at] = promise;
        }
    return count;
}

/* List every whole turn that is possible; returns how many there are. */
static int NAME(list_options)(const NAME(Game) *start, const Rules *rules, const Network *network, Option *options)
{
    const Table *t = &start->table;
    NAME(Game) g = *start;
    NAME(Estate) estates[PLAYERS];
    Option spots[SPOTS] = {{.has_spot = 0, .claim = -1}};
    NAME(survey_all)(start, rules, estates);
    g.estates = estates;
    int places = t->round && !t->has_placed ? NAME(list_spots)(&g, rules, network, spots) : 0, count = 0;
    unsigned free = t->round < rules->rounds ? free_claims(t, rules) : 0;
    for (int i = 0; i < (places ? places : 1); i++) {
        if (!free) options[count++] = spots[i];
        for (unsigned left = free; left; left &= left - 1) {
            options[count] = spots[i];
            options[count++].claim = (int8_t)__builtin_ctz(left);
        }
    }
    return count;
}

/* What a sense is to learn of an option; returns whether there is anything. */
static int NAME(portray_option)(const NAME(Game) *g, const Rules *rules, const Option *option, Portrait *portrait)
{
    const Table *t = &g->table;
    if (!option->has_spot || option->claim < 0) return 0;
    return NAME(portray)(
        g->kingdoms + t->current_kings[t->turn], t->current[t->turn], t->next, free_claims(t, rules), rules,
        (NAME(Spot)){option->lay, option->low}, option->claim, portrait);
}

/* What a seat's kingdom can come to at most in the last round, its dominoes from a place of the line on. */
static Height NAME(best_end)(const NAME(Kingdom) *k, const Table *t, const Rules *rules, uint8_t seat, int turn)
{
    while (turn < rules->kings && t->current_kings[turn] != seat) turn++;
    if (turn == rules->kings) return NAME(height)(k, rules);
    NAME(Placements) p = NAME(placements)(k, PIECES[t->current[turn]]);
    if (!NAME(count_placements)(&p)) return NAME(best_end)(k, t, rules, seat, turn + 1);
    Height best = {{0}};
    for (int lay = 0; lay < 4; lay++)
        for (WORD left = p.lays[lay]; left; left &= left - 1) {
            NAME(Kingdom) after = *k;
            NAME(lay)(&after, t->current[turn], lay, (unsigned)NAME(lowest)(left));
            Height height = NAME(best_end)(&after, t, rules, seat, turn + 1);
            if (compare(&height, &best, rules) > 0) best = height;
        }
    return best;
}

/* In the last round nobody is in anybody's way any more: what an option comes to is known. */
static Height NAME(end_of)(const NAME(Game) *g, const Rules *rules, const Option *option)
{
    const Table *t = &g->table;
    uint8_t seat = t->current_kings[t->turn];
    NAME(Kingdom) k = g->kingdoms[seat];
    if (option->has_spot) NAME(lay)(&k, t->current[t->turn], option->lay, option->low);
    return NAME(best_end)(&k, t, rules, seat, t->turn + 1);
}
