/* A whole game on kingdoms of one size. Included once for each size, after kingdom.inc.h. */

typedef struct {
    Table table;
    NAME(Kingdom) kingdoms[PLAYERS];
    NAME(Estate) *estates; /* of the kingdoms; NULL where nobody is greedy */
} NAME(Game);

INLINE void NAME(place)(
    NAME(Game) *g, uint8_t king, uint8_t number, int lay, unsigned low, Log *log)
{
    NAME(Kingdom) *k = g->kingdoms + king;
    if (log->at) {
        uint8_t first, second;
        NAME(cells)(k, lay, low, &first, &second);
        log_action(log, king, number, first, second);
    }
    NAME(lay)(k, number, lay, low);
    if (g->estates) {
        unsigned step = lay >> 1 ? STRIDE : 1;
        WORD lower = NAME(rotate)(1, low), higher = NAME(rotate)(lower, step);
        WORD first = NAME(rotate)(lower, step & -(lay & 1u));
        NAME(grow_estate)(g->estates + king, PIECES + number, first, first ^ lower ^ higher);
    }
}

/* The domino of the king at turn goes anywhere it fits. */
INLINE void NAME(place_any)(NAME(Game) *g, Log *log, Chance *c)
{
    int turn = g->table.turn;
    uint8_t king = g->table.current_kings[turn], number = g->table.current[turn];
    NAME(Placements) p = NAME(placements)(g->kingdoms + king, PIECES[number]);
    int count = NAME(count_placements)(&p);
    if (!count) { /* it is out of the game (R12) */
        log_action(log, king, number, DISCARDED, DISCARDED);
        return;
    }
    int nth = (int)chance_below(c, (uint32_t)count), lay = 0, here;
    while (nth >= (here = NAME(count)(p.lays[lay]))) nth -= here, lay++;
    WORD left = p.lays[lay];
    while (nth--) left &= left - 1;
    NAME(place)(g, king, number, lay, (unsigned)NAME(lowest)(left), log);
}

/* Where the domino of the king at turn is worth most, and what to claim then, of what is given as bits. */
INLINE NAME(Move) NAME(pick)(NAME(Game) *g, const Rules *rules, const Policy *policy, unsigned free, Chance *c)
{
    const Table *t = &g->table;
    uint8_t king = t->current_kings[t->turn], number = t->current[t->turn];
    const NAME(Kingdom) *k = g->kingdoms + king;
    NAME(Estate) *e = g->estates + king;
    if (!free || !is_among(policy->canny_share, c))
        return NAME(choose)(k, e, number, t->next, free, policy->looks_ahead, rules, c);
    const Sense *sense = policy->sense + phase_of(t->round, rules->rounds);
    return NAME(choose_by_sense)(k, e, number, t->next, free, rules, sense);
}

/* The domino of the king at turn goes where it is worth most. Returns the place on the next line of
   what is best to claim then, or -1 if that is still to be found out. */
INLINE int NAME(place_best)(NAME(Game) *g, const Rules *rules, const Policy *policy, Log *log, Chance *c)
{
    Table *t = &g->table;
    uint8_t king = t->current_kings[t->turn], number = t->current[t->turn];
    unsigned free = t->round == rules->rounds ? 0 : free_claims(t, rules);
    NAME(Move) move = NAME(pick)(g, rules, policy, free, c);
    if (move.has_spot) NAME(place)(g, king, number, move.spot.lay, move.spot.low, log);
    else log_action(log, king, number, DISCARDED, DISCARDED);
    return move.claim;
}

/* What is best to claim for a king, as bits of the next line: for somebody else what is poorest; as long as a
   kingdom says little, what is richest; then, if the policy doesn't look ahead, anything. */
INLINE unsigned NAME(worthiest_claims)(
    const NAME(Game) *g, const Rules *rules, uint8_t king, int is_own, int looks_ahead)
{
    const Table *t = &g->table;
    const NAME(Kingdom) *k = g->kingdoms + king;
    unsigned free = free_claims(t, rules);
    if (!is_own || k->placed <= !looks_ahead) return richest_claims(t, free, is_own);
    return looks_ahead ? NAME(best_claims)(k, g->estates + king, t->next, free, rules) : free;
}

INLINE void NAME(claim_best)(
    NAME(Game) *g, const Rules *rules, uint8_t king, int is_own, int looks_ahead, Log *log, Chance *c)
{
    unsigned best = NAME(worthiest_claims)(g, rules, king, is_own, looks_ahead);
    claim(&g->table, king, any_of(best, c), log);
}

/* Play to the end, every legal action as likely as every other. */
INLINE void NAME(play_at_random)(NAME(Game) *g, const Rules *rules, Log *log, Chance *c)
{
    Table *t = &g->table;
    if (t->round == 0) {
        for (int drawn = 0; t->turn < rules->kings; t->turn++)
            claim_any(t, rules, t->hand[drawn++], log, c);
        next_round(t, rules);
    }
    for (;;) {
        int is_last = t->round == rules->rounds;
        for (; t->turn < rules->kings; t->turn++) {
            if (!t->has_placed) NAME(place_any)(g, log, c);
            t->has_placed = 0;
            if (!is_last) claim_any(t, rules, t->current_kings[t->turn], log, c);
        }
        if (is_last) return;
        next_round(t, rules);
    }
}

/* A king's turn, by the policy of its owner. */
INLINE void NAME(take_turn)(
    NAME(Game) *g, const Rules *rules, const Policy *policy, Log *log, Chance *c)
{
    Table *t = &g->table;
    uint8_t king = t->current_kings[t->turn];
    int is_greedy = is_among(policy->greedy_share, c), best = -1;
    if (!t->has_placed) {
        if (is_greedy) best = NAME(place_best)(g, rules, policy, log, c);
        else NAME(place_any)(g, log, c);
    }
    t->has_placed = 0;
    if (t->round == rules->rounds) return;
    if (best >= 0) claim(t, king, best, log);
    else if (is_greedy) NAME(claim_best)(g, rules, king, 1, policy->looks_ahead, log, c);
    else claim_any(t, rules, king, log, c);
}

/* A claim of the opening, for the king that is drawn next but `later`. */
INLINE void NAME(open_turn)(
    NAME(Game) *g, const Rules *rules, const Policy *policies, int later, Log *log, Chance *c)
{
    const Table *t = &g->table;
    uint8_t king = t->hand[later], seat = chooser(t, rules, later);
    const Policy *policy = policies + seat;
    if (is_among(policy->greedy_share, c))
        NAME(claim_best)(g, rules, king, king == seat, policy->looks_ahead, log, c);
    else claim_any(&g->table, rules, king, log, c);
}

/* Play to the end, each seat by its policy. */
INLINE void NAME(play)(
    NAME(Game) *g, const Rules *rules, const Policy *policies, Log *log, Chance *c)
{
    Table *t = &g->table;
    if (t->round == 0) {
        for (int drawn = 0; t->turn < rules->kings; t->turn++, drawn++)
            NAME(open_turn)(g, rules, policies, drawn, log, c);
        next_round(t, rules);
    }
    for (;;) {
        for (; t->turn < rules->kings; t->turn++)
            NAME(take_turn)(g, rules, policies + t->current_kings[t->turn], log, c);
        if (t->round == rules->rounds) return;
        next_round(t, rules);
    }
}

/* All that counts at the end (R14). */
static inline Height NAME(height)(const NAME(Kingdom) *k, const Rules *rules)
{
    int crowns = NAME(count)(k->crowns[0]) + 2 * NAME(count)(k->crowns[1]);
    return (Height){{(uint16_t)NAME(score)(k, rules), (uint16_t)NAME(largest)(k), (uint16_t)crowns}};
}

/* The points of each seat, and its rank, with those of earlier games if there are any; the lower rungs are climbed
   only when points are equal. */
static inline void NAME(result)(
    const NAME(Game) *g, const Rules *rules, const Height *earlier, uint16_t *points, uint8_t *ranks)
{
    Height heights[PLAYERS] = {{{0}}};
    int is_tied = 0;
    for (int seat = 0; seat < rules->players; seat++) {
        const NAME(Kingdom) *k = g->kingdoms + seat;
        int score = g->estates ? g->estates[seat].points : NAME(points)(k);
        score += NAME(bonuses)(k->box, k->placed, rules) + (earlier ? earlier[seat].on[POINTS] : 0);
        points[seat] = heights[seat].on[POINTS] = (uint16_t)score;
        for (int other = 0; other < seat; other++) is_tied |= points[other] == score;
    }
    for (int seat = 0; is_tied && seat < rules->players; seat++) {
        heights[seat] = NAME(height)(g->kingdoms + seat, rules);
        for (int rung = 0; earlier && rung < RUNGS; rung++) heights[seat].on[rung] += earlier[seat].on[rung];
    }
    rank(heights, rules, ranks);
}

static inline void NAME(survey_all)(const NAME(Game) *g, const Rules *rules, NAME(Estate) *estates)
{
    for (int seat = 0; seat < rules->players; seat++) NAME(survey)(g->kingdoms + seat, estates + seat);
}

/* Play games from one position, game i with stream i of the seed; without policies, at random. */
CLONED static void NAME(playouts)(
    const NAME(Game) *start, const Rules *rules, const Policy *policies, uint64_t seed,
    int64_t first, int64_t last, uint16_t *points, uint8_t *ranks, uint8_t *actions, int plies)
{
    NAME(Estate) surveyed[PLAYERS], estates[PLAYERS];
    if (policies) NAME(survey_all)(start, rules, surveyed);
    for (int64_t i = first; i < last; i++) {
        Chance chance = chance_of(seed, (uint64_t)i);
        NAME(Game) game = *start;
        Log log = {actions ? actions + i * plies * LOGGED : NULL};
        deal(&game.table, rules, &chance);
        if (policies) {
            NAME(copy_estates)(estates, surveyed, rules->players);
            game.estates = estates;
            NAME(play)(&game, rules, policies, &log, &chance);
        } else {
            NAME(play_at_random)(&game, rules, &log, &chance);
        }
        NAME(result)(&game, rules, NULL, points + i * rules->players, ranks + i * rules->players);
    }
}

/* List the best placements of the domino at turn as pairs of cells; returns how many there are. */
static inline int NAME(list_best)(
    const NAME(Game) *g, const Rules *rules, int looks_ahead, uint8_t *cells)
{
    const Table *t = &g->table;
    const NAME(Kingdom) *k = g->kingdoms + t->current_kings[t->turn];
    unsigned free = t->round == rules->rounds ? 0 : free_claims(t, rules);
    NAME(Estate) estate;
    NAME(Spot) spots[SPOTS];
    NAME(survey)(k, &estate);
    int found =
        NAME(best_spots)(k, &estate, t->current[t->turn], t->next, free, looks_ahead, rules, spots);
    for (int i = 0; i < found; i++, cells += 2)
        NAME(cells)(k, spots[i].lay, spots[i].low, cells, cells + 1);
    return found;
}

/* The best claims for a king, as bits of the next line. */
static inline unsigned NAME(list_claims)(
    const NAME(Game) *g, const Rules *rules, uint8_t king, int is_own, int looks_ahead)
{
    NAME(Estate) estates[PLAYERS];
    NAME(Game) game = *g;
    NAME(survey_all)(g, rules, estates);
    game.estates = estates;
    return NAME(worthiest_claims)(&game, rules, king, is_own, looks_ahead);
}
