"""What somebody wants to do, allowed or not: a position in which at most one rule is against it, and how people misread
the rules there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from krom_explore.engine.ports import Decision, Reason
from krom_explore.learn.allowed import ALLOWED, Claim, because
from krom_explore.learn.quiz import Luck, NoQuestion, Spoken

from ..answers import hunt, realise
from ..box import PLACES, RESOURCES
from ..game import Table
from ..ruleset import Ruleset
from .positions import alone, card_text, deck_card, follow, life, people, says, scene, where


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
    since: int = 10**6
    """The event from which on the player’s doings are told: those of this phase."""
    given: tuple[Spoken, ...] = ()
    cards: tuple[str, ...] = ()
    """The cards that it is about."""
    facts: Mapping[str, Any] = field(default_factory=dict)


def claim(name: str, **facts: Any) -> Claim:
    """A reason that no rule knows."""
    return Claim(name, says(f"reason-{name}", **facts))


def acting(
    luck: Luck, rules: Ruleset, place: str, seat: Mapping[str, Any], *done: str, **more: Any
) -> tuple[Table, str, int]:
    """Somebody in an action phase who has done these things, and how many events had been told before."""
    table, name = alone(luck, rules, place, seat, **more)
    return follow(table, luck, *done), name, len(table.log)


ONE_THING = claim("one-thing-a-phase")
IN_THE_CAVE = claim("evolutions-in-the-cave")
COSTS_KROM = claim("evolutions-cost-krom")

# --- movement


def to_stay(luck: Luck, rules: Ruleset) -> Wish:
    names = people(luck, rules, luck.number(2, 3))
    places = luck.some(PLACES, len(names))
    table = scene(luck, rules, {n: {"place": p} for n, p in zip(names, places, strict=True)}, phase="movement")
    misread = {"staying-is-allowed": ALLOWED, "only-a-fight-moves-one": claim("stay-only-unfought")}
    if places[0] != "cave":
        misread["everybody-goes-home-first"] = claim("home-first")
    return Wish(table, names[0], f"go {places[0]}", "movement.must_move", misread)


def to_join_others(luck: Luck, rules: Ruleset) -> Wish:
    names = people(luck, rules, luck.number(2, 4))
    here, there = luck.some(PLACES, 2)
    seats = {names[0]: {"place": here}} | {name: {"place": there} for name in names[1:]}
    table = scene(luck, rules, seats, phase="movement")
    misread = {"a-place-is-full": claim("place-taken"), "one-step-at-a-time": claim("too-far")}
    if "cave" not in (here, there):
        misread["everybody-goes-home-first"] = claim("home-first")
    return Wish(table, names[0], f"go {there}", "movement.cards", misread)


def to_move_after_a_bad_turn(luck: Luck, rules: Ruleset) -> Wish:
    """Somebody who was stunned last turn."""
    names = people(luck, rules, luck.number(2, 3))
    here, there = luck.some(PLACES, 2)
    others = luck.some([place for place in PLACES if place != here], len(names) - 1)
    seats: dict[str, Any] = {names[0]: {"place": here, "life": 0}}
    seats |= {name: {"place": place} for name, place in zip(names[1:], others, strict=True)}
    table = scene(luck, rules, seats, phase="movement")
    misread = {
        "stunned-miss-a-turn": claim("misses-this-turn"),
        "stunned-go-home-first": claim("carried-home"),
        "stunned-wake-up-weak": claim("too-weak"),
    }
    woken = says("was-stunned", player=names[0], where=where(here))
    return Wish(table, names[0], f"go {there}", "stunned.recovery", misread, given=(woken,))


# --- the places


def to_buy_after_a_rest(luck: Luck, rules: Ruleset) -> Wish:
    good = luck.pick([good for good in RESOURCES if good in rules.cave.prices])
    table, name, begun = acting(luck, rules, "cave", {"krom": luck.number(4, 9), "life": life(luck, rules, 3)}, "rest")
    misread = {
        "resting-and-buying": ALLOWED,
        "resources-from-their-place-only": claim("not-sold-here"),
        "one-thing-a-phase": ONE_THING,
    }
    return Wish(table, name, f"buy {good}", "cave.services", misread, begun)


def to_buy_again(luck: Luck, rules: Ruleset) -> Wish:
    sold = [good for good in (*RESOURCES, "bonus") if good in rules.cave.prices]
    first, second = luck.pick(sold), luck.pick(sold)
    table, name, begun = acting(luck, rules, "cave", {"krom": luck.number(8, 12)}, f"buy {first}")
    misread = {
        "one-service-a-visit": claim("one-service"),
        "one-thing-a-phase": ONE_THING,
        "rest-before-buying": claim("rest-first"),
    }
    return Wish(table, name, f"buy {second}", "cave.services", misread, begun)


def what_belongs_elsewhere(luck: Luck, rules: Ruleset) -> Wish:
    """To do in one place what another one is for."""
    place = luck.pick(PLACES)
    table, name, begun = acting(luck, rules, place, {"krom": luck.number(4, 9)})
    ways = {"cave": "rest", "forest": "draw", "savannah": hunt(luck.pick(table.state.prey), 0), "mountain": "climb"}
    other = luck.pick([one for one in PLACES if one != place])
    misread = {
        "everything-everywhere": ALLOWED,
        "only-the-winner-acts": claim("winner-only"),
        "actions-cost-krom": claim("action-price"),
    }
    return Wish(table, name, ways[other], "place.once", misread, begun)


def another_card_without_krom(luck: Luck, rules: Ruleset) -> Wish:
    table, name, begun = acting(luck, rules, "forest", {"krom": 0}, "draw")
    misread = {
        "cards-are-free": ALLOWED,
        "one-card-a-visit": claim("one-card"),
        "resources-pay-for-cards": claim("pay-with-wood"),
    }
    return Wish(table, name, "draw", "forest.more_cards", misread, begun)


def one_card_too_many(luck: Luck, rules: Ruleset) -> Wish:
    prices = rules.forest.prices
    drawn = ["draw"] * len(prices)
    table, name, begun = acting(luck, rules, "forest", {"krom": sum(prices) + luck.number(5, 8)}, *drawn)
    misread = {
        "as-many-cards-as-one-pays": ALLOWED,
        "the-pile-belongs-to-all": claim("leave-some"),
        "price-goes-on-rising": claim("price-too-high"),
    }
    return Wish(table, name, "draw", "forest.most", misread, begun)


def to_shuffle(luck: Luck, rules: Ruleset) -> Wish:
    cards = luck.some(rules.deck("gathering"), luck.number(3, 8))
    table, name, begun = acting(luck, rules, "forest", {}, discards={"gathering": cards})
    misread = {
        "shuffle-an-empty-pile-only": claim("pile-not-empty"),
        "shuffling-costs": claim("shuffle-price"),
        "shuffling-is-all": claim("nobody-shuffles"),
    }
    return Wish(table, name, "shuffle", "forest.shuffle", misread, begun, (says("in-discard", many=len(cards)),))


def to_shuffle_late(luck: Luck, rules: Ruleset) -> Wish:
    cards = luck.some(rules.deck("gathering"), luck.number(3, 8))
    table, name, begun = acting(luck, rules, "forest", {}, "draw", discards={"gathering": cards})
    misread = {
        "shuffle-any-time": ALLOWED,
        "shuffle-an-empty-pile-only": claim("pile-not-empty"),
        "shuffling-costs": claim("shuffle-price"),
    }
    given = (says("in-discard", many=len(cards) + 1),)
    return Wish(table, name, "shuffle", "forest.shuffle", misread, begun, given)


def to_hunt_again(luck: Luck, rules: Ruleset) -> Wish:
    """After a hunt that failed."""
    prey = deck_card(luck, rules, "hunt", lambda card: card.value > card.dice)
    table, name = alone(luck, rules, "savannah", {"krom": luck.number(4, 9)}, prey=[prey])
    hunted = table.fork()
    hunted.choose(hunt(prey, 0))
    hunted.roll([[1] * rules.hunt[prey].dice])
    again = luck.pick(list(hunted.state.prey))
    misread = {
        "hunt-until-one-is-caught": ALLOWED,
        "missed-prey-is-gone": claim("prey-fled"),
        "a-second-hunt-costs": claim("hunt-price"),
    }
    return Wish(hunted, name, hunt(again, 0), "savannah.one_hunt", misread, len(table.log), cards=(prey,))


def dice_without_krom(luck: Luck, rules: Ruleset) -> Wish:
    prices = rules.savannah.extra_dice
    if len(prices) < 2 or prices[1] <= prices[0]:
        raise NoQuestion
    prey = deck_card(luck, rules, "hunt")
    table, name, begun = acting(luck, rules, "savannah", {"krom": luck.number(prices[0], prices[1] - 1)}, prey=[prey])
    misread = {
        "one-price-for-any-dice": ALLOWED,
        "one-more-die-only": claim("one-die-only"),
        "dice-after-the-roll": claim("dice-later"),
    }
    return Wish(table, name, hunt(prey, 2), "savannah.extra_dice", misread, begun, (card_text(prey, rules),), (prey,))


def to_climb_again(luck: Luck, rules: Ruleset) -> Wish:
    table, name = alone(luck, rules, "mountain", {"krom": luck.number(4, 9)})
    climbed = follow(table, luck, "climb", "stop")
    misread = {
        "climb-again-and-again": ALLOWED,
        "a-second-climb-costs": claim("climb-price"),
        "only-after-nothing": claim("climb-after-nothing"),
    }
    return Wish(climbed, name, "climb", "mountain.roll", misread, len(table.log))


def to_roll_a_kept_die(luck: Luck, rules: Ruleset) -> Wish:
    """To keep fewer dice than before."""
    table, name = alone(luck, rules, "mountain", {"krom": luck.number(4, 9)})
    rolled = follow(table, luck, "climb")
    if not isinstance(rolled.pending, Decision) or rolled.pending.question != "reroll":
        raise NoQuestion
    kept = luck.some(rolled.pending.about["dice"], 2)
    again = follow(rolled, luck, "keep " + " ".join(map(str, sorted(kept))))
    misread = {
        "kept-dice-stay": because(again, Reason("keep-locked", "mountain.keep", {"kept": sorted(kept)})),
        "two-rolls-at-most": claim("rolled-enough"),
        "all-dice-or-none": claim("all-or-none"),
    }
    return Wish(again, name, f"keep {kept[0]}", "mountain.keep.later", misread, len(table.log))


# --- Evolutions


def to_pay_with_krom(luck: Luck, rules: Ruleset) -> Wish:
    """An Evolution for which one resource is missing, and Krom in plenty."""
    place = luck.pick(PLACES[1:])
    card = deck_card(luck, rules, "evolution", lambda one: one.place in (None, place) and one.cost)
    cost = dict(rules.evolution[card].cost)
    lacking = luck.pick(sorted(cost))
    seat = {**cost, lacking: cost[lacking] - 1, "krom": luck.number(7, 12)}
    table, name, begun = acting(luck, rules, place, seat, evolutions=[card])
    misread = {
        "krom-pays-evolutions": ALLOWED,
        "evolutions-only-in-the-cave": IN_THE_CAVE,
        "place-before-evolutions": claim("place-action-first"),
    }
    return evolving(table, name, card, "evolutions.cost", misread, begun)


def to_realise_anywhere(luck: Luck, rules: Ruleset) -> Wish:
    """An Evolution that shows no place, and everything that it costs."""
    place = luck.pick(PLACES[1:])
    card = deck_card(luck, rules, "evolution", lambda one: one.place is None)
    table, name, begun = acting(luck, rules, place, {**rules.evolution[card].cost, "krom": 0}, evolutions=[card])
    misread = {
        "evolutions-only-in-the-cave": IN_THE_CAVE,
        "evolutions-cost-krom-too": COSTS_KROM,
        "place-before-evolutions": claim("place-action-first"),
    }
    return evolving(table, name, card, "evolutions.place", misread, begun)


def to_realise_elsewhere(luck: Luck, rules: Ruleset) -> Wish:
    """An Evolution that shows another place."""
    card = deck_card(luck, rules, "evolution", lambda one: one.place not in (None, "cave"))
    place = luck.pick([one for one in PLACES if one != rules.evolution[card].place])
    seat = {**rules.evolution[card].cost, "krom": luck.number(0, 6)}
    table, name, begun = acting(luck, rules, place, seat, evolutions=[card])
    misread = {"place-sign-overlooked": ALLOWED, "evolutions-cost-krom-too": COSTS_KROM}
    if place == "cave":
        misread["place-before-evolutions"] = claim("place-action-first")
    else:
        misread["evolutions-only-in-the-cave"] = IN_THE_CAVE
    return evolving(table, name, card, "evolutions.place", misread, begun)


def to_realise_again(luck: Luck, rules: Ruleset) -> Wish:
    """A second Evolution in the same phase."""
    place = luck.pick(PLACES[1:])
    free = [name for name, card in sorted(rules.evolution.items()) if card.copies and card.place in (None, place)]
    first, second = luck.some(free, 2)
    seat: dict[str, int] = {"krom": 0}
    for card in (first, second):
        for good, many in rules.evolution[card].cost.items():
            seat[good] = seat.get(good, 0) + many
    table, name, begun = acting(luck, rules, place, seat, realise(first), evolutions=[first, second])
    misread = {
        "one-evolution-a-phase": because(table, Reason("one-evolution", "evolutions.number")),
        "evolutions-only-in-the-cave": IN_THE_CAVE,
        "evolutions-cost-krom-too": COSTS_KROM,
    }
    return evolving(table, name, second, "evolutions.number", misread, begun)


def evolving(table: Table, name: str, card: str, rule: str, misread: Mapping[str, Claim], begun: int) -> Wish:
    return Wish(table, name, realise(card), rule, misread, begun, (card_text(card, table.rules),), (card,))
