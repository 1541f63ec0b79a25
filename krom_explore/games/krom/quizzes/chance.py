"""How likely something is: typed as a fraction, a decimal or a percentage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import Draw
from krom_explore.learn import chance
from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, elsewhere
from krom_explore.odds.dice import SIDES
from krom_explore.odds.spread import Said

from .. import odds
from ..answers import Intent, hunt, write
from ..box import KROMOSAURUS, PLACES
from ..catalogue import said
from ..game import Table
from ..odds import Fighter
from ..odds.words import card_name, combination_name, place_name
from ..rules.mountain import combination as combination_of
from ..rules.mountain import contained
from ..ruleset import Ruleset
from ..words import describe_card
from .fights import by_weight
from .positions import (
    alone,
    card_text,
    deck_card,
    follow,
    invented,
    lines,
    people,
    play_on,
    says,
    scene,
    weights_invented,
    where,
)

Misread = Mapping[str, Fraction | None]

RARE = Fraction(1, 20)
"""What hardly ever happens, or nearly always, is not asked."""


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    asked = {
        "easy": (caught, caught, equal),
        "normal": (caught, won, last_die, roamed),
        "hard": (caught, stunned, several_dice, gathered),
    }
    return luck.pick(asked[level])(luck, level, rules)


Ways = tuple[int, int]
"""In how many ways it happens, of how many."""


def typed(ask: Said, table: Table, played: Table, ways: Ways, misread: Misread, rule: str, *given: Spoken,
          made_up: bool = False, **facts: Any) -> Question:  # fmt: skip
    """A question whose answer is typed; one way in which it may go is played out."""
    truth = Fraction(*ways)
    if not RARE < truth < 1 - RARE:
        raise NoQuestion
    return Question(
        table=table,
        ask=ask,
        answer=truth,
        why=said(f"{ask.key}-why", {**ask.args, "ways": ways[0], "all": ways[1]}).say,
        rules=(rule,),
        typed=chance(),
        misreadings=elsewhere(truth, misread),
        given=given,
        facts=facts,
        lines=lines(table, played),
        invented=made_up,
        about=("cards",) if rule.startswith(("savannah", "forest")) else (),
    )


# --- hunts


def caught(luck: Luck, level: str, rules: Ruleset) -> Question:
    """To catch a prey."""
    dice = {"easy": 1, "normal": 2, "hard": 3}[level]
    prey = deck_card(luck, rules, "hunt", lambda card: card.dice <= dice)
    bought = dice - rules.hunt[prey].dice
    prices = (0, *rules.savannah.extra_dice)
    if bought >= len(prices):
        raise NoQuestion
    value = rules.hunt[prey].value
    table, name = alone(luck, rules, "savannah", {"krom": prices[bought] + luck.number(0, 3)}, prey=[prey])
    hunted, sums = odds.hunt(dice, value), odds.total(dice).chance
    misread = {
        "must-beat-the-value": Fraction(odds.hunt(dice, value + 1)),
        "exactly-the-value": sums[value],
        "sums-are-all-alike": Fraction(len([one for one in sums if one >= value]), len(sums)) if dice > 1 else None,
        "as-with-one-die-less": Fraction(odds.hunt(dice - 1, value)) if dice > 1 else None,
        "faces-up-to-the-value": Fraction(min(value, SIDES), SIDES) if dice == 1 else None,
    }
    facts = {"player": name, "card": card_name(prey, rules), "dice": dice, "value": value, "bought": bought}
    return typed(
        said("quiz-chance-hunt", facts), table, follow(table, luck, hunt(prey, bought)),
        (hunted.ways, hunted.total), misread, "savannah.success", card_text(prey, rules),
        made_up=invented(rules.hunt[prey]), value=value,
    )  # fmt: skip


# --- combats


def pair(luck: Luck, rules: Ruleset) -> tuple[Table, list[str], str, Table]:
    """Two who meet, and the combat fought in some way."""
    names = people(luck, rules, 2)
    place = luck.pick(PLACES)
    table = scene(luck, rules, {name: {"place": place} for name in names})
    fought = play_on(table, luck, lambda one: any(event.kind == "combat" for event in one.log))
    return table, names, place, fought


def equal(luck: Luck, level: str, rules: Ruleset) -> Question:
    """That weight decides between two, for their dice are equal."""
    table, names, place, fought = pair(luck, rules)
    fight = odds.combat([*map(Fighter, names)], place, rules)
    misread = {
        "one-double-only": Fraction(1, fight.ways),
        "a-chance-for-each-die": Fraction(2, SIDES),
        "equal-or-not-is-even": Fraction(1, 2),
    }
    ask = said("quiz-chance-equal", {"players": names, "where": where(place)})
    return typed(ask, table, fought, (int(fight.tie * fight.ways), fight.ways), misread, "combat.tie.weight")


def won(luck: Luck, level: str, rules: Ruleset) -> Question:
    """To win against one other."""
    table, (name, other), place, fought = pair(luck, rules)
    fight = odds.combat([Fighter(name), Fighter(other)], place, rules)
    heavier = place in rules.combat.heavier_wins
    strength = by_weight(rules, not heavier)
    clear = (1 - fight.tie) / 2
    misread = {
        "lighter-everywhere" if heavier else "heavier-everywhere": clear
        + (fight.tie if strength[name] > strength[other] else 0),
        "ties-are-shared": Fraction(1, 2),
        "weight-before-dice": Fraction(int(fight.win[name] > clear)),
    }
    given = [says("weighs", name=one, weight=rules.weights[one]) for one in (name, other)]
    ties = "won" if fight.win[name] > clear else "lost"
    ask = said("quiz-chance-win", {"name": name, "other": other, "where": where(place), "ties": ties})
    ways, made_up = (fight.win.ways[name], fight.win.total), weights_invented(rules, [name, other])
    return typed(ask, table, fought, ways, misread, "combat.tie.weight", *given, made_up=made_up)


def stunned(luck: Luck, level: str, rules: Ruleset) -> Question:
    """To be stunned by one other, with little life left."""
    name, other = people(luck, rules, 2)
    place, left = luck.pick(PLACES), luck.number(1, min(4, rules.life.most))
    seats: dict[str, Any] = {name: {"place": place, "life": left}, other: {"place": place}}
    table = scene(luck, rules, seats)
    fought = play_on(table, luck, lambda one: any(event.kind == "combat" for event in one.log))
    fight = odds.combat([Fighter(name, life=left), Fighter(other)], place, rules)
    lost = fight.damage[name]
    misread = {
        "losing-is-enough": fight.win[other],
        "one-more-than-there-is": Fraction(sum((lost[n] for n in lost if n > left), Fraction(0))),
        "just-as-much-as-there-is": lost[left],
        "as-if-the-other-rolled-alone": Fraction(max(0, SIDES - left + 1), SIDES),
    }
    ask = said("quiz-chance-stunned", {"name": name, "other": other, "life": left, "where": where(place)})
    ways = sum(many for points, many in lost.ways.items() if points >= left)
    return typed(ask, table, fought, (ways, lost.total), misread, "stunned.start")


# --- the Kromosaurus


def roamed(luck: Luck, level: str, rules: Ruleset) -> Question:
    """That the Kromosaurus comes to a place."""
    names = people(luck, rules, luck.number(2, 3))
    here, wanted = luck.pick(rules.kromosaurus.destinations), luck.pick(rules.kromosaurus.destinations)
    places = [luck.pick(PLACES) for _ in names]
    seats = {name: {"place": place} for name, place in zip(names, places, strict=True)}
    beast = {"place": here, "life": luck.number(1, rules.kromosaurus.life)}
    table = scene(luck, rules, seats, phase="movement", kromosaurus=beast)
    drawn = play_on(table, luck, lambda one: isinstance(one.pending, Draw))
    cards = drawn.pending.cards if isinstance(drawn.pending, Draw) else ()
    roams = play_on(drawn, luck, lambda one: any(event.kind == "roamed" for event in one.log))
    misread = {
        "it-visits-the-cave": Fraction(1, len(PLACES)) if len(cards) < len(PLACES) else None,
        "must-move-on": Fraction(0) if here == wanted else Fraction(1, max(1, len(cards) - 1)),
        "here-or-not-is-even": Fraction(1, 2),
    }
    ask = said("quiz-chance-roams", {"place": place_name(wanted)})
    given = says("is-there", name=KROMOSAURUS, where=where(here))
    ways = (cards.count(wanted), len(cards))
    return typed(ask, table, roams, ways, misread, "kromosaurus.movement", given)


# --- climbs


def kept(luck: Luck, rules: Ruleset, dice: tuple[int, ...], keep: tuple[int, ...]) -> tuple[Table, str, Table]:
    """Somebody who has rolled these dice and rolls again all but some of them."""
    table, name = alone(luck, rules, "mountain", {"krom": sum(rules.mountain.rerolls)})
    climbing = table.fork()
    climbing.choose("climb")
    climbing.roll([list(dice)])
    return climbing, name, follow(climbing, luck, write(Intent("keep", dice=keep)))


def last_die(luck: Luck, level: str, rules: Ruleset) -> Question:
    """To complete a combination with one die."""
    size = rules.mountain.dice
    faces = luck.mixed(range(1, SIDES + 1))
    if luck.happens(1, 2):
        low = luck.number(1, SIDES - size + 2)
        keep = tuple(range(low, low + size - 1))
        wanted = "straight"
    else:
        keep, wanted = tuple(sorted([faces[0], faces[0], faces[1], faces[1]])), "full"
    spare = luck.pick([face for face in faces if combination_of((*keep, face)) != wanted])
    ways = [face for face in faces if combination_of((*keep, face)) == wanted]
    if len(keep) != size - 1 or not ways:
        raise NoQuestion
    climbing, name, played = kept(luck, rules, tuple(sorted((*keep, spare))), keep)
    misread = {
        "only-one-face-counted": Fraction(1, SIDES) if len(ways) > 1 else None,
        "a-row-is-open-at-both-ends": Fraction(2, SIDES) if len(ways) == 1 else None,
        "all-dice-again": Fraction(odds.reach(wanted, 0, rules=rules)),
        "as-if-two-dice": Fraction(len(ways), SIDES**2) if len(ways) > 1 else None,
        "equal-or-not-is-even": Fraction(1, 2),
    }
    told = " ".join(map(str, keep))
    ask = said("quiz-chance-die", {"player": name, "dice": told, "combination": combination_name(wanted)})
    return typed(ask, climbing, played, (len(ways), SIDES), misread, f"mountain.result.{wanted}")


def several_dice(luck: Luck, level: str, rules: Ruleset) -> Question:
    """To make one more of a kind than there are, with all the other dice."""
    size, has = rules.mountain.dice, luck.number(2, 3)
    wanted = {2: "three", 3: "four"}[has]
    rolled = size - has
    face, *others = luck.some(range(1, SIDES + 1), 1 + rolled)
    keep = (face,) * has
    climbing, name, played = kept(luck, rules, tuple(sorted((*keep, *others))), keep)
    rolls = list(product(range(1, SIDES + 1), repeat=rolled))
    good = [roll for roll in rolls if wanted in contained((*keep, *roll))]
    misread = {
        "chances-of-dice-added": Fraction(rolled, SIDES),
        "one-die-only": Fraction(1, SIDES),
        "all-dice-needed": Fraction(1, SIDES**rolled),
        "just-one-more": Fraction(sum(roll.count(face) == 1 for roll in rolls), len(rolls)),
    }
    told = {"player": name, "dice": " ".join(map(str, keep)), "combination": combination_name(wanted), "rolled": rolled}
    ask, ways = said("quiz-chance-dice", told), (len(good), len(rolls))
    return typed(ask, climbing, played, ways, misread, f"mountain.result.{wanted}")


# --- the Forest


def gathered(luck: Luck, level: str, rules: Ruleset) -> Question:
    """That the next card of the Forest brings Wood."""
    deck = rules.deck("gathering")
    left = luck.some(deck, luck.number(5, 9))
    discard = sorted((Counter(deck) - Counter(left)).elements())
    table, name = alone(luck, rules, "forest", {}, discards={"gathering": discard})
    cards = rules.gathering

    def wooden(some: list[str]) -> Ways:
        return sum("wood" in cards[card].reward for card in some), len(some)

    plain = [card for card in left if set(cards[card].reward) == {"wood"}]
    misread = {
        "kinds-alike": Fraction(*wooden(sorted(set(left)))),
        "whole-deck-counted": Fraction(*wooden(deck)),
        "only-plain-wood": Fraction(len(plain), len(left)),
        "wood-or-not-is-even": Fraction(1, 2),
    }
    given = [pile_line(card, many, rules) for card, many in sorted(Counter(left).items())]
    ask = said("quiz-chance-wood", {"player": name})
    made_up = invented(*(cards[card] for card in left))
    played = follow(table, luck, "draw")
    return typed(ask, table, played, wooden(left), misread, "forest.discard", *given, made_up=made_up)


def pile_line(card: str, many: int, rules: Ruleset) -> Spoken:
    """So many copies of a card, and what it brings."""
    return lambda lang: text.told_of(f"{many} × {rules.name(card, lang)}", describe_card(card, lang, rules), lang)
