/* The most points that a domino can gain in a kingdom. */
#ifndef KD_BEST_GAIN_H
#define KD_BEST_GAIN_H
#include "value/cell_class.h"

/* What gains depend on: a kingdom as it is, or as it would be with one more domino. */
typedef struct {
    PlacementMask mask;
    CellPairs centring;          /* the pairs that win the Middle Kingdom */
    const TerritoryIndex *index; /* of the kingdom as it is */
    const CellClasses *classes[KD_TERRAINS];
    /* Of the additional domino: */
    int first_terrain;
    PendingMerge pending[2];
    CellClasses changed[2]; /* what `classes` of its terrains point to */
} GainContext;

/* The pairs on which a domino has a neighbour to match (R10), with one square or the other. Which
   square it is makes no difference to the maximum: next to its own terrain, a square gains no less.
 */
INLINE CellPairs matching_pairs(CellPairs pairs, Word matches)
{
    return pairs_and(pairs, pairs_touching(matches));
}

/* The gain of a square in a class that has some of these cells, and else 0. */
INLINE int gain_on(Word cells, const CellClass *c, int crowns)
{
    return int_if((c->cells & cells) != 0, class_gain(c, crowns));
}

/* The most that a square gains on one of these cells. */
INLINE int max_gain_on(Word cells, const CellClasses *classes, int crowns)
{
    int most =
        max_int(gain_on(cells, classes->of, crowns), gain_on(cells, classes->of + 1, crowns));
    for (int i = 2; i < classes->count; i++)
        most = max_int(most, gain_on(cells, classes->of + i, crowns));
    return most;
}

/* The most that a domino of two terrains gains on some pairs: the gains of its squares add up. */
INLINE int max_gain_two_terrains(
    CellPairs pairs, const KdDomino *d, const CellClasses *first, const CellClasses *second)
{
    int most = 0;
    for (const CellClass *c = first->of; c < first->of + first->count; c++) {
        Word near = pair_partners(pairs, c->cells);
        int gain = class_gain(c, d->crowns[0]) + max_gain_on(near, second, d->crowns[1]);
        most = max_int(most, int_if(near != 0, gain));
    }
    return most;
}

/* What two squares of one terrain gain in two classes, where each joins territories of its own. */
COLD int gain_across_classes(
    const CellClass *a, const CellClass *b, int crowns, const TerrainTerritories *terrain,
    const PendingMerge *pending)
{
    uint32_t touched = a->touched | b->touched;
    int is_pending = (touched & PENDING) != 0;
    int squares = is_pending ? pending->squares : 0, known = is_pending ? pending->crowns : 0;
    uint32_t others = is_pending ? touched & ~(pending->touched | PENDING) : touched;
    return merge_territories(terrain, others, squares + 2, known + crowns).gain - squares * known;
}

/* The most that a domino of one terrain gains on some pairs: its squares join the same territories.
 */
INLINE int max_gain_one_terrain(
    CellPairs pairs, int crowns, const CellClasses *classes, const TerrainTerritories *terrain,
    const PendingMerge *pending)
{
    int most = 0;
    const CellClass *alone = classes->of, *end = classes->of + classes->count;
    for (const CellClass *a = alone; a < end; a++) {
        Word near = pair_partners(pairs, a->cells);
        int fits = (near & (a->cells | alone->cells)) != 0;
        most = max_int(most, int_if(fits, class_gain_of_two(a, crowns)));
        for (const CellClass *b = a + 1; a > alone && b < end; b++) {
            int gain = near & b->cells ? gain_across_classes(a, b, crowns, terrain, pending) : 0;
            most = max_int(most, gain);
        }
    }
    return most;
}

/* The most that a domino gains on some pairs, without bonuses. */
INLINE int max_gain(
    const KdDomino *d, const GainContext *context, CellPairs pairs, const CellClasses *first,
    const CellClasses *second)
{
    if (!d->is_one_terrain) return max_gain_two_terrains(pairs, d, first, second);
    const TerrainTerritories *terrain = context->index->terrains + d->terrain[0];
    const PendingMerge *pending = context->pending + (d->terrain[0] != context->first_terrain);
    return max_gain_one_terrain(pairs, d->crowns[0] + d->crowns[1], first, terrain, pending);
}

/* The gain of a domino in its best place, bonuses included; a domino without a place gains only the
   bonuses that the kingdom has already. */
INLINE int best_gain(const KdDomino *d, const GainContext *context, const KdRules *rules)
{
    const PlacementMask *mask = &context->mask;
    const CellClasses *first = context->classes[d->terrain[0]];
    const CellClasses *second = context->classes[d->terrain[1]];
    Word matches = first->matches | second->matches;
    CellPairs pairs = matching_pairs(mask->safe, matches);
    if (!has_pairs(pairs)) pairs = matching_pairs(pairs_within(mask->open), matches);
    if (!has_pairs(pairs)) return bonus_points(mask->box, mask->placed, rules);
    int harmony = rules->harmony && fills_box(mask->placed + 1) ? KD_HARMONY_POINTS : 0, best = 0;
    CellPairs centring = pairs_and(pairs, context->centring);
    for (int bonus = has_pairs(centring) ? KD_MIDDLE_KINGDOM_POINTS : 0;; bonus = 0) {
        int gain = max_gain(d, context, bonus ? centring : pairs, first, second);
        best = max_int(best, bonus + gain);
        if (!bonus) return best + harmony;
    }
}

#endif
