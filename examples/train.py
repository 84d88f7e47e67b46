"""Train a small agent for two players and let it play in the arena. Needs PyTorch.

    python examples/train.py --picture curve.svg   # 10 minutes on two cores
    kingdomino arena match agent=examples/train.py:Agent greedy --deals 200 --results FILE

The agent is a convolutional network with one output for each action and one for the value of a
position. It imitates the bot `greedy` first; then it plays against it, and learns by proximal
policy optimisation (PPO) from the lead in points that its actions make.
`docs/how-to/train-an-agent.md` walks through this file.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from kingdomino import DOMINOES, Action, View, parse_ruleset
from kingdomino.envs import DOMINO_TABLE, BatchEnv, decode_action, encode_observation
from kingdomino.envs.actions import DISCARD, FIRST_PLACE, action_count, encode_action
from kingdomino.envs.observations import (
    CROWNS_PLANE,
    CURRENT_KINGS,
    CURRENT_LINE,
    DOMINO,
    FIRST_POINTS,
    NEXT_KINGS,
    NEXT_LINE,
    OPEN_PLANE,
    ROUND,
    UNSEEN,
)
from kingdomino.kernel import ActionArrays, ActionKind, simulate

RULESET = "classic/2"
WEIGHTS = Path("build/agent.pt")

CHANNELS = 32
SPATIAL_INPUTS = 8  # the planes of the own kingdom, without the numbers of its dominoes
ROUNDS = 13
SCALAR_INPUTS = 14 + 2 * 4 * (14 + 3) + 48 + ROUNDS + 2 * 7 + 2

GAMES = 512
STEPS = 32
EPOCHS = 2
MINIBATCH = 2048
POINTS = 10.0  # rewards are in units of ten points
TRACE = 0.95  # lambda of the generalised advantage estimate; nothing is discounted
CLIP = 0.2
ENTROPY = 0.01
LEARNING_RATE = 2e-3
IMITATION = 0.25  # share of the time in which the network imitates `greedy`
IMITATION_SEED = 1 << 40
REPORTED = 2000  # games between two lines of progress

SIDE = 9  # columns and rows of the board
IS_DOUBLE = np.array([False, *(domino.is_double for domino in DOMINOES.values())])


class Observations:
    """Planes and scalars of many games as inputs of the network."""

    def __init__(self, planes: NDArray[np.uint8], scalars: NDArray[np.int16]) -> None:
        kept = [*range(CROWNS_PLANE + 1), OPEN_PLANE]
        self.spatial = torch.from_numpy(planes[:, kept])
        self.dense = torch.from_numpy(_dense_inputs(planes, scalars))


def _dense_inputs(planes: NDArray[np.uint8], scalars: NDArray[np.int16]) -> NDArray[np.float32]:
    """Return the lines, the unseen dominoes, the round and sums over both kingdoms."""
    count = len(scalars)
    kings = [scalars[:, part, None] == [-1, 0, 1] for part in (CURRENT_KINGS, NEXT_KINGS)]
    lines = [DOMINO_TABLE[scalars[:, part]] for part in (CURRENT_LINE, NEXT_LINE)]
    kingdoms = planes.reshape(count, 2, -1, planes.shape[2] * planes.shape[3])
    parts = [
        DOMINO_TABLE[scalars[:, DOMINO]],
        *lines,
        *kings,
        scalars[:, UNSEEN],
        scalars[:, ROUND, None] == np.arange(ROUNDS),
        kingdoms[:, :, : CROWNS_PLANE + 1].sum(axis=3) / 8,
        scalars[:, FIRST_POINTS : FIRST_POINTS + 2] / 32,
    ]
    return np.concatenate([part.reshape(count, -1).astype(np.float32) for part in parts], axis=1)


class Network(nn.Module):
    """Logits of all actions, and the lead that is still to come."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(SPATIAL_INPUTS, CHANNELS, 3, padding=1)
        self.second = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.third = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.dense = nn.Linear(SCALAR_INPUTS, 128)
        self.to_board = nn.Linear(128, 2 * CHANNELS)
        self.place = nn.Conv2d(CHANNELS, 4, 1)
        self.summary = nn.Linear(128 + 2 * CHANNELS, 128)
        self.others = nn.Linear(128, FIRST_PLACE)
        self.value = nn.Linear(128, 1)

    def forward(self, spatial: Tensor, dense: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits and values of a batch."""
        scalars = functional.relu(self.dense(dense))
        second, third = self.to_board(scalars)[:, :, None, None].chunk(2, dim=1)
        board = spatial.float().contiguous(memory_format=torch.channels_last)
        board = functional.relu(self.first(board))
        board = functional.relu(self.second(board) + second)
        board = functional.relu(self.third(board) + third)
        pooled = [board.amax(dim=(2, 3)), board.mean(dim=(2, 3))]
        summary = functional.relu(self.summary(torch.cat([scalars, *pooled], dim=1)))
        # An action is 5 + 4 × cell + orientation: the orientation varies fastest.
        places = self.place(board).permute(0, 2, 3, 1).flatten(1)
        logits = torch.cat([self.others(summary), places], dim=1)
        return logits, self.value(summary)[:, 0]


class Games:
    """Games against `greedy`, half of them in each seat, and what happened in their last steps."""

    def __init__(self, count: int, seed: int, opponent: str = "greedy") -> None:
        seats: list[list[str | None]] = [[None, opponent], [opponent, None]]
        self.envs = [BatchEnv(RULESET, count // 2, policies=policies) for policies in seats]
        for number, env in enumerate(self.envs):
            env.reset(seeds=seed + number * (1 << 32))
        self.margins: list[int] = []

    def observe(self) -> tuple[Observations, Tensor, NDArray[np.float32]]:
        """Return the inputs of all games, the masks of legal actions and the leads in points."""
        batches = [env.batch for env in self.envs]
        planes = np.concatenate([batch.planes for batch in batches])
        scalars = np.concatenate([batch.scalars for batch in batches])
        masks = np.concatenate([batch.masks for batch in batches])
        leads = (scalars[:, FIRST_POINTS] - scalars[:, FIRST_POINTS + 1]).astype(np.float32)
        return Observations(planes, scalars), torch.from_numpy(masks).bool(), leads

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.bool_], NDArray[np.float32]]:
        """Play the actions; return which games ended, and the final lead of these."""
        dones, finals = [], []
        for seat, (env, part) in enumerate(zip(self.envs, np.split(actions, 2), strict=True)):
            batch = env.step(part)
            points = batch.points.astype(np.int32)
            margins = points[:, seat] - points[:, 1 - seat]
            self.margins += margins[batch.dones].tolist()
            dones.append(batch.dones.copy())
            finals.append(margins.astype(np.float32))
        return np.concatenate(dones), np.concatenate(finals)


def choose(
    network: Network, inputs: Observations, masks: Tensor, *, sample: bool
) -> tuple[Tensor, Tensor, Tensor]:
    """Return an action for each game, the logarithm of its probability, and the value."""
    with torch.no_grad():
        logits, values = network(inputs.spatial, inputs.dense)
    chances = functional.log_softmax(logits.masked_fill(~masks, -1e9), dim=1)
    actions = torch.multinomial(chances.exp(), 1)[:, 0] if sample else chances.argmax(dim=1)
    return actions, chances.gather(1, actions[:, None])[:, 0], values


def collect(network: Network, games: Games) -> dict[str, Tensor]:
    """Play `STEPS` actions in all games; return what PPO learns from."""
    rows: list[dict[str, Tensor]] = []
    rewards, ends = [], []
    inputs, masks, leads = games.observe()
    for _ in range(STEPS):
        actions, logs, values = choose(network, inputs, masks, sample=True)
        rows.append(
            {
                "spatial": inputs.spatial,
                "dense": inputs.dense,
                "masks": masks,
                "actions": actions,
                "logs": logs,
                "values": values,
            }
        )
        dones, finals = games.step(actions.numpy())
        inputs, masks, after = games.observe()
        rewards.append((np.where(dones, finals, after) - leads) / POINTS)
        ends.append(dones)
        leads = after
    last = choose(network, inputs, masks, sample=True)[2]
    data = {name: torch.stack([row[name] for row in rows]) for name in rows[0]}
    data["advantages"] = estimate_advantages(
        data["values"], last, np.stack(rewards), np.stack(ends)
    )
    data["returns"] = data["advantages"] + data["values"]
    return {name: values.flatten(0, 1) for name, values in data.items()}


def estimate_advantages(
    values: Tensor, last: Tensor, rewards: NDArray[np.float32], ends: NDArray[np.bool_]
) -> Tensor:
    """Return the generalised advantage estimates, step by step backwards."""
    advantages = torch.zeros_like(values)
    following, trace = last, torch.zeros_like(last)
    for step in reversed(range(len(values))):
        goes_on = torch.from_numpy(~ends[step]).float()
        error = torch.from_numpy(rewards[step]) + following * goes_on - values[step]
        trace = error + TRACE * trace * goes_on
        advantages[step], following = trace, values[step]
    return advantages


def imitate(network: Network, optimizer: torch.optim.Optimizer, seed: int) -> None:
    """Learn what `greedy` does in some games with itself, and the lead that comes of it."""
    ruleset = parse_ruleset(RULESET)
    played = simulate(ruleset, GAMES, "greedy", seed=seed, keep_actions=True, deals="seeded")
    steps = played.decode_actions()
    env = BatchEnv(ruleset, GAMES)
    batch = env.reset(seeds=seed)
    final = played.points.astype(np.float32)
    rows: list[dict[str, Tensor]] = []
    for ply in range(steps.kinds.shape[1]):
        numbers = action_numbers(steps, ply, batch.scalars[:, NEXT_LINE])
        inputs = Observations(batch.planes, batch.scalars)
        own = np.take_along_axis(final, batch.actors[:, None].astype(np.int64), axis=1)[:, 0]
        lead = batch.scalars[:, FIRST_POINTS] - batch.scalars[:, FIRST_POINTS + 1]
        rows.append(
            {
                "spatial": inputs.spatial,
                "dense": inputs.dense,
                "masks": torch.from_numpy(batch.masks.astype(np.bool_)),
                "actions": torch.from_numpy(numbers),
                "returns": torch.from_numpy((2 * own - final.sum(axis=1) - lead) / POINTS),
            }
        )
        batch = env.step(numbers)
    data = {name: torch.cat([row[name] for row in rows]) for name in rows[0]}
    for chosen in torch.randperm(len(data["actions"])).split(1024):
        part = {name: values[chosen] for name, values in data.items()}
        logits, values = network(part["spatial"], part["dense"])
        error = functional.cross_entropy(logits.masked_fill(~part["masks"], -1e9), part["actions"])
        _update(network, optimizer, error + 0.5 * functional.mse_loss(values, part["returns"]))


def action_numbers(
    steps: ActionArrays, ply: int, next_lines: NDArray[np.int16]
) -> NDArray[np.int64]:
    """Return the numbers of the actions of simulated games at one ply."""
    first = np.stack([steps.first_x[:, ply], steps.first_y[:, ply]], axis=1).astype(np.int64)
    second = np.stack([steps.second_x[:, ply], steps.second_y[:, ply]], axis=1).astype(np.int64)
    low = np.minimum(first, second)
    is_column = first[:, 0] == second[:, 0]
    is_reversed = (low != first).any(axis=1) & ~IS_DOUBLE[steps.dominoes[:, ply]]
    cell = (low[:, 1] + SIDE // 2) * SIDE + low[:, 0] + SIDE // 2
    places = FIRST_PLACE + 4 * cell + 2 * is_column + is_reversed
    claims = (next_lines == steps.dominoes[:, ply, None]).argmax(axis=1)
    kinds = steps.kinds[:, ply]
    others = np.where(kinds == ActionKind.CLAIM, claims, DISCARD)
    return np.where(kinds == ActionKind.PLACE, places, others)


def _update(network: Network, optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    optimizer.step()


def improve(network: Network, optimizer: torch.optim.Optimizer, data: dict[str, Tensor]) -> None:
    """Update the network by PPO with the clipped objective."""
    advantages = data["advantages"]
    data["advantages"] = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(advantages)).split(MINIBATCH):
            part = {name: values[chosen] for name, values in data.items()}
            _update(network, optimizer, _loss(network, part))


def _loss(network: Network, part: dict[str, Tensor]) -> Tensor:
    logits, values = network(part["spatial"], part["dense"])
    chances = functional.log_softmax(logits.masked_fill(~part["masks"], -1e9), dim=1)
    logs = chances.gather(1, part["actions"][:, None])[:, 0]
    ratio = (logs - part["logs"]).exp()
    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
    gain = torch.minimum(ratio * part["advantages"], clipped * part["advantages"]).mean()
    entropy = -(chances.exp() * chances).sum(dim=1).mean()
    error = functional.mse_loss(values, part["returns"])
    return -gain + 0.5 * error - ENTROPY * entropy


class Progress(NamedTuple):
    """The results of the last games that were played to learn from, with exploration."""

    minutes: float
    games: int
    won: float
    lead: float

    def __str__(self) -> str:
        return (
            f"{self.minutes:5.1f} min {self.games:7,} games  "
            f"won {self.won:6.1%}  lead {self.lead:+6.1f}"
        )


def train(minutes: float, seed: int) -> tuple[Network, list[Progress]]:
    """Train for some minutes; print and return the progress."""
    torch.manual_seed(seed)
    network = Network().to(memory_format=torch.channels_last)
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    games, curve, imitated = Games(GAMES, seed), list[Progress](), 0
    start = time.monotonic()
    while (spent := (time.monotonic() - start) / (60 * minutes)) < 1:
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE * (1 - spent)
        if spent < IMITATION:
            imitate(network, optimizer, IMITATION_SEED + imitated)
            imitated += GAMES
            continue
        improve(network, optimizer, collect(network, games))
        if len(games.margins) >= REPORTED:
            curve.append(_summarise(games.margins, curve, spent * minutes))
            print(curve[-1], flush=True)
            games.margins.clear()
    return network, curve


def _summarise(margins: list[int], curve: list[Progress], minutes: float) -> Progress:
    played = curve[-1].games if curve else 0
    results = np.array(margins)
    won = (np.sign(results) + 1).mean() / 2
    return Progress(minutes, played + len(results), float(won), float(results.mean()))


def draw(curve: list[Progress], file: Path) -> None:
    """Draw the share of games won while learning."""
    from matplotlib import pyplot  # noqa: PLC0415 - only for the picture

    figure, axes = pyplot.subplots(figsize=(7, 3.2), layout="constrained")
    axes.plot([step.minutes for step in curve], [100 * step.won for step in curve], color="#a8321c")
    axes.axhline(50, color="#222", linewidth=0.8, linestyle=":")
    axes.set(xlabel="minutes", ylabel="won against greedy, %", xlim=(0, None), ylim=(0, 75))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file)


class Agent:
    """The trained agent as a bot: `file.py:Agent` wherever a bot is named."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        self._network = Network()
        self._network.load_state_dict(torch.load(WEIGHTS, weights_only=True))

    def choose(self, view: View, _clock: object = None) -> Action:
        """Return the legal action with the highest logit."""
        assert view.actor is not None, "the game is over"
        planes, scalars = encode_observation(view, view.actor)
        legal = [encode_action(view, action) for action in view.legal_actions()]
        masks = torch.zeros(1, action_count(view.ruleset.grid), dtype=torch.bool)
        masks[0, legal] = True
        inputs = Observations(planes[None], scalars[None])
        action = int(choose(self._network, inputs, masks, sample=False)[0][0])
        return decode_action(view, action)


def main() -> None:
    """Train, and write the weights and the picture of the curve."""
    parser = argparse.ArgumentParser(description="Train a small agent for two players.")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long (default: 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="draw the curve into this file")
    arguments = parser.parse_args()
    network, curve = train(arguments.minutes, arguments.seed)
    WEIGHTS.parent.mkdir(exist_ok=True)
    torch.save(network.state_dict(), WEIGHTS)
    print(f"The weights are in {WEIGHTS}.")
    if arguments.picture:
        draw(curve, arguments.picture)


if __name__ == "__main__":
    main()
