/* The view of a position: what lies face up, what is legal, and what it is worth.

       view        = players, grid, line, kings, rounds of the rules;
                     ply and round of the game; actor, king, -1 when the game is over;
                     domino to place or 0; turn; whether the king has placed;
                     line of this round, next line (as in host.h);
                     count, kings that have yet to act: seat, domino, whether in the next round;
                     count, unseen dominoes;
                     count, kings still to be drawn (the drawn one first), in the opening;
                     the seat that chooses for it
       kingdom     = history (as in host.h); left, right, bottom, top of the box;
                     count, cells in reach; count, territories; count, bonuses; points
       territory   = terrain, crowns; count, cells
       bonus       = its number, points
       legal       = count, actions with their effect; count, claims that are possible after the
                     placement, with their effect
       effect      = action as in host.h, points, gain, whether a claimed domino fits;
                     count, territories that a placement becomes part of:
                     terrain, squares, crowns, points
       standings   = for each seat, the best first: seat, rank, whether the rank is shared, what
                     decided it or -1 */
#include <string.h>

#include "host.h"
#include "play/draft.h"

/* ---- Territories ---- */

typedef struct {
    int terrain, crowns, count, points;
    uint8_t cells[HOST_CELLS];
} HostTerritory;

void sort_bytes(uint8_t *items, int count)
{
    for (int i = 1; i < count; i++)
        for (int j = i; j && items[j - 1] > items[j]; j--) {
            uint8_t item = items[j];
            items[j] = items[j - 1], items[j - 1] = item;
        }
}

/* The territory of a cell, its cells row by row from the bottom (R13). */
static HostTerritory territory_of(const Land *land, int start, uint8_t *is_seen)
{
    static const int STEPS[] = {1, -1, KD_BOARD_SIDE, -KD_BOARD_SIDE};
    HostTerritory t = {.terrain = land->terrain[start]};
    t.cells[t.count++] = (uint8_t)start;
    is_seen[start] = 1;
    for (int i = 0; i < t.count; i++) {
        int cell = t.cells[i];
        t.crowns += land->crowns[cell];
        for (int j = 0; j < 4; j++) {
            int next = cell + STEPS[j];
            if (next < 0 || next >= HOST_CELLS || !are_adjacent(cell, next)) continue;
            if (is_seen[next] || !land->domino[next] || land->terrain[next] != t.terrain) continue;
            is_seen[next] = 1;
            t.cells[t.count++] = (uint8_t)next;
        }
    }
    sort_bytes(t.cells, t.count);
    t.points = t.count * t.crowns;
    return t;
}

/* Whether a territory is listed before another: the highest points come first, then the most
   squares, then the terrains in their order. */
static int comes_before(const HostTerritory *one, const HostTerritory *other)
{
    if (one->points != other->points) return one->points > other->points;
    if (one->count != other->count) return one->count > other->count;
    return one->terrain < other->terrain;
}

static int list_territories(const Land *land, HostTerritory *territories)
{
    uint8_t is_seen[HOST_CELLS] = {0};
    int count = 0;
    for (int cell = 0; cell < HOST_CELLS; cell++) {
        if (!land->domino[cell] || is_seen[cell]) continue;
        HostTerritory t = territory_of(land, cell, is_seen);
        int at = count++;
        for (; at && comes_before(&t, territories + at - 1); at--)
            territories[at] = territories[at - 1];
        territories[at] = t;
    }
    return count;
}

/* ---- Kingdoms ---- */

static void put_territories(const Land *land)
{
    static HostTerritory territories[HOST_CELLS];
    int count = list_territories(land, territories);
    put(count);
    for (int i = 0; i < count; i++) {
        put(territories[i].terrain);
        put(territories[i].crowns);
        put(territories[i].count);
        for (int j = 0; j < territories[i].count; j++) put(territories[i].cells[j]);
    }
}

static void put_reach(const Land *land, int grid)
{
    int count = reserve();
    for (int cell = 0; cell < HOST_CELLS; cell++)
        if (is_in_reach(land, grid, cell)) put(cell);
    put_at(count, written() - count - 1);
}

static void put_kingdom(const Land *land, const KdRules *rules)
{
    KdSurvey survey;
    put(land->count);
    for (int i = 0; i < land->count; i++) put((int)land->history[i]);
    put(land->left), put(land->right), put(land->bottom), put(land->top);
    put_reach(land, rules->grid);
    put_territories(land);
    land_functions(rules->grid)->survey(land, rules, &survey);
    int bonuses = reserve();
    for (int i = 0; i < KD_BONUSES; i++)
        if (survey.bonuses[i]) put(i), put(survey.bonuses[i]);
    put_at(bonuses, (written() - bonuses - 1) / 2);
    put(points_of(land, rules));
}

/* ---- What is legal ---- */

/* The best that a seat could make of a domino now. */
static void put_claim(const Position *p, int seat, int domino)
{
    uint8_t pairs[2 * KD_MAX_ACTIONS];
    int before = points_of(p->lands + seat, &p->rules), best = before;
    int count = p->engine->list_placements(p->state, seat, (uint8_t)domino, pairs);
    for (int i = 0; i < count; i++) {
        int points = points_after(p->lands + seat, &p->rules, domino, pairs + 2 * i);
        if (!i || points > best) best = points;
    }
    put(domino);
    put(best);
    put(best - before);
    put(count > 0);
    put(0);
}

static void put_claims(const Position *p, int seat)
{
    const KdDraft *draft = p->engine->draft(p->state);
    unsigned free = free_claims(draft, &p->rules);
    put(__builtin_popcount(free));
    for (; free; free &= free - 1) put_claim(p, seat, draft->next[__builtin_ctz(free)]);
}

static void put_summary(const HostTerritory *t)
{
    put(t->terrain), put(t->count), put(t->crowns), put(t->points);
}

/* The territories that the squares of a placement become part of, in the order of a list. */
static void put_touched(const Land *land, int first, int second)
{
    uint8_t is_seen[HOST_CELLS] = {0};
    HostTerritory one = territory_of(land, first, is_seen);
    if (is_seen[second]) {
        put(1);
        put_summary(&one);
        return;
    }
    HostTerritory other = territory_of(land, second, is_seen);
    int is_other_first = comes_before(&other, &one);
    put(2);
    put_summary(is_other_first ? &other : &one);
    put_summary(is_other_first ? &one : &other);
}

static void put_placement(const Position *p, int seat, int domino, const uint8_t *pair, int before)
{
    Land after = p->lands[seat];
    uint32_t action = place_word(domino, pair[0], pair[1]);
    add_to_land(&after, action);
    int points = points_of(&after, &p->rules);
    put((int)action);
    put(points);
    put(points - before);
    put(1);
    put_touched(&after, pair[0], pair[1]);
}

/* Whether one placement is listed before another: by orientation, then row by row. */
static int is_before(const uint8_t *one, const uint8_t *other)
{
    int keys[2];
    const uint8_t *pairs[] = {one, other};
    for (int i = 0; i < 2; i++) {
        int first = pairs[i][0], second = pairs[i][1], low = first < second ? first : second;
        int is_column = (first > second ? first - second : second - first) > 1;
        keys[i] = ((is_column * 2) + (first > second)) * HOST_CELLS + low;
    }
    return keys[0] < keys[1];
}

static void sort_pairs(uint8_t *pairs, int count)
{
    for (int i = 1; i < count; i++)
        for (int j = i; j && is_before(pairs + 2 * j, pairs + 2 * j - 2); j--) {
            uint8_t pair[2];
            memcpy(pair, pairs + 2 * j, 2);
            memcpy(pairs + 2 * j, pairs + 2 * j - 2, 2);
            memcpy(pairs + 2 * j - 2, pair, 2);
        }
}

static void put_placements(const Position *p, int seat, int domino)
{
    uint8_t pairs[2 * KD_MAX_ACTIONS];
    int count = p->engine->list_placements(p->state, seat, (uint8_t)domino, pairs);
    int before = points_of(p->lands + seat, &p->rules);
    sort_pairs(pairs, count);
    put(count ? count : 1);
    for (int i = 0; i < count; i++) put_placement(p, seat, domino, pairs + 2 * i, before);
    if (count) return;
    put(domino | HOST_DISCARD);
    put(before);
    put(0);
    put(1);
    put(0);
}

/* The legal actions, and the claims that are possible after a placement. */
int EXPORT(kd_host_legal)(void)
{
    const KdDraft *draft = host.engine->draft(host.state);
    begin_output();
    if (is_over_now(&host)) {
        put(0);
        put(0);
    } else if (!must_place_now(&host)) {
        put_claims(&host, kd_king(draft));
        put(0);
    } else {
        int seat = kd_king(draft);
        put_placements(&host, seat, domino_to_place(&host));
        if (draft->round < host.rules.rounds) put_claims(&host, seat);
        else put(0);
    }
    return written();
}

/* Try to place the domino of the acting king: its refusal, or -1, then its kingdom and the claims
   that are possible after it. The position stays as it is. */
int EXPORT(kd_host_preview)(int first, int second)
{
    static Land land;
    static uint8_t state[8192]; /* as large as the memory of host.state */
    int domino = domino_to_place(&host);
    int is_on_board = first >= 0 && first < HOST_CELLS && second >= 0 && second < HOST_CELLS;
    begin_output();
    if (!domino || !is_on_board) return WRONG_ACTION;
    int seat = kd_king(host.engine->draft(host.state));
    Refusal refusal = check_placement(&host, seat, domino, first, second);
    memcpy(state, host.state, host.engine->state_size);
    land = host.lands[seat];
    if (refusal == LEGAL) play_action(&host, place_word(domino, first, second));
    put(refusal);
    put_kingdom(host.lands + seat, &host.rules);
    const KdDraft *draft = host.engine->draft(host.state);
    if (refusal == LEGAL && draft->has_placed) put_claims(&host, seat);
    else put(0);
    host.lands[seat] = land;
    memcpy(host.state, state, host.engine->state_size);
    return written();
}

/* ---- The view ---- */

static int current_count(const Position *p, const KdDraft *draft)
{
    return draft->round ? p->rules.kings : -1;
}

static int next_count(const Position *p, const KdDraft *draft)
{
    return draft->round < p->rules.rounds ? p->rules.line : -1;
}

static void put_line(int count, const uint8_t *dominoes, const uint8_t *kings)
{
    put(count);
    for (int i = 0; i < count; i++) put(dominoes[i]);
    for (int i = 0; i < count; i++) put(kings[i] == KD_UNCLAIMED ? -1 : kings[i]);
}

static void put_upcoming(const Position *p, const KdDraft *draft)
{
    int place = reserve(), count = 0;
    for (int i = draft->turn; i < current_count(p, draft); i++, count++)
        put(draft->current_kings[i]), put(draft->current[i]), put(0);
    for (int i = 0; i < next_count(p, draft); i++)
        if (draft->next_kings[i] != KD_UNCLAIMED) {
            put(draft->next_kings[i]), put(draft->next[i]), put(1);
            count++;
        }
    put_at(place, count);
}

int ply_of(const Position *p)
{
    const KdDraft *draft = p->engine->draft(p->state);
    int kings = p->rules.kings, each = draft->round == p->rules.rounds ? 1 : 2;
    if (!draft->round) return draft->turn;
    return kings + 2 * kings * (draft->round - 1) + each * draft->turn + draft->has_placed;
}

static void put_unseen(const KdDraft *draft)
{
    uint8_t unseen[KD_DOMINOES];
    int count = draft->pile_end - draft->pile_start;
    memcpy(unseen, draft->pile + draft->pile_start, (size_t)count);
    sort_bytes(unseen, count);
    put(count);
    for (int i = 0; i < count; i++) put(unseen[i]);
}

int EXPORT(kd_host_view)(void)
{
    const Position *p = &host;
    const KdDraft *draft = p->engine->draft(p->state);
    int is_over = is_over_now(p), kings_left = draft->round ? 0 : p->rules.kings - draft->turn;
    begin_output();
    put(p->rules.players), put(p->rules.grid), put(p->rules.line);
    put(p->rules.kings), put(p->rules.rounds);
    put(ply_of(p)), put(draft->round);
    put(is_over ? -1 : kd_actor(draft, &p->rules)), put(is_over ? -1 : kd_king(draft));
    put(domino_to_place(p)), put(draft->turn), put(draft->has_placed);
    put_line(current_count(p, draft), draft->current, draft->current_kings);
    put_line(next_count(p, draft), draft->next, draft->next_kings);
    put_upcoming(p, draft);
    put_unseen(draft);
    put(kings_left);
    for (int i = 0; i < kings_left; i++) put(draft->king_order[i]);
    put(draft->chooser);
    return written();
}

int EXPORT(kd_host_kingdom)(int seat)
{
    if (seat < 0 || seat >= host.rules.players) return WRONG_GAME;
    begin_output();
    put_kingdom(host.lands + seat, &host.rules);
    return written();
}

/* ---- Standings ---- */

static KdTieBreakKey total_of(const Position *p, int seat)
{
    KdTieBreakKey total = p->earlier[seat];
    KdSurvey survey;
    land_functions(p->rules.grid)->survey(p->lands + seat, &p->rules, &survey);
    int largest = 0;
    for (int t = 0; t < KD_TERRAINS; t++) {
        if (survey.largest[t] > largest) largest = survey.largest[t];
        total.value[KD_CROWNS] += survey.crowns[t];
    }
    total.value[KD_POINTS] += (uint16_t)points_of(p->lands + seat, &p->rules);
    total.value[KD_TERRITORY] += (uint16_t)largest;
    return total;
}

/* The first criterion in which two totals differ. */
static int
deciding_criterion(const KdRules *rules, const KdTieBreakKey *one, const KdTieBreakKey *other)
{
    if (one->value[KD_POINTS] != other->value[KD_POINTS]) return KD_POINTS;
    for (int i = 0; i < rules->tie_break_count; i++)
        if (one->value[rules->tie_breaks[i]] != other->value[rules->tie_breaks[i]])
            return rules->tie_breaks[i];
    return -1;
}

/* What separates a seat from the next better rank, or a winner from the next worse one; -1 if all
   share the victory (R14). */
static int decided_by(const KdRules *rules, const KdTieBreakKey *totals, int seat, int rank)
{
    int nearest = -1;
    for (int other = 0; other < rules->players; other++) {
        int order = compare_keys(totals + other, totals + seat, rules);
        if (rank == 1 ? order >= 0 : order <= 0) continue;
        int is_nearer =
            nearest < 0
            || (compare_keys(totals + other, totals + nearest, rules) > 0) == (rank == 1);
        if (is_nearer) nearest = other;
    }
    return nearest < 0 ? -1 : deciding_criterion(rules, totals + seat, totals + nearest);
}

/* The ranks, with the earlier games of a Dynasty (R14, R16). */
int EXPORT(kd_host_standings)(void)
{
    KdTieBreakKey totals[KD_MAX_PLAYERS];
    uint8_t ranks[KD_MAX_PLAYERS];
    const KdRules *rules = &host.rules;
    for (int seat = 0; seat < rules->players; seat++) totals[seat] = total_of(&host, seat);
    rank_seats(totals, rules, ranks);
    begin_output();
    for (int rank = 1; rank <= rules->players; rank++)
        for (int seat = 0; seat < rules->players; seat++) {
            int sharing = 0;
            if (ranks[seat] != rank) continue;
            for (int other = 0; other < rules->players; other++) sharing += ranks[other] == rank;
            put(seat), put(rank), put(sharing > 1);
            put(decided_by(rules, totals, seat, rank));
        }
    return written();
}
