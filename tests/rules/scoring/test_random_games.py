"""What holds in every game, however it is played."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    Action,
    Bonus,
    Cell,
    Claim,
    Discard,
    Game,
    IllegalActionError,
    Kingdom,
    Place,
)
from tests.random_play import Playthrough
from tests.rules import naive
from tests.strategies import A_FEW, playthroughs, positions

TURNS: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "a quarter": lambda x, y: (-y, x),
    "a half": lambda x, y: (-x, -y),
    "three quarters": lambda x, y: (y, -x),
    "mirrored left to right": lambda x, y: (-x, y),
    "mirrored top to bottom": lambda x, y: (x, -y),
    "mirrored along a diagonal": lambda x, y: (y, x),
}


def used(kingdom: Kingdom) -> list[int]:
    """Every domino that came to a kingdom."""
    return [*(place.domino for place in kingdom.placed), *kingdom.discarded]


def on_the_table(game: Game) -> list[int]:
    """The dominoes that wait to be placed or claimed."""
    table = game.public
    waiting: list[int] = []
    if table.current_line is not None:
        waiting += table.current_line.dominoes[table.turn + table.has_placed :]
    if table.next_line is not None:
        waiting += table.next_line.dominoes
    return waiting


@A_FEW
@given(playthroughs())
def test_no_domino_is_lost_or_doubled(playthrough: Playthrough) -> None:
    games = playthrough.history()
    dropped: list[int] = []
    for before, after in pairwise([games[0], *games]):
        if after.round > before.round and after.public.current_line is not None:
            left_over = set(before.lines[-1].dominoes) - set(after.public.current_line.dominoes)
            dropped += left_over
        built = [domino for kingdom in after.kingdoms for domino in used(kingdom)]
        everywhere = [*built, *on_the_table(after), *dropped, *after.public.unseen]
        assert sorted(everywhere) == list(DOMINOES)
    ruleset = playthrough.ruleset
    assert len(dropped) == ruleset.rounds * (ruleset.line - ruleset.kings)


@given(positions())
def test_every_kingdom_fits_in_its_box(game: Game) -> None:
    for kingdom in game.kingdoms:
        land = naive.land_of(kingdom.placed)
        assert naive.has_room(land, kingdom.grid)
        assert max(kingdom.extent.columns, kingdom.extent.rows) <= kingdom.grid
        assert kingdom.squares == land
        assert len(land) == 2 * len(kingdom.placed)
        assert CASTLE not in land


@given(playthroughs())
def test_points_are_those_of_a_plain_flood_fill(playthrough: Playthrough) -> None:
    for kingdom in playthrough.final().kingdoms:
        land = naive.land_of(kingdom.placed)
        assert kingdom.points() == naive.points(land)
        found = Counter((frozenset(t.cells), t.crowns) for t in kingdom.territories())
        assert found == Counter(naive.territories(land))
        for territory in kingdom.territories():
            assert {land[cell].terrain for cell in territory.cells} == {territory.terrain}


@given(positions())
def test_a_score_is_territories_and_the_bonuses_in_force(game: Game) -> None:
    ruleset = game.ruleset
    for kingdom in game.kingdoms:
        land = naive.land_of(kingdom.placed)
        columns = {CASTLE.column, *(cell.column for cell in land)}
        rows = {CASTLE.row, *(cell.row for cell in land)}
        is_centred = min(columns) + max(columns) == min(rows) + max(rows) == 12
        is_full = len(columns) == len(rows) == ruleset.grid
        is_middle = is_centred and (is_full or ruleset.middle_kingdom == "symmetric")
        has_had_all = len(used(kingdom)) == ruleset.kings_each * ruleset.rounds
        middle = 10 if ruleset.middle_kingdom and is_middle else 0
        harmony = 5 if ruleset.harmony and has_had_all and not kingdom.discarded else 0
        score = kingdom.score(ruleset)
        assert score.points == naive.points(land) + middle + harmony
        assert (Bonus.MIDDLE_KINGDOM in score.bonuses) == bool(middle)
        assert (Bonus.HARMONY in score.bonuses) == bool(harmony)


def turned(kingdom: Kingdom, turn: Callable[[int, int], tuple[int, int]]) -> Kingdom:
    """The same dominoes laid in the same order, turned around the castle."""

    def moved(cell: Cell) -> Cell:
        x, y = turn(cell.column - CASTLE.column, cell.row - CASTLE.row)
        return Cell(CASTLE.column + x, CASTLE.row + y)

    result = Kingdom.empty(kingdom.grid)
    for place in kingdom.placed:
        result = result.place(Place(place.domino, moved(place.first), moved(place.second)))
    return result


@given(positions(), st.sampled_from(sorted(TURNS)), st.sampled_from(sorted(DOMINOES)))
def test_a_kingdom_is_worth_the_same_turned_and_mirrored(
    game: Game, turn: str, number: int
) -> None:
    for kingdom in game.kingdoms:
        other = turned(kingdom, TURNS[turn])
        assert other.points() == kingdom.points()
        assert other.score(game.ruleset).largest == kingdom.score(game.ruleset).largest
        assert other.score(game.ruleset).bonuses == kingdom.score(game.ruleset).bonuses
        domino = DOMINOES[number]
        assert len(other.placements(domino)) == len(kingdom.placements(domino))


@given(playthroughs())
def test_play_follows_from_the_seed_alone(playthrough: Playthrough) -> None:
    one, other = playthrough.final(), playthrough.final()
    assert one == other
    assert one.actions == other.actions
    assert one.standings() == other.standings()


@given(playthroughs())
def test_the_actions_lead_from_the_deal_to_the_position(playthrough: Playthrough) -> None:
    final = playthrough.final()
    assert final.origin is not None
    game = Game.from_deal(playthrough.ruleset, final.origin)
    for action in final.actions:
        assert action in game.legal_actions()
        game = game.play(action)
    assert game == final


@given(positions(), st.sampled_from(sorted(DOMINOES)))
def test_legal_placements_are_those_of_a_plain_search(game: Game, number: int) -> None:
    domino = DOMINOES[number]
    for kingdom in game.kingdoms:
        found = kingdom.placements(domino)
        land = naive.land_of(kingdom.placed)
        assert len(found) == len(set(found))
        assert set(found) == naive.legal_placements(land, kingdom.grid, number)
        assert kingdom.fits(domino) == bool(found)


@given(positions())
def test_the_reach_is_where_one_more_square_has_room(game: Game) -> None:
    for kingdom in game.kingdoms:
        reach = kingdom.reach
        assert len(reach) == len(set(reach))
        assert set(reach) == naive.reach(naive.land_of(kingdom.placed), kingdom.grid)


def attempts(game: Game) -> Iterator[Action]:
    """Actions of every kind, most of them illegal."""
    number = game.public.domino or min(game.public.unseen, default=1)
    yield from naive.all_placements(number)
    yield from (Place(number, CASTLE, CASTLE), Place(number, Cell(4, 6), Cell(8, 6)))
    wrong = number % 48 + 1
    yield from (Place(wrong, Cell(6, 7), Cell(6, 8)), Discard(wrong), Discard(number))
    yield from map(Claim, range(1, 49))


def refusal(game: Game, action: Action) -> IllegalActionError | None:
    """The error that an action meets with, if any."""
    try:
        game.play(action)
    except IllegalActionError as error:
        return error
    return None


@A_FEW
@given(positions())
def test_what_is_not_legal_is_refused_for_a_reason_that_holds(game: Game) -> None:
    accepted = set()
    for action in attempts(game):
        faults = naive.faults(game, action)
        error = refusal(game, action)
        if error is None:
            assert faults == [], str(action)
            accepted.add(action)
        else:
            assert (error.reason, error.params) in faults, str(action)
    assert accepted == set(game.legal_actions())


@A_FEW
def contents(game: Game) -> tuple[object, ...]:
    return repr(game), hash(game.public), game.deal, game.actions


@given(playthroughs())
def test_positions_once_reached_never_change(playthrough: Playthrough) -> None:
    games = [Game.new(playthrough.ruleset, playthrough.seed)]
    expected = [(repr(games[0]), hash(games[0].public), games[0].deal, games[0].actions)]
    for later in playthrough.history()[1:]:
        games.append(games[-1].play(later.actions[-1]))
        expected.append(
            (repr(games[-1]), hash(games[-1].public), games[-1].deal, games[-1].actions)
        )
    assert [(repr(g), hash(g.public), g.deal, g.actions) for g in games] == expected


@given(playthroughs())
def test_the_winner_leads_on_the_first_criterion_that_differs(playthrough: Playthrough) -> None:
    game = playthrough.final()
    criteria = game.ruleset.criteria

    def heights(seat: int) -> list[int]:
        kingdom = game.kingdoms[seat]
        found = naive.territories(naive.land_of(kingdom.placed))
        on = {
            "points": kingdom.score(game.ruleset).points,
            "territory": max((len(cells) for cells, _ in found), default=0),
            "crowns": sum(crowns for _, crowns in found),
        }
        return [on[criterion] for criterion in criteria]

    best = max(map(heights, range(game.ruleset.players)))
    winners = {standing.seat for standing in game.standings() if standing.rank == 1}
    assert winners == {s for s in range(game.ruleset.players) if heights(s) == best}
