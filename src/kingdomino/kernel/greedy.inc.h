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
    WORD lays[4], left[4]; /* all of them; those that were not drawn yet */
    uint32_t touched[2];
    int gain;
    int ceilings[LINE]; /* no less than what each claim can gain after them, bonuses aside */
    int favourite;      /* the claim whose ceiling is highest */
    int ceiling;        /* no less than what one of them is worth with the best claim */
    int is_considered;
} NAME(Group);

#define MOST_GROUPS (8 * GRID * GRID + 1) /* a placement has a square beside the kingdom */

typedef struct {
    const NAME(Estate) *estate;
    const Rules *rules;
    Piece domino; /* to be placed */
    int is_alike, looks_ahead;
    NAME(Prospect) now;
    WORD hope; /* the cells that may be open after the placement */
    NAME(Claim) claims[LINE];
    int claim_count;
    NAME(Group) groups[MOST_GROUPS];
    int group_count;
} NAME(Turn);

static inline void NAME(add_claim)(NAME(Turn) *turn, uint8_t number)
{
    NAME(Claim) *c = turn->claims + turn->claim_count++;
    NAME(Joint) none = {0};
    c->piece = PIECES[number];
    c->is_alike = c->piece.terrain[0] == c->piece.terrain[1];
    c->zoned[0] = c->zoned[1] = 0;
    for (int half = 0; half < 2 - c->is_alike; half++)
        c->ceilings[half] = NAME(ceiling)(
            turn->estate->domains + c->piece.terrain[half], &none, turn->hope,
            1 + c->is_alike, c->piece.crowns[half]);
}

static inline void NAME(begin)(
    NAME(Turn) *turn, const NAME(Kingdom) *k, const NAME(Estate) *e, const uint8_t *line, unsigned free,
    const Rules *rules)
{
    turn->estate = e;
    turn->rules = rules;
    turn->now.ground = NAME(ground)(k->occupied, k->box, k->placed);
    turn->now.taken = k->occupied;
    turn->hope = NAME(hope)(&turn->now.ground);
    turn->now.grown = 0;
    for (int t = 0; t < 6; t++) turn->now.domains[t] = e->domains + t;
    turn->claim_count = turn->group_count = 0;
    for (; free; free &= free - 1) NAME(add_claim)(turn, line[__builtin_ctz(free)]);
}

/* Set the ceilings of a group whose squares join territories as told. */
static inline void NAME(set_ceilings)(const NAME(Turn) *turn, NAME(Group) *group, const NAME(Joint) *joints)
{
    int best = 0;
    group->favourite = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        const NAME(Claim) *c = turn->claims + i;
        int ceiling = 0;
        for (int half = 0; half < 2 - c->is_alike; half++) {
            int terrain = c->piece.terrain[half];
            int at = terrain == turn->domino.terrain[0] ? 0 : terrain == turn->domino.terrain[1] ? 1 : -1;
            ceiling += at < 0 ? c->ceilings[half] : NAME(ceiling)(
                turn->estate->domains + terrain, joints + at, turn->hope, 1 + c->is_alike,
                c->piece.crowns[half]);
        }
        group->ceilings[i] = ceiling;
        if (ceiling > best) best = ceiling, group->favourite = i;
    }
    const NAME(Ground) *g = &turn->now.ground;
    group->ceiling =
        group->gain + best + NAME(most_bonuses)(g->box, g->placed, 1 + (turn->claim_count > 0), turn->rules);
}

static inline void NAME(add_group)(
    NAME(Turn) *turn, const NAME(Placements) *legal, const NAME(Zone) *one, const NAME(Zone) *two)
{
    WORD first = one->where, second = two->where;
    NAME(Group) *group = turn->groups + turn->group_count;
    group->lays[0] = legal->lays[0] & first & NAME(rotate)(second, BITS - 1);
    group->lays[1] = legal->lays[1] & second & NAME(rotate)(first, BITS - 1);
    group->lays[2] = legal->lays[2] & first & NAME(rotate)(second, BITS - STRIDE);
    group->lays[3] = legal->lays[3] & second & NAME(rotate)(first, BITS - STRIDE);
    if (!(group->lays[0] | group->lays[1] | group->lays[2] | group->lays[3])) return;
    const NAME(Domain) *domains = turn->estate->domains;
    Piece d = turn->domino;
    NAME(Joint) joints[2];
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
    turn->group_count++;
}

/* Sort the placements of the domino into groups. */
static inline void NAME(sort_placements)(NAME(Turn) *turn, const NAME(Kingdom) *k, uint8_t number)
{
    Piece d = turn->domino = PIECES[number];
    turn->is_alike = d.terrain[0] == d.terrain[1];
    NAME(Placements) legal = NAME(placements)(k, d);
    NAME(Zones) zones[2], *second = turn->is_alike ? zones : zones + 1;
    for (int half = 0; half < 2 - turn->is_alike; half++)
        NAME(zone)(turn->estate->domains + d.terrain[half], k->occupied, d.crowns[half], zones + half);
    for (int i = 0; i < zones->count; i++)
        for (int j = 0; j < second->count; j++) NAME(add_group)(turn, &legal, zones->of + i, second->of + j);
}

/* What a placement of a group is worth together with the best claim; if that is less than the floor,
   anything that is. */
static inline int NAME(worth)(NAME(Turn) *turn, const NAME(Group) *group, const NAME(Prospect) *after, int floor)
{
    const NAME(Ground) *g = &after->ground;
    if (!turn->claim_count) return group->gain + NAME(bonuses)(g->box, g->placed, turn->rules);
    int best = -1, bonus = NAME(most_bonuses)(g->box, g->placed, 1, turn->rules);
    for (int n = 0, i = group->favourite; n < turn->claim_count; n++, i = i ? i - 1 : turn->claim_count - 1) {
        int least = floor - group->gain > best + 1 ? floor - group->gain : best + 1;
        if (group->ceilings[i] + bonus < least) continue;
        int gain = NAME(best_gain)(turn->claims + i, after, turn->rules, least);
        best = gain > best ? gain : best;
    }
    return group->gain + best;
}

/* The best so far. */
typedef struct {
    NAME(Spot) *spots;
    int count, worth;
} NAME(Best);

/* A placement of a group, and what the kingdom would be with it. */
typedef struct {
    WORD both;
    NAME(Prospect) after;
    NAME(Domain) grown[2];
} NAME(Plan);

static inline void NAME(make_plan)(const NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, NAME(Plan) *p)
{
    WORD lower = NAME(rotate)(1, spot.low), higher = NAME(rotate)(lower, spot.lay >> 1 ? STRIDE : 1);
    WORD cells[2] = {spot.lay & 1 ? higher : lower, spot.lay & 1 ? lower : higher};
    Piece d = turn->domino;
    p->both = lower | higher;
    p->after = turn->now;
    p->after.ground = NAME(covered)(&turn->now.ground, spot.low, spot.lay >> 1);
    for (int half = 0; turn->claim_count && half < 2 - turn->is_alike; half++) {
        const NAME(Domain) *domain = turn->estate->domains + d.terrain[half];
        int crowns = turn->is_alike ? d.crowns[0] + d.crowns[1] : d.crowns[half];
        WORD rim = NAME(beside)(turn->is_alike ? p->both : cells[half]);
        NAME(Joint) joint = NAME(join)(domain, group->touched[half], rim, 1 + turn->is_alike, crowns);
        NAME(grow)(domain, p->grown + half, &joint);
        p->after.domains[d.terrain[half]] = p->grown + half;
        p->after.grown |= (uint8_t)(1 << d.terrain[half]);
    }
}

static inline int NAME(is_plan_sound)(const NAME(Turn) *turn, const NAME(Plan) *p)
{
    return NAME(is_sound)(&turn->now.ground, &p->after.ground, p->both, turn->rules);
}

/* Consider the placements of a group. */
static inline void NAME(consider)(NAME(Turn) *turn, const NAME(Group) *group, int must_be_sound, NAME(Best) *best)
{
    for (int lay = 0; lay < 4; lay++)
        for (WORD left = group->lays[lay]; left; left &= left - 1) {
            NAME(Spot) spot = {(uint8_t)lay, (uint8_t)NAME(lowest)(left)};
            NAME(Plan) plan;
            NAME(make_plan)(turn, group, spot, &plan);
            if (must_be_sound && !NAME(is_plan_sound)(turn, &plan)) continue;
            int worth = NAME(worth)(turn, group, &plan.after, best->worth);
            if (worth > best->worth) best->worth = worth, best->count = 0;
            if (worth == best->worth) best->spots[best->count++] = spot;
        }
}

/* Consider the groups that promise most first, until none can be better than the best. */
static inline void NAME(consider_all)(NAME(Turn) *turn, int must_be_sound, NAME(Best) *best)
{
    for (int i = 0; i < turn->group_count; i++) turn->groups[i].is_considered = 0;
    for (;;) {
        NAME(Group) *next = NULL;
        for (int i = 0; i < turn->group_count; i++) {
            NAME(Group) *group = turn->groups + i;
            if (!group->is_considered && (!next || group->ceiling > next->ceiling)) next = group;
        }
        if (!next || next->ceiling < best->worth) return;
        NAME(consider)(turn, next, must_be_sound, best);
        next->is_considered = 1;
    }
}

/* The best placements of a domino, with a look at what may be claimed, given as bits of the line. */
static inline int NAME(best_spots)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, NAME(Spot) *spots)
{
    NAME(Turn) turn;
    NAME(Best) best = {spots, 0, -1};
    NAME(begin)(&turn, k, e, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, k, number);
    NAME(consider_all)(&turn, looks_ahead, &best);
    if (looks_ahead && !best.count) NAME(consider_all)(&turn, 0, &best);
    return best.count;
}

/* What a player does in a turn. */
typedef struct {
    NAME(Spot) spot;
    int has_spot; /* no, if the domino fits nowhere */
    int claim;    /* of those that are free, or -1 if that is still to be chosen */
} NAME(Move);

/* Whether a placement is worth as much as its ceiling; with a claim, any of those that make it so. */
static inline int NAME(is_at_ceiling)(
    NAME(Turn) *turn, const NAME(Group) *group, const NAME(Prospect) *after, Chance *c, NAME(Move) *move)
{
    const NAME(Ground) *g = &after->ground;
    int wanted = group->ceiling - group->gain;
    if (!turn->claim_count) return NAME(bonuses)(g->box, g->placed, turn->rules) == wanted;
    int bonus = NAME(most_bonuses)(g->box, g->placed, 1, turn->rules);
    unsigned left = 0;
    for (int i = 0; i < turn->claim_count; i++)
        left |= (unsigned)(group->ceilings[i] + bonus >= wanted) << i;
    while (left) {
        move->claim = any_of(left, c);
        if (NAME(best_gain)(turn->claims + move->claim, after, turn->rules, wanted) == wanted) return 1;
        left ^= 1u << move->claim;
    }
    return 0;
}

/* The nth placement of the groups with a ceiling, which is then left out. */
static inline const NAME(Group) *NAME(draw)(NAME(Turn) *turn, int ceiling, int nth, NAME(Spot) *spot)
{
    for (NAME(Group) *group = turn->groups;; group++)
        for (int lay = 0; group->ceiling == ceiling && lay < 4; lay++) {
            int here = NAME(count)(group->left[lay]);
            if (nth >= here) {
                nth -= here;
                continue;
            }
            WORD left = group->left[lay];
            while (nth--) left &= left - 1;
            group->left[lay] ^= left & -left;
            *spot = (NAME(Spot)){(uint8_t)lay, (uint8_t)NAME(lowest)(left)};
            return group;
        }
}

/* Most often something is worth as much as the highest ceiling. Then any of the best is found without
   finding them all: what is tried in random order, the first that is good enough is any of those that
   are. The same goes for the claim. Returns whether there was one. */
static inline int NAME(choose_at_ceiling)(NAME(Turn) *turn, int must_be_sound, Chance *c, NAME(Move) *move)
{
    int ceiling = -1, left = 0;
    for (int i = 0; i < turn->group_count; i++) {
        NAME(Group) *group = turn->groups + i;
        if (group->ceiling > ceiling) ceiling = group->ceiling, left = 0;
        for (int lay = 0; lay < 4; lay++) {
            group->left[lay] = group->lays[lay];
            if (group->ceiling == ceiling) left += NAME(count)(group->lays[lay]);
        }
    }
    for (; left; left--) {
        NAME(Plan) plan;
        const NAME(Group) *group = NAME(draw)(turn, ceiling, (int)chance_below(c, (uint32_t)left), &move->spot);
        NAME(make_plan)(turn, group, move->spot, &plan);
        if (must_be_sound && !NAME(is_plan_sound)(turn, &plan)) continue;
        if (NAME(is_at_ceiling)(turn, group, &plan.after, c, move)) return 1;
    }
    return 0;
}

CLONED static NAME(Move) NAME(choose)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, Chance *c)
{
    NAME(Turn) turn;
    NAME(Move) move = {.has_spot = 1, .claim = -1};
    NAME(begin)(&turn, k, e, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, k, number);
    if (NAME(choose_at_ceiling)(&turn, looks_ahead, c, &move)) return move;
    NAME(Spot) spots[SPOTS];
    NAME(Best) best = {spots, 0, -1};
    NAME(consider_all)(&turn, looks_ahead, &best);
    if (looks_ahead && !best.count) NAME(consider_all)(&turn, 0, &best);
    move.claim = -1;
    move.has_spot = best.count > 0;
    if (best.count) move.spot = spots[chance_below(c, (uint32_t)best.count)];
    return move;
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
