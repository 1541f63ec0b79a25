"""Two sheets without a seed: the rules on one page, and the odds card of a chapter."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.odds.result import Result
from krom_explore.odds.spread import percent

from .paper import Block, Columns, Grid, Heading, Lead, Sheet, Small, Words
from .plan import Along, Table
from .shop import Shop


def summary(shop: Shop) -> Sheet:
    """The rules on one page."""
    blocks: list[Block] = []
    for chapter in shop.chapters:
        blocks += [Heading(shop.title(chapter)), Lead(shop.fact_word(f"page-{chapter}-lead"))]
        blocks += [Words(paragraph) for paragraph in shop.paragraphs(chapter)]
        if shop.printed(chapter).numbers:
            blocks += shop.numbers(chapter)
    title = str(shop.words.message("page-game", shop.lang))
    invented = [shop.word("summary-invented")] if getattr(shop.rules, "invented", ()) else []
    return Sheet(shop.word("summary"), title, shop.route("rules"), [Columns(blocks)], invented=invented, dense=True)


def odds_card(shop: Shop, chapter: str) -> Sheet:
    """The odds of a chapter at a glance: its price list and its tables. What this box cannot be asked is left out."""
    blocks: list[Block] = [Lead(shop.fact_word(f"page-{chapter}-lead")), *shop.numbers(chapter)]
    results: list[Result] = []
    for table in shop.plan.cards[chapter].tables:
        try:
            found, used = tabled(shop, table)
        except BadInput:
            continue
        blocks += found
        results += used
    title, route = shop.title(chapter), shop.route("learn", chapter)
    return Sheet(shop.word("odds"), title, route, blocks, invented=shop.notes(results), dense=True)


def tabled(shop: Shop, table: Table) -> tuple[list[Block], list[Result]]:
    """A table of a card, and the answers that it is made of."""
    if table.across is None or table.down is None:
        result = ask(shop, table.question, table.settings)
        return [shop.bars(result, possible=True), Small(result.sentence.say(shop.lang))], [result]
    answers = [
        [
            ask(shop, table.question, {**table.settings, table.down.field: y, table.across.field: x})
            for x in table.across.values
        ]
        for y in table.down.values
    ]
    rows = [
        (shown, *(percent(chance(result, table.row), shop.lang) for result in line))
        for shown, line in zip(values(shop, table, table.down), answers, strict=True)
    ]
    across = field(shop, table, table.across)
    heads = [text.told_of(shop.called(across.label), value, shop.lang) for value in values(shop, table, table.across)]
    head = [shop.called(field(shop, table, table.down).label), *heads]
    return [Grid(shop.word(f"table-{table.caption}"), head, rows)], [result for line in answers for result in line]


def ask(shop: Shop, question: str, settings: Mapping[str, str]) -> Result:
    """The answer to a question with these settings; the others are as they come."""
    sheet = next(sheet for sheet in shop.game.odds.QUESTIONS if sheet.name == question)
    fields = {each.name: each for each in sheet.fields(shop.rules)}
    unknown = next((name for name in settings if name not in fields), None)
    if unknown is not None:
        raise BadInput(unknown, "unknown-field", known=list(fields))
    told = {name: each.read(settings[name]) if name in settings else each.value for name, each in fields.items()}
    result: Result = sheet.ask({name: each.meant(told[name]) for name, each in fields.items()}, shop.rules)
    return result


def field(shop: Shop, table: Table, along: Along) -> Any:
    sheet = next(sheet for sheet in shop.game.odds.QUESTIONS if sheet.name == table.question)
    return next(each for each in sheet.fields(shop.rules) if each.name == along.field)


def values(shop: Shop, table: Table, along: Along) -> list[str]:
    """The values of a field as people read them."""
    each = field(shop, table, along)
    names = {str(value): shop.called(label) for value, label in each.options}
    return [names.get(value, value) for value in along.values]


def chance(result: Result, row: str) -> Fraction:
    """How likely a row is. One that an answer does not have cannot happen there."""
    return next((each.chance for each in result.rows if each.id == row), Fraction(0))
