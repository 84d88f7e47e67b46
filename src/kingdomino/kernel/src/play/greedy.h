/* Greedy play: the placement and the claim that gain most together, as kingdomino.bots.greedy. */
#ifndef KD_GREEDY_H
#define KD_GREEDY_H
#include "rng/rng.h"
#include "value/placement_groups.h"

/* Find the classes of a half's terrain once it is placed on some cells. */
INLINE void preview_half(
    const GreedyTurn *turn, const PlacementGroup *group, int half, Word cells, GainContext *after)
{
    int terrain = turn->domino->terrain[half];
    after->pending[half] = pending_merge(turn, group, half, cells);
    reclassify_cells(
        turn->classes + terrain, turn->now.index->terrains + terrain, after->pending + half,
        after->changed + half);
    after->classes[terrain] = after->changed + half;
}

/* Find what gains depend on after a placement of a group. */
INLINE void preview_placement(
    GreedyTurn *turn, const PlacementGroup *group, Placement placement, GainContext *after)
{
    const PlacementMask *now = &turn->now.mask;
    Word first, second;
    covered_cells(placement, &first, &second);
    Box box = extend_box(now->box, placement.low, is_column(placement.orientation));
    after->mask =
        make_placement_mask(now->occupied | first | second, box, now->placed + 1, turn->rules);
    after->centring = centring_pairs(box, turn->rules);
    after->index = turn->now.index;
    memcpy(after->classes, turn->now.classes, sizeof after->classes);
    after->first_terrain = turn->domino->terrain[0];
    Word first_half = turn->domino->is_one_terrain ? first | second : first;
    if (turn->shared_halves & 1) preview_half(turn, group, 0, first_half, after);
    if (turn->shared_halves & 2) preview_half(turn, group, 1, second, after);
}

/* The value of a placement of a group together with its best claim; if that is below the floor, any
   value below it. `claims` gets the claims with that value as bits of those there are: all of them,
   or, if the value reaches the group's bound, a random one. */
INLINE int placement_value(
    GreedyTurn *turn, const PlacementGroup *group, Placement placement, int floor, Rng *rng,
    GainContext *after, unsigned *claims)
{
    *claims = 0;
    if (!turn->claim_count) return group->bound;
    preview_placement(turn, group, placement, after);
    int target = group->bound - group->gain, best = floor - group->gain;
    int bonus = (has_pairs(after->centring) ? KD_MIDDLE_KINGDOM_POINTS : 0) + turn->harmony;
    unsigned left = 0, promising = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        left |= (unsigned)(group->claim_bounds[i] + bonus >= best) << i;
        promising |= (unsigned)(group->claim_bounds[i] + bonus >= target) << i;
    }
    while (left) {
        int i = rng_pick_bit(rng, promising ? promising : left);
        left &= ~(1u << i);
        promising &= left;
        if (group->claim_bounds[i] + bonus < best) continue;
        int gain = best_gain(turn->claims[i], after, turn->rules);
        if (gain > best) best = gain, *claims = 0;
        if (gain == best) *claims |= 1u << i;
        if (gain == target) {
            *claims = 1u << i;
            break;
        }
    }
    return *claims ? group->gain + best : floor - 1;
}

/* The best placements so far, with their best claims. */
typedef struct {
    Placement placements[MAX_PLACEMENTS];
    uint8_t claims[MAX_PLACEMENTS];
    int count, value;
} BestPlacements;

INLINE void keep_if_best(BestPlacements *best, Placement placement, unsigned claims, int value)
{
    if (value < best->value) return;
    if (value > best->value) best->count = 0;
    best->value = value;
    best->claims[best->count] = (uint8_t)claims;
    best->placements[best->count++] = placement;
}

/* Remove the nth placement that is left in the groups with the highest bound. */
INLINE const PlacementGroup *take_placement(GreedyTurn *turn, int n, Placement *placement)
{
    PlacementGroup *group = turn->groups;
    for (;; group++) {
        int here = int_if(group->bound == turn->highest_bound, group->count);
        if (n < here) break;
        n -= here;
    }
    int orientation = 0, before = 0, end = 0;
    for (int i = 0; i < KD_ORIENTATIONS - 1; i++) {
        end += count_cells(group->left.low[i]);
        orientation += n >= end;
        before = n >= end ? end : before;
    }
    Word left = group->left.low[orientation];
    for (n -= before; n; n--) left &= left - 1;
    group->left.low[orientation] ^= left & -left;
    group->count--;
    turn->left--;
    *placement = (Placement){(uint8_t)orientation, (uint8_t)lowest_cell(left)};
    return group;
}

/* Find all best placements of a domino, given the free claims as bits of the line; if `considered`
   is not NULL, the best of those. */
static inline int find_best_placements(
    const Kingdom *k, TerritoryIndex *index, uint8_t domino, const uint8_t *line, unsigned free,
    int looks_ahead, const PlacementSet *considered, const KdRules *rules, Placement *placements)
{
    const KdDomino *d = KD_DOMINO + domino;
    GreedyTurn turn;
    GainContext after;
    BestPlacements best;
    Rng rng = rng_seed(0, 0);
    best.count = 0;
    best.value = -1;
    begin_turn(&turn, k, index, d->terrain_set, line, looks_ahead ? free : 0, rules);
    group_placements(&turn, d, looks_ahead, considered);
    while (turn.left && turn.highest_bound >= best.value) {
        Placement placement;
        unsigned claims;
        const PlacementGroup *group = take_placement(&turn, 0, &placement);
        int value = placement_value(&turn, group, placement, best.value, &rng, &after, &claims);
        keep_if_best(&best, placement, claims, value);
        if (!turn.left) find_highest_bound(&turn);
    }
    memcpy(placements, best.placements, sizeof *placements * (size_t)best.count);
    return best.count;
}

/* What a policy does in a turn. */
typedef struct {
    Placement placement;
    int has_placement; /* 0 if the domino fits nowhere */
    int claim;         /* place on the line, or -1 if that is still to be chosen */
} Choice;

/* Choose a random one of the best turns. Evaluate placements in random order, the highest bound
   first, until a value reaches the highest bound: the first that does is a uniformly random one of
   those that do, so that the others need not be evaluated. */
MULTIVERSION static Choice choose_greedy(
    const Kingdom *k, TerritoryIndex *index, uint8_t domino, const uint8_t *line, unsigned free,
    int looks_ahead, const KdRules *rules, Rng *rng)
{
    const KdDomino *d = KD_DOMINO + domino;
    GreedyTurn turn;
    GainContext after;
    BestPlacements best;
    Choice choice = {.claim = -1};
    best.count = 0;
    best.value = -1;
    begin_turn(&turn, k, index, d->terrain_set, line, looks_ahead ? free : 0, rules);
    group_placements(&turn, d, looks_ahead, NULL);
    for (;;) {
        int left = best.value > turn.highest_bound ? 0 : turn.left;
        int known = best.value >= turn.highest_bound ? best.count : 0;
        if (!(left + known)) return choice;
        choice.has_placement = 1;
        int n = (int)rng_below(rng, (uint32_t)(left + known));
        unsigned claims;
        if (n >= left) {
            choice.placement = best.placements[n - left];
            claims = best.claims[n - left];
        } else {
            const PlacementGroup *group = take_placement(&turn, n, &choice.placement);
            int value =
                placement_value(&turn, group, choice.placement, best.value, rng, &after, &claims);
            if (value < turn.highest_bound) {
                keep_if_best(&best, choice.placement, claims, value);
                if (!turn.left) find_highest_bound(&turn);
                continue;
            }
            if (claims) index->mask = after.mask; /* needed in the kingdom's next turn */
        }
        if (claims) choice.claim = turn.slots[rng_pick_bit(rng, claims)];
        return choice;
    }
}

/* The claims that gain most, as bits of the line. */
MULTIVERSION static unsigned find_best_claims(
    const Kingdom *k, TerritoryIndex *index, const uint8_t *line, unsigned free,
    const KdRules *rules)
{
    GreedyTurn turn;
    begin_turn(&turn, k, index, 0, line, free, rules);
    int best = -1, i = 0;
    unsigned kept = 0;
    for (unsigned left = free; left; left &= left - 1, i++) {
        int gain = best_gain(turn.claims[i], &turn.now, rules);
        if (gain > best) best = gain, kept = 0;
        if (gain == best) kept |= left & -left;
    }
    return kept;
}

#endif
