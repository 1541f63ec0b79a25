"""The Forest: what the pile still holds, when to stop drawing, whether to shuffle first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import prod
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.picture import FIRST, THIRD, Bar, Columns, Kind, Picture, of_rows, within_sight
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said, Spread
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from .hunt import supply_ruling
from .words import card_name, figure, row, section, step, worth_arguments, worth_read
from .worth import Worth, full_worth, in_parts, room_for, worth_of

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

Pile = tuple[int, ...]
"""How many of each card, in the order of ``Forest.cards``."""

ANY_LIFE = 10**6

MOST_PILES = 20_000
"""Piles that a visit may leave: each is counted. In the box there are 1,300."""


class Moment(NamedTuple):
    """Where a visit stands: what the pile holds, how many cards were drawn, the Krom and the room for life left."""

    pile: Pile
    drawn: int
    krom: int
    room: int


class Walk:
    """The best way to draw from one pile. Worths are whole numbers, in parts of a Krom's common denominator."""

    def __init__(self, forest: Forest, pile: Pile):
        self.forest = forest
        self.all = tuple(forest.left[card] + forest.discard[card] for card in forest.cards)
        self.start = Moment(pile, 0, forest.krom, forest.room)
        self.sizes = self._sizes(sum(pile))
        self.scales = [prod(self.sizes[number:]) for number in range(len(self.sizes) + 1)]
        """In how many ways the cards from the first, the second, ... on can come."""
        self._known: dict[Moment, int] = {}
        self.value = Fraction(self.drawing(self.start), self.scales[0] * forest.unit)
        """What drawing the first card, and then playing best, is worth."""

    def _sizes(self, size: int) -> list[int]:
        """How many cards there are to draw from: for the first card, the second, ..."""
        sizes = []
        for drawn in range(len(self.forest.rules.forest.prices)):
            if not size and drawn and self.forest.rules.rulings["gathering_runs_out"] == "stop":
                break
            size = size or sum(self.all)
            sizes.append(size)
            size -= 1
        return sizes

    def may_draw(self, now: Moment) -> bool:
        return now.drawn < len(self.sizes) and self.forest.rules.forest.prices[now.drawn] <= now.krom

    def draws(self, now: Moment) -> Iterable[tuple[str, int, int, Moment]]:
        """Each card that can come: its ways, what it is worth net of its price, and the moment after it."""
        forest = self.forest
        price = forest.rules.forest.prices[now.drawn]
        pile = now.pile if any(now.pile) else self.all
        for number, count in enumerate(pile):
            if count:
                card = forest.cards[number]
                life, krom = forest.life_and_krom[card]
                worth = forest.worths[card] + min(life, now.room) * forest.life_unit - price * forest.krom_unit
                left = (*pile[:number], count - 1, *pile[number + 1 :])
                after = Moment(left, now.drawn + 1, now.krom - price + krom, now.room - min(life, now.room))
                yield card, count, worth, after

    def drawing(self, now: Moment) -> int:
        """What drawing one more card and then playing best is worth, times the ways the cards can come."""
        if now not in self._known:
            later = self.scales[now.drawn + 1]
            self._known[now] = sum(
                count * (worth * later + self.gain(after)) for _, count, worth, after in self.draws(now)
            )
        return self._known[now]

    def gain(self, now: Moment) -> int:
        """What the rest of the visit is worth to one who may stop at any time."""
        return max(0, self.drawing(now)) if self.may_draw(now) else 0

    def draw_on(self, now: Moment) -> bool:
        """Whether one more card is worth more than stopping. Who has begun draws the first."""
        return self.may_draw(now) and (not now.drawn or self.drawing(now) > 0)

    def walk(self, go_on: Any) -> dict[tuple[int, int], int]:
        """The ways to end with so many cards and so much net worth, drawing while ``go_on(moment)``."""
        ends: dict[tuple[int, int], int] = {}
        open_ = {(self.start, 0): 1}
        while open_:
            after: dict[tuple[Moment, int], int] = {}
            for (now, net), ways in open_.items():
                if go_on(now):
                    for _, count, worth, then in self.draws(now):
                        after[then, net + worth] = after.get((then, net + worth), 0) + ways * count
                else:
                    ends[now.drawn, net] = ends.get((now.drawn, net), 0) + ways * self.scales[now.drawn]
            open_ = after
        return ends


class Forest(Result):
    """A visit to the Forest, played best."""

    def __init__(
        self, left: Counter[str], discard: Counter[str], krom: int, worth: Worth, room: int | None, rules: Ruleset
    ):
        self.left = left
        self.discard = discard
        self.krom = krom
        self.worth = worth
        self.rules = rules
        self.room = ANY_LIFE if room is None else room
        self.cards = sorted(set(left) | set(discard))
        rewards = {card: rules.gathering[card].reward for card in self.cards}
        self.unit, whole = in_parts(worth)
        self.krom_unit, self.life_unit = whole["krom"], whole["life"]
        self.life_and_krom = {card: (goods.get("life", 0), goods.get("krom", 0)) for card, goods in rewards.items()}
        self.worths = {card: worth_of(goods, whole, 0) for card, goods in rewards.items()}
        """What each card is worth apart from life, of which only what there is room for counts."""
        self.values: dict[str, Fraction] = {"done": Fraction(0)}
        """What the visit is worth, net of Krom: not drawing at all, drawing, shuffling first."""
        self.visits: dict[str, Walk] = {}
        affordable = rules.forest.prices[0] <= krom
        if affordable and (left or discard):
            self.visits["draw"] = Walk(self, tuple(left[card] for card in self.cards))
        if affordable and discard:
            self.visits["shuffle"] = Walk(self, tuple(left[card] + discard[card] for card in self.cards))
        self.values |= {how: visit.value for how, visit in self.visits.items()}
        self.best: str = max((*self.visits, "done"), key=self.values.__getitem__)
        """``draw``, ``shuffle`` (and then draw) or ``done``; where it is all the same, the earlier of these."""
        self.value = self.values[self.best]

    @property
    def chance(self) -> Spread[str]:
        """The chance of each card to be the next, without shuffling first."""
        pile = self.left or self.discard
        return Spread({card: pile[card] for card in self.cards if pile[card]}, sum(pile.values()) or 1)

    @property
    def chance_shuffled(self) -> Spread[str]:
        """The same after shuffling."""
        pile = self.left + self.discard
        return Spread({card: pile[card] for card in self.cards if pile[card]}, sum(pile.values()) or 1)

    def advice(self, drawn: Sequence[str] = (), shuffled: bool | None = None) -> str:
        """What to do after these cards: ``draw``, ``done`` or, before the first, perhaps ``shuffle``.

        ``shuffled`` tells whether the pile was shuffled before the first card; None: as is best.
        """
        if not isinstance(drawn, (list, tuple)):
            raise bad("drawn", "list-of-cards", found=checks.short(drawn))
        if not self.visits or (not drawn and shuffled is None):
            return self.best
        shuffled = self.best == "shuffle" if shuffled is None else shuffled
        visit = self.visits["shuffle" if shuffled else "draw"]
        now = visit.start
        for number, card in enumerate(drawn):
            now = self._after(visit, now, card, f"drawn[{number}]")
        return "draw" if visit.draw_on(now) else "done"

    def _after(self, visit: Walk, now: Moment, card: str, path: str) -> Moment:
        if visit.may_draw(now):
            for name, _, _, after in visit.draws(now):
                if name == card:
                    return after
        raise bad(path, "not-in-pile", found=checks.short(card))

    @cached_property
    def total(self) -> Spread[Fraction]:
        """What the visit brings, net of Krom, played best: how likely each amount is."""
        return self._spread(1)

    @cached_property
    def drawn(self) -> Spread[int]:
        """How many cards are drawn, played best."""
        return self._spread(0)

    def _spread(self, of: int) -> Spread[Any]:
        if self.best == "done":
            return Spread({0: 1}, 1)
        visit = self.visits[self.best]
        counts: dict[Any, int] = {}
        for end, ways in visit.walk(visit.draw_on).items():
            value = Fraction(end[1], self.unit) if of else end[0]
            counts[value] = counts.get(value, 0) + ways
        return Spread(dict(sorted(counts.items())), visit.scales[0])

    @cached_property
    def totals(self) -> tuple[Spread[Fraction], ...]:
        """For one card, two, ...: how likely it is that so many cards are worth so much, whatever they cost."""
        if not self.visits:
            return ()
        visit = self.visits["draw"]
        found = []
        spent = 0
        for cards in range(1, len(visit.sizes) + 1):
            spent += self.rules.forest.prices[cards - 1] * self.krom_unit
            counts: dict[Fraction, int] = {}
            for (_, net), ways in visit.walk(lambda now, cards=cards: now.drawn < cards).items():
                gross = Fraction(net + spent, self.unit)
                counts[gross] = counts.get(gross, 0) + ways
            found.append(Spread(dict(sorted(counts.items())), visit.scales[0]))
        return tuple(found)

    @property
    def rulings(self) -> dict[str, str]:
        return {"gathering_runs_out": self.rules.rulings["gathering_runs_out"], **supply_ruling(self.rules)}

    @property
    def invented(self) -> tuple[str, ...]:
        return ("gathering",) if any(self.rules.gathering[card].mark == "invented" for card in self.cards) else ()

    @property
    def title(self) -> Said:
        return said("odds-title-forest", {})

    @property
    def sentence(self) -> Said:
        return said("odds-forest", {"best": self.best, "value": self.value, "cards": self.drawn.mean})

    @property
    def rows(self) -> list[Row]:
        return [row(f"drawn {cards}", "drawn", {"cards": cards}, chance) for cards, chance in self.drawn.items()]

    def explained(self, about: str | None = None) -> Explanation:
        steps = [
            step("card", {"card": card_name(card, self.rules)}, ways, self.chance.total)
            for card, ways in self.chance.ways.items()
        ]
        steps.append(step("backwards-forest", {}))
        steps += [step("forest-way", {"how": how, "value": value}, exact=value) for how, value in self.values.items()]
        steps += [
            step("forest-drawn", {"cards": cards}, ways, self.drawn.total) for cards, ways in self.drawn.ways.items()
        ]
        return Explanation([*steps, step("forest-best", {"best": self.best, "value": self.value}, exact=self.value)])

    def trial(self, random: Random) -> list[str]:
        if self.best == "done":
            return ["drawn 0", "net 0"]
        visit = self.visits[self.best]
        now, net = visit.start, 0
        while visit.draw_on(now):
            cards = list(visit.draws(now))
            ((_, _, worth, now),) = random.choices(cards, [count for _, count, _, _ in cards])
            net += worth
        return [f"drawn {now.drawn}", f"net {Fraction(net, self.unit)}"]

    @property
    def pictures(self) -> Sequence[Picture]:
        return within_sight(self, [self._net(), of_rows(self)._replace(title=said("odds-pic-drawn", {}))])

    def _net(self) -> Columns:
        """What the visit brings: how often it is worth more than it costs."""
        bars = [
            Bar(f"net {net}", said("odds-pic-number", {"n": net}), chance, FIRST if net > 0 else THIRD)
            for net, chance in self.total.items()
        ]
        share = {one: sum((bar.chance for bar in bars if bar.kind == one), Fraction(0)) for one in (FIRST, THIRD)}
        legend = [Kind(one, said(f"odds-pic-net-{one}", {}), chance) for one, chance in share.items()]
        return Columns("net", said("odds-pic-net", {}), said("odds-pic-axis-net", {}), bars, legend)


def forest(
    gathering_left: Mapping[str, int] | Iterable[str] | None = None,
    discard: Mapping[str, int] | Iterable[str] = (),
    krom: int = 0,
    worth: Mapping[str, Any] | None = None,
    rules: Ruleset | None = None,
    life: int | None = None,
) -> Forest:
    """When to stop drawing Gathering cards, and whether to shuffle first.

    ``gathering_left`` and ``discard`` are lists of cards or numbers of each; without ``gathering_left`` the pile is
    what the discard leaves of the deck. With ``life`` told, life beyond the most is worth nothing.
    """
    rules = Ruleset.given(rules)
    deck = Counter(rules.deck("gathering"))
    thrown = cards_of("discard", discard, deck)
    left = deck - thrown if gathering_left is None else cards_of("gathering_left", gathering_left, deck)
    for card in left:
        if left[card] + thrown[card] > deck[card]:
            raise bad("gathering_left", "too-many-copies", card=card, copies=deck[card])
    checks.whole("krom", krom, 0)
    if (piles := piles_on_the_way(left + thrown, len(rules.forest.prices))) > MOST_PILES:
        raise bad("forest.prices", "too-many-piles", most=MOST_PILES, found=piles)
    return Forest(left, thrown, krom, full_worth(worth, rules), room_for("life", life, rules), rules)


def piles_on_the_way(cards: Counter[str], draws: int) -> int:
    """How many different piles so many draws can leave of these cards."""
    ways = [1] + [0] * draws
    for copies in cards.values():
        ways = [sum(ways[max(0, gone - copies) : gone + 1]) for gone in range(draws + 1)]
    return sum(ways)


def cards_of(path: str, cards: Any, deck: Counter[str]) -> Counter[str]:
    """Cards of the Gathering deck as numbers of each."""
    if isinstance(cards, (str, bytes)) or not isinstance(cards, Collection):
        raise bad(path, "list-of-cards", found=checks.short(cards))
    counts: Counter[str] = Counter()
    for card in cards:
        if not isinstance(card, str) or card not in deck:
            raise bad(path, "unknown-card", deck="gathering", found=checks.short(card), near=None)
        counts[card] += checks.whole(f"{path}.{card}", cards[card], 0) if isinstance(cards, Mapping) else 1
        if counts[card] > deck[card]:
            raise bad(path, "too-many-copies", card=card, copies=deck[card])
    return +counts


# --- asked on a page and in the terminal

MOST_KROM = 20
"""More than this nobody has on a page: all cards are paid long before."""


def fields(rules: Ruleset) -> list[Field]:
    """A fresh pile, and Krom for all the cards that one may draw."""
    all_cards = sum(rules.forest.prices)
    return [Field("krom", Key("odds-field-krom"), "number", all_cards, 0, max(MOST_KROM, all_cards))]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Forest:
    return forest(krom=chosen["krom"], rules=rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("--discard", nargs="*", default=[], metavar="CARD[=N]", help=parser.say("odds-cli-discard"))
    parser.add_argument("--left", nargs="*", metavar="CARD[=N]", help=parser.say("odds-cli-left"))
    parser.add_argument("--krom", type=int, default=0, help=parser.say("odds-cli-krom"))
    worth_arguments(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Forest:
    left = None if options.left is None else counted("left", options.left)
    return forest(left, counted("discard", options.discard), options.krom, worth_read(options), rules, options.life)


def sections(result: Forest, options: argparse.Namespace) -> list[Section]:
    return [
        section("next-card", result.chance),
        section("value", [figure(how, value) for how, value in result.values.items()], unit="krom"),
        section("cards-drawn", result.drawn),
        section("net-worth", result.total),
    ]


QUESTION = OddsSheet("forest", fields, ask)
COMMAND = Command("forest", said("odds-cli-forest", {}), arguments, read, sections)
