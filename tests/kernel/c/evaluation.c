/* Evaluate the start of a game and a position near its end, explain a turn and measure the luck in
   them; print every number exactly. The network's weights are in the file that is the argument. */
#include <inttypes.h>
#include <stdlib.h>

#include "check.h"
#include "kingdomino_analysis.h"

enum { SEED = 7, ROLLOUTS = 3000, LINES = 5, TREE = 64, GAMES = 50, PLIES = 28 };

static void print_seats(const KdSeatValue *seats, int players)
{
    for (int seat = 0; seat < players; seat++)
        for (int kind = 0; kind < KD_VALUES; kind++)
            printf(" %a %a", seats[seat].of[kind].value, seats[seat].of[kind].error);
}

/* The rules show the deal of a seed, not what it hides. */
static void hide(KdDraft *draft)
{
    uint8_t is_hidden[KD_DOMINOES + 1] = {0};
    for (int i = draft->pile_start; i < draft->pile_end; i++) is_hidden[draft->pile[i]] = 1;
    draft->pile_start = draft->pile_end = 0;
    for (uint8_t domino = 1; domino <= KD_DOMINOES; domino++)
        if (is_hidden[domino]) draft->pile[draft->pile_end++] = domino;
    for (int i = 1; i < KD_MAX_LINE; i++) /* two seats with two kings each */
        for (int j = i + 1; j < KD_MAX_LINE; j++)
            if (draft->king_order[j] < draft->king_order[i]) {
                uint8_t king = draft->king_order[i];
                draft->king_order[i] = draft->king_order[j];
                draft->king_order[j] = king;
            }
}

static void evaluate(const KdSubject *subject)
{
    static KdTurn turns[KD_MAX_TURNS];
    const KdRules *rules = subject->rules;
    int count = subject->engine->list_turns(subject->state, rules, subject->config->network, turns);
    KdEvaluation *e = aligned_alloc(KD_STATE_ALIGNMENT, kd_evaluation_size(rules, count));
    KdTurnValue *values = calloc((size_t)count, sizeof *values);
    KdEvaluated found;
    kd_begin_evaluation(
        e, subject, turns, count, NULL, (KdBudget){.rollouts = ROLLOUTS, .seed = SEED});
    while (kd_begin_stage(e)) {
        for (int group = KD_GROUPS - 1; group >= 0; group--) kd_run_group(e, group);
        kd_end_stage(e);
    }
    kd_read_evaluation(e, &found, values);
    CHECK(found.is_complete && !found.is_exact);
    printf("%" PRId64, found.rollouts);
    print_seats(found.seats, rules->players);
    for (int i = 0; i < count; i++) {
        printf("\n%d %" PRId64, values[i].turn, values[i].rollouts);
        print_seats(values[i].seats, rules->players);
        printf(" %a %a", values[i].win_loss.value, values[i].win_loss.error);
        printf(" %a %a", values[i].points_loss.value, values[i].points_loss.error);
    }
    free(values);
    free(e);
}

/* Split what the first turn loses against the last, and give reasons for losses of that size. */
static void explain(const KdSubject *subject)
{
    static KdTurn turns[KD_MAX_TURNS];
    const KdRules *rules = subject->rules;
    int count = subject->engine->list_turns(subject->state, rules, subject->config->network, turns);
    KdTurn combinations[KD_COMBINATIONS];
    KdEvaluation *e = aligned_alloc(KD_STATE_ALIGNMENT, kd_evaluation_size(rules, KD_COMBINATIONS));
    void *scratch = aligned_alloc(KD_STATE_ALIGNMENT, kd_explanation_scratch_size(subject->engine));
    KdEstimate parts[KD_PARTS];
    KdReason reasons[KD_MAX_REASONS];
    KdComparison comparison = {
        .better = turns[count - 1],
        .worse = turns[0],
        .losses = {0, 4},
        .games = GAMES,
        .seed = SEED,
    };
    kd_combine_turns(&comparison.better, &comparison.worse, combinations);
    kd_begin_evaluation(
        e, subject, combinations, KD_COMBINATIONS, NULL,
        (KdBudget){.rollouts = ROLLOUTS, .seed = SEED});
    while (kd_begin_stage(e)) {
        for (int group = 0; group < KD_GROUPS; group++) kd_run_group(e, group);
        kd_end_stage(e);
    }
    kd_read_parts(e, parts);
    for (int part = 0; part < KD_PARTS; part++)
        printf("%s%a %a", part ? " " : "\n", parts[part].value, parts[part].error);
    int found = kd_explain(subject, &comparison, scratch, reasons);
    CHECK(found > 0);
    for (int i = 0; i < found; i++)
        printf(" %d %d %a", reasons[i].kind, reasons[i].part, reasons[i].explained);
    free(scratch);
    free(e);
}

static void measure_luck(const KdSubject *subject, int kind)
{
    KdSeatValue seats[KD_MAX_PLAYERS];
    KdLuckBudget budget = {.kind = kind, .alternatives = LINES, .rollouts = TREE, .seed = SEED};
    KdLuck *luck = aligned_alloc(KD_STATE_ALIGNMENT, kd_luck_size(subject->rules, &budget));
    void *scratch = aligned_alloc(KD_STATE_ALIGNMENT, kd_luck_scratch_size(subject->engine));
    int trees = kd_begin_luck(luck, subject, &budget);
    for (int tree = trees - 1; tree >= 0; tree--) kd_run_tree(luck, tree, scratch);
    kd_read_luck(luck, seats);
    printf("\n%d", trees);
    print_seats(seats, subject->rules->players);
    free(scratch);
    free(luck);
}

/* Play the legal action with the lowest number, again and again. */
static void play_lowest(KdState *state, const KdEngine *engine, const KdRules *rules)
{
    uint16_t actions[KD_MAX_ACTIONS];
    for (int ply = 0; ply < PLIES; ply++) {
        int count = engine->legal_actions(state, rules, actions);
        uint16_t lowest = actions[0];
        for (int i = 1; i < count; i++)
            if (actions[i] < lowest) lowest = actions[i];
        CHECK(engine->apply(state, rules, lowest));
    }
}

int main(int argc, char **argv)
{
    static KdNetwork network;
    KdRules rules = {
        .grid = 5,
        .players = 2,
        .kings = 4,
        .line = 4,
        .rounds = 6,
        .tie_breaks = {KD_TERRITORY, KD_CROWNS},
        .tie_break_count = 2,
    };
    const KdEngine *engine = kd_engine(rules.grid);
    KdState *state = aligned_alloc(KD_STATE_ALIGNMENT, engine->state_size);
    KdSearchConfig config = {
        .network = &network,
        .horizon = 1,
        .rollout_weight = 0.15,
        .use_claim_tree = 1,
        .goal = KD_GOAL_CHANCE,
        .win_scale = 8,
        .exploration = 0.3,
        .solved_rounds = 3,
    };
    FILE *file = fopen(argv[argc - 1], "rb");
    CHECK(file && fread(&network, sizeof network, 1, file) == 1);
    fclose(file);
    for (int seat = 0; seat < rules.players; seat++)
        config.policies[seat] = (KdPolicy){.greedy_share = KD_ALWAYS, .looks_ahead = 1};
    engine->new_games(state, 1, &rules, SEED);
    hide(engine->draft(state));
    KdSubject subject = {
        .engine = engine,
        .state = state,
        .rules = &rules,
        .config = &config,
        .calibration = {.share = 1, .point = 0.05, .shift = 0.5, .spread = 7},
        .levels = {{.lead = 0}, {.lead = 1.5, .variance = 2.5}},
    };
    evaluate(&subject);
    explain(&subject);
    measure_luck(&subject, KD_CHANCE_OPENING);
    measure_luck(&subject, KD_CHANCE_KING);
    measure_luck(&subject, KD_CHANCE_LINE);
    engine->new_games(state, 1, &rules, SEED);
    play_lowest(state, engine, &rules);
    hide(engine->draft(state));
    CHECK(engine->draft(state)->round == rules.rounds - 2);
    printf("\n");
    evaluate(&subject);
    explain(&subject);
    measure_luck(&subject, KD_CHANCE_LINE);
    printf("\n");
    free(state);
    return 0;
}
