"""A person's turn: what was typed, and what it does."""

import unicodedata
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from kingdomino.cli.choices import choices, show_claims, show_places
from kingdomino.cli.result import show_score
from kingdomino.cli.table import draw_kingdoms, heading, show_legend, show_table
from kingdomino.cli.telling import player, terrain_words
from kingdomino.locales import explain
from kingdomino.notation import NotationError, parse_turn
from kingdomino.rules import Action, KingdominoError

if TYPE_CHECKING:
    from kingdomino.cli.session import Session


class Word(StrEnum):
    """What can be typed instead of a move."""

    LIST = "list"
    ALL = "all"
    UNDO = "undo"
    BOARD = "board"
    SCORE = "score"
    LEGEND = "legend"
    SAVE = "save"
    HELP = "help"
    QUIT = "quit"


_SHORT = {"": Word.LIST, "?": Word.HELP} | {
    word[0]: word for word in (Word.LIST, Word.UNDO, Word.BOARD, Word.HELP, Word.QUIT)
}


_SHORT_LIST = 20


class QuitGame(Exception):  # noqa: N818 - leaving is not an error
    """The player leaves; the game stays saved."""


class Turn:
    """One action of a person, asked for until it is legal."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.screen = session.screen
        texts = self.screen.texts
        self._words = _SHORT | {word.value: word for word in Word}
        self._words |= {unaccented(texts(f"word-{word}")): word for word in Word}
        self._commands: dict[Word, Callable[[], None]] = {
            Word.LIST: self._list,
            Word.ALL: lambda: self._list(is_whole=True),
            Word.UNDO: self._undo,
            Word.BOARD: self._board,
            Word.SCORE: self._score,
            Word.LEGEND: lambda: show_legend(self.screen),
            Word.SAVE: self._save,
            Word.HELP: self._help,
            Word.QUIT: self._quit,
        }

    def take(self) -> None:
        """Show what there is to decide, and read until something has been played or undone."""
        self._introduce()
        before = self.session.match
        while self.session.match is before:
            answer = self.session.prompt.ask(self._question()).casefold()
            word = self._words.get(unaccented(answer))
            if word is not None:
                self._commands[word]()
            else:
                self._move("".join(answer.split()))

    def _introduce(self) -> None:
        screen, names = self.screen, self.session.names
        view = self.session.match.game.public
        if view.domino is not None:
            show_table(screen, view, names)
            screen.write("")
            return
        screen.write("")
        if view.round == 0:
            screen.write(heading(screen, view))
        else:
            screen.draw(draw_kingdoms(screen, view, names, [self._actor]))
        screen.write("", screen.texts("claim-these"))
        self._list()

    def _question(self) -> str:
        texts, view = self.screen.texts, self.session.match.game.public
        who = player(self.screen, self.session.names, self._actor)
        if view.domino is not None:
            terrains = terrain_words(self.screen, view.domino)
            return texts("ask-place", player=who, domino=view.domino, terrains=terrains)
        if view.king is not None and view.king != view.actor:
            owner = player(self.screen, self.session.names, view.king)
            return texts("ask-claim-for", player=who, owner=owner)
        return texts("ask-claim", player=who)

    @property
    def _actor(self) -> int:
        actor = self.session.match.game.actor
        assert actor is not None
        return actor

    def _move(self, text: str) -> None:
        try:
            self.session.play(*self._read(text))
        except NotationError as error:
            self.screen.say(
                "not-understood", expected=self.screen.texts(f"expected-{error.expected}")
            )
        except KingdominoError as error:
            self.screen.write(explain(self.screen.texts, error))

    def _read(self, text: str) -> tuple[Action, ...]:
        """A move as it was typed: a number of the list, or notation, the domino left out or not."""
        view = self.session.match.game.public
        if view.domino is None:
            return parse_turn(f">{text}" if text.isdecimal() else text)
        if text.isdecimal():
            found = choices(view.kingdoms[self._actor], view.domino, view.ruleset)
            if 1 <= int(text) <= len(found):
                return (found[int(text) - 1].place,)
            self.screen.say("ask-number", last=len(found))
            return ()
        if text[0].isalpha() and text[0].isascii():
            text = f"{view.domino}:{text}"
        return parse_turn(text)

    def _list(self, *, is_whole: bool = False) -> None:
        view = self.session.match.game.public
        if view.domino is not None:
            found = choices(view.kingdoms[self._actor], view.domino, view.ruleset)
            show_places(self.screen, found, len(found) if is_whole else _SHORT_LIST)
        else:
            assert view.king is not None
            show_claims(self.screen, view, view.kingdoms[view.king], self.session.names)

    def _undo(self) -> None:
        if self.session.undo():
            self.screen.say("undone")
        else:
            self.screen.say("undo-nothing")

    def _board(self) -> None:
        show_table(self.screen, self.session.match.game.public, self.session.names)

    def _score(self) -> None:
        show_score(self.screen, self.session.match.game.standings(), self.session.names)

    def _save(self) -> None:
        self.session.save()
        self.screen.say_unbroken("saved", file=self.session.file.path)

    def _help(self) -> None:
        texts = self.screen.texts
        is_placing = self.session.match.game.public.domino is not None
        self.screen.write("", texts("help-place" if is_placing else "help-claim"), "")
        for word in Word:
            local = texts(f"word-{word}")
            names = word.value if local == word.value else f"{local}, {word.value}"
            self.screen.write(f"  {names}: {texts(f'word-{word}-about')}")
        self.screen.write("")

    def _quit(self) -> None:
        raise QuitGame


def unaccented(text: str) -> str:
    """A word as it is typed in a hurry: in lower case, without accents.

    >>> unaccented("Ieșire"), unaccented("όλα")
    ('iesire', 'ολα')
    """
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
