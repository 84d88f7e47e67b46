/* A game: placing, claiming, and the policies that do so. */
#ifndef KD_GAME_H
#define KD_GAME_H
#include "play/draft.h"
#include "play/greedy.h"
#include "play/linear.h"

struct KdState {
    KdDraft draft;
    Kingdom kingdoms[KD_MAX_PLAYERS];
};

static void clear_state(KdState *state)
{
    memset(state, 0, sizeof *state);
    for (int seat = 0; seat < KD_MAX_PLAYERS; seat++) clear_kingdom(state->kingdoms + seat);
}

/* A state in play, with the indexes of its kingdoms if a policy needs them. */
typedef struct {
    KdState state;
    TerritoryIndex *indexes; /* by seat, or NULL */
} Game;

/* Where the actions of a game are logged. */
typedef struct {
    KdLogEntry *next; /* NULL: they are not kept */
} Log;

#define NO_LOG (&(Log){NULL})

static inline void log_action(Log *log, uint8_t king, uint8_t domino, uint8_t first, uint8_t second)
{
    if (log->next) *log->next++ = (KdLogEntry){king, domino, first, second};
}

INLINE void place(Game *g, uint8_t king, uint8_t domino, Placement p, Log *log)
{
    Kingdom *k = g->state.kingdoms + king;
    if (log->next) {
        uint8_t cells[2];
        placement_cells(k, p, cells);
        log_action(log, king, domino, cells[0], cells[1]);
    }
    place_domino(k, KD_DOMINO + domino, p);
    if (g->indexes) {
        Word first, second;
        covered_cells(p, &first, &second);
        add_domino_to_index(g->indexes + king, KD_DOMINO + domino, first, second);
    }
}

static inline void discard(uint8_t king, uint8_t domino, Log *log)
{
    log_action(log, king, domino, KD_LOG_DISCARD, KD_LOG_DISCARD);
}

static inline void claim(KdDraft *draft, uint8_t king, int slot, Log *log)
{
    draft->next_kings[slot] = king;
    log_action(log, king, draft->next[slot], KD_LOG_CLAIM, KD_LOG_CLAIM);
}

/* Place the acting king's domino on a random legal place. */
INLINE void place_randomly(Game *g, Log *log, Rng *rng)
{
    int turn = g->state.draft.turn;
    uint8_t king = g->state.draft.current_kings[turn], domino = g->state.draft.current[turn];
    PlacementSet set = legal_placements(g->state.kingdoms + king, KD_DOMINO + domino);
    int count = count_placements(&set);
    if (!count) { /* R12 */
        discard(king, domino, log);
        return;
    }
    int n = (int)rng_below(rng, (uint32_t)count), orientation = 0, here;
    while (n >= (here = count_cells(set.low[orientation]))) n -= here, orientation++;
    Word left = set.low[orientation];
    while (n--) left &= left - 1;
    place(g, king, domino, (Placement){(uint8_t)orientation, (uint8_t)lowest_cell(left)}, log);
}

/* Choose where the acting king's domino goes, and what to claim of the free claims, given as bits.
 */
INLINE Choice choose(Game *g, const KdRules *rules, const KdPolicy *policy, unsigned free, Rng *rng)
{
    const KdDraft *draft = &g->state.draft;
    uint8_t king = draft->current_kings[draft->turn], domino = draft->current[draft->turn];
    const Kingdom *k = g->state.kingdoms + king;
    TerritoryIndex *index = g->indexes + king;
    if (!HAS_LINEAR_POLICIES || !free || !rng_chance(rng, policy->linear_share))
        return choose_greedy(k, index, domino, draft->next, free, policy->looks_ahead, rules, rng);
    const KdLinearPolicy *linear = policy->linear + game_phase(draft->round, rules->rounds);
    return choose_linear(k, index, domino, draft->next, free, rules, linear);
}

/* Place the acting king's domino by policy. Return the claim that goes with it, or -1 if that is
   still to be chosen. */
INLINE int
place_by_policy(Game *g, const KdRules *rules, const KdPolicy *policy, Log *log, Rng *rng)
{
    const KdDraft *draft = &g->state.draft;
    uint8_t king = draft->current_kings[draft->turn], domino = draft->current[draft->turn];
    unsigned free = is_last_round(draft, rules) ? 0 : free_claims(draft, rules);
    Choice choice = choose(g, rules, policy, free, rng);
    if (choice.has_placement) place(g, king, domino, choice.placement, log);
    else discard(king, domino, log);
    return choice.claim;
}

/* The best of some free claims for a king, as bits: for another seat's king the poorest, for a
   kingdom that shows little the richest; after that, if the policy does not look ahead, any. */
INLINE unsigned preferred_claims(
    const Game *g, const KdRules *rules, unsigned free, uint8_t king, int is_own, int looks_ahead)
{
    const KdDraft *draft = &g->state.draft;
    const Kingdom *k = g->state.kingdoms + king;
    if (!is_own || k->placed <= !looks_ahead) return claims_by_crowns(draft, free, is_own);
    return looks_ahead ? find_best_claims(k, g->indexes + king, draft->next, free, rules) : free;
}

INLINE void claim_greedily(
    Game *g, const KdRules *rules, uint8_t king, int is_own, int looks_ahead, Log *log, Rng *rng)
{
    unsigned free = free_claims(&g->state.draft, rules);
    unsigned best = preferred_claims(g, rules, free, king, is_own, looks_ahead);
    claim(&g->state.draft, king, rng_pick_bit(rng, best), log);
}

INLINE void claim_randomly(Game *g, const KdRules *rules, uint8_t king, Log *log, Rng *rng)
{
    claim(&g->state.draft, king, random_claim(&g->state.draft, rules, rng), log);
}

/* Play to the end, every legal action equally likely. */
INLINE void play_randomly(Game *g, const KdRules *rules, Log *log, Rng *rng)
{
    KdDraft *draft = &g->state.draft;
    if (draft->round == 0) {
        for (int drawn = 0; draft->turn < rules->kings; draft->turn++)
            claim_randomly(g, rules, draft->king_order[drawn++], log, rng);
        begin_round(draft, rules);
    }
    for (;;) {
        int is_last = is_last_round(draft, rules);
        for (; draft->turn < rules->kings; draft->turn++) {
            if (!draft->has_placed) place_randomly(g, log, rng);
            draft->has_placed = 0;
            if (!is_last) claim_randomly(g, rules, draft->current_kings[draft->turn], log, rng);
        }
        if (is_last) return;
        begin_round(draft, rules);
    }
}

/* Play the acting king's turn by the policy of its owner. The turn is not ended. */
INLINE void play_king(Game *g, const KdRules *rules, const KdPolicy *policy, Log *log, Rng *rng)
{
    KdDraft *draft = &g->state.draft;
    uint8_t king = draft->current_kings[draft->turn];
    int is_greedy = rng_chance(rng, policy->greedy_share), slot = -1;
    if (!draft->has_placed) {
        if (is_greedy) slot = place_by_policy(g, rules, policy, log, rng);
        else place_randomly(g, log, rng);
    }
    draft->has_placed = 0;
    if (is_last_round(draft, rules)) return;
    if (slot >= 0) claim(draft, king, slot, log);
    else if (is_greedy) claim_greedily(g, rules, king, 1, policy->looks_ahead, log, rng);
    else claim_randomly(g, rules, king, log, rng);
}

/* Claim in the opening, for the king that is drawn `later` kings from now. */
INLINE void play_opening_king(
    Game *g, const KdRules *rules, const KdPolicy *policies, int later, Log *log, Rng *rng)
{
    const KdDraft *draft = &g->state.draft;
    uint8_t king = draft->king_order[later], seat = opening_chooser(draft, rules, later);
    const KdPolicy *policy = policies + seat;
    if (rng_chance(rng, policy->greedy_share))
        claim_greedily(g, rules, king, king == seat, policy->looks_ahead, log, rng);
    else claim_randomly(g, rules, king, log, rng);
}

/* Play to the end, each seat by its policy. */
INLINE void
play_by_policies(Game *g, const KdRules *rules, const KdPolicy *policies, Log *log, Rng *rng)
{
    KdDraft *draft = &g->state.draft;
    if (draft->round == 0) {
        for (int drawn = 0; draft->turn < rules->kings; draft->turn++, drawn++)
            play_opening_king(g, rules, policies, drawn, log, rng);
        begin_round(draft, rules);
    }
    for (;;) {
        for (; draft->turn < rules->kings; draft->turn++)
            play_king(g, rules, policies + draft->current_kings[draft->turn], log, rng);
        if (is_last_round(draft, rules)) return;
        begin_round(draft, rules);
    }
}

/* The points and rank of each seat, with those of earlier games if given. Tie-breaks are computed
   only if points are equal. */
MULTIVERSION static void find_result(
    const Game *g, const KdRules *rules, const KdTieBreakKey *earlier, uint16_t *points,
    uint8_t *ranks)
{
    KdTieBreakKey keys[KD_MAX_PLAYERS] = {{{0}}};
    int is_tied = 0;
    for (int seat = 0; seat < rules->players; seat++) {
        const Kingdom *k = g->state.kingdoms + seat;
        int score = g->indexes ? g->indexes[seat].points : territory_points(k);
        score += bonus_points(k->box, k->placed, rules);
        score += earlier ? earlier[seat].value[KD_POINTS] : 0;
        points[seat] = keys[seat].value[KD_POINTS] = (uint16_t)score;
        for (int other = 0; other < seat; other++) is_tied |= points[other] == score;
    }
    for (int seat = 0; is_tied && seat < rules->players; seat++) {
        keys[seat] = tie_break_key(g->state.kingdoms + seat, rules);
        for (int i = 0; earlier && i < KD_TIE_BREAKS; i++)
            keys[seat].value[i] = (uint16_t)(keys[seat].value[i] + earlier[seat].value[i]);
    }
    rank_seats(keys, rules, ranks);
}

static inline void
build_indexes(const KdState *state, const KdRules *rules, TerritoryIndex *indexes)
{
    for (int seat = 0; seat < rules->players; seat++)
        build_index(state->kingdoms + seat, indexes + seat);
}

#endif
