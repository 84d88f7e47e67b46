/* Canny play: as greedy play, but with a sense of what comes after the points in sight. Included once for each
   size of kingdom, after greedy.inc.h. */

/* The cells around a domino, as bits: along it on the one side, at its ends, along it on the other side. */
INLINE unsigned NAME(surroundings)(WORD open, unsigned low, int is_column)
{
    WORD near = NAME(rotate)(open, STRIDE + 1 - low); /* the lower cell comes to (1, 1) */
    unsigned a = (unsigned)near, b = (unsigned)(near >> STRIDE);
    unsigned c = (unsigned)(near >> 2 * STRIDE), d = (unsigned)(near >> 3 * STRIDE);
    if (!is_column) return (a & 15) | (b & 1) << 4 | (b & 8) << 2 | (c & 15) << 6;
    return (a & 1) | (b & 1) << 1 | (c & 1) << 2 | (d & 1) << 3 | (a & 2) << 3 | (d & 2) << 4
         | (a & 4) << 4 | (b & 4) << 5 | (c & 4) << 6 | (d & 4) << 7;
}

/* The cells that are to be built on: those in reach of a box, unless they cost the Middle Kingdom (R15). */
INLINE WORD NAME(usable)(WORD occupied, const Rules *rules)
{
    return ~occupied & (rules->middle_kingdom ? CENTRE : ~(WORD)0);
}

INLINE Setting NAME(setting)(Box box, WORD usable, unsigned low, int is_column)
{
    Box after = NAME(stretched)(box, low, is_column);
    int width = after.right - after.left, height = after.top - after.bottom, is_wide = width > height;
    unsigned around = NAME(surroundings)(usable & NAME(in_reach)(after), low, is_column);
    return (Setting){
        (uint16_t)around, (uint8_t)(is_wide ? width : height), (uint8_t)(is_wide ? height : width)};
}

/* The placements of a turn, and no less than what each is worth to a sense. */
typedef struct {
    const Sense *sense; /* of the phase */
    int count;
    float feelings[LINE]; /* about the claims */
    float worths[SPOTS];
    NAME(Spot) spots[SPOTS];
    uint16_t groups[SPOTS];
} NAME(Hopes);

#define HOPELESS -1e9f

/* No less than what a claim is worth after a placement of a group. */
INLINE float NAME(hope_of)(const NAME(Hopes) *h, const NAME(Turn) *turn, const NAME(Group) *group)
{
    float best = HOPELESS;
    int most = 0;
    for (int i = 0; i < turn->claim_count; i++) most = larger(most, group->ceilings[i]);
    int bonus = group->ceiling - group->gain - most;
    for (int i = 0; i < turn->claim_count; i++) {
        float worth = h->sense->claimed * (float)(group->ceilings[i] + bonus) + h->feelings[i];
        best = worth > best ? worth : best;
    }
    return best;
}

INLINE void NAME(find_hopes)(NAME(Hopes) *h, const NAME(Turn) *turn, const NAME(Kingdom) *k)
{
    WORD usable = NAME(usable)(k->occupied, turn->rules);
    h->count = 0;
    for (int i = 0; i < turn->group_count; i++) {
        const NAME(Group) *group = turn->groups + i;
        float hope = h->sense->gain * (float)group->gain + NAME(hope_of)(h, turn, group);
        for (int lay = 0; lay < 4; lay++)
            for (WORD left = group->left.lays[lay]; left; left &= left - 1) {
                unsigned low = (unsigned)NAME(lowest)(left);
                Setting setting = NAME(setting)(k->box, usable, low, lay >> 1);
                h->spots[h->count] = (NAME(Spot)){(uint8_t)lay, (uint8_t)low};
                h->groups[h->count] = (uint16_t)i;
                h->worths[h->count++] = hope + feel_setting(h->sense, setting);
            }
    }
}

/* Take the placement that promises most. */
INLINE int NAME(take_hope)(NAME(Hopes) *h, float *worth)
{
    int at = 0;
    for (int i = 1; i < h->count; i++) at = h->worths[i] > h->worths[at] ? i : at;
    *worth = h->worths[at];
    h->worths[at] = HOPELESS;
    return at;
}

/* The best placement and claim. Look at what promises most until nothing that is left can be worth more. */
CLONED static NAME(Move) NAME(choose_by_sense)(
    const NAME(Kingdom) *k, NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    const Rules *rules, const Sense *sense)
{
    NAME(Turn) turn;
    NAME(Prospect) after;
    NAME(Hopes) hopes;
    NAME(Move) move = {.claim = -1};
    float best = HOPELESS, hope;
    hopes.sense = sense;
    NAME(begin)(&turn, k, e, PIECES[number].terrains, line, free, rules);
    for (int i = 0; i < turn.claim_count; i++) hopes.feelings[i] = feel_claim(sense, line[turn.at[i]], turn.at[i]);
    NAME(sort_placements)(&turn, number, 1);
    NAME(find_hopes)(&hopes, &turn, k);
    if (!hopes.count) return move;
    move.has_spot = 1;
    for (;;) {
        int at = NAME(take_hope)(&hopes, &hope);
        if (hope <= best) return move;
        const NAME(Group) *group = turn.groups + hopes.groups[at];
        float sure = hope - NAME(hope_of)(&hopes, &turn, group);
        NAME(foresee)(&turn, group, hopes.spots[at], &after);
        int bonus = (after.centring.row | after.centring.column ? 10 : 0) + turn.harmony;
        for (int i = 0; i < turn.claim_count; i++) {
            float felt = sure + hopes.feelings[i];
            if (felt + sense->claimed * (float)(group->ceilings[i] + bonus) <= best) continue;
            float worth = felt + sense->claimed * (float)NAME(best_gain)(turn.claims[i], &after, rules);
            if (worth <= best) continue;
            best = worth;
            move.spot = hopes.spots[at];
            move.claim = turn.at[i];
        }
    }
}

/* What a sense is to learn of a turn that is given by a placement and a claim. Returns whether it would come to
   a sense at all: what is unsound does not, unless all is. */
static int NAME(portray)(
    const NAME(Kingdom) *k, uint8_t number, const uint8_t *line, unsigned free, const Rules *rules,
    NAME(Spot) spot, int claim, Portrait *portrait)
{
    NAME(Estate) estate;
    NAME(Turn) turn;
    NAME(Prospect) after;
    NAME(survey)(k, &estate);
    NAME(begin)(&turn, k, &estate, PIECES[number].terrains, line, free, rules);
    NAME(sort_placements)(&turn, number, 1);
    for (int i = 0; i < turn.group_count; i++) {
        const NAME(Group) *group = turn.groups + i;
        if (!(group->left.lays[spot.lay] >> spot.low & 1)) continue;
        NAME(foresee)(&turn, group, spot, &after);
        portrait->setting = NAME(setting)(k->box, NAME(usable)(k->occupied, rules), spot.low, spot.lay >> 1);
        portrait->gain = (int16_t)group->gain;
        portrait->claimed = (int16_t)NAME(best_gain)(PIECES + line[claim], &after, rules);
        portrait->number = line[claim];
        portrait->slot = (uint8_t)claim;
        return 1;
    }
    return 0;
}
