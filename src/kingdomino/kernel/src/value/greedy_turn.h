/* A turn of greedy play: the domino to place, the dominoes to claim, and the placements in groups
   of equal gain. Only gains are compared: the points that a kingdom already has are the same for
   every choice. */
#ifndef KD_GREEDY_TURN_H
#define KD_GREEDY_TURN_H
#include "value/best_gain.h"

/* Placements that join the same territories, and so gain the same. */
typedef struct {
    PlacementSet left;           /* those that have not been evaluated */
    const CellClass *classes[2]; /* of its squares; with one terrain, the first is that of both */
    CellClass both;              /* the class of both, if it had to be made of two */
    int count, gain;
    int claim_bounds[KD_MAX_LINE]; /* upper bounds on each claim's gain afterwards, without bonuses
                                    */
    int bound; /* upper bound on the value of a placement together with its best claim */
} PlacementGroup;

#define MAX_GROUPS (8 * GRID * GRID + 1) /* every placement has a square next to the kingdom */

typedef struct {
    const KdRules *rules;
    GainContext now;
    const CellClasses *classes; /* of the kingdom as it is, by terrain */
    Word reachable;             /* upper bound on the cells that are open after the placement */
    const KdDomino *domino;     /* to be placed */
    uint8_t squares;            /* of each half; with one terrain, the first half is all of it */
    uint8_t crowns[2];
    uint8_t shared_halves;    /* halves whose terrain a claim has too, as bits */
    unsigned paired_terrains; /* terrains that a claim has on both squares, as bits */
    int harmony;              /* the bonus, if it can still be reached this turn */
    int claim_count, link_count, group_count;
    int highest_bound, left; /* highest bound of a group, and how many placements have it */
    const KdDomino *claims[KD_MAX_LINE];
    uint8_t slots[KD_MAX_LINE];                   /* of the claims on the line */
    int claim_gains[KD_MAX_LINE], max_claim_gain; /* in the kingdom as it is, safe or not */
    uint8_t links[2 * KD_MAX_LINE + 1]; /* squares of claims with a terrain of the domino: 2 * claim
                                           + square */
    PlacementGroup groups[MAX_GROUPS];
} GreedyTurn;

/* Begin a turn with the claims that are free, and a domino of some terrains to place. */
INLINE void begin_turn(
    GreedyTurn *turn, const Kingdom *k, TerritoryIndex *index, unsigned terrain_set,
    const uint8_t *line, unsigned free, const KdRules *rules)
{
    turn->rules = rules;
    turn->claim_count = 0;
    for (; free; free &= free - 1) {
        int slot = __builtin_ctz(free);
        const KdDomino *claim = KD_DOMINO + line[slot];
        turn->slots[turn->claim_count] = (uint8_t)slot;
        turn->claims[turn->claim_count++] = claim;
        terrain_set |= claim->terrain_set;
    }
    if (index->mask.occupied != k->occupied)
        index->mask = make_placement_mask(k->occupied, k->box, k->placed, rules);
    turn->now.mask = index->mask;
    turn->now.centring = centring_pairs(k->box, rules);
    turn->now.index = index;
    turn->now.first_terrain = 0;
    const CellClasses *c = turn->classes = index->classes;
    const CellClasses *all[KD_TERRAINS] = {c, c + 1, c + 2, c + 3, c + 4, c + 5};
    memcpy(turn->now.classes, all, sizeof all);
    ensure_classes(index, turn->now.mask.open, terrain_set);
}

/* Find what the claims gain in the kingdom as it is, and which of their squares have a terrain of
   the domino; a claim of one terrain is linked once, by its first square. */
INLINE void compare_claims(GreedyTurn *turn)
{
    const KdDomino *d = turn->domino;
    CellPairs open = pairs_within(turn->now.mask.open);
    unsigned all = 0, paired = 0;
    int links = 0, most = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        const KdDomino *c = turn->claims[i];
        const CellClasses *first = turn->classes + c->terrain[0];
        const CellClasses *second = turn->classes + c->terrain[1];
        CellPairs pairs = matching_pairs(open, first->matches | second->matches);
        int gain = max_gain(c, &turn->now, pairs, first, second);
        turn->claim_gains[i] = gain;
        most = max_int(most, gain);
        all |= c->terrain_set;
        paired |= c->terrain_set & -(unsigned)c->is_one_terrain;
        /* Branch-free: a link is always written and counted only if it holds. */
        turn->links[links] = (uint8_t)(2 * i);
        links += d->terrain_set >> c->terrain[0] & 1;
        turn->links[links] = (uint8_t)(2 * i + 1);
        links += d->terrain_set >> c->terrain[1] & !c->is_one_terrain;
    }
    turn->max_claim_gain = most;
    turn->link_count = links;
    turn->paired_terrains = paired;
    unsigned first = all >> d->terrain[0] & 1, second = all >> d->terrain[1] & !d->is_one_terrain;
    turn->shared_halves = (uint8_t)(first | second << 1);
}

/* What a half of the domino makes on some cells; with one terrain, what both make. */
INLINE PendingMerge
pending_merge(const GreedyTurn *turn, const PlacementGroup *group, int half, Word cells)
{
    const CellClass *c = group->classes[half];
    return (PendingMerge){
        neighbours(cells), c->touched, c->squares + turn->squares, c->crowns + turn->crowns[half]};
}

#endif
