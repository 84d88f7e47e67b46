"""Games to analyse."""

from kingdomino.bots import make_bot
from kingdomino.rules import Game, Match, Ruleset


def play_game(ruleset: Ruleset, seed: int, level: str = "knight", plies: int = 1000) -> Game:
    """Play a game between bots of a level, or its first plies."""
    game = Game.new(ruleset, seed)
    bots = [make_bot(level, seed * 8 + seat) for seat in range(ruleset.players)]
    while game.actor is not None and game.ply < plies:
        game = game.play(bots[game.actor].choose(game.view(game.actor)))
    return game


def play_match(preset: str, players: int, seed: int, level: str = "knight") -> Match:
    """Play a match between bots of a level."""
    match = Match.new(Ruleset.preset(preset, players=players), seed)
    bots = [make_bot(level, seed * 8 + seat) for seat in range(players)]
    while not match.is_over:
        view = match.view(match.game.actor)
        assert view.actor is not None
        match = match.play(bots[view.actor].choose(view))
    return match
