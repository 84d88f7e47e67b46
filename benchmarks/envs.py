"""How fast are the environments? Random legal actions, with observation and mask at every step.

Beside them, in the same run and where they are installed: a wrapper over the Python rules,
OpenSpiel's backgammon, pgx's backgammon on the CPU and python-chess.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

from measure import Task, best_times, python_version, table

from kingdomino.envs import BatchEnv, encode_action, encode_observation
from kingdomino.rules import Game, Ruleset


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    runs: int
    steps: int
    """Steps of a batch environment a run; the others make a hundredth of it."""


FULL = Effort(runs=5, steps=500_000)
QUICK = Effort(runs=2, steps=100_000)
BATCH = 1024


def batch_task(rules: str, effort: Effort, count: int = BATCH) -> Task:
    env = BatchEnv(rules, count)
    env.reset(1)

    def run() -> None:
        for _ in range(effort.steps // count):
            env.step(env.sample_actions())

    return Task("batch", f"{rules}, {count} games", effort.steps // count * count, run)


def rules_task(effort: Effort) -> Task:
    """The same by the Python rules: what a wrapper over them would do."""
    ruleset, steps = Ruleset.preset("classic", 2), effort.steps // 500

    def run() -> None:
        chance, game = Random(1), Game.new(Ruleset.preset("classic", 2), 1)
        for step in range(steps):
            legal = game.legal_actions()
            for action in legal:
                encode_action(game.public, action)
            assert game.actor is not None
            encode_observation(game.public, game.actor)
            game = game.play(chance.choice(legal))
            if game.is_over:
                game = Game.new(ruleset, step)

    return Task("batch", "classic/2, Python rules", steps, run)


def vector_task(opponents: str, effort: Effort) -> Task:
    from kingdomino.envs.gymnasium import KingdominoVectorEnv  # noqa: PLC0415 - an extra

    env = KingdominoVectorEnv(BATCH, "classic/2", opponents, copy=False)
    env.reset(seed=1)
    rounds = effort.steps // BATCH // 2

    def run() -> None:
        for _ in range(rounds):
            env.step(env.sample_actions())

    return Task("interfaces", f"Gymnasium vector, {opponents}", rounds * BATCH, run)


def aec_task(effort: Effort) -> Task:
    from kingdomino.envs.pettingzoo import KingdominoAEC  # noqa: PLC0415 - an extra

    env, steps = KingdominoAEC("classic/2"), effort.steps // 50

    def run() -> None:
        chance, done = Random(1), 0
        while done < steps:
            env.reset(seed=done)
            for _ in env.agent_iter():
                _, _, is_over, _, info = env.last()
                if is_over:
                    env.step(None)
                    continue
                legal = info["action_mask"].nonzero()[0]
                env.step(int(legal[int(chance.random() * len(legal))]))
                done += 1

    return Task("interfaces", "PettingZoo", steps, run)


def openspiel_task(name: str, group: str, effort: Effort) -> Task:
    import pyspiel  # noqa: PLC0415 - an extra

    if name == "kingdomino":
        from kingdomino.envs import openspiel  # noqa: F401, PLC0415 - registers the game
    game, steps = pyspiel.load_game(name), effort.steps // 100

    def run() -> None:
        chance, done = Random(1), 0
        while done < steps:
            state = game.new_initial_state()
            while not state.is_terminal() and done < steps:
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                    continue
                state.legal_actions_mask()
                state.observation_tensor()
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
                done += 1

    return Task(group, f"OpenSpiel {name}", steps, run)


def chess_task(effort: Effort) -> Task:
    import chess  # noqa: PLC0415 - only compared with

    steps = effort.steps // 100

    def run() -> None:
        chance, board = Random(1), chess.Board()
        for _ in range(steps):
            moves = list(board.legal_moves)
            if not moves or board.is_game_over():
                board.reset()
                continue
            board.push(moves[int(chance.random() * len(moves))])

    return Task("others", "python-chess", steps, run)


def pgx_task(effort: Effort) -> Task:
    import jax  # noqa: PLC0415 - only compared with
    import pgx  # noqa: PLC0415

    env, rounds = pgx.make("backgammon"), max(1, effort.steps // 50 // BATCH)

    def act(state: Any, key: Any) -> Any:
        weights = state.legal_action_mask.astype(float)
        action = jax.random.categorical(key, jax.numpy.log(weights))
        return env.step(state, action, key)

    step = jax.jit(jax.vmap(act))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), BATCH))
    keys = jax.random.split(jax.random.key(2), rounds * BATCH).reshape(rounds, BATCH)
    jax.block_until_ready(step(first, keys[0]))

    def run() -> None:
        state = first
        for key in keys:
            state = step(state, key)
        jax.block_until_ready(state)

    return Task("others", f"pgx backgammon, {BATCH} games", rounds * BATCH, run)


def optional_tasks(effort: Effort) -> Iterator[Task]:
    """What needs packages that may not be installed."""
    makers: list[tuple[str, Callable[[], Task]]] = [
        ("gymnasium", lambda: vector_task("random", effort)),
        ("gymnasium", lambda: vector_task("greedy", effort)),
        ("pettingzoo", lambda: aec_task(effort)),
        ("pyspiel", lambda: openspiel_task("kingdomino", "interfaces", effort)),
        ("pyspiel", lambda: openspiel_task("backgammon", "others", effort)),
        ("pgx", lambda: pgx_task(effort)),
        ("chess", lambda: chess_task(effort)),
    ]
    for package, make in makers:
        if find_spec(package) is None:
            print(f"{package} is not installed: left out")
        else:
            yield make()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure less")
    effort = QUICK if parser.parse_args().quick else FULL
    print(f"environments, {python_version()}, one thread")
    tasks = [
        batch_task("classic/2", effort),
        batch_task("classic/2", effort, count=16),
        batch_task("classic/4", effort),
        batch_task("mighty-duel/2", effort),
        rules_task(effort),
        *optional_tasks(effort),
    ]
    print("\n".join(table(tasks, best_times(tasks, effort.runs))))


if __name__ == "__main__":
    main()
