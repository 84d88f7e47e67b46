"""A bot for `kingdomino arena` in plain Python, without the package.

It claims the highest free domino, as high dominoes have the crowns, and places it at random.

    kingdomino arena match "exec:python3 examples/high_claims.py" random --results FILE

A line from the arena is a JSON object with a type; every `game` and every `choose` needs one line
as an answer. The last lines of standard error are shown if something goes wrong.
"""

import json
import random
import sys


def choose(legal: list[str], rng: random.Random) -> str:
    """Return a legal action: ">28" claims, "13:g8h8" places, "13:--" discards."""
    if legal[0].startswith(">"):
        return max(legal, key=lambda claim: int(claim[1:]))
    return rng.choice(legal)


def main() -> None:
    """Answer lines until the input ends."""
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            rng.seed(message["seed"])
            answer: dict[str, object] = {"protocol": 1}
        elif message["type"] == "choose":
            answer = {"action": choose(message["legal"], rng)}
        else:  # "over", or a type of a later version of the protocol
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
