"""The puzzles that come with the package, over HTTP. This module needs the compiled kernel.

They are the same for everybody until the next version, so that browsers may keep them. A solution
is its own request: nobody gets it by looking at a puzzle.
"""

from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import PathParameter
from msgspec import Struct

from kingdomino.analysis import Puzzle, Theme, load_puzzles
from kingdomino.analysis.schema import PuzzleSolution
from kingdomino.server.http.positions import PositionData, position_data, source_of
from kingdomino.server.http.problems import PROBLEMS, ServerError
from kingdomino.server.jobs import analysis as analysis_jobs
from kingdomino.server.jobs.requests import analyse_for
from kingdomino.server.state import AnyRequest

ROLLOUTS: Final = 24_000
_CACHED: Final = {"cache-control": "public, max-age=3600"}

PuzzleNumber = Annotated[
    int, PathParameter(ge=1, le=10_000, description="A puzzle, from 1, the easiest.")
]


class PuzzleItem(Struct, frozen=True):
    """A puzzle in the list."""

    number: int
    """From 1, the easiest."""
    id: str
    """It stays the same if other puzzles are added."""
    theme: Theme
    rating: int
    """From 0, found by all weaker levels, to 100, found by none."""


class PuzzleData(PuzzleItem, frozen=True):
    """A puzzle: what the acting seat sees."""

    position: PositionData
    text: str
    """The position in notation."""


_solutions: dict[int, bytes] = {}  # as JSON, by number: at most one for each puzzle


@get("/puzzles", summary="List the puzzles", responses=PROBLEMS)
async def list_puzzles() -> Response[list[PuzzleItem]]:
    """Get the number, the theme and the rating of every puzzle, the easiest first."""
    items = [_item(number, puzzle) for number, puzzle in enumerate(load_puzzles(), 1)]
    return Response(items, headers=_CACHED)


@get("/puzzles/{number:int}", summary="Get a puzzle", responses=PROBLEMS)
async def show_puzzle(number: PuzzleNumber) -> Response[PuzzleData]:
    """Get a puzzle without its solution."""
    puzzle = _find(number)
    item = _item(number, puzzle)
    content = PuzzleData(
        **msgspec.structs.asdict(item),
        position=position_data(source_of(puzzle.view())),
        text=puzzle.position,
    )
    return Response(content, headers=_CACHED)


@get(
    "/puzzles/{number:int}/solution",
    summary="Get the solution of a puzzle",
    responses=PROBLEMS,
    media_type="application/json",
)
async def show_solution(request: AnyRequest, number: PuzzleNumber) -> Response[PuzzleSolution]:
    """Get the best turn of a puzzle, why it is the best, and what every other turn loses."""
    puzzle = _find(number)
    if number not in _solutions:
        solution = await analyse_for(request, analysis_jobs.solve_puzzle, puzzle, ROLLOUTS)
        _solutions[number] = msgspec.json.encode(solution)
    content: Any = msgspec.Raw(_solutions[number])
    return Response(content, media_type="application/json", headers=_CACHED)


def _find(number: int) -> Puzzle:
    puzzles = load_puzzles()
    if number > len(puzzles):
        raise ServerError("no-such-page")
    return puzzles[number - 1]


def _item(number: int, puzzle: Puzzle) -> PuzzleItem:
    name = sha256(puzzle.position.encode()).hexdigest()[:8]
    return PuzzleItem(number, name, puzzle.theme, puzzle.rating)


HANDLERS: Final = (list_puzzles, show_puzzle, show_solution)
