/* The outlook of a kingdom: what it has and what it will still make. Included once for each size of
   kingdom, after game.inc.h. */

/* The two territories of a terrain that promise most, and the others together. */
typedef struct {
    NAME(Territory) best, second;
    int other_squares, other_crowns;
} NAME(Holding);

/* Squares and crowns count both, also where there is none of the other yet; then the room to grow. */
INLINE int NAME(promise)(const NAME(Territory) *t, WORD open)
{
    int worth = (2 * t->crowns + 1) * (t->squares + 1), room = NAME(count)(t->rim & open);
    return t->squares ? (worth * BITS + t->crowns) * BITS + room : 0;
}

INLINE NAME(Holding) NAME(holding)(const NAME(Domain) *domain, WORD open)
{
    NAME(Holding) h;
    int best = 0, second = 0;
    memset(&h, 0, sizeof h);
    for (int i = 0; i < domain->count; i++) {
        NAME(Territory) t = domain->of[i], out = h.second;
        int promise = NAME(promise)(&t, open);
        if (promise > best) h.second = h.best, second = best, h.best = t, best = promise;
        else if (promise > second) h.second = t, second = promise;
        else out = t;
        h.other_squares += out.squares;
        h.other_crowns += out.crowns;
    }
    return h;
}

INLINE uint8_t NAME(sign)(int v) { return (uint8_t)(v < 0 ? 0 : v > 255 ? 255 : v); }

INLINE void NAME(terrain_signs)(const NAME(Holding) *h, int docks, WORD open, int often, int crowned, uint8_t *x)
{
    int room = NAME(count)(h->best.rim & open), squares = h->best.squares, crowns = h->best.crowns;
    x[0] = NAME(sign)(squares);
    x[1] = NAME(sign)(crowns);
    x[2] = NAME(sign)(squares * crowns);
    x[3] = NAME(sign)(room);
    x[4] = h->second.squares;
    x[5] = h->second.crowns;
    x[6] = NAME(sign)(h->second.squares * h->second.crowns);
    x[7] = NAME(sign)(NAME(count)(h->second.rim & open));
    x[8] = NAME(sign)(h->other_squares);
    x[9] = NAME(sign)(h->other_crowns);
    x[10] = NAME(sign)(docks);
    x[11] = NAME(sign)(often);
    x[12] = NAME(sign)(crowned);
    /* What its growth multiplies by, which a network would be slow to find. */
    x[13] = NAME(sign)((room < 4 ? room : 4) * crowns);
    x[14] = NAME(sign)(room ? crowns * often / 2 : 0);
    x[15] = NAME(sign)(room ? squares * crowned / 2 : 0);
}

INLINE void NAME(realm_signs)(
    const NAME(Kingdom) *k, WORD room, int points, int docks, int left, const Rules *rules, uint8_t *y)
{
    Box box = k->box;
    WORD east = NAME(rotate)(room, 1), north = NAME(rotate)(room, STRIDE);
    WORD west = NAME(rotate)(room, BITS - 1), south = NAME(rotate)(room, BITS - STRIDE);
    WORD one = east | west | north | south, two = (east & west) | (north & south) | ((east | west) & (north | south));
    int half = GRID / 2, open = NAME(count)(room), holes = NAME(count)(room & ~one);
    int width = box.right - box.left + 1, height = box.top - box.bottom + 1;
    int is_inside = rules->middle_kingdom && box.left >= -half && box.right <= half && box.bottom >= -half
                 && box.top <= half;
    int missing = GRID * GRID / 2 - k->placed - left; /* dominoes that were discarded (R12) */
    y[0] = NAME(sign)(left);
    y[1] = NAME(sign)(open);
    y[2] = NAME(sign)(holes);
    y[3] = NAME(sign)(NAME(count)(room & one & ~two)); /* cells with one way out */
    y[4] = NAME(sign)(width > height ? width : height);
    y[5] = NAME(sign)(width > height ? height : width);
    y[6] = (uint8_t)is_inside;
    y[7] = NAME(sign)(is_inside ? width + height : 0);
    y[8] = (uint8_t)(rules->harmony && missing <= 0 && !holes);
    y[9] = NAME(sign)(missing + 1);
    y[10] = NAME(sign)(NAME(count)(NAME(beside)(1) & room)); /* around the castle */
    y[11] = NAME(sign)(docks);
    y[12] = NAME(sign)(points / 2);
    y[13] = (uint8_t)(left == 1);
    y[14] = (uint8_t)(left == 2);
    y[15] = NAME(sign)(open - 2 * left);
}

/* The signs of a kingdom; returns the points of its territories. */
INLINE int NAME(read_signs)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, const Future *future, const Rules *rules, Signs *signs)
{
    WORD open = NAME(open)(k);
    int all_docks = 0;
    for (int t = 0; t < 6; t++) {
        const NAME(Domain) *domain = e->domains + t;
        NAME(Holding) h = NAME(holding)(domain, open);
        int docks = NAME(count)(k->docks[t] & open);
        all_docks += docks;
        NAME(terrain_signs)(&h, docks, open, future->often[t], future->crowned[t], signs->terrains[t]);
    }
    NAME(realm_signs)(k, open, e->points, all_docks, future->left, rules, signs->realm);
    return e->points;
}

/* What a kingdom will come to in the end, if there is something to come. */
CLONED VECTORIZED static float NAME(prospect)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, const Future *future, const Rules *rules, const Network *network)
{
    Signs signs;
    int points = NAME(read_signs)(k, e, future, rules, &signs);
    return (float)points + points_to_come(network, &signs);
}

/* The same of a kingdom whose territories are not known yet. */
static inline int NAME(survey_signs)(
    const NAME(Kingdom) *k, const Future *future, const Rules *rules, Signs *signs)
{
    NAME(Estate) estate;
    NAME(survey)(k, &estate);
    return NAME(read_signs)(k, &estate, future, rules, signs);
}

static inline float NAME(survey_prospect)(
    const NAME(Kingdom) *k, const Future *future, const Rules *rules, const Network *network)
{
    NAME(Estate) estate;
    NAME(survey)(k, &estate);
    return NAME(prospect)(k, &estate, future, rules, network);
}
