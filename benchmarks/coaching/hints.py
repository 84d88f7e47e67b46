"""Does it help to follow every hint? A player that does plays against `regent`."""

from collections.abc import Iterator
from statistics import fmean, stdev

from coaching.games import on_all_cores
from kingdomino.analysis import Budget, evaluate
from kingdomino.bots import Bot, Clock, play_game
from kingdomino.bots.bot import PlannedTurn
from kingdomino.bots.search import SearchBot
from kingdomino.rules import Action, Game, Ruleset, View

HINT_ROLLOUTS, REGENT_ROLLOUTS = 2_500, 15_000  # a turn; regent's are those of a tenth of a second
RULESET = Ruleset.preset("classic", players=2)


class HintBot:
    """Plays the best turn of each hint."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._planned = PlannedTurn()

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """Return the next action of the turn."""
        if (claim := self._planned.claim(view)) is not None:
            return claim
        budget = Budget(HINT_ROLLOUTS, self._seed + view.ply)
        return self._planned.start(view, evaluate(view, budget).best.turn)


def play_pair(deal: int) -> float:
    """Play a deal from both seats; return the share of the victories of who follows hints."""
    shares = []
    for seat in range(2):
        bots: list[Bot] = [HintBot(deal), SearchBot(deal, rollouts=REGENT_ROLLOUTS)]
        game = play_game(bots[::-1] if seat else bots, Game.new(RULESET, deal))
        winners = [standing.seat for standing in game.standings() if standing.rank == 1]
        shares.append((seat in winners) / len(winners))
    return fmean(shares)


def report(games: int) -> Iterator[str]:
    """Yield the share of the victories, by deals that are played from both seats."""
    shares = list(on_all_cores(play_pair, range(max(2, games // 2))))
    error = stdev(shares) / len(shares) ** 0.5
    yield (
        f"following every hint of {HINT_ROLLOUTS} rollouts against regent with {REGENT_ROLLOUTS}, "
        f"classic/2: {fmean(shares):.1%} ± {error:.1%} of {2 * len(shares)} games"
    )
