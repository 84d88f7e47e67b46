/* Greedy play: what to place and what to claim for the most points in sight, as
   kingdomino.bots.greedy. Included once for each size of kingdom, after search.inc.h.

   Only gains are compared: the points that a kingdom has already are the same for every choice. */

typedef struct {
    uint8_t lay, low;
} NAME(Spot);

/* More than a domino has placements: each of the open cells, in each of the four ways. */
#define SPOTS (4 * BITS)

/* Placements that join the same territories, and so gain the same. */
typedef struct {
    NAME(Placements) left; /* those that were not looked at yet */
    uint32_t touched[2];
    int gain;
    int ceilings[LINE]; /* no less than what each claim can gain after them, bonuses aside */
    int ceiling;        /* no less than what one of them is worth with the best claim */
} NAME(Group);

#define MOST_GROUPS (8 * GRID * GRID + 1) /* a placement has a square beside the kingdom */

typedef struct {
    const Rules *rules;
    NAME(Prospect) now;
    NAME(Atlas) atlas;
    WORD hope;    /* the cells that may be open after the placement */
    Piece domino; /* to be placed */
    uint8_t is_alike, terrains;
    uint8_t shared;   /* its terrains that claims have too, as bits */
    unsigned sharing; /* the claims that have them, as bits */
    int claim_count, group_count;
    NAME(Claim) claims[LINE];
    int ceilings[LINE]; /* of the claims that share nothing, after any placement */
    int apart;          /* the highest of them */
    int harmony;
    NAME(Group) groups[MOST_GROUPS];
} NAME(Turn);

INLINE void NAME(begin)(
    NAME(Turn) *turn, const NAME(Kingdom) *k, const NAME(Estate) *e, const uint8_t *line, unsigned free,
    const Rules *rules)
{
    turn->rules = rules;
    turn->now.ground = NAME(ground)(k->occupied, k->box, k->placed, rules);
    turn->now.centring = NAME(centring_pairs)(k->box, rules);
    turn->now.grown = 0;
    turn->now.atlas = &turn->atlas;
    turn->atlas.estate = e;
    turn->atlas.open = turn->now.ground.open;
    turn->atlas.made = 0;
    turn->claim_count = turn->group_count = 0;
    for (; free; free &= free - 1) turn->claims[turn->claim_count++] = NAME(claim_of)(line[__builtin_ctz(free)]);
}

/* Find out which claims share a terrain with the domino. For the others, no placement makes a place better
   than it is now. */
INLINE void NAME(compare_claims)(NAME(Turn) *turn)
{
    const NAME(Ground) *g = &turn->now.ground;
    turn->shared = 0;
    turn->sharing = 0;
    turn->apart = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        const NAME(Claim) *c = turn->claims + i;
        Piece d = c->piece;
        if (c->terrains & turn->terrains) {
            turn->shared |= c->terrains & turn->terrains;
            turn->sharing |= 1u << i;
            continue;
        }
        const NAME(Zones) *zones[2] = {NAME(zones_of)(&turn->atlas, d.terrain[0], d.crowns[0])};
        zones[1] = c->is_alike ? zones[0] : NAME(zones_of)(&turn->atlas, d.terrain[1], d.crowns[1]);
        NAME(Placements) all =
            NAME(places)(NAME(pairs_within)(g->open), d, zones[0]->docked, zones[1]->docked);
        int most = NAME(most_in)(c, &all, NAME(domain_of)(&turn->now, d.terrain[0]), zones, 0);
        turn->ceilings[i] = most > 0 ? most : 0; /* a domino that fits nowhere gains nothing */
        turn->apart = most > turn->apart ? most : turn->apart;
    }
}

/* The cells of a group's first squares, or of the second ones. */
INLINE WORD NAME(squares)(const NAME(Placements) *p, int half)
{
    return p->lays[half] | NAME(rotate)(p->lays[1 - half], 1) | p->lays[2 + half]
         | NAME(rotate)(p->lays[3 - half], STRIDE);
}

/* The joint that a half of the domino makes, or both if they are alike, on these cells. */
INLINE NAME(Joint) NAME(joint_of)(const NAME(Turn) *turn, const NAME(Group) *group, int half, WORD cells)
{
    Piece d = turn->domino;
    int crowns = turn->is_alike ? d.crowns[0] + d.crowns[1] : d.crowns[half];
    const NAME(Domain) *domain = turn->atlas.estate->domains + d.terrain[half];
    return NAME(join)(domain, group->touched[half], NAME(beside)(cells), 1 + turn->is_alike, crowns);
}

INLINE int NAME(ceiling_of)(NAME(Turn) *turn, const NAME(Claim) *c, const NAME(Joint) *joints)
{
    int ceiling = 0;
    for (int half = 0; half < 2 - c->is_alike; half++) {
        int terrain = c->piece.terrain[half], crowns = c->piece.crowns[half];
        if (turn->terrains >> terrain & 1)
            ceiling += NAME(ceiling)(
                turn->atlas.estate->domains + terrain, joints + (terrain != turn->domino.terrain[0]), turn->hope,
                1 + c->is_alike, c->is_alike ? crowns + c->piece.crowns[1] : crowns);
        else ceiling += NAME(zones_of)(&turn->atlas, terrain, crowns)->of[0].gain;
    }
    return ceiling;
}

/* Set the ceilings of a group. */
INLINE void NAME(set_ceilings)(NAME(Turn) *turn, NAME(Group) *group)
{
    int best = turn->apart;
    NAME(Joint) joints[2];
    memcpy(group->ceilings, turn->ceilings, sizeof group->ceilings);
    for (int half = 0; half < 2 - turn->is_alike; half++) {
        if (!(turn->shared >> turn->domino.terrain[half] & 1)) continue;
        WORD cells = NAME(squares)(&group->left, half);
        if (turn->is_alike) cells |= NAME(squares)(&group->left, 1);
        joints[half] = NAME(joint_of)(turn, group, half, cells);
    }
    for (unsigned left = turn->sharing; left; left &= left - 1) {
        int i = __builtin_ctz(left), ceiling = NAME(ceiling_of)(turn, turn->claims + i, joints);
        group->ceilings[i] = ceiling;
        best = ceiling > best ? ceiling : best;
    }
    group->ceiling = group->gain + best + turn->harmony;
}

/* Those of a group that may win the Middle Kingdom (R15) promise more: they become a group of their own. */
INLINE void NAME(split_groups)(NAME(Turn) *turn)
{
    Box box = turn->now.ground.box;
    NAME(Pairs) pairs = turn->claim_count ? NAME(promising_pairs)(box, turn->rules) : turn->now.centring;
    if (!(pairs.row | pairs.column)) return;
    for (int i = turn->group_count; i--;) {
        NAME(Group) *group = turn->groups + i;
        NAME(Placements) promising = NAME(places_among)(&group->left, pairs);
        if (!NAME(is_any)(&promising)) continue;
        for (int lay = 0; lay < 4; lay++) group->left.lays[lay] ^= promising.lays[lay];
        if (NAME(is_any)(&group->left)) {
            turn->groups[turn->group_count] = *group;
            group = turn->groups + turn->group_count++;
        }
        group->left = promising;
        group->ceiling += 10;
    }
}

INLINE void NAME(add_group)(
    NAME(Turn) *turn, const NAME(Placements) *here, const NAME(Zone) *one, const NAME(Zone) *two)
{
    NAME(Group) *group = turn->groups + turn->group_count++;
    group->left = *here;
    if (turn->is_alike) {
        group->touched[0] = one->touched | two->touched;
        group->gain = NAME(joint_of)(turn, group, 0, 0).gain;
    } else {
        group->touched[0] = one->touched;
        group->touched[1] = two->touched;
        group->gain = one->gain + two->gain;
    }
    NAME(set_ceilings)(turn, group);
}

/* Sort the placements of the domino into groups. */
INLINE void NAME(sort_placements)(NAME(Turn) *turn, uint8_t number, int must_be_sound)
{
    Piece d = turn->domino = PIECES[number];
    const NAME(Ground) *g = &turn->now.ground;
    int placed = g->placed + 1 + (turn->claim_count > 0);
    turn->is_alike = d.terrain[0] == d.terrain[1];
    turn->terrains = (uint8_t)(1 << d.terrain[0] | 1 << d.terrain[1]);
    turn->hope = NAME(hope)(g);
    turn->harmony = turn->rules->harmony && 2 * placed + 1 >= GRID * GRID ? 5 : 0;
    NAME(compare_claims)(turn);
    const NAME(Zones) *first = NAME(zones_of)(&turn->atlas, d.terrain[0], d.crowns[0]);
    const NAME(Zones) *second = turn->is_alike ? first : NAME(zones_of)(&turn->atlas, d.terrain[1], d.crowns[1]);
    NAME(Placements) good = must_be_sound ? NAME(good_places)(g, d, first->docked, second->docked)
        : NAME(places)(NAME(pairs_within)(g->open), d, first->docked, second->docked);
    for (int i = 0; i < first->count; i++)
        for (int j = 0; j < second->count; j++) {
            NAME(Placements) here = NAME(places_in)(&good, first->of[i].where, second->of[j].where);
            if (NAME(is_any)(&here)) NAME(add_group)(turn, &here, first->of + i, second->of + j);
        }
    NAME(split_groups)(turn);
}

/* What the kingdom would be with a placement of a group. */
INLINE void NAME(foresee)(NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, NAME(Prospect) *after)
{
    const NAME(Ground) *now = &turn->now.ground;
    WORD lower = NAME(rotate)(1, spot.low), higher = NAME(rotate)(lower, spot.lay >> 1 ? STRIDE : 1);
    WORD cells[2] = {spot.lay & 1 ? higher : lower, spot.lay & 1 ? lower : higher};
    Box box = NAME(stretched)(now->box, spot.low, spot.lay >> 1);
    after->ground = NAME(ground)(now->occupied | lower | higher, box, now->placed + 1, turn->rules);
    after->centring = NAME(centring_pairs)(box, turn->rules);
    after->atlas = &turn->atlas;
    after->grown = turn->shared;
    after->first = turn->domino.terrain[0];
    for (int half = 0; half < 2 - turn->is_alike; half++) {
        int terrain = turn->domino.terrain[half];
        if (!(turn->shared >> terrain & 1)) continue;
        NAME(Joint) joint = NAME(joint_of)(turn, group, half, turn->is_alike ? lower | higher : cells[half]);
        NAME(grow)(turn->atlas.estate->domains + terrain, after->with + half, &joint);
    }
}

/* What a placement of a group is worth together with the best claim; if that is less than the floor,
   anything that is. The claims that make it so are told as bits of those there are: all of them, or, if it
   is as high as the ceiling, any one. */
INLINE int NAME(worth)(
    NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, int floor, Chance *c, unsigned *claims)
{
    NAME(Prospect) after;
    *claims = 0;
    if (!turn->claim_count) return group->ceiling;
    NAME(foresee)(turn, group, spot, &after);
    int wanted = group->ceiling - group->gain, best = floor - group->gain;
    int bonus = (after.centring.row | after.centring.column ? 10 : 0) + turn->harmony;
    unsigned left = 0, first = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        left |= (unsigned)(group->ceilings[i] + bonus >= best) << i;
        first |= (unsigned)(group->ceilings[i] + bonus >= wanted) << i;
    }
    while (left) {
        int i = any_of(first ? first : left, c);
        left &= ~(1u << i);
        first &= left;
        if (group->ceilings[i] + bonus < best) continue;
        int gain = NAME(best_gain)(turn->claims + i, &after, turn->rules, best);
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

/* The highest ceiling of the groups that have something left, and how much they have; -1 if none has. */
INLINE int NAME(highest)(const NAME(Turn) *turn, int *left)
{
    int highest = -1;
    for (int i = 0; i < turn->group_count; i++) {
        const NAME(Group) *group = turn->groups + i;
        if (group->ceiling < highest || !NAME(is_any)(&group->left)) continue;
        if (group->ceiling > highest) highest = group->ceiling, *left = 0;
        *left += NAME(count_placements)(&group->left);
    }
    return highest;
}

/* Take the nth placement that is left in the groups with a ceiling. */
INLINE const NAME(Group) *NAME(draw)(NAME(Turn) *turn, int ceiling, int nth, NAME(Spot) *spot)
{
    for (NAME(Group) *group = turn->groups;; group++)
        for (int lay = 0; group->ceiling == ceiling && lay < 4; lay++) {
            int here = NAME(count)(group->left.lays[lay]);
            if (nth >= here) {
                nth -= here;
                continue;
            }
            WORD left = group->left.lays[lay];
            while (nth--) left &= left - 1;
            group->left.lays[lay] ^= left & -left;
            *spot = (NAME(Spot)){(uint8_t)lay, (uint8_t)NAME(lowest)(left)};
            return group;
        }
}

/* The best placements of a domino, with a look at what may be claimed, given as bits of the line. */
static inline int NAME(best_spots)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, NAME(Spot) *spots)
{
    NAME(Turn) turn;
    NAME(Best) best;
    Chance chance = chance_of(0, 0);
    int left;
    best.count = 0;
    best.worth = -1;
    NAME(begin)(&turn, k, e, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, number, looks_ahead);
    for (int ceiling; (ceiling = NAME(highest)(&turn, &left)) >= 0 && ceiling >= best.worth;) {
        NAME(Spot) spot;
        unsigned claims;
        const NAME(Group) *group = NAME(draw)(&turn, ceiling, 0, &spot);
        int worth = NAME(worth)(&turn, group, spot, best.worth, &chance, &claims);
        NAME(keep)(&best, spot, claims, worth);
    }
    memcpy(spots, best.spots, sizeof *spots * (size_t)best.count);
    return best.count;
}

/* What a player does in a turn. */
typedef struct {
    NAME(Spot) spot;
    int has_spot; /* no, if the domino fits nowhere */
    int claim;    /* of those that are free, or -1 if that is still to be chosen */
} NAME(Move);

/* Look at what promises most, in random order, until something is worth no less than all the rest can be.
   What is tried in random order, the first that is good enough is any of those that are; so any of the best
   is found without finding them all. */
CLONED static NAME(Move) NAME(choose)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, Chance *c)
{
    NAME(Turn) turn;
    NAME(Best) best;
    NAME(Move) move = {.claim = -1};
    best.count = 0;
    best.worth = -1;
    NAME(begin)(&turn, k, e, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, number, looks_ahead);
    for (;;) {
        int left = 0, ceiling = NAME(highest)(&turn, &left), known = best.worth >= ceiling ? best.count : 0;
        if (best.worth > ceiling) left = 0;
        if (!(left + known)) return move;
        move.has_spot = 1;
        int nth = (int)chance_below(c, (uint32_t)(left + known));
        unsigned claims;
        if (nth >= left) {
            move.spot = best.spots[nth - left];
            claims = best.claims[nth - left];
        } else {
            const NAME(Group) *group = NAME(draw)(&turn, ceiling, nth, &move.spot);
            int worth = NAME(worth)(&turn, group, move.spot, best.worth, c, &claims);
            if (worth < ceiling) {
                NAME(keep)(&best, move.spot, claims, worth);
                continue;
            }
        }
        if (claims) move.claim = any_of(claims, c);
        return move;
    }
}

/* The best claims, as bits of the line. */
CLONED static unsigned NAME(best_claims)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, const uint8_t *line, unsigned free, const Rules *rules)
{
    NAME(Turn) turn;
    NAME(begin)(&turn, k, e, line, free, rules);
    int best = -1, i = 0;
    unsigned kept = 0;
    for (unsigned left = free; left; left &= left - 1, i++) {
        int worth = NAME(best_gain)(turn.claims + i, &turn.now, rules, best);
        if (worth > best) best = worth, kept = 0;
        if (worth == best) kept |= left & -left;
    }
    return kept;
}
