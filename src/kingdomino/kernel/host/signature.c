/* What the kernel computes, in one number: the same in every build of a version, whatever the
   compiler and the processor. */
#include <string.h>

#include "analyst.h"
#include "play/draft.h"

enum { SIGNED_GAMES = 6, SIGNED_PLIES = 12, PLAYOUTS = 8, SEARCHED = 60, EVALUATED = 300 };

static uint64_t hash;

/* FNV-1a. */
static void add_bytes(const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        hash ^= ((const uint8_t *)bytes)[i];
        hash *= 0x100000001b3u;
    }
}

/* Begin a game of every kind: kingdoms of both sizes, every number of players, opening and bonus.
 */
static void begin_game(int number)
{
    static const struct {
        uint8_t players, deck, opening, middle_kingdom, harmony;
    } GAMES[SIGNED_GAMES] = {
        {2, 24, KD_OWNER, KD_NO_MIDDLE_KINGDOM, 0}, {2, 48, KD_ABBA, KD_FULL_BOX, 1},
        {3, 36, KD_DRAWER, KD_SYMMETRIC, 0},        {3, 48, KD_OWNER, KD_FULL_BOX, 0},
        {4, 48, KD_OWNER, KD_SYMMETRIC, 1},         {2, 24, KD_DRAWER, KD_FULL_BOX, 1},
    };
    uint8_t seed[KD_SEED_BYTES] = {(uint8_t)number};
    KdRules *rules = &host.rules;
    *rules = (KdRules){
        .opening = GAMES[number].opening,
        .middle_kingdom = GAMES[number].middle_kingdom,
        .harmony = GAMES[number].harmony,
        .tie_breaks = {KD_TERRITORY, KD_CROWNS},
        .tie_break_count = 2,
    };
    size_rules(rules, GAMES[number].players, GAMES[number].deck);
    host.games = 1, host.earlier_count = 0;
    memset(host.earlier, 0, sizeof host.earlier);
    host.engine = kd_engine(rules->grid);
    host.engine->clear(host.state);
    kd_set_up(host.engine->draft(host.state), rules);
    kd_deal_from_seed(host.engine->draft(host.state), rules, seed);
}

static void add_playouts(void)
{
    uint16_t points[PLAYOUTS * KD_MAX_PLAYERS];
    uint8_t ranks[PLAYOUTS * KD_MAX_PLAYERS];
    KdPlayouts playouts = {
        .rules = &analysed.rules,
        .policies = analysed.config.policies,
        .points = points,
        .ranks = ranks,
    };
    memset(points, 0, sizeof points);
    memset(ranks, 0, sizeof ranks);
    host.engine->play(analysed.subject.state, &playouts, 0, PLAYOUTS);
    add_bytes(points, sizeof points);
    add_bytes(ranks, sizeof ranks);
}

static void add_search(void)
{
    static int64_t visits[KD_MAX_TURNS];
    KdSearch *search = (KdSearch *)work_memory;
    KdSearchTask task = {
        .engine = host.engine,
        .state = analysed.subject.state,
        .rules = &analysed.rules,
        .config = &analysed.config,
        .turns = analysed.turns,
        .count = analysed.count,
        .threads = 1,
    };
    kd_begin_search(search, &task);
    kd_plan_search(search, SEARCHED, 0);
    while (kd_begin_search_stage(search)) {
        while (!kd_run_search(search, 0, 0)) continue;
        kd_end_search_stage(search);
    }
    kd_read_search(search, visits, host_numbers);
    add_bytes(visits, (size_t)analysed.count * sizeof *visits);
    add_bytes(host_numbers, (size_t)analysed.count * sizeof *host_numbers);
}

static void add_evaluation(void)
{
    static KdTurnValue values[KD_MAX_TURNS];
    static const KdCalibration CALIBRATION = {1, 0.05, 0.5, 7};
    KdEvaluation *evaluation = (KdEvaluation *)work_memory;
    KdEvaluated evaluated;
    kd_calibrate(&analysed.subject, &CALIBRATION, 1, 0);
    analysed.config.solved_rounds = KD_SOLVED_ROUNDS;
    kd_begin_evaluation(
        evaluation, &analysed.subject, analysed.turns, analysed.count, NULL,
        (KdBudget){.rollouts = EVALUATED});
    while (kd_begin_stage(evaluation)) {
        for (int group = 0; group < KD_GROUPS; group++) kd_run_group(evaluation, group);
        kd_end_stage(evaluation);
    }
    kd_read_evaluation(evaluation, &evaluated, values);
    for (int i = 0; i < analysed.count; i++) {
        add_bytes(&values[i].turn, sizeof values[i].turn);
        add_bytes(values[i].seats, (size_t)analysed.rules.players * sizeof *values[i].seats);
    }
}

/* Play on with a bot that overlooks half of the actions; return whether the game goes on. */
static int play_on(uint64_t seed)
{
    for (int i = 0; i < SIGNED_PLIES && !is_over_now(&host); i++) {
        uint16_t action = host.engine->choose_greedily(
            host.state, &host.rules, KD_ALWAYS / 2, seed, (uint64_t)ply_of(&host));
        host.engine->apply(host.state, &host.rules, action);
        add_bytes(&action, sizeof action);
    }
    return !is_over_now(&host);
}

/* Compute the signature with the network that was loaded. No position is loaded afterwards. */
int EXPORT(kd_host_signature)(void)
{
    uint16_t actions[KD_MAX_ACTIONS];
    hash = 0xcbf29ce484222325u;
    for (int game = 0; game < SIGNED_GAMES; game++) {
        begin_game(game);
        do {
            int wrong = take_position();
            if (wrong) return wrong;
            int count = host.engine->legal_actions(host.state, &host.rules, actions);
            add_bytes(actions, (size_t)count * sizeof *actions);
            add_playouts();
            add_search();
            add_evaluation();
        } while (play_on((uint64_t)game));
    }
    host.engine = NULL;
    begin_output();
    put((int)(hash >> 32));
    put((int)hash);
    return written();
}
