/* Playouts, and what greedy play chooses from. */
#ifndef KD_PLAYOUTS_H
#define KD_PLAYOUTS_H
#include "play/game.h"

static inline void deal_game(KdDraft *draft, const KdPlayouts *p, int64_t game, Rng *rng)
{
    if (p->deals == KD_FAST_DEALS) {
        deal(draft, p->rules, rng);
    } else {
        deal_seeded(draft, p->rules, p->seed, (uint64_t)game);
    }
}

MULTIVERSION static void
play_games(const KdState *start, const KdPlayouts *p, int64_t first, int64_t count)
{
    const KdRules *rules = p->rules;
    TerritoryIndex at_start[KD_MAX_PLAYERS], indexes[KD_MAX_PLAYERS];
    if (p->policies) build_indexes(start, rules, at_start);
    for (int64_t row = 0; row < count; row++) {
        Rng rng = rng_seed(p->seed, (uint64_t)(first + row));
        Game game = {*start, NULL};
        Log log = {p->actions ? p->actions + row * p->plies : NULL};
        deal_game(&game.state.draft, p, first + row, &rng);
        if (p->policies) {
            copy_indexes(indexes, at_start, rules->players);
            game.indexes = indexes;
            play_by_policies(&game, rules, p->policies, &log, &rng);
        } else {
            play_randomly(&game, rules, &log, &rng);
        }
        int64_t at = row * rules->players;
        find_result(&game, rules, NULL, p->points + at, p->ranks + at);
    }
}

static int
greedy_placements(const KdState *state, const KdRules *rules, int looks_ahead, uint8_t *cells)
{
    const KdDraft *draft = &state->draft;
    const Kingdom *k = state->kingdoms + draft->current_kings[draft->turn];
    unsigned free = is_last_round(draft, rules) ? 0 : free_claims(draft, rules);
    TerritoryIndex index;
    Placement best[MAX_PLACEMENTS];
    build_index(k, &index);
    int count = find_best_placements(
        k, &index, draft->current[draft->turn], draft->next, free, looks_ahead, NULL, rules, best);
    for (int i = 0; i < count; i++) placement_cells(k, best[i], cells + 2 * i);
    return count;
}

static unsigned
greedy_claims(const KdState *state, const KdRules *rules, uint8_t king, int is_own, int looks_ahead)
{
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    Game game = {*state, indexes};
    build_indexes(state, rules, indexes);
    unsigned free = free_claims(&state->draft, rules);
    return preferred_claims(&game, rules, free, king, is_own, looks_ahead);
}

#endif
