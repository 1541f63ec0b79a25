"""Sheets as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from krom_explore.text import Catalogue

from . import code
from .paper import (
    Asked,
    Bar,
    Bars,
    Block,
    Columns,
    Grid,
    Heading,
    Lead,
    Points,
    Room,
    Sheet,
    Small,
    Tally,
    Told,
    Words,
)

PAPERS = ("a4", "letter")

SHORT = 6
"""Letters of a ruleset's hash that tell one box of a class from another."""

WIDTH = 100
"""Of a bar that is certain, in units of its own."""


@cache
def style() -> str:
    """The style of every handout. The app allows this text and no other on what it prints."""
    return files(__package__).joinpath("handout.css").read_text(encoding="utf-8")


class Press(NamedTuple):
    """What all sheets of one handout share."""

    words: Catalogue
    lang: str
    hash: str
    """That of the ruleset."""
    base: str
    """The address of the app, to which routes are added; "" where nobody has said it: then there are no codes, for no
    phone could open them."""
    own: bool = False
    """Whether the ruleset is not the one that comes with the game."""
    invented: str = ""
    """What is said of a box with invented cards where a sheet has nothing more precise to say; nothing of others."""

    def word(self, key: str, **facts: object) -> str:
        return self.words.message(f"handout-{key}", self.lang, **facts)

    def address(self, route: str) -> str:
        return f"{self.base}#/{route}"

    def code(self, route: str) -> str:
        """The code that leads to a route, where one can."""
        return code.drawn(self.address(route), self.word("scan")) if route and self.base else ""


def page(sheets: Sequence[Sheet], press: Press, paper: str | None = None) -> str:
    """The whole page. Without a paper the printer's own is taken."""
    title = f"{sheets[0].title} – {sheets[0].kind}"
    size = f' class="{paper}"' if paper else ""
    return (
        f'<!doctype html>\n<html lang="{escape(press.lang)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{style()}</style></head><body{size}><main>\n"
        + "\n".join(drawn_sheet(sheet, press) for sheet in sheets)
        + "\n</main></body></html>\n"
    )


def drawn_sheet(sheet: Sheet, press: Press) -> str:
    """A table with one cell, because the head of a table comes again on every page in every browser."""
    blocks = "\n".join(drawn(block, press, number) for block, number in numbered(sheet.blocks))
    kind = "sheet dense" if sheet.dense else "sheet"
    return (
        f'<table class="{kind}" role="presentation"><thead><tr><td>{running(sheet, press)}</td></tr></thead>'
        f"<tbody><tr><td><article>{top(sheet, press)}\n{blocks}</article></td></tr></tbody></table>"
    )


def running(sheet: Sheet, press: Press) -> str:
    """What stands on top of every page: whose sheet it is, and what has to be known to make it again."""
    facts = [press.word("box", hash=press.hash[:SHORT], own="yes" if press.own else "no")]
    if sheet.seed is not None:
        facts.append(press.word("seed", seed=str(sheet.seed)))
    if sheet.copy:
        facts.append(press.word("copy", number=sheet.copy[0], last=sheet.copy[1]))
    if sheet.invented or not press.invented:
        facts.append(press.word("some-invented" if sheet.invented else "none-invented"))
    spans = "".join(f"<span>{escape(fact)}</span>" for fact in facts)
    return f'<div class="running"><b>{escape(sheet.title)} – {escape(sheet.kind)}</b>{spans}</div>'


def top(sheet: Sheet, press: Press) -> str:
    said = dict.fromkeys(sheet.invented or ([press.invented] if press.invented else []))
    notes = "".join(f'<p class="small">{escape(note)}</p>' for note in said)
    name = (
        f'<p class="signed"><span>{escape(press.word("name"))}</span><span>{escape(press.word("date"))}</span></p>'
        if sheet.signed
        else ""
    )
    address, how = press.address(sheet.route), press.word("scan" if press.base else "in-app")
    way = f'<div class="way">{press.code(sheet.route)}<span>{escape(how)}<br>{escape(address)}</span></div>'
    return (
        f'<header class="top"><div><p class="kind">{escape(sheet.kind)}</p><h1>{escape(sheet.title)}</h1>{name}{notes}'
        f"</div>{way}</header>"
    )


def numbered(blocks: Sequence[Block]) -> list[tuple[Block, int]]:
    """Blocks, each with how many questions there have been so far."""
    found, number = [], 0
    for block in blocks:
        number += isinstance(block, (Asked, Told))
        if isinstance(block, Told) and block.number:
            number = block.number
        found.append((block, number))
    return found


def drawn(block: Block, press: Press, number: int = 0) -> str:
    match block:
        case Heading(text):
            return f"<h2>{escape(text)}</h2>"
        case Lead(text):
            return f'<p class="lead">{escape(text)}</p>'
        case Words(text):
            return f"<p>{escape(text)}</p>"
        case Small(text):
            return f'<p class="small">{escape(text)}</p>'
        case Points(lines, ordered):
            return listed(lines, "ol" if ordered else "ul")
        case Room(label, lines):
            return f'<div class="room">{escape(label)}{"<span></span>" * lines}</div>'
        case Grid():
            return grid(block)
        case Bars(caption, bars):
            drawn_bars = "".join(map(bar, bars))
            return f'<figure class="bars"><figcaption>{escape(caption)}</figcaption><dl>{drawn_bars}</dl></figure>'
        case Tally(head, labels):
            rows = "".join(f'<tr><th scope="row">{escape(label)}</th><td></td><td></td></tr>' for label in labels)
            return f'<table class="tally"><thead>{heads(head)}</thead><tbody>{rows}</tbody></table>'
        case Asked():
            return asked(block, press, number)
        case Told():
            return told(block, press, number)
        case Columns(blocks):
            return f'<div class="columns">{sections(blocks, press)}</div>'


def listed(lines: Sequence[str], tag: str = "ul") -> str:
    return f"<{tag}>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</{tag}>" if lines else ""


def heads(cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f'<th scope="col">{escape(cell)}</th>' for cell in cells) + "</tr>"


def grid(block: Grid) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in block.rows
    )
    head = f"<thead>{heads(block.head)}</thead>" if block.head else ""
    note = f'<p class="small">{escape(block.note)}</p>' if block.note else ""
    return f'<table class="grid"><caption>{escape(block.caption)}</caption>{head}<tbody>{rows}</tbody></table>{note}'


def bar(one: Bar) -> str:
    """A bar from nothing to always; an empty one has marks at every tenth, to draw by."""
    long = float((one.chance or Fraction(0)) * WIDTH)
    marks = "".join(f'<path d="M{tenth} 0V10" stroke="#000" stroke-width=".15"/>' for tenth in range(10, WIDTH, 10))
    inside = marks if one.chance is None else f'<rect width="{long:.3f}" height="10"/>'
    told = both(one.exact, one.percent)
    return (
        f'<dt>{escape(one.label)}</dt><dd><svg viewBox="0 0 {WIDTH} 10" preserveAspectRatio="none" aria-hidden="true">'
        f'{inside}<rect width="{WIDTH}" height="10" fill="none" stroke="#000" stroke-width=".4"/></svg></dd>'
        f"<dd>{escape(told)}</dd>"
    )


def both(exact: str, percent: str) -> str:
    """A chance in full, and nearly."""
    return f"{exact} ({percent})" if exact and percent else exact or percent


def asked(block: Asked, press: Press, number: int) -> str:
    options = "".join(f'<li><span class="box"></span>{escape(option)}</li>' for option in block.options)
    answer = (
        f'<ul class="options">{options}</ul>'
        if options
        else f'<div class="room">{escape(press.word("answer"))}<span></span></div>'
    )
    help_ = f'<p class="small">{escape(block.help)}</p>' if block.help else ""
    inside = f"<p>{escape(block.text)}</p>{listed(block.given)}{answer}{help_}"
    return _question(inside, block.route, press, number)


def told(block: Told, press: Press, number: int) -> str:
    """The steps of a derivation may be many: they stand below, where they can go on on the next page."""
    rule = f'<p class="small">{escape(block.rule)}</p>' if block.rule else ""
    why = f"<p>{escape(block.why)}</p>" if block.why else ""
    exact = f'<p class="small">{escape(block.exact)}</p>' if block.exact else ""
    answer = f'<p class="answer">{escape(block.answer)}</p>{exact}'
    inside = f"<p>{escape(block.text)}</p>{listed(block.given)}{answer}{why}{rule}"
    steps = f'<div class="long">{listed(block.steps, "ol")}</div>' if block.steps else ""
    return _question(inside, block.route, press, number) + steps


def _question(inside: str, route: str, press: Press, number: int) -> str:
    return f'<div class="asked"><span class="number">{number}</span><div>{inside}</div>{press.code(route)}</div>'


def sections(blocks: Sequence[Block], press: Press) -> str:
    """Each heading with what follows it: a column does not begin between them."""
    found: list[list[Block]] = []
    for block in blocks:
        if isinstance(block, Heading) or not found:
            found.append([])
        found[-1].append(block)
    return "".join(f"<section>{''.join(drawn(block, press) for block in one)}</section>" for one in found)
