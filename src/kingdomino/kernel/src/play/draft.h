/* The draft: lines, kings, claims and what is still to be dealt. The same for every kingdom size.
 */
#ifndef KD_DRAFT_H
#define KD_DRAFT_H
#include <string.h>

#include "kingdomino.h"
#include "rng/rng.h"

static inline void put_in_order(uint8_t *low, uint8_t *high)
{
    uint8_t a = *low, b = *high;
    *low = a < b ? a : b;
    *high = a < b ? b : a;
}

/* Deal the next line, sorted and without kings (R4). */
static inline void deal_line(KdDraft *draft, const KdRules *rules)
{
    uint8_t *line = draft->next;
    /* A shorter line ends in places that no king can take, higher than any domino. */
    for (int i = 0; i < KD_MAX_LINE; i++)
        line[i] = i < rules->line ? draft->pile[draft->pile_start++] : KD_UNCLAIMED;
    /* A sorting network. */
    put_in_order(line, line + 1);
    put_in_order(line + 2, line + 3);
    put_in_order(line, line + 2);
    put_in_order(line + 1, line + 3);
    put_in_order(line + 1, line + 2);
    memset(draft->next_kings, KD_UNCLAIMED, KD_MAX_LINE);
}

/* The claimed line becomes the current one, without what nobody claimed; a new one is dealt. */
static inline void begin_round(KdDraft *draft, const KdRules *rules)
{
    for (int i = 0, king = 0; i < rules->line; i++)
        if (draft->next_kings[i] != KD_UNCLAIMED) {
            draft->current[king] = draft->next[i];
            draft->current_kings[king++] = draft->next_kings[i];
        }
    draft->turn = 0;
    if (++draft->round < rules->rounds) deal_line(draft, rules);
}

/* In the last round there is no next line. */
static inline int is_last_round(const KdDraft *draft, const KdRules *rules)
{
    return draft->round == rules->rounds;
}

/* The unclaimed dominoes of the next line, as bits. */
static inline unsigned free_claims(const KdDraft *draft, const KdRules *rules)
{
    unsigned free = 0;
    for (int i = 0; i < KD_MAX_LINE; i++)
        free |= (unsigned)(draft->next_kings[i] == KD_UNCLAIMED) << i;
    return free & ((1u << rules->line) - 1);
}

/* A random unclaimed domino of the next line. Every king before this one has claimed. */
static inline int random_claim(const KdDraft *draft, const KdRules *rules, Rng *rng)
{
    int n = (int)rng_below(rng, (uint32_t)(rules->line - draft->turn)), slot = 0;
    while (draft->next_kings[slot] != KD_UNCLAIMED || n--) slot++;
    return slot;
}

/* The free dominoes with the most crowns on one square, or with the fewest, as bits. */
static inline unsigned claims_by_crowns(const KdDraft *draft, unsigned free, int most)
{
    unsigned kept = 0;
    int best = -4; /* no square has four crowns */
    for (unsigned left = free; left; left &= left - 1) {
        const KdDomino *d = KD_DOMINO + draft->next[__builtin_ctz(left)];
        int crowns = d->crowns[0] > d->crowns[1] ? d->crowns[0] : d->crowns[1];
        int value = most ? crowns : -crowns;
        if (value > best) best = value, kept = 0;
        if (value == best) kept |= left & -left;
    }
    return kept;
}

/* In the opening: the seat that chooses for the king that is drawn `later` kings from now (R5). */
static inline uint8_t opening_chooser(const KdDraft *draft, const KdRules *rules, int later)
{
    if (rules->opening != KD_DRAWER) return draft->king_order[later];
    return (uint8_t)((draft->chooser + later) % rules->players);
}

/* The seat whose king acts. */
static inline uint8_t acting_king(const KdDraft *draft)
{
    return draft->round ? draft->current_kings[draft->turn] : draft->king_order[0];
}

/* The seat that decides for it. */
static inline uint8_t acting_seat(const KdDraft *draft, const KdRules *rules)
{
    return draft->round ? acting_king(draft) : opening_chooser(draft, rules, 0);
}

static inline int must_place(const KdDraft *draft) { return draft->round && !draft->has_placed; }

/* End the turn of the acting king. */
static inline void end_turn(KdDraft *draft, const KdRules *rules)
{
    if (draft->round == 0) {
        memmove(draft->king_order, draft->king_order + 1, KD_MAX_LINE - 1);
        draft->chooser = (uint8_t)((draft->chooser + 1) % rules->players);
    }
    draft->has_placed = 0;
    if (++draft->turn == rules->kings && !is_last_round(draft, rules)) begin_round(draft, rules);
}

static inline int is_over(const KdDraft *draft, const KdRules *rules)
{
    return is_last_round(draft, rules) && draft->turn == rules->kings;
}

/* Begin a game with the other seat first: abba becomes baab. */
static inline void swap_seats(KdDraft *draft, int kings)
{
    for (int i = 0; i < kings; i++) draft->king_order[i] = !draft->king_order[i];
}

/* Shuffle what is hidden; a game that has not been dealt begins (R3 to R5). */
static inline void deal(KdDraft *draft, const KdRules *rules, Rng *rng)
{
    int next_round = draft->round < rules->rounds ? draft->round + 1 : rules->rounds;
    int lines_dealt = draft->is_undealt ? 0 : next_round;
    int pile_needed = draft->pile_start + (rules->rounds - lines_dealt) * rules->line;
    int kings = rules->kings - draft->turn;
    rng_shuffle(rng, draft->pile, draft->pile_start, pile_needed, draft->pile_end);
    /* The first king of an opening that has begun is drawn already; with abba all are known. */
    if (draft->round == 0 && rules->opening != KD_ABBA)
        rng_shuffle(rng, draft->king_order, !draft->is_undealt, kings, kings);
    if (!draft->is_undealt) return;
    if (rules->opening == KD_ABBA && rng_below(rng, 2)) swap_seats(draft, kings);
    if (rules->opening == KD_DRAWER) draft->chooser = (uint8_t)rng_below(rng, rules->players);
    draft->is_undealt = 0;
    deal_line(draft, rules);
}

/* Begin a game with the deal of the rules for seed + game, as bytes with the highest first. */
static inline void deal_seeded(KdDraft *draft, const KdRules *rules, uint64_t seed, uint64_t game)
{
    uint8_t bytes[KD_SEED_BYTES] = {0};
    uint64_t sum = seed + game;
    for (int i = 0; i < 8; i++) bytes[KD_SEED_BYTES - 1 - i] = (uint8_t)(sum >> 8 * i);
    bytes[KD_SEED_BYTES - 9] = sum < seed; /* the carry */
    kd_deal_from_seed(draft, rules, bytes);
}

/* Compare what two seats are ranked by: positive if the first is ahead (R14). */
static inline int compare_keys(const KdTieBreakKey *a, const KdTieBreakKey *b, const KdRules *rules)
{
    int difference = a->value[KD_POINTS] - b->value[KD_POINTS];
    for (int i = 0; !difference && i < rules->tie_break_count; i++)
        difference = a->value[rules->tie_breaks[i]] - b->value[rules->tie_breaks[i]];
    return difference;
}

/* Rank the seats: 1 for the winners, and for each other seat one more than there are ahead of it.
 */
static inline void rank_seats(const KdTieBreakKey *keys, const KdRules *rules, uint8_t *ranks)
{
    for (int seat = 0; seat < rules->players; seat++) {
        ranks[seat] = 1;
        for (int other = 0; other < rules->players; other++)
            if (compare_keys(keys + other, keys + seat, rules) > 0) ranks[seat]++;
    }
}

#endif
