"""Does the coach tell the truth? Luck, grades, losses played out, reasons, and its own advice."""

import argparse
from collections.abc import Callable, Iterator

from kingdomino import kernel


def parts() -> dict[str, Callable[[int], Iterator[str]]]:
    """Return the parts by name: each takes a number of games and yields lines."""
    # They need the kernel.
    from coaching import grades, hints, losses, luck, probabilities, reasons  # noqa: PLC0415

    return {
        "luck": luck.report,
        "grades": grades.report,
        "losses": losses.report,
        "puzzles": losses.report_puzzles,
        "probabilities": probabilities.report,
        "reasons": reasons.report,
        "hints": hints.report,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = "luck, grades, losses, puzzles, probabilities, reasons, hints"
    parser.add_argument("part", nargs="*", help=f"{names}; all of them if none is named")
    parser.add_argument("--games", type=int, default=100, help="of each ruleset")
    parser.add_argument("--quick", action="store_true", help="a few games only")
    options = parser.parse_args()
    if not kernel.is_available:
        print("coach: the kernel is not built here, so there is no coach to measure")
        return
    known = parts()
    unknown = [name for name in options.part if name not in known]
    if unknown:
        parser.error(f"no part is called {unknown[0]}; there are {', '.join(known)}")
    for name in options.part or known:
        for line in known[name](4 if options.quick else options.games):
            print(line, flush=True)


if __name__ == "__main__":
    main()
