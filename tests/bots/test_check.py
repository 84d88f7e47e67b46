"""Bots that keep their word, and bots that don't."""

from random import Random
from time import perf_counter

import pytest

from kingdomino.bots import Bot, Clock, GreedyBot, RandomBot
from kingdomino.bots.check import Check, Factory, Finding, check_bot, every_ruleset
from kingdomino.bots.stopwatch import Stopwatch
from kingdomino.rules import PRESETS, Action, Discard, Opening, Ruleset, View

CLASSIC = Ruleset.preset("classic", 2)


def check(
    make: Factory, *rulesets: Ruleset, budgets: tuple[float, ...] = ()
) -> dict[Check, Finding]:
    findings = check_bot(make, rulesets=rulesets or [CLASSIC], budgets=budgets)
    return {finding.check: finding for finding in findings}


def failed(findings: dict[Check, Finding]) -> set[Check]:
    return {name for name, finding in findings.items() if not finding.is_passed}


class Bent:
    """Plays at random, and does something of its own besides."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        del clock
        return self.chance.choice(view.legal_actions())


def test_a_bot_that_keeps_its_word_passes() -> None:
    findings = check(RandomBot, *every_ruleset(), budgets=(0.5,))
    assert list(findings) == list(Check)
    assert failed(findings) == set()
    assert all(finding.cases > 20 for finding in findings.values())


def test_all_rules_are_tried() -> None:
    rulesets = every_ruleset()
    assert {r.players for r in rulesets} == {2, 3, 4}
    assert {r.opening for r in rulesets} == set(Opening)
    assert {r.games for r in rulesets} == {1, 3}
    for name, preset in PRESETS.items():
        for players in preset.players:
            assert Ruleset.preset(name, players) in rulesets


class Cheat(Bent):
    def choose(self, view: View, clock: Clock | None = None) -> Action:
        if view.round == view.ruleset.rounds:
            return Discard(view.domino or 0)
        return super().choose(view, clock)


def test_an_illegal_action_is_told_with_its_place() -> None:
    findings = check(Cheat)
    assert Check.PLAYS in failed(findings)
    complaint = findings[Check.PLAYS].complaints[0]
    assert str(complaint).startswith("classic/2, seed 0, action 4")
    assert "which the rules refuse: domino" in str(complaint)
    assert complaint.cause is not None


class Newcomer(Bent):
    """Wants to have seen the game from its start."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen = False

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        self.seen |= view.round == 0
        if not self.seen:
            raise LookupError("who are you?")
        return super().choose(view, clock)


def test_a_bot_has_to_join_a_game_that_was_saved() -> None:
    findings = check(Newcomer)
    assert failed(findings) == {Check.JOINS}
    assert "raised LookupError: who are you?" in str(findings[Check.JOINS].complaints[0])


def test_openings_discards_and_last_rounds_are_among_what_a_bot_joins() -> None:
    joined: list[View] = []

    class Witness(Bent):
        is_new = True

        def choose(self, view: View, clock: Clock | None = None) -> Action:
            if self.is_new:
                joined.append(view)
            self.is_new = False
            return super().choose(view, clock)

    check(Witness, *every_ruleset())
    discards = [view for view in joined if isinstance(view.legal_actions()[0], Discard)]
    assert {view.ruleset for view in discards} == set(every_ruleset())
    assert any(view.next_line is None for view in joined)
    assert any(0 < view.round < view.ruleset.rounds for view in joined)
    assert any(view.round == 0 and view.king != view.actor for view in joined)


class Vandal(Bent):
    def choose(self, view: View, clock: Clock | None = None) -> Action:
        object.__setattr__(view.ruleset, "harmony", not view.ruleset.harmony)
        return super().choose(view, clock)


def test_a_changed_view_is_noticed() -> None:
    findings = check(Vandal, Ruleset.preset("second-edition", 2))
    assert failed(findings) == {Check.LEAVES}


class Moody(Bent):
    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        del seed
        self.chance.seed()


def test_chance_that_is_not_the_seeds_is_noticed() -> None:
    findings = check(Moody)
    assert failed(findings) == {Check.REPEATS}
    assert " at first, then " in str(findings[Check.REPEATS].complaints[0])


class Slow(Bent):
    """Takes half as much again as it may, where that is not much."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        end = perf_counter() + (1.5 * clock.seconds if clock and clock.seconds <= 0.01 else 0)
        while perf_counter() < end:
            pass
        return super().choose(view, clock)


def test_overruns_are_noticed() -> None:
    findings = check(Slow, Ruleset.preset("classic", 2), budgets=(0.005, 0.01))
    assert failed(findings) == {Check.KEEPS_TIME}
    told = [str(complaint) for complaint in findings[Check.KEEPS_TIME].complaints]
    assert len(told) == 2
    assert "turns of 0.005 seconds were longer, up to 0." in told[0]


def test_a_turn_may_take_5_percent_more_than_its_seconds() -> None:
    watch = Stopwatch(2.0)
    watch.turns += [0.1, 2.0, 2.09, 2.11, 5.0]
    assert watch.overruns == 2


def test_a_bot_may_take_its_time_to_load() -> None:
    class Heavy(Bent):
        def choose(self, view: View, clock: Clock | None = None) -> Action:
            end = perf_counter() + (0.06 if view.round == 0 else 0)
            while perf_counter() < end:
                pass
            return super().choose(view, clock)

    assert failed(check(Heavy, budgets=(0.05,))) == set()


def test_bots_are_closed_after_their_game() -> None:
    awake = 0

    class Closing(Bent):
        def __init__(self, seed: int = 0) -> None:
            nonlocal awake
            super().__init__(seed)
            awake += 1

        def close(self) -> None:
            nonlocal awake
            awake -= 1

    assert failed(check(Closing, budgets=(0.5,))) == set()
    assert awake == 0


@pytest.mark.parametrize("make", [RandomBot, GreedyBot])
def test_bots_of_the_package_keep_their_word(make: type[Bot]) -> None:
    assert failed(check(make, CLASSIC, Ruleset.preset("tournament", 3))) == set()
