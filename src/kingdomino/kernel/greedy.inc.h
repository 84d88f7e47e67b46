/* Greedy play: what to place and what to claim for the most points in sight, as
   kingdomino.bots.greedy. Included once for each size of kingdom, after estate.inc.h.

   Only gains are compared: the points that a kingdom has already are the same for every choice. */

typedef struct {
    uint8_t lay, low;
} NAME(Spot);

/* More than a domino has placements: each of the open cells, in each of the four ways. */
#define SPOTS (4 * BITS)

/* The cells where a square keeps the castle at the centre of the full box (R15). */
#define CENTRE (NAME(rotate)(NAME(reach)[GRID][GRID], (unsigned)-(GRID / 2 * (1 + STRIDE))))

static inline int NAME(bonuses)(Box box, int placed, const Rules *rules)
{
    int bonuses = 0;
    if (rules->middle_kingdom) {
        int is_centred = box.left == -box.right && box.bottom == -box.top;
        int is_full = box.right - box.left + 1 == GRID && box.top - box.bottom + 1 == GRID;
        if (is_centred && (is_full || rules->middle_kingdom == SYMMETRIC)) bonuses += 10;
    }
    if (rules->harmony && 2 * placed + 1 == GRID * GRID) bonuses += 5;
    return bonuses;
}

/* No less than the bonuses that a kingdom has, or can have with one domino more. */
static inline int NAME(most_bonuses)(Box box, int placed, const Rules *rules)
{
    int bonuses = rules->harmony && 2 * (placed + 1) + 1 == GRID * GRID ? 5 : 0, half = GRID / 2;
    if (rules->middle_kingdom == SYMMETRIC) return bonuses + 10;
    if (rules->middle_kingdom == FULL_BOX) {
        /* A domino reaches two sides of the box at most, and no two that are opposite. */
        int is_wide = (box.left > -half) + (box.right < half) <= 1;
        int is_high = (box.bottom > -half) + (box.top < half) <= 1;
        int is_inside = box.left >= -half && box.right <= half && box.bottom >= -half && box.top <= half;
        if (is_wide && is_high && is_inside) bonuses += 10;
    }
    return bonuses;
}

/* Points with the bonuses in force (R13, R15). */
static inline int NAME(score)(const NAME(Kingdom) *k, const Rules *rules)
{
    return NAME(points)(k) + NAME(bonuses)(k->box, k->placed, rules);
}

/* Where a kingdom can grow. */
typedef struct {
    WORD occupied, open;
    Box box;
    int holes; /* open cells that no domino can ever cover */
    int placed;
} NAME(Ground);

static inline NAME(Ground) NAME(ground)(WORD occupied, Box box, int placed)
{
    WORD open = NAME(in_reach)(box) & ~occupied;
    return (NAME(Ground)){occupied, open, box, NAME(count)(open & ~NAME(beside)(open)), placed};
}

/* The ground with a domino more on it. */
static inline NAME(Ground) NAME(covered)(const NAME(Ground) *g, unsigned low, int is_column)
{
    Box box = NAME(stretched)(g->box, low, is_column);
    WORD pair = NAME(rotate)(is_column ? 1 | (WORD)1 << STRIDE : 3, low);
    return NAME(ground)(g->occupied | pair, box, g->placed + 1);
}

/* Whether a domino walls nothing in and leaves the castle at the centre where that counts. */
static inline int NAME(is_sound)(
    const NAME(Ground) *before, const NAME(Ground) *after, WORD pair, const Rules *rules)
{
    return after->holes <= before->holes && !(rules->middle_kingdom && pair & ~CENTRE);
}

/* Cells where a square of a domino gains the same. */
typedef struct {
    WORD where;
    uint32_t touched;
    int gain;
} NAME(Zone);

#define MOST_ZONES (MOST_TERRITORIES + GRID * GRID + 4 * GRID)

typedef struct {
    NAME(Zone) of[MOST_ZONES]; /* the one that gains most first */
    int count;
    WORD docked; /* the cells where the square has a neighbour to match (R10) */
} NAME(Zones);

static inline void NAME(add_zone)(NAME(Zones) *zones, WORD where, uint32_t touched, int gain)
{
    int at = zones->count++;
    for (; at && zones->of[at - 1].gain < gain; at--) zones->of[at] = zones->of[at - 1];
    zones->of[at] = (NAME(Zone)){where, touched, gain};
}

/* Sort the open cells by what a square with some crowns gains there. */
static inline void NAME(zone)(const NAME(Domain) *domain, WORD open, int crowns, NAME(Zones) *zones)
{
    WORD once = 0, twice = 0;
    zones->count = 0;
    for (int i = 0; i < domain->count; i++) {
        twice |= once & domain->of[i].rim;
        once |= domain->of[i].rim;
    }
    for (int i = 0; i < domain->count; i++) {
        const NAME(Territory) *t = domain->of + i;
        WORD where = t->rim & open & ~twice;
        if (where) NAME(add_zone)(zones, where, (uint32_t)1 << i, t->crowns + crowns * (t->squares + 1));
    }
    for (WORD left = twice & open; left; left &= left - 1) {
        NAME(Joint) j = NAME(join)(domain, left & -left, 1, crowns);
        NAME(add_zone)(zones, left & -left, j.touched, j.gain);
    }
    if (open & ~once) NAME(add_zone)(zones, open & ~once, 0, crowns);
    zones->docked = (once | NAME(beside)(1)) & open;
}

/* The search for the best place of a domino. */
typedef struct {
    const NAME(Ground) *ground;
    const Rules *rules;
    int floor;        /* less than this is of no interest */
    int sound, other; /* the best so far, among the sound placements and among the others */
    int most_bonus;   /* that a place could add to its gain */
} NAME(Search);

/* What a place has to be worth for the search to go on. */
static inline int NAME(wanted)(const NAME(Search) *s)
{
    return s->sound >= 0 ? s->sound + 1 : s->floor;
}

static inline void NAME(try_pair)(NAME(Search) *s, WORD first, WORD second, int gain)
{
    unsigned one = (unsigned)NAME(lowest)(first), two = (unsigned)NAME(lowest)(second);
    unsigned step = (two - one) & (BITS - 1);
    int is_column = step == STRIDE || step == BITS - STRIDE, is_first_lower = step == 1 || step == STRIDE;
    NAME(Ground) after = NAME(covered)(s->ground, is_first_lower ? one : two, is_column);
    int worth = gain + NAME(bonuses)(after.box, after.placed, s->rules);
    int *best = NAME(is_sound)(s->ground, &after, first | second, s->rules) ? &s->sound : &s->other;
    if (worth > *best) *best = worth;
}

/* Try the places with the first square in one zone and the second in another. */
static inline void NAME(try_zones)(
    NAME(Search) *s, WORD first, WORD second, WORD first_docked, WORD second_docked, int gain)
{
    WORD ends = NAME(beside)(first & first_docked) | (NAME(beside)(first) & second_docked);
    for (ends &= second; ends; ends &= ends - 1) {
        WORD end = ends & -ends, starts = first & NAME(beside)(end);
        if (!(end & second_docked)) starts &= first_docked;
        for (; starts; starts &= starts - 1) {
            NAME(try_pair)(s, starts & -starts, end, gain);
            if (gain + s->most_bonus < NAME(wanted)(s)) return;
        }
    }
}

/* A domino of two terrains: what its squares gain adds up. */
static inline void NAME(search_mixed)(
    NAME(Search) *s, const NAME(Domain) *one, const NAME(Domain) *two, Piece d)
{
    NAME(Zones) first, second;
    NAME(zone)(one, s->ground->open, d.crowns[0], &first);
    NAME(zone)(two, s->ground->open, d.crowns[1], &second);
    for (int i = 0; i < first.count; i++)
        for (int j = 0; j < second.count; j++) {
            int gain = first.of[i].gain + second.of[j].gain;
            if (gain + s->most_bonus < NAME(wanted)(s)) {
                if (!j) return;
                break;
            }
            NAME(try_zones)(s, first.of[i].where, second.of[j].where, first.docked, second.docked, gain);
        }
}

/* The points of squares that join some territories, given as bits. */
static inline int NAME(joined_gain)(const NAME(Domain) *domain, uint32_t touched, int squares, int crowns)
{
    int before = 0;
    for (; touched; touched &= touched - 1) {
        const NAME(Territory) *t = domain->of + __builtin_ctz(touched);
        squares += t->squares;
        crowns += t->crowns;
        before += t->squares * t->crowns;
    }
    return squares * crowns - before;
}

/* A domino of one terrain: its squares join the same territories. */
static inline void NAME(search_alike)(NAME(Search) *s, const NAME(Domain) *domain, Piece d)
{
    NAME(Zones) zones;
    NAME(zone)(domain, s->ground->open, 0, &zones);
    for (int i = 0; i < zones.count; i++)
        for (int j = i; j < zones.count; j++) {
            uint32_t touched = zones.of[i].touched | zones.of[j].touched;
            int gain = NAME(joined_gain)(domain, touched, 2, d.crowns[0] + d.crowns[1]);
            if (gain + s->most_bonus >= NAME(wanted)(s))
                NAME(try_zones)(s, zones.of[i].where, zones.of[j].where, zones.docked, zones.docked, gain);
        }
}

static inline void NAME(search)(NAME(Search) *s, const NAME(Domain) *const *domains, Piece d)
{
    const NAME(Domain) *one = domains[d.terrain[0]], *two = domains[d.terrain[1]];
    if (one == two) NAME(search_alike)(s, one, d);
    else NAME(search_mixed)(s, one, two, d);
}

/* What a domino gains in its best place, bonuses included; if that is less than the floor, anything
   that is. A domino that fits nowhere gains nothing. */
static inline int NAME(best_gain)(
    const NAME(Ground) *g, const NAME(Domain) *const *domains, Piece d, const Rules *rules, int floor)
{
    int stays = NAME(bonuses)(g->box, g->placed, rules);
    NAME(Search) s = {g, rules, floor <= stays ? 0 : floor, -1, -1, 0};
    s.most_bonus = NAME(most_bonuses)(g->box, g->placed, rules);
    NAME(search)(&s, domains, d);
    if (s.sound < 0 && s.other >= s.floor && s.floor > 0) {
        /* Places that are not sound count only if no place is: is there one below the floor? */
        s.floor = 0;
        NAME(search)(&s, domains, d);
    }
    return s.sound >= 0 ? s.sound : s.other >= 0 ? s.other : stays;
}

/* A placement that is being considered. */
typedef struct {
    NAME(Spot) spot;
    WORD first, second;
    NAME(Joint) joints[2];
    NAME(Ground) after;
    int gain;
    int ceilings[LINE]; /* no less than what each claimed domino can gain after it */
    int ceiling;        /* no less than what it is worth with the best claim */
} NAME(Plan);

static inline NAME(Plan) NAME(plan)(
    const NAME(Ground) *g, const NAME(Estate) *e, Piece d, NAME(Spot) spot)
{
    NAME(Plan) p = {.spot = spot, .after = NAME(covered)(g, spot.low, spot.lay >> 1)};
    WORD low = NAME(rotate)(1, spot.low), high = NAME(rotate)(low, spot.lay >> 1 ? STRIDE : 1);
    p.first = spot.lay & 1 ? high : low;
    p.second = spot.lay & 1 ? low : high;
    NAME(join_domino)(e, d, p.first, p.second, p.joints);
    p.gain = p.joints[0].gain + p.joints[1].gain;
    return p;
}

/* The placements to choose from; with foresight only the sound ones, if there are any. */
static inline int NAME(plans)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, Piece d, int looks_ahead, const Rules *rules,
    NAME(Plan) *plans)
{
    NAME(Placements) legal = NAME(placements)(k, d);
    NAME(Ground) ground = NAME(ground)(k->occupied, k->box, k->placed);
    int found = 0, sound = 0;
    for (int lay = 0; lay < 4; lay++)
        for (WORD left = legal.lays[lay]; left; left &= left - 1) {
            NAME(Spot) spot = {(uint8_t)lay, (uint8_t)NAME(lowest)(left)};
            NAME(Plan) p = NAME(plan)(&ground, e, d, spot);
            int is_sound = !looks_ahead || NAME(is_sound)(&ground, &p.after, p.first | p.second, rules);
            if (is_sound && !sound) found = 0;
            if (is_sound || !sound) plans[found++] = p;
            sound |= is_sound;
        }
    return found;
}

/* A turn: what may be claimed, and what each half of that can gain as the kingdom is now. */
typedef struct {
    const NAME(Estate) *estate;
    const Rules *rules;
    Piece domino; /* to be placed */
    Piece claims[LINE];
    int claim_count;
    int ceilings[LINE][2];
} NAME(Turn);

static inline int NAME(claim_ceiling)(const NAME(Turn) *turn, const NAME(Plan) *p, int claim)
{
    Piece c = turn->claims[claim], d = turn->domino;
    int is_alike = c.terrain[0] == c.terrain[1], ceiling = 0;
    for (int half = 0; half < 2 - is_alike; half++) {
        int terrain = c.terrain[half], at = terrain == d.terrain[0] ? 0 : terrain == d.terrain[1] ? 1 : -1;
        if (at < 0)
            ceiling += turn->ceilings[claim][half];
        else
            ceiling += NAME(ceiling)(
                turn->estate->domains + terrain, p->joints + at, p->after.occupied, 1 + is_alike,
                is_alike ? c.crowns[0] + c.crowns[1] : c.crowns[half]);
    }
    return ceiling;
}

static inline void NAME(set_ceilings)(NAME(Turn) *turn, WORD occupied)
{
    NAME(Joint) none = {0};
    for (int i = 0; i < turn->claim_count; i++)
        for (int half = 0; half < 2; half++) {
            Piece c = turn->claims[i];
            int is_alike = c.terrain[0] == c.terrain[1];
            int crowns = is_alike ? c.crowns[0] + c.crowns[1] : c.crowns[half];
            turn->ceilings[i][half] = NAME(ceiling)(
                turn->estate->domains + c.terrain[half], &none, occupied, 1 + is_alike, crowns);
        }
}

static inline void NAME(set_ceiling)(const NAME(Turn) *turn, NAME(Plan) *p)
{
    int best = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        p->ceilings[i] = NAME(claim_ceiling)(turn, p, i);
        best = p->ceilings[i] > best ? p->ceilings[i] : best;
    }
    int bonus = NAME(most_bonuses)(p->after.box, p->after.placed, turn->rules);
    for (int i = 0; i < turn->claim_count; i++) p->ceilings[i] += bonus;
    p->ceiling = p->gain + best + bonus;
}

/* What a placement is worth together with the best claim; if that is less than the floor, anything
   that is. */
static inline int NAME(worth)(const NAME(Turn) *turn, const NAME(Plan) *p, int floor)
{
    const NAME(Estate) *e = turn->estate;
    int best = NAME(bonuses)(p->after.box, p->after.placed, turn->rules);
    if (!turn->claim_count) return p->gain + best;
    const NAME(Domain) *domains[6];
    NAME(Domain) grown[2];
    for (int t = 0; t < 6; t++) domains[t] = e->domains + t;
    int one = turn->domino.terrain[0], two = turn->domino.terrain[1];
    best = -1;
    for (int half = 0; half < 2 - (one == two); half++) {
        int terrain = turn->domino.terrain[half];
        NAME(grow)(e->domains + terrain, grown + half, p->joints + half);
        domains[terrain] = grown + half;
    }
    for (int i = 0; i < turn->claim_count; i++) {
        int least = floor - p->gain > best + 1 ? floor - p->gain : best + 1;
        if (p->ceilings[i] < least) continue;
        int gain = NAME(best_gain)(&p->after, domains, turn->claims[i], turn->rules, least);
        best = gain > best ? gain : best;
    }
    return p->gain + best;
}

/* The best placements of a domino, with a look at what may be claimed, given as bits of the line. */
static inline int NAME(best_spots)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, NAME(Spot) *spots)
{
    NAME(Plan) plans[SPOTS];
    NAME(Turn) turn = {.estate = e, .rules = rules, .domino = PIECES[number]};
    int found = NAME(plans)(k, e, turn.domino, looks_ahead, rules, plans), best = -1, kept = 0;
    for (unsigned left = looks_ahead ? free : 0; left; left &= left - 1)
        turn.claims[turn.claim_count++] = PIECES[line[__builtin_ctz(left)]];
    NAME(set_ceilings)(&turn, k->occupied);
    int first = 0;
    for (int i = 0; i < found; i++) {
        if (!turn.claim_count) plans[i].ceiling = plans[i].gain + NAME(bonuses)(plans[i].after.box, plans[i].after.placed, rules);
        else NAME(set_ceiling)(&turn, plans + i);
        if (plans[i].ceiling > plans[first].ceiling) first = i;
    }
    int first_worth = found ? NAME(worth)(&turn, plans + first, -1) : -1;
    best = first_worth;
    for (int i = 0; i < found; i++) {
        if (plans[i].ceiling < best) continue;
        int worth = i == first ? first_worth : NAME(worth)(&turn, plans + i, best);
        if (worth > best) best = worth, kept = 0;
        if (worth == best) spots[kept++] = plans[i].spot;
    }
    return kept;
}

/* The best claims, as bits of the line. */
static inline unsigned NAME(best_claims)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, const uint8_t *line, unsigned free, const Rules *rules)
{
    NAME(Ground) ground = NAME(ground)(k->occupied, k->box, k->placed);
    const NAME(Domain) *domains[6];
    for (int t = 0; t < 6; t++) domains[t] = e->domains + t;
    int best = -1;
    unsigned kept = 0;
    for (unsigned left = free; left; left &= left - 1) {
        int worth = NAME(best_gain)(&ground, domains, PIECES[line[__builtin_ctz(left)]], rules, best);
        if (worth > best) best = worth, kept = 0;
        if (worth == best) kept |= left & -left;
    }
    return kept;
}
