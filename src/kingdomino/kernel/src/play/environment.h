/* Environments: games with their observations, stepped together. A kingdom's planes are updated by
   the domino that was placed, so that observing a game is copying them. */
#ifndef KD_ENVIRONMENT_H
#define KD_ENVIRONMENT_H
#include "play/stepping.h"

#define BOARD_SIDE (2 * GRID - 1)
#define PLANE_CELLS (BOARD_SIDE * BOARD_SIDE)
#define PLANES_SIZE (KD_KINGDOM_PLANES * PLANE_CELLS)

struct KdEnv {
    KdState state;
    Rng rng; /* of the policies */
    int16_t points[KD_MAX_PLAYERS];
    uint8_t planes[KD_MAX_PLAYERS][KD_KINGDOM_PLANES][PLANE_CELLS];
};

INLINE int plane_cell(int x, int y) { return (y + GRID - 1) * BOARD_SIDE + x + GRID - 1; }

INLINE void draw_open_cells(KdEnv *env, int seat)
{
    const Kingdom *k = env->state.kingdoms + seat;
    uint8_t *plane = env->planes[seat][KD_PLANE_OPEN];
    memset(plane, 0, PLANE_CELLS);
    for (Word left = open_cells(k); left; left &= left - 1) {
        int x, y;
        locate(k->box, (unsigned)lowest_cell(left), &x, &y);
        plane[plane_cell(x, y)] = 1;
    }
}

INLINE void draw_square(KdEnv *env, int seat, uint8_t domino, int half, int cell)
{
    uint8_t (*planes)[PLANE_CELLS] = env->planes[seat];
    planes[KD_DOMINO[domino].terrain[half]][cell] = 1;
    planes[KD_PLANE_CROWNS][cell] = KD_DOMINO[domino].crowns[half];
    planes[KD_PLANE_DOMINO][cell] = domino;
}

/* Draw a domino that a kingdom has got, by the cells of its squares. */
INLINE void draw_domino(KdEnv *env, int seat, uint8_t domino, int first, int second)
{
    draw_square(env, seat, domino, 0, first);
    draw_square(env, seat, domino, 1, second);
    draw_open_cells(env, seat);
    env->points[seat] = (int16_t)territory_points(env->state.kingdoms + seat);
}

static void begin_env(KdEnv *env, const KdRules *rules, uint64_t seed)
{
    memset(env, 0, sizeof *env);
    new_games(&env->state, 1, rules, seed);
    env->rng = rng_seed(seed, 0);
    for (int seat = 0; seat < rules->players; seat++) draw_open_cells(env, seat);
}

/* A seat as another one counts it. */
INLINE int16_t seat_from(int seat, int observer, const KdRules *rules)
{
    int distance = seat - observer;
    return (int16_t)(distance < 0 ? distance + rules->players : distance);
}

INLINE void write_line(
    const uint8_t *dominoes, const uint8_t *kings, int length, int observer, const KdRules *rules,
    int16_t *out)
{
    for (int i = 0; i < KD_MAX_LINE; i++) {
        int has_king = i < length && kings[i] != KD_UNCLAIMED;
        out[i] = i < length ? dominoes[i] : 0;
        out[KD_MAX_LINE + i] = has_king ? seat_from(kings[i], observer, rules) : -1;
    }
}

INLINE void write_actor(const KdDraft *draft, const KdRules *rules, int observer, int16_t *out)
{
    int has_ended = is_over(draft, rules), is_placing = !has_ended && must_place(draft);
    out[KD_SCALAR_DOMINO] = is_placing ? draft->current[draft->turn] : 0;
    out[KD_SCALAR_ACTOR] = has_ended ? -1 : seat_from(acting_seat(draft, rules), observer, rules);
    out[KD_SCALAR_KING] = has_ended ? -1 : seat_from(acting_king(draft), observer, rules);
}

INLINE void write_scalars(const KdEnv *env, const KdRules *rules, int observer, int16_t *out)
{
    const KdDraft *draft = &env->state.draft;
    int current = draft->round ? rules->kings : 0;
    int next = is_last_round(draft, rules) ? 0 : rules->line;
    out[KD_SCALAR_ROUND] = draft->round;
    out[KD_SCALAR_TURN] = draft->turn;
    write_actor(draft, rules, observer, out);
    write_line(
        draft->current, draft->current_kings, current, observer, rules, out + KD_SCALAR_CURRENT);
    write_line(draft->next, draft->next_kings, next, observer, rules, out + KD_SCALAR_NEXT);
    memset(out + KD_SCALAR_UNSEEN, 0, KD_DOMINOES * sizeof *out);
    for (int i = draft->pile_start; i < draft->pile_end; i++)
        out[KD_SCALAR_UNSEEN + draft->pile[i] - 1] = 1;
    for (int i = 0, seat = observer; i < rules->players; i++, seat++) {
        seat = seat == rules->players ? 0 : seat;
        out[KD_SCALAR_POINTS + i] = env->points[seat];
        out[KD_SCALAR_POINTS + rules->players + i] = env->state.kingdoms[seat].placed;
    }
}

INLINE void
observe(const KdEnv *env, const KdRules *rules, int observer, uint8_t *planes, int16_t *scalars)
{
    size_t before = (size_t)observer * PLANES_SIZE;
    size_t all = (size_t)rules->players * PLANES_SIZE;
    memcpy(planes, env->planes[observer], all - before);
    memcpy(planes + all - before, env->planes[0], before);
    write_scalars(env, rules, observer, scalars);
}

static void
env_observe(const KdEnv *env, const KdRules *rules, int seat, uint8_t *planes, int16_t *scalars)
{
    observe(env, rules, seat, planes, scalars);
}

/* The reward of a seat that has finished its game. */
INLINE float
final_reward(int seat, const KdRules *rules, int kind, const uint16_t *points, const uint8_t *ranks)
{
    int best_other = 0, winners = 0, players = rules->players;
    for (int other = 0; other < players; other++) {
        winners += ranks[other] == 1;
        if (other != seat) best_other = max_int(best_other, points[other]);
    }
    if (kind == KD_REWARD_POINTS) return points[seat];
    if (kind == KD_REWARD_MARGIN) return (float)(points[seat] - best_other);
    float share = ranks[seat] == 1 ? 1.0f / (float)winners : 0.0f;
    return ((float)players * share - 1.0f) / (float)(players - 1);
}

INLINE void write_result(const KdEnvBatch *b, int64_t i)
{
    const KdRules *rules = b->rules;
    int64_t row = i * rules->players;
    uint16_t *points = b->points + row;
    uint8_t *ranks = b->ranks + row;
    state_result(&b->states[i].state, rules, points, ranks);
    for (int seat = 0; seat < rules->players; seat++)
        b->rewards[row + seat] = final_reward(seat, rules, b->reward, points, ranks);
}

/* Apply an action and draw what it places. An illegal one changes nothing. */
INLINE void apply_to_env(KdEnv *env, const KdRules *rules, uint16_t action)
{
    const KdDraft *draft = &env->state.draft;
    int seat = acting_king(draft);
    uint8_t domino = must_place(draft) ? draft->current[draft->turn] : 0;
    if (!apply_action(&env->state, rules, action) || action < KD_FIRST_PLACE) return;
    int x, y, orientation;
    kd_read_place_action(GRID, action, &x, &y, &orientation);
    int low = plane_cell(x, y), high = low + (is_column(orientation) ? BOARD_SIDE : 1);
    if (is_reversed(orientation)) draw_domino(env, seat, domino, high, low);
    else draw_domino(env, seat, domino, low, high);
}

INLINE int board_to_plane_cell(int cell)
{
    int x = cell % KD_BOARD_SIDE - KD_BOARD_CENTRE, y = cell / KD_BOARD_SIDE - KD_BOARD_CENTRE;
    return plane_cell(x, y);
}

/* Play the turn of a seat that the caller does not play. */
static void play_other_turn(KdEnv *env, const KdRules *rules, const KdPolicy *policies)
{
    TerritoryIndex indexes[KD_MAX_PLAYERS];
    KdLogEntry entries[2];
    Log log = {entries};
    Game game = {env->state, indexes};
    KdDraft *draft = &game.state.draft;
    build_indexes(&game.state, rules, indexes);
    if (draft->round == 0) play_opening_king(&game, rules, policies, 0, &log, &env->rng);
    else play_king(&game, rules, policies + acting_king(draft), &log, &env->rng);
    end_turn(draft, rules);
    env->state = game.state;
    for (KdLogEntry *entry = entries; entry < log.next; entry++)
        if (entry->first < KD_LOG_DISCARD)
            draw_domino(
                env, entry->king, entry->domino, board_to_plane_cell(entry->first),
                board_to_plane_cell(entry->second));
}

/* Play until a seat of the caller acts or the game is over. */
INLINE void play_other_seats(const KdEnvBatch *b, KdEnv *env)
{
    const KdDraft *draft = &env->state.draft;
    while (!is_over(draft, b->rules) && !(b->played_seats >> acting_seat(draft, b->rules) & 1))
        play_other_turn(env, b->rules, b->policies);
}

/* Write the observation of the acting seat; of seat 0 if the game is over. */
INLINE void write_observation(const KdEnvBatch *b, int64_t i)
{
    const KdEnv *env = b->states + i;
    const KdRules *rules = b->rules;
    int has_ended = is_over(&env->state.draft, rules);
    int actor = has_ended ? KD_NO_SEAT : acting_seat(&env->state.draft, rules);
    b->actors[i] = (uint8_t)actor;
    observe(
        env, rules, has_ended ? 0 : actor, b->planes + i * rules->players * PLANES_SIZE,
        b->scalars + i * KD_SCALARS(rules->players));
    legal_masks(&env->state, 1, rules, b->masks + i * ACTION_COUNT);
}

static void begin_game(const KdEnvBatch *b, int64_t i)
{
    begin_env(b->states + i, b->rules, b->seeds[i]);
    play_other_seats(b, b->states + i);
}

static void env_reset(const KdEnvBatch *b, int64_t first, int64_t count)
{
    for (int64_t i = first; i < first + count; i++) {
        begin_game(b, i);
        write_observation(b, i);
    }
}

MULTIVERSION static void env_step(const KdEnvBatch *b, int64_t first, int64_t count)
{
    const KdRules *rules = b->rules;
    for (int64_t i = first; i < first + count; i++) {
        KdEnv *env = b->states + i;
        memset(b->rewards + i * rules->players, 0, rules->players * sizeof *b->rewards);
        b->dones[i] = 0;
        if (is_over(&env->state.draft, rules)) continue;
        apply_to_env(env, rules, b->actions[i]);
        play_other_seats(b, env);
        if (is_over(&env->state.draft, rules)) {
            b->dones[i] = 1;
            write_result(b, i);
            if (b->auto_reset) {
                b->seeds[i] += b->seed_step;
                begin_game(b, i);
            }
        }
        write_observation(b, i);
    }
}

/* The legal actions of a mask, whose bytes are 0 or 1. */
INLINE int count_legal(const uint8_t *mask)
{
    int count = 0, action = 0;
    for (; action + 8 <= ACTION_COUNT; action += 8) {
        uint64_t bytes;
        memcpy(&bytes, mask + action, sizeof bytes);
        count += __builtin_popcountll(bytes);
    }
    for (; action < ACTION_COUNT; action++) count += mask[action];
    return count;
}

/* The n-th legal action of a mask, from 0. Eight are skipped at a time. */
INLINE int nth_legal(const uint8_t *mask, int n)
{
    int action = 0;
    for (; action + 8 <= ACTION_COUNT; action += 8) {
        uint64_t bytes;
        memcpy(&bytes, mask + action, sizeof bytes);
        int here = __builtin_popcountll(bytes);
        if (n < here) break;
        n -= here;
    }
    while (!mask[action] || n--) action++;
    return action;
}

MULTIVERSION static void sample_actions(
    const uint8_t *masks, int64_t count, uint64_t seed, uint64_t stream, uint16_t *actions)
{
    for (int64_t i = 0; i < count; i++, masks += ACTION_COUNT) {
        Rng rng = rng_seed(seed, stream + (uint64_t)i);
        int legal = count_legal(masks);
        int chosen = (int)rng_below(&rng, (uint32_t)legal);
        actions[i] = legal ? (uint16_t)nth_legal(masks, chosen) : 0;
    }
}

#endif
