/* Kingdoms of which only the squares are known: drawn on a score pad, or in a picture.

       lands    = for each seat: count, squares
       square   = cell, terrain, crowns
       places   = count; for each an action as in host.h, its gain, whether it is legal */
#include "host.h"

static void read_land(Land *land)
{
    int count = read_word(0, HOST_CELLS);
    clear_land(land);
    for (int i = 0; i < count && !input_is_wrong(); i++) {
        int cell = read_word(0, HOST_CELLS - 1);
        int terrain = read_word(0, KD_TERRAINS - 1), crowns = read_word(0, HOST_MAX_CROWNS);
        if (cell == HOST_CASTLE || land->domino[cell]) read_word(1, 0);
        else add_square_to_land(land, cell, HOST_UNKNOWN, terrain, crowns);
    }
}

static int is_too_large(const Land *land, int grid)
{
    return land->right - land->left >= grid || land->top - land->bottom >= grid;
}

/* Draw the kingdoms of the game that was loaded, in which nothing has been played. Then
   `kd_host_kingdom` and `kd_host_standings` are about them. */
int EXPORT(kd_host_draw)(int count)
{
    begin_input(count);
    for (int seat = 0; seat < host.rules.players; seat++) {
        read_land(host.lands + seat);
        if (input_is_wrong() || is_too_large(host.lands + seat, host.rules.grid)) return WRONG_GAME;
    }
    return 0;
}

static int is_legal(const Land *land, int grid, int domino, const uint8_t *pair)
{
    uint8_t legal[2 * KD_MAX_ACTIONS];
    int count = land_functions(grid)->list_placements(land, domino, legal);
    for (int i = 0; i < 2 * count; i += 2)
        if (legal[i] == pair[0] && legal[i + 1] == pair[1]) return 1;
    return 0;
}

static void put_place(const Land *land, int domino, int first, int second)
{
    uint8_t pair[] = {(uint8_t)first, (uint8_t)second};
    put((int)place_word(domino, first, second));
    put(points_after(land, &host.rules, domino, pair) - points_of(land, &host.rules));
    put(is_legal(land, host.rules.grid, domino, pair));
}

/* A double is the same both ways. */
static void put_places(const Land *land, int domino, int cell, int next)
{
    int grid = host.rules.grid;
    if (next >= HOST_CELLS || !are_adjacent(cell, next)) return;
    if (!is_in_reach(land, grid, cell) || !is_in_reach(land, grid, next)) return;
    put_place(land, domino, cell, next);
    if (!KD_DOMINO[domino].is_double) put_place(land, domino, next, cell);
}

/* Every place for a domino in the box that the kingdom has to fit in (R11). They are not all legal:
   people draw a kingdom in any order. */
int EXPORT(kd_host_places)(int seat, int domino)
{
    if (seat < 0 || seat >= host.rules.players || domino < 1 || domino > KD_DOMINOES)
        return WRONG_ACTION;
    begin_output();
    int count = reserve();
    for (int cell = 0; cell < HOST_CELLS; cell++) {
        put_places(host.lands + seat, domino, cell, cell + 1);
        put_places(host.lands + seat, domino, cell, cell + KD_BOARD_SIDE);
    }
    put_at(count, (written() - count - 1) / 3);
    return written();
}

/* List the cells of a seat that are in reach, but that no domino can cover. */
int EXPORT(kd_host_holes)(int seat)
{
    KdSurvey survey;
    if (seat < 0 || seat >= host.rules.players) return WRONG_GAME;
    land_functions(host.rules.grid)->survey(host.lands + seat, &host.rules, &survey);
    begin_output();
    put(survey.hole_count);
    for (int i = 0; i < survey.hole_count; i++) put(survey.holes[i]);
    return written();
}
