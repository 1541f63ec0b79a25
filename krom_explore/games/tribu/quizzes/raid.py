"""What an attack costs: the last vases, what a protection saves of them, and a character that is left alone."""

from __future__ import annotations

from typing import NamedTuple

from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, choices, in_words_of

from ..catalogue import said
from ..game import Table
from ..ruleset import Ruleset
from ..words import describe_card
from .positions import Setting, called, chain_worth, invented, last, leads, played_out, since, spheres


class Raid(NamedTuple):
    """An attack, and how it is answered."""

    table: Table
    by: str
    victim: str
    event: str
    chain: str
    protection: str
    """What the victim turns over; nothing where the attack is let happen."""
    lines: tuple[str, ...]

    @property
    def rules(self) -> Ruleset:
        rules: Ruleset = self.table.rules
        return rules

    @property
    def vases(self) -> list[int]:
        """The spheres of the vases, in their order."""
        return [self.rules.spheres[card] for card in self.table.state.players[self.victim].chains[self.chain].vases]

    @property
    def takes(self) -> int:
        return min(self.rules.events[self.event].destroys, len(self.vases))

    @property
    def saves(self) -> int:
        return self.rules.protections[self.protection].saves if self.protection else 0

    @property
    def leader(self) -> bool:
        """Whether it is the chain of the victim's own leader."""
        return bool(self.table.state.players[self.victim].leader == self.chain)


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    if level == "hard":
        return left_alone(luck, rules)
    return at_once(luck, laid(luck, rules, defended=level == "normal"))


def laid(luck: Luck, rules: Ruleset, defended: bool, vases: int | None = None) -> Raid:
    setting = Setting(luck, rules)
    by, victim = setting.me, setting.other
    event, protection = cards(setting, defended)
    lying = setting.some_chain(by, 1, None, active=event)
    character = setting.character(victim, leader=luck.happens(1, 3))
    length = vases or luck.number(1 + defended, setting.length(character))
    setting.chain(victim, character, length, active=protection or None)
    table = setting.table()
    answer = (f"protect {protection} {character}",) if defended else ()
    attack = f"attack {event} {lying} {victim} {character}"
    if table.why_not(attack) is not None:
        raise NoQuestion  # where it is ruled so, a chain may be too short for it
    return Raid(table, by, victim, event, character, protection, (attack, *answer))


def cards(setting: Setting, defended: bool) -> tuple[str, str]:
    """An event and what answers it; more often than not a protection that is too small."""
    rules = setting.rules
    if not defended:
        return setting.of("events"), ""
    protection = setting.of("protections")
    saved = rules.protections[protection].saves if setting.luck.happens(2, 3) else 0
    return setting.card([card for card, one in rules.events.items() if one.destroys > saved]), protection


# --- what is lost at once


def at_once(luck: Luck, raid: Raid) -> Question:
    """How many spheres the chain loses."""
    rules = raid.rules
    played = played_out(raid.table, *raid.lines)
    truth = lost(raid.table, played, raid.victim)
    told = last(played, "destroyed", "held")
    cited = [event.rule for event in since(raid.table, played) if event.kind in ("destroyed", "held", "defended")]
    return Question(
        table=raid.table,
        ask=said("quiz-raid", facts(raid)),
        answer=truth,
        options=choices(luck, truth, misreadings(raid), spheres),
        why=in_words_of(played, told),
        rules=(*dict.fromkeys([told.rule, *cited, "attack.destroys"]),),
        given=given(raid),
        facts=facts(raid),
        lines=raid.lines,
        shown=lambda table: lost(raid.table, table, raid.victim),
        invented=invented(rules, raid.table.state.players[raid.victim].chains[raid.chain].vases),
    )


def lost(before: Table, after: Table, victim: str) -> int:
    return int(before.state.players[victim].spheres - after.state.players[victim].spheres)


def misreadings(raid: Raid) -> dict[str, int | None]:
    vases, takes, saved = raid.vases, raid.takes, min(raid.saves, raid.takes)
    others = [one.destroys for name, one in raid.rules.events.items() if name != raid.event and one.copies]
    part = 0 < saved < takes
    return {
        "a-protection-saves-all": 0 if part else None,
        "protection-forgotten": sum(vases[-takes:]) if saved else None,
        "the-last-vase-is-saved": sum(vases[-takes : len(vases) - saved]) if part else None,
        "the-first-vases-go": sum(vases[: takes - saved]),
        "as-another-event": sum(vases[-others[0] :]) if others and not saved else None,
        "the-best-vase-goes": sum(sorted(vases)[len(vases) - takes + saved :]),
        "vases-not-spheres": takes - saved if takes - saved > 1 else None,
        "the-character-too": sum(vases[-takes:]) + raid.rules.spheres[raid.chain],
        "the-whole-chain": sum(vases),
    }


# --- what is lost in the end


def left_alone(luck: Luck, rules: Ruleset) -> Question:
    """How many spheres are gone when the victim has laid nothing in the turn after it."""
    raid = laid(luck, rules, defended=luck.happens(1, 3), vases=luck.number(1, 2))
    card = luck.pick(sorted(card for card in rules.whole_deck if card in rules.actions))
    more = ("draw", f"card {card}", f"discard {card}")
    played = played_out(raid.table, *raid.lines, *more)
    truth = lost(raid.table, played, raid.victim)
    gone = [event for event in since(raid.table, played) if event.kind in ("destroyed", "held", "alone", "eliminated")]
    return Question(
        table=raid.table,
        ask=said("quiz-raid-later", facts(raid)),
        answer=truth,
        options=choices(luck, truth, later_misread(raid), spheres),
        why=in_words_of(played, *gone),
        rules=(*dict.fromkeys([gone[-1].rule, *(event.rule for event in gone)]),),
        given=(*given(raid), leads(raid.victim, raid.table)),
        facts=facts(raid),
        lines=(*raid.lines, *more),
        shown=lambda table: lost(raid.table, table, raid.victim),
        invented=invented(rules, [raid.chain]),
    )


def later_misread(raid: Raid) -> dict[str, int | None]:
    vases, takes = raid.vases, raid.takes
    gone = max(0, takes - raid.saves)
    alone = gone == len(vases)
    worth = raid.rules.spheres[raid.chain]
    at_stake = sum(vases[len(vases) - gone :])
    return {
        "leaders-are-lost-too": at_stake + worth if alone and raid.leader else None,
        "a-lonely-character-stays": at_stake if alone and not raid.leader else None,
        "protection-forgotten": sum(vases[-takes:]) if raid.saves else None,
        "one-vase-less-is-alone": at_stake + worth if not alone else None,
        "only-the-character-goes": worth if alone and not raid.leader else None,
        "vases-not-spheres": gone,
        "the-whole-chain": sum(vases) + worth,
        "nothing-is-lost-at-once": 0,
    }


# --- words


def facts(raid: Raid) -> dict[str, object]:
    rules = raid.rules
    return {
        "player": raid.by, "target": raid.victim, "card": called(raid.event, rules), "chain": called(raid.chain, rules),
        "number": rules.events[raid.event].destroys,
        "saves": raid.saves, "protection": called(raid.protection, rules) if raid.protection else None,
    }  # fmt: skip


def given(raid: Raid) -> tuple[Spoken, ...]:
    """The chain with the spheres of each card, and what the two cards do."""
    rules, chain = raid.rules, raid.table.state.players[raid.victim].chains[raid.chain]
    named = [card for card in (raid.event, raid.protection) if card]
    return (chain_worth(raid.victim, chain, rules), *(what_it_does(card, rules) for card in named))


def what_it_does(card: str, rules: Ruleset) -> Spoken:
    return lambda lang: f"{rules.name(card, lang)}: {describe_card(card, lang, rules)}"
