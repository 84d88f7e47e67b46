/* Wise play: what a network likes best. Included once for each size of kingdom, after option.inc.h. */

/* The turn that promises most to its seat, with one of some claims. A little noise makes games differ. */
CLONED static Option NAME(wisest)(
    const NAME(Game) *g, const Rules *rules, const Network *network, unsigned free, float noise, Chance *c)
{
    Future future = NAME(future)(g, rules, king_at_turn(&g->table), 1);
    Option spots[SPOTS], best = {.claim = -1};
    float most = -INFINITY, prospects[LINE];
    int places = NAME(list_spots)(g, spots);
    for (int i = 0; i < places; i++) {
        NAME(prospects_at)(g, rules, network, &future, spots + i, free, prospects);
        for (unsigned left = free; left; left &= left - 1) {
            int claim = __builtin_ctz(left);
            float luck = noise > 0 ? noise * ((float)(chance_next(c) >> 40) * 0x1p-23f - 1) : 0;
            if (prospects[claim] + luck <= most) continue;
            most = prospects[claim] + luck;
            best = spots[i];
            best.claim = (int8_t)claim;
        }
    }
    return best;
}
