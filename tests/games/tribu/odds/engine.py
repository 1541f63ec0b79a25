"""The same questions put to the real engine: every way its draws can go from rehearsed positions, counted exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Any

from krom_explore import Decision
from krom_explore.engine.outcomes import Outcome, Outcomes, ways, ways_in_all
from krom_explore.games.tribu import Ruleset, Table
from krom_explore.games.tribu.look import in_sight
from krom_explore.games.tribu.rules import chains
from krom_explore.games.tribu.state import Chain

RULES = Ruleset.load()
ANN = ["bison", "block", "courage", "steal", "wolf"]
BOB = ["bison", "block", "strength", "steal", "wolf"]
"""Hands with which no chain is begun or continued."""


def table_with(
    deck: Sequence[str],
    ann: Mapping[str, Any] | None = None,
    bob: Mapping[str, Any] | None = None,
    rules: Ruleset = RULES,
    **more: Any,
) -> Table:
    """Ann's turn, with just these cards in the deck: all others that lie nowhere are discarded, an action on top."""
    players = {
        "Ann": {"leader": "rider", "hand": ANN, **(ann or {})},
        "Bob": {"leader": "shaman", "hand": BOB, **(bob or {})},
    }
    lying = Counter(in_sight(Table.scenario({"players": players, **more}, rules=rules).state))
    rest = Counter(rules.whole_deck) - lying - Counter(deck)
    assert rest.total() + lying.total() + len(deck) == len(rules.whole_deck), "the deck asks for more than there is"
    discard = sorted(rest.elements(), key=lambda card: card not in rules.actions)
    table = Table.scenario({"players": players, "discard": discard, **more}, rules=rules)
    assert sorted(table.state.deck) == sorted(deck)
    return table


def but_for(deck: Sequence[str], rules: Ruleset = RULES) -> Counter[str]:
    """What somebody has seen who knows where all cards are but these."""
    return Counter(rules.whole_deck) - Counter(deck)


def walked(table: Table, policy: Callable[[Table], str | None]) -> list[tuple[Fraction, Table]]:
    """Every way chance can go if ``policy`` answers, until it has no answer: how likely, and the table then."""
    ended: list[tuple[Fraction, Table]] = []
    open_ = [(Fraction(1), table)]
    while open_:
        chance, now = open_.pop()
        if isinstance(now.pending, Decision):
            said = policy(now)
            if said is None:
                ended.append((chance, now))
                continue
            now.choose(said)
            open_.append((chance, now))
        else:
            total = ways_in_all(now.pending)
            for entry, weight in ways(now.pending):
                after = now.fork()
                after.roll(entry)
                open_.append((chance * weight / total, after))
    return ended


def chance_of(ends: Sequence[tuple[Fraction, Table]], happened: Callable[[Table], bool]) -> Fraction:
    assert sum(chance for chance, _ in ends) == 1
    return sum((chance for chance, table in ends if happened(table)), Fraction(0))


def drawn_by(table: Table, name: str) -> list[str]:
    """The cards that somebody has drawn, in order."""
    return [event.args["card"] for event in table.log if event.kind == "drew" and event.args["player"] == name]


def draw_and_discard(table: Table) -> str:
    """Draw a card and discard one that is no Diorama where that is possible: nothing is laid, nothing to take."""
    if table.pending.question == "turn":
        return "draw"
    discards = [option for option in table.options if option.startswith("discard")]
    return next((one for one in discards if one.split()[1] not in table.rules.dioramas), discards[0])


def three_more(held: Sequence[str], deck: Sequence[str], rules: Ruleset = RULES) -> Outcomes:
    """Ann holds five cards, plays “draw three” and has drawn: every way to that moment."""
    table = table_with(["draw_three", *deck], {"hand": list(held)}, rules=rules)
    table.choose("draw")
    table.roll("draw_three")
    table.choose("play draw_three")
    return table.outcomes(merge=False)


def hand_of(outcome: Outcome, name: str = "Ann") -> Counter[str]:
    return Counter(outcome.state.players[name].hand)


def chains_from(rules: Ruleset, cards: Counter[str], vases: int | None = None) -> Iterator[Chain]:
    """Every chain that the engine would let one lay with these cards: of so many vases, or all and a Totem."""
    for name in rules.characters:
        if cards[name]:
            yield from continued(rules, Chain(name), cards - Counter([name]), vases)


def continued(rules: Ruleset, chain: Chain, cards: Counter[str], vases: int | None) -> Iterator[Chain]:
    if chain.totem if vases is None else len(chain.vases) == min(vases, len(rules.slots[chain.character])):
        yield chain
        return
    for card in chains.accepts(rules, chain):
        if cards[card]:
            longer = chain.copy()
            if card in rules.totems:
                longer.totem = card
            else:
                longer.vases.append(card)
            yield from continued(rules, longer, cards - Counter([card]), vases)


def hands(pile: Counter[str], size: int) -> Iterator[tuple[Counter[str], int]]:
    """Every hand of this size from a pile, and in how many ways it comes."""
    held: dict[str, int] = {}
    kinds = list(pile.items())

    def more(at: int, missing: int, ways_: int) -> Iterator[tuple[Counter[str], int]]:
        if not missing:
            yield Counter(held), ways_
        elif at < len(kinds):
            card, copies = kinds[at]
            for number in range(min(missing, copies) + 1):
                held[card] = number
                yield from more(at + 1, missing - number, ways_ * comb(copies, number))
            held.pop(card)

    return more(0, size, 1)


def shares(pile: Counter[str], size: int, of: Callable[[Counter[str]], Hashable]) -> dict[Hashable, Fraction]:
    """The share of each value that a fact has among all hands of this size."""
    found: Counter[Hashable] = Counter()
    for hand, number in hands(pile, size):
        found[of(hand)] += number
    return {value: Fraction(number, comb(pile.total(), size)) for value, number in found.items()}
