"""Handouts: what a class has on paper. Worksheets and answer keys, the rules on one page, odds cards, teachers' sheets.

Whatever has a seed is made by it: the same name, seed, ruleset and language print the same sheet anywhere, and its key
is worked out by the same questions. A game says in ``HANDOUTS`` (see ``plan``) what of it makes sense on paper.
"""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.learn.quiz import LARGEST_SEED

from . import activities, cards, chapters, html
from .paper import Sheet
from .shop import Shop

RULES, ODDS, TEACHER = "rules", "odds-", "teacher-"

MOST_PUPILS = 60
"""Sheets of one handout, each with a seed of its own."""

HERE = ""
"""Where nobody says at which address the app is, there are no codes, and sheets say what follows it there."""


def names(game: ModuleType) -> list[str]:
    """All that can be printed of a game."""
    plan = getattr(game, "HANDOUTS", None)
    played = activities.of(game)
    return [
        RULES,
        *game.face.CHAPTERS,
        *(f"{ODDS}{card}" for card in (plan.cards if plan else ())),
        *played,
        *(f"{TEACHER}{name}" for name in played),
    ]


class Kind(NamedTuple):
    """A sheet that can be printed: the name of its handout, whether it is the key, and the key of what it is called."""

    name: str
    answers: bool
    label: str
    seeded: bool
    """Whether it differs from seed to seed."""


def kinds(game: ModuleType, name: str) -> list[Kind]:
    """What can be printed under a name; nothing where the game has no such handout."""
    if name not in names(game):
        return []
    if name == RULES:
        return [Kind(name, False, "handout-summary", False)]
    if name.startswith(ODDS):
        return [Kind(name, False, "handout-odds", False)]
    if name.startswith(TEACHER):
        return [Kind(name, False, "handout-teacher", False)]
    return [Kind(name, False, "handout-worksheet", True), Kind(name, True, "handout-answers", True)]


def handout(
    game: ModuleType,
    name: str,
    rules: Any,
    lang: str = "en",
    *,
    seed: int = 0,
    answers: bool = False,
    pupils: int = 1,
    paper: str | None = None,
    base: str = HERE,
    copy: tuple[int, int] | None = None,
) -> str:
    """A handout as one page of HTML. What does not fit raises BadInput.

    After the name of an activity there may be a slash and how it is set, as in the address of its page.

    With ``pupils`` there are as many worksheets, each with a seed of its own, counted on from the first. ``copy`` asks
    for one of them: its number, and how many there are.
    """
    checks.one_of("name", name.partition("/")[0], names(game))
    checks.whole("seed", seed, 0, LARGEST_SEED - 1)
    checks.whole("pupils", pupils, 1, MOST_PUPILS)
    if paper is not None:
        checks.one_of("paper", paper, html.PAPERS)
    shop = Shop(game, rules, lang)
    if copy is None:
        sheets = made(shop, name, seed, answers, pupils)
    else:
        [sheet] = made(shop, name, (seed + copy[0] - 1) % LARGEST_SEED, answers, 1)
        sheets = [replace(sheet, copy=copy)]
    return html.page(sheets, html.Press(shop.words, lang, rules.hash, base, shop.own, shop.invented), paper)


def made(shop: Shop, name: str, seed: int, answers: bool, pupils: int) -> list[Sheet]:
    """The sheets of a handout."""
    if name == RULES:
        return [cards.summary(shop)]
    if name.startswith(ODDS):
        return [cards.odds_card(shop, name.removeprefix(ODDS))]
    if name.startswith(TEACHER):
        return [activities.teacher(shop, name.removeprefix(TEACHER))]
    seeds = [(seed + number) % LARGEST_SEED for number in range(pupils)]
    if name.partition("/")[0] in activities.of(shop.game):
        if answers:
            return [activities.key(shop, name, seeds)]
        sheets = [activities.worksheet(shop, name, one) for one in seeds]
    else:
        sheets = [chapters.sheet(shop, name, one, answers) for one in seeds]
    if pupils == 1:
        return sheets
    return [replace(sheet, copy=(number, pupils)) for number, sheet in enumerate(sheets, 1)]
