"""A sentence that shows itself: as text anywhere, in a notebook as a small card that is legible by day and by night."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from krom_explore.odds.palette import EDGE, HEART, INK, MOSS, OCHRE, RAISED

SIGNS = {"right": ("✓", "moss", MOSS), "nearly": ("≈", "ochre", OCHRE), "wrong": ("✗", "heart", HEART)}
"""The sign, and the colour of the theme, of each kind of verdict. What stands here is the colour without the theme."""

PLAIN = ("", "edge", EDGE)


@dataclass(frozen=True, repr=False)
class Note:
    """Something said: a hint, a solution, what was solved."""

    kind: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return card(self.kind, self.text)


def card(kind: str, said: str) -> str:
    """A sentence, or several lines, with the sign of its kind. Where a widget has brought the theme, it is worn."""
    sign, name, colour = SIGNS.get(kind, PLAIN)
    style = (
        f"padding:.55rem .75rem;border-radius:10px;color:var(--krom-ink,{INK});background:var(--krom-raised,{RAISED});"
        f"border-inline-start:5px solid var(--krom-{name},{colour})"
    )
    mark = f'<b aria-hidden="true">{sign}</b> ' if sign else ""
    lines = "<br>".join(escape(line) for line in said.split("\n"))
    worn = f'class="krom krom-note" data-theme="auto" data-verdict="{kind}"'
    return f'<div {worn} style="{style}">{mark}{lines}</div>'
