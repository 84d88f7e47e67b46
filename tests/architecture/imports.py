"""Which modules a Python file imports, read from its source without running it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Import:
    """One imported name: `target` is the dotted path of a module, or of a name in one."""

    importer: str
    line: int
    target: str

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.target}"


def module_name(file: Path, root: Path) -> str:
    """The dotted name of a file below `root`; a package is named by its folder."""
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read_imports(source: str, module: str, *, is_package: bool = False) -> Iterator[Import]:
    """Every import in the source, those inside functions and `if TYPE_CHECKING` too."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(module, node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            for alias in node.names:
                yield Import(module, node.lineno, f"{base}.{alias.name}")


def read_tree(root: Path) -> Iterator[tuple[str, list[Import]]]:
    """Every module below `root`, with its imports."""
    for file in sorted(root.rglob("*.py")):
        module = module_name(file, root)
        is_package = file.name == "__init__.py"
        yield module, list(read_imports(file.read_text("utf-8"), module, is_package=is_package))


def _absolute(node: ast.ImportFrom, package: str) -> str:
    """The module named after `from`, with leading dots resolved against the package."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    above = parts[: len(parts) - (node.level - 1)]
    return ".".join([*above, node.module] if node.module else above)
