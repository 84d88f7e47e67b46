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
    const NAME(Estate) *estate;
    const Rules *rules;
    NAME(Prospect) now;
    WORD hope; /* the cells that may be open after the placement */
    Piece domino; /* to be placed */
    uint8_t is_alike, terrains;
    uint8_t shared; /* its terrains that claims have too, as bits */
    int claim_count, group_count;
    NAME(Claim) claims[LINE];
    NAME(Group) groups[MOST_GROUPS];
} NAME(Turn);

INLINE void NAME(begin)(
    NAME(Turn) *turn, const NAME(Kingdom) *k, const NAME(Estate) *e, const uint8_t *line, unsigned free,
    const Rules *rules)
{
    turn->estate = e;
    turn->rules = rules;
    turn->now.ground = NAME(ground)(k->occupied, k->box, k->placed, rules);
    turn->now.centring = NAME(centring_pairs)(k->box, rules);
    turn->now.grown = 0;
    for (int t = 0; t < 6; t++) turn->now.domains[t] = e->domains + t;
    turn->claim_count = turn->group_count = 0;
    for (; free; free &= free - 1)
        NAME(make_claim)(turn->claims + turn->claim_count++, line[__builtin_ctz(free)], &turn->now);
}

/* The cells of a group's first squares, or of the second ones. */
INLINE WORD NAME(squares)(const NAME(Placements) *p, int half)
{
    return p->lays[half] | NAME(rotate)(p->lays[1 - half], 1) | p->lays[2 + half]
         | NAME(rotate)(p->lays[3 - half], STRIDE);
}

INLINE int NAME(ceiling_of)(const NAME(Turn) *turn, const NAME(Claim) *c, const NAME(Joint) *joints)
{
    if (!(c->terrains & turn->terrains)) return c->most;
    int ceiling = 0;
    for (int half = 0; half < 2 - c->is_alike; half++) {
        int terrain = c->piece.terrain[half];
        if (turn->terrains >> terrain & 1)
            ceiling += NAME(ceiling)(
                turn->estate->domains + terrain, joints + (terrain != turn->domino.terrain[0]), turn->hope,
                1 + c->is_alike, c->is_alike ? c->piece.crowns[0] + c->piece.crowns[1] : c->piece.crowns[half]);
        else ceiling += c->zones[half].of[0].gain;
    }
    return ceiling;
}

/* Set the ceilings of a group whose squares join territories as told. */
INLINE void NAME(set_ceilings)(const NAME(Turn) *turn, NAME(Group) *group, const NAME(Joint) *joints)
{
    int best = 0, placed = turn->now.ground.placed + 1 + (turn->claim_count > 0);
    for (int i = 0; i < turn->claim_count; i++) {
        int ceiling = NAME(ceiling_of)(turn, turn->claims + i, joints);
        group->ceilings[i] = ceiling;
        best = ceiling > best ? ceiling : best;
    }
    int harmony = turn->rules->harmony && 2 * placed + 1 >= GRID * GRID ? 5 : 0;
    group->ceiling = group->gain + best + harmony;
}

INLINE void NAME(add_group)(
    NAME(Turn) *turn, const NAME(Placements) *here, const NAME(Zone) *one, const NAME(Zone) *two)
{
    const NAME(Domain) *domains = turn->estate->domains;
    NAME(Group) *group = turn->groups + turn->group_count++;
    Piece d = turn->domino;
    NAME(Joint) joints[2];
    group->left = *here;
    WORD first = turn->shared ? NAME(squares)(here, 0) : 0, second = turn->shared ? NAME(squares)(here, 1) : 0;
    if (turn->is_alike) {
        group->touched[0] = one->touched | two->touched;
        joints[0] = NAME(join)(
            domains + d.terrain[0], group->touched[0], NAME(beside)(first | second), 2, d.crowns[0] + d.crowns[1]);
        group->gain = joints[0].gain;
    } else {
        group->touched[0] = one->touched;
        group->touched[1] = two->touched;
        joints[0] = NAME(join)(domains + d.terrain[0], one->touched, NAME(beside)(first), 1, d.crowns[0]);
        joints[1] = NAME(join)(domains + d.terrain[1], two->touched, NAME(beside)(second), 1, d.crowns[1]);
        group->gain = joints[0].gain + joints[1].gain;
    }
    NAME(set_ceilings)(turn, group, joints);
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

/* Sort the placements of the domino into groups. */
INLINE void NAME(sort_placements)(NAME(Turn) *turn, uint8_t number, int must_be_sound)
{
    Piece d = turn->domino = PIECES[number];
    const NAME(Ground) *g = &turn->now.ground;
    NAME(Zones) zones[2], *second = zones + 1;
    turn->is_alike = d.terrain[0] == d.terrain[1];
    turn->terrains = (uint8_t)(1 << d.terrain[0] | 1 << d.terrain[1]);
    turn->shared = 0;
    turn->hope = NAME(hope)(g);
    for (int i = 0; i < turn->claim_count; i++) {
        NAME(Claim) *c = turn->claims + i;
        turn->shared |= c->terrains & turn->terrains;
        if (c->terrains & turn->terrains) continue;
        const NAME(Zones) *of[2] = {c->zones, c->zones + !c->is_alike};
        NAME(Placements) all = NAME(places)(g->fit, c->piece, of[0]->docked, of[1]->docked);
        int most = NAME(most_in)(c, &all, &turn->now, of, 0);
        c->most = most > 0 ? most : 0; /* a domino that fits nowhere gains nothing */
    }
    NAME(zone)(turn->estate->domains + d.terrain[0], g->open, d.crowns[0], zones);
    if (turn->is_alike) second = zones;
    else NAME(zone)(turn->estate->domains + d.terrain[1], g->open, d.crowns[1], zones + 1);
    NAME(Placements) good = must_be_sound ? NAME(good_places)(g, d, zones->docked, second->docked)
                                          : NAME(places)(g->fit, d, zones->docked, second->docked);
    for (int i = 0; i < zones->count; i++)
        for (int j = 0; j < second->count; j++) {
            NAME(Placements) here = NAME(places_in)(&good, zones->of[i].where, second->of[j].where);
            if (NAME(is_any)(&here)) NAME(add_group)(turn, &here, zones->of + i, second->of + j);
        }
    NAME(split_groups)(turn);
}

/* What the kingdom would be with a placement of a group. */
typedef struct {
    NAME(Prospect) after;
    NAME(Domain) grown[2];
} NAME(Plan);

INLINE void NAME(make_plan)(const NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, NAME(Plan) *p)
{
    const NAME(Ground) *now = &turn->now.ground;
    WORD lower = NAME(rotate)(1, spot.low), higher = NAME(rotate)(lower, spot.lay >> 1 ? STRIDE : 1);
    WORD cells[2] = {spot.lay & 1 ? higher : lower, spot.lay & 1 ? lower : higher};
    Box box = NAME(stretched)(now->box, spot.low, spot.lay >> 1);
    Piece d = turn->domino;
    p->after.ground = NAME(ground)(now->occupied | lower | higher, box, now->placed + 1, turn->rules);
    p->after.centring = NAME(centring_pairs)(box, turn->rules);
    p->after.grown = turn->shared;
    for (int t = 0; t < 6; t++) p->after.domains[t] = turn->estate->domains + t;
    for (int half = 0; half < 2 - turn->is_alike; half++) {
        if (!(turn->shared >> d.terrain[half] & 1)) continue;
        const NAME(Domain) *domain = turn->estate->domains + d.terrain[half];
        int crowns = turn->is_alike ? d.crowns[0] + d.crowns[1] : d.crowns[half];
        WORD rim = NAME(beside)(turn->is_alike ? lower | higher : cells[half]);
        NAME(Joint) joint = NAME(join)(domain, group->touched[half], rim, 1 + turn->is_alike, crowns);
        NAME(grow)(domain, p->grown + half, &joint);
        p->after.domains[d.terrain[half]] = p->grown + half;
    }
}

/* What a placement of a group is worth together with the best claim; if that is less than the floor,
   anything that is. The claims that make it so are told as bits of those there are: all of them, or, if it
   is as high as the ceiling, any one. */
static inline int NAME(worth)(
    const NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, int floor, Chance *c, unsigned *claims)
{
    NAME(Plan) plan;
    *claims = 0;
    if (!turn->claim_count) return group->ceiling;
    NAME(make_plan)(turn, group, spot, &plan);
    const NAME(Prospect) *after = &plan.after;
    int wanted = group->ceiling - group->gain, best = floor - group->gain;
    int bonus = after->centring.row | after->centring.column ? 10 : 0;
    if (turn->rules->harmony && 2 * after->ground.placed + 3 >= GRID * GRID) bonus += 5;
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
        int gain = NAME(best_gain)(turn->claims + i, after, turn->rules, best);
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
