"""Do errors have a reason, and how much of their loss does it explain?"""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice

from coaching.games import RULES, on_all_cores, play
from kingdomino.analysis import (
    Budget,
    Explanation,
    Grade,
    Part,
    ReasonKind,
    evaluate,
    explain,
    list_decisions,
)
from kingdomino.analysis.grades import grade_turn
from kingdomino.rules import Ruleset

ROLLOUTS = 8_000
LEAST_PART = 1.0  # points


def report(games: int) -> Iterator[str]:
    """Yield the shares of errors with a reason, for all rulesets; about two errors a game."""
    for preset, players in RULES:
        ruleset = Ruleset.preset(preset, players=players)
        errors = islice(
            (each for found in on_all_cores(partial(errors_of, ruleset), range(games))
             for each in found),
            2 * games,
        )  # fmt: skip
        yield f"{preset}/{players}"
        yield from summarise(list(errors))


def errors_of(ruleset: Ruleset, seed: int) -> list[Explanation]:
    """Return why turns were errors, in a game of mixed levels."""
    _, match = play(ruleset, seed)
    found = []
    for decision in list_decisions(match)[seed % 3 :: 3]:
        budget = Budget(ROLLOUTS, seed)
        evaluation = evaluate(decision.view, budget, keep=[decision.turn])
        played = evaluation.find(decision.turn)
        if played is None or len(evaluation.turns) == 1:
            continue
        grade = grade_turn(played, evaluation.best, decision.seat, ruleset)
        if grade not in (Grade.BEST, Grade.GOOD):
            found.append(explain(decision.view, evaluation.best, played, ROLLOUTS, seed))
    return found


def summarise(errors: list[Explanation]) -> Iterator[str]:
    """Yield how many errors have reasons that explain half of each large part, and which."""
    found = [[has_reason(each, part) for part in large_parts(each)] for each in errors]
    parts = [is_explained for each in found for is_explained in each]
    whole, half = sum(all(each) for each in found), sum(parts)
    kinds = Counter(reason.kind for each in errors for reason in each.reasons)
    yield f"  {len(errors)} errors, {whole / len(errors):.0%} with a reason for each part"
    yield f"  {len(parts)} parts, {half / len(parts):.0%} with reasons that explain half of it"
    yield "  " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common())


def loss_of(explanation: Explanation, part: Part) -> float:
    """Return the points that a part has lost."""
    parts = explanation.parts
    return (parts.placement if part is Part.PLACEMENT else parts.claim).value


def large_parts(explanation: Explanation) -> list[Part]:
    """Return the parts that have lost a point at least."""
    return [part for part in Part if loss_of(explanation, part) >= LEAST_PART]


def has_reason(explanation: Explanation, part: Part) -> bool:
    """Return whether measured reasons explain half of what a part has lost."""
    explained = sum(
        reason.explained
        for reason in explanation.reasons
        if reason.part is part and reason.kind is not ReasonKind.EXPECTED
    )
    return explained >= 0.5 * loss_of(explanation, part)
