"""One game of a dataset: a search chooses every turn, and the values of all turns are kept."""

from hashlib import sha256
from typing import NamedTuple

from kingdomino.notation import format_position, format_turn
from kingdomino.rules import Match, Ruleset


class SearchedPosition(NamedTuple):
    """A position in which a seat chose a whole turn."""

    game: int
    """The number of the game in the dataset."""
    ply: int
    """The actions of the match before it."""
    round: int
    """From 1; 0 is the opening."""
    seat: int
    """The seat that chooses."""
    position: str
    """The view of the seat, in notation."""
    turns: tuple[str, ...]
    """Every legal turn, in notation."""
    visits: tuple[int, ...]
    """The rollouts of each turn."""
    values: tuple[float | None, ...]
    """The mean value of each turn to the seat, from 0 to 1; `None` without a rollout."""
    chosen: int
    """The index of the turn that was played."""
    points: tuple[int, ...]
    """The points at the end, by seat."""
    share: float
    """The seat's share of the victory: 1, less if it is shared, 0 after a defeat."""


def game_seed(seed: int, game: int) -> bytes:
    """Return the seed of the deal: SHA-256 of `dataset SEED game GAME`."""
    return sha256(f"dataset {seed} game {game}".encode()).digest()


def play_searched_game(
    ruleset: Ruleset, seed: int, game: int, rollouts: int
) -> list[SearchedPosition]:
    """Play a game and return its positions; the same arguments give the same positions.

    Raises `KernelMissingError` without the compiled kernel.
    """
    from kingdomino.kernel import Search  # noqa: PLC0415  # the kernel may be missing

    match, ply = Match.new(ruleset, game_seed(seed, game)), 0
    positions: list[SearchedPosition] = []
    while not match.is_over:
        seat = match.game.actor
        assert seat is not None
        view = match.view(seat)
        number = int.from_bytes(sha256(f"dataset {seed} {game} {ply}".encode()).digest()[:8])
        search = Search(view, seed=number).for_rollouts(rollouts)
        visits = search.visits.tolist()
        turns = [search.turn(index) for index in range(len(visits))]
        values = search.values.tolist()
        positions.append(
            SearchedPosition(
                game=game,
                ply=ply,
                round=view.round,
                seat=seat,
                position=format_position(view),
                turns=tuple(map(format_turn, turns)),
                visits=tuple(visits),
                values=tuple(v if n else None for v, n in zip(values, visits, strict=True)),
                chosen=turns.index(search.best),
                points=(),
                share=0.0,
            )
        )
        for action in search.best:
            match = match.play(action)
            ply += 1
    return _with_result(positions, match)


def _with_result(positions: list[SearchedPosition], match: Match) -> list[SearchedPosition]:
    standings = sorted(match.standings(), key=lambda standing: standing.seat)
    points = tuple(standing.points for standing in standings)
    winners = [standing.rank for standing in standings].count(1)
    shares = [1 / winners if standing.rank == 1 else 0.0 for standing in standings]
    return [p._replace(points=points, share=shares[p.seat]) for p in positions]
