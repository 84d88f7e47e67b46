/* Greedy play that overlooks a part of the legal actions, as people do. */
#ifndef KD_PARTIAL_GREEDY_H
#define KD_PARTIAL_GREEDY_H
#include "play/stepping.h"

/* Actions are drawn in the order of the rules: claims as they lie, placements by orientation, then
   row by row. So the same numbers make the same choice as in kingdomino.bots.greedy. */
static int action_order(uint16_t action)
{
    int placement = action - KD_FIRST_PLACE;
    if (placement < 0) return action;
    return placement % KD_ORIENTATIONS * ACTION_COUNT + placement / KD_ORIENTATIONS;
}

static void sort_actions(uint16_t *actions, int count)
{
    for (int i = 1; i < count; i++) {
        uint16_t action = actions[i];
        int at = i;
        for (; at && action_order(actions[at - 1]) > action_order(action); at--)
            actions[at] = actions[at - 1];
        actions[at] = action;
    }
}

/* Keep each action with a probability; if none is left, keep a random one. */
static int keep_visible(uint16_t *actions, int count, uint64_t visibility, Rng *rng)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (rng_chance(rng, visibility)) actions[kept++] = actions[i];
    if (kept) return kept;
    actions[0] = actions[rng_below(rng, (uint32_t)count)];
    return 1;
}

static Placement action_placement(uint16_t action)
{
    int x, y, orientation;
    kd_read_place_action(GRID, action, &x, &y, &orientation);
    return (Placement){(uint8_t)orientation, (uint8_t)cell_bit(x, y)};
}

/* Keep the best of some placements of the acting king. */
static int
keep_best_places(const KdState *state, const KdRules *rules, uint16_t *actions, int count)
{
    const KdDraft *draft = &state->draft;
    const Kingdom *k = state->kingdoms + acting_king(draft);
    unsigned free = is_last_round(draft, rules) ? 0 : free_claims(draft, rules);
    TerritoryIndex index;
    PlacementSet considered = {{0}}, best = {{0}};
    Placement placements[MAX_PLACEMENTS];
    int kept = 0;
    for (int i = 0; i < count; i++) {
        Placement p = action_placement(actions[i]);
        considered.low[p.orientation] |= (Word)1 << p.low;
    }
    build_index(k, &index);
    int found = find_best_placements(
        k, &index, draft->current[draft->turn], draft->next, free, 1, &considered, rules,
        placements);
    for (int i = 0; i < found; i++)
        best.low[placements[i].orientation] |= (Word)1 << placements[i].low;
    for (int i = 0; i < count; i++) {
        Placement p = action_placement(actions[i]);
        if (best.low[p.orientation] >> p.low & 1) actions[kept++] = actions[i];
    }
    return kept;
}

/* Keep the best of some claims of the acting king. */
static int
keep_best_claims(const KdState *state, const KdRules *rules, uint16_t *actions, int count)
{
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    Game game = {*state, indexes};
    uint8_t king = acting_king(&state->draft);
    int is_own = king == acting_seat(&state->draft, rules), kept = 0;
    unsigned visible = 0;
    build_indexes(state, rules, indexes);
    for (int i = 0; i < count; i++) visible |= 1u << actions[i];
    unsigned best = preferred_claims(&game, rules, visible, king, is_own, 1);
    for (; best; best &= best - 1) actions[kept++] = (uint16_t)__builtin_ctz(best);
    return kept;
}

static uint16_t choose_greedily(
    const KdState *state, const KdRules *rules, uint64_t visibility, uint64_t seed, uint64_t stream)
{
    uint16_t actions[KD_MAX_ACTIONS];
    Rng rng = rng_seed(seed, stream);
    int count = legal_actions(state, rules, actions);
    sort_actions(actions, count);
    count = keep_visible(actions, count, visibility, &rng);
    if (!must_place(&state->draft)) count = keep_best_claims(state, rules, actions, count);
    else if (actions[0] != KD_DISCARD) count = keep_best_places(state, rules, actions, count);
    return actions[rng_below(&rng, (uint32_t)count)];
}

#endif
