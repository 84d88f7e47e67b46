/* The functions of one kingdom size as a table. A size is a file that defines GRID, the side of the
   kingdom's box, and ENGINE, the name of the table, and includes this header. */
#ifndef KD_ENGINE_H
#define KD_ENGINE_H
#include "board/survey.h"
#include "play/environment.h"
#include "play/partial_greedy.h"
#include "play/playouts.h"
#include "play/stepping.h"
#include "search/rollout.h"

#ifndef ENGINE
#define ENGINE kd_engine_5x5 /* for tools that parse this header by itself */
#endif

_Static_assert(GRID <= KD_MAX_GRID, "linear policies have no weights for larger boxes");
_Static_assert(_Alignof(KdEnv) <= KD_STATE_ALIGNMENT, "states need a larger alignment");

static KdDraft *state_draft(KdState *state) { return &state->draft; }

static void place_on_cells(KdState *state, int seat, uint8_t domino, int first, int second)
{
    place_domino(state->kingdoms + seat, KD_DOMINO + domino, placement_on_cells(first, second));
}

static int list_placements(const KdState *state, int seat, uint8_t domino, uint8_t *cells)
{
    const Kingdom *k = state->kingdoms + seat;
    PlacementSet set = legal_placements(k, KD_DOMINO + domino);
    int count = 0;
    FOR_EACH_PLACEMENT (p, set) placement_cells(k, p, cells + 2 * count++);
    return count;
}

static int state_territory_points(const KdState *state, int seat)
{
    return territory_points(state->kingdoms + seat);
}

static void state_survey(const KdState *state, const KdRules *rules, int seat, KdSurvey *survey)
{
    survey_kingdom(state->kingdoms + seat, rules, survey);
}

static void turn_cells(const KdState *state, const KdTurn *turn, uint8_t cells[2])
{
    placement_cells(state->kingdoms + acting_king(&state->draft), turn_placement(turn), cells);
}

static int state_features(
    const KdState *state, int seat, const KdRules *rules, const KdRemaining *remaining,
    KdFeatures *features)
{
    TerritoryIndex index;
    build_index(state->kingdoms + seat, &index);
    return extract_features(state->kingdoms + seat, &index, remaining, rules, features);
}

static float state_predicted_points(
    const KdState *state, int seat, const KdRules *rules, const KdRemaining *remaining,
    const KdNetwork *network)
{
    TerritoryIndex index;
    build_index(state->kingdoms + seat, &index);
    return predict_points(state->kingdoms + seat, &index, remaining, rules, network);
}

extern const KdEngine ENGINE;

const KdEngine ENGINE = {
    .grid = GRID,
    .state_size = sizeof(KdState),
    .action_count = ACTION_COUNT,
    .clear = clear_state,
    .draft = state_draft,
    .place_on_cells = place_on_cells,
    .list_placements = list_placements,
    .territory_points = state_territory_points,
    .survey = state_survey,
    .legal_actions = legal_actions,
    .apply = apply_action,
    .result = state_result,
    .new_games = new_games,
    .actors = acting_seats,
    .legal_masks = legal_masks,
    .apply_all = apply_all,
    .env_size = sizeof(KdEnv),
    .env_reset = TRAINING(env_reset),
    .env_step = TRAINING(env_step),
    .env_observe = TRAINING(env_observe),
    .sample_actions = TRAINING(sample_actions),
    .play = play_games,
    .greedy_placements = greedy_placements,
    .greedy_claims = greedy_claims,
    .choose_greedily = choose_greedily,
    .list_turns = list_turns,
    .turn_cells = turn_cells,
    .final_result = final_result,
    .roll_out = roll_out,
    .turn_features = TRAINING(turn_features),
    .features = TRAINING(state_features),
    .predicted_points = TRAINING(state_predicted_points),
};

#endif
