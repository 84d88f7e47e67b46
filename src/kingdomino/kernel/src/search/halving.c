/* Sequential halving. */
#include <math.h>
#include <string.h>

#include "layout.h"
#include "play/draft.h"
#include "search/clock.h"

/* The rollouts of a thread. */
typedef struct {
    int64_t next, last; /* its next sample, and where its part of the stage ends */
    int64_t *visits;    /* by turn */
    double *sums;       /* by turn */
    KdClaimTree *tree;
} Thread;

struct KdSearch {
    KdSearchTask task;
    int32_t *active; /* the turns that are still compared */
    int active_count;
    int stage, stages; /* stages that are over, and all of the plan */
    int64_t rollouts;  /* of the plan, or 0 */
    double start, seconds, deadline;
    Thread *threads;
};

static const int64_t UNLIMITED = INT64_C(1) << 62;

/* ---- Memory ---- */

/* Lay out a search; return the size of it all. */
static size_t lay_out(KdSearch *s, void *memory, const KdSearchTask *task)
{
    size_t used = 0, count = (size_t)task->count, threads = (size_t)task->threads;
    take_part(&used, memory, sizeof *s);
    Thread *all = take_part(&used, memory, threads * sizeof *all);
    int32_t *active = take_part(&used, memory, count * sizeof *active);
    if (memory) s->threads = all, s->active = active;
    for (size_t i = 0; i < threads; i++) {
        Thread thread;
        thread.visits = take_part(&used, memory, count * sizeof *thread.visits);
        thread.sums = take_part(&used, memory, count * sizeof *thread.sums);
        thread.tree = take_part(&used, memory, sizeof *thread.tree);
        thread.next = (int64_t)i;
        if (memory) all[i] = thread;
    }
    return used;
}

size_t kd_search_size(const KdSearchTask *task) { return lay_out(NULL, NULL, task); }

/* ---- Turns ---- */

/* The turn with the best result in the last round, where nothing depends on chance or on others. */
static int solve(const KdSearchTask *task)
{
    const KdDraft *draft = task->engine->draft((KdState *)task->state);
    uint8_t seat = acting_seat(draft, task->rules);
    KdTieBreakKey best = {{0}};
    int best_turn = 0;
    for (int turn = 0; turn < task->count; turn++) {
        KdTieBreakKey key =
            task->engine->final_result(task->state, task->rules, task->turns + turn, seat);
        if (turn && compare_keys(&key, &best, task->rules) <= 0) continue;
        best = key;
        best_turn = turn;
    }
    return best_turn;
}

static int64_t visits_of(const KdSearch *s, int turn)
{
    int64_t visits = 0;
    for (int i = 0; i < s->task.threads; i++) visits += s->threads[i].visits[turn];
    return visits;
}

static double value_of(const KdSearch *s, int turn)
{
    int64_t visits = visits_of(s, turn);
    double sum = 0;
    for (int i = 0; i < s->task.threads; i++) sum += s->threads[i].sums[turn];
    return visits ? sum / (double)visits : -HUGE_VAL;
}

/* Keep the better half, the best first; of equal turns, the first. */
static void halve(KdSearch *s)
{
    for (int i = 1; i < s->active_count; i++) {
        int turn = s->active[i], at = i;
        double value = value_of(s, turn);
        for (; at && value_of(s, s->active[at - 1]) < value; at--)
            s->active[at] = s->active[at - 1];
        s->active[at] = turn;
    }
    s->active_count = (s->active_count + 1) / 2;
}

int kd_best_turn(const KdSearch *s)
{
    int best = s->active[0];
    for (int i = 1; i < s->active_count; i++)
        if (value_of(s, s->active[i]) > value_of(s, best)) best = s->active[i];
    return best;
}

void kd_read_search(const KdSearch *s, int64_t *visits, double *values)
{
    for (int turn = 0; turn < s->task.count; turn++) {
        visits[turn] = visits_of(s, turn);
        values[turn] = value_of(s, turn);
    }
}

/* ---- Stages ---- */

void kd_begin_search(KdSearch *s, const KdSearchTask *task)
{
    const KdDraft *draft = task->engine->draft((KdState *)task->state);
    memset(s, 0, kd_search_size(task));
    lay_out(s, s, task);
    s->task = *task;
    s->active_count = task->count;
    for (int turn = 0; turn < task->count; turn++) s->active[turn] = turn;
    if (!is_last_round(draft, task->rules)) return;
    s->active[0] = solve(task);
    s->active_count = 1;
}

void kd_plan_search(KdSearch *s, int64_t rollouts, double seconds)
{
    s->rollouts = rollouts;
    s->start = clock_seconds();
    s->seconds = seconds;
    s->stage = s->stages = 0;
    while (1 << s->stages < s->active_count) s->stages++;
    if (s->task.config->is_flat && s->stages) s->stages = 1;
}

/* Rollouts of a sample. */
static int width_of(const KdSearch *s) { return s->task.config->is_flat ? 1 : s->active_count; }

int kd_begin_search_stage(KdSearch *s)
{
    if (s->stage == s->stages) return 0;
    int64_t samples = s->rollouts / ((int64_t)s->stages * width_of(s)), threads = s->task.threads;
    if (!s->rollouts) samples = UNLIMITED;
    else if (!samples) samples = 1;
    for (int64_t i = 0; i < threads; i++) {
        Thread *thread = s->threads + i;
        int64_t own = samples > i ? (samples - i + threads - 1) / threads : 0;
        thread->last = s->rollouts ? thread->next + own * threads : UNLIMITED;
    }
    s->deadline = s->rollouts ? 0 : s->start + s->seconds * (s->stage + 1) / s->stages;
    return 1;
}

int kd_run_search(KdSearch *s, int thread, double slice)
{
    const KdSearchTask *task = &s->task;
    Thread *t = s->threads + thread;
    int64_t width = width_of(s), last = t->last;
    double deadline = s->deadline;
    if (slice > 0 && s->rollouts) {
        int64_t samples = (int64_t)slice / width,
                end = t->next + (samples ? samples : 1) * task->threads;
        if (end < last) last = end;
    } else if (slice > 0) {
        double end = clock_seconds() + slice;
        if (end < deadline) deadline = end;
    }
    KdRollouts rollouts = {
        .turns = task->turns,
        .active = s->active,
        .active_count = s->active_count,
        .seed = task->seed,
        .first = t->next,
        .last = last,
        .step = task->threads,
        .deadline = deadline,
        .visits = t->visits,
        .values = t->sums,
        .tree = t->tree,
    };
    int64_t done = task->engine->roll_out(task->state, task->rules, task->config, &rollouts);
    t->next += (done + width - 1) / width * task->threads;
    return s->rollouts ? t->next >= t->last : is_past(s->deadline);
}

void kd_end_search_stage(KdSearch *s)
{
    if (++s->stage < s->stages) halve(s);
}
