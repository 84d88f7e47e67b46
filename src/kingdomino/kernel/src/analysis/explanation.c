/* Why a turn is better than another: where its points come from.

   Games that go on from both turns, and from the two that combine them, say where the points of a
   part are made: when, in which terrain, by a bonus, or by keeping something from a rival. Each
   possible reason stands for some of these points; the one with most of them comes first. */
#include <math.h>
#include <string.h>

#include "analysis/outcome.h"
#include "analysis/values.h"

static const double LEAST_LOSS = 1;       /* points of a part that is explained, */
static const double LEAST_SHARE = 0.2;    /* and of the whole loss */
static const double LEAST_POINTS = 0.75;  /* of a reason */
static const double POINTS_OF_SQUARE = 3; /* at most, that a covered cell is worth by itself */
static const double EXPLAINED = 0.5;      /* of a part at least, or nothing is said, */
static const double ENOUGH = 0.67;        /* and so much that no more is said */

enum { REASONS_OF_PART = 2 };

/* Sources of points: where a part of the difference is made. Those of phases come first. */
enum {
    SOURCE_BONUSES = PHASES * KD_TERRAINS,
    SOURCE_RIVALS = SOURCE_BONUSES + KD_BONUSES,
    SOURCES,
};

typedef uint64_t Sources; /* as bits */

static Sources source(int i) { return (Sources)1 << i; }
static Sources source_of(int phase, int terrain) { return source(phase * KD_TERRAINS + terrain); }
static Sources sources_of(int phase) { return source_of(phase, 0) * ((1u << KD_TERRAINS) - 1); }

typedef struct {
    KdReason reason;
    Sources sources;
    double most; /* points that it can stand for */
} Candidate;

/* What is known of a part. */
typedef struct {
    const KdSubject *subject;
    int part;
    Outcome better, worse;           /* means over both other parts */
    const Outcome *turn, *otherwise; /* with the better other part */
    double points[SOURCES];          /* that the part makes more, by source */
    int domino, other;               /* that are claimed, or 0, */
    int place, other_place;          /* and their places in the line, from 1 */
    int waiting, held;               /* the dominoes that the seat has in this round and the
                                        next, or 0 */
    KdSurvey now, otherwise_now;     /* the seat's kingdom after the turns */
    Candidate candidates[KD_REASON_KINDS + 3 * KD_TERRAINS + KD_BONUSES];
    int count;
} Part;

/* ---- Candidates ---- */

static double points_of(const Part *p, Sources sources)
{
    double points = 0;
    for (; sources; sources &= sources - 1) points += p->points[__builtin_ctzll(sources)];
    return points;
}

static KdReason *add(Part *p, int kind, Sources sources)
{
    Candidate *candidate = p->candidates + p->count++;
    *candidate = (Candidate){
        .reason = {.kind = kind, .part = p->part}, .sources = sources, .most = HUGE_VAL};
    return &candidate->reason;
}

static int rounded(double value) { return (int)lround(value); }

static double sum_of(const double *terrains)
{
    double sum = 0;
    for (int i = 0; i < KD_TERRAINS; i++) sum += terrains[i];
    return sum;
}

static void add_points_now(Part *p)
{
    for (int terrain = 0; terrain < KD_TERRAINS; terrain++) {
        KdReason *reason = add(p, KD_REASON_POINTS_NOW, source_of(NOW, terrain));
        reason->terrain = terrain;
        reason->points = rounded(p->better.gains[NOW][terrain]);
        reason->more = rounded(p->points[NOW * KD_TERRAINS + terrain]);
    }
}

/* What the placement leaves for a domino that the seat has, or gets next. */
static void add_follow_up(Part *p, int phase, int domino)
{
    int is_lost = p->worse.discards[phase] - p->better.discards[phase] >= 0.5;
    KdReason *reason =
        add(p, is_lost ? KD_REASON_NO_PLACE : KD_REASON_FOLLOW_UP, sources_of(phase));
    double points = sum_of(p->turn->gains[phase]);
    reason->domino = domino;
    reason->points = rounded(points);
    reason->more = rounded(points - sum_of(p->otherwise->gains[phase]));
}

/* A cell that only the worse placement isolates, or -1. */
static int find_hole(const Part *p)
{
    for (int i = 0; i < p->otherwise_now.hole_count; i++) {
        uint8_t hole = p->otherwise_now.holes[i];
        if (!memchr(p->now.holes, hole, p->now.hole_count)) return hole;
    }
    return -1;
}

/* Which cells are covered in the end. */
static void add_room(Part *p)
{
    double more = sum_of(p->better.squares) - sum_of(p->worse.squares);
    if (more < 1) return;
    int hole = find_hole(p);
    int kind = hole < 0 ? KD_REASON_ROOM : KD_REASON_HOLE;
    KdReason *reason = add(p, kind, sources_of(CLAIMED) | sources_of(NEXT) | sources_of(LATER));
    if (hole < 0) p->candidates[p->count - 1].most = POINTS_OF_SQUARE * more;
    reason->squares = rounded(more);
    reason->cell = hole;
}

/* Why a terrain makes more points later. */
static int growth_kind(const Part *p, int terrain)
{
    double crowns = p->better.crowns[terrain] - p->worse.crowns[terrain];
    double squares = p->better.squares[terrain] - p->worse.squares[terrain];
    if (p->now.largest[terrain] > p->otherwise_now.largest[terrain]) return KD_REASON_TERRITORY;
    if (p->worse.apart[terrain] - p->better.apart[terrain] >= 1) return KD_REASON_CUT_OFF;
    return crowns >= 0.5 && crowns > squares ? KD_REASON_CROWNS_LATER : KD_REASON_GROWTH;
}

/* How a terrain grows by what is claimed later. */
static void add_growth(Part *p)
{
    for (int terrain = 0; terrain < KD_TERRAINS; terrain++) {
        Sources sources = source_of(NEXT, terrain) | source_of(LATER, terrain);
        int kind = growth_kind(p, terrain);
        double apart = p->worse.apart[terrain] - p->better.apart[terrain];
        KdReason *reason = add(p, kind, sources);
        reason->terrain = terrain;
        reason->squares = kind == KD_REASON_TERRITORY ? p->now.largest[terrain] : rounded(apart);
    }
}

static void add_bonuses(Part *p)
{
    for (int bonus = 0; bonus < KD_BONUSES; bonus++) {
        KdReason *reason = add(p, KD_REASON_BONUS, source(SOURCE_BONUSES + bonus));
        reason->bonus = bonus;
        reason->percent = rounded(100 * p->better.earned[bonus]);
        reason->other = rounded(100 * p->worse.earned[bonus]);
    }
}

static void add_claimed(Part *p)
{
    int is_lost = p->worse.discards[CLAIMED] - p->better.discards[CLAIMED] >= 0.5;
    KdReason *reason =
        add(p, is_lost ? KD_REASON_UNPLACEABLE : KD_REASON_CLAIM_POINTS, sources_of(CLAIMED));
    reason->domino = is_lost ? p->other : p->domino;
    reason->points = rounded(sum_of(p->better.gains[CLAIMED]));
    reason->other = p->other;
    reason->other_points = rounded(sum_of(p->worse.gains[CLAIMED]));
}

/* How many more squares and crowns of a terrain the claimed domino has than the other one. */
static int more_of_terrain(const Part *p, int terrain)
{
    const KdDomino *claimed = KD_DOMINO + p->domino, *instead = KD_DOMINO + p->other;
    int more = 0;
    for (int half = 0; half < 2; half++) {
        if (claimed->terrain[half] == terrain) more += 1 + claimed->crowns[half];
        if (instead->terrain[half] == terrain) more -= 1 + instead->crowns[half];
    }
    return more;
}

static int crowns_of(int domino)
{
    return KD_DOMINO[domino].crowns[0] + KD_DOMINO[domino].crowns[1];
}

/* All that a terrain makes with the claimed domino, from its placement to the end. */
static Sources claimed_sources(int terrain)
{
    return source_of(CLAIMED, terrain) | source_of(NEXT, terrain) | source_of(LATER, terrain);
}

/* What the claimed domino makes of its terrains. */
static void add_claimed_terrains(Part *p)
{
    const KdDomino *claimed = KD_DOMINO + p->domino;
    Sources with_crowns = 0;
    for (int half = 0; half < 2; half++)
        if (claimed->crowns[half]) with_crowns |= claimed_sources(claimed->terrain[half]);
    if (crowns_of(p->domino) > crowns_of(p->other)) {
        KdReason *reason = add(p, KD_REASON_CROWNS, with_crowns);
        reason->domino = p->domino;
        reason->crowns = crowns_of(p->domino);
    }
    for (int half = 0; half < 2; half++) {
        int terrain = claimed->terrain[half];
        if (more_of_terrain(p, terrain) <= 0) continue;
        KdReason *reason = add(p, KD_REASON_CLAIM_GROWTH, claimed_sources(terrain));
        reason->domino = p->domino;
        reason->terrain = terrain;
    }
}

static void add_earlier(Part *p, Sources sources)
{
    KdReason *reason = add(p, KD_REASON_EARLIER, sources);
    reason->domino = p->domino;
    reason->place = p->place;
    reason->other = p->other_place;
}

/* What an earlier turn brings: the next domino, and perhaps what later ones make of terrains of
   which the claimed dominoes have as much. */
static void add_order(Part *p)
{
    if (p->place >= p->other_place) return;
    Sources sources = sources_of(NEXT);
    add_earlier(p, sources);
    for (int terrain = 0; terrain < KD_TERRAINS; terrain++)
        if (!more_of_terrain(p, terrain)) sources |= source_of(LATER, terrain);
    add_earlier(p, sources);
}

/* What the rivals make of what the turn leaves them. */
static void add_rivals(Part *p)
{
    int rival = -1;
    double most = 0;
    for (int seat = 0; seat < p->subject->rules->players; seat++) {
        double fewer = p->worse.rivals[seat] - p->better.rivals[seat];
        if (rival < 0 || fewer > most) most = fewer, rival = seat;
    }
    double taken = p->worse.taken[rival], gain = p->worse.taken_gain[rival];
    int is_cause = taken > 0.5 || (taken > 0.25 && gain >= EXPLAINED * most);
    int is_wanted = p->domino && is_cause && gain >= taken;
    KdReason *reason =
        add(p, is_wanted ? KD_REASON_DENIAL : KD_REASON_RIVALS, source(SOURCE_RIVALS));
    reason->seat = rival;
    reason->domino = p->domino;
    reason->points = rounded(is_wanted ? gain / taken : most);
}

static void list_candidates(Part *p)
{
    if (p->part == KD_PART_PLACEMENT) {
        add_points_now(p);
        if (p->waiting) add_follow_up(p, WAITING, p->waiting);
        if (p->held) add_follow_up(p, HELD, p->held);
        if (p->domino) add_follow_up(p, CLAIMED, p->domino);
        add_growth(p);
        add_room(p);
    } else {
        if (p->domino) {
            add_claimed(p);
            add_claimed_terrains(p);
            add_order(p);
        }
        add_rivals(p);
    }
    add_bonuses(p);
}

/* ---- Choice ---- */

/* Whether what a reason says is worth saying: numbers that round to nothing are not. */
static int says_something(const KdReason *reason)
{
    switch (reason->kind) {
    case KD_REASON_POINTS_NOW:
    case KD_REASON_FOLLOW_UP: return reason->points > 0 && reason->more > 0;
    case KD_REASON_CLAIM_POINTS: return reason->points > reason->other_points;
    case KD_REASON_BONUS: return reason->percent > reason->other;
    case KD_REASON_TERRITORY:
    case KD_REASON_CUT_OFF: return reason->squares > 0;
    case KD_REASON_DENIAL:
    case KD_REASON_RIVALS: return reason->points > 0;
    default: return 1;
    }
}

/* What speaks for a reason: how much it explains of what is left; more if that is certain, and less
   if it says little. */
static double merit(const KdReason *reason, double points, double left)
{
    double explained = fmin(points, left);
    switch (reason->kind) {
    case KD_REASON_POINTS_NOW:
    case KD_REASON_BONUS: return 1.25 * explained;
    case KD_REASON_GROWTH:
    case KD_REASON_ROOM:
    case KD_REASON_RIVALS: return 0.75 * explained;
    default: return explained;
    }
}

/* Take the reason for most points from sources that are not used yet. */
static int take_best(Part *p, double left, Sources *used, KdReason *reason)
{
    const Candidate *best = NULL;
    double most = 0, explained = 0;
    for (const Candidate *c = p->candidates; c < p->candidates + p->count; c++) {
        double points = fmin(points_of(p, c->sources & ~*used), c->most);
        double value = merit(&c->reason, points, left);
        if (points < LEAST_POINTS || value <= most || !says_something(&c->reason)) continue;
        most = value;
        explained = points;
        best = c;
    }
    if (!best) return 0;
    *used |= best->sources;
    *reason = best->reason;
    reason->explained = explained;
    return 1;
}

/* Choose the reasons of a part: as few as explain most of it. */
static int choose_reasons(Part *p, double loss, int most, KdReason *reasons)
{
    Sources used = 0;
    double explained = 0;
    int count = 0;
    list_candidates(p);
    while (count < most && explained < ENOUGH * loss
           && take_best(p, loss - explained, &used, reasons + count))
        explained += reasons[count++].explained;
    if (explained >= EXPLAINED * loss) return count;
    reasons[0] = (KdReason){
        .kind = KD_REASON_EXPECTED, .part = p->part, .points = rounded(loss), .explained = loss};
    return 1;
}

/* ---- Parts ---- */

/* Count the seat's kingdom after a turn. */
static void survey_after(const KdSubject *s, const KdTurn *turn, void *scratch, KdSurvey *survey)
{
    KdState *state = scratch;
    memcpy(state, s->state, s->engine->state_size);
    apply_turn(s, turn, state);
    s->engine->survey(state, s->rules, acting_seat(draft_of(s), s->rules), survey);
}

/* Fill the sources of the points that a part makes. */
static void compare_outcomes(Part *p)
{
    const Outcome *one = &p->better, *other = &p->worse;
    for (int i = 0; i < PHASES * KD_TERRAINS; i++) {
        int phase = i / KD_TERRAINS, terrain = i % KD_TERRAINS;
        p->points[i] = one->gains[phase][terrain] - other->gains[phase][terrain];
    }
    for (int i = 0; i < KD_BONUSES; i++)
        p->points[SOURCE_BONUSES + i] = one->bonuses[i] - other->bonuses[i];
    p->points[SOURCE_RIVALS] = other->best_rival - one->best_rival;
}

static void name_dominoes(Part *p, const KdComparison *c)
{
    const KdDraft *draft = draft_of(p->subject);
    uint8_t seat = acting_seat(draft, p->subject->rules);
    int is_own = acting_king(draft) == seat;
    if (is_own && c->better.claim >= 0) p->domino = draft->next[c->better.claim];
    if (is_own && c->worse.claim >= 0) p->other = draft->next[c->worse.claim];
    p->place = c->better.claim + 1;
    p->other_place = c->worse.claim + 1;
    for (int i = p->subject->rules->kings - 1; draft->round && i > draft->turn; i--)
        if (draft->current_kings[i] == seat) p->waiting = draft->current[i];
    for (int i = 0; i < p->subject->rules->line; i++)
        if (is_own && draft->next_kings[i] == seat) p->held = draft->next[i];
}

/* Compare the outcomes of the combinations with one part and the other. */
static void set_part(Part *p, const KdComparison *c, const Outcome *outcomes)
{
    int is_placement = p->part == KD_PART_PLACEMENT;
    int with_other[2][2] = {
        {KD_BETTER, is_placement ? KD_BETTER_PLACEMENT : KD_BETTER_CLAIM},
        {is_placement ? KD_BETTER_CLAIM : KD_BETTER_PLACEMENT, KD_WORSE}};
    for (int i = 0; i < 2; i++) {
        add_outcome(&p->better, outcomes + with_other[0][i], 0.5);
        add_outcome(&p->worse, outcomes + with_other[1][i], 0.5);
    }
    p->turn = outcomes + KD_BETTER;
    p->otherwise = outcomes + with_other[1][0];
    compare_outcomes(p);
    name_dominoes(p, c);
}

typedef struct {
    Outcome outcomes[KD_COMBINATIONS];
    Part part;
} Scratch;

size_t kd_explanation_scratch_size(const KdEngine *engine)
{
    return sizeof(Scratch) + KD_STATE_ALIGNMENT + outcome_scratch_size(engine);
}

static int is_same_placement(const KdTurn *a, const KdTurn *b)
{
    return a->has_placement == b->has_placement && a->orientation == b->orientation
           && a->low == b->low;
}

/* Find the outcomes of all combinations; those that are equal are played once. */
static void
find_outcomes(const KdSubject *s, const KdComparison *c, void *scratch, Outcome *outcomes)
{
    const KdDraft *draft = draft_of(s);
    KdTurn turns[KD_COMBINATIONS];
    OutcomeOptions options = {.games = c->games, .seed = c->seed};
    options.watched = c->better.claim < 0 ? 0 : draft->next[c->better.claim];
    kd_combine_turns(&c->better, &c->worse, turns);
    for (int i = 0; i < KD_COMBINATIONS; i++) {
        int same = 0;
        while (!(is_same_placement(turns + same, turns + i) && turns[same].claim == turns[i].claim))
            same++;
        if (same < i) outcomes[i] = outcomes[same];
        else outcomes[i] = find_outcome(s, turns + i, &options, scratch);
    }
}

int kd_explain(
    const KdSubject *subject, const KdComparison *comparison, void *scratch, KdReason *reasons)
{
    Scratch *own = scratch;
    size_t end = (sizeof *own + KD_STATE_ALIGNMENT - 1) / KD_STATE_ALIGNMENT * KD_STATE_ALIGNMENT;
    void *rest = (char *)scratch + end;
    const double *losses = comparison->losses;
    int first = losses[KD_PART_CLAIM] > losses[KD_PART_PLACEMENT], count = 0;
    double least = fmax(LEAST_LOSS, LEAST_SHARE * (losses[0] + losses[1]));
    if (losses[first] < least) return 0;
    find_outcomes(subject, comparison, rest, own->outcomes);
    for (int i = 0; i < KD_PARTS; i++) {
        int part = i ? !first : first;
        if (losses[part] < least) continue;
        memset(&own->part, 0, sizeof own->part);
        own->part.subject = subject;
        own->part.part = part;
        survey_after(subject, &comparison->better, rest, &own->part.now);
        survey_after(subject, &comparison->worse, rest, &own->part.otherwise_now);
        set_part(&own->part, comparison, own->outcomes);
        int most =
            KD_MAX_REASONS - count < REASONS_OF_PART ? KD_MAX_REASONS - count : REASONS_OF_PART;
        count += choose_reasons(&own->part, losses[part], most, reasons + count);
    }
    return count;
}
