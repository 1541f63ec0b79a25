"""What wins now: a position in which exactly one Evolution, or two together, win the game in this action phase."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from krom_explore.engine.ports import Decision, Event, Over
from krom_explore.learn.quiz import LEAST_WRONG, Luck, NoQuestion, Question, Spoken, choices, in_words_of
from krom_explore.text import listed

from ..answers import parse
from ..box import PLACES, RESOURCES, TOKENS
from ..catalogue import said
from ..game import Table
from ..ruleset import Ruleset
from .positions import alone, amounts, card_text, invented, lines, says, since, waits, where

Cards = tuple[str, ...]
"""Evolutions, sorted by their ids."""

MOST_LOOKED_AT = 400
"""Positions that are looked at to find out what wins."""

STEPS = ("bought", "played", "realised", "won")
"""What is told of the way to the victory."""

HELPFUL = ("gain", "convert")
"""Bonus cards that may bring what is missing."""


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    table, name = laid(luck, level, rules)
    if len({cards for cards in misreadings(table, name).values() if cards}) <= LEAST_WRONG:
        raise NoQuestion  # before anything is searched
    ways = winning(table, name)
    if len(ways) != 1:
        raise NoQuestion
    ((truth, played),) = ways.items()
    if level == "easy" and len(truth) > 1:
        raise NoQuestion
    won = [event for event in since(table, played) if event.kind in STEPS or by_a_card(event)]
    player, target = table.state.players[name], table.state.target
    held = {good: getattr(player, good) for good in TOKENS if getattr(player, good)}
    return Question(
        table=table,
        ask=said("quiz-win", {"player": name, "points": player.points, "target": target}),
        answer=truth,
        options=choices(luck, truth, elsewhere(table, name, truth), lambda cards: together(cards, rules)),
        why=in_words_of(played, *won),
        rules=("ending.target", "evolutions.cost"),
        given=(
            says("stands", player=name, where=where(player.place), goods=amounts(held)),
            *(card_text(card, rules) for card in (*table.state.evolutions, *player.bonus)),
        ),
        lines=lines(table, played),
        shown=lambda after: realised(table, after, name) if after.state.winner == name else (),
        invented=invented(*(rules.evolution[card] for card in table.state.evolutions)),
        about=("cards",),
    )


def by_a_card(event: Event) -> bool:
    """What a Bonus card brought; what was bought is told with its price."""
    return event.kind == "gained" and event.rule.startswith("bonus.")


def laid(luck: Luck, level: str, rules: Ruleset) -> tuple[Table, str]:
    """Somebody who is as many points short as one Evolution brings, or two, and can just about pay for them."""
    place = "cave" if level != "easy" and luck.happens(1, 2) else luck.pick(PLACES[1:])
    deck = [card for card in luck.mixed(sorted(rules.evolution)) if rules.evolution[card].copies]
    shown = deck[: rules.setup.evolutions]
    open_here = [card for card in shown if rules.evolution[card].place in (None, place)]
    wanted = [rules.evolution[card] for card in luck.some(open_here, 2 if level == "hard" else 1)]
    goal = rules.goal(max(2, rules.players.least), False)
    before = summing(luck, deck[rules.setup.evolutions :], goal - sum(card.points for card in wanted), rules)
    has = Counter(added([card.cost for card in wanted]))
    seat: dict[str, Any] = {"krom": luck.number(0, 5), "evolutions": list(before)}
    if level == "easy":
        has[luck.pick(RESOURCES)] += luck.below(2)
    else:
        has[luck.pick(sorted(good for good in has if has[good]))] -= 1
        if place == "cave":
            seat["krom"] += min([rules.cave.prices.get(good, 0) for good in RESOURCES])
        else:
            seat["bonus"] = [luck.pick(helpful(rules, place))]
    return alone(luck, rules, place, {**seat, **has}, evolutions=shown)


def helpful(rules: Ruleset, place: str) -> list[str]:
    """Bonus cards that may bring a resource there."""
    return [
        card
        for card, entry in sorted(rules.bonus.items())
        if entry.copies and entry.effect in HELPFUL and entry.place in (None, place) and "life" not in entry.gain
    ]


def added(some: Sequence[Mapping[str, int]]) -> dict[str, int]:
    goods: Counter[str] = Counter()
    for one in some:
        goods.update(one)
    return dict(goods)


def summing(luck: Luck, cards: Sequence[str], points: int, rules: Ruleset) -> Cards:
    """A few of these cards that make so many points."""
    for many in range(1, 6):
        fits = [
            some for some in combinations(cards[:10], many) if sum(rules.evolution[c].points for c in some) == points
        ]
        if fits:
            return luck.pick(fits)
    raise NoQuestion


# --- what wins


def winning(table: Table, name: str) -> dict[Cards, Table]:
    """Every set of Evolutions that wins in this phase, with a way to it; of two such sets that lie in each other the
    smaller one. What chance brings is not counted on: only cards that lie there now."""
    shown = set(table.state.evolutions)
    found: dict[Cards, Table] = {}
    seen = set()
    open_ = deque([table])
    while open_:
        here = open_.popleft()  # short ways first: nothing is bought on them in vain
        if isinstance(here.pending, Over):
            if here.state.winner == name:
                found.setdefault(realised(table, here, name), here)
            continue
        player = here.state.players[name]
        looks = (*(getattr(player, good) for good in TOKENS), player.bonus, player.evolutions)
        if looks in seen:
            continue
        seen.add(looks)
        if len(seen) > MOST_LOOKED_AT:
            raise NoQuestion
        open_ += [after for answer in sensible(here, shown) if (after := done(here, answer)) is not None]
    return {cards: way for cards, way in found.items() if not any(set(one) < set(cards) for one in found)}


def sensible(table: Table, shown: set[str]) -> Iterator[str]:
    """Answers that can bring one nearer: to realise, to buy a resource, to play a card."""
    for option in table.options:
        intent = parse(option, table.rules)
        helps = {"realise": intent.card in shown, "buy": intent.good in RESOURCES, "play": True}
        if helps.get(intent.verb):
            yield option


def done(table: Table, answer: str) -> Table | None:
    """The table after an answer; None where it is somebody else’s turn to choose."""
    after = table.fork()
    after.choose(answer)
    while not waits(after):
        if isinstance(after.pending, Decision):
            return None
        after.roll()
    return after


def realised(table: Table, after: Table, name: str) -> Cards:
    events = [event for event in since(table, after) if event.kind == "realised" and event.args["player"] == name]
    return tuple(sorted(event.args["card"] for event in events))


# --- what seems to win


def elsewhere(table: Table, name: str, truth: Cards) -> dict[str, Cards]:
    """The misreadings that do not win: with what wins already, more wins too."""
    read = misreadings(table, name)
    return {misreading: cards for misreading, cards in read.items() if cards and not set(truth) <= set(cards)}


def misreadings(table: Table, name: str) -> dict[str, Cards | None]:
    rules: Ruleset = table.rules
    player = table.state.players[name]
    need = table.state.target - player.points
    entries = {card: rules.evolution[card] for card in table.state.evolutions}
    price = min([rules.cave.prices[good] for good in RESOURCES if good in rules.cave.prices], default=0)

    def short(cards: Cards) -> int:
        """How many resources are missing for all of them."""
        cost = added([entries[card].cost for card in cards])
        return sum(max(0, many - getattr(player, good)) for good, many in cost.items())

    def here(cards: Cards) -> bool:
        return all(entries[card].place in (None, player.place) for card in cards)

    def points(cards: Cards) -> int:
        return sum(entries[card].points for card in cards)

    def first(cards: Iterable[Cards]) -> Cards | None:
        return next(iter(cards), None)

    every: list[Cards] = [some for many in (1, 2) for some in combinations(sorted(entries), many)]
    enough = [cards for cards in every if points(cards) >= need]
    return {
        "place-sign-overlooked": first(cards for cards in enough if not short(cards) and not here(cards)),
        "krom-pays-evolutions": first(cards for cards in enough if 0 < short(cards) <= player.krom and here(cards)),
        "points-not-counted": first(
            sorted([one for one in every if points(one) < need and not short(one) and here(one)], key=points)[::-1]
        ),
        "paid-twice-with-the-same": first(
            pair for pair in enough if short(pair) and here(pair) and not any(short((card,)) for card in pair)
        ),
        "buys-without-the-cave": first(
            cards
            for cards in enough
            if price and 0 < short(cards) <= player.krom // price and player.place != "cave" and here(cards)
        ),
        "nearly-paid-is-enough": first(sorted([one for one in enough if short(one) and here(one)], key=short)),
        "most-points-wins": first(
            sorted([one for one in enough if short(one)], key=lambda one: (len(one), -points(one)))
        ),
    }


def together(cards: Cards, rules: Ruleset) -> Spoken:
    return lambda lang: listed([rules.name(card, lang) for card in cards], lang)
