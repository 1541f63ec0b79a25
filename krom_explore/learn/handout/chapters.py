"""The worksheet of a chapter: its rules in short, and questions that a seed makes, each about a position of its own."""

from __future__ import annotations

from collections.abc import Iterator

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Illegal
from krom_explore.learn.exercise import Task
from krom_explore.learn.quiz import CLOSE, LEVELS, Luck, Posed, Question, pose

from .paper import Asked, Block, Heading, Lead, Sheet, Told, Words
from .shop import Shop

EACH = 2
"""Questions of each level, if there are so many."""

MOST = EACH * len(LEVELS)
"""Questions of a worksheet. Where luck finds fewer, exercises of the chapter fill it up."""

TRIES = 100
"""Questions of one level that are looked at: most are about another chapter."""

SEEDS = 10_000
"""Seeds of questions are below this: the shorter an address, the larger the dots of its code."""


def sheet(shop: Shop, chapter: str, seed: int, answers: bool) -> Sheet:
    posed = chosen(shop, chapter, seed)
    tasks = exercises(shop, chapter)[: MOST - len(posed)]
    blocks: list[Block] = [Lead(shop.fact_word(f"page-{chapter}-lead"))]
    if answers:
        blocks += [*(told(shop, one) for one in posed), *(solved(shop, task) for task in tasks)]
    else:
        blocks += [Words(paragraph) for paragraph in shop.paragraphs(chapter)]
        blocks += shop.numbers(chapter)
        blocks.append(Heading(shop.word("questions")))
        blocks += [*(asked(shop, one) for one in posed), *(set_(shop, task) for task in tasks)]
    invented = (
        [str(shop.words.message("ui-invented", shop.lang))] if any(one.question.invented for one in posed) else []
    )
    return Sheet(
        shop.word("answers" if answers else "worksheet"),
        shop.title(chapter),
        shop.route("learn", chapter),
        blocks,
        seed,
        invented,
        signed=not answers,
    )


def chosen(shop: Shop, chapter: str, seed: int) -> list[Posed]:
    """The questions of a seed: easy ones first. All that is picked follows from the seed."""
    luck = Luck(f"handout {chapter} {seed}")
    found: list[Posed] = []
    for level in LEVELS:
        for posed in fitting(shop, chapter, level, luck):
            if said(posed.question) not in [said(one.question) for one in found]:
                found.append(posed)
            if sum(one.level == level for one in found) == EACH:
                break
    return found


def said(question: Question) -> tuple[str, ...]:
    """What a question comes to, for nobody is asked the same thing twice."""
    return (question.ask.say(), *(line("en") for line in question.given))


def fitting(shop: Shop, chapter: str, level: str, luck: Luck) -> Iterator[Posed]:
    """Questions that are about a chapter, as luck finds them."""
    index, kinds = shop.game.rulebook.index(), getattr(shop.game, "QUIZZES", {})
    about = shop.printed(chapter).about or [chapter]
    for _ in range(TRIES if kinds else 0):
        posed = pose(kinds, luck.pick(sorted(kinds)), level, luck.below(SEEDS), shop.rules)
        if posed and index[posed.question.rules[0]].chapter in about:
            yield posed


def route(shop: Shop, posed: Posed) -> str:
    return shop.route("quiz", posed.kind, posed.level, str(posed.seed))


def asked(shop: Shop, posed: Posed) -> Asked:
    question, lang = posed.question, shop.lang
    help_ = shop.words.message("ui-quiz-closeness", lang, points=int(100 * CLOSE)) if question.typed else ""
    return Asked(
        question.ask.say(lang),
        [line(lang) for line in question.given],
        [option.said(lang) for option in question.options],
        help_,
        route(shop, posed),
    )


def told(shop: Shop, posed: Posed) -> Told:
    question, lang = posed.question, shop.lang
    answer, why = question.correct(lang), question.why(lang)
    return Told(
        question.ask.say(lang),
        answer,
        "" if why in answer else why,
        str(shop.game.rulebook.rule_text(question.rules[0], lang, question.table.rules)),
        given=[line(lang) for line in question.given],
        route=route(shop, posed),
    )


# --- exercises: the same for everybody


def exercises(shop: Shop, chapter: str) -> list[Task]:
    """The exercises of a chapter."""
    found = getattr(shop.game, "EXERCISES", {})
    mine = {name: one for name, one in found.items() if name.partition(".")[0] == chapter}
    return [task for name, one in mine.items() if (task := Task(name, one, shop.rules, shop.words)) and asks(task)]


def asks(task: Task) -> bool:
    """Whether it can be asked with this box, which may lack the cards that it names."""
    try:
        return bool(task.answers) and bool(task.question())
    except (BadInput, Illegal, LookupError):
        return False


def set_(shop: Shop, task: Task) -> Asked:
    return Asked(task.question(shop.lang), options=list(task.options(shop.lang).values()))


def solved(shop: Shop, task: Task) -> Told:
    return Told(task.question(shop.lang), task.answer(shop.lang), task.solution(shop.lang))
