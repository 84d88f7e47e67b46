/* Rollouts: what may come of an option. Included once for each size of kingdom, after option.inc.h. */

/* Play a turn by the policy of who decides. */
INLINE void NAME(play_turn)(NAME(Game) *g, const Rules *rules, const Policy *policies, Chance *c)
{
    Table *t = &g->table;
    Log none = {NULL};
    if (t->round) {
        NAME(take_turn)(g, rules, policies + t->current_kings[t->turn], &none, c);
    } else {
        NAME(open_turn)(g, rules, policies, 0, &none, c);
    }
    end_turn(t, rules);
}

/* Take a turn whose claim is settled: the domino goes where it is worth most together with it. */
INLINE void NAME(take_with_claim)(NAME(Game) *g, const Rules *rules, const Policy *policies, int at, Chance *c)
{
    Table *t = &g->table;
    Option option = {.has_spot = 0, .claim = (int8_t)at};
    if (t->round && !t->has_placed) {
        NAME(Move) move = NAME(pick)(g, rules, policies + t->current_kings[t->turn], 1u << at, c);
        option.has_spot = (uint8_t)move.has_spot;
        option.lay = move.spot.lay;
        option.low = move.spot.low;
    }
    NAME(take)(g, rules, &option);
}

/* What each seat will come to, with what it had before this game, seen at the start of a round: what is claimed is
   placed greedily, for what comes then the network is asked. The last round needs no foresight. */
static inline void NAME(foretell)(NAME(Game) *g, const Rules *rules, const Manner *manner, Chance *c, float *points)
{
    const Table *t = &g->table;
    int each = rules->kings / rules->players;
    Future future = NAME(future)(g, rules, each * (rules->rounds - t->round));
    Log none = {NULL};
    for (int seat = 0; seat < rules->players; seat++) points[seat] = manner->earlier[seat].on[POINTS];
    if (!future.left) {
        for (int seat = 0; seat < rules->players; seat++)
            points[seat] += NAME(best_end)(g->kingdoms + seat, t, rules, (uint8_t)seat, 0).on[POINTS];
        return;
    }
    for (int i = 0; i < rules->kings; i++) {
        uint8_t king = t->current_kings[i], number = t->current[i];
        NAME(Move) move =
            NAME(choose)(g->kingdoms + king, g->estates + king, number, t->next, 0, 1, rules, c);
        if (move.has_spot) NAME(place)(g, king, number, move.spot.lay, move.spot.low, &none);
    }
    for (int seat = 0; seat < rules->players; seat++)
        points[seat] += NAME(prospect)(g->kingdoms + seat, g->estates + seat, &future, rules, manner->network);
}

/* How a game ended, with what the seats had before it. */
static inline void NAME(end)(const NAME(Game) *g, const Rules *rules, const Manner *manner, Ending *ending)
{
    uint16_t points[PLAYERS];
    uint8_t ranks[PLAYERS];
    int winners = 0;
    NAME(result)(g, rules, manner->earlier, points, ranks);
    for (int seat = 0; seat < rules->players; seat++) winners += ranks[seat] == 1;
    for (int seat = 0; seat < rules->players; seat++) {
        ending->points[seat] = points[seat];
        ending->wins[seat] = ranks[seat] == 1 ? 1.0f / (float)winners : 0;
    }
}

/* Play to the end, and take where that leads together with what the network foretells from here: the one
   errs by chance, the other by what it doesn't know. */
INLINE void NAME(blend)(NAME(Game) *g, const Rules *rules, const Manner *manner, Chance *c, Ending *ending)
{
    NAME(Game) later = *g;
    NAME(Estate) estates[PLAYERS];
    Chance other = *c;
    float foretold[PLAYERS];
    NAME(copy_estates)(estates, g->estates, rules->players);
    later.estates = estates;
    NAME(foretell)(&later, rules, manner, &other, foretold);
    while (!is_over(&g->table, rules)) NAME(play_turn)(g, rules, manner->policies, c);
    NAME(end)(g, rules, manner, ending);
    for (int seat = 0; seat < rules->players; seat++)
        ending->points[seat] += (float)(1 - manner->blend) * (foretold[seat] - ending->points[seat]);
}

/* Follow an option as far as the manner says, and tell what it is worth to its seat. The other claims of
   the round are the tree's, if there is one: they get better with every rollout. */
static double NAME(roll_out)(
    const NAME(Game) *start, const Rules *rules, const Manner *manner, const Option *option, ClaimTree *tree,
    Chance c)
{
    NAME(Game) g = *start;
    NAME(Estate) estates[PLAYERS];
    NAME(copy_estates)(estates, start->estates, rules->players);
    g.estates = estates;
    Table *t = &g.table;
    uint8_t seat = chooser_at_turn(t, rules);
    ClaimPath path = {.at = option->claim + 1, .unit = LINE + 1};
    int end = t->round + 1 + manner->horizon;
    if (end > rules->rounds) end = rules->rounds;
    NAME(take)(&g, rules, option);
    while (!is_over(t, rules) && !(manner->network && t->turn == 0 && t->round >= end)) {
        if (manner->has_tree && t->round == start->table.round && t->round < rules->rounds) {
            uint8_t mover = chooser_at_turn(t, rules);
            int at = tree_claim(tree, &path, free_claims(t, rules), mover, manner);
            NAME(take_with_claim)(&g, rules, manner->policies, at, &c);
        } else {
            NAME(play_turn)(&g, rules, manner->policies, &c);
        }
    }
    Ending ending = {.is_known = is_over(t, rules)};
    if (ending.is_known) NAME(end)(&g, rules, manner, &ending);
    else if (manner->blend > 0) NAME(blend)(&g, rules, manner, &c, &ending);
    else NAME(foretell)(&g, rules, manner, &c, ending.points);
    tree_learn(tree, &path, &ending, rules, manner);
    return worth(&ending, seat, rules, manner);
}

/* Roll the options that are alive out with some of the samples: the same cards for all. Stops when the
   time is over. Returns how many rollouts there were. */
static int64_t NAME(roll_out_all)(
    const NAME(Game) *start, const Rules *rules, const Manner *manner, const Option *options, const int32_t *alive,
    int count, uint64_t seed, int64_t first, int64_t last, int64_t step, double deadline, Tally *tally)
{
    NAME(Estate) estates[PLAYERS];
    int64_t done = 0;
    NAME(survey_all)(start, rules, estates);
    for (int64_t sample = first; sample < last; sample += step) {
        Chance c = chance_of(seed, (uint64_t)sample);
        NAME(Game) dealt = *start;
        dealt.estates = estates;
        deal(&dealt.table, rules, &c);
        for (int i = 0; i < (manner->is_uniform ? 1 : count); i++, done++) {
            if (is_late(deadline)) return done;
            int at = alive[manner->is_uniform ? (int)chance_below(&c, (uint32_t)count) : i];
            tally_add(tally, at, NAME(roll_out)(&dealt, rules, manner, options + at, tally->tree, c));
        }
    }
    return done;
}
