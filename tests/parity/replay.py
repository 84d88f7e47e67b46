"""Games of the kernel, played again in the rules."""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from kingdomino.kernel.outcomes import Outcomes
from kingdomino.rules import (
    DOMINOES,
    PRESETS,
    Action,
    Claim,
    Deal,
    Game,
    KingDraw,
    MiddleKingdom,
    Opening,
    Ruleset,
    View,
)

Steps = Sequence[tuple[int, Action]]
"""Actions, each with the seat whose king it is."""

VARIANTS = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
"""Every preset for every number of players."""

BONUSES = [(reading, harmony) for reading in (None, *MiddleKingdom) for harmony in (False, True)]
"""Every mix of bonuses."""


def openings(players: int) -> list[Opening]:
    """The openings that a number of players can choose from."""
    return [opening for opening in Opening if players == 2 or opening is not Opening.ABBA]


def settings(name: str, players: int) -> Iterator[Ruleset]:
    """A preset with every opening and every mix of bonuses."""
    for opening in openings(players):
        for reading, harmony in BONUSES:
            yield Ruleset.preset(
                name, players, opening=opening, middle_kingdom=reading, harmony=harmony
            )


def assert_same_game(ruleset: Ruleset, outcomes: Outcomes, i: int) -> Game:
    """Play a whole game of the kernel again; it has to go, and to end, as the kernel says."""
    steps = outcomes.steps(i)
    pile = _pile(ruleset, _claims(steps), frozenset(DOMINOES))
    hand = _hand(ruleset, steps[: ruleset.kings], first_chooser=i % ruleset.players)
    kings = [seat for seat in range(ruleset.players) for _ in range(ruleset.kings_each)]
    assert sorted(draw.king for draw in hand) == kings
    return _assert_same_end(Game.from_deal(ruleset, Deal(pile, hand)), steps, outcomes, i)


def assert_same_playout(view: View, outcomes: Outcomes, i: int) -> Game:
    """Play a playout of the kernel again from where it began."""
    steps, ruleset = outcomes.steps(i), view.ruleset
    claims = _claims(steps)
    on_the_table = 0 if view.next_line is None else ruleset.kings - view.turn
    pile = _pile(ruleset, claims[on_the_table:], view.unseen)
    hand: tuple[KingDraw, ...] = ()
    if view.round == 0:
        assert view.actor is not None
        drawn = _hand(ruleset, steps[: ruleset.kings - view.turn], first_chooser=view.actor)
        assert drawn[0] == (view.actor, view.king)
        hand = drawn[1:]
    return _assert_same_end(Game(view, Deal(pile, hand)), steps, outcomes, i)


def _assert_same_end(game: Game, steps: Steps, outcomes: Outcomes, i: int) -> Game:
    for king, action in steps:
        assert game.public.king == king
        game = game.play(action)  # raises what is illegal, and whatever comes after the end
    assert game.is_over
    for line in game.lines:
        kings = [line.kings.count(seat) for seat in range(game.ruleset.players)]
        assert kings == [game.ruleset.kings_each] * game.ruleset.players
    by_seat = sorted(game.standings(), key=lambda standing: standing.seat)
    assert outcomes.points[i].tolist() == [standing.points for standing in by_seat]
    assert outcomes.ranks[i].tolist() == [standing.rank for standing in by_seat]
    return game


def _claims(steps: Steps) -> list[int]:
    return [action.domino for _, action in steps if isinstance(action, Claim)]


def _pile(ruleset: Ruleset, claims: Sequence[int], unseen: frozenset[int]) -> tuple[int, ...]:
    """The lines that the claims are from; what nobody claimed fills the place that is left."""
    assert len(set(claims)) == len(claims)
    assert unseen.issuperset(claims)
    assert len(claims) % ruleset.kings == 0
    left_over = iter(sorted(unseen.difference(claims)))
    pile: list[int] = []
    for start in range(0, len(claims), ruleset.kings):
        pile += claims[start : start + ruleset.kings]
        pile += islice(left_over, ruleset.line - ruleset.kings)
    return tuple(pile)


def _hand(ruleset: Ruleset, steps: Steps, first_chooser: int) -> tuple[KingDraw, ...]:
    """The kings of the opening as they came out of the hand (R5)."""
    if ruleset.opening is not Opening.DRAWER:
        return tuple(KingDraw(king, king) for king, _ in steps)
    in_turn = islice(cycle(range(ruleset.players)), first_chooser, None)
    return tuple(
        KingDraw(chooser, king) for chooser, (king, _) in zip(in_turn, steps, strict=False)
    )
