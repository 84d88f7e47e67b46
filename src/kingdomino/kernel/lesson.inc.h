/* Lessons: games to learn a network from. Included once for each size of kingdom, after rollout.inc.h. */

/* Play a game by a network, with some noise. Of each kingdom, after each turn that the network chose, keep the
   signs, and the points that it still made. */
static inline void NAME(study)(
    NAME(Game) *g, const Rules *rules, const Network *network, float noise, Chance *c, Signs *signs, float *gains,
    uint16_t *points)
{
    const Policy greedy = {ALWAYS, 1}, policies[PLAYERS] = {greedy, greedy, greedy, greedy};
    Table *t = &g->table;
    uint8_t owners[2 * DECK], ranks[PLAYERS];
    int rows = 0;
    while (!is_over(t, rules)) {
        if (!NAME(is_judged)(t, rules)) {
            NAME(play_turn)(g, rules, policies, c);
            continue;
        }
        uint8_t king = king_at_turn(t);
        Future future = NAME(future)(g, rules, king, 1);
        Option turn = NAME(wisest)(g, rules, network, free_claims(t, rules), noise, c);
        expect(&future, t->next[turn.claim], turn.claim);
        NAME(take)(g, rules, &turn);
        gains[rows] = -(float)NAME(read_signs)(g->kingdoms + king, g->estates + king, &future, rules, signs + rows);
        owners[rows++] = king;
    }
    NAME(result)(g, rules, points, ranks);
    for (int row = 0; row < rows; row++) gains[row] += points[owners[row]];
}

/* Lessons of many games, game i with stream i of the seed. */
static void NAME(lessons)(
    const NAME(Game) *start, const Rules *rules, const Network *network, float noise, uint64_t seed, int64_t first,
    int64_t last, int rows, Signs *signs, float *gains, uint16_t *points)
{
    NAME(Estate) surveyed[PLAYERS], estates[PLAYERS];
    NAME(survey_all)(start, rules, surveyed);
    for (int64_t i = first; i < last; i++) {
        Chance chance = chance_of(seed, (uint64_t)i);
        NAME(Game) game = *start;
        game.estates = memcpy(estates, surveyed, sizeof estates);
        deal(&game.table, rules, &chance);
        NAME(study)(
            &game, rules, network, noise, &chance, signs + i * rows, gains + i * rows, points + i * rules->players);
    }
}
