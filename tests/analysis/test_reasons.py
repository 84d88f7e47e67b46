"""Why a turn is better than another."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from kingdomino.analysis import (
    Budget,
    Estimate,
    Evaluation,
    Explanation,
    LossParts,
    Part,
    Reason,
    ReasonKind,
    TurnValue,
    evaluate,
    explain,
    make_hint,
)
from kingdomino.cli.terminal.analysis import reason_text
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.notation import parse_turn
from kingdomino.rules import Game, Kingdom, Opening, Place, Ruleset, Terrain, View
from tests.analysis.games import play_game
from tests.analysis.positions import POSITIONS

LONGEST = 140
NAMES = ("W" * 20,) * 4
BUDGET = Budget(2000, seed=1)
LEAST_LOSS = 1.0  # points of a part that has reasons

ABOUT_OWN_DOMINOES = {
    ReasonKind.FOLLOW_UP, ReasonKind.NO_PLACE, ReasonKind.CLAIM_POINTS, ReasonKind.CROWNS,
    ReasonKind.CLAIM_GROWTH, ReasonKind.UNPLACEABLE, ReasonKind.EARLIER,
}  # fmt: skip

FIRST_OF_KIND = {position.kind: name for name, position in reversed(POSITIONS.items())}


def compare(view: View, better: str, worse: str, budget: Budget = BUDGET) -> Explanation:
    turns = parse_turn(better), parse_turn(worse)
    evaluation = evaluate(view, budget, keep=turns)
    one, other = map(evaluation.find, turns)
    assert one is not None
    assert other is not None
    return explain(view, one, other, evaluation.rollouts, budget.seed)


@cache
def explain_position(name: str) -> Explanation:
    position = POSITIONS[name]
    return compare(position.view(), position.better, position.worse)


def loss_of(explanation: Explanation, part: Part) -> float:
    estimate: Estimate = getattr(explanation.parts, part)
    return estimate.value


def all_of(explanation: Explanation) -> list[tuple[Reason, float]]:
    """Return all that an explanation says, with what does not compare."""
    return [(reason, reason.explained) for reason in explanation.reasons]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_its_reason(name: str) -> None:
    position, explanation = POSITIONS[name], explain_position(name)
    assert 1 <= len(explanation.reasons) <= 3
    first = explanation.reasons[0]
    assert first.kind == position.kind
    assert position.params.items() <= first.params.items()
    assert loss_of(explanation, first.part) >= LEAST_LOSS


@pytest.mark.parametrize("name", POSITIONS)
def test_what_speaks_for_a_turn_does_not_speak_against_it(name: str) -> None:
    position = POSITIONS[name]
    explanation = compare(position.view(), position.worse, position.better)
    assert explanation.reasons == ()
    assert max(loss_of(explanation, part) for part in Part) < LEAST_LOSS


def test_every_kind_has_positions_and_all_rules_have() -> None:
    kinds = Counter(position.kind for position in POSITIONS.values())
    assert set(kinds) == set(ReasonKind) - {ReasonKind.EXPECTED}
    assert min(kinds.values()) >= 2
    rules = {position.lines.partition(" ")[0] for position in POSITIONS.values()}
    presets = ("classic/2", "classic/3", "classic/4", "tournament/4", "mighty-duel/2", "dynasty/2")
    assert rules.issuperset(presets)


# ---- Parts of a loss ----


@pytest.fixture(scope="module")
def comparisons() -> list[tuple[View, Evaluation, TurnValue, Explanation]]:
    """The best turns of games against some others, most of which differ in both parts."""
    found = []
    for preset, players, seed in [("classic", 2, 4), ("tournament", 4, 6), ("mighty-duel", 2, 5)]:
        game = play_game(Ruleset.preset(preset, players=players), seed, "squire")
        views = [state.view(state.actor) for state in game.history()]
        for view in [view for view in views if view.domino is not None][4::4]:
            evaluation = evaluate(view, Budget(1500, seed))
            for worse in evaluation.turns[2::12]:
                explanation = explain(view, evaluation.best, worse, evaluation.rollouts, seed)
                found.append((view, evaluation, worse, explanation))
    return found


def test_the_parts_sum_to_the_loss(
    comparisons: list[tuple[View, Evaluation, TurnValue, Explanation]],
) -> None:
    split = 0
    for _, evaluation, worse, explanation in comparisons:
        parts, best = explanation.parts, evaluation.best
        loss = worse.points_loss.value - best.points_loss.value
        assert parts.placement.value + parts.claim.value == pytest.approx(loss)
        if worse.turn[0] == best.turn[0]:
            assert parts == LossParts(Estimate(0.0), worse.points_loss)
        elif worse.turn[1:] == best.turn[1:]:
            assert parts == LossParts(worse.points_loss, Estimate(0.0))
        else:
            assert parts.placement.value != 0 != parts.claim.value
            split += 1
    assert split > 10


def test_the_parts_are_what_each_part_of_the_turn_loses() -> None:
    position = POSITIONS["forest for a forest, and a placement that joins two"]
    view, explanation = (
        position.view(),
        explain_position("forest for a forest, and a placement that joins two"),
    )
    (better, worse) = (text.split(">") for text in (position.better, position.worse))
    with_better_claim = compare(view, position.better, f"{worse[0]}>{better[1]}")
    with_worse_claim = compare(view, f"{better[0]}>{worse[1]}", position.worse)
    means = [loss_of(each, Part.PLACEMENT) for each in (with_better_claim, with_worse_claim)]
    assert loss_of(explanation, Part.PLACEMENT) == pytest.approx(sum(means) / 2, abs=1.5)
    assert {reason.part for reason in explanation.reasons} == set(Part)
    assert explanation.reasons[0].part == Part.CLAIM  # the larger one


def test_reasons_explain_half_of_their_part_or_are_one_that_says_so(
    comparisons: list[tuple[View, Evaluation, TurnValue, Explanation]],
) -> None:
    seen: Counter[ReasonKind] = Counter()
    for *_, explanation in comparisons:
        losses = {part: loss_of(explanation, part) for part in Part}
        assert len(explanation.reasons) <= 3
        for part, loss in losses.items():
            reasons = [reason for reason in explanation.reasons if reason.part == part]
            kinds = [reason.kind for reason in reasons]
            seen.update(kinds)
            if loss < max(LEAST_LOSS, 0.2 * sum(losses.values())):
                assert not reasons
            elif ReasonKind.EXPECTED in kinds:
                assert kinds == [ReasonKind.EXPECTED]
                assert reasons[0].params == {"points": round(loss)}
            else:
                assert sum(reason.explained for reason in reasons) >= 0.5 * loss
                assert 1 <= len(reasons) <= 2
    assert seen[ReasonKind.EXPECTED] > 0
    assert len(seen) > 8


def test_the_reasons_of_the_larger_part_come_first(
    comparisons: list[tuple[View, Evaluation, TurnValue, Explanation]],
) -> None:
    both = 0
    for *_, explanation in comparisons:
        parts = [reason.part for reason in explanation.reasons]
        assert parts == sorted(parts, key=lambda part: -loss_of(explanation, part))
        both += len(set(parts)) == 2
    assert both > 2


# ---- What reasons name ----


def terrain_points(kingdom: Kingdom, terrain: str) -> int:
    return sum(
        len(territory.cells) * territory.crowns
        for territory in kingdom.territories()
        if territory.terrain == terrain
    )


def gains(view: View, turn: str) -> Mapping[str, int]:
    assert view.seat is not None
    place, before = parse_turn(turn)[0], view.kingdoms[view.seat]
    after = before.place(place) if isinstance(place, Place) else before
    return {each: terrain_points(after, each) - terrain_points(before, each) for each in Terrain}


def test_points_at_once_are_those_of_a_terrain_alone() -> None:
    with_two_terrains = 0
    for name, position in POSITIONS.items():
        if position.kind != ReasonKind.POINTS_NOW:
            continue
        view = position.view()
        one, other = gains(view, position.better), gains(view, position.worse)
        for reason in explain_position(name).reasons:
            if reason.kind == ReasonKind.POINTS_NOW:
                terrain = str(reason.params["terrain"])
                assert reason.params["points"] == one[terrain]
                assert reason.params["more"] == one[terrain] - other[terrain]
                with_two_terrains += sum(one.values()) > one[terrain]
    assert with_two_terrains > 0


def test_the_terrains_of_a_placement_are_reasons_of_their_own() -> None:
    reasons = explain_position("wheat and grassland gain, each a point more").reasons
    assert [reason.kind for reason in reasons] == [ReasonKind.POINTS_NOW] * 2
    assert [dict(reason.params) for reason in reasons] == [
        {"terrain": "wheat", "points": 1, "more": 1},
        {"terrain": "grassland", "points": 2, "more": 1},
    ]


def test_a_domino_for_another_seats_king_says_nothing_about_own_dominoes() -> None:
    ruleset = Ruleset.preset("classic", players=3, opening=Opening.DRAWER)
    views = [Game.new(ruleset, seed).public for seed in range(30)]
    others = [view for view in views if view.king != view.actor]
    assert len(others) > 10
    reasons: list[Reason] = []
    for view in others:
        evaluation = evaluate(view, Budget(600))
        for worse in evaluation.turns[1:]:
            reasons += explain(view, evaluation.best, worse, evaluation.rollouts).reasons
    assert reasons
    assert not ABOUT_OWN_DOMINOES & {reason.kind for reason in reasons}


@pytest.mark.parametrize(("preset", "players"), [("classic", 2), ("classic", 4), ("dynasty", 2)])
def test_nobody_acts_earlier_where_there_is_nothing_left_to_claim(
    preset: str, players: int
) -> None:
    ruleset = Ruleset.preset(preset, players=players)
    game = play_game(ruleset, 3, "squire")
    reasons: list[Reason] = []
    for state in game.history():
        view = state.view(state.actor)
        if view.round < ruleset.rounds - 1 or view.domino is None:
            continue
        evaluation = evaluate(view, Budget(1000))
        for worse in evaluation.turns[1::2]:
            reasons += explain(view, evaluation.best, worse, evaluation.rollouts).reasons
    assert Part.CLAIM in {reason.part for reason in reasons}
    assert ReasonKind.EARLIER not in {reason.kind for reason in reasons}


# ---- Seeds ----


def test_the_same_seed_gives_the_same_reasons_whatever_else_is_explained() -> None:
    name = "forest for a forest, and a placement that joins two"
    position, first = POSITIONS[name], explain_position(name)
    view = position.view()
    compare(view, position.better, position.worse, BUDGET._replace(seed=2))
    compare(POSITIONS["swamp has no place"].view(), "19:i8i9>42", "19:i8i9>12")
    again = compare(view, position.better, position.worse, BUDGET._replace(threads=3))
    assert again.parts == first.parts
    assert all_of(again) == all_of(first)


def test_another_seed_plays_other_games() -> None:
    name = "the only exit of the lake stays free"
    position, first = POSITIONS[name], explain_position(name)
    turns = parse_turn(position.better), parse_turn(position.worse)
    evaluation = evaluate(position.view(), BUDGET, keep=turns)
    one, other = map(evaluation.find, turns)
    assert one is not None
    assert other is not None
    again = explain(position.view(), one, other, evaluation.rollouts, seed=BUDGET.seed + 1)
    assert again.parts == first.parts
    assert again.reasons == first.reasons
    assert all_of(again) != all_of(first)


# ---- Hints ----


def with_losses(evaluation: Evaluation, losses: Mapping[int, Estimate]) -> Evaluation:
    """Return an evaluation in which turns lose nothing but these."""
    turns = [
        replace(turn, points_loss=losses.get(index, Estimate(0.0, 0.1)))
        for index, turn in enumerate(evaluation.turns)
    ]
    return replace(evaluation, turns=tuple(turns))


@pytest.fixture(scope="module")
def view() -> View:
    return POSITIONS["the only exit of the lake stays free"].view()


@pytest.fixture(scope="module")
def evaluation(view: View) -> Evaluation:
    return evaluate(view, BUDGET)


CLEAR, UNCLEAR, SMALL = Estimate(2.0, 0.1), Estimate(2.0, 1.5), Estimate(0.9, 0.01)


@pytest.mark.parametrize(
    ("losses", "shown", "compared"),
    [
        ({1: CLEAR, 2: CLEAR}, (1, 2), 1),
        ({2: CLEAR}, (1, 2), 2),
        ({4: CLEAR, 5: CLEAR}, (1, 4), 4),  # in the place of the last one
        ({1: UNCLEAR, 2: SMALL, 3: CLEAR}, (1, 3), 3),
        ({12: CLEAR}, (1, 12), 12),
        ({13: CLEAR}, (1, 2), None),  # too far behind
        ({1: UNCLEAR, 2: SMALL}, (1, 2), None),
    ],
)
def test_a_hint_shows_the_turn_that_its_reasons_compare(
    view: View,
    evaluation: Evaluation,
    losses: Mapping[int, Estimate],
    shown: tuple[int, ...],
    compared: int | None,
) -> None:
    changed = with_losses(evaluation, losses)
    hint = make_hint(view, changed)
    assert hint.best == changed.best
    assert hint.alternatives == tuple(changed.turns[index] for index in shown)
    if compared is None:
        assert hint.compared is None
        assert hint.explanation is None
        assert hint.reasons == ()
    else:
        assert hint.compared == changed.turns[compared]
        assert hint.explanation == explain(
            view, hint.best, changed.turns[compared], changed.rollouts
        )
        assert hint.reasons == hint.explanation.reasons


@pytest.mark.parametrize(
    "name",
    [
        "a column of two cells instead of three",
        "four equal dominoes in the first round",
        "grassland with two crowns and not one",
    ],
)
def test_the_hint_of_a_position_is_the_better_turn_or_one_that_is_no_worse(name: str) -> None:
    position = POSITIONS[name]
    hint = make_hint(position.view(), evaluate(position.view(), BUDGET))
    assert hint.compared in hint.alternatives
    assert hint.reasons
    better = evaluate(position.view(), BUDGET).find(parse_turn(position.better))
    assert better is not None
    assert better.points_loss.value < LEAST_LOSS


# ---- Texts ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_short_in_every_language(language: str) -> None:
    texts = Texts(language)
    said = {
        ReasonKind.CROWNS: Reason(ReasonKind.CROWNS, Part.CLAIM, {"domino": 43, "crowns": 2}),
        ReasonKind.EXPECTED: Reason(ReasonKind.EXPECTED, Part.CLAIM, {"points": 3}),
    }
    said |= {
        ReasonKind(kind): explain_position(name).reasons[0] for kind, name in FIRST_OF_KIND.items()
    }
    assert set(said) == set(ReasonKind)
    for reason in said.values():
        text = reason_text(texts, reason, NAMES)
        assert 10 < len(text) <= LONGEST
        assert "{" not in text
