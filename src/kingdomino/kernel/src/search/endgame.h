/* The end of a game, solved: the claims of the round before the last, and the last round. Nothing
   is hidden any more. Every seat claims what is best for itself and knows that the others do, too
   (max^n); a domino is placed where it gains most together with its king's claim. */
#ifndef KD_ENDGAME_H
#define KD_ENDGAME_H
#include "search/claim_tree.h"
#include "search/turns.h"

/* The claims that a seat still makes in this round are a number: a claim is a digit from 1, the
   last one the lowest digit. */
#define CLAIM_BASE (KD_MAX_LINE + 1)
#define CLAIM_PATHS KD_CLAIM_NODES

typedef struct {
    const Game *start;
    const KdRules *rules;
    const KdSearchConfig *config;
    Rng *rng;
    int32_t points[KD_MAX_PLAYERS][CLAIM_PATHS]; /* at the end, plus one; 0: not known yet */
} Endgame;

/* A way in which the seats claim, and the points that they have then. */
typedef struct {
    uint16_t paths[KD_MAX_PLAYERS];
    int8_t slots[KD_MAX_LINE]; /* by turn */
    int32_t points[KD_MAX_PLAYERS];
} ClaimLine;

static inline void place_greedily(
    Game *g, uint8_t seat, uint8_t domino, unsigned claims, const KdRules *rules, Rng *rng)
{
    Choice choice = choose_greedy(
        g->state.kingdoms + seat, g->indexes + seat, domino, g->state.draft.next, claims, 1, rules,
        rng);
    if (choice.has_placement) place(g, seat, domino, choice.placement, NO_LOG);
}

/* The points of a seat at the end, if it makes these claims. */
static int32_t points_with_claims(const Endgame *e, uint8_t seat, int path)
{
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    Game g = {e->start->state, indexes};
    const KdDraft *draft = &e->start->state.draft;
    unsigned own = 0;
    int digit = 1; /* of the first claim */
    while (digit * CLAIM_BASE <= path) digit *= CLAIM_BASE;
    copy_indexes(indexes + seat, e->start->indexes + seat, 1);
    for (int slot = 0; slot < e->rules->line; slot++)
        own |= (unsigned)(draft->next_kings[slot] == seat) << slot;
    for (int turn = draft->turn; turn < e->rules->kings; turn++) {
        if (draft->current_kings[turn] != seat) continue;
        unsigned claimed = 1u << (path / digit % CLAIM_BASE - 1);
        digit /= CLAIM_BASE;
        own |= claimed;
        if (turn == draft->turn && draft->has_placed) continue;
        place_greedily(&g, seat, draft->current[turn], claimed, e->rules, e->rng);
    }
    while (own) {
        uint8_t domino = draft->next[__builtin_ctz(own)];
        own &= own - 1;
        place_greedily(&g, seat, domino, own, e->rules, e->rng);
    }
    const Kingdom *k = g.state.kingdoms + seat;
    return indexes[seat].points + bonus_points(k->box, k->placed, e->rules)
           + e->config->earlier[seat].value[KD_POINTS];
}

static int32_t lead_in(const ClaimLine *line, uint8_t seat, int players)
{
    int32_t best = -1;
    for (int other = 0; other < players; other++)
        if (other != seat && line->points[other] > best) best = line->points[other];
    return line->points[seat] - best;
}

/* Claim from a turn on; of equally good claims, one is chosen at random. */
static void claim_from(Endgame *e, int turn, unsigned free, ClaimLine *line)
{
    const KdDraft *draft = &e->start->state.draft;
    int players = e->rules->players, equal = 0;
    if (turn == e->rules->kings) {
        for (uint8_t seat = 0; seat < players; seat++) {
            int32_t *known = &e->points[seat][line->paths[seat]];
            if (!*known) *known = points_with_claims(e, seat, line->paths[seat]) + 1;
            line->points[seat] = *known;
        }
        return;
    }
    uint8_t seat = draft->current_kings[turn];
    ClaimLine best = *line;
    int32_t most = 0;
    for (unsigned left = free; left; left &= left - 1) {
        int slot = __builtin_ctz(left);
        ClaimLine next = *line;
        next.slots[turn] = (int8_t)slot;
        next.paths[seat] = (uint16_t)(CLAIM_BASE * line->paths[seat] + slot + 1);
        claim_from(e, turn + 1, free & ~(1u << slot), &next);
        int32_t lead = lead_in(&next, seat, players);
        if (equal && lead < most) continue;
        equal = equal && lead == most ? equal + 1 : 1;
        most = lead;
        if (equal == 1 || !rng_below(e->rng, (uint32_t)equal)) best = next;
    }
    *line = best;
}

/* Whether a rollout that began in a round is solved from here. What is further away is uncertain
   enough for policies. */
static inline int
is_solved(const KdDraft *draft, const KdRules *rules, const KdSearchConfig *config, int start)
{
    int is_near = start && start + config->solved_rounds > rules->rounds;
    return is_near && draft->round && draft->round >= rules->rounds - 1;
}

/* Find the result of a game that is solved from here. The game is changed. */
static void
solve(Game *g, const KdRules *rules, const KdSearchConfig *config, Rng *rng, RolloutResult *result)
{
    KdDraft *draft = &g->state.draft;
    uint8_t ranks[KD_MAX_PLAYERS];
    KdTieBreakKey keys[KD_MAX_PLAYERS];
    int winners = 0;
    if (!is_last_round(draft, rules)) {
        Endgame e = {.start = g, .rules = rules, .config = config, .rng = rng};
        ClaimLine line = {.points = {0}};
        claim_from(&e, draft->turn, free_claims(draft, rules), &line);
        for (int turn = draft->turn; turn < rules->kings; turn++) {
            uint8_t seat = draft->current_kings[turn];
            if (!draft->has_placed)
                place_greedily(g, seat, draft->current[turn], 1u << line.slots[turn], rules, rng);
            claim(draft, seat, line.slots[turn], NO_LOG);
            end_turn(draft, rules);
        }
    }
    for (int seat = 0; seat < rules->players; seat++) {
        const Kingdom *k = g->state.kingdoms + seat;
        keys[seat] = best_final_key(k, draft, rules, (uint8_t)seat, draft->turn);
        for (int i = 0; i < KD_TIE_BREAKS; i++)
            keys[seat].value[i] = (uint16_t)(keys[seat].value[i] + config->earlier[seat].value[i]);
    }
    rank_seats(keys, rules, ranks);
    for (int seat = 0; seat < rules->players; seat++) winners += ranks[seat] == 1;
    for (int seat = 0; seat < rules->players; seat++) {
        result->points[seat] = keys[seat].value[KD_POINTS];
        result->wins[seat] = ranks[seat] == 1 ? 1.0f / (float)winners : 0;
    }
}

#endif
