/* The position that is thought about, and the value network. */
#include <string.h>

#include "analyst.h"
#include "play/draft.h"

Analysed analysed;
_Alignas(KD_STATE_ALIGNMENT) uint8_t work_memory[HOST_WORK];

static _Alignas(KD_STATE_ALIGNMENT) uint8_t state_memory[8192];
static KdNetwork network;
static int has_network;

/* ---- The network ---- */

#define MOST_BYTES 16384
static uint8_t file[MOST_BYTES];

/* Where the host writes a file of so many bytes; NULL if it is too large. */
uint8_t *EXPORT(kd_host_file)(int size) { return size >= 0 && size <= MOST_BYTES ? file : NULL; }

/* The numbers of a NumPy file, version 1.0: 32-bit floats in the order of C; NULL if it has others,
   or not so many. */
static const uint8_t *npy_content(size_t size, size_t content)
{
    static const uint8_t MAGIC[] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    size_t start = sizeof MAGIC + 2;
    if (size < start || size > MOST_BYTES || memcmp(file, MAGIC, sizeof MAGIC)) return NULL;
    char *header = (char *)file + start;
    size_t length = (size_t)(file[start - 2] | file[start - 1] << 8);
    start += length;
    if (!length || start + content != size) return NULL;
    file[start - 1] = 0; /* in place of the end of its line */
    int is_right = strstr(header, "'<f4'") && strstr(header, "'fortran_order': False");
    return is_right ? file + start : NULL;
}

/* Take the value network from the file, which has so many bytes. */
int EXPORT(kd_host_load_network)(int size)
{
    const uint8_t *content = size < 0 ? NULL : npy_content((size_t)size, sizeof network);
    if (!content) return WRONG_NETWORK;
    memcpy(&network, content, sizeof network);
    has_network = 1;
    return 0;
}

/* ---- The position ---- */

/* Put what is hidden into an order that tells nothing. */
static void hide_deal(KdDraft *draft, const KdRules *rules)
{
    sort_bytes(draft->pile + draft->pile_start, draft->pile_end - draft->pile_start);
    if (draft->round == 0 && rules->opening != KD_ABBA)
        sort_bytes(draft->king_order + 1, rules->kings - draft->turn - 1);
}

/* The totals of earlier games, as far as the rules rank by them. */
static void set_earlier(KdSearchConfig *config, const Position *p)
{
    for (int seat = 0; seat < p->rules.players; seat++) {
        const uint16_t *from = p->earlier[seat].value;
        uint16_t *to = config->earlier[seat].value;
        to[KD_POINTS] = from[KD_POINTS];
        for (int i = 0; i < p->rules.tie_break_count; i++)
            to[p->rules.tie_breaks[i]] = from[p->rules.tie_breaks[i]];
    }
}

int take_position(void)
{
    Analysed *a = &analysed;
    KdState *state = (KdState *)state_memory;
    if (!host.engine || is_over_now(&host)) return WRONG_GAME;
    if (!has_network) return WRONG_NETWORK;
    memcpy(state, host.state, host.engine->state_size);
    KdDraft *draft = host.engine->draft(state);
    a->rules = host.rules;
    hide_deal(draft, &a->rules);
    a->config = kd_best_config(&a->rules, draft->round, host.games - host.earlier_count);
    a->config.network = &network;
    set_earlier(&a->config, &host);
    a->subject = (KdSubject){
        .engine = host.engine, .state = state, .rules = &a->rules, .config = &a->config};
    a->count = host.engine->list_turns(state, &a->rules, &network, a->turns);
    return 0;
}

void put_turn(const KdTurn *turn)
{
    const KdEngine *engine = analysed.subject.engine;
    const KdState *state = analysed.subject.state;
    const KdDraft *draft = engine->draft((KdState *)state);
    int count = reserve(), domino = draft->current[draft->turn];
    uint8_t cells[2];
    if (turn->has_placement) {
        engine->turn_cells(state, turn, cells);
        put((int)place_word(domino, cells[0], cells[1]));
    } else if (must_place(draft)) {
        put(domino | HOST_DISCARD);
    }
    if (turn->claim >= 0) put(draft->next[turn->claim]);
    put_at(count, written() - count - 1);
}
