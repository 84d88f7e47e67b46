"""A person's turn: parse the typed line, and play it."""

import unicodedata
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from kingdomino.cli.play.action_list import list_placements, show_claims, show_placements
from kingdomino.cli.terminal.boards import draw_kingdoms, heading, show_legend, show_table
from kingdomino.cli.terminal.descriptions import player_label, terrain_names
from kingdomino.cli.terminal.standings import show_scores
from kingdomino.locales import expected_text, explain
from kingdomino.notation import NotationError, parse_turn
from kingdomino.rules import Action, KingdominoError

if TYPE_CHECKING:
    from kingdomino.cli.play.session import Session


class Word(StrEnum):
    """The words that can be typed instead of a move."""

    LIST = "list"
    ALL = "all"
    UNDO = "undo"
    BOARD = "board"
    SCORE = "score"
    LEGEND = "legend"
    SAVE = "save"
    HELP = "help"
    QUIT = "quit"


_SHORTCUTS = {"": Word.LIST, "?": Word.HELP} | {
    word[0]: word for word in (Word.LIST, Word.UNDO, Word.BOARD, Word.HELP, Word.QUIT)
}
_SHORT_LIST = 20  # placements that are listed unless all are asked for


class QuitGame(Exception):  # noqa: N818 - quitting is not an error
    """The player quits; the game is saved."""


class Turn:
    """Asks a person for an action until it is legal."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.screen = session.screen
        texts = self.screen.texts
        self._words = _SHORTCUTS | {word.value: word for word in Word}
        self._words |= {normalise(texts(f"word-{word}")): word for word in Word}
        self._commands: dict[Word, Callable[[], None]] = {
            Word.LIST: self._list,
            Word.ALL: lambda: self._list(is_complete=True),
            Word.UNDO: self._undo,
            Word.BOARD: self._show_board,
            Word.SCORE: self._show_score,
            Word.LEGEND: lambda: show_legend(self.screen),
            Word.SAVE: self._save,
            Word.HELP: self._show_help,
            Word.QUIT: self._quit,
        }

    def take(self) -> None:
        """Show the state, and read input until an action has been played or undone."""
        self._show_state()
        before = self.session.match
        while self.session.match is before:
            answer = self.session.prompt.ask(self._question()).casefold()
            word = self._words.get(normalise(answer))
            if word is not None:
                self._commands[word]()
            else:
                self._play("".join(answer.split()))

    def _show_state(self) -> None:
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
            screen.write_unwrapped(draw_kingdoms(screen, view, names, [self._actor]))
        screen.write("", screen.texts("claim-these"))
        self._list()

    def _question(self) -> str:
        texts, view = self.screen.texts, self.session.match.game.public
        player = player_label(self.screen, self.session.names, self._actor)
        if view.domino is not None:
            terrains = terrain_names(self.screen, view.domino)
            return texts("ask-place", player=player, domino=view.domino, terrains=terrains)
        if view.king is not None and view.king != view.actor:
            owner = player_label(self.screen, self.session.names, view.king)
            return texts("ask-claim-for", player=player, owner=owner)
        return texts("ask-claim", player=player)

    @property
    def _actor(self) -> int:
        actor = self.session.match.game.actor
        assert actor is not None
        return actor

    def _play(self, text: str) -> None:
        try:
            self.session.play(*self._parse(text))
        except NotationError as error:
            expected = expected_text(self.screen.texts, error)
            self.screen.write_message("not-understood", expected=expected)
        except KingdominoError as error:
            self.screen.write(explain(self.screen.texts, error))

    def _parse(self, text: str) -> tuple[Action, ...]:
        """Parse a number of the list, or notation with or without the domino."""
        view = self.session.match.game.public
        if view.domino is None:
            return parse_turn(f">{text}" if text.isdecimal() else text)
        if text.isdecimal():
            previews = list_placements(view)
            if 1 <= int(text) <= len(previews):
                return (previews[int(text) - 1].action,)
            self.screen.write_message("ask-number", last=len(previews))
            return ()
        if text[0].isalpha() and text[0].isascii():
            text = f"{view.domino}:{text}"
        return parse_turn(text)

    def _list(self, *, is_complete: bool = False) -> None:
        view = self.session.match.game.public
        if view.domino is not None:
            previews = list_placements(view)
            show_placements(self.screen, previews, len(previews) if is_complete else _SHORT_LIST)
        else:
            assert view.king is not None
            show_claims(self.screen, view, view.kingdoms[view.king], self.session.names)

    def _undo(self) -> None:
        is_undone = self.session.undo()
        self.screen.write_message("undone" if is_undone else "undo-nothing")

    def _show_board(self) -> None:
        show_table(self.screen, self.session.match.game.public, self.session.names)

    def _show_score(self) -> None:
        show_scores(self.screen, self.session.match.game.standings(), self.session.names)

    def _save(self) -> None:
        self.session.save()
        self.screen.write_unwrapped_message("saved", file=self.session.file.path)

    def _show_help(self) -> None:
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


def normalise(text: str) -> str:
    """Return a word in lower case and without accents.

    >>> normalise("Ieșire"), normalise("όλα")
    ('iesire', 'ολα')
    """
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
