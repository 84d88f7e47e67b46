"""The page reads records and positions as Python does, and refuses what Python refuses."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kingdomino.notation import NotationError, Record, format_position, format_record
from kingdomino.rules import DOMINOES, Colour, Match, Opening, Ruleset
from kingdomino.server.http.positions import AskPosition, PositionData, show_position
from tests.engine.golden import played_match
from tests.engine.page import run_script
from tests.engine.test_parity import rulesets

_DAMAGED = 40  # texts made of each
_CHARACTERS = '0123456789abcgmpybk:>@/.,-+=()[]{} \n"\\'


async def answer_to(request: AskPosition) -> PositionData:
    """Return the answer of the server."""
    answer: PositionData = await show_position.fn(data=request)
    return answer


def asked(text: str, ply: int | None = None, turns: Sequence[str] = ()) -> dict[str, Any]:
    """Return what the server answers about a text; `null` if it refuses it."""
    request = AskPosition(text=text, ply=ply, turns=list(turns))
    try:
        answer = asyncio.run(answer_to(request))
    except NotationError:
        return {"text": text, "ply": ply, "turns": turns, "position": None}
    return {"text": text, "ply": ply, "turns": turns, "position": asdict(answer)}


def unfinished(match: Match, ply: int) -> Match:
    """Return a match as it was after a number of actions."""
    return list(match.positions())[ply]


def records(match: Match, random: Random) -> Iterator[str]:
    """Yield the record of a match with and without its seed, and one that is not finished."""
    colours = " ".join(random.sample(list(Colour), match.ruleset.players))
    record = Record.of(match, names=["Ann", 'B"o\\b'], tags=[("Colours", colours)])
    text = format_record(record)
    yield text
    yield "\n".join(line for line in text.splitlines() if not line.startswith("[Seed"))
    yield format_record(unfinished(match, random.randrange(12)))
    yield format_record(unfinished(match, random.randrange(30)), reveal_seed=True)


def positions(match: Match, random: Random) -> Iterator[str]:
    """Yield positions of a match, for everybody and as whole games."""
    for state in random.sample(list(match.positions()), 4):
        yield format_position(state.view())
        if match.ruleset.games == 1:
            yield format_position(state.game)


def questions(ruleset: Ruleset, seed: int) -> Iterator[dict[str, Any]]:
    """Yield what the server says about the texts of a match."""
    random, match = Random(seed), played_match(ruleset, seed)
    for text in records(match, random):
        plies = len(asked(text)["position"]["record"])
        yield asked(text)
        yield asked(text, random.randint(0, plies))
    for text in positions(match, random):
        yield asked(f" {text}\n")
        yield with_turns(text)


def with_turns(text: str) -> dict[str, Any]:
    """Return what is asked after some turns from a text."""
    turns: list[str] = []
    answer = asked(text)
    while answer["position"]["legal"] and len(turns) < 6 and not answer["position"]["is_sampled"]:
        turns.append(answer["position"]["legal"][0]["action"])
        answer = asked(text, turns=turns)
    return answer


def damaged(text: str, random: Random) -> str:
    """Return a text with a character or a piece of it changed, removed or repeated."""
    at, other = sorted(random.sample(range(len(text)), 2))
    length = random.randint(1, 6)
    piece = text[at : at + length]
    return random.choice(
        [
            text[:at] + random.choice(_CHARACTERS) + text[at + 1 :],
            text[:at] + text[at + length :],
            text[:at] + piece + text[at:],
            f"{text[:at]}{text[other]}{text[at + 1 : other]}{text[at]}{text[other + 1 :]}",
        ]
    )


def turned(text: str) -> str:
    """Return a text with the two cells of every double in the other order."""
    doubles = "|".join(str(number) for number, domino in DOMINOES.items() if domino.is_double)
    return re.sub(rf"\b({doubles}):([a-m][0-9]+)([a-m][0-9]+)", r"\1:\3\2", text)


def discarded(text: str, random: Random) -> str:
    """Return a text in which one domino was discarded in place of being placed."""
    placed = re.findall(r"[0-9]+:[a-m][0-9]+[a-m][0-9]+", text)
    if not placed:
        return text
    chosen = random.choice(placed)
    return text.replace(chosen, f"{chosen.partition(':')[0]}:--")


def write(path: Path, lines: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    written = list(lines)
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in written))
    return written


@pytest.mark.slow
def test_records_and_positions_are_read_as_in_python(tmp_path: Path) -> None:
    path = tmp_path / "sources.jsonl"
    games = (questions(ruleset, seed) for seed, ruleset in enumerate(rulesets()[::4]))
    written = write(path, (line for game in games for line in game))
    assert len(written) > 800
    assert any(line["position"]["is_sampled"] for line in written)
    assert any(line["position"]["game"] == 3 for line in written)
    assert run_script("sources", path) == f"{len(written)} texts, 0 refused"


@pytest.mark.slow
def test_damaged_texts_are_refused_as_in_python(tmp_path: Path) -> None:
    path, lines = tmp_path / "sources.jsonl", []
    for seed, ruleset in enumerate(rulesets()[1::16]):
        # Of this opening Python also takes players who draw in another order than in turn.
        if ruleset.opening is Opening.DRAWER:
            continue
        random, match = Random(seed), played_match(ruleset, seed)
        texts = [*records(match, random), *positions(match, random)]
        lines += [damaged(text, random) for text in texts for _ in range(_DAMAGED)]
        lines += [discarded(text, random) for text in texts for _ in range(4)]
        lines += [turned(text) for text in texts]
    written = write(path, (asked(text) for text in lines if text.strip()))
    refused = sum(line["position"] is None for line in written)
    assert 100 < refused < len(written) - 100
    assert run_script("sources", path) == f"{len(written)} texts, {refused} refused"
