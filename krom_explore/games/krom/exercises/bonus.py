"""Exercises on Bonus cards and Evolutions: what is missing, who has the last word, and one more die."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.games.krom import answers
from krom_explore.games.krom.box import PLACES, RESOURCES
from krom_explore.games.krom.catalogue import said
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds.words import card_name, in_place
from krom_explore.games.krom.rules.combat import rank
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, choice
from krom_explore.odds.dice import SIDES

FACES = range(1, SIDES + 1)

ROLLED = {"Alma": 3, "Kolos": 5}
"""What two who meet in the Forest have so far, before Alma rolls one more die."""


# --- the missing resource


def evolution(rules: Ruleset) -> str:
    """One that can be realised anywhere."""
    return next(name for name, card in rules.evolution.items() if card.place is None)


def missing(rules: Ruleset) -> str:
    """A resource that it costs."""
    return next(good for good in RESOURCES if rules.evolution[evolution(rules)].cost.get(good))


def where_it_is_sure(rules: Ruleset) -> str:
    """The place in which one resource short and with Krom one can realise it in the same action phase, without luck."""
    for place in PLACES:
        table = one_short(place, rules)
        if table.why_not(f"buy {missing(rules)}") is None:
            table.choose(f"buy {missing(rules)}")
            if table.why_not(answers.realise(evolution(rules))) is None:
                return place
    return "nowhere"


def one_short(place: str, rules: Ruleset) -> Table:
    card, good = evolution(rules), missing(rules)
    cost = dict(rules.evolution[card].cost)
    goods = cost | {good: cost[good] - 1, "krom": rules.cave.prices[good]}
    players = {"Alma": {"place": place, **goods}, "Kolos": {"place": "mountain", "life": 0}}
    return Table.scenario({"phase": "actions", "evolutions": [card], "players": players}, rules=rules)


def home_of(good: str) -> str:
    """The place that is known for a resource."""
    return {"wood": "forest", "bone": "savannah", "stone": "mountain"}[good]


# --- a counter countered


def gift(rules: Ruleset) -> str:
    """A card that brings Krom in an action phase anywhere."""
    return next(name for name, card in rules.bonus.items() if card.gain.get("krom") and card.place is None)


def counter(rules: Ruleset) -> str:
    return min(rules.cards_played["counter"])


def last_word(rules: Ruleset) -> str:
    """What becomes of the gift when Kolos counters it and Alma counters that."""
    alma = {"place": "cave", "krom": 0, "bonus": [gift(rules), counter(rules)]}
    players = {"Alma": alma, "Kolos": {"place": "cave", "bonus": [counter(rules)]}}
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    table.roll({"Alma": SIDES, "Kolos": 1})
    table.choose(answers.play(gift(rules)))
    table.choose("counter")
    if not (isinstance(table.pending, Decision) and table.pending.question == "counter"):
        return "refused"
    table.choose("counter")
    return "happens" if table.state.players["Alma"].krom else "nothing"


# --- one more die


def with_one_more(rules: Ruleset, place: str, faces: Sequence[int] = FACES) -> Fraction:
    """The chance that Alma is first when one more die comes on top of what she has."""
    totals = ({**ROLLED, "Alma": ROLLED["Alma"] + face} for face in faces)
    return Fraction(sum(rank(total, rules.tie_strength[place])[0] == "Alma" for total in totals), SIDES)


def instead(rules: Ruleset) -> Fraction:
    """The same if the new die took the place of the old one."""
    return with_one_more(rules, "forest", [face - ROLLED["Alma"] for face in FACES])


def the_evolution(rules: Ruleset) -> dict[str, Any]:
    good = missing(rules)
    return {
        "card": card_name(evolution(rules), rules),
        "good": said(f"name-{good}", {}),
        "price": rules.cave.prices[good],
    }


EXERCISES = {
    "bonus.1": Exercise(
        choice(*PLACES, "anywhere"),
        answer=where_it_is_sure,
        misreadings={
            "krom-pays-evolutions": lambda rules: "anywhere",
            "home-of-the-resource": lambda rules: home_of(missing(rules)),
        },
        facts=the_evolution,
    ),
    "bonus.2": Exercise(
        choice("nothing", "happens", "refused"),
        answer=last_word,
        misreadings={
            "first-counter-stands": lambda rules: "nothing",
            "counter-is-final": lambda rules: "refused",
        },
        facts=lambda rules: {
            "card": card_name(gift(rules), rules),
            "counter": card_name(counter(rules), rules),
            "again": rules.rulings["counter_counter"],
        },
    ),
    "bonus.3": Exercise(
        chance(),
        answer=lambda rules: with_one_more(rules, "forest"),
        misreadings={
            "heavier-wins-here-too": lambda rules: with_one_more(rules, "savannah"),
            "new-die-instead": instead,
        },
        facts=lambda rules: {
            "alma": ROLLED["Alma"],
            "kolos": ROLLED["Kolos"],
            "where": in_place("forest"),
            "helped": rank(dict.fromkeys(ROLLED, 0), rules.tie_strength["forest"])[0],
        },
    ),
}
