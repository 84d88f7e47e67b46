"""Bots that pass the conformance checks, and bots that fail one."""

from random import Random
from time import perf_counter

import pytest

from kingdomino.bots import Bot, Clock, GreedyBot, RandomBot
from kingdomino.bots.check import BotFactory, Check, CheckResult, check_bot, every_ruleset
from kingdomino.bots.stopwatch import Stopwatch
from kingdomino.rules import PRESETS, Action, Discard, Opening, Ruleset, View

CLASSIC = Ruleset.preset("classic", 2)


def check(
    create: BotFactory, *rulesets: Ruleset, budgets: tuple[float, ...] = ()
) -> dict[Check, CheckResult]:
    results = check_bot(create, rulesets=rulesets or [CLASSIC], budgets=budgets)
    return {result.check: result for result in results}


def failed(results: dict[Check, CheckResult]) -> set[Check]:
    return {name for name, result in results.items() if not result.is_passed}


class BaseBot:
    """Plays at random; subclasses break one property."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        del clock
        return self.random.choice(view.legal_actions())


def test_a_conforming_bot_passes() -> None:
    results = check(RandomBot, *every_ruleset(), budgets=(0.5,))
    assert list(results) == list(Check)
    assert failed(results) == set()
    assert all(result.cases > 20 for result in results.values())


def test_all_rules_are_tried() -> None:
    rulesets = every_ruleset()
    assert {r.players for r in rulesets} == {2, 3, 4}
    assert {r.opening for r in rulesets} == set(Opening)
    assert {r.games for r in rulesets} == {1, 3}
    for name, preset in PRESETS.items():
        for players in preset.players:
            assert Ruleset.preset(name, players) in rulesets


class IllegalBot(BaseBot):
    def choose(self, view: View, clock: Clock | None = None) -> Action:
        if view.round == view.ruleset.rounds:
            return Discard(view.domino or 0)
        return super().choose(view, clock)


def test_an_illegal_action_is_reported_with_its_position() -> None:
    results = check(IllegalBot)
    assert Check.PLAYS in failed(results)
    error = results[Check.PLAYS].errors[0]
    assert str(error).startswith("classic/2, seed 0, action 4")
    assert "which is illegal: domino" in str(error)
    assert error.cause is not None


class StatefulBot(BaseBot):
    """Needs to have seen the game from its start."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen = False

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        self.seen |= view.round == 0
        if not self.seen:
            raise LookupError("who are you?")
        return super().choose(view, clock)


def test_a_bot_has_to_join_a_game_that_was_saved() -> None:
    results = check(StatefulBot)
    assert failed(results) == {Check.JOINS}
    assert "raised LookupError: who are you?" in str(results[Check.JOINS].errors[0])


def test_a_bot_joins_in_openings_discards_and_last_rounds() -> None:
    joined: list[View] = []

    class RecordingBot(BaseBot):
        is_new = True

        def choose(self, view: View, clock: Clock | None = None) -> Action:
            if self.is_new:
                joined.append(view)
            self.is_new = False
            return super().choose(view, clock)

    check(RecordingBot, *every_ruleset())
    discards = [view for view in joined if isinstance(view.legal_actions()[0], Discard)]
    assert {view.ruleset for view in discards} == set(every_ruleset())
    assert any(view.next_line is None for view in joined)
    assert any(0 < view.round < view.ruleset.rounds for view in joined)
    assert any(view.round == 0 and view.king != view.actor for view in joined)


class MutatingBot(BaseBot):
    def choose(self, view: View, clock: Clock | None = None) -> Action:
        object.__setattr__(view.ruleset, "harmony", not view.ruleset.harmony)
        return super().choose(view, clock)


def test_a_changed_view_is_noticed() -> None:
    results = check(MutatingBot, Ruleset.preset("second-edition", 2))
    assert failed(results) == {Check.LEAVES}


class UnseededBot(BaseBot):
    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        del seed
        self.random.seed()


def test_randomness_that_is_not_from_the_seed_is_noticed() -> None:
    results = check(UnseededBot)
    assert failed(results) == {Check.REPEATS}
    assert " at first, then " in str(results[Check.REPEATS].errors[0])


class SlowBot(BaseBot):
    """Takes 50 % more than its seconds where they are few."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        end = perf_counter() + (1.5 * clock.seconds if clock and clock.seconds <= 0.01 else 0)
        while perf_counter() < end:
            pass
        return super().choose(view, clock)


def test_overruns_are_noticed() -> None:
    results = check(SlowBot, Ruleset.preset("classic", 2), budgets=(0.005, 0.01))
    assert failed(results) == {Check.KEEPS_TIME}
    messages = [str(error) for error in results[Check.KEEPS_TIME].errors]
    assert len(messages) == 2
    assert "turns took longer than 0.005 s, up to 0." in messages[0]


def test_a_turn_may_take_5_percent_more_than_its_seconds() -> None:
    stopwatch = Stopwatch(2.0)
    stopwatch.turns += [0.1, 2.0, 2.09, 2.11, 5.0]
    assert stopwatch.overruns == 2


def test_loading_time_is_not_counted() -> None:
    class LoadingBot(BaseBot):
        def choose(self, view: View, clock: Clock | None = None) -> Action:
            end = perf_counter() + (0.06 if view.round == 0 else 0)
            while perf_counter() < end:
                pass
            return super().choose(view, clock)

    assert failed(check(LoadingBot, budgets=(0.05,))) == set()


def test_bots_are_closed_after_their_game() -> None:
    opened = 0

    class ClosingBot(BaseBot):
        def __init__(self, seed: int = 0) -> None:
            nonlocal opened
            super().__init__(seed)
            opened += 1

        def close(self) -> None:
            nonlocal opened
            opened -= 1

    assert failed(check(ClosingBot, budgets=(0.5,))) == set()
    assert opened == 0


@pytest.mark.parametrize("create", [RandomBot, GreedyBot])
def test_bots_of_the_package_pass(create: type[Bot]) -> None:
    assert failed(check(create, CLASSIC, Ruleset.preset("tournament", 3))) == set()
