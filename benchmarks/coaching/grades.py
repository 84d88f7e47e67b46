"""Do grades tell the levels apart, and do they agree with what is lost?"""

from collections import Counter, defaultdict
from collections.abc import Iterator

from coaching.games import LEVELS, RULES, ReviewedGame, reviewed_games
from kingdomino.analysis import Grade
from kingdomino.rules import Ruleset

BAD = (Grade.MISTAKE, Grade.BLUNDER)


def report(games: int) -> Iterator[str]:
    """Yield the shares of the grades by level, for all rulesets."""
    for preset, players in RULES:
        ruleset = Ruleset.preset(preset, players=players)
        yield f"{preset}/{players}, {games} games: share of a level's turns, %"
        yield f"{'':10}{'turns':>6}{'decided':>9}" + "".join(f"{grade:>12}" for grade in Grade)
        reviewed = reviewed_games(ruleset, games)
        yield from shares(reviewed)
        yield consistency(reviewed)


def shares(games: list[ReviewedGame]) -> Iterator[str]:
    """Yield a row for each level."""
    grades: dict[str, Counter[Grade]] = defaultdict(Counter)
    decided: Counter[str] = Counter()
    for game in games:
        for turn in game.review.turns:
            if turn.grade is not None:
                grades[game.levels[turn.seat]][turn.grade] += 1
                decided[game.levels[turn.seat]] += turn.is_decided
    for level in LEVELS:
        if total := grades[level].total():
            cells = [f"{100 * grades[level][grade] / total:12.1f}" for grade in Grade]
            yield f"{level:10}{total:6}{100 * decided[level] / total:9.0f}{''.join(cells)}"


def consistency(games: list[ReviewedGame]) -> str:
    """Return how many mistakes change nothing, and how many large losses are no mistakes."""
    turns = [turn for game in games for turn in game.review.turns if turn.grade is not None]
    bad = [turn for turn in turns if turn.grade in BAD]
    large = [turn for turn in turns if turn.win_loss.value >= 0.1]
    idle = sum(turn.win_loss.value < 0.01 for turn in bad)
    missed = sum(turn.grade not in BAD for turn in large)
    return (
        f"of {len(bad)} mistakes and blunders {idle} lose less than 1 % of the win; "
        f"of {len(large)} turns that lose 10 % {missed} are no mistake"
    )
