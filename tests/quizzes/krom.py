"""The answers of Krom's quizzes, found in another way than the quizzes find them.

Combats are counted here by hand; prices are added from the price lists; what is legal is asked of the options; chances
are counted along every way that the engine's chance can go; what wins is worked out with goods and points alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.games.krom import odds
from krom_explore.games.krom.box import KROMOSAURUS, PLACES, RESOURCES
from krom_explore.learn.quiz import Question


def otherwise(kind: str, question: Question) -> Any:
    return {
        "order": order, "winner": winner, "damage": damage, "legal": legal, "cost": cost, "keep": keep,
        "likelier": likelier, "chance": chance, "win": win,
    }[kind](question)  # fmt: skip


# --- combats, by hand


def combat(question: Question) -> tuple[list[str], dict[str, int], list[str]]:
    """Who fights, their totals, and their order, from the lines of the tape."""
    table, rules = question.table, question.table.rules
    state = table.state
    dice = next(line for line in question.lines if line.startswith("roll")).removeprefix("roll ").split()
    place = fought_in(question)
    names = [name for name in state.places[place] if not state.players[name].stunned]
    if state.kromosaurus and state.kromosaurus.place == place:
        names.append(KROMOSAURUS)
    totals = dict(zip(names, map(int, dice), strict=True))
    if KROMOSAURUS in totals:
        totals[KROMOSAURUS] += rules.kromosaurus.plus
    for line in question.lines:
        if line.startswith("play "):
            card = line.split()[1]
            (holder,) = [name for name in names if name in state.players and card in state.players[name].bonus]
            totals[holder] += rules.bonus[card].plus
    sign = 1 if place in rules.combat.heavier_wins else -1
    weight = {**{name: one.weight for name, one in rules.characters.items()}, KROMOSAURUS: rules.kromosaurus.weight}
    return names, totals, sorted(names, key=lambda name: (-totals[name], -sign * weight[name]))


def fought_in(question: Question) -> str:
    state = question.table.state
    beast = state.kromosaurus.place if state.kromosaurus else None

    def crowd(place: str) -> int:
        return sum(not state.players[name].stunned for name in state.places[place]) + (place == beast)

    return next(place for place in PLACES if crowd(place) > 1)


def winner(question: Question) -> str:
    return combat(question)[2][0]


def damage(question: Question) -> int:
    _, totals, ranked = combat(question)
    state, rules, name = question.table.state, question.table.rules, question.ask.args["player"]
    life = state.players[name].life
    lost = min(life, totals[ranked[0]] - totals[name])
    if question.ask.key == "quiz-damage":
        return lost
    left = life - lost
    if state.players[name].place == "cave":
        return min(rules.life.most, left + rules.glacial.warmth)
    return max(1, left - rules.glacial.cold)


def order(question: Question) -> Any:
    state = question.table.state
    rolled = any(line.startswith("roll") for line in question.lines)
    names, totals, ranked = combat(question) if rolled else ([], {}, [])
    players = [name for name in names if name != KROMOSAURUS]
    falls = [name for name in players if totals[ranked[0]] - totals[name] >= state.players[name].life]
    acting = []
    for place in PLACES:
        here = [name for name in state.places[place] if not state.players[name].stunned]
        acting += ranked if rolled and place == fought_in(question) else here
    acting = [name for name in acting if name != KROMOSAURUS and name not in falls]
    return acting[0] if question.ask.key == "quiz-order-first" else tuple(acting)


# --- what may be done, what it costs


def legal(question: Question) -> str:
    """What is among the options is allowed; what is not is refused, with a reason."""
    table, wanted = question.table, question.ask.args["do"].id
    assert isinstance(table.pending, Decision)
    if wanted in table.pending.options:
        return "yes"
    return str(table.why_not(wanted).code)


def cost(question: Question) -> int:
    rules, paid, drawn, rolled = question.table.rules, 0, 0, 0
    for line in question.lines:
        verb, *words = line.split()
        if verb == "draw":
            paid, drawn = paid + rules.forest.prices[drawn], drawn + 1
        elif verb == "keep":
            paid, rolled = paid + rules.mountain.rerolls[rolled], rolled + 1
        elif verb == "hunt" and words[-1].startswith("+"):
            paid += rules.savannah.extra_dice[int(words[-1][1:]) - 1]
        elif verb == "buy":
            paid += rules.cave.prices[words[0]]
    return paid


# --- climbs


def keep(question: Question) -> str:
    """Every way to keep dice, each worth what all ways of the others bring on average; backwards, reroll by reroll."""
    table = question.table
    asked, rules = table.pending, table.rules
    prices = list(rules.mountain.rerolls)
    krom, rerolls = asked.about["price"], 0
    has = table.state.players[asked.player].krom
    while rerolls < len(prices) and sum(prices[: rerolls + 1]) <= has:
        rerolls += 1
    assert krom == prices[0]
    dice = tuple(sorted(asked.about["dice"]))
    best = max(kept(dice), key=lambda some: worth_of(some, dice, rerolls, tuple(prices[:rerolls])))
    return "stop" if len(best) == len(dice) else " ".join(["keep", *map(str, best)])


PAYS = {
    "nothing": 0, "pair": 3, "two_pairs": 4, "three": 5, "straight": 11, "full": 8, "four": 9, "five": 20,
}  # fmt: skip
"""What each combination of the bundled box comes to by the Cave's prices: 1 for a Krom, 3 for a Stone, 2 for a card."""


def shown(dice: tuple[int, ...]) -> str:
    counts = sorted(Counter(dice).values(), reverse=True)
    if counts[0] > 2:
        return {(3, 2): "full", (3, 1, 1): "three", (4, 1): "four", (5,): "five"}[tuple(counts)]
    if counts[0] == 2:
        return "two_pairs" if counts[1] == 2 else "pair"
    return "straight" if max(dice) - min(dice) == 4 else "nothing"


@cache
def kept(dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(dict.fromkeys(some for many in range(len(dice) + 1) for some in combinations(dice, many)))


@cache
def worth_of(some: tuple[int, ...], dice: tuple[int, ...], rerolls: int, prices: tuple[int, ...]) -> Fraction:
    if len(some) == len(dice):
        return Fraction(PAYS[shown(dice)])
    if not rerolls:
        return Fraction(-100)
    return rolled(some, rerolls, prices)


@cache
def rolled(some: tuple[int, ...], rerolls: int, prices: tuple[int, ...]) -> Fraction:
    """What it is worth to pay for the next roll of all dice but some."""
    missing = 5 - len(some)
    total = Fraction(0)
    for new, ways in rolls(missing).items():
        dice = tuple(sorted((*some, *new)))
        total += ways * best_of(dice, rerolls - 1, prices)
    return total / 6**missing - prices[len(prices) - rerolls]


@cache
def best_of(dice: tuple[int, ...], rerolls: int, prices: tuple[int, ...]) -> Fraction:
    return max(worth_of(some, dice, rerolls, prices) for some in kept(dice))


@cache
def rolls(many: int) -> dict[tuple[int, ...], int]:
    return dict(Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=many)))


# --- chances, along every way that chance can go


def chance(question: Question) -> Fraction:
    table, args = question.table.fork(), question.ask.args
    first = [line for line in question.lines if not line.startswith(("roll", "card"))]
    match question.ask.key:
        case "quiz-chance-hunt":
            table.choose(first[0])
            ends = table.outcomes(until="hunted", merge=False)
            return ends.chance(lambda end: end.events[-1].args["caught"])
        case "quiz-chance-equal":
            ends = table.outcomes(until="combat", merge=False)
            return ends.chance(lambda end: any(event.kind == "tie" for event in end.events))
        case "quiz-chance-win":
            ends = table.outcomes(until="combat", merge=False)
            return ends.chance(lambda end: end.events[-1].args["winner"] == args["name"])
        case "quiz-chance-stunned":
            ends = table.outcomes(until="combat", merge=False)
            return ends.chance(lambda end: ("stunned", args["name"]) in told(end.events))
        case "quiz-chance-roams":
            for line in first[: len(table.players)]:
                table.choose(line)
            place = args["place"].key.removeprefix("place-")
            ends = table.outcomes(until="roamed", merge=False)
            return ends.chance(lambda end: end.events[-1].args["place"] == place)
        case "quiz-chance-die" | "quiz-chance-dice":
            table.choose(first[0])
            wanted = args["combination"].key.removeprefix("combination-")
            ends = table.outcomes(until="rerolled", merge=False)
            return ends.chance(lambda end: has(wanted, end.events[-1].args["dice"]))
        case "quiz-chance-wood":
            table.choose("draw")
            cards = table.rules.gathering
            ends = table.outcomes(until="gathered", merge=False)
            return ends.chance(lambda end: "wood" in cards[end.events[-1].args["card"]].reward)
    raise AssertionError(question.ask.key)


def told(events: Any) -> Iterator[tuple[str, str]]:
    return ((event.kind, event.args.get("player", "")) for event in events)


BETTER = {
    "two_pairs": ("two_pairs", "full"), "three": ("three", "full", "four", "five"), "straight": ("straight",),
    "full": ("full",), "four": ("four", "five"), "five": ("five",),
}  # fmt: skip
"""Each combination, and those whose dice contain it."""


def has(wanted: str, dice: Any) -> bool:
    """Whether dice show a combination or something better that contains it."""
    return shown(tuple(sorted(dice))) in BETTER[wanted]


def likelier(question: Question) -> str:
    """The two chances as the answer tells them, compared; and told of what, they are counted anew."""
    first, second = (option for option in sorted(question.options, key=lambda one: one.value) if option.value != "same")
    counted = {option.value: counted_anew(question, option.said.__self__) for option in (first, second)}
    if counted["first"] == counted["second"]:
        return "same"
    return max(counted, key=counted.__getitem__)


def counted_anew(question: Question, said: Any) -> Fraction:
    table, rules, args = question.table, question.table.rules, said.args
    if said.key == "quiz-likelier-hunt":
        rolls_ = list(product(range(1, 7), repeat=args["dice"]))
        value = rules.hunt[args["card"].id].value
        return Fraction(sum(sum(roll) >= value for roll in rolls_), len(rolls_))
    if said.key == "quiz-likelier-win":
        return win_chance(args["name"], tuple(args["others"]), args["where"].args["place"], table)
    wanted = args["combination"].key.removeprefix("combination-")
    if args["rerolls"]:
        return Fraction(odds.reach(wanted, args["rerolls"], rules=rules))
    all_rolls = rolls(5)
    return Fraction(sum(ways for dice, ways in all_rolls.items() if has(wanted, dice)), 6**5)


def win_chance(name: str, others: tuple[str, ...], place: str, table: Any) -> Fraction:
    rules = table.rules
    names = (name, *others)
    weight = {**{one: entry.weight for one, entry in rules.characters.items()}, KROMOSAURUS: rules.kromosaurus.weight}
    plus = {KROMOSAURUS: rules.kromosaurus.plus}
    sign = 1 if place in rules.combat.heavier_wins else -1
    all_rolls = list(product(range(1, 7), repeat=len(names)))
    won = 0
    for roll in all_rolls:
        totals = {one: die + plus.get(one, 0) for one, die in zip(names, roll, strict=True)}
        won += max(names, key=lambda one: (totals[one], sign * weight[one])) == name
    return Fraction(won, len(all_rolls))


# --- what wins, with goods and points alone


def win(question: Question) -> Any:
    """The only smallest set of Evolutions that can be paid here and brings enough points."""
    state, rules, name = question.table.state, question.table.rules, question.ask.args["player"]
    player = state.players[name]
    need = state.target - player.points
    open_ = sorted({card for card in state.evolutions if rules.evolution[card].place in (None, player.place)})
    sets = [
        some
        for many in range(1, len(open_) + 1)
        for some in combinations(open_, many)
        if sum(rules.evolution[card].points for card in some) >= need and payable(some, player, rules)
    ]
    smallest = [some for some in sets if not any(set(other) < set(some) for other in sets)]
    # Whoever has enough points has won: what would come after is never realised.
    return smallest[0] if len(smallest) == 1 else smallest


def payable(cards: tuple[str, ...], player: Any, rules: Any) -> bool:
    cost: Counter[str] = Counter()
    for card in cards:
        cost.update(rules.evolution[card].cost)
    return any(all(goods[good] >= cost[good] for good in RESOURCES) for goods in holdings(player, rules))


def holdings(player: Any, rules: Any) -> Iterator[Counter[str]]:
    """Everything that the player can have after playing cards and after buying."""
    own = Counter({good: getattr(player, good) for good in ("krom", *RESOURCES)})
    for goods in after_cards(own, list(player.bonus), player.place, rules):
        yield from bought(goods, rules) if player.place == "cave" else [goods]


def after_cards(goods: Counter[str], hand: list[str], place: str, rules: Any) -> Iterator[Counter[str]]:
    yield goods
    for card in hand:
        entry = rules.bonus[card]
        if entry.place not in (None, place) or not entry.gain:
            continue
        for paid in filled(entry.pay):
            if any(goods[good] < many for good, many in paid.items()):
                continue
            for gained in filled(entry.gain):
                after = Counter(goods)
                after.subtract(paid)
                after.update(gained)
                rest = list(hand)
                rest.remove(card)
                yield from after_cards(after, rest, place, rules)


def filled(some: dict[str, int]) -> Iterator[Counter[str]]:
    """Goods with every choice in the place of any resource."""
    named = Counter({good: many for good, many in some.items() if good in ("krom", *RESOURCES)})
    for picks in product(RESOURCES, repeat=some.get("resource", 0)):
        yield named + Counter(picks)


def bought(goods: Counter[str], rules: Any) -> Iterator[Counter[str]]:
    yield goods
    for good in RESOURCES:
        price = rules.cave.prices.get(good)
        if price is not None and goods["krom"] >= price > 0:
            after = Counter(goods)
            after["krom"] -= price
            after[good] += 1
            yield from bought(after, rules)
