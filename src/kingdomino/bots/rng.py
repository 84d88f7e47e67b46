"""The random numbers of the kernel, for machines without it: `kernel/src/rng/rng.h` in Python."""

_MASK = (1 << 64) - 1
_ALWAYS = 1 << 32  # a share of all draws


class Rng:
    """xoshiro256** by Blackman and Vigna, seeded by SplitMix64; each stream of a seed differs."""

    def __init__(self, seed: int, stream: int) -> None:
        state = seed ^ stream * 0xD1342543DE82EF95 & _MASK
        numbers = []
        for _ in range(4):
            state = state + 0x9E3779B97F4A7C15 & _MASK
            mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
            numbers.append(mixed ^ mixed >> 31)
        self._state = numbers

    def below(self, count: int) -> int:
        """Return a number below a count."""
        return (self._next() >> 32) * count >> 32

    def chance(self, probability: float) -> bool:
        """Return true with a probability; certainty takes no random number."""
        share = round(probability * _ALWAYS)
        if share in (0, _ALWAYS):
            return share != 0
        return self._next() >> 32 < share

    def _next(self) -> int:
        one, two, three, four = self._state
        result = _rotate(two * 5 & _MASK, 7) * 9 & _MASK
        three ^= one
        four ^= two
        self._state = [one ^ four, two ^ three, three ^ (two << 17 & _MASK), _rotate(four, 45)]
        return result


def _rotate(number: int, by: int) -> int:
    return (number << by | number >> 64 - by) & _MASK
