/* The words that go in and out. */
#include "host.h"

int32_t host_words[HOST_WORDS];
double host_numbers[HOST_NUMBERS];

static int length, at, is_wrong;

int32_t *EXPORT(kd_host_words)(void) { return host_words; }

double *EXPORT(kd_host_numbers)(void) { return host_numbers; }

void begin_input(int count)
{
    length = count, at = 0;
    is_wrong = count < 0 || count > HOST_WORDS;
}

int read_word(int least, int most)
{
    if (is_wrong || at >= length || host_words[at] < least || host_words[at] > most) {
        is_wrong = 1;
        return least;
    }
    return host_words[at++];
}

int input_is_wrong(void) { return is_wrong; }

void begin_output(void) { at = 0; }

void put(int word) { host_words[at++] = word; }

int reserve(void) { return at++; }

void put_at(int place, int word) { host_words[place] = word; }

int written(void) { return at; }
