"""What stands on the buttons is so: prices are what is paid, chances are those of odds, every answer can be reached."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from krom_explore import Decision, Draw, Event, Over, Roll, Ruleset, Table, odds
from krom_explore.engine.seat import Seat
from krom_explore.games.face import END, Choice
from krom_explore.games.krom import face
from krom_explore.games.krom.answers import parse
from krom_explore.games.krom.box import TOKENS
from krom_explore.games.krom.words import goods
from krom_explore.odds.spread import percent
from tests.games.krom.helpers import alone, ruled, scene
from tests.games.krom.test_other_box import OTHER_BOX
from tests.play import walk

BOXES = {
    "bundled": Ruleset.load(),
    "other": Ruleset.from_toml(OTHER_BOX),
    "hidden goods": ruled(goods_shown="hidden"),
    "target chooses": ruled(resource_choice="target", card_stun="stops_at_one"),
    "twice, and cards on the way": ruled(place_times="twice", mountain_cards="between_rerolls", life_blocks="pro_rata"),
}


def questions(rules: Ruleset, games: int = 4, steps: int = 250) -> Iterator[tuple[Table, Seat]]:
    """What is asked in the course of random games, each as the one who is asked sees it."""
    for seed in range(games):
        table = Table.new(list(rules.characters)[: 2 + seed % 3], seed=seed, rules=rules, kromosaurus=seed % 2 == 0)
        for _ in walk(table, seed, steps):
            if isinstance(table.pending, Decision):
                yield table, table.seat(table.pending.player)


def by_answer(table: Table) -> dict[str, Choice]:
    assert isinstance(table.pending, Decision)
    return {choice.answer: choice for choice in face.choices(table.seat(table.pending.player), "en")}


def after(table: Table, answer: str) -> tuple[Table, list[Event]]:
    """The table when an answer has been given and nobody countered it, and what happened meanwhile."""
    fork = table.fork()
    events = list(fork.choose(answer))
    while isinstance(fork.pending, Decision) and fork.pending.question in ("counter", "give"):
        events += fork.choose(fork.options[-1])
    return fork, events


every_box = pytest.mark.parametrize("rules", BOXES.values(), ids=list(BOXES))


# --- every answer, once


@every_box
def test_every_legal_answer_has_one_button_and_nothing_else_has(rules):
    for _, seat in questions(rules):
        assert [choice.answer for choice in face.choices(seat, "en")] == list(seat.options)


@every_box
def test_the_steps_to_two_answers_part_somewhere(rules):
    """Else one of them could not be reached, or would be reached by accident."""
    for _, seat in questions(rules, games=3):
        offered = face.choices(seat, "en")
        ways = [[step.id for step in choice.steps] for choice in offered if choice.steps]
        for one, other in combinations(ways, 2):
            assert any(mine != theirs for mine, theirs in zip(one, other, strict=False)), (one, other)
        notches = [(choice.dial.id, choice.dial.notch) for choice in offered if choice.dial]
        assert len(set(notches)) == len(notches)


def test_the_answers_of_an_action_phase_come_in_groups_and_the_end_stands_apart():
    table = alone({"place": "cave", "krom": 3, "wood": 9, "stone": 9, "bone": 9, "bonus": ["shower_of_kroms"]})
    groups = {parse(answer, table.rules).verb: choice.group for answer, choice in by_answer(table).items()}
    assert {verb: group.title for verb, group in groups.items() if verb != "done"} == {
        "rest": "",  # after what can be bought: it goes with the first purchase
        "buy": "Cave: buy as much as you can pay for",
        "realise": "Evolutions: pay, and get their points",
        "play": "Bonus cards",
    }
    assert groups["done"] == END


def test_a_card_is_chosen_first_then_on_whom_then_what():
    players = {
        "Alma": {"place": "cave", "wood": 1, "bonus": ["unfair_trade"]},
        "Kolos": {"place": "forest", "wood": 2, "stone": 1, "life": 0},
    }
    steps = by_answer(scene(players))["play unfair_trade Kolos wood wood stone"].steps
    assert [(step.id, step.asks) for step in steps] == [
        ("unfair_trade", ""),
        ("Kolos", "With whom?"),
        ("wood", "What do you give Kolos?"),
        ("wood stone", "What does Kolos give you in return?"),
    ]
    told = "Swap with another player: you give them 1 resource of yours, they give you 2 resources of theirs."
    assert steps[0].text == told


def test_many_resources_are_chosen_kind_by_kind():
    rules = Ruleset.load().with_changes({"hunt.dodo.reward": {"resource": 3}})
    table = alone({"place": "savannah"}, rules=rules, prey=["dodo", "bison", "cave_bear", "mammoth"])
    table.choose("hunt dodo")
    table.roll([6])
    steps = by_answer(table)["take wood wood bone"].steps
    assert [step.label for step in steps] == ["2 Wood", "0 Stones", "1 Bone"]
    assert steps[0].asks == "How many: Wood?"


# --- prices


@every_box
def test_the_price_on_a_button_is_what_is_paid(rules):
    seen = set()
    for table, seat in questions(rules):
        player = seat.pending.player
        for choice in face.choices(seat, "en"):
            verb = parse(choice.answer, rules).verb
            if (verb, bool(choice.price)) in seen and table.steps % 7:
                continue  # the first of each kind, and then some
            seen.add((verb, bool(choice.price)))
            assert {price.good: price.amount for price in choice.price if price.amount} == paid(table, choice, player)
    assert {("hunt", True), ("draw", True), ("buy", True)} <= seen


def paid(table: Table, choice: Choice, player: str) -> dict[str, int]:
    """What an answer has cost its player, before anything that it brings."""
    fork, events = after(table, choice.answer)
    verb = parse(choice.answer, table.rules).verb
    if verb == "play":
        facts = [event.args for event in events if event.kind in ("paid", "swapped")]
        return dict(facts[0].get("given", facts[0]["goods"])) if facts else {}
    if verb not in ("buy", "draw", "hunt", "keep", "realise"):
        return {}
    had, has = table.state.players[player], fork.state.players[player]
    spent = {good: getattr(had, good) - getattr(has, good) for good in TOKENS}
    return {good: amount for good, amount in spent.items() if amount > 0}


def test_life_that_there_is_no_room_for_is_not_promised():
    most = BOXES["bundled"].life.most
    choices = by_answer(alone({"place": "cave", "krom": 5, "life": most - 1}))
    assert choices["rest"].effect == "gain 3 Krom and 1 life, instead of buying"
    assert choices["buy life"].label == "Buy 1 life"
    assert "life" not in by_answer(alone({"place": "cave", "life": most}))["rest"].effect
    assert by_answer(alone({"place": "cave", "krom": 0, "life": most}))["rest"].effect == "gain 3 Krom"


@every_box
def test_what_a_card_takes_is_what_its_target_loses(rules):
    """As far as the player may know what the target has: where goods are hidden, what stands on the card."""
    for table, seat in questions(rules):
        for choice in face.choices(seat, "en"):
            intent = parse(choice.answer, rules)
            if not intent.target or intent.verb != "play" or rules.rulings["goods_shown"] == "hidden":
                continue
            _, events = after(table, choice.answer)
            told = [event.args["goods"] for event in events if event.kind in ("lost", "stolen", "swapped")]
            if told and (
                rules.rulings["resource_choice"] != "target" or "resource" not in rules.bonus[intent.card].taken
            ):
                assert goods(told[0], "en") in choice.effect, choice


# --- chances


@every_box
def test_the_chance_on_a_hunt_is_that_of_the_dice_that_are_rolled(rules):
    found = 0
    for table, seat in questions(rules):
        krom = seat.state.players[seat.pending.player].krom
        for choice in face.choices(seat, "en"):
            if parse(choice.answer, rules).verb != "hunt":
                continue
            fork, _ = after(table, choice.answer)
            assert isinstance(fork.pending, Roll)
            exact = odds.hunt(sum(fork.pending.dice), fork.pending.about["value"])
            assert choice.chance.value == exact
            assert choice.chance.text.startswith(percent(Fraction(exact)))
            plan = odds.hunt_plan(parse(choice.answer, rules).card, krom, rules=rules)
            assert choice.chance.invented == bool(plan.invented)
            found += 1
    assert found > 20


def test_the_chance_on_a_hunt_is_that_of_the_engine():
    """Counted by playing every fall of the dice."""
    table = alone({"place": "savannah", "krom": 2}, prey=["cave_bear", "dodo", "bison", "mammoth"])
    chance = by_answer(table)["hunt cave_bear +1"].chance
    table.choose("hunt cave_bear +1")
    caught = sum(
        (
            outcome.probability
            for outcome in table.outcomes()
            if any(e.kind == "hunted" and e.args["caught"] for e in outcome.events)
        ),
        Fraction(),
    )
    assert chance.value == caught == Fraction(20, 27)


@every_box
def test_the_chance_to_find_something_is_that_of_the_pile(rules):
    found = 0
    for table, seat in questions(rules):
        choice = {choice.answer: choice for choice in face.choices(seat, "en")}.get("draw")
        if choice is None:
            continue
        fork, _ = after(table, "draw")
        assert isinstance(fork.pending, Draw)
        chances = odds.next_card(fork.pending.cards, rules).chance
        assert choice.chance.value == sum(chance for card, chance in chances.items() if rules.gathering[card].reward)
        found += 1
    assert found > 5


def test_of_a_pile_that_nobody_can_know_no_chance_is_told():
    table = alone({"place": "forest"}, rules=ruled(forest_discard="face_down"))
    assert face.choices(table.seat("Alma"), "en")[0].chance is None


@pytest.mark.parametrize(
    ("dice", "card", "said"),
    [
        ([2, 6], "club_swing", Fraction(1, 2)),
        ([1, 6], "headbutt", Fraction(0)),
        ([4, 4], "headbutt", Fraction(1)),
    ],
)
def test_a_card_in_combat_says_how_likely_one_is_ahead_with_it(dice, card, said):
    table = scene({"Kolos": {"place": "savannah", "bonus": [card]}, "Alma": {"place": "savannah"}})
    table.roll(dice)
    choice = by_answer(table)[f"play {card}"]
    assert choice.chance.value == said
    assert ("already" in choice.chance.text) == (dice == [4, 4]), "the heavier one wins a tie in the Savannah"
    table.choose(f"play {card}")
    if isinstance(table.pending, Roll):
        assert face.question_at(table.seat("Kolos")).result == said
    else:
        assert (next(event for event in table.log if event.kind == "combat").args["winner"] == "Kolos") == bool(said)


def fights(rules: Ruleset, games: int = 25) -> Iterator[Table]:
    """Decisions of random fights: two to four, anywhere, with what combat cards they were dealt."""
    deck = [card for card in rules.deck("bonus") if rules.bonus[card].when == "combat"]
    for seed in range(games):
        random = Random(seed)
        place = random.choice(list(rules.tie_strength))
        fighters = random.sample(list(rules.characters), random.randint(2, min(4, len(rules.characters))))
        dealt = random.sample(deck, min(len(deck), 2 * len(fighters)))
        hands = {name: dealt[n :: len(fighters)] for n, name in enumerate(fighters)}
        table = scene({name: {"place": place, "bonus": hand} for name, hand in hands.items()}, rules=rules)
        table.roll([random.randint(1, 6) for _ in fighters])
        while isinstance(table.pending, Decision) and table.pending.question == "combat":
            yield table
            table.choose(random.choice(table.options))
            while isinstance(table.pending, Roll):
                table.roll()


def wins(table: Table, answer: str) -> Fraction:
    """How likely an answer wins the fight for whoever is asked if nobody plays another card: every fall of the dice,
    played by the engine."""
    fork = table.fork()
    fought = [event for event in fork.choose(answer) if event.kind == "combat"]
    if fought:
        return Fraction(fought[0].args["winner"] == table.pending.player)
    return sum(
        (
            end.probability
            for end in fork.outcomes(until="combat", answer=lambda asked: asked.options[-1])
            if end.events[-1].args["winner"] == table.pending.player
        ),
        Fraction(),
    )


@every_box
def test_the_chance_on_a_combat_card_is_that_of_the_engine(rules):
    told = set()
    for table in fights(rules):
        cards = {answer: choice.chance.value for answer, choice in by_answer(table).items() if choice.chance}
        assert cards == {answer: wins(table, answer) for answer in table.options if answer != "pass"}
        told |= {*cards.values()}
    assert {0, 1} < told, "also cards of which the dice decide"


def test_a_card_that_only_makes_it_level_says_who_wins_by_weight():
    table = scene({"Alma": {"place": "savannah", "bonus": ["headbutt"]}, "Kolos": {"place": "savannah"}})
    table.roll([4, 4 + BOXES["bundled"].bonus["headbutt"].plus])
    choice = by_answer(table)["play headbutt"]
    assert choice.chance.value == 0
    assert choice.chance.text == "a tie, and Kolos wins it by weight"


@every_box
def test_pass_in_a_combat_says_what_it_comes_to_if_nobody_plays_anything_more(rules):
    seen = set()
    for table, seat in questions(rules, games=8):
        if table.pending.question != "combat" or "pass" not in table.options:
            continue
        me = table.pending.player
        told = by_answer(table)["pass"].effect
        fork, had = table.fork(), seat.state.players[me].life
        if not told:
            assert not had or rules.rulings["combat_cards_count"] != "all" or len(set(seat.state.fight.totals)) < 2
            continue
        events = []
        while isinstance(fork.pending, Decision) and fork.pending.question == "combat":
            events += fork.choose("pass")
        lost = sum(event.args["amount"] for event in events if event.kind == "hurt" and event.args["player"] == me)
        won = any(event.kind == "combat" and event.args["order"][0] == me for event in events)
        how = "win" if won else "stun" if lost == had else "lose"
        assert (
            told
            == {
                "win": "as it stands you win",
                "stun": "as it stands you lose all your life and are stunned",
                "lose": f"as it stands you lose {lost} life and have {had - lost} left",
            }[how]
        ), events
        seen.add(how)
    assert {"win", "lose"} <= seen


def test_a_card_that_is_not_enough_says_what_one_loses_all_the_same():
    """Somebody kept a card because it said “still behind”, and was stunned: with it they would not have been."""
    table = scene({"Alma": {"place": "forest", "life": 6, "bonus": ["headbutt"]}, "Kolos": {"place": "forest"}})
    table.roll([1, 6])
    choices = by_answer(table)
    plus = table.rules.bonus["headbutt"].plus
    assert choices["pass"].effect == "as it stands you lose 5 life and have 1 left"
    assert choices["play headbutt"].effect.endswith(f"as it stands you lose {5 - plus} life and have {1 + plus} left")


@pytest.mark.parametrize(("card", "life"), [("club_swing", 4), ("headbutt", 3), ("club_swing", 7)])
def test_a_card_of_one_who_is_ahead_says_how_likely_it_stuns(card, life):
    table = scene({"Kolos": {"place": "savannah", "bonus": [card]}, "Alma": {"place": "savannah", "life": life}})
    table.roll([5, 3])
    effect = by_answer(table)[f"play {card}"].effect
    table.choose(f"play {card}")
    ends = table.outcomes(until="combat")
    stunned = ends.chance(lambda after: after.state.players["Alma"].stunned)
    assert effect.endswith(f"; {percent(stunned, 'en')} to stun Alma") if stunned else "stun" not in effect


def test_where_one_may_go_says_what_for():
    assert "Wood" in by_answer(Table.new(["Alma", "Kolos"], seed=1))["go forest"].effect


@every_box
def test_who_may_go_hunting_reads_how_likely_each_prey_is_caught(rules):
    """With no die bought, and from what lies there."""
    table = Table.new(list(rules.characters)[: rules.players.least], seed=1, rules=rules)
    go = by_answer(table)
    chances = {card: odds.hunt_plan(card, 0, rules=rules).offers[0].chance for card in table.state.prey}
    for prospect, (card, chance) in zip(go["go savannah"].prospects, chances.items(), strict=True):
        assert (prospect.name, prospect.chance) == (rules.name(card, "en"), percent(Fraction(chance)))
        assert {good.good: good.amount for good in prospect.brings} == dict(rules.hunt[card].reward)
    assert go["go savannah"].chance.value == max(chances.values())
    assert go["go forest"].chance is None


def test_where_no_prey_lies_no_chance_is_promised():
    players = {"Alma": {"place": "cave"}, "Kolos": {"place": "cave"}}
    gone = [card for card, prey in Ruleset.load().hunt.items() for _ in range(prey.copies)]
    table = Table.scenario({"phase": "movement", "prey": [], "discards": {"hunt": gone}, "players": players})
    assert by_answer(table)["go savannah"].chance is None


def test_the_cave_says_that_one_may_buy_several_things():
    bought = by_answer(alone({"place": "cave", "krom": 9}))["buy wood"]
    assert bought.group.title == "Cave: buy as much as you can pay for"


def test_stopping_a_climb_says_what_the_dice_pay():
    table = alone({"place": "mountain", "krom": 3})
    table.choose("climb")
    table.roll([2, 2, 3, 4, 6])
    assert by_answer(table)["stop"].effect == "a pair: 3 Krom"


@every_box
def test_climbing_says_how_likely_the_first_roll_pays(rules):
    """That of ``odds`` without a reroll, whatever one could pay: nothing is decided yet."""
    climber, other, *_ = rules.characters
    table = scene({climber: {"place": "mountain", "krom": 9}, other: {"place": "cave", "life": 0}}, rules=rules)
    chance = by_answer(table)["climb"].chance
    ends = odds.mountain(0, rules=rules).final
    paid = {name for name in ends if rules.mountain.results[name].gives or rules.choices(name)}
    assert chance.value == sum(ends[name] for name in paid)
    assert chance.text == f"{percent(chance.value, 'en')} that the first roll pays"


def test_of_five_dice_the_first_roll_pays_nothing_in_one_of_eleven_cases():
    """Five faces that all differ, 720 of 7,776 ways, less the 240 that are a straight."""
    chance = by_answer(alone({"place": "mountain"}))["climb"].chance
    assert chance.value == 1 - Fraction(720 - 240, 6**5)


@pytest.mark.parametrize("card", ["digging_stick", "bow"])
@pytest.mark.parametrize("longer", [True, False])
def test_an_evolution_says_that_it_wins_where_it_does(card, longer):
    """Nine points, with a tenth or an eleventh; the longer game wants twelve."""
    players = {
        "Alma": {"place": "cave", "wood": 3, "bone": 1, "evolutions": ["observatory", "hang_glider", "torch"]},
        "Kolos": {"place": "forest"},
    }
    table = scene(players, evolutions=["digging_stick", "bow"], longer=longer)
    effect = by_answer(table)[f"realise {card}"].effect
    table.choose(f"realise {card}")
    won = isinstance(table.pending, Over)
    assert won != longer
    assert effect.endswith(": you win") == won


# --- what is taken from others, and what that costs


def test_a_counter_says_that_it_costs_the_card():
    players = {
        "Alma": {"place": "cave", "bonus": ["shower_of_kroms"]},
        "Kolos": {"place": "cave", "life": 0},
        "Karok": {"place": "forest", "bonus": ["headbutt", "no_you_dont"]},
    }
    table = scene(players)
    while table.pending.player != "Alma":
        table.choose("done")
    table.choose("play shower_of_kroms")
    effect = by_answer(table)["counter"].effect
    name = table.rules.name("no_you_dont", "en")
    assert effect == f"costs you the card “{name}”"
    table.choose("counter")
    assert table.state.players["Karok"].bonus == ("headbutt",)


def robbing(rules: Ruleset | None = None, **karok: object) -> Table:
    players = {"Kolos": {"place": "forest", "krom": 2, "wood": 1}, "Karok": {"place": "forest", "life": 3, **karok}}
    table = scene(players, rules=rules)
    table.roll([6, 3])
    return table


def test_robbing_says_what_both_have_then():
    table = robbing(krom=5, wood=2, bonus=["driftwood", "shower_of_kroms"])
    effects = {answer: choice.effect for answer, choice in by_answer(table).items()}
    assert effects == {
        "rob wood": "you then have 2 Wood; Karok keeps 1 Wood",
        "rob krom": "you then have 5 Krom; Karok keeps 2 Krom",
        "rob bonus": "one of 2 cards",
        "rob nothing": "Karok keeps everything",
    }
    for good in ("wood", "krom"):
        fork = table.fork()
        fork.choose(f"rob {good}")
        mine, left = (goods({good: getattr(fork.state.players[name], good)}, "en") for name in ("Kolos", "Karok"))
        assert effects[f"rob {good}"] == f"you then have {mine}; Karok keeps {left}"


def test_robbing_tells_nothing_that_is_hidden():
    table = robbing(ruled(goods_shown="hidden"), krom=5, wood=2)
    effects = {answer: choice.effect for answer, choice in by_answer(table).items()}
    assert effects["rob wood"] == "you then have 2 Wood"
    assert effects["rob krom"] == "rounded up"


def test_whom_to_rob_says_what_there_is():
    fallen = {name: {"place": "forest", "life": 1, "krom": 4} for name in ("Karok", "Alma")}
    for rules, said in ((None, "has 4 Krom"), (ruled(goods_shown="hidden"), "")):
        table = scene({"Kolos": {"place": "forest"}, **fallen}, rules=rules)
        table.roll([6, 1, 2])
        assert by_answer(table)["victim Karok"].effect == said


@pytest.mark.parametrize(
    ("krom", "said"),
    [
        (0, "; no Krom for a reroll: the first roll counts"),
        (1, "; your Krom pay for one reroll (1)"),
        (2, "; your Krom pay for 2 rerolls (1 + 1)"),
        (9, "; your Krom pay for 4 rerolls (1 + 1 + 2 + 2)"),
    ],
)
def test_climbing_says_which_rerolls_one_can_pay(krom, said):
    """Without Krom the reward was taken at once, and nobody had said so."""
    assert by_answer(alone({"place": "mountain", "krom": krom}))["climb"].effect.endswith(said)


@pytest.mark.parametrize(("place", "verb", "once"), [
    ("savannah", "hunt", "Savannah: one hunt"), ("mountain", "climb", "Mountain: one climb"),
])  # fmt: skip
def test_it_is_said_before_that_one_hunts_and_climbs_once(place, verb, once):
    for rules, title in ((ruled(), once), (ruled(place_times="twice"), place.title())):
        table = alone({"place": place}, rules=rules)
        titles = {choice.group.title for answer, choice in by_answer(table).items() if answer.startswith(verb)}
        assert titles == {title}


def test_a_draw_says_what_it_may_bring():
    """What one card brings is told together: it adds up to the chance to find something."""
    draw = by_answer(alone({"place": "forest", "krom": 0}))["draw"]
    said = "Wood 55%, Krom 10%, Wood + Bonus cards 5%, life 5%, and Bonus cards 5%"
    assert draw.effect.partition(";")[0] == said
    assert sum(map(int, re.findall(r"(\d+)%", said))) == 100 * draw.chance.value == 80


def test_to_shuffle_says_whether_it_betters_the_chances():
    rules = Ruleset.load()
    nothing = [card for card in rules.deck("gathering") if not rules.gathering[card].reward]
    something = [card for card in rules.deck("gathering") if rules.gathering[card].reward]
    said = []
    for gone in (nothing[:1], something[:1]):
        table = alone({"place": "forest", "krom": 9}, discards={"gathering": gone})
        said.append(by_answer(table)["shuffle"].effect.rpartition(", ")[2])
    assert said == ["worse chances", "better chances"]


def test_a_draw_says_what_the_next_one_costs_and_to_shuffle_is_free():
    rules = Ruleset.load()
    table = alone({"place": "forest", "krom": 9}, discards={"gathering": rules.deck("gathering")[:1]})
    offered = by_answer(table)
    assert offered["draw"].effect.endswith(f"; the next one costs {rules.forest.prices[1]} Krom")
    assert [price.text for price in offered["shuffle"].price] == [price.text for price in offered["draw"].price]
    assert "before you draw" in offered["shuffle"].effect
    pile, discard = table.state.decks["gathering"]
    paying = [card for card in (*pile, *discard) if rules.gathering[card].reward]
    assert offered["shuffle"].chance.value == Fraction(len(paying), len(pile) + len(discard))
