"""Playing: whole turns, stale ones, repeated ones, and many at once."""

import asyncio

import pytest

from kingdomino.notation import NotationError, format_turn, parse_record
from kingdomino.rules import IllegalActionError, Reason
from kingdomino.storage import DatabaseLog
from kingdomino.tables import Refusal, SeatGrant, Status, Table, TableError, TableService
from tests.tables.conftest import Time, play, started, two_seated, whole_turn

pytestmark = pytest.mark.anyio


def turn_of(table: Table) -> str:
    view = table.view(table.actor)
    assert view is not None
    return format_turn(whole_turn(view))


def at_turn(table: Table, *people: SeatGrant) -> tuple[SeatGrant, SeatGrant]:
    """Who acts, and somebody else."""
    actor = next(person for person in people if table.actor in person.seats)
    return actor, next(person for person in people if person is not actor)


@pytest.mark.parametrize(
    ("preset", "plies"),
    [("classic", 48), pytest.param("dynasty", 3 * 48, marks=pytest.mark.slow)],
)
async def test_a_whole_match(service: TableService, preset: str, plies: int) -> None:
    ann, bob = await started(service, preset=preset)
    table = await play(service, ann.table, ann, bob)
    assert (table.status, table.ply) == (Status.OVER, plies)
    assert table.match is not None
    assert len(table.match.games) == plies // 48
    assert parse_record(table.record).match == table.match


async def test_state_is_what_the_log_tells(service: TableService, log: DatabaseLog) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=9)
    assert Table.from_log(table.id, await log.read(table.id)) == table


async def test_one_action_of_a_turn_may_come_by_itself(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=4)  # the opening
    actor, _ = at_turn(table, ann, bob)
    place, claim = turn_of(table).split(">")
    table = await service.play_turn(table.id, actor.token, 4, place)
    assert table.ply == 5
    table = await service.play_turn(table.id, actor.token, 5, f">{claim}")
    assert table.ply == 6


async def test_a_turn_answers_a_ply(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=2)
    actor, _ = at_turn(table, ann, bob)
    for ply in (0, 1, 3, 1000, -1):
        with pytest.raises(TableError) as error:
            await service.play_turn(table.id, actor.token, ply, turn_of(table))
        assert error.value.reason is Refusal.STALE
        assert error.value.params == {"ply": ply, "now": 2}


async def test_a_turn_sent_again_under_its_key_is_answered_and_played_once(
    service: TableService,
) -> None:
    ann, bob = await started(service)
    table = await service.table(ann.table.id)
    actor, other = at_turn(table, ann, bob)
    turn = turn_of(table)
    once = await service.play_turn(table.id, actor.token, 0, turn, key="k1")
    again = await service.play_turn(table.id, actor.token, 0, turn, key="k1")
    assert (once.ply, again.ply) == (1, 1)
    for token, key in ((actor.token, "k2"), (actor.token, None), (other.token, "k1")):
        with pytest.raises(TableError) as error:
            await service.play_turn(table.id, token, 0, turn, key)
        assert error.value.reason is Refusal.STALE
    for key in ("", "x" * 65, "a\nb"):
        with pytest.raises(TableError) as error:
            await service.play_turn(table.id, actor.token, 1, turn, key)
        assert error.value.reason is Refusal.KEY


async def test_a_key_stands_for_one_turn(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=4)
    actor, _ = at_turn(table, ann, bob)
    turn, ply = turn_of(table), table.ply
    await service.play_turn(table.id, actor.token, ply, turn, key="k1")
    again = await service.play_turn(table.id, actor.token, ply, turn, key="k1")
    assert again.ply == ply + 2
    assert [event.key for event in again.actions[ply:]] == ["k1", None]
    place, _, claim = turn.partition(">")
    another = "48" if claim != "48" else "47"
    for other in (f">{another}", f"{place}>{another}", "1:g8g9>48", "1:--"):
        with pytest.raises(TableError) as error:
            await service.play_turn(table.id, actor.token, ply, other, key="k1")
        assert error.value.reason is Refusal.KEY_REUSED


async def test_the_last_turn_sent_again_is_answered_too(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=4 + 6 * 4 - 1)
    actor, _ = at_turn(table, ann, bob)
    turn = turn_of(table)
    for _ in range(2):
        table = await service.play_turn(table.id, actor.token, 47, turn, key="last")
        assert table.status is Status.OVER
    with pytest.raises(TableError) as error:
        await service.play_turn(table.id, actor.token, 48, turn)
    assert error.value.reason is Refusal.OVER


async def test_only_who_acts_may_act(service: TableService) -> None:
    ann, bob = await started(service)
    table = await service.table(ann.table.id)
    _, other = at_turn(table, ann, bob)
    for token, reason in (
        (other.token, Refusal.NOT_YOUR_TURN),
        ("stranger", Refusal.NO_TOKEN),
        ("", Refusal.NO_TOKEN),
    ):
        with pytest.raises(TableError) as error:
            await service.play_turn(table.id, token, 0, turn_of(table))
        assert error.value.reason is reason
    assert (await service.table(table.id)).ply == 0


async def test_before_the_start_nobody_acts(service: TableService) -> None:
    ann, _ = await two_seated(service)
    with pytest.raises(TableError) as error:
        await service.play_turn(ann.table.id, ann.token, 0, ">1")
    assert error.value.reason is Refusal.NOT_STARTED
    with pytest.raises(TableError) as error:
        assert ann.table.record
    assert error.value.reason is Refusal.NOT_STARTED


async def test_what_the_rules_refuse_leaves_the_table_as_it_is(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=4)
    actor, _ = at_turn(table, ann, bob)
    view = table.view(None)
    assert view is not None
    assert view.domino is not None
    assert view.next_line is not None
    claim = view.next_line.free[0]
    refusals = {
        f">{claim}": Reason.PLACE_FIRST,
        f"{view.domino}:--": Reason.MUST_PLACE,
        f"{view.domino}:a1a2>{claim}": Reason.OUT_OF_GRID,
        turn_of(table).partition(">")[0] + f">{view.domino}": Reason.NOT_IN_LINE,
    }
    for turn, reason in refusals.items():
        with pytest.raises(IllegalActionError) as error:
            await service.play_turn(table.id, actor.token, 4, turn)
        assert error.value.reason is reason
    with pytest.raises(NotationError):
        await service.play_turn(table.id, actor.token, 4, "pile?")
    assert (await service.table(table.id)).number == table.number


async def test_a_turn_can_not_reach_into_the_next_game(service: TableService) -> None:
    ann, bob = await started(service, preset="dynasty")
    table = await play(service, ann.table, ann, bob, turns=4 + 6 * 4 - 1)
    actor, _ = at_turn(table, ann, bob)
    last = turn_of(table)
    for domino in range(1, 49):
        with pytest.raises(IllegalActionError) as error:
            await service.play_turn(table.id, actor.token, 47, f"{last}>{domino}")
        assert error.value.reason is Reason.GAME_OVER
    table = await service.play_turn(table.id, actor.token, 47, last)
    assert table.match is not None
    assert len(table.match.games) == 2
    assert table.view(0) == table.match.view(0)


async def test_two_processes_accept_one_turn_a_ply(log: DatabaseLog, time: Time) -> None:
    services = [TableService(log, now=time), TableService(log, now=time)]
    ann, bob = await started(services[0])
    accepted = 0
    table = await services[0].table(ann.table.id)
    while table.status is Status.PLAYING:
        actor, _ = at_turn(table, ann, bob)
        turn, ply = turn_of(table), table.ply
        racing = [services[i % 2].play_turn(table.id, actor.token, ply, turn) for i in range(4)]
        results = await asyncio.gather(*racing, return_exceptions=True)
        refused = [result for result in results if isinstance(result, BaseException)]
        assert len(refused) == 3
        for error in refused:
            assert isinstance(error, TableError)
            assert error.reason in (Refusal.STALE, Refusal.OVER)
        accepted += 1
        table = await services[accepted % 2].table(table.id)
    assert accepted == 4 + 6 * 4
    assert len(table.actions) == 48


async def test_a_process_that_is_behind_takes_a_turn_that_is_ahead(
    log: DatabaseLog, time: Time
) -> None:
    ahead, behind = TableService(log, now=time), TableService(log, now=time)
    ann, bob = await started(ahead)
    await behind.table(ann.table.id)
    table = await play(ahead, ann.table, ann, bob, turns=6)
    actor, _ = at_turn(table, ann, bob)
    after = await behind.play_turn(table.id, actor.token, table.ply, turn_of(table))
    assert after.ply > table.ply


async def test_commands_of_all_kinds_at_once_are_all_done(log: DatabaseLog, time: Time) -> None:
    services = [TableService(log, now=time) for _ in range(3)]
    ann, bob = await started(services[0])
    name = ann.table.id
    signs = [services[i % 3].react(name, bob.token, "hello", None) for i in range(12)]
    await asyncio.gather(*signs, services[1].assign_bot(name, bob.token, 1, "random"))
    table = await services[2].table(name)
    assert len(table.reactions) == 12
    assert table.seats[1].level == "random"


async def test_what_is_forgotten_is_read_again(log: DatabaseLog, time: Time) -> None:
    service = TableService(log, now=time, max_cached=1)
    one = await started(service)
    two = await started(service)
    for ann, bob in (one, two, one):
        await play(service, ann.table, ann, bob, turns=3)
    assert (await service.table(one[0].table.id)).ply > 3
