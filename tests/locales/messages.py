"""The messages of a language, read from its Fluent files without formatting them."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from kingdomino.locales.texts import sources


def read(language: str) -> dict[str, ast.Message]:
    """Every message by name; fails on what Fluent can't read and on a name given twice."""
    found: dict[str, ast.Message] = {}
    for source in sources(language):
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), (language, source.name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, (language, entry.id.name)
                found[entry.id.name] = entry
    return found


def variables(node: ast.BaseNode) -> set[str]:
    """The variables that a message asks for."""
    return {found.id.name for found in _walk(node) if isinstance(found, ast.VariableReference)}


def _walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from _walk(child)
