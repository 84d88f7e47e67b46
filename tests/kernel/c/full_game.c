/* Play whole games through the public API, for every kind of rules: step by step, in batches, by
   policy and by search. Kingdoms are also built on a plain board, and scored there. */
#include <string.h>

#include "check.h"

enum { GAMES = 40, SIDE = KD_BOARD_SIDE, NO_TERRAIN = -1, CASTLE = -2 };

/* A small generator for the choices of these tests. */
static unsigned next_random(unsigned n)
{
    static uint64_t state = 1;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % n;
}

/* ---- A kingdom on a plain board ---- */

typedef struct {
    int terrain[SIDE][SIDE], crowns[SIDE][SIDE];
} PlainKingdom;

static void clear_plain(PlainKingdom *k)
{
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) k->terrain[y][x] = NO_TERRAIN, k->crowns[y][x] = 0;
    k->terrain[KD_BOARD_CENTRE][KD_BOARD_CENTRE] = CASTLE;
}

static void put_square(PlainKingdom *k, int x, int y, int terrain, int crowns)
{
    CHECK(k->terrain[y][x] == NO_TERRAIN);
    k->terrain[y][x] = terrain;
    k->crowns[y][x] = crowns;
}

static void put_domino(PlainKingdom *k, int grid, uint8_t domino, uint16_t action)
{
    int x, y, orientation;
    kd_read_place_action(grid, action, &x, &y, &orientation);
    CHECK(kd_place_action(grid, x, y, orientation) == action);
    int is_column = orientation == KD_COLUMN || orientation == KD_COLUMN_REVERSED;
    int is_reversed = orientation == KD_ROW_REVERSED || orientation == KD_COLUMN_REVERSED;
    x += KD_BOARD_CENTRE;
    y += KD_BOARD_CENTRE;
    const KdDomino *d = KD_DOMINO + domino;
    put_square(k, x, y, d->terrain[is_reversed], d->crowns[is_reversed]);
    put_square(k, x + !is_column, y + is_column, d->terrain[!is_reversed], d->crowns[!is_reversed]);
}

/* Count a territory and remove it. */
static void take_territory(PlainKingdom *k, int x, int y, int terrain, int *squares, int *crowns)
{
    if (x < 0 || y < 0 || x >= SIDE || y >= SIDE || k->terrain[y][x] != terrain) return;
    k->terrain[y][x] = NO_TERRAIN;
    ++*squares;
    *crowns += k->crowns[y][x];
    take_territory(k, x + 1, y, terrain, squares, crowns);
    take_territory(k, x - 1, y, terrain, squares, crowns);
    take_territory(k, x, y + 1, terrain, squares, crowns);
    take_territory(k, x, y - 1, terrain, squares, crowns);
}

/* Squares x crowns of every territory (R13). */
static int plain_points(PlainKingdom k)
{
    int points = 0;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            int squares = 0, crowns = 0, terrain = k.terrain[y][x];
            if (terrain >= 0) take_territory(&k, x, y, terrain, &squares, &crowns);
            points += squares * crowns;
        }
    return points;
}

static void check_box(const PlainKingdom *k, int grid)
{
    int left = SIDE, right = 0, bottom = SIDE, top = 0;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            if (k->terrain[y][x] != NO_TERRAIN) {
                left = x < left ? x : left;
                right = x > right ? x : right;
                bottom = y < bottom ? y : bottom;
                top = y > top ? y : top;
            }
    CHECK(right - left < grid && top - bottom < grid);
}

/* ---- Stepping ---- */

static int is_listed(const uint16_t *actions, int count, uint16_t action)
{
    for (int i = 0; i < count; i++)
        if (actions[i] == action) return 1;
    return 0;
}

/* Every action is legal exactly if it is listed, and an illegal one changes nothing. */
static void check_actions(
    const KdEngine *engine, const KdRules *rules, const KdState *state, const uint16_t *actions,
    int count, KdState *scratch)
{
    for (int action = 0; action < engine->action_count + 2; action++) {
        memcpy(scratch, state, engine->state_size);
        int is_legal = engine->apply(scratch, rules, (uint16_t)action);
        CHECK(is_legal == is_listed(actions, count, (uint16_t)action));
        CHECK((memcmp(scratch, state, engine->state_size) == 0) == !is_legal);
    }
}

static void check_end(
    const KdEngine *engine, const KdRules *rules, const KdState *state,
    const PlainKingdom *kingdoms)
{
    uint16_t points[KD_MAX_PLAYERS], actions[KD_MAX_ACTIONS];
    uint8_t ranks[KD_MAX_PLAYERS];
    int best = 0;
    engine->result(state, rules, points, ranks);
    for (int seat = 0; seat < rules->players; seat++) {
        CHECK(engine->territory_points(state, seat) == plain_points(kingdoms[seat]));
        int bonus = points[seat] - plain_points(kingdoms[seat]);
        CHECK(bonus >= 0 && bonus <= KD_MIDDLE_KINGDOM_POINTS + KD_HARMONY_POINTS);
        CHECK(bonus % KD_HARMONY_POINTS == 0);
        check_box(kingdoms + seat, rules->grid);
        best = points[seat] > best ? points[seat] : best;
    }
    for (int seat = 0; seat < rules->players; seat++)
        CHECK(ranks[seat] > 1 || points[seat] == best);
    CHECK(engine->legal_actions(state, rules, actions) == 0);
}

/* Play a game of random actions. */
static void play_steps(const KdEngine *engine, const KdRules *rules, uint64_t seed)
{
    KdState *state = allocate_states(engine, 1), *scratch = allocate_states(engine, 1);
    PlainKingdom kingdoms[KD_MAX_PLAYERS];
    for (int seat = 0; seat < KD_MAX_PLAYERS; seat++) clear_plain(kingdoms + seat);
    engine->clear(state);
    kd_set_up(engine->draft(state), rules);
    kd_deal(engine->draft(state), rules, seed, 0);
    int plies = 0;
    for (; !kd_is_over(engine->draft(state), rules); plies++) {
        uint16_t actions[KD_MAX_ACTIONS];
        const KdDraft *draft = engine->draft(state);
        int count = engine->legal_actions(state, rules, actions);
        CHECK(count > 0);
        CHECK(kd_actor(draft, rules) < rules->players);
        if (plies % 16 == 0) check_actions(engine, rules, state, actions, count, scratch);
        uint16_t action = actions[next_random((unsigned)count)];
        if (action >= KD_FIRST_PLACE)
            put_domino(
                kingdoms + kd_king(draft), engine->grid, draft->current[draft->turn], action);
        CHECK(engine->apply(state, rules, action));
    }
    CHECK(plies == 2 * rules->kings * rules->rounds);
    check_end(engine, rules, state, kingdoms);
    free(state);
    free(scratch);
}

/* Step games in a batch, and the same games one by one. */
static void play_batch(const KdEngine *engine, const KdRules *rules)
{
    KdState *batch = allocate_states(engine, GAMES), *single = allocate_states(engine, GAMES);
    uint8_t *masks = malloc((size_t)GAMES * (size_t)engine->action_count), seats[GAMES];
    engine->new_games(batch, GAMES, rules, UINT64_MAX - 1); /* the sum of seed and game overflows */
    memcpy(single, batch, engine->state_size * GAMES);
    for (int ply = 0; ply < 2 * rules->kings * rules->rounds; ply++) {
        uint16_t actions[GAMES], listed[KD_MAX_ACTIONS];
        engine->actors(batch, GAMES, rules, seats);
        engine->legal_masks(batch, GAMES, rules, masks);
        for (size_t i = 0; i < GAMES; i++) {
            KdState *state = (KdState *)((char *)single + i * engine->state_size);
            int count = engine->legal_actions(state, rules, listed), marked = 0;
            for (int a = 0; a < engine->action_count; a++)
                marked += masks[i * (size_t)engine->action_count + (size_t)a];
            CHECK(marked == count && seats[i] == kd_actor(engine->draft(state), rules));
            actions[i] = listed[next_random((unsigned)count)];
            CHECK(masks[i * (size_t)engine->action_count + actions[i]]);
            CHECK(engine->apply(state, rules, actions[i]));
        }
        CHECK(engine->apply_all(batch, GAMES, rules, actions) == GAMES);
    }
    CHECK(memcmp(batch, single, engine->state_size * GAMES) == 0);
    engine->actors(batch, GAMES, rules, seats);
    for (int i = 0; i < GAMES; i++) CHECK(seats[i] == KD_NO_SEAT);
    free(batch);
    free(single);
    free(masks);
}

/* ---- Policies and search ---- */

static void play_policies(const KdEngine *engine, const KdRules *rules, int deals)
{
    uint16_t points[GAMES * KD_MAX_PLAYERS];
    uint8_t ranks[GAMES * KD_MAX_PLAYERS];
    KdPolicy policies[KD_MAX_PLAYERS] = {
        {.greedy_share = KD_ALWAYS, .looks_ahead = 1},
        {.greedy_share = KD_ALWAYS},
        {.greedy_share = KD_ALWAYS / 2, .looks_ahead = 1},
        {.greedy_share = 0},
    };
    KdState *start = allocate_states(engine, 1);
    engine->clear(start);
    kd_set_up(engine->draft(start), rules);
    KdPlayouts playouts = {
        .rules = rules,
        .policies = policies,
        .seed = 5,
        .deals = deals,
        .points = points,
        .ranks = ranks};
    engine->play(start, &playouts, 0, GAMES);
    int wins[KD_MAX_PLAYERS] = {0};
    for (int i = 0; i < GAMES; i++)
        for (int seat = 0; seat < rules->players; seat++)
            wins[seat] += ranks[i * rules->players + seat] == 1;
    for (int seat = 1; seat < rules->players; seat++) CHECK(wins[0] > wins[seat]);
    free(start);
}

/* Each rollout has one victory, which the seats share, and nobody leads by more than all points. */
static void check_sums(const double *sums, int rollouts, const KdRules *rules)
{
    double wins = 0;
    for (int seat = 0; seat < rules->players; seat++, sums += KD_SUMS) {
        wins += sums[KD_SUM_WINS];
        CHECK(sums[KD_SUM_POINTS] > 0 && sums[KD_SUM_LEAD] <= sums[KD_SUM_POINTS]);
    }
    CHECK(wins > rollouts - 1e-6 && wins < rollouts + 1e-6);
}

static void search_turn(const KdEngine *engine, const KdRules *rules)
{
    KdState *state = allocate_states(engine, 1);
    KdTurn turns[KD_MAX_TURNS];
    int32_t active[KD_MAX_TURNS];
    int64_t visits[KD_MAX_TURNS] = {0};
    double values[KD_MAX_TURNS] = {0};
    double *sums = calloc((size_t)KD_MAX_TURNS * rules->players * KD_SUMS, sizeof *sums);
    KdClaimTree *tree = calloc(1, sizeof *tree);
    KdSearchConfig config = {.use_claim_tree = 1, .goal = KD_GOAL_RATIO, .exploration = 0.3};
    for (int seat = 0; seat < KD_MAX_PLAYERS; seat++)
        config.policies[seat] = (KdPolicy){.greedy_share = KD_ALWAYS, .looks_ahead = 1};
    engine->new_games(state, 1, rules, 3);
    for (int i = 0; i < 3 * rules->kings; i++) {
        uint16_t actions[KD_MAX_ACTIONS];
        int count = engine->legal_actions(state, rules, actions);
        CHECK(engine->apply(state, rules, actions[next_random((unsigned)count)]));
    }
    int count = engine->list_turns(state, rules, NULL, turns);
    CHECK(count > 0 && count <= KD_MAX_TURNS);
    for (int i = 0; i < count; i++) active[i] = i;
    KdRollouts rollouts = {
        .turns = turns,
        .active = active,
        .active_count = count,
        .last = 4,
        .step = 1,
        .visits = visits,
        .values = values,
        .sums = sums,
        .tree = tree};
    CHECK(engine->roll_out(state, rules, &config, &rollouts) == 4 * count);
    for (int i = 0; i < count; i++) CHECK(visits[i] == 4 && values[i] > 0 && values[i] < 4);
    for (int i = 0; i < count; i++) check_sums(sums + i * rules->players * KD_SUMS, 4, rules);
    /* The turn itself left open. */
    *visits = 0;
    memset(sums, 0, (size_t)rules->players * KD_SUMS * sizeof *sums);
    memset(tree, 0, sizeof *tree);
    rollouts.turns = NULL;
    rollouts.active_count = 1;
    CHECK(engine->roll_out(state, rules, &config, &rollouts) == 4 && *visits == 4);
    check_sums(sums, 4, rules);
    free(sums);
    free(state);
    free(tree);
}

/* ---- Deals ---- */

/* Test vectors of docs/explanation/shuffle.md; the second skips a word of the stream. */
static void check_deals(void)
{
    static const struct {
        uint32_t seed;
        uint8_t pile[12];
    } VECTORS[] = {
        {0, {33, 15, 1, 16, 32, 43, 25, 36, 21, 20, 7, 41}},
        {877454, {6, 42, 14, 21, 8, 26, 17, 46, 16, 40, 7, 4}},
    };
    KdRules rules = {.grid = 5, .players = 2, .kings = 4, .line = 4, .rounds = 6};
    for (size_t i = 0; i < sizeof VECTORS / sizeof *VECTORS; i++) {
        uint8_t seed[KD_SEED_BYTES] = {0};
        KdDraft draft;
        for (int b = 0; b < 4; b++)
            seed[KD_SEED_BYTES - 1 - b] = (uint8_t)(VECTORS[i].seed >> 8 * b);
        kd_set_up(&draft, &rules);
        kd_deal_from_seed(&draft, &rules, seed);
        CHECK(memcmp(draft.pile, VECTORS[i].pile, sizeof VECTORS[i].pile) == 0);
    }
}

static void check_rules(const KdRules *rules)
{
    const KdEngine *engine = kd_engine(rules->grid);
    CHECK(engine != NULL && engine->grid == rules->grid);
    for (uint64_t seed = 0; seed < GAMES; seed++) play_steps(engine, rules, seed);
    play_batch(engine, rules);
    play_policies(engine, rules, KD_FAST_DEALS);
    play_policies(engine, rules, KD_SEEDED_DEALS);
    search_turn(engine, rules);
}

int main(void)
{
    static const KdRules RULES[] = {
        {.grid = 5, .players = 2, .kings = 4, .line = 4, .rounds = 6, .opening = KD_ABBA},
        {.grid = 5, .players = 3, .kings = 3, .line = 3, .rounds = 12, .opening = KD_DRAWER},
        {.grid = 5, .players = 3, .kings = 3, .line = 4, .rounds = 12, .harmony = 1},
        {.grid = 5,
         .players = 4,
         .kings = 4,
         .line = 4,
         .rounds = 12,
         .harmony = 1,
         .middle_kingdom = KD_FULL_BOX,
         .tie_breaks = {KD_TERRITORY, KD_CROWNS},
         .tie_break_count = 2},
        {.grid = 7,
         .players = 2,
         .kings = 4,
         .line = 4,
         .rounds = 12,
         .harmony = 1,
         .middle_kingdom = KD_SYMMETRIC},
    };
    CHECK(kd_engine(6) == NULL);
    check_deals();
    for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) check_rules(RULES + i);
    return 0;
}
