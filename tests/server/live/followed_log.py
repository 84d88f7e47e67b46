"""A client that derives the game from a log, as the page does, by the rules."""

import json
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from kingdomino.notation import parse_ruleset, parse_turn
from kingdomino.rules import Deal, Game, KingDraw


@dataclass
class FollowedLog:
    """What a live connection with `?views=log` has sent so far."""

    actions: list[str] = field(default_factory=list)
    dealt: dict[int, dict[str, Any]] = field(default_factory=dict)
    state: dict[str, Any] = field(default_factory=dict)
    received: int = 0
    """Bytes."""

    def add(self, text: str | bytes) -> str:
        """Add a message; return its type."""
        self.received += len(text)
        message = json.loads(text)
        kind = str(message.pop("type"))
        if kind == "turn":
            self.actions += [str(action) for action in parse_turn(message["turn"])]
        elif kind == "taken-back":
            del self.actions[message["ply"] :]
        elif kind == "dealt":
            self.dealt[message["game"]] = message
        elif kind == "state":
            self.state |= message
        return kind

    @property
    def is_whole(self) -> bool:
        """Whether no action is missing."""
        return bool(self.state["log"] == crc32(" ".join(self.actions).encode()))

    def game(self) -> Game:
        """Return the game, or the last one of a Dynasty, as far as it has come."""
        ruleset = parse_ruleset(self.state["rules"]["text"])
        dealt = self.dealt[max(self.dealt)]
        choosers = [
            (dealt["chooser"] + i) % ruleset.players if ruleset.opening == "drawer" else king
            for i, king in enumerate(dealt["kings"])
        ]
        draws = tuple(map(KingDraw, choosers, dealt["kings"]))
        game = Game.from_deal(ruleset, Deal(tuple(dealt["pile"]), draws))
        before = (max(self.dealt) - 1) * 2 * ruleset.kings * ruleset.rounds
        for action in self.actions[before:]:
            game = game.play(action)
        return game
