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
INLINE void NAME(take_with_claim)(NAME(Game) *g, const Rules *rules, int at, Chance *c)
{
    Table *t = &g->table;
    Option option = {.has_spot = 0, .claim = (int8_t)at};
    if (t->round && !t->has_placed) {
        uint8_t king = t->current_kings[t->turn];
        NAME(Move) move = NAME(choose)(
            g->kingdoms + king, g->estates + king, t->current[t->turn], t->next, 1u << at, 1, rules, c);
        option.has_spot = (uint8_t)move.has_spot;
        option.lay = move.spot.lay;
        option.low = move.spot.low;
    }
    NAME(take)(g, rules, &option);
}

/* The same, but the domino goes where the network likes it most. A king that is its owner's only one finds
   its kingdom as it was when the round began, so it has to be asked only once. */
static inline void NAME(reply)(
    NAME(Game) *g, const Rules *rules, const Network *network, int at, Reply *reply, Chance *c)
{
    if (!reply->is_known) reply->option = NAME(wisest)(g, rules, network, 1u << at, 0, c);
    reply->is_known = rules->kings == rules->players;
    NAME(take)(g, rules, &reply->option);
}

/* What each seat will come to, seen at the start of a round. The last round needs no foresight. */
static inline void NAME(foretell)(const NAME(Game) *g, const Rules *rules, const Network *network, float *points)
{
    const Table *t = &g->table;
    for (int seat = 0; seat < rules->players; seat++) {
        if (t->round == rules->rounds) {
            points[seat] = NAME(best_end)(g->kingdoms + seat, t, rules, (uint8_t)seat, 0).on[POINTS];
        } else {
            Future future = NAME(future)(g, rules, (uint8_t)seat, 0);
            points[seat] = NAME(prospect)(g->kingdoms + seat, g->estates + seat, &future, rules, network);
        }
    }
}

/* How a game ended. */
static inline void NAME(end)(const NAME(Game) *g, const Rules *rules, Ending *ending)
{
    uint16_t points[PLAYERS];
    uint8_t ranks[PLAYERS];
    int winners = 0;
    NAME(result)(g, rules, points, ranks);
    for (int seat = 0; seat < rules->players; seat++) winners += ranks[seat] == 1;
    for (int seat = 0; seat < rules->players; seat++) {
        ending->points[seat] = points[seat];
        ending->wins[seat] = ranks[seat] == 1 ? 1.0f / (float)winners : 0;
    }
}

/* Play to the end, and take where that leads together with what the network foretells from here: the one
   errs by chance, the other by what it doesn't know. */
INLINE void NAME(blend)(NAME(Game) *g, const Rules *rules, const Manner *manner, uint64_t key, Ending *ending)
{
    float foretold[PLAYERS];
    NAME(foretell)(g, rules, manner->network, foretold);
    while (!is_over(&g->table, rules)) {
        Chance c = turn_chance(key, &g->table);
        NAME(play_turn)(g, rules, manner->policies, &c);
    }
    NAME(end)(g, rules, ending);
    for (int seat = 0; seat < rules->players; seat++)
        ending->points[seat] += (float)(1 - manner->blend) * (foretold[seat] - ending->points[seat]);
}

/* Take a turn of a rollout for a seat. What is claimed in the round of the start is up to the tree, if there
   is one: it gets better with every rollout. Later the seat plays by the network, and the others by their
   policies: not everybody plays like oneself. */
INLINE void NAME(roll_on)(
    NAME(Game) *g, const Rules *rules, const Manner *manner, uint8_t seat, int is_start, ClaimTree *tree,
    ClaimPath *path, Chance *c)
{
    const Table *t = &g->table;
    uint8_t mover = chooser_at_turn(t, rules);
    int is_judged = manner->network && NAME(is_judged)(t, rules);
    if (manner->has_tree && is_start && t->round < rules->rounds) {
        int turn = t->turn, at = tree_claim(tree, path, free_claims(t, rules), mover, manner);
        if (is_judged) NAME(reply)(g, rules, manner->network, at, tree->replies[turn] + at, c);
        else NAME(take_with_claim)(g, rules, at, c);
    } else if (is_judged && mover == seat) {
        Option option = NAME(wisest)(g, rules, manner->network, free_claims(t, rules), 0, c);
        NAME(take)(g, rules, &option);
    } else {
        NAME(play_turn)(g, rules, manner->policies, c);
    }
}

/* Follow an option as far as the manner says, and tell what it is worth to its seat. */
static double NAME(roll_out)(
    const NAME(Game) *start, const Rules *rules, const Manner *manner, const Option *option, ClaimTree *tree,
    uint64_t key)
{
    NAME(Game) g = *start;
    NAME(Estate) estates[PLAYERS];
    g.estates = memcpy(estates, start->estates, sizeof estates);
    Table *t = &g.table;
    uint8_t seat = chooser_at_turn(t, rules);
    ClaimPath path = {.at = option->claim + 1, .unit = LINE + 1};
    int end = t->round + 1 + manner->horizon;
    if (end > rules->rounds) end = rules->rounds;
    NAME(take)(&g, rules, option);
    while (!is_over(t, rules) && !(manner->network && t->turn == 0 && t->round >= end)) {
        Chance c = turn_chance(key, t);
        NAME(roll_on)(&g, rules, manner, seat, t->round == start->table.round, tree, &path, &c);
    }
    Ending ending = {.is_known = is_over(t, rules)};
    if (ending.is_known) NAME(end)(&g, rules, &ending);
    else if (manner->blend > 0) NAME(blend)(&g, rules, manner, key, &ending);
    else NAME(foretell)(&g, rules, manner->network, ending.points);
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
        uint64_t key = chance_next(&c);
        for (int i = 0; i < (manner->is_uniform ? 1 : count); i++, done++) {
            if (is_late(deadline)) return done;
            int at = alive[manner->is_uniform ? (int)chance_below(&c, (uint32_t)count) : i];
            tally_add(tally, at, NAME(roll_out)(&dealt, rules, manner, options + at, tally->tree, key));
        }
    }
    return done;
}
