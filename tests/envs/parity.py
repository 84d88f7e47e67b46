"""Random games in the environment and in the rules, compared at every step.

`python -m tests.envs.parity --games 100000` compares many; the tests compare a few of each kind.
"""

import argparse
from multiprocessing import Pool
from random import Random

import numpy as np

from kingdomino.envs import BatchEnv, decode_observation, encode_action
from kingdomino.rules import DOMINOES, Game, Kingdom, Place, Ruleset, View
from tests.parity.replay import VARIANTS, openings


def placements(kingdom: Kingdom) -> set[Place]:
    """The placements of a kingdom; those of a double with the lower cell first."""
    return {
        Place(place.domino, *sorted((place.first, place.second)))
        if DOMINOES[place.domino].is_double
        else place
        for place in kingdom.placed
    }


def assert_same_view(decoded: View, view: View) -> None:
    for name in ("ruleset", "seat", "round", "current_line", "next_line", "turn", "unseen"):
        assert getattr(decoded, name) == getattr(view, name), name
    for name in ("domino", "actor", "king"):
        assert getattr(decoded, name) == getattr(view, name), name
    for ours, theirs in zip(decoded.kingdoms, view.kingdoms, strict=True):
        assert placements(ours) == placements(theirs)
        assert (ours.open_mask, ours.match_masks) == (theirs.open_mask, theirs.match_masks)


def compare_games(ruleset: Ruleset, count: int, seed: int) -> None:
    """Play `count` random games both ways, and compare masks, observations and results."""
    rng, env = Random(seed), BatchEnv(ruleset, count)
    batch = env.reset(seed)
    games = [Game.new(ruleset, seed + i) for i in range(count)]
    while not games[0].is_over:
        actions = []
        for i, game in enumerate(games):
            view = game.view(game.actor)
            legal = {encode_action(view, action): action for action in view.legal_actions()}
            assert batch.actors[i] == view.actor
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(legal)
            assert view.actor is not None
            seen = decode_observation(ruleset, view.actor, batch.planes[i], batch.scalars[i])
            assert_same_view(seen, view)
            actions.append(rng.choice(sorted(legal)))
            games[i] = game.play(legal[actions[-1]])
        batch = env.step(actions)
    assert batch.dones.all()
    for i, game in enumerate(games):
        by_seat = sorted(game.standings(), key=lambda standing: standing.seat)
        assert batch.points[i].tolist() == [standing.points for standing in by_seat]
        assert batch.ranks[i].tolist() == [standing.rank for standing in by_seat]


def rulesets() -> list[Ruleset]:
    """Every preset, number of players and opening."""
    return [
        Ruleset.preset(name, players, opening=opening)
        for name, players in VARIANTS
        for opening in openings(players)
    ]


def _compare(job: tuple[Ruleset, int, int]) -> int:
    compare_games(*job)
    return job[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    kinds, size = rulesets(), 50
    batches = -(-options.games // size)
    jobs = [(kinds[i % len(kinds)], size, options.seed + i * size) for i in range(batches)]
    done = 0
    with Pool(options.processes) as pool:
        for played in pool.imap_unordered(_compare, jobs):
            done += played
            print(f"\r{done} games agree", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
