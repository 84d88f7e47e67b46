"""Self-contained HTML pages: no scripts, no external resources."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from kingdomino.arena.report.columns import TableCell
from kingdomino.arena.report.plots import INK, PALETTE
from kingdomino.arena.report.texts import ReportTexts

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #ffffff; --ink: #1d2228; --faint: #5b6570;
  --line: #d5dae0; --stripe: #f4f6f8; --0: #0072b2; --1: #d55e00; --2: #009e73; --3: #cc79a7;
  --4: #b87d00; --5: #2f93cf; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171a; --ink: #e6e9ec;
  --faint: #a3adb8; --line: #363d45; --stripe: #1d2125; --0: #56b4e9; --1: #ff8a3d; --2: #2fc79a;
  --3: #e29ac4; --4: #e69f00; --5: #8fd0f5; } }
body { margin: 2rem auto; max-width: 60rem; padding-inline: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.3rem; margin-block: 3rem 0.5rem;
  border-block-start: 1px solid var(--line); padding-block-start: 1.5rem; line-height: 1.3;
  overflow-wrap: anywhere; }
h3 { font-size: 1.05rem; margin-block: 2rem 0.5rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.8rem; text-align: end; vertical-align: top;
  border-block-end: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: start; white-space: normal; overflow-wrap: anywhere; min-width: 9rem; }
thead th { font-weight: 600; vertical-align: bottom; white-space: normal; }
tbody th { font-weight: 500; } tbody tr:nth-child(even) { background: var(--stripe); }
td small { display: block; color: var(--faint); font-size: 0.85em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: 0.9em; } p, li { max-width: 46rem; } li { overflow-wrap: anywhere; }
figure { margin: 1rem 0; } figcaption { color: var(--faint); margin-block-end: 0.3rem;
  max-width: 46rem; }
svg { display: block; max-width: 100%; height: auto; direction: ltr; }
svg text { font-family: inherit !important; }
@media print { h2 { break-before: page; } h2:first-of-type { break-before: auto; } }
"""
# Labels can't make the page load anything, as the policy forbids all loading.
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(texts: ReportTexts, title: str, body: Iterable[str]) -> str:
    """Return a whole page."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{texts.language}" dir="{texts.direction}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style>",
            "</head>",
            "<body>",
            "<main>",
            *body,
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def heading(level: int, text: str) -> str:
    """Return a heading."""
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(text)}</p>"


def items(texts: Iterable[str]) -> str:
    """Return a list."""
    return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>"


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """Return a description list; values are isolated, whatever their script."""
    rows = (f"<dt>{escape(name)}</dt><dd><bdi>{escape(value)}</bdi></dd>" for name, value in pairs)
    return f"<dl>{''.join(rows)}</dl>"


def table(headings: Sequence[str], rows: Iterable[tuple[str, Sequence[TableCell]]]) -> str:
    """Return a table whose rows begin with a label."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in headings)
    body = "".join(
        f'<tr><th scope="row"><bdi>{escape(label)}</bdi></th>{"".join(map(_cell, cells))}</tr>'
        for label, cells in rows
    )
    # A table with the focus can be scrolled with the keyboard.
    return (
        f'<div class="table" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(cell: TableCell) -> str:
    below = f"<small>{_number(cell.below)}</small>" if cell.below else ""
    return f"<td>{_number(cell.value)}{below}</td>"


def _number(text: str) -> str:
    """Return a number that is read from left to right on any page, with its sign and interval."""
    number = escape(text).replace("-", "\u2212")
    return f'<bdi dir="ltr">{number}</bdi>' if number else ""


def figure(svg: str, caption: str, name: str) -> str:
    """Return a plot in the colours of the page; `name` makes its ids unique on the page."""
    drawing = svg[svg.index("<svg") :]
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.DOTALL)
    drawing = re.sub(r'\bid="', f'id="{name}-', drawing)
    drawing = re.sub(r'(url\(|href=")#', rf"\g<1>#{name}-", drawing)
    drawing = drawing.replace(INK, "currentColor").replace("#ffffff", "none")
    for index, colour in enumerate(PALETTE):
        drawing = drawing.replace(colour, f"var(--{index})")
    # The data are also in a table, so the caption is enough of a label.
    drawing = re.sub(r"<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', drawing, count=1)
    return f"<figure><figcaption>{escape(caption)}</figcaption>{drawing}</figure>"
