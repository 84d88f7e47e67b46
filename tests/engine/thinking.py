"""What bots choose and the analysis finds, for the page's engine to do again."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import msgspec

from kingdomino.analysis import Budget, ReviewBudget, evaluate, watch_review
from kingdomino.analysis.luck import LuckBudget
from kingdomino.analysis.schema import answer_data, review_data
from kingdomino.bots import LEVELS, Bot, SearchBot, make_bot
from kingdomino.notation import format_turn
from kingdomino.notation.schema import ruleset_data
from kingdomino.rules import Action, Claim, Game, Match, Ruleset
from tests.engine.golden import deal_json, seen_deal


def match_json(match: Match, *, is_whole: bool = False) -> dict[str, Any]:
    """Return a match as the page keeps it; `is_whole` with all that is still to be dealt."""
    deal = _whole_deal if is_whole else seen_deal
    games = [
        {"deal": deal(game), "actions": [str(action) for action in game.actions]}
        for game in match.games
    ]
    return {"rules": asdict(ruleset_data(match.ruleset)), "games": games}


def _whole_deal(game: Game) -> dict[str, Any]:
    assert game.origin is not None
    kings = game.origin.king_order
    return deal_json(game.origin.pile, [draw.king for draw in kings], kings[0].chooser)


def choices(ruleset: Ruleset, seed: int) -> Iterator[dict[str, Any]]:
    """Play a match between bots of all levels; yield every turn that they choose."""
    random, match = Random(seed), Match.new(ruleset, seed)
    names = [random.choice([*LEVELS]) for _ in range(ruleset.players)]
    names[seed % ruleset.players] = ("duke", "regent")[seed % 2]
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while not match.is_over:
        before, seat = match, match.view().actor
        assert seat is not None
        turn: list[Action] = []
        match = _play(match, bots[seat], turn)
        yield {
            "match": match_json(before, is_whole=seed % 2 == 0),
            "level": names[seat],
            "seed": seed + seat,
            "turn": [str(action) for action in turn],
            "is_search": isinstance(bots[seat], SearchBot),
        }


def _play(match: Match, bot: Bot, turn: list[Action]) -> Match:
    """Play a whole turn of a bot."""
    view = match.view(match.view().actor)
    turn.append(bot.choose(view))
    match = match.play(turn[0])
    if view.domino is None or view.next_line is None:
        return match
    turn.append(bot.choose(match.view(view.actor)))
    return match.play(turn[1])


def answers(match: Match, seed: int, plies: Sequence[int]) -> Iterator[dict[str, Any]]:
    """Yield the evaluations of some positions of a match, with reasons and grades."""
    random = Random(seed)
    for ply, state in enumerate(match.positions()):
        view = state.view(state.view().actor)
        if ply not in plies or view.is_over:
            continue
        levels = [random.choice([None, *LEVELS]) for _ in range(match.ruleset.players)]
        is_known = random.random() < 1 / 2
        keep = [_any_turn(view.legal_actions(), state, random)]
        budget = Budget(1_500, seed)
        evaluation = evaluate(view, budget, keep=keep, levels=levels if is_known else None)
        yield {
            "match": match_json(state, is_whole=ply % 2 == 0),
            "options": {
                "rollouts": budget.rollouts,
                "seed": budget.seed,
                "keep": [format_turn(turn) for turn in keep],
                "levels": levels if is_known else None,
            },
            "answer": msgspec.to_builtins(answer_data(view, evaluation, keep)),
        }


def _any_turn(actions: Sequence[Action], match: Match, random: Random) -> tuple[Action, ...]:
    action = random.choice(actions)
    line = match.view().next_line
    if isinstance(action, Claim) or line is None:
        return (action,)
    return action, random.choice(line.claims())


BUDGET = ReviewBudget(600, LuckBudget(lines=12, rollouts=32))
"""Of the reviews that are compared, as the page's script has it."""


def review_json(match: Match, seed: int) -> dict[str, Any]:
    """Return the review of a match."""
    random = Random(seed)
    levels = [random.choice([None, *LEVELS]) for _ in range(match.ruleset.players)]
    *_, last = watch_review(match, BUDGET, levels=levels)
    return {
        "match": match_json(match),
        "levels": levels,
        "review": msgspec.to_builtins(review_data(last)),
    }
