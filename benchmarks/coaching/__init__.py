"""The parts of `benchmarks/coach.py`: games of unequal players, their luck, errors and grades."""
