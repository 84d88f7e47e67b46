/* Exponentials and logarithms that are the same everywhere. C libraries round them differently,
   even on two processors; here they are made of operations that IEEE 754 defines to the last bit.
   Their relative error is below 1e-15. */
#ifndef KD_NUMERIC_H
#define KD_NUMERIC_H
#include <math.h>
#include <stdint.h>
#include <string.h>

#define EXP_STEPS 32 /* of a power of two */

/* 2^(i / EXP_STEPS). */
static const double EXP_TABLE[EXP_STEPS] = {
    0x1.0000000000000p+0, 0x1.059b0d3158574p+0, 0x1.0b5586cf9890fp+0, 0x1.11301d0125b51p+0,
    0x1.172b83c7d517bp+0, 0x1.1d4873168b9aap+0, 0x1.2387a6e756238p+0, 0x1.29e9df51fdee1p+0,
    0x1.306fe0a31b715p+0, 0x1.371a7373aa9cbp+0, 0x1.3dea64c123422p+0, 0x1.44e086061892dp+0,
    0x1.4bfdad5362a27p+0, 0x1.5342b569d4f82p+0, 0x1.5ab07dd485429p+0, 0x1.6247eb03a5585p+0,
    0x1.6a09e667f3bcdp+0, 0x1.71f75e8ec5f74p+0, 0x1.7a11473eb0187p+0, 0x1.82589994cce13p+0,
    0x1.8ace5422aa0dbp+0, 0x1.93737b0cdc5e5p+0, 0x1.9c49182a3f090p+0, 0x1.a5503b23e255dp+0,
    0x1.ae89f995ad3adp+0, 0x1.b7f76f2fb5e47p+0, 0x1.c199bdd85529cp+0, 0x1.cb720dcef9069p+0,
    0x1.d5818dcfba487p+0, 0x1.dfc97337b9b5fp+0, 0x1.ea4afa2a490dap+0, 0x1.f50765b6e4540p+0,
};

/* 2^exponent, for exponents of normal numbers. */
static inline double power_of_two(int exponent)
{
    uint64_t bits = (uint64_t)(exponent + 1023) << 52;
    double power;
    memcpy(&power, &bits, sizeof power);
    return power;
}

/* e^x as 2^(n / EXP_STEPS) * e^rest with a small rest; 0 or infinity far from zero. */
static inline double portable_exp(double x)
{
    static const double STEPS_PER_UNIT = 0x1.71547652b82fep+5;
    /* The length of a step; products of its high part with whole numbers are exact. */
    static const double STEP_HIGH = 0x1.62e42fef00000p-6, STEP_LOW = 0x1.473de6af278edp-39;
    static const double LIMIT = 700;
    if (!(x > -LIMIT)) return 0;
    if (x > LIMIT) return HUGE_VAL;
    double scaled = x * STEPS_PER_UNIT;
    int n = (int)(scaled + (scaled < 0 ? -0.5 : 0.5));
    double rest = x - n * STEP_HIGH - n * STEP_LOW, square = rest * rest;
    double odd = 1 + square * (1.0 / 6 + square * (1.0 / 120));
    double even = 0.5 + square * (1.0 / 24 + square * (1.0 / 720));
    double factor = EXP_TABLE[n & (EXP_STEPS - 1)] * power_of_two(n >> 5);
    return factor + factor * (rest * odd + square * even);
}

/* The logarithm of a positive normal number m * 2^exponent, with m near 1: by the series of
   2 artanh((m - 1) / (m + 1)). */
static inline double portable_log(double x)
{
    static const double LN2_HIGH = 0x1.62e42fef00000p-1, LN2_LOW = 0x1.473de6af278edp-34;
    static const double SQRT2 = 1.4142135623730951;
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    int exponent = (int)(bits >> 52) - 1023;
    bits = (bits & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1023) << 52;
    memcpy(&x, &bits, sizeof x);
    if (x > SQRT2) x *= 0.5, exponent++;
    double s = (x - 1) / (x + 1), z = s * s, w = z * z;
    double even = 1.0 / 3 + w * (1.0 / 7 + w * (1.0 / 11 + w * (1.0 / 15 + w * (1.0 / 19))));
    double odd = 1.0 / 5 + w * (1.0 / 9 + w * (1.0 / 13 + w * (1.0 / 17 + w * (1.0 / 21))));
    return exponent * LN2_HIGH + (2 * s + (2 * s * z * (even + z * odd) + exponent * LN2_LOW));
}

#endif
