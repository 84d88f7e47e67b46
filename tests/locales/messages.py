"""Parse the Fluent messages of a language, without formatting them."""

from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from kingdomino.locales.texts import fluent_files


@cache
def read(language: str) -> Mapping[str, ast.Message]:
    """Return every message by id; fail on a syntax error and on a repeated id."""
    messages: dict[str, ast.Message] = {}
    for source in fluent_files(language):
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), (language, source.name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, (language, entry.id.name)
                messages[entry.id.name] = entry
    return messages


def variables(node: ast.BaseNode) -> set[str]:
    """Return the variables of a message."""
    return {part.id.name for part in walk(node) if isinstance(part, ast.VariableReference)}


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node and everything below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)
