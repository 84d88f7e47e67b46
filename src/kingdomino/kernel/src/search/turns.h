/* The possible turns of a position, and the exact solution of the last round. */
#ifndef KD_TURNS_H
#define KD_TURNS_H
#include "play/game.h"
#include "value/features.h"

static inline Placement turn_placement(const KdTurn *turn)
{
    return (Placement){turn->orientation, turn->low};
}

/* Play a whole turn of the acting king. */
INLINE void play_turn(Game *g, const KdRules *rules, const KdTurn *turn)
{
    KdDraft *draft = &g->state.draft;
    uint8_t king = acting_king(draft);
    if (turn->has_placement)
        place(g, king, draft->current[draft->turn], turn_placement(turn), NO_LOG);
    if (turn->claim >= 0) claim(draft, king, turn->claim, NO_LOG);
    end_turn(draft, rules);
}

/* What each seat can still get once the current line is placed. */
static inline KdRemaining remaining_dominoes(const KdState *state, const KdRules *rules)
{
    const KdDraft *draft = &state->draft;
    uint8_t pool[KD_MAX_LINE + KD_DOMINOES];
    /* The next line is still to be claimed as well. */
    int shown = draft->round < rules->rounds ? rules->line : 0;
    int hidden = draft->pile_end - draft->pile_start;
    int kings_each = rules->kings / rules->players;
    memcpy(pool, draft->next, (size_t)shown);
    memcpy(pool + shown, draft->pile + draft->pile_start, (size_t)hidden);
    return kd_remaining(pool, shown + hidden, kings_each * (rules->rounds - draft->round));
}

/* The prediction for the acting king's kingdom after a placement. */
static inline float predict_after(
    const Game *g, const KdRules *rules, const KdNetwork *network, const KdRemaining *remaining,
    Placement p)
{
    const KdDraft *draft = &g->state.draft;
    uint8_t king = acting_king(draft);
    Kingdom after = g->state.kingdoms[king];
    TerritoryIndex index;
    Word first, second;
    const KdDomino *d = KD_DOMINO + draft->current[draft->turn];
    copy_indexes(&index, g->indexes + king, 1);
    place_domino(&after, d, p);
    covered_cells(p, &first, &second);
    add_domino_to_index(&index, d, first, second);
    return predict_points(&after, &index, remaining, rules, network);
}

/* List the acting king's placements as turns without a claim, the best by the network first. */
static inline int
list_placement_turns(const Game *g, const KdRules *rules, const KdNetwork *network, KdTurn *turns)
{
    const KdDraft *draft = &g->state.draft;
    float predictions[MAX_PLACEMENTS];
    int count = 0;
    KdRemaining remaining = remaining_dominoes(&g->state, rules);
    const Kingdom *k = g->state.kingdoms + acting_king(draft);
    PlacementSet set = legal_placements(k, KD_DOMINO + draft->current[draft->turn]);
    FOR_EACH_PLACEMENT (p, set) {
        int is_predicted = network && remaining.count;
        float prediction = is_predicted ? predict_after(g, rules, network, &remaining, p) : 0;
        int at = count++; /* insertion sort */
        for (; at && predictions[at - 1] < prediction; at--) {
            turns[at] = turns[at - 1];
            predictions[at] = predictions[at - 1];
        }
        turns[at] = (KdTurn){p.orientation, p.low, 1, -1};
        predictions[at] = prediction;
    }
    return count;
}

static int
list_turns(const KdState *state, const KdRules *rules, const KdNetwork *network, KdTurn *turns)
{
    const KdDraft *draft = &state->draft;
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    Game g = {*state, indexes};
    KdTurn placements[MAX_PLACEMENTS] = {{.has_placement = 0, .claim = -1}};
    build_indexes(state, rules, indexes);
    int placed = must_place(draft) ? list_placement_turns(&g, rules, network, placements) : 0;
    unsigned free = draft->round < rules->rounds ? free_claims(draft, rules) : 0;
    int count = 0;
    for (int i = 0; i < max_int(placed, 1); i++) {
        if (!free) turns[count++] = placements[i];
        for (unsigned left = free; left; left &= left - 1) {
            turns[count] = placements[i];
            turns[count++].claim = (int8_t)__builtin_ctz(left);
        }
    }
    return count;
}

/* The best that a seat can reach in the last round with its dominoes from a turn on. */
static KdTieBreakKey
best_final_key(const Kingdom *k, const KdDraft *draft, const KdRules *rules, uint8_t seat, int turn)
{
    while (turn < rules->kings && draft->current_kings[turn] != seat) turn++;
    if (turn == rules->kings) return tie_break_key(k, rules);
    const KdDomino *d = KD_DOMINO + draft->current[turn];
    PlacementSet set = legal_placements(k, d);
    if (!has_placements(&set)) return best_final_key(k, draft, rules, seat, turn + 1);
    KdTieBreakKey best = {{0}};
    FOR_EACH_PLACEMENT (p, set) {
        Kingdom after = *k;
        place_domino(&after, d, p);
        KdTieBreakKey key = best_final_key(&after, draft, rules, seat, turn + 1);
        if (compare_keys(&key, &best, rules) > 0) best = key;
    }
    return best;
}

/* In the last round no seat affects another: the result of a turn is known. */
static KdTieBreakKey
final_result(const KdState *state, const KdRules *rules, const KdTurn *turn, int seat)
{
    const KdDraft *draft = &state->draft;
    Kingdom k = state->kingdoms[seat];
    if (turn->has_placement && seat == draft->current_kings[draft->turn])
        place_domino(&k, KD_DOMINO + draft->current[draft->turn], turn_placement(turn));
    return best_final_key(&k, draft, rules, (uint8_t)seat, draft->turn + 1);
}

static int turn_features(
    const KdState *state, const KdRules *rules, const KdTurn *turn, KdTurnFeatures *features)
{
    const KdDraft *draft = &state->draft;
    if (!turn->has_placement || turn->claim < 0) return 0;
    return extract_turn_features(
        state->kingdoms + acting_king(draft), draft->current[draft->turn], draft->next,
        free_claims(draft, rules), rules, turn_placement(turn), turn->claim, features);
}

#endif
