/* Exponentials and logarithms are as exact as those of the C library. */
#include "numeric.h"
#include "check.h"
#include "rng/rng.h"

static const double TOLERANCE = 1e-15; /* relative */

static int is_near(double found, double expected)
{
    return fabs(found - expected) <= TOLERANCE * fabs(expected);
}

/* A number from 0 to below 1. */
static double draw(Rng *rng) { return (double)(rng_next(rng) >> 11) / 9007199254740992.0; }

int main(void)
{
    Rng rng = rng_seed(1, 1);
    for (int i = 0; i < 1000000; i++) {
        double exponent = 100 * (draw(&rng) - 0.5), number = (i % 2 ? 1 : 1000) * draw(&rng);
        CHECK(is_near(portable_exp(exponent), exp(exponent)));
        if (number > 0) CHECK(is_near(portable_log(number), log(number)));
    }
    CHECK(portable_exp(0) == 1);
    CHECK(portable_exp(-1000) == 0);
    CHECK(portable_exp(1000) == HUGE_VAL);
    CHECK(portable_log(1) == 0);
    CHECK(is_near(portable_log(2), log(2)));
    return 0;
}
