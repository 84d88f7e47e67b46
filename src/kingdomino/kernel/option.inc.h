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

/* What is still to come for a seat. If it is its turn, that counts as taken, but for the claim. */
static inline Future NAME(future)(const NAME(Game) *g, const Rules *rules, uint8_t seat, int is_at_turn)
{
    const Table *t = &g->table;
    uint8_t pool[LINE + sizeof t->pile];
    int each = rules->kings / rules->players, is_last = t->round == rules->rounds;
    int free = 0, hidden = t->pile_length - t->dealt, claims = is_at_turn;
    for (int i = 0; !is_last && i < rules->line; i++) {
        claims += t->next_kings[i] == seat;
        if (t->next_kings[i] == FREE) pool[free++] = t->next[i];
    }
    if (claims == each) free = 0; /* the others get these */
    memcpy(pool + free, t->pile + t->dealt, (size_t)hidden);
    Future future = future_of(pool, free + hidden, each * (rules->rounds - t->round));
    for (int i = t->turn + is_at_turn; t->round && i < rules->kings; i++)
        if (t->current_kings[i] == seat) {
            future.left++;
            expect(&future, t->current[i], t->turn + is_at_turn ? 0 : i);
        }
    for (int i = 0; !is_last && i < rules->line; i++)
        if (t->next_kings[i] == seat) expect(&future, t->next[i], i);
    return future;
}

/* Whether the network is to judge a turn: in the last two rounds there is an end in sight, and who draws
   somebody else's king wants no good for it (R5). */
INLINE int NAME(is_judged)(const Table *t, const Rules *rules)
{
    return t->round + 1 < rules->rounds && chooser_at_turn(t, rules) == king_at_turn(t);
}

/* List where the domino at turn can go; if it doesn't have to go anywhere, or can't, that is one way. */
INLINE int NAME(list_spots)(const NAME(Game) *g, Option *spots)
{
    const Table *t = &g->table;
    int count = 0;
    if (t->round && !t->has_placed) {
        NAME(Placements) p = NAME(placements)(g->kingdoms + t->current_kings[t->turn], PIECES[t->current[t->turn]]);
        for (int lay = 0; lay < 4; lay++)
            for (WORD left = p.lays[lay]; left; left &= left - 1)
                spots[count++] = (Option){(uint8_t)lay, (uint8_t)NAME(lowest)(left), 1, -1};
    }
    if (!count) spots[count++] = (Option){.has_spot = 0, .claim = -1};
    return count;
}

/* What the seat at turn will come to if it takes a spot, by what it claims then. */
INLINE void NAME(prospects_at)(
    const NAME(Game) *g, const Rules *rules, const Network *network, const Future *future, const Option *spot,
    unsigned free, float *prospects)
{
    const Table *t = &g->table;
    uint8_t king = king_at_turn(t);
    NAME(Kingdom) k = g->kingdoms[king];
    NAME(Estate) e = g->estates[king];
    if (spot->has_spot) NAME(lay_both)(&k, &e, t->current[t->turn], spot->lay, spot->low);
    NAME(prospects)(&k, &e, future, t->next, free, rules, network, prospects);
}

/* List every whole turn that is possible; returns how many there are. */
static inline int NAME(list_turns)(const NAME(Game) *g, const Rules *rules, Option *turns)
{
    Option spots[SPOTS];
    unsigned free = g->table.round < rules->rounds ? free_claims(&g->table, rules) : 0;
    int places = NAME(list_spots)(g, spots), count = 0;
    for (int i = 0; i < places; i++) {
        if (!free) turns[count++] = spots[i];
        for (unsigned left = free; left; left &= left - 1) {
            turns[count] = spots[i];
            turns[count++].claim = (int8_t)__builtin_ctz(left);
        }
    }
    return count;
}

/* Sort turns by what they promise, the best first. Turns with the same placement follow each other. */
CLONED static void NAME(sort_turns)(
    const NAME(Game) *g, const Rules *rules, const Network *network, Option *turns, float *promises, int count)
{
    Future future = NAME(future)(g, rules, king_at_turn(&g->table), 1);
    unsigned free = free_claims(&g->table, rules);
    int claims = __builtin_popcount(free);
    float prospects[LINE] = {0};
    for (int i = 0; i < count; i++) {
        Option turn = turns[i];
        if (i % claims == 0) NAME(prospects_at)(g, rules, network, &future, &turn, free, prospects);
        int at = i;
        for (; at && promises[at - 1] < prospects[turn.claim]; at--)
            turns[at] = turns[at - 1], promises[at] = promises[at - 1];
        turns[at] = turn;
        promises[at] = prospects[turn.claim];
    }
}

/* List the turns to choose from: all, or, with a network, those that promise most, some for each claim, as
   claims are also made to be in somebody's way. What the network can't tell apart, as when a kingdom is
   turned, counts as one. Returns how many there are. */
static int NAME(list_options)(
    const NAME(Game) *start, const Rules *rules, const Network *network, int width, Option *options)
{
    NAME(Game) g = *start;
    NAME(Estate) estates[PLAYERS];
    float promises[SPOTS * LINE], last[LINE];
    int listed[LINE] = {0}, count = NAME(list_turns)(start, rules, options), kept = 0;
    if (!network || !NAME(is_judged)(&g.table, rules)) return count;
    NAME(survey_all)(start, rules, estates);
    g.estates = estates;
    NAME(sort_turns)(&g, rules, network, options, promises, count);
    for (int i = 0; i < count; i++) {
        int claim = options[i].claim;
        if (listed[claim] == width || (listed[claim] && last[claim] == promises[i])) continue;
        listed[claim]++;
        last[claim] = promises[i];
        options[kept++] = options[i];
    }
    return kept;
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
