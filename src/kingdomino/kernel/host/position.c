/* The position: what was dealt and played, replayed. */
#include <string.h>

#include "host.h"
#include "play/draft.h"

/* Large enough for the states of both engines. */
static _Alignas(KD_STATE_ALIGNMENT) uint8_t state_memory[8192];

Position host = {.state = (KdState *)state_memory};

int size_rules(KdRules *rules, int players, int deck)
{
    static const struct {
        uint8_t players, deck, grid, line;
    } SIZES[] = {{2, 24, 5, 4}, {2, 48, 7, 4}, {3, 36, 5, 3}, {3, 48, 5, 4}, {4, 48, 5, 4}};
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        if (SIZES[i].players != players || SIZES[i].deck != deck) continue;
        rules->players = SIZES[i].players;
        rules->grid = SIZES[i].grid, rules->line = SIZES[i].line;
        rules->kings = players == 2 ? 4 : rules->players;
        rules->rounds = (uint8_t)(deck / rules->line);
        return 1;
    }
    return 0;
}

static KdDraft *draft_of(const Position *p) { return p->engine->draft(p->state); }

int must_place_now(const Position *p) { return must_place(draft_of(p)); }

int is_over_now(const Position *p) { return is_over(draft_of(p), &p->rules); }

int domino_to_place(const Position *p)
{
    const KdDraft *draft = draft_of(p);
    return must_place(draft) && !is_over_now(p) ? draft->current[draft->turn] : 0;
}

/* ---- Actions ---- */

/* The engine's number of a placement that is next to the castle's box. */
static int engine_action(int grid, int domino, int first, int second)
{
    int low = first < second ? first : second;
    int is_reversed = first > second && !KD_DOMINO[domino].is_double;
    int is_row = first - second == 1 || second - first == 1;
    int x = low % KD_BOARD_SIDE - KD_BOARD_CENTRE, y = low / KD_BOARD_SIDE - KD_BOARD_CENTRE;
    return kd_place_action(grid, x, y, (is_row ? KD_ROW : KD_COLUMN) + is_reversed);
}

Refusal check_placement(const Position *p, int seat, int domino, int first, int second)
{
    const Land *land = p->lands + seat;
    int cells[] = {first, second};
    for (int i = 0; i < 2; i++) {
        if (cells[i] == HOST_CASTLE || land->domino[cells[i]]) return OCCUPIED;
        if (!is_in_reach(land, p->rules.grid, cells[i])) return OUT_OF_GRID;
    }
    if (!are_adjacent(first, second)) return NOT_ADJACENT;
    uint8_t pairs[2 * KD_MAX_ACTIONS];
    int count = p->engine->list_placements(p->state, seat, (uint8_t)domino, pairs);
    int is_double = KD_DOMINO[domino].is_double;
    for (int i = 0; i < 2 * count; i += 2) {
        if (pairs[i] == first && pairs[i + 1] == second) return LEGAL;
        if (is_double && pairs[i] == second && pairs[i + 1] == first) return LEGAL;
    }
    return NO_MATCHING_NEIGHBOUR;
}

static Refusal check_claim(const Position *p, int domino, int *slot)
{
    const KdDraft *draft = draft_of(p);
    if (must_place(draft)) return PLACE_FIRST;
    for (int i = 0; i < p->rules.line; i++) {
        if (draft->next[i] != domino) continue;
        *slot = i;
        return draft->next_kings[i] == KD_UNCLAIMED ? LEGAL : ALREADY_CLAIMED;
    }
    return NOT_IN_LINE;
}

static Refusal check_building(const Position *p, uint32_t action)
{
    int domino = action & 0xff, seat = kd_king(draft_of(p));
    uint8_t pairs[2 * KD_MAX_ACTIONS];
    if (!must_place_now(p)) return CLAIM_FIRST;
    if (domino != domino_to_place(p)) return NOT_YOUR_DOMINO;
    if (!(action & HOST_DISCARD))
        return check_placement(p, seat, domino, action >> 8 & 0xff, action >> 16 & 0xff);
    return p->engine->list_placements(p->state, seat, (uint8_t)domino, pairs) ? MUST_PLACE : LEGAL;
}

Refusal play_action(Position *p, uint32_t action)
{
    int slot = 0, is_claim = !(action & (HOST_DISCARD | HOST_PLACE)), number = KD_DISCARD;
    int seat = is_over_now(p) ? 0 : kd_king(draft_of(p));
    if (is_over_now(p)) return GAME_OVER;
    Refusal refusal = is_claim ? check_claim(p, (int)action, &slot) : check_building(p, action);
    if (refusal != LEGAL) return refusal;
    if (is_claim) number = slot;
    else if (action & HOST_PLACE)
        number =
            engine_action(p->rules.grid, action & 0xff, action >> 8 & 0xff, action >> 16 & 0xff);
    p->engine->apply(p->state, &p->rules, (uint16_t)number);
    if (!is_claim) add_to_land(p->lands + seat, action);
    return LEGAL;
}

/* ---- Input ---- */

static void read_rules(Position *p)
{
    int players = read_word(2, KD_MAX_PLAYERS), deck = read_word(24, KD_DOMINOES);
    KdRules *rules = &p->rules;
    *rules = (KdRules){0};
    if (!size_rules(rules, players, deck)) read_word(1, 0);
    rules->opening = (uint8_t)read_word(KD_OWNER, players == 2 ? KD_ABBA : KD_DRAWER);
    rules->middle_kingdom = (uint8_t)read_word(KD_NO_MIDDLE_KINGDOM, KD_SYMMETRIC);
    rules->harmony = (uint8_t)read_word(0, 1);
    p->games = read_word(1, 3);
    rules->tie_break_count = (uint8_t)read_word(0, 2);
    for (int i = 0; i < rules->tie_break_count; i++)
        rules->tie_breaks[i] = (uint8_t)read_word(KD_TERRITORY, KD_CROWNS);
}

static void read_earlier(Position *p)
{
    memset(p->earlier, 0, sizeof p->earlier);
    p->earlier_count = read_word(0, 2);
    for (int i = 0; i < p->earlier_count * p->rules.players; i++)
        for (int criterion = 0; criterion < KD_TIE_BREAKS; criterion++)
            p->earlier[i % p->rules.players].value[criterion] += (uint16_t)read_word(0, 10000);
}

/* Put the items that were named first, in their order; return whether each is among the others. */
static int put_first(uint8_t *items, int count, const uint8_t *first, int first_count)
{
    for (int i = 0; i < first_count; i++) {
        int found = i;
        while (found < count && items[found] != first[i]) found++;
        if (found == count) return 0;
        memmove(items + i + 1, items + i, (size_t)(found - i));
        items[i] = first[i];
    }
    return 1;
}

static int read_list(uint8_t *items, int least, int most, int most_count)
{
    int count = read_word(0, most_count);
    for (int i = 0; i < count; i++) items[i] = (uint8_t)read_word(least, most);
    return count;
}

static void read_deal(Position *p)
{
    KdDraft *draft = draft_of(p);
    uint8_t pile[KD_DOMINOES], kings[KD_MAX_LINE];
    kd_set_up(draft, &p->rules);
    int pile_count = read_list(pile, 1, KD_DOMINOES, KD_DOMINOES);
    int king_count = read_list(kings, 0, p->rules.players - 1, p->rules.kings);
    draft->chooser = (uint8_t)read_word(0, p->rules.players - 1);
    if (input_is_wrong()) return;
    if (p->rules.opening == KD_ABBA && king_count && kings[0]) swap_seats(draft, p->rules.kings);
    int is_possible = put_first(draft->pile, KD_DOMINOES, pile, pile_count)
                      && put_first(draft->king_order, p->rules.kings, kings, king_count);
    if (!is_possible) read_word(1, 0);
    draft->is_undealt = 0;
    deal_line(draft, &p->rules);
}

static void read_line(int length, int king_least, uint8_t *dominoes, uint8_t *kings, int players)
{
    int count = read_word(-1, length);
    for (int i = 0; i < count; i++) dominoes[i] = (uint8_t)read_word(1, KD_DOMINOES);
    for (int i = 0; i < count; i++) kings[i] = (uint8_t)read_word(king_least, players - 1);
}

static void read_history(Position *p, int seat)
{
    int count = read_word(0, KD_DOMINOES);
    for (int i = 0; i < count; i++) {
        uint32_t action = (uint32_t)read_word(1, INT32_MAX);
        int domino = action & 0xff, first = action >> 8 & 0xff, second = action >> 16 & 0xff;
        if (domino < 1 || domino > KD_DOMINOES || first >= HOST_CELLS || second >= HOST_CELLS)
            read_word(1, 0);
        if (input_is_wrong()) return;
        if (action & HOST_PLACE) {
            if (check_placement(p, seat, domino, first, second) != LEGAL) {
                read_word(1, 0);
                return;
            }
            p->engine->place_on_cells(p->state, seat, (uint8_t)domino, first, second);
        }
        add_to_land(p->lands + seat, action);
    }
}

/* The kings that are still to be drawn in the opening: those that are named, then the others. */
static void read_kings(Position *p)
{
    KdDraft *draft = draft_of(p), begun;
    uint8_t named[KD_MAX_LINE];
    int kings = p->rules.kings, count = read_list(named, 0, p->rules.players - 1, kings), drawn = 0;
    if (draft->round || input_is_wrong()) return;
    kd_set_up(&begun, &p->rules);
    if (p->rules.opening == KD_ABBA && count && named[0] != begun.king_order[draft->turn])
        swap_seats(&begun, kings);
    for (int i = 0; i < p->rules.line; i++)
        if (draft->next_kings[i] != KD_UNCLAIMED)
            put_first(begun.king_order + drawn, kings - drawn, draft->next_kings + i, 1), drawn++;
    memcpy(draft->king_order, begun.king_order + drawn, (size_t)(kings - drawn));
    if (drawn != draft->turn || !put_first(draft->king_order, kings - drawn, named, count))
        read_word(1, 0);
}

static void read_position(Position *p)
{
    KdDraft *draft = draft_of(p);
    int players = p->rules.players;
    memset(draft, 0, sizeof *draft);
    memset(draft->next, KD_UNCLAIMED, sizeof draft->next);
    memset(draft->next_kings, KD_UNCLAIMED, sizeof draft->next_kings);
    draft->round = (uint8_t)read_word(0, p->rules.rounds);
    draft->turn = (uint8_t)read_word(0, p->rules.kings);
    draft->has_placed = (uint8_t)read_word(0, 1);
    read_line(p->rules.kings, 0, draft->current, draft->current_kings, players);
    read_line(p->rules.line, -1, draft->next, draft->next_kings, players);
    read_kings(p);
    draft->chooser = (uint8_t)read_word(0, players - 1);
    draft->pile_end = (uint8_t)read_list(draft->pile, 1, KD_DOMINOES, KD_DOMINOES);
    for (int seat = 0; seat < players; seat++) read_history(p, seat);
}

static int play_actions(Position *p)
{
    int count = read_word(0, 4 * KD_DOMINOES);
    for (int ply = 0; ply < count; ply++) {
        uint32_t action = (uint32_t)read_word(1, INT32_MAX);
        int is_on_board = (action >> 8 & 0xff) < HOST_CELLS && (action >> 16 & 0xff) < HOST_CELLS;
        if (input_is_wrong() || !is_on_board) return WRONG_GAME;
        Refusal refusal = play_action(p, action);
        if (refusal == LEGAL) continue;
        begin_output();
        put(ply);
        put(refusal);
        return WRONG_ACTION;
    }
    return input_is_wrong() ? WRONG_GAME : 0;
}

/* Load a game. After WRONG_ACTION the first words are the ply and the refusal of the action that is
   not legal; the position is that before it. */
int EXPORT(kd_host_load)(int count)
{
    begin_input(count);
    read_rules(&host);
    if (input_is_wrong()) return WRONG_GAME;
    read_earlier(&host);
    host.engine = kd_engine(host.rules.grid);
    if (host.engine->state_size > sizeof state_memory) return WRONG_GAME;
    host.engine->clear(host.state);
    for (int seat = 0; seat < KD_MAX_PLAYERS; seat++) clear_land(host.lands + seat);
    if (read_word(0, 1)) read_position(&host);
    else read_deal(&host);
    return input_is_wrong() ? WRONG_GAME : play_actions(&host);
}

/* Make the deal of a seed, eight words with its first byte highest, for rules as they begin a game:
   the pile from the top, the kings in the order of the opening, and the seat that chooses first. */
int EXPORT(kd_host_deal)(int count)
{
    Position dealt = {0};
    uint8_t seed[KD_SEED_BYTES];
    KdDraft draft;
    begin_input(count);
    read_rules(&dealt);
    for (int i = 0; i < KD_SEED_BYTES / 4; i++) {
        uint32_t word = (uint32_t)read_word(INT32_MIN, INT32_MAX);
        for (int j = 0; j < 4; j++) seed[4 * i + j] = (uint8_t)(word >> (24 - 8 * j));
    }
    if (input_is_wrong()) return WRONG_GAME;
    kd_set_up(&draft, &dealt.rules);
    kd_deal_from_seed(&draft, &dealt.rules, seed);
    begin_output();
    int deck = dealt.rules.rounds * dealt.rules.line;
    put(deck);
    for (int i = 0; i < deck; i++) put(draft.pile[i]);
    put(dealt.rules.kings);
    for (int i = 0; i < dealt.rules.kings; i++) put(draft.king_order[i]);
    put(draft.chooser);
    return written();
}
