"""Kingdoms and games from a few words."""

from kingdomino.rules import Cell, Game, Kingdom, Place, Ruleset


def cell(name: str) -> Cell:
    """A cell by its name, `a1` to `m13`."""
    return Cell("abcdefghijklm".index(name[0]), int(name[1:]) - 1)


def place(text: str) -> Place:
    """A placement as it is written: `13:g8h8`."""
    number, cells = text.split(":")
    border = next(i for i, letter in enumerate(cells) if i and letter.isalpha())
    return Place(int(number), cell(cells[:border]), cell(cells[border:]))


def built(text: str = "", grid: int = 5) -> Kingdom:
    """A kingdom from its placements, one after the other."""
    kingdom = Kingdom.empty(grid)
    for word in text.split():
        kingdom = kingdom.place(place(word))
    return kingdom


def game_of(ruleset: Ruleset, *kingdoms: Kingdom) -> Game:
    """A game in which the seats have built these kingdoms."""
    game = Game.new(ruleset, seed=0)
    return game.evolve(public=game.public.evolve(kingdoms=kingdoms))
