"""Players and results, in both databases."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, text

from kingdomino.players import PlayedMatch, decode_result, match_result, printed_match
from kingdomino.storage import DailyStore, Database, DatabaseLog, PlayerStore, rebuild_results
from kingdomino.tables import ConflictError, SeatGrant, Status, TableService, hash_token
from tests.tables.conftest import play, started

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000.0
DAY = 24 * 60 * 60


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    async with Database(database_url) as database:
        yield database


def execute(statement: str, connection: Connection) -> None:
    connection.execute(text(statement))


async def results(database: Database) -> dict[str, tuple[int, str]]:
    query = text("SELECT table_id, ended_at, content FROM results")
    rows = await database.read(lambda connection: connection.execute(query).all())
    return {row[0]: (row[1], row[2]) for row in rows}


async def finished(service: TableService, **changes: object) -> tuple[SeatGrant, SeatGrant]:
    ann, bob = await started(service, **changes)
    assert (await play(service, ann.table, ann, bob)).status is Status.OVER
    return ann, bob


async def link(store: PlayerStore, grant: SeatGrant, key: str = "key") -> str:
    player = await store.add_key(key, NOW)
    await store.link(player, grant.table.id, hash_token(grant.token))
    return player


async def test_a_result_is_written_with_the_entry_that_ends_the_match(database: Database) -> None:
    log = DatabaseLog(database)
    service = TableService(log)
    ann, bob = await started(service)
    store = PlayerStore(database)
    player = await link(store, ann)
    await play(service, ann.table, ann, bob, turns=20)
    assert await results(database) == {}
    assert (await store.matches(player, 10)).matches == []
    before = (await log.read(ann.table.id))[-1].number
    table = await play(service, ann.table, ann, bob)
    # The same entries again conflict, and their result is not written either.
    entries = await log.read(table.id, after=before)
    with pytest.raises(ConflictError):
        await log.append(table.evolve(seats=table.seats[::-1]), entries)
    ended_at, content = (await results(database))[table.id]
    assert (ended_at, decode_result(content)) == (
        round(table.moved_at * 1000),
        match_result(table),
    )
    (match,) = (await store.matches(player, 10)).matches
    assert table.match is not None
    winner = table.match.standings()[0]
    assert (match.seat, match.rules, match.is_continued) == (0, "classic/2", False)
    assert match.seats[winner.seat].rank == 1
    assert match.seats[winner.seat].points == winner.points
    assert match.seats[0].games[0].kingdom
    assert match.seats[1].games[0].kingdom == ""


async def test_matches_that_end_together_are_committed_together(database: Database) -> None:
    service = TableService(DatabaseLog(database))
    pairs = await asyncio.gather(*(finished(service) for _ in range(5)))
    assert set(await results(database)) == {ann.table.id for ann, _ in pairs}


async def test_results_are_computed_again_from_the_log(database: Database) -> None:
    log = DatabaseLog(database)
    service = TableService(log)
    ann, _ = await finished(service)
    await finished(service, preset="dynasty")
    await service.react(ann.table.id, ann.token, "thanks", 0)
    await started(service)
    written = await results(database)
    assert len(written) == 2
    for statement in ("DELETE FROM results", "UPDATE results SET content = '{}', ended_at = 0"):
        await database.write(partial(execute, statement))
        assert await rebuild_results(log) == 2
        assert await results(database) == written


async def test_only_the_holder_of_the_seat_keeps_the_match(database: Database) -> None:
    service, store = TableService(DatabaseLog(database)), PlayerStore(database)
    ann, bob = await started(service)
    stranger = await store.add_key("stranger", NOW)
    await store.link(stranger, ann.table.id, hash_token("some other token"))
    player, other = await link(store, ann), await link(store, bob, "other key")
    assert [seat.table for seat in await store.unfinished(player, 10)] == [ann.table.id]
    await service.leave(ann.table.id, bob.token)
    await service.assign_bot(ann.table.id, ann.token, 0, "page")
    await service.resume_seat(ann.table.id, ann.token, 0)
    table = await service.table(ann.table.id)
    assert table.match is not None
    while (table := await service.table(ann.table.id)).status is Status.PLAYING:
        actions = table.match.game.legal_actions()[:1] if table.match else ()
        await service.play_bot_turn(table.id, table.moment, actions, "page")
    assert len((await store.matches(player, 10)).matches) == 1
    assert (await store.matches(other, 10)).matches == []
    assert (await store.matches(stranger, 10)).matches == []
    assert await store.unfinished(player, 10) == []


async def test_matches_come_in_pages_newest_first(database: Database) -> None:
    clock = iter(range(1, 100_000))
    service = TableService(DatabaseLog(database), now=lambda: float(next(clock)))
    store = PlayerStore(database)
    grants = [(await finished(service))[0] for _ in range(3)]
    for grant in grants:
        player = await link(store, grant)
    first = await store.matches(player, 2)
    assert [match.table for match in first.matches] == [grants[2].table.id, grants[1].table.id]
    assert first.next is not None
    second = await store.matches(player, 2, first.next)
    assert ([match.table for match in second.matches], second.next) == ([grants[0].table.id], None)


async def test_imported_matches_are_kept_once_and_up_to_a_limit(database: Database) -> None:
    service, store = TableService(DatabaseLog(database)), PlayerStore(database)
    ann, bob = await finished(service)
    player = await link(store, ann)
    (own,) = (await store.matches(player, 10)).matches
    elsewhere = [msgspec.structs.replace(own, table=f"elsewhere{number}") for number in range(3)]
    assert await store.add_imported(player, [own, *elsewhere[:2]], limit=2) == 2
    assert await store.add_imported(player, elsewhere, limit=2) == 0
    assert await store.add_imported(player, elsewhere, limit=3) == 1
    page = await store.matches(player, 10)
    assert len(page.matches) == 4
    assert sorted(page.elsewhere) == [match.table for match in elsewhere]
    other = await link(store, bob, "other key")
    assert await store.add_imported(other, [own], limit=5) == 0
    await store.erase(player)
    assert await store.find("key", NOW) is None
    assert (await store.matches(player, 10)).matches == []
    assert len((await store.matches(other, 10)).matches) == 1


async def test_a_printed_game_is_replaced_survives_a_rebuild_and_is_erased(
    database: Database,
) -> None:
    log = DatabaseLog(database)
    service, store = TableService(log), PlayerStore(database)
    ann, _ = await finished(service)
    player = await link(store, ann)
    games = [[["48:g8h8"], ["1:g8g9"]]]
    one, other = (
        printed_match(name, NOW, "classic/2", seat=0, names=["Ann", "Bob"], games=games)
        for name in ("a", "b")
    )
    assert await store.put_printed(player, one, limit=1)
    corrected = msgspec.structs.replace(one, seat=1, ended_at=NOW + 1)
    assert await store.put_printed(player, corrected, limit=1)
    assert not await store.put_printed(player, other, limit=1)
    assert not await store.put_printed(
        player, msgspec.structs.replace(one, table=ann.table.id), limit=5
    )
    (own,) = [m for m in (await store.matches(player, 10)).matches if not m.is_printed]
    # A match that came in a file is not replaced either.
    moved = msgspec.structs.replace(own, table="moved")
    assert await store.add_imported(player, [moved], limit=5) == 1
    assert not await store.put_printed(player, msgspec.structs.replace(one, table="moved"), limit=5)
    assert await rebuild_results(log) == 1
    page = await store.matches(player, 10)
    assert corrected in page.matches
    assert len(page.matches) == 3
    await store.erase(player)
    assert (await store.matches(player, 10)).matches == []


async def test_several_keys_can_belong_to_one_player(database: Database) -> None:
    store = PlayerStore(database)
    player = await store.add_key("phone", NOW)
    assert await store.add_key("laptop", NOW, player) == player
    assert await store.add_key("phone", NOW) == player
    assert await store.find("laptop", NOW) == player
    assert await store.find("nobody", NOW) is None


async def test_players_are_deleted_when_no_browser_can_have_their_key(database: Database) -> None:
    service, store = TableService(DatabaseLog(database)), PlayerStore(database)
    ann, _ = await started(service)
    await link(store, ann, "plays")
    await store.add_key("never played", NOW)
    games = [[["48:g8h8"], ["1:g8g9"]]]
    printed = printed_match("one", NOW, "classic/2", seat=0, names=["A", "B"], games=games)
    assert await store.put_printed(await store.add_key("printed", NOW), printed, 10)
    assert await store.prune(NOW - 400 * DAY, NOW - DAY) == 0
    assert await store.prune(NOW - 398 * DAY, NOW + DAY) == 1
    assert await store.find("never played", NOW) is None
    for key in ("plays", "printed"):
        assert await store.find(key, NOW + 2 * DAY) is not None
    assert await store.prune(NOW + DAY, NOW) == 0
    assert await store.prune(NOW + 3 * DAY, NOW) == 2


async def test_results_and_links_go_with_their_table(database: Database) -> None:
    log = DatabaseLog(database)
    service, store = TableService(log), PlayerStore(database)
    ann, _ = await finished(service)
    player = await link(store, ann)
    assert await log.prune(before=NOW * 2) == 1
    assert await results(database) == {}
    assert await store.find_by_seat(ann.table.id, [hash_token(ann.token)]) is None
    # A link to a table that was just deleted is dropped.
    await store.link(player, ann.table.id, "token")
    assert await store.find_by_seat(ann.table.id, ["token"]) is None


async def test_a_printed_game_is_deleted_alone(database: Database) -> None:
    service, store = TableService(DatabaseLog(database)), PlayerStore(database)
    ann, _ = await finished(service)
    player, other = await link(store, ann), await store.add_key("other", NOW)
    (played,) = (await store.matches(player, 10)).matches
    from_file = msgspec.structs.replace(played, table="file")
    assert await store.add_imported(player, [from_file], 10) == 1
    games = [[["48:g8h8"], ["1:g8g9"]]]
    for game_id in ("one", "two"):
        printed = printed_match(game_id, NOW, "classic/2", seat=0, names=["A", "B"], games=games)
        assert await store.put_printed(player, printed, 10)
    # Nothing but one's own printed games.
    assert not await store.delete_printed(other, "one")
    assert not await store.delete_printed(player, "none")
    assert not await store.delete_printed(player, "file")
    assert not await store.delete_printed(player, ann.table.id)
    assert await store.delete_printed(player, "one")
    assert not await store.delete_printed(player, "one")
    left = {match.table for match in (await store.matches(player, 10)).matches}
    assert left == {ann.table.id, "file", "two"}


async def test_two_players_become_one(database: Database) -> None:
    service, store = TableService(DatabaseLog(database)), PlayerStore(database)
    (ann, bob), (other, _) = await finished(service), await finished(service)
    laptop, phone = await link(store, ann, "laptop"), await link(store, other, "phone")
    # The seat that the laptop has at this table stays.
    await store.link(phone, ann.table.id, hash_token(bob.token))
    (match,) = (await store.matches(laptop, 10)).matches
    files = [msgspec.structs.replace(match, table=f"file{n}", ended_at=n) for n in range(4)]
    assert await store.add_imported(laptop, files[:2], 10) == 2
    assert await store.add_imported(phone, files[1:], 10) == 3
    # What one imported from a file, the other has played here.
    played = msgspec.structs.replace(match, table=other.table.id)
    assert await store.add_imported(laptop, [played], 10) == 1

    # At the same time, both ways round: one of them happens.
    await asyncio.gather(store.merge(phone, laptop, 4), store.merge(laptop, phone, 4))
    player = await store.find("phone", NOW)
    assert player is not None
    assert player == await store.find("laptop", NOW)
    merged = (await store.matches(player, 10)).matches
    tables = {each.table for each in merged}
    assert len(merged) == len(tables)
    assert {ann.table.id, other.table.id, "file1"} <= tables
    assert len(tables) >= 5
    seat = {laptop: ann, phone: bob}[player]
    assert await store.find_by_seat(ann.table.id, [hash_token(seat.token)]) == player
    # Nothing is left of the other one, and nothing to merge.
    gone = laptop if player == phone else phone
    assert (await store.matches(gone, 10)).matches == []
    await store.merge(gone, player, 10)
    await store.merge(player, gone, 10)
    assert await store.find("phone", NOW) == player
    await store.link(gone, ann.table.id, "token")
    assert await store.find_by_seat(ann.table.id, ["token"]) is None


async def test_a_merged_player_keeps_one_try_a_day(database: Database) -> None:
    store, daily = PlayerStore(database), DailyStore(database)
    laptop, phone = await store.add_key("laptop", NOW), await store.add_key("phone", NOW)
    for player, days in ((laptop, (1, 2)), (phone, (2, 3))):
        for day in days:
            await daily.add_try(f"2027-01-0{day}", player, f"{player[:4]}{day}")
    await store.merge(phone, laptop, 10)
    found = [await daily.find_try(f"2027-01-0{day}", laptop) for day in (1, 2, 3)]
    assert [own and own.table[:4] for own in found] == [laptop[:4], laptop[:4], phone[:4]]


def test_played_match_is_one_json_object() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"table":"../x"}', type=PlayedMatch)
