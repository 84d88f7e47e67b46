"""The shuffle: committed to, contributed to, told at the end, and checked."""

from hashlib import sha256

import pytest

from kingdomino.notation import parse_record
from kingdomino.tables import Check, Refusal, SeatRequest, TableError, TableService, verify
from kingdomino.tables.fairness import commit, mix
from tests.tables.conftest import play, setup, started, two_seated, view_of


def test_the_seed_is_what_the_documentation_says() -> None:
    secret = bytes(range(32))
    shares = sha256(b"ann").digest() + sha256(b"").digest()
    assert mix(secret, ["ann", ""]) == sha256(secret + shares).digest()
    assert commit(secret) == sha256(secret).hexdigest()


def test_every_contribution_changes_the_deal() -> None:
    secret = bytes(32)
    seeds = {mix(secret, texts) for texts in (["", ""], ["a", ""], ["", "a"], ["a", "a"])}
    assert len(seeds) == 4


@pytest.mark.anyio
async def test_the_commitment_is_public_and_the_secret_is_not(service: TableService) -> None:
    ann, bob = await two_seated(service)
    commitment = ann.table.commitment
    assert view_of(ann.table).shuffle.commitment == commitment
    table = await service.start(ann.table.id, ann.token, "ann1")
    assert table.contributions == ("ann1", "b0b")
    while True:
        for token_hash in (None, table.seats[0].token_hash, table.seats[1].token_hash):
            shuffle = view_of(table, token_hash).shuffle
            assert (shuffle.seed, shuffle.secret) == (None, None)
        assert table.secret.hex() not in table.record
        assert "[Seed" not in table.record
        assert f'[Commitment "{commitment}"]' in table.record
        if table.ply >= 20:
            break
        table = await play(service, table, ann, bob, turns=1)
    table = await play(service, table, ann, bob)
    shuffle = view_of(table).shuffle
    assert shuffle.secret == table.secret.hex()
    assert commit(bytes.fromhex(shuffle.secret)) == commitment
    assert shuffle.seed == mix(bytes.fromhex(shuffle.secret), ["ann1", "b0b"]).hex()


@pytest.mark.parametrize("preset", ["classic", pytest.param("dynasty", marks=pytest.mark.slow)])
@pytest.mark.anyio
async def test_the_record_of_a_match_proves_its_shuffle(service: TableService, preset: str) -> None:
    ann, bob = await started(service, preset=preset)
    table = await play(service, ann.table, ann, bob)
    record = parse_record(table.record)
    verdict = verify(record, ann.table.commitment, {0: "ann", 1: "b0b"})
    assert verdict.is_fair
    assert verdict.contributions == ("ann", "b0b")
    assert verdict.results == dict.fromkeys(Check, True)


@pytest.mark.anyio
async def test_what_was_tampered_with_is_noticed(service: TableService) -> None:
    ann, bob = await started(service)
    text = (await play(service, ann.table, ann, bob)).record
    record = parse_record(text)
    secret, commitment = record.tag("Secret"), record.tag("Commitment")
    assert secret is not None
    assert commitment is not None
    other = "0" * 64
    for changed, fails in (
        (text.replace(secret, other), {Check.COMMITMENT, Check.SEED}),
        (text.replace(commitment, other), {Check.COMMITMENT}),
        (text.replace('"ann b0b"', '"eve b0b"'), {Check.SEED}),
        (text.replace('"ann b0b"', '"ann"'), {Check.SEED}),
        (text.replace(secret, "nonsense"), {Check.COMMITMENT, Check.SEED}),
    ):
        verdict = verify(parse_record(changed))
        assert {check for check, is_right in verdict.results.items() if not is_right} == fails
        assert not verdict.is_fair
    assert not verify(record, commitment=other).is_fair
    # Not even if somebody noted the right one: the record says that it was another.
    assert not verify(parse_record(text.replace(commitment, other)), commitment).is_fair
    for known in ({1: "eve"}, {0: "b0b"}, {2: "ann"}):
        verdict = verify(record, known=known)
        assert verdict.results[Check.CONTRIBUTION] is False
        assert not verdict.is_fair
    without = text.replace(f'[Secret "{secret}"]\n', "")
    assert verify(parse_record(without)).missing == ("Secret",)


@pytest.mark.anyio
async def test_an_abandoned_match_tells_its_secret_too(service: TableService) -> None:
    ann, bob = await started(service)
    await play(service, ann.table, ann, bob, turns=5)
    table = await service.abandon(ann.table.id, ann.token)
    assert verify(parse_record(table.record)).is_fair


@pytest.mark.anyio
async def test_one_contribution_serves_all_seats_of_a_screen(service: TableService) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(name="Ben"), SeatRequest(level="random"))
    ann = await service.open(setup(players=3, seats=seats))
    table = await service.start(ann.table.id, ann.token, "x")
    assert table.contributions == ("x", "x", "")


@pytest.mark.parametrize("text", ["x" * 65, "a b", "a-b", "é", "-"])
@pytest.mark.anyio
async def test_contributions_are_plain_letters(service: TableService, text: str) -> None:
    ann = await service.open(setup())
    for command in (
        service.join(ann.table.id, None, "Bob", None, text),
        service.start(ann.table.id, ann.token, text),
    ):
        with pytest.raises(TableError) as error:
            await command
        assert error.value.reason is Refusal.CONTRIBUTION
