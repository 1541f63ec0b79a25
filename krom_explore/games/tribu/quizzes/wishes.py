"""What somebody wants to do with cards and chains, allowed or not: a position in which at most one rule is against it,
and how people misread the rules there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from krom_explore.learn.allowed import ALLOWED, Claim
from krom_explore.learn.quiz import Luck, NoQuestion

from .. import answers
from ..box import COLOURS
from ..game import Table
from ..ruleset import Ruleset
from .positions import Setting, goes_with, says


@dataclass(frozen=True)
class Wish:
    table: Table
    player: str
    answer: str
    """What the player wants to do."""
    rule: str
    """The rule that is cited where nothing is against it."""
    misread: Mapping[str, Claim]
    """What people say who misread the rules, by the name of the misreading."""
    asks: tuple[str, ...] = ()
    """The characters of which one must know what they ask for."""
    leaders: tuple[str, ...] = ()
    """The players of whom one must know whom they lead with."""
    more: tuple[str, ...] = ()
    """The lines that follow by themselves, where it is allowed."""


def claim(name: str, **facts: Any) -> Claim:
    """A reason that no rule knows."""
    return Claim(name, says(f"reason-{name}", **facts))


# --- laying


def to_lay_before_drawing(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    chain = setting.some_chain(setting.me, 1, None)
    card = setting.card(setting.fitting(setting.me, chain))
    setting.hold(card)
    misread = {
        "lay-without-drawing": ALLOWED,
        "a-card-waits-a-turn": claim("new-card-waits"),
        "others-answer-first": claim("others-first"),
    }
    return Wish(setting.table(), setting.me, answers.place(card, chain), "turn.diorama", misread, (chain,))


def to_lay_a_later_vase(luck: Luck, rules: Ruleset) -> Wish:
    """A vase that the character asks for, but not now."""
    setting = Setting(luck, rules)
    chain = setting.some_chain(setting.me, 0, None)
    laid = len(setting.seats[setting.me]["chains"][chain]["vases"])
    later = rules.characters[chain].vases[laid + 1 :]
    now = setting.fitting(setting.me, chain)
    card = setting.card([card for card, one in rules.dioramas.items() if one.vase in later and card not in now])
    setting.hold(card)
    misread = {
        "vases-in-any-order": ALLOWED,
        "colour-before-vase": claim("one-colour"),
        "a-vase-belongs-to-one": claim("vase-taken"),
    }
    return Wish(setting.drawn(), setting.me, answers.place(card, chain), "chain.order", misread, (chain,))


def to_mix_colours(luck: Luck, rules: Ruleset) -> Wish:
    """A vase of the other colour."""
    setting = Setting(luck, rules)
    colour = luck.pick(COLOURS)
    chain = setting.some_chain(setting.me, 1, None, colour=colour)
    fitting = setting.fitting(setting.me, chain)
    card = setting.card([card for card in fitting if not goes_with(card, colour, rules)])
    setting.hold(card)
    misread = {
        "colours-must-match": claim("one-colour"),
        "a-chain-begins-magical": claim("mixed-later"),
        "a-card-waits-a-turn": claim("new-card-waits"),
    }
    return Wish(setting.drawn(), setting.me, answers.place(card, chain), "chain.order", misread, (chain,))


def to_lay_a_totem_early(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    chain = setting.some_chain(setting.me, 1, None)
    totem = setting.card(rules.totems)
    setting.hold(totem)
    misread = {
        "totem-before-the-end": ALLOWED,
        "totem-of-one-colour": claim("totem-colour"),
        "totem-for-leaders": claim("totem-leader"),
    }
    return Wish(setting.drawn(), setting.me, answers.place(totem, chain), "chain.totem", misread, (chain,))


def to_begin_a_second_time(luck: Luck, rules: Ruleset) -> Wish:
    """A character of whom one has a chain, or only somebody else has."""
    setting = Setting(luck, rules)
    mine = luck.happens(1, 2)
    owner = setting.me if mine else setting.other
    chain = setting.some_chain(owner, 1, None)
    again = setting.named(chain)
    setting.hold(again)
    misread = {
        **({"two-of-a-character": ALLOWED} if mine else {"a-character-belongs-to-one": claim("character-taken")}),
        "a-chain-at-a-time": claim("finish-first"),
        "vase-must-be-at-hand": claim("vase-at-hand"),
    }
    who = (setting.me,) if mine else ()
    return Wish(setting.drawn(), setting.me, answers.place(again), "chain.doubles", misread, leaders=who)


def to_lay_a_second_any(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    one = setting.card(rules.for_any_vase)
    character = setting.character(setting.me, None)
    chain = setting.chain(setting.me, character, luck.number(1, setting.length(character) - 1), vases=[one])
    other = setting.card(rules.for_any_vase)
    setting.hold(other)
    misread = {
        "two-for-any": ALLOWED,
        "any-comes-last": claim("any-last"),
        "any-for-one-colour": claim("any-colour"),
    }
    return Wish(setting.drawn(), setting.me, answers.place(other, chain), "chain.any", misread, (chain,))


# --- the discard


def to_take_the_top(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    top = setting.of("dioramas") if luck.happens(1, 2) else setting.card([*rules.characters, *rules.events])
    misread = {
        "the-discard-is-gone": claim("discard-gone"),
        "only-what-one-can-lay": claim("take-and-lay"),
        "anything-from-the-discard": ALLOWED,
    }
    return Wish(setting.table(discard=[top, setting.idle()]), setting.me, "take", "deck.take", misread)


def to_discard_what_was_taken(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    top = setting.of("dioramas")
    table = setting.table("take", discard=[top, setting.idle()])
    misread = {
        "what-is-taken-is-laid": claim("lay-what-you-took"),
        "nothing-taken-goes-back": claim("taken-stays"),
        "discarding-needs-a-drawn-card": claim("draw-to-discard"),
        "taken-cards-are-free": ALLOWED,
    }
    return Wish(table, setting.me, answers.discard(top), "deck.again", misread)


# --- active cards


def to_activate_what_cannot_be(luck: Luck, rules: Ruleset) -> Wish:
    """A character or an action."""
    setting = Setting(luck, rules)
    chain = setting.some_chain(setting.me, 1, None)
    card = setting.of(luck.pick(("characters", "actions")))
    setting.hold(card)
    misread = {
        "everything-can-be-active": ALLOWED,
        "active-beside-complete-chains": claim("active-complete"),
        "one-active-card-in-all": claim("active-attack-first"),
    }
    return Wish(setting.drawn(), setting.me, answers.activate(card, chain), "active.cards", misread)


def to_activate_a_second_card(luck: Luck, rules: Ruleset) -> Wish:
    """Beside a chain where one lies, or beside another one."""
    setting = Setting(luck, rules)
    first = setting.some_chain(setting.me, 1, None, active=setting.idle(*rules.actions))
    second = setting.some_chain(setting.me, 1, None)
    card = setting.idle(*rules.actions)
    setting.hold(card)
    where = luck.pick([first, second])
    misread = {
        **(
            {"any-number-beside-a-chain": ALLOWED}
            if where == first
            else {"one-active-card-in-all": claim("active-in-all")}
        ),
        "active-beside-complete-chains": claim("active-complete"),
        "use-the-first-one-first": claim("active-attack-first"),
    }
    return Wish(setting.drawn(), setting.me, answers.activate(card, where), "active.one", misread)


def to_activate_beside_a_character(luck: Luck, rules: Ruleset) -> Wish:
    """That has no vase yet."""
    setting = Setting(luck, rules)
    chain = setting.chain(setting.me, setting.character(setting.me, None), 0)
    card = setting.idle(*rules.actions)
    setting.hold(card)
    misread = {
        "active-needs-a-vase": claim("active-vase"),
        "active-beside-complete-chains": claim("active-complete"),
        "save-first": claim("save-first"),
    }
    return Wish(setting.drawn(), setting.me, answers.activate(card, chain), "active.where", misread)


def to_use_what_lies_elsewhere(luck: Luck, rules: Ruleset) -> Wish:
    """An active Diorama for another chain than the one beside which it lies."""
    setting = Setting(luck, rules)
    chain = setting.some_chain(setting.me, 1, None)
    card = setting.card(setting.fitting(setting.me, chain))
    lying = setting.some_chain(setting.me, 1, None, active=card)
    if card in setting.fitting(setting.me, lying):
        raise NoQuestion
    misread = {
        "active-cards-stay-where-they-lie": claim("active-stays"),
        "draw-before-turning-over": claim("draw-before-using"),
        "active-cards-wait-for-an-attack": claim("active-for-attacks"),
        "any-chain-will-do": ALLOWED,
    }
    return Wish(setting.table(), setting.me, answers.use(card, lying, chain), "active.reach", misread, (chain,))


def to_turn_over_a_totem(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    totem = setting.card(rules.totems)
    if luck.happens(1, 2):
        chain = setting.full_chain(setting.me, None, active=totem)
    else:
        chain = setting.some_chain(setting.me, 1, None, active=totem)
    misread = {
        "totems-are-laid-from-the-hand": claim("totem-from-hand"),
        "totem-of-one-colour": claim("totem-colour"),
        "totem-before-the-end": ALLOWED,
    }
    return Wish(setting.table(), setting.me, answers.use(totem, chain, chain), "active.totem", misread, (chain,))


# --- swapping


def swapping(luck: Luck, rules: Ruleset) -> tuple[Setting, str]:
    """Somebody with a card face down beside a chain."""
    setting = Setting(luck, rules)
    return setting, setting.some_chain(setting.me, 1, None, active=setting.idle(*rules.actions))


def to_play_after_a_swap(luck: Luck, rules: Ruleset) -> Wish:
    setting, chain = swapping(luck, rules)
    card = setting.idle(*rules.actions)
    action = setting.card([name for name, one in rules.actions.items() if one.draw])
    setting.hold(card, action)
    table = setting.drawn("", answers.swap(card, chain))
    misread = {
        "actions-stand-alone": claim("action-alone"),
        "a-swap-ends-the-turn": claim("swap-ends"),
        "swap-then-discard": claim("swap-discard"),
        "after-a-swap-anything": ALLOWED,
    }
    return Wish(table, setting.me, answers.play(action), "active.follow", misread)


def to_swap_again(luck: Luck, rules: Ruleset) -> Wish:
    setting, chain = swapping(luck, rules)
    other = setting.some_chain(setting.me, 1, None, active=setting.idle(*rules.actions))
    first, second = setting.idle(*rules.actions), setting.idle(*rules.actions)
    setting.hold(first, second)
    table = setting.drawn("", answers.swap(first, chain))
    misread = {
        "swap-as-often-as-you-like": ALLOWED,
        "a-swap-ends-the-turn": claim("swap-ends"),
        "swap-like-for-like": claim("swap-alike"),
    }
    return Wish(table, setting.me, answers.swap(second, other), "active.swap", misread)


def to_swap_in_what_was_drawn(luck: Luck, rules: Ruleset) -> Wish:
    setting, chain = swapping(luck, rules)
    lying = setting.seats[setting.me]["chains"][chain]["active"]
    card = setting.idle(lying, *rules.actions)
    misread = {
        "a-card-waits-a-turn": claim("new-card-waits"),
        "swap-like-for-like": claim("swap-alike"),
        "active-cards-stay-where-they-lie": claim("active-fixed"),
    }
    return Wish(setting.drawn(card), setting.me, answers.swap(card, chain), "active.any_card", misread)
