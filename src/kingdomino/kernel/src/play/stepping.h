/* Step games action by action: see "Actions" in kingdomino.h for the numbers. */
#ifndef KD_STEPPING_H
#define KD_STEPPING_H
#include "play/game.h"

#define ACTION_COUNT (KD_FIRST_PLACE + KD_ORIENTATIONS * (2 * GRID - 1) * (2 * GRID - 1))

static PlacementSet acting_placements(const KdState *state)
{
    const KdDraft *draft = &state->draft;
    const Kingdom *k = state->kingdoms + draft->current_kings[draft->turn];
    return legal_placements(k, KD_DOMINO + draft->current[draft->turn]);
}

static int list_place_actions(const KdState *state, uint16_t *actions)
{
    Box box = state->kingdoms[acting_king(&state->draft)].box;
    PlacementSet set = acting_placements(state);
    int count = 0;
    FOR_EACH_PLACEMENT (p, set) {
        int x, y;
        locate(box, p.low, &x, &y);
        actions[count++] = kd_place_action(GRID, x, y, p.orientation);
    }
    if (!count) actions[count++] = KD_DISCARD; /* R12 */
    return count;
}

static int legal_actions(const KdState *state, const KdRules *rules, uint16_t *actions)
{
    const KdDraft *draft = &state->draft;
    int count = 0;
    if (is_over(draft, rules)) return 0;
    if (must_place(draft)) return list_place_actions(state, actions);
    for (unsigned left = free_claims(draft, rules); left; left &= left - 1)
        actions[count++] = (uint16_t)__builtin_ctz(left);
    return count;
}

/* Apply a discard or a placement, if it is legal. */
static int apply_place(KdState *state, uint16_t action)
{
    const KdDraft *draft = &state->draft;
    PlacementSet set = acting_placements(state);
    if (action == KD_DISCARD) return !has_placements(&set);
    if (action < KD_FIRST_PLACE || action >= ACTION_COUNT) return 0;
    int x, y, orientation;
    kd_read_place_action(GRID, action, &x, &y, &orientation);
    /* Far cells share their bits with near ones, so that the bit has to be located again. */
    Kingdom *k = state->kingdoms + acting_king(draft);
    Placement p = {(uint8_t)orientation, (uint8_t)cell_bit(x, y)};
    int real_x, real_y;
    locate(k->box, p.low, &real_x, &real_y);
    if (x != real_x || y != real_y || !(set.low[orientation] >> p.low & 1)) return 0;
    place_domino(k, KD_DOMINO + draft->current[draft->turn], p);
    return 1;
}

static int apply_action(KdState *state, const KdRules *rules, uint16_t action)
{
    KdDraft *draft = &state->draft;
    if (is_over(draft, rules)) return 0;
    if (must_place(draft)) {
        if (!apply_place(state, action)) return 0;
        draft->has_placed = 1;
        if (is_last_round(draft, rules)) end_turn(draft, rules);
        return 1;
    }
    if (action >= KD_MAX_LINE || !(free_claims(draft, rules) >> action & 1)) return 0;
    draft->next_kings[action] = acting_king(draft);
    end_turn(draft, rules);
    return 1;
}

static void new_games(KdState *states, int64_t count, const KdRules *rules, uint64_t seed)
{
    for (int64_t i = 0; i < count; i++) {
        clear_state(states + i);
        kd_set_up(&states[i].draft, rules);
        deal_seeded(&states[i].draft, rules, seed, (uint64_t)i);
    }
}

static void acting_seats(const KdState *states, int64_t count, const KdRules *rules, uint8_t *seats)
{
    for (int64_t i = 0; i < count; i++) {
        const KdDraft *draft = &states[i].draft;
        seats[i] = is_over(draft, rules) ? KD_NO_SEAT : acting_seat(draft, rules);
    }
}

static void legal_masks(const KdState *states, int64_t count, const KdRules *rules, uint8_t *masks)
{
    uint16_t actions[KD_MAX_ACTIONS];
    memset(masks, 0, (size_t)count * ACTION_COUNT);
    for (int64_t i = 0; i < count; i++, masks += ACTION_COUNT)
        for (int left = legal_actions(states + i, rules, actions); left--;)
            masks[actions[left]] = 1;
}

static int64_t
apply_all(KdState *states, int64_t count, const KdRules *rules, const uint16_t *actions)
{
    for (int64_t i = 0; i < count; i++)
        if (!is_over(&states[i].draft, rules) && !apply_action(states + i, rules, actions[i]))
            return i;
    return count;
}

static void
state_result(const KdState *state, const KdRules *rules, uint16_t *points, uint8_t *ranks)
{
    Game game = {*state, NULL};
    find_result(&game, rules, NULL, points, ranks);
}

#endif
