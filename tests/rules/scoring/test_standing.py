"""Who won, and why: R14."""

from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import Cell, Ruleset, Score, Standing, Terrain, Territory, TieBreak
from kingdomino.rules.scoring import rank

CLASSIC = Ruleset.preset("classic")
DEMO = Ruleset.preset("demo")
SECOND_EDITION = Ruleset.preset("second-edition")


def score(*territories: tuple[int, int]) -> Score:
    """A score of territories with so many squares and crowns."""
    return Score(
        tuple(
            Territory(Terrain.LAKE, tuple(Cell(column, 0) for column in range(squares)), crowns)
            for squares, crowns in territories
        )
    )


# All three are worth six points.
ONE_CROWN = score((6, 1))
TWO_CROWNS = score((3, 2))
WIDE_TWO_CROWNS = score((3, 2), (6, 0))
WIDE_SPLIT = score((3, 1), (3, 1), (6, 0))


def standings(ruleset: Ruleset, *scores: Score) -> tuple[Standing, ...]:
    return rank(ruleset, [(each,) for each in scores])


def summary(places: tuple[Standing, ...]) -> list[tuple[int, int, str | None, bool]]:
    return [(s.seat, s.rank, s.decided_by, s.is_shared) for s in places]


def test_most_points_win() -> None:
    places = standings(CLASSIC, score((9, 1)), score((5, 2)))
    assert summary(places) == [(1, 1, "points", False), (0, 2, "points", False)]
    assert [place.points for place in places] == [10, 9]


def test_on_equal_points_the_largest_territory_wins() -> None:
    places = standings(CLASSIC, TWO_CROWNS, ONE_CROWN)
    assert summary(places) == [(1, 1, "territory", False), (0, 2, "territory", False)]


def test_on_equal_territories_the_crowns_win() -> None:
    places = standings(CLASSIC, ONE_CROWN, WIDE_TWO_CROWNS)
    assert summary(places) == [(1, 1, "crowns", False), (0, 2, "crowns", False)]


def test_a_victory_equal_on_every_criterion_is_shared() -> None:
    places = standings(CLASSIC, WIDE_SPLIT, WIDE_TWO_CROWNS)
    assert summary(places) == [(0, 1, None, True), (1, 1, None, True)]


def test_the_demo_knows_no_territory_criterion() -> None:
    places = standings(DEMO, ONE_CROWN, TWO_CROWNS)
    assert summary(places) == [(1, 1, "crowns", False), (0, 2, "crowns", False)]
    assert summary(standings(DEMO, WIDE_TWO_CROWNS, TWO_CROWNS))[0] == (0, 1, None, True)


def test_the_second_edition_knows_no_crowns_criterion() -> None:
    places = standings(SECOND_EDITION, ONE_CROWN, WIDE_TWO_CROWNS)
    assert summary(places) == [(0, 1, None, True), (1, 1, None, True)]
    assert summary(standings(SECOND_EDITION, TWO_CROWNS, ONE_CROWN))[0] == (
        1,
        1,
        "territory",
        False,
    )


def test_shared_winners_all_have_rank_one_and_the_next_counts_them() -> None:
    four = Ruleset.preset("classic", players=4)
    places = standings(four, score((1, 1)), ONE_CROWN, score((2, 2)), ONE_CROWN)
    assert summary(places) == [
        (1, 1, "points", True),
        (3, 1, "points", True),
        (2, 3, "points", False),
        (0, 4, "points", False),
    ]


def test_a_place_below_is_parted_from_the_place_above_it() -> None:
    three = Ruleset.preset("classic", players=3)
    places = standings(three, TWO_CROWNS, score((9, 1)), ONE_CROWN)
    assert summary(places) == [
        (1, 1, "points", False),
        (2, 2, "points", False),
        (0, 3, "territory", False),
    ]


def test_nobody_is_parted_when_all_are_equal() -> None:
    places = standings(Ruleset.preset("classic", players=3), *[ONE_CROWN] * 3)
    assert summary(places) == [(seat, 1, None, True) for seat in range(3)]


def test_a_standing_can_be_read() -> None:
    first, second = standings(CLASSIC, TWO_CROWNS, ONE_CROWN)
    assert str(first) == "1. yellow: 6 points, decided by territory"
    assert str(second) == "2. pink: 6 points, decided by territory"
    assert str(standings(CLASSIC, ONE_CROWN, ONE_CROWN)[0]) == "1. pink: 6 points, shared"


def test_a_standing_gathers_the_territories_of_its_games() -> None:
    (first, _) = rank(CLASSIC, [(ONE_CROWN, TWO_CROWNS), (ONE_CROWN, score())])
    assert first.territories == (*ONE_CROWN.territories, *TWO_CROWNS.territories)
    assert [first.value(criterion) for criterion in TieBreak] == [12, 9, 3]


small_scores = st.lists(
    st.tuples(st.integers(1, 3), st.integers(0, 2)), max_size=2
).map(lambda territories: score(*territories))  # fmt: skip


@st.composite
def results(draw: st.DrawFn) -> tuple[Ruleset, list[tuple[Score, ...]]]:
    """Scores so low that many seats tie."""
    players = draw(st.integers(2, 4))
    criteria = draw(st.permutations(["territory", "crowns"]).flatmap(
        lambda criteria: st.integers(0, 2).map(lambda length: criteria[:length])
    ))  # fmt: skip
    games = draw(st.sampled_from([1, 3]))
    ruleset = Ruleset.preset("classic", players, tie_breaks=criteria, games=games)
    seat = st.tuples(*[small_scores] * games)
    return ruleset, draw(st.lists(seat, min_size=players, max_size=players))


@given(results())
def test_a_rank_counts_those_ahead_on_the_first_criterion_that_differs(
    result: tuple[Ruleset, list[tuple[Score, ...]]],
) -> None:
    ruleset, scores = result
    places = rank(ruleset, scores)
    by_seat = {place.seat: place for place in places}
    assert sorted(by_seat) == list(range(ruleset.players))
    assert [(p.rank, p.seat) for p in places] == sorted((p.rank, p.seat) for p in places)

    def first_difference(one: Standing, other: Standing) -> TieBreak | None:
        return next(
            (
                criterion
                for criterion in ruleset.criteria
                if one.value(criterion) != other.value(criterion)
            ),
            None,
        )

    def is_ahead(one: Standing, other: Standing) -> bool:
        criterion = first_difference(one, other)
        return criterion is not None and one.value(criterion) > other.value(criterion)

    for place in places:
        ahead = [other for other in places if is_ahead(other, place)]
        behind = [other for other in places if is_ahead(place, other)]
        equal = [other for other in places if first_difference(place, other) is None]
        assert place.rank == 1 + len(ahead)
        assert place.is_shared == (len(equal) > 1)
        rival = ahead[-1] if ahead else behind[0] if behind else None
        assert place.decided_by == (rival and first_difference(place, rival))
