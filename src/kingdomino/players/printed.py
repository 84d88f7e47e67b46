"""Printed games that were counted on the score pad, as matches of their player.

There is no log behind them: the final kingdoms are all that is known. They come from a browser, so
points and ranks are computed here.
"""

from collections.abc import Sequence

from kingdomino.notation import format_ruleset, parse_action, parse_ruleset
from kingdomino.players.results import PlayedMatch, SeatResult, kingdom_result
from kingdomino.rules import IllegalActionError, Kingdom, KingdominoError, Place, Ruleset, rank
from kingdomino.tables.seat import check_name


def printed_match(
    game_id: str,
    ended_at: float,
    rules: str,
    *,
    seat: int,
    names: Sequence[str],
    games: Sequence[Sequence[Sequence[str]]],
) -> PlayedMatch:
    """Return a printed game as the player of a seat keeps it.

    `games` has the placements of each kingdom, by game and seat; their order does not matter.

    Raises a `KingdominoError` if something can't be read, and `ValueError` if the game can't have
    been played so.
    """
    ruleset = parse_ruleset(rules)
    is_complete = len(games) == ruleset.games and all(
        len(kingdoms) == ruleset.players for kingdoms in games
    )
    if not is_complete or len(names) != ruleset.players or seat >= ruleset.players:
        raise ValueError("names, kingdoms and games don't belong to these rules")
    built = [_build_game(kingdoms, ruleset) for kingdoms in games]
    by_seat = [[kingdoms[number] for kingdoms in built] for number in range(ruleset.players)]
    scores = [tuple(kingdom.score(ruleset) for kingdom in own) for own in by_seat]
    standings = {standing.seat: standing for standing in rank(ruleset, scores)}
    seats = [
        SeatResult(
            name=check_name(name),
            bot=None,
            rank=standings[number].rank,
            points=standings[number].points,
            games=[kingdom_result(kingdom, ruleset) for kingdom in by_seat[number]],
        )
        for number, name in enumerate(names)
    ]
    text = format_ruleset(ruleset)
    return PlayedMatch(game_id, seat, ended_at, text, False, seats, is_printed=True)


def is_printed_match(played: PlayedMatch) -> bool:
    """Return whether a printed game from a file is the result of its kingdoms."""
    games = range(max(len(seat.games) for seat in played.seats))
    try:
        again = printed_match(
            played.table,
            played.ended_at,
            played.rules,
            seat=played.seat,
            names=[seat.name for seat in played.seats],
            games=[[seat.games[game].kingdom.split() for seat in played.seats] for game in games],
        )
    except (KingdominoError, IndexError, ValueError):
        return False
    return again == played


def _build_game(kingdoms: Sequence[Sequence[str]], ruleset: Ruleset) -> list[Kingdom]:
    """Build the kingdoms of one game; each domino exists once."""
    placed = [[_place(text) for text in texts] for texts in kingdoms]
    dominoes = [place.domino for places in placed for place in places]
    if not dominoes or len(set(dominoes)) != len(dominoes):
        raise ValueError("there is no domino, or one of them twice")
    return [_build(places, ruleset.grid) for places in placed]


def _place(text: str) -> Place:
    action = parse_action(text)
    if not isinstance(action, Place):
        raise ValueError(f"{text} is no placement")
    return action


def _build(places: Sequence[Place], grid: int) -> Kingdom:
    """Place the dominoes in an order in which the rules allow them.

    A domino that fits once fits later too (R10), so that it does not matter which comes first.
    """
    kingdom, left = Kingdom.empty(grid), list(places)
    while left:
        later = []
        for place in left:
            try:
                kingdom = kingdom.place(place)
            except IllegalActionError:
                later.append(place)
        if len(later) == len(left):
            raise ValueError(f"{left[0]} can't be placed")
        left = later
    return kingdom
