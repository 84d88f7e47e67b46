/* Sort the placements of a domino into groups of equal gain. */
#ifndef KD_PLACEMENT_GROUPS_H
#define KD_PLACEMENT_GROUPS_H
#include "value/upper_bound.h"

/* Add a group, unless it has no placements. */
INLINE void add_group(
    GreedyTurn *turn, PlacementSet placements, const CellClass *first, const CellClass *second,
    int gain)
{
    PlacementGroup *group = turn->groups + turn->group_count;
    group->left = placements;
    group->classes[0] = first;
    group->classes[1] = second;
    group->count = count_placements(&placements);
    group->gain = gain;
    turn->group_count += group->count > 0;
}

/* A domino of two terrains: by the classes of its squares. */
INLINE void group_two_terrains(GreedyTurn *turn, const PlacementSet *placements)
{
    const KdDomino *d = turn->domino;
    const CellClasses *first = turn->classes + d->terrain[0];
    const CellClasses *second = turn->classes + d->terrain[1];
    for (const CellClass *a = first->of; a < first->of + first->count; a++) {
        int gain = class_gain(a, d->crowns[0]);
        for (const CellClass *b = second->of; b < second->of + second->count; b++)
            add_group(
                turn, placements_between(placements, a->cells, b->cells), a, b,
                gain + class_gain(b, d->crowns[1]));
    }
}

/* Placements of a domino of one terrain that have a square in each of two classes. */
COLD void group_across_classes(
    GreedyTurn *turn, const PlacementSet *placements, const CellClass *a, const CellClass *b)
{
    const TerrainTerritories *terrain = turn->now.index->terrains + turn->domino->terrain[0];
    CellClass *both = &turn->groups[turn->group_count].both;
    PlacementSet set = placements_between(placements, a->cells, b->cells);
    PlacementSet reversed = placements_between(placements, b->cells, a->cells);
    for (int i = 0; i < KD_ORIENTATIONS; i++) set.low[i] |= reversed.low[i];
    *both = make_merging_class(terrain, a->cells | b->cells, a->touched | b->touched);
    add_group(turn, set, both, both, class_gain_of_two(both, turn->crowns[0]));
}

/* A domino of one terrain: a square that touches nothing joins what the other one does. */
INLINE void group_one_terrain(GreedyTurn *turn, const PlacementSet *placements)
{
    int crowns = turn->crowns[0];
    const CellClasses *classes = turn->classes + turn->domino->terrain[0];
    const CellClass *alone = classes->of, *end = classes->of + classes->count;
    CellPairs apart = pairs_within(alone->cells);
    PlacementSet set = placements_among(placements, apart);
    add_group(turn, set, alone, alone, class_gain_of_two(alone, crowns));
    for (const CellClass *a = alone + 1; a < end; a++) {
        CellPairs pairs = pairs_without(pairs_within(a->cells | alone->cells), apart);
        set = placements_among(placements, pairs);
        add_group(turn, set, a, a, class_gain_of_two(a, crowns));
        for (const CellClass *b = a + 1; b < end; b++) group_across_classes(turn, placements, a, b);
    }
}

/* Find the highest bound of a group with placements left, and how many placements have it. */
INLINE void find_highest_bound(GreedyTurn *turn)
{
    turn->highest_bound = -1;
    turn->left = 0;
    for (int i = 0; i < turn->group_count; i++) {
        int bound = turn->groups[i].bound | -(turn->groups[i].count == 0);
        turn->highest_bound = max_int(turn->highest_bound, bound);
    }
    for (int i = 0; i < turn->group_count; i++)
        turn->left += int_if(turn->groups[i].bound == turn->highest_bound, turn->groups[i].count);
}

/* Placements that may win the Middle Kingdom have a higher bound: make groups of them. */
INLINE void split_centring_groups(GreedyTurn *turn)
{
    CellPairs pairs = turn->claim_count
                          ? centring_pairs_upper_bound(turn->now.mask.box, turn->rules)
                          : turn->now.centring;
    if (!has_pairs(pairs)) return;
    for (int i = turn->group_count; i--;) {
        PlacementGroup *group = turn->groups + i;
        PlacementSet centring = placements_among(&group->left, pairs);
        if (!has_placements(&centring)) continue;
        for (int o = 0; o < KD_ORIENTATIONS; o++) group->left.low[o] ^= centring.low[o];
        if (has_placements(&group->left)) {
            PlacementGroup *split = turn->groups + turn->group_count++;
            *split = *group;
            if (group->classes[0] == &group->both) split->classes[0] = &split->both;
            group->count -= count_placements(&centring);
            group = split;
        }
        group->left = centring;
        group->count = count_placements(&centring);
        group->bound += KD_MIDDLE_KINGDOM_POINTS;
    }
}

/* The safe placements if the box is taken as fixed, with the castle at its centre; all placements,
   if none is safe. */
COLD PlacementSet placements_in_centred_box(const GreedyTurn *turn, Word first, Word second)
{
    const PlacementMask *now = &turn->now.mask;
    PlacementMask centred =
        make_placement_mask(now->occupied, CENTRED_BOX, now->placed, turn->rules);
    PlacementSet all = placements_on(pairs_within(now->open), turn->domino, first, second);
    PlacementSet safe = placements_among(&all, centred.safe);
    return has_placements(&safe) ? safe : all;
}

/* The placements to choose from. A policy that does not look ahead takes the box as fixed where the
   Middle Kingdom is in force, as the authors of greedy placement do. */
INLINE PlacementSet
candidate_placements(const GreedyTurn *turn, Word first, Word second, int looks_ahead)
{
    if (!looks_ahead && turn->rules->middle_kingdom)
        return placements_in_centred_box(turn, first, second);
    return preferred_placements(&turn->now.mask, turn->domino, first, second);
}

/* Those of the considered placements to choose from: the safe ones, or all, if none is safe. */
INLINE PlacementSet considered_placements(const GreedyTurn *turn, const PlacementSet *considered)
{
    PlacementSet safe = placements_among(considered, turn->now.mask.safe);
    return has_placements(&safe) ? safe : *considered;
}

/* Sort the placements of the domino into groups, with their bounds: all, or, if that is not NULL,
   those that are considered. */
INLINE void group_placements(
    GreedyTurn *turn, const KdDomino *d, int looks_ahead, const PlacementSet *considered)
{
    const PlacementMask *mask = &turn->now.mask;
    int placed = mask->placed + 1 + (turn->claim_count > 0);
    int can_fill = turn->rules->harmony && 2 * placed + 1 >= GRID * GRID;
    turn->domino = d;
    turn->squares = (uint8_t)(1 + d->is_one_terrain);
    turn->crowns[0] = (uint8_t)(d->crowns[0] + int_if(d->is_one_terrain, d->crowns[1]));
    turn->crowns[1] = d->crowns[1];
    turn->reachable = reachable_upper_bound(mask);
    turn->harmony = can_fill ? KD_HARMONY_POINTS : 0;
    compare_claims(turn);
    Word first = turn->classes[d->terrain[0]].matches,
         second = turn->classes[d->terrain[1]].matches;
    PlacementSet placements = considered ? considered_placements(turn, considered)
                                         : candidate_placements(turn, first, second, looks_ahead);
    turn->group_count = 0;
    if (d->is_one_terrain) group_one_terrain(turn, &placements);
    else group_two_terrains(turn, &placements);
    for (int i = 0; i < turn->group_count; i++) set_bounds(turn, turn->groups + i);
    split_centring_groups(turn);
    find_highest_bound(turn);
}

#endif
