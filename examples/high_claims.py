"""A bot for `kingdomino arena` in plain Python: nothing of the package is needed.

It claims the highest domino that is free, as high dominoes have the crowns, and lays it anywhere.

    kingdomino arena match "exec:python3 examples/high_claims.py" random --results FILE

A line from the arena is a JSON object with a type; every `game` and every `choose` wants one line
back. Whatever is written on standard error is shown if something goes wrong.
"""

import json
import random
import sys


def choose(legal: list[str], chance: random.Random) -> str:
    """One of the legal actions: ">28" claims, "13:g8h8" places, "13:--" discards."""
    if legal[0].startswith(">"):
        return max(legal, key=lambda claim: int(claim[1:]))
    return chance.choice(legal)


def main() -> None:
    """Answer lines until there are no more."""
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            chance.seed(message["seed"])
            answer: dict[str, object] = {"protocol": 1}
        elif message["type"] == "choose":
            answer = {"action": choose(message["legal"], chance)}
        else:  # "over", or what a later version of the protocol may add
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
