/* Rollouts: sample how a game goes on after a turn. */
#ifndef KD_ROLLOUT_H
#define KD_ROLLOUT_H
#include "search/clock.h"
#include "search/endgame.h"

/* Play the acting king's turn by the policy of the seat that decides. */
INLINE void play_policy_turn(Game *g, const KdRules *rules, const KdPolicy *policies, Rng *rng)
{
    KdDraft *draft = &g->state.draft;
    if (draft->round) play_king(g, rules, policies + acting_king(draft), NO_LOG, rng);
    else play_opening_king(g, rules, policies, 0, NO_LOG, rng);
    end_turn(draft, rules);
}

/* Play a turn with a given claim: the domino is placed where it gains most together with it. */
INLINE void
play_turn_with_claim(Game *g, const KdRules *rules, const KdPolicy *policies, int slot, Rng *rng)
{
    const KdDraft *draft = &g->state.draft;
    KdTurn turn = {.has_placement = 0, .claim = (int8_t)slot};
    if (must_place(draft)) {
        Choice choice = choose(g, rules, policies + acting_king(draft), 1u << slot, rng);
        turn.has_placement = (uint8_t)choice.has_placement;
        turn.orientation = choice.placement.orientation;
        turn.low = choice.placement.low;
    }
    play_turn(g, rules, &turn);
}

/* Predict each seat's points at the start of a round, with those of earlier games: what is claimed
   is placed greedily, then the network is asked. The last round is solved. The game is changed. */
static inline void
predict_result(Game *g, const KdRules *rules, const KdSearchConfig *config, Rng *rng, float *points)
{
    const KdDraft *draft = &g->state.draft;
    KdRemaining remaining = remaining_dominoes(&g->state, rules);
    for (int seat = 0; seat < rules->players; seat++)
        points[seat] = config->earlier[seat].value[KD_POINTS];
    if (!remaining.count) {
        for (int seat = 0; seat < rules->players; seat++) {
            const Kingdom *k = g->state.kingdoms + seat;
            points[seat] += best_final_key(k, draft, rules, (uint8_t)seat, 0).value[KD_POINTS];
        }
        return;
    }
    for (int i = 0; i < rules->kings; i++) {
        uint8_t king = draft->current_kings[i], domino = draft->current[i];
        Choice choice = choose_greedy(
            g->state.kingdoms + king, g->indexes + king, domino, draft->next, 0, 1, rules, rng);
        if (choice.has_placement) place(g, king, domino, choice.placement, NO_LOG);
    }
    for (int seat = 0; seat < rules->players; seat++)
        points[seat] += predict_points(
            g->state.kingdoms + seat, g->indexes + seat, &remaining, rules, config->network);
}

/* The result of a game that is over, with those of earlier games. */
static inline void actual_result(
    const Game *g, const KdRules *rules, const KdSearchConfig *config, RolloutResult *result)
{
    uint16_t points[KD_MAX_PLAYERS];
    uint8_t ranks[KD_MAX_PLAYERS];
    int winners = 0;
    find_result(g, rules, config->earlier, points, ranks);
    for (int seat = 0; seat < rules->players; seat++) winners += ranks[seat] == 1;
    for (int seat = 0; seat < rules->players; seat++) {
        result->points[seat] = points[seat];
        result->wins[seat] = ranks[seat] == 1 ? 1.0f / (float)winners : 0;
    }
}

/* Play to the end and average the result with the network's prediction from here: the first has
   variance, the second has bias. */
INLINE void mixed_result(
    Game *g, const KdRules *rules, const KdSearchConfig *config, Rng *rng, RolloutResult *result)
{
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    Game copy = {g->state, indexes};
    Rng other = *rng;
    float predicted[KD_MAX_PLAYERS];
    copy_indexes(indexes, g->indexes, rules->players);
    predict_result(&copy, rules, config, &other, predicted);
    while (!is_over(&g->state.draft, rules)) play_policy_turn(g, rules, config->policies, rng);
    actual_result(g, rules, config, result);
    for (int seat = 0; seat < rules->players; seat++) {
        float difference = predicted[seat] - result->points[seat];
        result->points[seat] += (float)(1 - config->rollout_weight) * difference;
    }
}

/* Whether a rollout has come to the round in which the network is asked. */
static inline int
is_at_horizon(const KdDraft *draft, const KdRules *rules, const KdSearchConfig *config, int start)
{
    int end = start + 1 + config->horizon;
    if (end > rules->rounds) end = rules->rounds;
    return config->network && draft->turn == 0 && draft->round >= end;
}

/* Follow a turn as far as the configuration says. Without one, the first turn is chosen like the
   others. The claims of the round are the tree's, if it is used: they improve with every rollout.
 */
static RolloutResult roll_out_turn(
    const Game *start, const KdRules *rules, const KdSearchConfig *config, const KdTurn *turn,
    KdClaimTree *tree, Rng rng)
{
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    Game g = {start->state, indexes};
    copy_indexes(indexes, start->indexes, rules->players);
    KdDraft *draft = &g.state.draft;
    int round = draft->round;
    ClaimPath path = turn ? begin_path(turn->claim) : begin_empty_path();
    if (turn) play_turn(&g, rules, turn);
    while (!is_over(draft, rules) && !is_solved(draft, rules, config, round)
           && !is_at_horizon(draft, rules, config, round)) {
        if (config->use_claim_tree && draft->round == round && round < rules->rounds) {
            uint8_t actor = acting_seat(draft, rules);
            int slot = choose_tree_claim(tree, &path, free_claims(draft, rules), actor, config);
            play_turn_with_claim(&g, rules, config->policies, slot, &rng);
        } else {
            play_policy_turn(&g, rules, config->policies, &rng);
        }
    }
    RolloutResult result = {.wins = {0}};
    if (is_over(draft, rules)) actual_result(&g, rules, config, &result);
    else if (is_solved(draft, rules, config, round)) solve(&g, rules, config, &rng, &result);
    else if (config->rollout_weight > 0) mixed_result(&g, rules, config, &rng, &result);
    else predict_result(&g, rules, config, &rng, result.points);
    update_tree(tree, &path, &result, rules, config);
    return result;
}

/* Add the result of a rollout to the sums of its turn. */
static inline void add_to_sums(double *sums, const RolloutResult *result, const KdRules *rules)
{
    for (uint8_t seat = 0; seat < rules->players; seat++, sums += KD_SUMS) {
        sums[KD_SUM_POINTS] += result->points[seat];
        sums[KD_SUM_LEAD] += lead(result, seat, rules);
        sums[KD_SUM_WINS] += result->wins[seat];
    }
}

static int64_t roll_out(
    const KdState *state, const KdRules *rules, const KdSearchConfig *config, const KdRollouts *r)
{
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    int64_t done = 0;
    uint8_t seat = acting_seat(&state->draft, rules);
    int width = KD_SUMS * rules->players; /* sums of a turn */
    build_indexes(state, rules, indexes);
    for (int64_t sample = r->first; sample < r->last; sample += r->step) {
        Rng rng = rng_seed(r->seed, (uint64_t)sample);
        Game dealt = {*state, indexes};
        deal(&dealt.state.draft, rules, &rng);
        for (int i = 0; i < (config->is_flat ? 1 : r->active_count); i++, done++) {
            if (is_past(r->deadline)) return done;
            int random = config->is_flat ? (int)rng_below(&rng, (uint32_t)r->active_count) : i;
            int turn = r->active[random];
            const KdTurn *first = r->turns ? r->turns + turn : NULL;
            RolloutResult result = roll_out_turn(&dealt, rules, config, first, r->tree, rng);
            r->visits[turn]++;
            if (r->values) r->values[turn] += result_value(&result, seat, rules, config);
            if (r->sums) add_to_sums(r->sums + turn * width, &result, rules);
        }
    }
    return done;
}

#endif
