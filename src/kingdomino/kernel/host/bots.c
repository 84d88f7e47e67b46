/* Bots: greedy ones that overlook a part of the actions, and searches. */
#include "analyst.h"
#include "play/draft.h"

/* An action of the engine as a word. */
static uint32_t action_word(uint16_t action)
{
    const KdDraft *draft = host.engine->draft(host.state);
    int domino = draft->current[draft->turn], x, y, orientation;
    if (action < KD_DISCARD) return draft->next[action];
    if (action == KD_DISCARD) return (uint32_t)domino | HOST_DISCARD;
    kd_read_place_action(host.rules.grid, action, &x, &y, &orientation);
    int low = (y + KD_BOARD_CENTRE) * KD_BOARD_SIDE + x + KD_BOARD_CENTRE;
    int high = low + (orientation >= KD_COLUMN ? KD_BOARD_SIDE : 1), is_reversed = orientation & 1;
    return place_word(domino, is_reversed ? high : low, is_reversed ? low : high);
}

/* Choose an action as KdEngine.choose_greedily does, for a bot with a seed; return its word. */
int EXPORT(kd_host_choose)(double visibility, int seed_high, int seed_low)
{
    if (!host.engine || is_over_now(&host) || !(visibility >= 0 && visibility <= 1))
        return WRONG_GAME;
    uint64_t share = (uint64_t)(visibility * (double)KD_ALWAYS + 0.5);
    uint16_t action = host.engine->choose_greedily(
        host.state, &host.rules, share, join_seed(seed_high, seed_low), (uint64_t)ply_of(&host));
    return (int)action_word(action);
}

/* ---- Search ---- */

static KdSearch *search = (KdSearch *)work_memory;
static int is_under_way;

/* Begin to search for the best turn, for a bot with a seed: about so many rollouts or, if that is
   0, some seconds. Rollouts that are quick stop at the horizon. */
int EXPORT(kd_host_begin_search)(
    int is_quick, int rollouts, double seconds, int seed_high, int seed_low)
{
    int wrong = take_position();
    if (wrong) return wrong;
    if (is_quick) analysed.config.rollout_weight = 0;
    KdSearchTask task = {
        .engine = analysed.subject.engine,
        .state = analysed.subject.state,
        .rules = &analysed.rules,
        .config = &analysed.config,
        .turns = analysed.turns,
        .count = analysed.count,
        .threads = 1,
        .seed = join_seed(seed_high, seed_low) + (uint64_t)ply_of(&host),
    };
    if (kd_search_size(&task) > HOST_WORK) return TOO_LARGE;
    kd_begin_search(search, &task);
    kd_plan_search(search, rollouts, seconds);
    is_under_way = kd_begin_search_stage(search);
    return 0;
}

/* Search on for some rollouts or, if a time was planned, seconds; return whether there is more to
   do. */
int EXPORT(kd_host_step_search)(double slice)
{
    if (is_under_way && kd_run_search(search, 0, slice)) {
        kd_end_search_stage(search);
        is_under_way = kd_begin_search_stage(search);
    }
    return is_under_way;
}

int EXPORT(kd_host_read_search)(void)
{
    static int64_t visits[KD_MAX_TURNS];
    int64_t rollouts = 0;
    int best = kd_best_turn(search);
    kd_read_search(search, visits, host_numbers);
    for (int turn = 0; turn < analysed.count; turn++) rollouts += visits[turn];
    begin_output();
    put_turn(analysed.turns + best);
    put((int)visits[best]);
    put((int)rollouts);
    return written();
}
