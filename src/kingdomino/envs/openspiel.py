"""The game for OpenSpiel, with explicit chance nodes.

Importing this module registers `kingdomino`, so that this works:

>>> import pyspiel
>>> game = pyspiel.load_game("kingdomino", {"rules": "classic/2"})
>>> game.new_initial_state().is_chance_node()
True

Chance draws the dominoes of each line one by one, as the number of a domino less one, and the kings
of the opening, as the number of a seat. With the openings `drawer` and `abba` it first draws the
seat that begins. The returns are the reward `win` of `kingdomino.envs.BatchEnv`.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from kingdomino.envs.actions import action_count, decode_action, encode_action
from kingdomino.envs.observations import encode_observation, planes_shape, scalar_count
from kingdomino.notation import format_position, parse_ruleset
from kingdomino.rules import (
    DOMINOES,
    Action,
    Deal,
    Game,
    KingDraw,
    Opening,
    Ruleset,
)

_GAME_TYPE = pyspiel.GameType(
    short_name="kingdomino",
    long_name="Kingdomino",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "classic/2"},
)


class KingdominoGame(pyspiel.Game):
    """A ruleset as a game of OpenSpiel.

    The parameter `rules` is its notation, with `:` in place of `=`, which OpenSpiel does not allow
    in a value: `classic/2+opening:abba`.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = (params or {}).get("rules", "classic/2").replace("=", ":")
        self.ruleset = ruleset = parse_ruleset(rules.replace(":", "="))
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(ruleset.grid),
            max_chance_outcomes=len(DOMINOES),
            num_players=ruleset.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * ruleset.kings * ruleset.rounds,
        )
        super().__init__(_GAME_TYPE, info, {"rules": rules})

    def new_initial_state(self) -> "KingdominoState":
        """Return the state before anything is dealt."""
        return KingdominoState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """Return an object that writes observations."""
        return Observer(self.ruleset)


class KingdominoState(pyspiel.State):
    """A state: the game so far, and the chance outcomes drawn since.

    What a claim reveals is drawn before it is applied: the claim is pending meanwhile.
    """

    def __init__(self, game: KingdominoGame) -> None:
        super().__init__(game)
        self._ruleset = game.ruleset
        self._state: Game | None = None
        self._pending: Action | None = None
        self._kings: tuple[KingDraw, ...] = ()
        self._drawn: list[int] = []
        self._first: int | None = None  # the seat that begins, where chance draws it

    @property
    def kingdomino(self) -> Game | None:
        """The game of the rules; `None` before the first line and king are drawn."""
        return self._state

    def current_player(self) -> int:
        """Return the acting seat, chance or the end."""
        if self._next_draw() is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self._state is not None
        actor = self._state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the chance outcomes of this node, with probabilities."""
        draw = self._next_draw()
        if draw == "domino":
            left = sorted(self._unseen().difference(self._drawn))
            return [(number - 1, 1 / len(left)) for number in left]
        if draw == "first":
            return [(seat, 1 / self._ruleset.players) for seat in range(self._ruleset.players)]
        hand = self._hand()
        total = hand.total()
        return [(seat, kings / total) for seat, kings in sorted(hand.items()) if kings]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._state is not None
        view = self._state.public
        return sorted(encode_action(view, action) for action in view.legal_actions())

    def _apply_action(self, action: int) -> None:
        draw = self._next_draw()
        if draw == "domino":
            self._drawn.append(action + 1)
        elif draw == "first":
            self._first = action
        elif draw == "king":
            self._kings += (self._king_draw(action),)
        else:
            assert self._state is not None
            self._pending = decode_action(self._state.public, action)
        if self._next_draw() is None:
            self._advance()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            is_domino = self._next_draw() == "domino"
            return f"domino {action + 1}" if is_domino else f"seat {action}"
        assert self._state is not None
        return str(decode_action(self._state.public, action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._state is not None and self._state.is_over

    def returns(self) -> list[float]:
        """Return the reward of each seat; zero before the end."""
        players = self._ruleset.players
        if self._state is None or not self._state.is_over:
            return [0.0] * players
        winners = [standing.seat for standing in self._state.standings() if standing.rank == 1]
        shares = [(seat in winners) / len(winners) for seat in range(players)]
        return [(players * share - 1) / (players - 1) for share in shares]

    def __str__(self) -> str:
        drawn = [*self._drawn, *self._kings]
        state = "" if self._state is None else format_position(self._state.public)
        return " ".join([state, *map(str, drawn)] + ([str(self._pending)] if self._pending else []))

    def _advance(self) -> None:
        """Begin the game, or apply the pending claim, with the drawn chance outcomes."""
        deal = Deal(tuple(self._drawn), self._kings)
        if self._state is None:
            self._state = Game.from_deal(self._ruleset, deal)
        elif self._pending is not None:
            self._state = Game(self._state.public, deal).play(self._pending)
        else:
            return
        self._pending, self._drawn, self._kings = None, [], ()

    def _next_draw(self) -> str | None:
        """Return the kind of the next chance draw: a domino, the first seat, a king, or none."""
        return next(self._draws(), None)

    def _draws(self) -> Iterator[str]:
        is_start = self._state is None
        if not is_start and self._pending is None:
            return
        if (is_start or self._reveals_line()) and len(self._drawn) < self._ruleset.line:
            yield "domino"
        if is_start and self._first is None and self._ruleset.opening is not Opening.OWNER:
            yield "first"
        if (is_start or self._reveals_king()) and not self._kings:
            yield "king"

    def _reveals_line(self) -> bool:
        """Return whether the pending claim ends a round after which a line is dealt."""
        assert self._state is not None
        view = self._state.public
        is_last_turn = view.turn == self._ruleset.kings - 1
        is_claim = view.domino is None
        return is_claim and is_last_turn and view.round + 1 < self._ruleset.rounds

    def _reveals_king(self) -> bool:
        """Return whether the pending claim is one of the opening, with another king to come."""
        assert self._state is not None
        view = self._state.public
        return view.round == 0 and view.turn < self._ruleset.kings - 1

    def _unseen(self) -> frozenset[int]:
        return frozenset(DOMINOES) if self._state is None else self._state.public.unseen

    def _hand(self) -> Counter[int]:
        """Return how many kings of each seat are still to be drawn, of those that can be next."""
        ruleset = self._ruleset
        drawn = 0 if self._state is None else self._state.public.turn + 1
        if ruleset.opening is Opening.ABBA:
            assert self._first is not None
            first, second = self._first, 1 - self._first
            return Counter([(first, second, second, first)[drawn]])
        hand = Counter(dict.fromkeys(range(ruleset.players), ruleset.kings_each))
        if self._state is not None:
            view = self._state.public
            assert view.next_line is not None
            assert view.king is not None
            hand.subtract(king for king in view.next_line.kings if king is not None)
            hand.subtract([view.king])
        return hand

    def _king_draw(self, king: int) -> KingDraw:
        if self._ruleset.opening is not Opening.DRAWER:
            return KingDraw(king, king)
        assert self._first is not None
        drawn = 0 if self._state is None else self._state.public.turn + 1
        return KingDraw((self._first + drawn) % self._ruleset.players, king)


class Observer:
    """Writes the observation of a seat as one array: planes and scalars of `encode_observation`."""

    def __init__(self, ruleset: Ruleset) -> None:
        planes = planes_shape(ruleset)
        size = int(np.prod(planes))
        self.tensor: NDArray[np.float32] = np.zeros(
            size + scalar_count(ruleset.players), np.float32
        )
        self.dict = {
            "planes": self.tensor[:size].reshape(planes),
            "scalars": self.tensor[size:],
        }

    def set_from(self, state: KingdominoState, player: int) -> None:
        """Write the observation of a player."""
        self.tensor.fill(0)
        if state.kingdomino is not None:
            planes, scalars = encode_observation(state.kingdomino.public, player)
            self.dict["planes"][:] = planes
            self.dict["scalars"][:] = scalars

    def string_from(self, state: KingdominoState, player: int) -> str:
        """Return the observation as text: the position in notation."""
        return str(state)


pyspiel.register_game(_GAME_TYPE, KingdominoGame)
