"""What fits next: which card can be added to a chain now, or which one can be stolen for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, choices, in_words_of

from ..catalogue import said
from ..game import Table
from ..look import ChainLook
from ..ruleset import Ruleset
from .positions import Setting, asks_for, called, chain_lines, goes_with, invented, last, played_out, says

MOST_WRONG = 4
"""Cards of the hand that are there to be misread."""


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    if level == "hard" and luck.happens(2, 3):
        return stolen(luck, rules)
    return added(luck, rules, {"easy": 1, "normal": 2, "hard": 3}[level])


# --- from the hand


def added(luck: Luck, rules: Ruleset, chains: int) -> Question:
    """Of the cards in a hand just one can be added, to just one of some chains."""
    setting = Setting(luck, rules)
    me = setting.me
    for number in range(chains):
        if number and luck.happens(1, 2):
            setting.full_chain(me, None, totem=setting.card(rules.totems) if luck.happens(1, 3) else None)
        else:
            setting.some_chain(me, 1, None)
    open_ = {name: setting.fitting(me, name) for name in setting.seats[me]["chains"]}
    right = setting.card(sorted(card for fits in open_.values() for card in fits))
    wrong = tempting(setting)
    setting.hold(right, *wrong.values())
    table = setting.drawn()
    if {answer.split()[1] for answer in table.options if answer.startswith("place ")} != {right}:
        raise NoQuestion
    where = luck.pick([name for name, fits in open_.items() if right in fits])
    line = f"place {right} {where}"
    played = played_out(table, line)
    told = last(played, "placed", "protected")
    return Question(
        table=table,
        ask=said("quiz-fits", {"player": me}),
        answer=right,
        options=choices(luck, right, wrong, lambda card: says("card", card=called(card, rules))),
        why=in_words_of(played, told),
        rules=(told.rule, "turn.diorama"),
        given=tuple(given(table, me)),
        lines=(line,),
        shown=lambda table: str(last(table, "placed", "protected").args["card"]),
        invented=invented(rules, [*open_, right]),
    )


def given(table: Table, player: str) -> Iterator[Spoken]:
    yield from chain_lines(table.state, player, table.rules)
    for name in table.state.players[player].chains:
        yield asks_for(name, table.rules)


def tempting(setting: Setting) -> dict[str, str]:
    """For some misreadings a card that somebody would add who reads the rules so."""
    rules, luck = setting.rules, setting.luck
    mine = Table.scenario({"players": setting.seats, "mover": setting.me}, rules=rules).state.players[setting.me]
    found: dict[str, list[str]] = {}
    for card in sorted(rules.dioramas):
        for name in {misread(rules, chain, card) for chain in mine.chains.values()} - {""}:
            if setting.left[card] and not any(card in chain.fits for chain in mine.chains.values()):
                found.setdefault(name, []).append(card)
    chosen: dict[str, str] = {}
    for name in luck.some(sorted(found), min(MOST_WRONG, len(found))):
        free = [card for card in found[name] if card not in chosen.values()]
        if free:
            chosen[name] = setting.card(free)
    return chosen


def misread(rules: Ruleset, chain: ChainLook, card: str) -> str:
    """How somebody misreads the rules who would add this card to this chain; nothing where nobody would."""
    shown = rules.dioramas[card]
    asked = rules.characters[chain.character].vases
    if chain.complete:
        if shown.kind == "totem":
            return "two-totems" if chain.totem else ""
        return "a-vase-too-many" if shown.kind == "any" or shown.vase in asked else ""
    if shown.kind == "totem":
        return "totem-before-the-end"
    if shown.kind == "any":
        return "two-for-any"
    if shown.vase in asked[len(chain.vases) + 1 :]:
        return "vases-in-any-order"
    if shown.vase in asked[: len(chain.vases)]:
        return "a-vase-twice"
    one_colour = all(goes_with(vase, shown.colour, rules) for vase in chain.vases)
    return "colour-before-vase" if one_colour else ""


# --- from others


class Loot(NamedTuple):
    card: str
    owner: str
    chain: str


def stolen(luck: Luck, rules: Ruleset) -> Question:
    """Of the vases of others just one can be stolen."""
    setting = Setting(luck, rules, players=3)
    me, others = setting.me, setting.names[1:]
    own = setting.some_chain(me, 0, None)
    for owner in (*others, luck.pick(others)):
        if luck.happens(1, 3):
            setting.full_chain(owner, None, totem=setting.card(rules.totems))
        else:
            setting.some_chain(owner, 2, None)
    action = setting.card([card for card, one in rules.actions.items() if one.steal])
    setting.hold(action)
    table = setting.drawn()
    ways = [answer for answer in table.options if answer.startswith(f"play {action} ")]
    if len(ways) != 1:
        raise NoQuestion
    played = played_out(table, ways[0])
    told = last(played, "stolen")
    return Question(
        table=table,
        ask=said("quiz-fits-steal", {"player": me, "card": called(action, rules)}),
        answer=loot(played),
        options=choices(luck, loot(played), misreadings(table, me, own), named(rules)),
        why=in_words_of(played, told),
        rules=(told.rule, "action.steal.fit", "action.steal.totem"),
        given=(
            *chain_lines(table.state, me, rules),
            asks_for(own, rules),
            *(line for owner in others for line in chain_lines(table.state, owner, rules)),
        ),
        lines=(ways[0],),
        shown=loot,
        invented=invented(rules, [own, told.args["card"]]),
    )


def misreadings(table: Table, me: str, own: str) -> dict[str, Loot]:
    """What somebody would steal who reads the rules otherwise."""
    state = table.state
    fits = state.players[me].chains[own].fits
    found: dict[str, Loot] = {}
    for owner, seat in state.players.items():
        for name, chain in seat.chains.items() if owner != me else ():
            *inner, end = chain.vases
            deeper = next((card for card in inner if card in fits), None)
            if chain.totem and end in fits:
                found["totems-can-be-robbed"] = Loot(end, owner, name)
            elif not chain.totem and end not in fits:
                found["stolen-for-later"] = Loot(end, owner, name)
            if not chain.totem and deeper:
                found["inner-vases-can-be-stolen"] = Loot(deeper, owner, name)
    return found


def loot(table: Table) -> Loot:
    facts = last(table, "stolen").args
    return Loot(facts["card"], facts["target"], facts["target_chain"])


def named(rules: Ruleset) -> Callable[[Loot], Spoken]:
    return lambda one: says("loot", card=called(one.card, rules), player=one.owner, chain=called(one.chain, rules))
