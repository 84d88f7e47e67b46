"""What does a review cost, do two seeds agree, and how large is the residual?

Games of the levels `knight` and `squire` are reviewed twice with different seeds. Agreement is the
share of the turns that one review calls a mistake or a blunder which the other one does, too.
"""

import argparse
from collections.abc import Iterator
from statistics import fmean, stdev
from time import process_time

from kingdomino import kernel
from kingdomino.bots import make_bot, play_game
from kingdomino.rules import Match, Ruleset

LEVELS = ("knight", "squire", "knight", "squire")
GAMES = (("classic", 2, 6), ("tournament", 4, 2))


def play(ruleset: Ruleset, seed: int) -> Match:
    match = Match.new(ruleset, seed)
    bots = [make_bot(LEVELS[seat], seed + seat) for seat in range(ruleset.players)]
    return play_game(bots, match)


def measure(preset: str, players: int, games: int, quality: str) -> Iterator[str]:
    from kingdomino.analysis import Grade, Quality, review  # noqa: PLC0415 - needs the kernel

    ruleset = Ruleset.preset(preset, players=players)
    seconds, residuals, either, both = [], [], 0, 0
    for number in range(games):
        match, errors = play(ruleset, 500 + number), []
        for seed in (1, 2):
            start = process_time()
            reviewed = review(match, Quality(quality), seed=seed)
            seconds.append(process_time() - start)
            residuals += [seat.ledger.residual for seat in reviewed.seats if seat.ledger]
            bad = (Grade.MISTAKE, Grade.BLUNDER)
            errors.append({i for i, turn in enumerate(reviewed.turns) if turn.grade in bad})
        both += 2 * len(errors[0] & errors[1])
        either += sum(map(len, errors))
    yield (
        f"{preset}/{players} {quality}: {fmean(seconds):.1f} s of CPU (most {max(seconds):.1f}), "
        f"{both} of {either} mistakes and blunders agree ({both / max(1, either):.0%}), "
        f"residual {stdev(residuals):.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quality", choices=("quick", "normal", "deep"), default="normal")
    parser.add_argument("--quick", action="store_true", help="one game each")
    options = parser.parse_args()
    if not kernel.is_available:
        print("review: the kernel is not built here, so there is nothing to measure")
        return
    for preset, players, games in GAMES:
        for line in measure(preset, players, 1 if options.quick else games, options.quality):
            print(line, flush=True)


if __name__ == "__main__":
    main()
