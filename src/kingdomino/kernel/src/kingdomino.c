/* What does not depend on the size of a kingdom. */
#include "kingdomino.h"

#include "play/draft.h"
#include "rng/seed_stream.h"

extern const KdEngine kd_engine_5x5, kd_engine_7x7;

const KdEngine *kd_engine(int grid)
{
    static const KdEngine *const ENGINES[] = {&kd_engine_5x5, &kd_engine_7x7};
    for (size_t i = 0; i < sizeof ENGINES / sizeof *ENGINES; i++)
        if (ENGINES[i]->grid == grid) return ENGINES[i];
    return NULL;
}

void kd_set_up(KdDraft *draft, const KdRules *rules)
{
    *draft = (KdDraft){.is_undealt = 1, .pile_end = KD_DOMINOES};
    for (int i = 0; i < KD_DOMINOES; i++) draft->pile[i] = (uint8_t)(i + 1);
    int kings_each = rules->kings / rules->players;
    for (int i = 0; i < rules->kings; i++) draft->king_order[i] = (uint8_t)(i / kings_each);
    if (rules->opening == KD_ABBA) memcpy(draft->king_order, (uint8_t[]){0, 1, 1, 0}, KD_MAX_LINE);
}

void kd_deal(KdDraft *draft, const KdRules *rules, uint64_t seed, uint64_t stream)
{
    Rng rng = rng_seed(seed, stream);
    deal(draft, rules, &rng);
}

void kd_deal_from_seed(KdDraft *draft, const KdRules *rules, const uint8_t seed[KD_SEED_BYTES])
{
    SeedStream stream = seed_stream(seed);
    seed_stream_shuffle(&stream, draft->pile, KD_DOMINOES);
    if (rules->opening == KD_ABBA) {
        if (seed_stream_below(&stream, 2)) swap_seats(draft, rules->kings);
    } else {
        seed_stream_shuffle(&stream, draft->king_order, rules->kings);
    }
    if (rules->opening == KD_DRAWER)
        draft->chooser = (uint8_t)seed_stream_below(&stream, rules->players);
    draft->is_undealt = 0;
    deal_line(draft, rules);
}

int kd_is_over(const KdDraft *draft, const KdRules *rules) { return is_over(draft, rules); }

uint8_t kd_actor(const KdDraft *draft, const KdRules *rules) { return acting_seat(draft, rules); }

uint8_t kd_king(const KdDraft *draft) { return acting_king(draft); }

KdRemaining kd_remaining(const uint8_t *pool, int pool_size, int count)
{
    int squares[KD_TERRAINS] = {0}, crowns[KD_TERRAINS] = {0};
    KdRemaining remaining = {.count = count};
    for (int i = 0; i < pool_size; i++)
        for (int half = 0; half < 2; half++) {
            const KdDomino *d = KD_DOMINO + pool[i];
            squares[d->terrain[half]]++;
            crowns[d->terrain[half]] += d->crowns[half];
        }
    for (int t = 0; pool_size && t < KD_TERRAINS; t++) {
        remaining.terrain_rate[t] = (uint8_t)((24 * squares[t] + pool_size / 2) / pool_size);
        remaining.crown_rate[t] = (uint8_t)((48 * crowns[t] + pool_size / 2) / pool_size);
    }
    return remaining;
}
