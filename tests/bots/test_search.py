"""Bots that search play whole turns, and play well."""

import pytest

from kingdomino import kernel
from kingdomino.bots import Bot, Clock, SearchBot, make_bot, play_game
from kingdomino.rules import Claim, Game, Place, Ruleset

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")


def after_opening(ruleset: Ruleset, seed: int = 2) -> Game:
    game = Game.new(ruleset, seed)
    while game.round == 0:
        game = game.play(game.legal_actions()[0])
    return game


def test_a_turn_is_decided_at_once() -> None:
    game = after_opening(Ruleset.preset("classic", 2))
    bot = SearchBot(3, rollouts=400)
    place = bot.choose(game.view(game.public.actor))
    assert isinstance(place, Place)
    game = game.play(place)
    # Without any time, only the planned claim can be returned.
    planned = bot.choose(game.view(game.public.actor), Clock(0))
    assert isinstance(planned, Claim)
    assert planned == bot.choose(game.view(game.public.actor), Clock(0))


def test_a_claim_is_searched_again_if_something_else_was_placed() -> None:
    game = after_opening(Ruleset.preset("classic", 2))
    actor = game.public.actor
    bot, other_bot = SearchBot(3, rollouts=400), SearchBot(3, rollouts=400)
    place = bot.choose(game.view(actor))
    other = next(action for action in game.legal_actions() if action != place)
    view = game.play(other).view(actor)
    assert bot.choose(view) == other_bot.choose(view)


@pytest.mark.parametrize("name", ["search", "duke", "mce:policy=mixed,score=win"])
def test_a_searching_bot_beats_greedy(name: str) -> None:
    ruleset, wins = Ruleset.preset("classic", 2), 0.0
    for deal in range(12):
        for seat in range(2):
            hero: Bot = SearchBot(deal, rollouts=300) if name == "search" else make_bot(name, deal)
            wins += won(Game.new(ruleset, deal), seat, hero, make_bot("greedy", deal))
    assert wins >= 15


def won(game: Game, seat: int, hero: Bot, rival: Bot) -> float:
    while not game.is_over:
        actor = game.public.actor
        bot = hero if actor == seat else rival
        clock = Clock(0.002) if bot is hero and not isinstance(bot, SearchBot) else None
        game = game.play(bot.choose(game.view(actor), clock))
    winners = [standing.seat for standing in game.standings() if standing.rank == 1]
    return (seat in winners) / len(winners)


@pytest.mark.parametrize(
    "ruleset",
    [
        Ruleset.preset("classic", 2),
        Ruleset.preset("mighty-duel", opening="abba"),
        Ruleset.preset("tournament", 4),
        Ruleset.preset("second-edition", 3, opening="drawer"),
    ],
    ids=str,
)
@pytest.mark.parametrize("name", ["uct", "uct:policy=own", "mce:policy=own", "mce:score=points"])
def test_what_was_published_plays_by_all_rules(name: str, ruleset: Ruleset) -> None:
    game = Game.new(ruleset, 3)
    bots = [make_bot(name, seat) for seat in range(ruleset.players)]
    game = play_game(bots, game, Clock(0.001))
