"""Another match: who asks, who agrees, and what is played."""

import pytest

from kingdomino.rules import KingdominoError
from kingdomino.storage import DatabaseLog
from kingdomino.tables import Refusal, SeatGrant, Status, Table, TableError, TableService
from kingdomino.tables.commands.rematch import Proposal
from kingdomino.tables.events import RematchSeat
from kingdomino.tables.fairness import commit, mix
from tests.tables.conftest import play, started, view_of

pytestmark = pytest.mark.anyio


async def over(service: TableService) -> tuple[SeatGrant, SeatGrant]:
    """Ann and Bob after a match."""
    ann, bob = await started(service)
    with pytest.raises(TableError) as error:
        await service.rematch(ann.table.id, ann.token)
    assert error.value.reason is Refusal.NOT_OVER
    await service.abandon(ann.table.id, ann.token)
    return ann, bob


async def test_a_rematch_starts_when_all_agreed(service: TableService, log: DatabaseLog) -> None:
    ann, bob = await over(service)
    asked = await service.rematch(ann.table.id, bob.token, contribution="bob")
    assert asked.table.id == ann.table.id
    question = view_of(asked.table).rematch_question
    assert question is not None
    assert (question.asked_by, question.agreed) == (1, [1])
    again = await service.rematch(ann.table.id, bob.token, contribution="other")
    assert again.table.number == asked.table.number
    first = await service.rematch(ann.table.id, ann.token, contribution="ann")
    second = await service.rematch(ann.table.id, bob.token)
    table = first.table
    assert (table.id, table.status) == (second.table.id, Status.PLAYING)
    assert (first.seats, second.seats) == ((0,), (1,))
    assert table.rematch_of == ann.table.id
    assert (await service.table(ann.table.id)).rematch == table.id
    # Everybody contributed after seeing the commitment.
    assert table.commitment == question.commitment == commit(table.secret)
    assert table.contributions == ("ann", "bob")
    assert table.match is not None
    origin = table.match.games[0].origin
    assert origin is not None
    assert origin.seed == mix(table.secret, ["ann", "bob"])
    for each in (table.id, ann.table.id):
        known = await service.table(each)
        assert Table.from_log(each, await log.read(each)) == known
    assert (await play(service, table, ann, bob)).status is Status.OVER
    with pytest.raises(TableError) as error:
        await service.rematch(ann.table.id, "a-stranger")
    assert error.value.reason is Refusal.NO_TOKEN


async def test_another_proposal_asks_everybody_again(service: TableService) -> None:
    ann, bob = await over(service)
    await service.rematch(ann.table.id, ann.token)
    table = await service.decline_rematch(ann.table.id, bob.token)
    question = view_of(table).rematch_question
    assert question is not None
    assert (question.agreed, question.declined) == ([0], [1])
    seats = (RematchSeat(seat=1), RematchSeat(level="random"), RematchSeat(seat=0))
    proposal = Proposal("classic/3+harmony=yes", seats)
    await service.rematch(ann.table.id, bob.token, proposal)
    first = await service.rematch(ann.table.id, ann.token)
    assert first.table.status is Status.PLAYING
    assert first.seats == (2,)
    assert first.table.ruleset.harmony
    assert [seat.name or seat.level for seat in first.table.seats] == ["Bob", "random", "Ann"]


async def test_who_says_no_is_left_out(service: TableService) -> None:
    ann, bob = await over(service)
    await service.rematch(ann.table.id, ann.token)
    await service.decline_rematch(ann.table.id, bob.token)
    proposal = Proposal(seats=(RematchSeat(seat=0), RematchSeat(level="random")))
    grant = await service.rematch(ann.table.id, ann.token, proposal)
    assert (grant.table.status, grant.seats) == (Status.PLAYING, (0,))


async def test_whoever_said_no_may_agree_after_all(service: TableService) -> None:
    ann, bob = await over(service)
    await service.rematch(ann.table.id, ann.token)
    await service.decline_rematch(ann.table.id, bob.token)
    grant = await service.rematch(ann.table.id, bob.token)
    assert grant.table.rematch_of == ann.table.id
    question = view_of(await service.table(ann.table.id)).rematch_question
    assert question is not None
    assert (question.agreed, question.declined) == ([0, 1], [])


async def test_with_an_open_seat_the_host_starts(service: TableService) -> None:
    ann, _ = await over(service)
    proposal = Proposal(seats=(RematchSeat(seat=0), RematchSeat()))
    grant = await service.rematch(ann.table.id, ann.token, proposal)
    assert grant.table.status is Status.OPEN
    cat = await service.join(grant.table.id, None, "Cat", None)
    assert cat.seats == (1,)
    assert (await service.start(grant.table.id, ann.token)).status is Status.PLAYING


@pytest.mark.parametrize(
    "proposal",
    [
        Proposal(rules="classic/3"),
        Proposal(rules="nonsense/2"),
        Proposal(seats=(RematchSeat(seat=0), RematchSeat(seat=0))),
        Proposal(seats=(RematchSeat(seat=0), RematchSeat(seat=7))),
        Proposal(seats=(RematchSeat(seat=0), RematchSeat(level="clever"))),
    ],
)
async def test_what_can_not_be_played_is_refused(service: TableService, proposal: Proposal) -> None:
    ann, _ = await over(service)
    with pytest.raises(KingdominoError):
        await service.rematch(ann.table.id, ann.token, proposal)
