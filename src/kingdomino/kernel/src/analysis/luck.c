/* The value of what was dealt, less the mean value of what could have been dealt instead. */
#include <math.h>
#include <string.h>

#include "analysis/values.h"

struct KdLuck {
    KdSubject subject;
    KdLuckBudget budget;
    int tree_count;
    int king_count; /* of the opening: seats whose king could have been drawn, */
    uint8_t kings[KD_MAX_PLAYERS], weights[KD_MAX_PLAYERS]; /* and how many kings of each */
    Values values[]; /* by tree: those of what was dealt first */
};

/* What a thread needs for a tree; the position is behind it. */
typedef struct {
    KdClaimTree tree;
    int64_t visits;
    double sums[KD_MAX_PLAYERS * KD_SUMS];
} Scratch;

enum {
    SCRATCH = (sizeof(Scratch) + KD_STATE_ALIGNMENT - 1) / KD_STATE_ALIGNMENT * KD_STATE_ALIGNMENT
};

size_t kd_luck_scratch_size(const KdEngine *engine) { return SCRATCH + engine->state_size; }

/* How many trees there are at most. Of a king there are few alternatives: each has as many trees as
   the one that was drawn, which is the first. */
static int most_trees(const KdRules *rules, const KdLuckBudget *budget)
{
    if (budget->kind == KD_CHANCE_KING) return KD_GROUPS * rules->players;
    return KD_GROUPS + budget->alternatives;
}

size_t kd_luck_size(const KdRules *rules, const KdLuckBudget *budget)
{
    return sizeof(KdLuck) + (size_t)most_trees(rules, budget) * sizeof(Values);
}

/* ---- Alternatives ---- */

/* List the seats of which a king could have been drawn. */
static void list_kings(KdLuck *luck)
{
    const KdDraft *draft = draft_of(&luck->subject);
    const KdRules *rules = luck->subject.rules;
    for (int i = 0; i < rules->kings - draft->turn; i++) {
        int at = 0;
        while (at < luck->king_count && luck->kings[at] != draft->king_order[i]) at++;
        if (at == luck->king_count) luck->kings[luck->king_count++] = draft->king_order[i];
        luck->weights[at]++;
    }
}

/* Draw another king. */
static void draw_king(KdDraft *draft, uint8_t king)
{
    int at = 0;
    while (draft->king_order[at] != king) at++;
    draft->king_order[at] = draft->king_order[0];
    draft->king_order[0] = king;
}

/* Deal another line: all that is unseen is shuffled and dealt to its end, again and again, so that
   every domino is in equally many lines. */
static void deal_other_line(KdDraft *draft, const KdRules *rules, uint64_t seed, int alternative)
{
    uint8_t pool[KD_MAX_LINE + KD_DOMINOES];
    int length = rules->line, hidden = draft->pile_end - draft->pile_start;
    int size = length + hidden, lines = size / length;
    int first = alternative % lines * length;
    Rng rng = rng_seed(seed, (uint64_t)(alternative / lines));
    memcpy(pool, draft->next, (size_t)length);
    memcpy(pool + length, draft->pile + draft->pile_start, (size_t)hidden);
    rng_shuffle(&rng, pool, 0, size, size);
    draft->pile_start = 0;
    draft->pile_end = (uint8_t)size;
    memcpy(draft->pile, pool + first, (size_t)length);
    memcpy(draft->pile + length, pool, (size_t)first);
    memcpy(draft->pile + length + first, pool + first + length, (size_t)(size - first - length));
    deal_line(draft, rules);
}

/* Set up what a tree is for: what was dealt, or what could have been dealt instead. */
static void deal_for_tree(const KdLuck *luck, int tree, KdState *state)
{
    const KdSubject *s = &luck->subject;
    uint64_t seed = ~luck->budget.seed; /* streams of their own: rollouts have those of the seed */
    int alternative = tree - KD_GROUPS;
    memcpy(state, s->state, s->engine->state_size);
    KdDraft *draft = s->engine->draft(state);
    if (luck->budget.kind == KD_CHANCE_KING) {
        draw_king(draft, luck->kings[tree / KD_GROUPS]);
    } else if (alternative >= 0 && luck->budget.kind == KD_CHANCE_LINE) {
        deal_other_line(draft, s->rules, seed, alternative);
    } else if (alternative >= 0) {
        Rng rng = rng_seed(seed, (uint64_t)alternative);
        s->engine->new_games(state, 1, s->rules, rng_next(&rng));
    }
}

/* ---- Trees ---- */

int kd_begin_luck(KdLuck *luck, const KdSubject *subject, const KdLuckBudget *budget)
{
    memset(luck, 0, sizeof *luck);
    luck->subject = *subject;
    luck->budget = *budget;
    luck->tree_count = KD_GROUPS + budget->alternatives;
    if (budget->kind == KD_CHANCE_KING) {
        list_kings(luck);
        luck->tree_count = KD_GROUPS * luck->king_count;
    }
    return luck->tree_count;
}

void kd_run_tree(KdLuck *luck, int tree, void *scratch)
{
    const KdSubject *s = &luck->subject;
    Scratch *own = scratch;
    KdState *state = (KdState *)((char *)scratch + SCRATCH);
    int32_t only = 0;
    int64_t samples = luck->budget.rollouts;
    memset(own, 0, sizeof *own);
    deal_for_tree(luck, tree, state);
    KdRollouts rollouts = {
        .active = &only,
        .active_count = 1,
        .seed = luck->budget.seed,
        .first = samples * tree, /* no two trees have the same samples */
        .last = samples * tree + samples / 2,
        .step = 1,
        .visits = &own->visits,
        .tree = &own->tree,
    };
    s->engine->roll_out(state, s->rules, s->config, &rollouts);
    /* What the tree has learnt is played by the rest: while it learns, it tries poor claims. */
    KdSearchConfig config = *s->config;
    config.exploration = 0;
    own->visits = 0;
    rollouts.first = rollouts.last;
    rollouts.last = samples * (tree + 1);
    rollouts.sums = own->sums;
    s->engine->roll_out(state, s->rules, &config, &rollouts);
    for (int i = 0; i < s->rules->players * KD_SUMS; i++) own->sums[i] /= (double)own->visits;
    luck->values[tree] = calibrated_values(s, own->sums, 0);
}

/* ---- Results ---- */

/* The mean over trees from `first` on, with its error. */
static KdEstimate mean_of(const KdLuck *luck, int first, int count, int seat, int kind)
{
    double sum = 0, squares = 0;
    for (int i = 0; i < count; i++) sum += luck->values[first + i].of[seat][kind];
    for (int i = 0; i < count; i++) {
        double difference = luck->values[first + i].of[seat][kind] - sum / count;
        squares += difference * difference;
    }
    double variance = count > 1 ? squares / (count - 1) : 0;
    return (KdEstimate){sum / count, sqrt(variance / count)};
}

/* The luck of a king: it is one of those that could have been drawn. */
static KdEstimate luck_of_king(const KdLuck *luck, int seat, int kind)
{
    double value = 0, variance = 0;
    int total = luck->subject.rules->kings - draft_of(&luck->subject)->turn;
    for (int i = 0; i < luck->king_count; i++) {
        KdEstimate king = mean_of(luck, KD_GROUPS * i, KD_GROUPS, seat, kind);
        double weight = (i == 0) - (double)luck->weights[i] / total;
        value += weight * king.value;
        variance += weight * weight * king.error * king.error;
    }
    return (KdEstimate){value, sqrt(variance)};
}

/* Whether no seat is ahead before the opening: nobody has an advantage then. */
static int is_even(const KdLuck *luck)
{
    const KdTieBreakKey *earlier = luck->subject.config->earlier;
    for (int seat = 1; seat < luck->subject.rules->players; seat++)
        if (memcmp(earlier, earlier + seat, sizeof *earlier)) return 0;
    return luck->budget.kind == KD_CHANCE_OPENING;
}

static KdEstimate luck_of(const KdLuck *luck, int seat, int kind)
{
    int players = luck->subject.rules->players, count = luck->tree_count - KD_GROUPS;
    if (luck->budget.kind == KD_CHANCE_KING) return luck_of_king(luck, seat, kind);
    KdEstimate dealt = mean_of(luck, 0, KD_GROUPS, seat, kind);
    KdEstimate mean = mean_of(luck, KD_GROUPS, count, seat, kind);
    if (is_even(luck)) {
        mean.value = 0;
        for (int i = 0; i < players; i++)
            mean.value += mean_of(luck, KD_GROUPS, count, i, kind).value / players;
    }
    return (KdEstimate){
        dealt.value - mean.value, sqrt(dealt.error * dealt.error + mean.error * mean.error)};
}

void kd_read_luck(const KdLuck *luck, KdSeatValue *seats)
{
    for (int seat = 0; seat < luck->subject.rules->players; seat++)
        for (int kind = 0; kind < KD_VALUES; kind++)
            seats[seat].of[kind] = luck_of(luck, seat, kind);
}
