"""Bots that run as programs, some of which crash, hang or play illegally."""

import json
import os
import re
import select
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kingdomino.arena import Pairing, Program, Result, Timeouts, play_pairing
from kingdomino.arena.pairing import deal_seed
from kingdomino.arena.play.player import Player
from kingdomino.bots import BotError, Clock
from kingdomino.notation import format_action, parse_position
from kingdomino.rules import Game, Ruleset, View
from tests.arena.conftest import WriteProgram, interpreter, make_run
from tests.waiting import wait_until

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "high_claims.py"
DUEL = Ruleset.preset("classic", 2)


def play(program: str, rules: str = "classic/2", rival: str = "random") -> Result:
    """Play the first game of a program against a bot."""
    run = make_run(program, rival, rules=rules)
    return play_pairing(run, next(run.pairings()))


def fault_of(result: Result) -> BotError:
    """Return the error by which the program forfeited."""
    seat = result.seats[0]
    assert seat.fault is not None
    assert (seat.share, seat.rank, result.seats[1].share) == (0.0, 2, 1.0)
    return seat.fault


@pytest.mark.parametrize("rules", ["classic/2", "tournament/4", "dynasty/2", "mighty-duel/2"])
def test_a_program_plays(write_program: WriteProgram, rules: str) -> None:
    result = play(write_program(), rules)
    assert result.seats[0].fault is None
    assert result.seats[0].times.turns == result.seats[1].times.turns


@pytest.mark.parametrize(
    ("fifth", "reason", "pattern"),
    [
        ("print('oh no', file=sys.stderr); sys.exit(3)", "crashed", "exit code 3: oh no"),
        ("raise ValueError('dizzy')", "crashed", "exit code 1: .* / ValueError: dizzy"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "crashed", "exit code -9: -"),
        ("print('hm', file=sys.stderr, flush=True); time.sleep(60)", "hung", r"1\.3 s: hm"),
        ("os.close(1); time.sleep(60)", "closed", "closed its output"),
        ("print('hello', flush=True)", "unreadable", "is not an answer: hello"),
        ("print(flush=True)", "unreadable", "is not an answer: "),
        ("print('[]', flush=True)", "unreadable", r"is not an answer: \[\]"),
        ("print('[' * 60000, flush=True)", "unreadable", r"is not an answer: \[\[.*…"),
        ("sys.stdout.write('x' * 10**6); sys.stdout.flush()", "unreadable", "xxx.*…"),
        ("os.write(1, bytes([255, 10]))", "unreadable", "\ufffd"),
        ("say(action=13)", "unreadable", '{"action": 13}'),
        ("say(action='13')", "unreadable", '{"action": "13"}'),
        ("say(move='>13')", "unreadable", '{"move": ">13"}'),
        ("say(action='48:a1a2')", "illegal", "played 48:a1a2, which is illegal"),
        ("say(action='>48')", "illegal", "played >48, which is illegal"),
    ],
)
def test_a_program_that_does_not_play_legally_forfeits(
    write_program: WriteProgram, fifth: str, reason: str, pattern: str
) -> None:
    result = play(write_program(f"{fifth}; continue"))
    fault = fault_of(result)
    assert fault.reason == reason
    assert re.search(pattern, str(fault))
    assert result.seats[0].ply is not None
    assert result.seats[0].ply >= 4


def test_a_program_that_writes_more_than_it_was_asked_forfeits(write_program: WriteProgram) -> None:
    more = "say(action=message['legal'][0]); say(action='>1'); say(hello=1); continue"
    # Which of the lines is noticed first depends on timing.
    assert fault_of(play(write_program(more))).reason in ("unasked", "illegal", "unreadable")


def test_a_line_written_before_the_question_is_an_error(tmp_path: Path) -> None:
    script = tmp_path / "early.py"
    script.write_text(
        'input(); print(\'{"protocol": 1}\\n{"action": ">1"}\', flush=True); input()', "utf-8"
    )
    program = Program([sys.executable, "-S", str(script)], seed=1, timeouts=Timeouts())
    program.start(DUEL, seat=0)
    # The second line follows the first, but not at once.
    wait_until("the second line is read", lambda: not program._lines.empty())
    with pytest.raises(BotError, match="wrote a line before it was asked"):
        program.choose(Game.new(DUEL, seed=1).view(0))
    program.kill()


def test_a_program_that_floods_its_output_is_stopped(write_program: WriteProgram) -> None:
    fault = fault_of(play(write_program("while True: say(action=message['legal'][0])")))
    assert fault.reason in ("unasked", "illegal")


def test_the_children_of_a_program_are_killed_with_it(
    write_program: WriteProgram, tmp_path: Path
) -> None:
    pid = tmp_path / "pid"
    fifth = f"""
    child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
    open({str(pid)!r}, "w").write(str(child.pid))
    time.sleep(600)
    """
    assert fault_of(play(write_program(fifth))).reason == "hung"
    assert ends(int(pid.read_text("utf-8")))


def test_a_program_that_forfeited_is_stopped(write_program: WriteProgram, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    entrant = write_program(f"open({str(pid)!r}, 'w').write(str(os.getpid())); say(); continue")
    command = shlex.split(entrant.removeprefix("exec:"))
    player = Player(Program(command, seed=1, timeouts=Timeouts()), seconds=1.0, seed=1)
    view = Game.new(DUEL, seed=1).view(0)
    for ply in range(5):
        assert player.fault is None
        player.choose(view, ply)
    assert player.fault is not None
    assert ends(int(pid.read_text("utf-8")))


def ends(pid: int) -> bool:
    """Return whether a process ends long before it would by itself."""
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([process], [], [], 30.0)[0])
    finally:
        os.close(process)


def test_a_program_that_can_not_be_started_forfeits() -> None:
    result = play("exec:there-is-no-such-program")
    assert result.seats[0].ply == 0
    assert str(fault_of(result)) == "can’t be started: No such file or directory"


def test_a_program_that_ends_at_once_has_lost() -> None:
    fault = fault_of(play(f"exec:{interpreter()} -c 'raise SystemExit(4)'"))
    assert str(fault) == "ended with exit code 4: -"


def test_a_program_that_speaks_another_protocol_forfeits(tmp_path: Path) -> None:
    script = tmp_path / "later.py"
    script.write_text("input(); print('{\"protocol\": 2}', flush=True); input()", "utf-8")
    fault = fault_of(play(f"exec:{interpreter()} {shlex.quote(str(script))}"))
    assert str(fault) == "speaks protocol 2, not 1"


def test_a_program_that_is_not_ready_in_time_forfeits() -> None:
    program = Program(["sleep", "60"], seed=1, timeouts=Timeouts(grace=0.1, startup=0.1))
    with pytest.raises(BotError, match=r"no answer within 0\.1 s"):
        program.start(DUEL, seat=0)


def test_a_program_that_does_not_end_by_itself_is_killed(tmp_path: Path) -> None:
    script, pid = tmp_path / "stays.py", tmp_path / "pid"
    script.write_text(
        f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid()))\n"
        "input(); print('{\"protocol\": 1}', flush=True); time.sleep(600)",
        "utf-8",
    )
    program = Program(
        [sys.executable, "-S", str(script)], seed=1, timeouts=Timeouts(grace=0.1, startup=60)
    )
    program.start(DUEL, seat=0)
    program.close()
    assert ends(int(pid.read_text("utf-8")))


def logged(program: str, log: Path) -> str:
    """Return the same program with its input copied to a file."""
    command = program.removeprefix("exec:")
    return f"exec:sh -c {shlex.quote(f'tee {shlex.quote(str(log))} | {command}')}"


def test_a_program_is_sent_only_what_its_seat_may_see(
    write_program: WriteProgram, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    run = make_run(logged(write_program(), log), "random", rules="tournament/4")
    result = play_pairing(run, Pairing(3, (0, 1, 1, 1)))
    assert result.seats[0].fault is None
    messages = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    game, *choices, over = messages
    assert set(game) == {"type", "protocol", "rules", "seat", "seed"}
    assert (game["type"], game["rules"], game["seat"]) == ("game", "tournament/4", 0)
    for message in choices:
        assert set(message) == {"type", "position", "seconds", "legal"}
        assert 0 <= message["seconds"] <= 1.0
        view = parse_position(message["position"])
        assert isinstance(view, View)  # a game would have the pile in it
        assert view.seat == view.actor == 0
        assert message["legal"] == [format_action(action) for action in view.legal_actions()]
    first = parse_position(choices[0]["position"])
    dealt = Game.new(run.ruleset, deal_seed(run.seed, 3))
    assert first.lines[0].dominoes == dealt.lines[0].dominoes
    assert over == {
        "type": "over",
        "points": [seat.points for seat in result.seats],
        "ranks": [seat.rank for seat in result.seats],
    }


def test_a_program_without_a_clock_gets_null_seconds(
    write_program: WriteProgram, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    command = logged(write_program(), log).removeprefix("exec:")
    program = Program(shlex.split(command), seed=1, timeouts=Timeouts())
    view = Game.new(DUEL, seed=1).view(0)
    assert program.choose(view) == program.choose(view, Clock(0.5))
    program.close()
    seconds = [json.loads(line)["seconds"] for line in log.read_text("utf-8").splitlines()[1:]]
    assert seconds == [None, 0.5]


def transcript(mark: str) -> list[str]:
    """Return the lines of the documented transcript that begin with a mark."""
    page = (ROOT / "docs/reference/bot-protocol.md").read_text("utf-8")
    block = page[page.index('→ {"type": "game"') :].partition("```")[0]
    return [line[2:] for line in block.splitlines() if line.startswith(mark)]


def test_the_documented_lines_are_what_the_arena_writes(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = logged(f"exec:{interpreter()} {shlex.quote(str(EXAMPLE))}", log)
    run = make_run(f"{program}@0.1", "random@0.1")
    play_pairing(run, Pairing(0, (0, 1)))
    written = log.read_text("utf-8").splitlines()
    documented = transcript("→")
    assert written[: len(documented) - 1] == documented[:-1]
    assert written[-1] == documented[-1]


def test_the_example_answers_as_documented() -> None:
    unknown = '{"type": "weather", "is_fine": true}'
    asked = "\n".join([unknown, *transcript("→")]) + "\n"
    answered = subprocess.run(
        [sys.executable, "-E", "-S", EXAMPLE],
        input=asked,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answered.stdout.splitlines() == transcript("←")
    assert answered.stderr == ""
