"""What somebody wants to do to others, or against what others do, allowed or not."""

from __future__ import annotations

from krom_explore.learn.allowed import ALLOWED
from krom_explore.learn.quiz import Luck, NoQuestion

from .. import answers
from ..ruleset import Ruleset
from .positions import Setting
from .wishes import Wish, claim

# --- attacking


def to_attack_from_the_hand(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    own, target = setting.some_chain(setting.me, 1, None), setting.some_chain(setting.other, 1)
    event = setting.of("events")
    setting.hold(event)
    misread = {
        "events-from-the-hand": ALLOWED,
        "only-complete-chains-are-attacked": claim("attack-complete"),
        "draw-before-attacking": claim("draw-before-attack"),
    }
    answer = answers.attack(event, own, setting.other, target)
    return Wish(setting.table(), setting.me, answer, "attack.event", misread)


def to_attack_after_drawing(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    event = setting.of("events")
    own, target = setting.some_chain(setting.me, 1, None, active=event), setting.full_chain(setting.other)
    misread = {
        "draw-and-attack": ALLOWED,
        "complete-chains-are-safe": claim("complete-safe"),
        "attack-from-a-complete-chain": claim("own-complete"),
    }
    answer = answers.attack(event, own, setting.other, target)
    return Wish(setting.drawn(), setting.me, answer, "active.draw", misread)


def to_attack_a_protected_chain(luck: Luck, rules: Ruleset) -> Wish:
    """One with a Totem, or one that is only complete."""
    setting = Setting(luck, rules)
    event = setting.of("events")
    own = setting.some_chain(setting.me, 1, None, active=event)
    totem = setting.card(rules.totems) if luck.happens(1, 2) else None
    target = setting.full_chain(setting.other, totem=totem)
    misread = {
        **({"totems-give-spheres-only": ALLOWED} if totem else {"complete-chains-are-safe": claim("complete-safe")}),
        "attack-from-a-complete-chain": claim("own-complete"),
        "draw-before-attacking": claim("draw-before-attack"),
    }
    answer = answers.attack(event, own, setting.other, target)
    return Wish(setting.table(), setting.me, answer, "attack.target", misread)


def to_attack_a_leader(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    event = setting.of("events")
    own = setting.some_chain(setting.me, 1, None, active=event)
    target = setting.full_chain(setting.other, leader=True)
    misread = {
        "leaders-are-safe": claim("leader-safe"),
        "draw-before-attacking": claim("draw-before-attack"),
        "complete-chains-are-safe": claim("complete-safe"),
    }
    answer = answers.attack(event, own, setting.other, target)
    return Wish(setting.table(), setting.me, answer, "attack.leader", misread, leaders=(setting.other,))


def to_attack_a_short_chain(luck: Luck, rules: Ruleset) -> Wish:
    """With fewer vases than the event destroys."""
    setting = Setting(luck, rules)
    event = setting.card([name for name, one in rules.events.items() if one.destroys > 1])
    own = setting.some_chain(setting.me, 1, None, active=event)
    target = setting.chain(setting.other, setting.character(setting.other), rules.events[event].destroys - 1)
    misread = {
        "short-chains-are-safe": claim("needs-enough-vases"),
        "first-vase-is-safe": claim("first-vase-safe"),
        "only-complete-chains-are-attacked": claim("attack-complete"),
        "any-chain-will-do": ALLOWED,
    }
    answer = answers.attack(event, own, setting.other, target)
    return Wish(setting.table(), setting.me, answer, "attack.short", misread)


def to_attack_a_lonely_character(luck: Luck, rules: Ruleset) -> Wish:
    setting = Setting(luck, rules)
    event = setting.of("events")
    own = setting.some_chain(setting.me, 1, None, active=event)
    target = setting.chain(setting.other, setting.character(setting.other, None), 0)
    misread = {
        "attacks-kill-characters": ALLOWED,
        "draw-before-attacking": claim("draw-before-attack"),
        "attack-from-a-complete-chain": claim("own-complete"),
    }
    answer = answers.attack(event, own, setting.other, target)
    return Wish(setting.table(), setting.me, answer, "attack.target", misread)


# --- defending


def attacked(luck: Luck, rules: Ruleset) -> tuple[Setting, str, str]:
    """Somebody attacks: the setting, the attacked chain, and the answer that attacks it."""
    setting = Setting(luck, rules)
    event = setting.of("events")
    own = setting.some_chain(setting.me, 1, None, active=event)
    target = setting.full_chain(setting.other, None)
    return setting, target, answers.attack(event, own, setting.other, target)


def to_protect_from_elsewhere(luck: Luck, rules: Ruleset) -> Wish:
    setting, _, attack = attacked(luck, rules)
    card = setting.of("protections")
    beside = setting.some_chain(setting.other, 0, None, active=card)
    misread = {
        "protections-stay-where-they-lie": claim("protection-elsewhere"),
        "protect-in-your-own-turn": claim("not-your-turn"),
        "only-the-right-feathers": claim("wrong-feathers"),
    }
    answer = answers.protect(card, beside)
    return Wish(setting.table(attack), setting.other, answer, "protection.reach", misread)


def to_protect_from_the_hand(luck: Luck, rules: Ruleset) -> Wish:
    setting, target, attack = attacked(luck, rules)
    card = setting.of("protections")
    setting.seats[setting.other]["chains"][target]["active"] = setting.card(rules.dioramas)
    setting.seats[setting.other]["hand"].append(card)
    misread = {
        "protections-from-the-hand": ALLOWED,
        "protect-in-your-own-turn": claim("not-your-turn"),
        "only-the-right-feathers": claim("wrong-feathers"),
    }
    answer = answers.protect(card, target)
    return Wish(setting.table(attack), setting.other, answer, "protection.active", misread)


def to_defend_while_blocked(luck: Luck, rules: Ruleset) -> Wish:
    setting, target, attack = attacked(luck, rules)
    card = setting.of("protections")
    block = setting.card([name for name, one in rules.actions.items() if one.block])
    setting.seats[setting.other]["chains"][target] |= {"active": card, "blocks": [block]}
    misread = {
        "the-blocked-are-helpless": claim("helpless"),
        "protect-in-your-own-turn": claim("not-your-turn"),
        "a-blocked-chain-is-safe": claim("blocked-safe"),
    }
    answer = answers.protect(card, target)
    return Wish(setting.table(attack), setting.other, answer, "protection.blocked", misread)


# --- actions


def to_steal_what_does_not_fit(luck: Luck, rules: Ruleset) -> Wish:
    """The last vase of a chain, which fits one's own or not."""
    setting = Setting(luck, rules)
    own = setting.some_chain(setting.me, 0, None)
    target = setting.some_chain(setting.other, 2, None)
    action = setting.card([name for name, one in rules.actions.items() if one.steal])
    setting.hold(action)
    table = setting.drawn()
    end = setting.seats[setting.other]["chains"][target]["vases"][-1]
    fits = end in setting.fitting(setting.me, own)
    if fits and luck.happens(1, 2):
        raise NoQuestion  # it seldom fits, and should be refused no more often than not
    misread = {
        "stolen-for-later": ALLOWED,
        "steal-from-complete-chains": claim("steal-complete"),
        "leaders-are-safe": claim("steal-leader"),
        "stealing-breaks-no-chain": claim("steal-middle"),
    }
    answer = answers.play(action, setting.other, target, own)
    return Wish(table, setting.me, answer, "action.steal.fit", misread, (own,))


def blocking(luck: Luck, rules: Ruleset) -> tuple[Setting, str]:
    """Somebody who holds an action that blocks."""
    setting = Setting(luck, rules)
    block = setting.card([name for name, one in rules.actions.items() if one.block])
    setting.hold(block)
    return setting, block


def to_block_again(luck: Luck, rules: Ruleset) -> Wish:
    setting, block = blocking(luck, rules)
    target = setting.some_chain(setting.other, 1, None, blocks=[setting.named(block)])
    other = setting.some_chain(setting.other, 1, None)
    misread = {
        "blocks-add-up": ALLOWED,
        "a-block-lasts-a-round": claim("block-too-late"),
        "only-complete-chains-are-blocked": claim("block-complete"),
    }
    answer = answers.play(block, setting.other, luck.pick([target, other]))
    return Wish(setting.drawn(), setting.me, answer, "action.block.once", misread)


def to_block_somebody_without_chains(luck: Luck, rules: Ruleset) -> Wish:
    """Or somebody with a lonely character, which is enough."""
    setting, block = blocking(luck, rules)
    character = setting.character(setting.other, None)
    lonely = luck.happens(1, 2)
    if lonely:
        setting.chain(setting.other, character, 0)
    misread = {
        **({"a-block-needs-a-vase": claim("block-vase")} if lonely else {"anybody-can-be-blocked": ALLOWED}),
        "only-complete-chains-are-blocked": claim("block-complete"),
        "blocks-are-laid-in-advance": claim("block-active"),
    }
    answer = answers.play(block, setting.other, character)
    return Wish(setting.drawn(), setting.me, answer, "action.block.chain", misread)


def to_block_a_protected_chain(luck: Luck, rules: Ruleset) -> Wish:
    setting, block = blocking(luck, rules)
    target = setting.full_chain(setting.other, None, totem=setting.card(rules.totems))
    misread = {
        "totems-keep-blocks-off": claim("block-totem"),
        "blocks-are-laid-in-advance": claim("block-active"),
        "a-block-lasts-a-round": claim("block-too-late"),
    }
    answer = answers.play(block, setting.other, target)
    return Wish(setting.drawn(), setting.me, answer, "action.block.chain", misread)
