/* Features of a kingdom for the value network, and its predictions. */
#ifndef KD_FEATURES_H
#define KD_FEATURES_H
#include "value/network.h"
#include "value/territory_index.h"

/* The two most promising territories of a terrain, and the others together. */
typedef struct {
    Territory best, second;
    int other_squares, other_crowns;
} TerrainSummary;

/* Order territories by squares and crowns, which count even without the other, then by room. */
INLINE int territory_order(const Territory *t, Word open)
{
    int value = (2 * t->crowns + 1) * (t->squares + 1), room = count_cells(t->border & open);
    return t->squares ? (value * BITS + t->crowns) * BITS + room : 0;
}

INLINE TerrainSummary summarise_terrain(const TerrainTerritories *terrain, Word open)
{
    TerrainSummary s;
    int best = 0, second = 0;
    memset(&s, 0, sizeof s);
    for (int i = 0; i < terrain->count; i++) {
        Territory t = terrain->of[i], other = s.second;
        int order = territory_order(&t, open);
        if (order > best) s.second = s.best, second = best, s.best = t, best = order;
        else if (order > second) s.second = t, second = order;
        else other = t;
        s.other_squares += other.squares;
        s.other_crowns += other.crowns;
    }
    return s;
}

INLINE uint8_t clamp(int v) { return (uint8_t)(v < 0 ? 0 : v > UINT8_MAX ? UINT8_MAX : v); }

/* `matches`: open cells where a square of the terrain has a neighbour to match. */
INLINE void terrain_features(
    const TerrainSummary *s, int matches, Word open, int terrain_rate, int crown_rate, uint8_t *x)
{
    int room = count_cells(s->best.border & open), squares = s->best.squares;
    int crowns = s->best.crowns;
    x[0] = clamp(squares);
    x[1] = clamp(crowns);
    x[2] = clamp(squares * crowns);
    x[3] = clamp(room);
    x[4] = clamp(s->second.squares);
    x[5] = clamp(s->second.crowns);
    x[6] = clamp(s->second.squares * s->second.crowns);
    x[7] = clamp(count_cells(s->second.border & open));
    x[8] = clamp(s->other_squares);
    x[9] = clamp(s->other_crowns);
    x[10] = clamp(matches);
    x[11] = clamp(terrain_rate);
    x[12] = clamp(crown_rate);
    /* Products that a small network would be slow to learn. */
    x[13] = clamp((room < 4 ? room : 4) * crowns);
    x[14] = clamp(room ? crowns * terrain_rate / 2 : 0);
    x[15] = clamp(room ? squares * crown_rate / 2 : 0);
}

INLINE void kingdom_features(
    const Kingdom *k, Word open, int points, int matches, int remaining, const KdRules *rules,
    uint8_t *x)
{
    Box box = k->box;
    Word two, near = neighbours_and_two(open, &two);
    int half = GRID / 2, open_count = count_cells(open), holes = count_cells(open & ~near);
    int width = box_width(box), height = box_height(box);
    int is_within =
        box.left >= -half && box.right <= half && box.bottom >= -half && box.top <= half;
    int can_centre = rules->middle_kingdom && is_within;
    int discarded = GRID * GRID / 2 - k->placed - remaining;
    x[0] = clamp(remaining);
    x[1] = clamp(open_count);
    x[2] = clamp(holes);
    x[3] = clamp(count_cells(open & near & ~two)); /* dead ends */
    x[4] = clamp(width > height ? width : height);
    x[5] = clamp(width > height ? height : width);
    x[6] = (uint8_t)can_centre;
    x[7] = clamp(can_centre ? width + height : 0);
    x[8] = (uint8_t)(rules->harmony && discarded <= 0 && !holes);
    x[9] = clamp(discarded + 1);
    x[10] = clamp(count_cells(neighbours(CASTLE) & open));
    x[11] = clamp(matches);
    x[12] = clamp(points / 2);
    x[13] = remaining == 1;
    x[14] = remaining == 2;
    x[15] = clamp(open_count - 2 * remaining);
}

/* Extract the features of a kingdom; return the points of its territories. */
INLINE int extract_features(
    const Kingdom *k, const TerritoryIndex *index, const KdRemaining *remaining,
    const KdRules *rules, KdFeatures *features)
{
    Word open = open_cells(k);
    int all_matches = 0;
    for (int t = 0; t < KD_TERRAINS; t++) {
        TerrainSummary summary = summarise_terrain(index->terrains + t, open);
        int matches = count_cells(k->matches[t] & open);
        all_matches += matches;
        terrain_features(
            &summary, matches, open, remaining->terrain_rate[t], remaining->crown_rate[t],
            features->terrains[t]);
    }
    kingdom_features(
        k, open, index->points, all_matches, remaining->count, rules, features->kingdom);
    return index->points;
}

/* Predict the points of a kingdom at the end; there has to be something to come. */
MULTIVERSION VECTORIZED static float predict_points(
    const Kingdom *k, const TerritoryIndex *index, const KdRemaining *remaining,
    const KdRules *rules, const KdNetwork *network)
{
    KdFeatures features;
    int points = extract_features(k, index, remaining, rules, &features);
    return (float)points + evaluate_network(network, &features);
}

#endif
