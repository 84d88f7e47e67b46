/* Upper bounds on what claims gain after a placement. A claim's places are no better after a
   placement than before, unless a square of it joins what the placement has joined. */
#ifndef KD_UPPER_BOUND_H
#define KD_UPPER_BOUND_H
#include "value/greedy_turn.h"

/* An upper bound on what a claim's square joins, if it joins what a half of the domino has joined.
 */
typedef struct {
    Word partners;       /* where the claim's other square can be then */
    int squares, crowns; /* as those of a class */
    int merge_gain;      /* points gained by the territories becoming one */
} MergeBound;

/* There is one for each half of the domino, and one for squares with the terrain of neither. */
enum { NEITHER_HALF = 2, MERGE_BOUNDS };
#define NO_MERGE ((MergeBound){.merge_gain = -(1 << 20)})

INLINE void raise_merge_bound(
    MergeBound *bound, const PendingMerge *pending, const TerrainTerritories *terrain,
    uint32_t others)
{
    MergeResult merged = merge_territories(terrain, others, pending->squares, pending->crowns);
    int gain = merged.gain - pending->squares * pending->crowns;
    bound->squares = max_int(bound->squares, merged.squares);
    bound->crowns = max_int(bound->crowns, merged.crowns);
    bound->merge_gain = max_int(bound->merge_gain, gain);
}

INLINE MergeBound find_merge_bound(const GreedyTurn *turn, const PlacementGroup *group, int half)
{
    int terrain = turn->domino->terrain[half];
    const TerrainTerritories *territories = turn->now.index->terrains + terrain;
    const CellClasses *classes = turn->classes + terrain;
    const CellClass *own = group->classes[half];
    Word cells = half_cells(&group->left, half);
    if (turn->domino->is_one_terrain) cells |= half_cells(&group->left, 1);
    PendingMerge pending = pending_merge(turn, group, half, cells);
    MergeBound bound = {NO_CELLS, pending.squares, pending.crowns, 0};
    Word border = pending.border | (own->touched ? own->cells : NO_CELLS);
    Word several = pending.border & territories->one_border & ~own->cells;
    Word meeting = (territories->two_borders | several) & turn->reachable;
    for (int i = 0; meeting && i < classes->count; i++) {
        const CellClass *other = classes->of + i;
        uint32_t others = other->touched & ~own->touched;
        Word shared = other->touched & own->touched ? ALL_CELLS : pending.border;
        Word where = other->cells & shared & turn->reachable;
        border |= where;
        if (where && others) raise_merge_bound(&bound, &pending, territories, others);
    }
    /* One square joins what meets on its cell; two may join everything. */
    if (turn->paired_terrains >> terrain & 1) {
        uint32_t all = touched_territories(territories, turn->now.mask.open);
        raise_merge_bound(&bound, &pending, territories, all & ~own->touched);
    }
    bound.partners = neighbours(border & turn->reachable) & turn->reachable;
    return bound;
}

/* The most that one or two squares with some crowns gain by joining. */
INLINE int merge_bound_gain(const MergeBound *bound, int squares, int crowns)
{
    return bound->merge_gain + squares * bound->crowns + crowns * (bound->squares + squares);
}

/* An upper bound on a claim's gain if the linked square joins what the domino has joined. */
INLINE int linked_gain_bound(const GreedyTurn *turn, int link, const MergeBound *bounds)
{
    const KdDomino *c = turn->claims[link >> 1];
    int square = link & 1, other = c->terrain[!square], first = turn->domino->terrain[0];
    const MergeBound *bound = bounds + (c->terrain[square] != first);
    if (c->is_one_terrain) return merge_bound_gain(bound, 2, c->crowns[0] + c->crowns[1]);
    int apart = max_gain_on(bound->partners, turn->classes + other, c->crowns[!square]);
    int half = turn->domino->terrain_set >> other & 1 ? other != first : NEITHER_HALF;
    int joined = merge_bound_gain(bounds + half, 1, c->crowns[!square]);
    return merge_bound_gain(bound, 1, c->crowns[square]) + max_int(joined, apart);
}

/* Set the bounds of a group. */
INLINE void set_bounds(GreedyTurn *turn, PlacementGroup *group)
{
    MergeBound bounds[MERGE_BOUNDS];
    int best = turn->max_claim_gain;
    memcpy(group->claim_bounds, turn->claim_gains, sizeof group->claim_bounds);
    if (turn->shared_halves & 1) bounds[0] = find_merge_bound(turn, group, 0);
    if (turn->shared_halves & 2) bounds[1] = find_merge_bound(turn, group, 1);
    bounds[NEITHER_HALF] = NO_MERGE;
    for (int i = 0; i < turn->link_count; i++) {
        int gain = linked_gain_bound(turn, turn->links[i], bounds);
        int *claim_bound = group->claim_bounds + (turn->links[i] >> 1);
        *claim_bound = max_int(*claim_bound, gain);
        best = max_int(best, gain);
    }
    group->bound = group->gain + best + turn->harmony;
}

#endif
