/* Greedy play: what to place and what to claim for the most points in sight, as
   kingdomino.bots.greedy. Included once for each size of kingdom, after turn.inc.h. */

typedef struct {
    uint8_t lay, low;
} NAME(Spot);

/* More than a domino has placements: each of the open cells, in each of the four ways. */
#define SPOTS (4 * BITS)

/* The zones of a half's terrain once it lies on these cells. */
INLINE void NAME(unfold)(
    const NAME(Turn) *turn, const NAME(Group) *group, int half, WORD cells, NAME(Prospect) *after)
{
    int terrain = turn->domino->terrain[half];
    after->unions[half] = NAME(unite)(turn, group, half, cells);
    NAME(rezone)(
        turn->zones + terrain, turn->now.estate->domains + terrain, after->unions + half, after->made + half);
    after->zones[terrain] = after->made + half;
}

/* What the kingdom would be with a placement of a group. */
INLINE void NAME(foresee)(NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, NAME(Prospect) *after)
{
    const NAME(Ground) *now = &turn->now.ground;
    unsigned step = spot.lay >> 1 ? STRIDE : 1;
    WORD lower = NAME(rotate)(1, spot.low), higher = NAME(rotate)(lower, step);
    WORD first = NAME(rotate)(lower, step & -(spot.lay & 1u));
    Box box = NAME(stretched)(now->box, spot.low, spot.lay >> 1);
    after->ground = NAME(ground)(now->occupied | lower | higher, box, now->placed + 1, turn->rules);
    after->centring = NAME(centring_pairs)(box, turn->rules);
    after->estate = turn->now.estate;
    memcpy(after->zones, turn->now.zones, sizeof after->zones);
    after->first = turn->domino->terrain[0];
    if (turn->halves & 1)
        NAME(unfold)(turn, group, 0, turn->domino->is_alike ? lower | higher : first, after);
    if (turn->halves & 2) NAME(unfold)(turn, group, 1, first ^ lower ^ higher, after);
}

/* What a placement of a group is worth together with the best claim; if that is less than the floor,
   anything that is. The claims that make it so are told as bits of those there are: all of them, or, if it
   is as high as the ceiling, any one. */
INLINE int NAME(worth)(
    NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, int floor, Chance *c, NAME(Prospect) *after,
    unsigned *claims)
{
    *claims = 0;
    if (!turn->claim_count) return group->ceiling;
    NAME(foresee)(turn, group, spot, after);
    int wanted = group->ceiling - group->gain, best = floor - group->gain;
    int bonus = (after->centring.row | after->centring.column ? 10 : 0) + turn->harmony;
    unsigned left = 0, first = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        left |= (unsigned)(group->ceilings[i] + bonus >= best) << i;
        first |= (unsigned)(group->ceilings[i] + bonus >= wanted) << i;
    }
    while (left) {
        int i = any_of(first ? first : left, c), ceiling = group->ceilings[i] + bonus;
        left &= ~(1u << i);
        first &= left;
        if (ceiling < best) continue;
        int gain = NAME(best_gain)(turn->claims[i], after, turn->rules);
        if (gain > best) best = gain, *claims = 0;
        if (gain == best) *claims |= 1u << i;
        if (gain == wanted) {
            *claims = 1u << i;
            break;
        }
    }
    return *claims ? group->gain + best : floor - 1;
}

/* The best so far. */
typedef struct {
    NAME(Spot) spots[SPOTS];
    uint8_t claims[SPOTS];
    int count, worth;
} NAME(Best);

INLINE void NAME(keep)(NAME(Best) *best, NAME(Spot) spot, unsigned claims, int worth)
{
    if (worth < best->worth) return;
    if (worth > best->worth) best->count = 0;
    best->worth = worth;
    best->claims[best->count] = (uint8_t)claims;
    best->spots[best->count++] = spot;
}

/* Take the nth placement that is left in the groups with the highest ceiling. */
INLINE const NAME(Group) *NAME(draw)(NAME(Turn) *turn, int nth, NAME(Spot) *spot)
{
    NAME(Group) *group = turn->groups;
    for (;; group++) {
        int here = group->count & -(group->ceiling == turn->highest);
        if (nth < here) break;
        nth -= here;
    }
    int lay = 0, before = 0, end = 0;
    for (int i = 0; i < 3; i++) {
        end += NAME(count)(group->left.lays[i]);
        lay += nth >= end;
        before = nth >= end ? end : before;
    }
    WORD left = group->left.lays[lay];
    for (nth -= before; nth; nth--) left &= left - 1;
    group->left.lays[lay] ^= left & -left;
    group->count--;
    turn->left--;
    *spot = (NAME(Spot)){(uint8_t)lay, (uint8_t)NAME(lowest)(left)};
    return group;
}

/* The best placements of a domino, with a look at what may be claimed, given as bits of the line. */
static inline int NAME(best_spots)(
    const NAME(Kingdom) *k, NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, NAME(Spot) *spots)
{
    NAME(Turn) turn;
    NAME(Prospect) after;
    NAME(Best) best;
    Chance chance = chance_of(0, 0);
    best.count = 0;
    best.worth = -1;
    NAME(begin)(&turn, k, e, PIECES[number].terrains, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, number, looks_ahead);
    while (turn.left && turn.highest >= best.worth) {
        NAME(Spot) spot;
        unsigned claims;
        const NAME(Group) *group = NAME(draw)(&turn, 0, &spot);
        int worth = NAME(worth)(&turn, group, spot, best.worth, &chance, &after, &claims);
        NAME(keep)(&best, spot, claims, worth);
        if (!turn.left) NAME(weigh)(&turn);
    }
    memcpy(spots, best.spots, sizeof *spots * (size_t)best.count);
    return best.count;
}

/* What a player does in a turn. */
typedef struct {
    NAME(Spot) spot;
    int has_spot; /* no, if the domino fits nowhere */
    int claim;    /* its place on the line, or -1 if it is still to be chosen */
} NAME(Move);

/* Look at what promises most, in random order, until something is worth no less than all the rest can be.
   What is tried in random order, the first that is good enough is any of those that are; so any of the best
   is found without finding them all. */
CLONED static NAME(Move) NAME(choose)(
    const NAME(Kingdom) *k, NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, Chance *c)
{
    NAME(Turn) turn;
    NAME(Prospect) after;
    NAME(Best) best;
    NAME(Move) move = {.claim = -1};
    best.count = 0;
    best.worth = -1;
    NAME(begin)(&turn, k, e, PIECES[number].terrains, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, number, looks_ahead);
    for (;;) {
        int left = best.worth > turn.highest ? 0 : turn.left;
        int known = best.worth >= turn.highest ? best.count : 0;
        if (!(left + known)) return move;
        move.has_spot = 1;
        int nth = (int)chance_below(c, (uint32_t)(left + known));
        unsigned claims;
        if (nth >= left) {
            move.spot = best.spots[nth - left];
            claims = best.claims[nth - left];
        } else {
            const NAME(Group) *group = NAME(draw)(&turn, nth, &move.spot);
            int worth = NAME(worth)(&turn, group, move.spot, best.worth, c, &after, &claims);
            if (worth < turn.highest) {
                NAME(keep)(&best, move.spot, claims, worth);
                if (!turn.left) NAME(weigh)(&turn);
                continue;
            }
            if (claims) e->ground = after.ground; /* it will be asked for */
        }
        if (claims) move.claim = turn.at[any_of(claims, c)];
        return move;
    }
}

/* The best claims, as bits of the line. */
CLONED static unsigned NAME(best_claims)(
    const NAME(Kingdom) *k, NAME(Estate) *e, const uint8_t *line, unsigned free, const Rules *rules)
{
    NAME(Turn) turn;
    NAME(begin)(&turn, k, e, 0, line, free, rules);
    int best = -1, i = 0;
    unsigned kept = 0;
    for (unsigned left = free; left; left &= left - 1, i++) {
        int worth = NAME(best_gain)(turn.claims[i], &turn.now, rules);
        if (worth > best) best = worth, kept = 0;
        if (worth == best) kept |= left & -left;
    }
    return kept;
}
