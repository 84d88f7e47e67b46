/* Linear policy: greedy play with learnt weights for what the points in sight do not show. */
#ifndef KD_LINEAR_H
#define KD_LINEAR_H
#include "play/greedy.h"

static inline int game_phase(int round, int rounds) { return KD_PHASES * (round - 1) / rounds; }

static inline float score_shape(const KdLinearPolicy *policy, KdShape s)
{
    return policy->boxes[s.longer][s.shorter] + policy->surroundings[s.surroundings];
}

static inline float score_claim(const KdLinearPolicy *policy, uint8_t domino, int slot)
{
    return policy->dominoes[domino - 1] + policy->slots[slot];
}

/* The ten cells around a domino, open or not, as bits: four along one long side, one at each end,
   four along the other side. A column is read like a row on its side. */
INLINE unsigned find_surroundings(Word open, unsigned low, int is_column)
{
    Word near = rotate(open, STRIDE + 1 - low); /* the lower cell is moved to (1, 1) */
    unsigned a = (unsigned)near, b = (unsigned)(near >> STRIDE);
    unsigned c = (unsigned)(near >> 2 * STRIDE), d = (unsigned)(near >> 3 * STRIDE);
    if (!is_column) return (a & 15) | (b & 1) << 4 | (b & 8) << 2 | (c & 15) << 6;
    unsigned left = (a & 1) | (b & 1) << 1 | (c & 1) << 2 | (d & 1) << 3;
    unsigned ends = (a & 2) << 3 | (d & 2) << 4;
    unsigned right = (a & 4) << 4 | (b & 4) << 5 | (c & 4) << 6 | (d & 4) << 7;
    return left | ends | right;
}

/* The cells to build on: the free ones, without those that lose the Middle Kingdom (R15). */
INLINE Word usable_cells(Word occupied, const KdRules *rules)
{
    return ~occupied & (rules->middle_kingdom ? centred_cells() : ALL_CELLS);
}

INLINE KdShape find_shape(Box box, Word usable, Placement p)
{
    Box after = extend_box(box, p.low, is_column(p.orientation));
    int width = box_width(after) - 1, height = box_height(after) - 1, is_wide = width > height;
    Word open = usable & reachable_cells(after);
    return (KdShape){
        (uint16_t)find_surroundings(open, p.low, is_column(p.orientation)),
        (uint8_t)(is_wide ? width : height),
        (uint8_t)(is_wide ? height : width),
    };
}

/* The placements of a turn, with upper bounds on their values. */
typedef struct {
    const KdLinearPolicy *policy;
    int count;
    float claim_scores[KD_MAX_LINE];
    float bounds[MAX_PLACEMENTS];
    Placement placements[MAX_PLACEMENTS];
    uint16_t groups[MAX_PLACEMENTS];
} Candidates;

#define NO_CANDIDATE -1e9f

/* An upper bound on the value of a claim after a placement of a group. */
INLINE float
claim_value_bound(const Candidates *c, const GreedyTurn *turn, const PlacementGroup *group)
{
    float best = NO_CANDIDATE;
    int most = 0;
    for (int i = 0; i < turn->claim_count; i++) most = max_int(most, group->claim_bounds[i]);
    int bonus = group->bound - group->gain - most;
    for (int i = 0; i < turn->claim_count; i++) {
        float gain = (float)(group->claim_bounds[i] + bonus);
        float value = c->policy->claim_gain * gain + c->claim_scores[i];
        best = value > best ? value : best;
    }
    return best;
}

INLINE void find_candidates(Candidates *c, const GreedyTurn *turn, const Kingdom *k)
{
    Word usable = usable_cells(k->occupied, turn->rules);
    c->count = 0;
    for (int i = 0; i < turn->group_count; i++) {
        const PlacementGroup *group = turn->groups + i;
        float bound = c->policy->gain * (float)group->gain + claim_value_bound(c, turn, group);
        FOR_EACH_PLACEMENT (p, group->left) {
            c->placements[c->count] = p;
            c->groups[c->count] = (uint16_t)i;
            c->bounds[c->count++] = bound + score_shape(c->policy, find_shape(k->box, usable, p));
        }
    }
}

/* Remove the candidate with the highest bound; return its index. */
INLINE int take_candidate(Candidates *c, float *bound)
{
    int best = 0;
    for (int i = 1; i < c->count; i++) best = c->bounds[i] > c->bounds[best] ? i : best;
    *bound = c->bounds[best];
    c->bounds[best] = NO_CANDIDATE;
    return best;
}

/* Choose the best turn: evaluate candidates from the highest bound down until no other can be
   better. There has to be something to claim. */
MULTIVERSION static Choice choose_linear(
    const Kingdom *k, TerritoryIndex *index, uint8_t domino, const uint8_t *line, unsigned free,
    const KdRules *rules, const KdLinearPolicy *policy)
{
    const KdDomino *d = KD_DOMINO + domino;
    GreedyTurn turn;
    GainContext after;
    Candidates candidates;
    Choice choice = {.claim = -1};
    float best = NO_CANDIDATE, bound;
    candidates.policy = policy;
    begin_turn(&turn, k, index, d->terrain_set, line, free, rules);
    for (int i = 0; i < turn.claim_count; i++)
        candidates.claim_scores[i] = score_claim(policy, line[turn.slots[i]], turn.slots[i]);
    group_placements(&turn, d, 1, NULL);
    find_candidates(&candidates, &turn, k);
    if (!candidates.count) return choice;
    choice.has_placement = 1;
    for (;;) {
        int at = take_candidate(&candidates, &bound);
        if (bound <= best) return choice;
        const PlacementGroup *group = turn.groups + candidates.groups[at];
        float placed = bound - claim_value_bound(&candidates, &turn, group);
        preview_placement(&turn, group, candidates.placements[at], &after);
        int bonus = (has_pairs(after.centring) ? KD_MIDDLE_KINGDOM_POINTS : 0) + turn.harmony;
        for (int i = 0; i < turn.claim_count; i++) {
            float base = placed + candidates.claim_scores[i];
            if (base + policy->claim_gain * (float)(group->claim_bounds[i] + bonus) <= best)
                continue;
            float value =
                base + policy->claim_gain * (float)best_gain(turn.claims[i], &after, rules);
            if (value <= best) continue;
            best = value;
            choice.placement = candidates.placements[at];
            choice.claim = turn.slots[i];
        }
    }
}

/* Extract the features of a turn. Return 0 if the policy would not consider it: it takes an unsafe
   placement only if none is safe. */
static int extract_turn_features(
    const Kingdom *k, uint8_t domino, const uint8_t *line, unsigned free, const KdRules *rules,
    Placement placement, int claim, KdTurnFeatures *features)
{
    const KdDomino *d = KD_DOMINO + domino;
    TerritoryIndex index;
    GreedyTurn turn;
    GainContext after;
    build_index(k, &index);
    begin_turn(&turn, k, &index, d->terrain_set, line, free, rules);
    group_placements(&turn, d, 1, NULL);
    for (int i = 0; i < turn.group_count; i++) {
        const PlacementGroup *group = turn.groups + i;
        if (!(group->left.low[placement.orientation] >> placement.low & 1)) continue;
        preview_placement(&turn, group, placement, &after);
        *features = (KdTurnFeatures){
            .shape = find_shape(k->box, usable_cells(k->occupied, rules), placement),
            .gain = (int16_t)group->gain,
            .claim_gain = (int16_t)best_gain(KD_DOMINO + line[claim], &after, rules),
            .domino = line[claim],
            .slot = (uint8_t)claim,
        };
        return 1;
    }
    return 0;
}

#endif
