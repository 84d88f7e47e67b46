/* Games from a turn to the end, and where their points come from. */
#include "analysis/outcome.h"

#include <string.h>

#include "analysis/values.h"

enum { MOST_PLIES = 128 }; /* more than any game has: 12 rounds of a placement and a claim a king */

/* A game that is followed, action by action. */
typedef struct {
    const KdSubject *subject;
    const OutcomeOptions *options;
    KdState *start; /* after the turn */
    KdState *state; /* the kingdoms as they grow */
    int seat;
    int claimed, next;  /* dominoes: what the turn claims, and what is claimed after that; or 0 */
    uint32_t waiting;   /* places of the current line whose dominoes the seat has still to place */
    int is_after_claim; /* whether the claimed domino was placed a moment ago */
    KdLogEntry log[MOST_PLIES];
    KdSurvey survey; /* of the seat's kingdom */
} Trace;

static size_t aligned(size_t size)
{
    return (size + KD_STATE_ALIGNMENT - 1) / KD_STATE_ALIGNMENT * KD_STATE_ALIGNMENT;
}

size_t outcome_scratch_size(const KdEngine *engine)
{
    return aligned(sizeof(Trace)) + 2 * aligned(engine->state_size);
}

void apply_turn(const KdSubject *subject, const KdTurn *turn, KdState *after)
{
    KdDraft *draft = subject->engine->draft(after);
    uint8_t king = acting_king(draft), cells[2];
    if (turn->has_placement) {
        subject->engine->turn_cells(after, turn, cells);
        subject->engine->place_on_cells(
            after, king, draft->current[draft->turn], cells[0], cells[1]);
    }
    if (turn->claim >= 0) draft->next_kings[turn->claim] = king;
    end_turn(draft, subject->rules);
}

/* When a domino of the seat is placed. */
static int phase_of(const Trace *t, int domino)
{
    const KdDraft *draft = draft_of(t->subject);
    if (domino == t->claimed) return CLAIMED;
    if (domino == t->next) return NEXT;
    for (uint32_t left = t->waiting; left; left &= left - 1)
        if (draft->current[__builtin_ctz(left)] == domino) return WAITING;
    for (int i = 0; i < t->subject->rules->line; i++)
        if (draft->next[i] == domino && draft->next_kings[i] == t->seat) return HELD;
    return LATER;
}

/* Count the seat's kingdom again; add what it has gained. */
static void add_gains(Trace *t, Outcome *sum, int phase)
{
    KdSurvey before = t->survey;
    t->subject->engine->survey(t->state, t->subject->rules, t->seat, &t->survey);
    for (int i = 0; i < KD_TERRAINS; i++)
        sum->gains[phase][i] += t->survey.points[i] - before.points[i];
}

/* Follow an action of the seat. */
static void follow_own(Trace *t, const KdLogEntry *entry, Outcome *sum)
{
    const KdEngine *engine = t->subject->engine;
    if (entry->first == KD_LOG_CLAIM) {
        if (t->is_after_claim) t->next = entry->domino;
        t->is_after_claim = 0;
        return;
    }
    int phase = phase_of(t, entry->domino);
    t->is_after_claim = phase == CLAIMED;
    if (entry->first == KD_LOG_DISCARD) {
        sum->discards[phase]++;
        return;
    }
    engine->place_on_cells(t->state, t->seat, entry->domino, entry->first, entry->second);
    add_gains(t, sum, phase);
}

/* Follow an action of a rival: only the watched domino is of interest, where it lies then. */
static void follow_rival(Trace *t, const KdLogEntry *entry, Outcome *sum)
{
    const KdEngine *engine = t->subject->engine;
    int rival = entry->king;
    if (entry->first == KD_LOG_CLAIM) return;
    int is_watched = entry->domino == t->options->watched;
    sum->taken[rival] += is_watched;
    if (entry->first == KD_LOG_DISCARD) return;
    int before = is_watched ? engine->territory_points(t->state, rival) : 0;
    engine->place_on_cells(t->state, rival, entry->domino, entry->first, entry->second);
    if (is_watched) sum->taken_gain[rival] += engine->territory_points(t->state, rival) - before;
}

/* Add what is known at the end. */
static void add_result(const Trace *t, const uint16_t *points, Outcome *sum)
{
    const KdTieBreakKey *earlier = t->subject->config->earlier;
    const KdSurvey *end = &t->survey;
    int best = -1;
    for (int seat = 0; seat < t->subject->rules->players; seat++) {
        int total = points[seat] + earlier[seat].value[KD_POINTS];
        if (seat == t->seat) continue;
        sum->rivals[seat] += points[seat];
        if (total > best) best = total;
    }
    sum->best_rival += best;
    for (int i = 0; i < KD_BONUSES; i++) {
        sum->bonuses[i] += end->bonuses[i];
        sum->earned[i] += end->bonuses[i] > 0;
    }
    for (int i = 0; i < KD_TERRAINS; i++) {
        sum->squares[i] += end->squares[i];
        sum->apart[i] += end->squares[i] - end->largest[i];
        sum->crowns[i] += end->crowns[i];
    }
}

/* Deal, play the turn and then to the end; add what happens. */
static void follow_game(Trace *t, const KdTurn *turn, int game, Outcome *sum)
{
    const KdSubject *s = t->subject;
    uint16_t points[KD_MAX_PLAYERS];
    uint8_t ranks[KD_MAX_PLAYERS];
    Rng rng = rng_seed(t->options->seed, (uint64_t)game);
    memcpy(t->start, s->state, s->engine->state_size);
    memcpy(t->state, s->state, s->engine->state_size);
    deal(s->engine->draft(t->start), s->rules, &rng);
    s->engine->survey(t->state, s->rules, t->seat, &t->survey);
    apply_turn(s, turn, t->start);
    apply_turn(s, turn, t->state);
    add_gains(t, sum, NOW);
    memset(t->log, 0, sizeof t->log);
    t->next = t->is_after_claim = 0;
    KdPlayouts playouts = {
        .rules = s->rules,
        .policies = s->config->policies,
        .seed = t->options->seed,
        .points = points,
        .ranks = ranks,
        .actions = t->log,
        .plies = MOST_PLIES,
    };
    s->engine->play(t->start, &playouts, game, 1);
    for (const KdLogEntry *entry = t->log; entry < t->log + MOST_PLIES && entry->domino; entry++) {
        if (entry->king == t->seat) follow_own(t, entry, sum);
        else follow_rival(t, entry, sum);
    }
    add_result(t, points, sum);
}

Outcome find_outcome(
    const KdSubject *subject, const KdTurn *turn, const OutcomeOptions *options, void *scratch)
{
    const KdDraft *draft = draft_of(subject);
    Trace *t = scratch;
    Outcome sum, mean;
    memset(&sum, 0, sizeof sum);
    memset(&mean, 0, sizeof mean);
    *t = (Trace){
        .subject = subject,
        .options = options,
        .start = (KdState *)((char *)scratch + aligned(sizeof *t)),
        .seat = acting_seat(draft, subject->rules),
        .claimed = turn->claim < 0 ? 0 : draft->next[turn->claim],
    };
    t->state = (KdState *)((char *)t->start + aligned(subject->engine->state_size));
    for (int i = draft->turn + 1; draft->round && i < subject->rules->kings; i++)
        t->waiting |= (uint32_t)(draft->current_kings[i] == t->seat) << i;
    for (int game = 0; game < options->games; game++) follow_game(t, turn, game, &sum);
    add_outcome(&mean, &sum, 1.0 / options->games);
    return mean;
}
