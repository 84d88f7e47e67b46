"""Games with everything that a view says at every ply, for the page's engine to derive again."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from kingdomino.notation.schema import kingdom_data, ruleset_data
from kingdomino.rules import (
    CASTLE,
    Action,
    Cell,
    Deal,
    Game,
    IllegalActionError,
    Match,
    Place,
    Ruleset,
)
from kingdomino.rules.pieces import CELLS
from kingdomino.server.http.positions import Source, position_data
from kingdomino.tables.views.view import claims_data

_TRIES = 3
_PREVIEWED = 0.3  # of the placements
_NEAR = 0.2  # of the cells in reach, from which tries begin
_NOT_OF_A_GAME = ("names", "colours", "record", "is_sampled")


def played_match(ruleset: Ruleset, seed: int) -> Match:
    """Play a match at random, though every third placement is the one with the most points."""
    random = Random(seed)
    match = Match.new(ruleset, seed)
    while not match.is_over:
        match = match.play(_choose(match.game, random))
    return match


def _choose(game: Game, random: Random) -> Action:
    actions = game.legal_actions()
    if random.random() < 2 / 3 or game.public.domino is None:
        return random.choice(actions)
    return max(actions, key=lambda action: sum(s.points for s in game.play(action).scores()))


def golden_states(match: Match, seed: int) -> Iterator[dict[str, Any]]:
    """Yield each state of a match: the log that lies face up then, what it is, and previews."""
    rules, random = asdict(ruleset_data(match.ruleset)), Random(seed)
    for state in match.positions():
        games = [_log(game) for game in state.games]
        yield {
            "match": {"rules": rules, "games": games},
            "state": state_json(state),
            "previews": list(_previews(state.game, random)),
        }


def _previews(game: Game, random: Random) -> Iterator[dict[str, Any]]:
    """Yield what a legal placement leads to, and others that are mostly refused."""
    view = game.public
    if view.domino is None or view.actor is None or random.random() > _PREVIEWED:
        return
    kingdom = view.kingdoms[view.actor]
    near = [cell for cell in kingdom.reach if random.random() < _NEAR] or [CASTLE]
    places = [*kingdom.placements(view.domino)[:1], *_tries(view.domino, near, random)]
    for place in places:
        after, refusal = kingdom, None
        try:
            after = kingdom.place(place)
        except IllegalActionError as error:
            refusal = str(error.reason)
        claims = () if refusal or view.next_line is None else view.next_line.claims()
        yield {
            "action": str(place),
            "refusal": refusal,
            "kingdom": asdict(kingdom_data(view.actor, after, view.ruleset)),
            "claims": [asdict(claim) for claim in claims_data(after, claims, view.ruleset)],
        }


def _tries(domino: int, near: Sequence[Cell], random: Random) -> Iterator[Place]:
    for _ in range(_TRIES):
        first = random.choice(near)
        close = [cell for cell in CELLS if _distance(cell, first) in (1, 2)]
        yield Place(domino, first, random.choice(close))


def _distance(one: Cell, other: Cell) -> int:
    return abs(one.column - other.column) + abs(one.row - other.row)


def state_json(match: Match) -> dict[str, Any]:
    """Return a state as the API has it."""
    data = asdict(position_data(Source(match.games, ("",) * match.ruleset.players, None)))
    return {name: value for name, value in data.items() if name not in _NOT_OF_A_GAME}


def _log(game: Game) -> dict[str, Any]:
    return {"deal": seen_deal(game), "actions": [str(action) for action in game.actions]}


def seen_deal(game: Game) -> dict[str, Any]:
    """Return the part of a deal that has been turned over."""
    origin: Deal | None = game.origin
    assert origin is not None
    pile = origin.pile[: len(origin.pile) - len(game.deal.pile)]
    kings = origin.king_order[: len(origin.king_order) - len(game.deal.king_order)]
    return deal_json(pile, [draw.king for draw in kings], kings[0].chooser)


def deal_json(pile: Sequence[int], kings: Sequence[int], chooser: int) -> dict[str, Any]:
    """Return a deal as the page keeps it."""
    return {"pile": list(pile), "kings": list(kings), "chooser": chooser}
