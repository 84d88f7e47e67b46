"""A sight of a table as the JSON of the API."""

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from kingdomino.notation import format_position, format_ruleset
from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    Cell,
    Claim,
    Colour,
    Kingdom,
    Line,
    Ruleset,
    Score,
    Square,
    Standing,
    Territory,
    View,
)
from kingdomino.server.wire import (
    BonusFace,
    Box,
    ClockFace,
    ComingTurn,
    Face,
    KingdomFace,
    LaidSquare,
    LegalAction,
    LinePlace,
    LogLine,
    RulesFace,
    ScoreFace,
    SeatFace,
    ShuffleFace,
    SignFace,
    SquareFace,
    StandingFace,
    TableView,
    TerritoryFace,
    Touched,
)
from kingdomino.tables import Acted, Choice, Reaction, Sight, prospect

_LATEST: Final = 20  # reactions that a view shows


def face(sight: Sight, online: Collection[int]) -> Face:
    """What everybody may know."""
    view = sight.view
    return Face(
        table=sight.id,
        number=sight.number,
        stage=sight.stage,
        over=sight.stage.is_final,
        ply=sight.ply,
        game=max(1, len(sight.games)),
        round=view.round if view else 0,
        rules=rules_face(sight.ruleset),
        public=sight.is_public,
        seats=seat_faces(sight, online),
        actor=view.actor if view and not sight.stage.is_final else None,
        king=view.king if view and not sight.stage.is_final else None,
        domino=view.domino if view and not sight.stage.is_final else None,
        current_line=line_face(view.current_line) if view else None,
        next_line=line_face(view.next_line) if view else None,
        order=_order(view) if view else [],
        kingdoms=(
            [kingdom_face(seat, k, sight.ruleset) for seat, k in enumerate(view.kingdoms)]
            if view
            else []
        ),
        unseen=sorted(view.unseen) if view else sorted(DOMINOES),
        standings=[_standing(standing) for standing in sight.standings],
        clock=ClockFace(
            seconds=sight.seconds,
            turn_at=sight.turn_at or None,
            due_at=sight.due_at,
            substitute=sight.substitute,
        ),
        shuffle=ShuffleFace(
            commitment=sight.commitment,
            contributions=list(sight.contributions),
            secret=sight.secret,
            seed=sight.seed,
        ),
        reactions=sign_faces(sight),
        position=format_position(view.evolve(seat=None)) if view else None,
        rematch_of=sight.before,
        rematch=sight.after,
    )


def seat_faces(sight: Sight, online: Collection[int]) -> list[SeatFace]:
    """Who sits where."""
    return [
        SeatFace(
            seat=number,
            colour=Colour.of_seat(number),
            name=seat.name,
            bot=seat.level,
            is_open=seat.is_open,
            is_held=seat.is_held,
            is_host=seat.is_host,
            online=number in online,
        )
        for number, seat in enumerate(sight.seats)
    ]


def sign_faces(sight: Sight) -> list[SignFace]:
    """The latest reactions."""
    return [
        SignFace(seat=sign.seat, reaction=Reaction(sign.reaction), at=at)
        for at, sign in sight.reactions[-_LATEST:]
    ]


class Own(msgspec.Struct, frozen=True):
    """The part of a view that is different for each who looks."""

    now: float
    seat: int | None
    yours: list[int]
    you_host: bool
    legal: list[LegalAction]
    claims: list[LegalAction]


def own(sight: Sight, now: float) -> Own:
    """What only whoever has this sight may know."""
    return Own(
        now=now,
        seat=sight.yours[0] if sight.yours else None,
        yours=list(sight.yours),
        you_host=sight.is_host,
        legal=[legal_action(choice) for choice in sight.legal],
        claims=claims(sight),
    )


def whole_view(sight: Sight, online: Collection[int], now: float) -> TableView:
    """What whoever has this sight may know, the log included."""
    parts: list[msgspec.Struct] = [face(sight, online), own(sight, now)]
    merged = {name: getattr(part, name) for part in parts for name in part.__struct_fields__}
    return TableView(**merged, log=log_lines(sight.acts))


def claims(sight: Sight) -> list[LegalAction]:
    """While one's own seat places: what each free domino of the next line promises."""
    view = sight.view
    if view is None or view.domino is None or view.next_line is None or not sight.legal:
        return []
    assert view.actor is not None
    return prospects(view.kingdoms[view.actor], view.next_line.claims(), sight.ruleset)


def prospects(kingdom: Kingdom, found: Iterable[Claim], ruleset: Ruleset) -> list[LegalAction]:
    """What claiming each domino promises a kingdom."""
    return [legal_action(prospect(kingdom, claim, ruleset)) for claim in found]


def legal_action(choice: Choice) -> LegalAction:
    """A choice on the wire."""
    return LegalAction(
        action=str(choice.action),
        points=choice.points,
        gain=choice.gain,
        territories=[Touched(t.terrain, t.squares, t.crowns, t.points) for t in choice.territories],
        fits=choice.fits,
    )


def log_lines(acts: Iterable[Acted], first: int = 0) -> list[LogLine]:
    """Actions on the wire, counted from a ply."""
    return [
        LogLine(ply=ply, game=act.game + 1, seat=act.seat, action=act.action, bot=act.by)
        for ply, act in enumerate(acts, first)
    ]


def rules_face(ruleset: Ruleset) -> RulesFace:
    """Rules on the wire."""
    return RulesFace(
        text=format_ruleset(ruleset),
        players=ruleset.players,
        deck=ruleset.deck,
        grid=ruleset.grid,
        rounds=ruleset.rounds,
        games=ruleset.games,
        opening=ruleset.opening,
        middle_kingdom=ruleset.middle_kingdom,
        harmony=ruleset.harmony,
        tie_breaks=list(ruleset.tie_breaks),
    )


def line_face(line: Line | None) -> list[LinePlace] | None:
    """A line on the wire."""
    if line is None:
        return None
    return [
        LinePlace(
            domino=number,
            squares=(_square(DOMINOES[number].first), _square(DOMINOES[number].second)),
            king=king,
        )
        for number, king in zip(line.dominoes, line.kings, strict=True)
    ]


def kingdom_face(seat: int, kingdom: Kingdom, ruleset: Ruleset) -> KingdomFace:
    """A kingdom on the wire."""
    score = kingdom.score(ruleset)
    extent = kingdom.extent
    squares = []
    for place in kingdom.placed:
        domino = DOMINOES[place.domino]
        for cell, square in ((place.first, domino.first), (place.second, domino.second)):
            laid = LaidSquare(str(cell), square.terrain, square.crowns, place.domino)
            squares.append(laid)
    return KingdomFace(
        seat=seat,
        castle=str(CASTLE),
        squares=squares,
        placed=[str(place) for place in kingdom.placed],
        discarded=list(kingdom.discarded),
        extent=Box(
            low=str(Cell(extent.left, extent.bottom)), high=str(Cell(extent.right, extent.top))
        ),
        reach=[str(cell) for cell in kingdom.reach],
        territories=[_territory(territory) for territory in score.territories],
        bonuses=[BonusFace(bonus, bonus.points) for bonus in score.bonuses],
        points=score.points,
    )


def _order(view: View) -> list[ComingTurn]:
    """The kings that have still to act: of this round, then those that have claimed the next."""
    found = []
    for line, is_next in ((view.current_line, False), (view.next_line, True)):
        if line is None:
            continue
        first = 0 if is_next else view.turn
        for domino, king in list(zip(line.dominoes, line.kings, strict=True))[first:]:
            if king is not None:
                found.append(ComingTurn(king, domino, is_next))
    return found


def _square(square: Square) -> SquareFace:
    return SquareFace(square.terrain, square.crowns)


def _territory(territory: Territory) -> TerritoryFace:
    return TerritoryFace(
        terrain=territory.terrain,
        squares=territory.squares,
        crowns=territory.crowns,
        points=territory.points,
        cells=[str(cell) for cell in territory.cells],
    )


def _standing(standing: Standing) -> StandingFace:
    return StandingFace(
        seat=standing.seat,
        rank=standing.rank,
        is_shared=standing.is_shared,
        points=standing.points,
        decided_by=standing.decided_by,
        games=[_score(score) for score in standing.scores],
    )


def _score(score: Score) -> ScoreFace:
    return ScoreFace(
        points=score.points,
        largest_territory=score.largest,
        crowns=score.crowns,
        territories=[_territory(territory) for territory in score.territories],
        bonuses=[BonusFace(bonus, bonus.points) for bonus in score.bonuses],
    )
