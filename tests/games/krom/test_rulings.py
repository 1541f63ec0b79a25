"""Every open question that is a switch: each option, on the position that shows the difference."""

from itertools import combinations

import pytest

from krom_explore import BadInput, Over, Roll, Ruleset, Table
from krom_explore.games.krom.ruleset import rulings
from krom_explore.games.krom.rulings import show


def seen(name, option):
    """Everything that anybody could notice, on all positions of the ruling."""
    noticed = []
    for position in range(len(rulings()[name].positions)):
        try:
            table = show(name, option, position)
        except BadInput as refused:
            noticed.append((refused.path, refused.code))
        else:
            views = [table.view(player) for player in table.state.players]
            noticed.append((repr(table.pending), table.state, table.log, views))
    return noticed


@pytest.mark.parametrize("name", rulings())
def test_the_position_of_a_ruling_shows_the_difference(name):
    for one, other in combinations(rulings()[name].options, 2):
        assert seen(name, one) != seen(name, other), f"{name}: {one} and {other} look the same"


@pytest.mark.parametrize("name", rulings())
def test_flipping_a_ruling_changes_the_hash(name):
    rules = Ruleset.load()
    hashes = {rules.with_rulings(**{name: option}).hash for option in rulings()[name].options if option != "refused"}
    assert len(hashes) == len([option for option in rulings()[name].options if option != "refused"])
    assert rules.with_rulings(**{name: rulings()[name].default}).hash == rules.hash


def test_every_gap_of_the_dossier_is_a_switch():
    """The questions of kind G. QD10 (a reward when the supply is short) is the switch of QE12."""
    gaps = {
        "QA07",
        "QA09",
        "QB11",
        "QB13",
        "QB18",
        "QC04",
        "QC05",
        "QD02",
        "QD09",
        "QD15",
        "QE02",
        "QE09",
        "QE12",
        "QF03",
        "QF08",
        "QF09",
        "QG02",
    }
    assert {ruling.question for ruling in rulings().values() if ruling.kind == "G"} == gaps


def test_an_unknown_ruling_is_refused_with_a_suggestion():
    with pytest.raises(BadInput) as bad:
        Ruleset.load().with_rulings(kromosaurus_tye="lightest")
    assert bad.value.path == "rulings.kromosaurus_tye"
    assert "kromosaurus_tie" in str(bad.value)


def test_an_unknown_option_is_refused_with_the_options():
    with pytest.raises(BadInput) as bad:
        Ruleset.load().with_rulings(kromosaurus_tie="hungriest")
    assert "lightest" in str(bad.value)


def life(table, name):
    return table.state.players[name].life


def kinds(table):
    return [event.kind for event in table.log]


def test_characters():
    assert list(show("characters", "free").state.players) == ["Kolos", "Alma", "Karok"]
    dealt = [
        tuple(
            Table.new(
                ["Kolos", "Alma", "Karok"], seed=seed, rules=Ruleset.load().with_rulings(characters="random")
            ).state.players
        )
        for seed in range(20)
    ]
    assert all(len(set(names)) == 3 for names in dealt)
    assert len(set(dealt)) > 10


def test_goods_shown():
    assert show("goods_shown", "public").view("Karok").players["Alma"].wood == 2
    hidden = show("goods_shown", "hidden").view("Karok").players
    assert hidden["Alma"].wood is None
    assert hidden["Alma"].bonus is None
    assert hidden["Karok"].wood == 0


def test_goods_shown__the_log_hides_them_too():
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": {"place": "cave"}, "Karok": {"life": 0}}},
        rules=Ruleset.load().with_rulings(goods_shown="hidden"),
    )
    table.choose("rest")
    (gained,) = [event for event in table.seat("Karok").log if event.kind == "gained"]
    assert gained.args["goods"] == "?"
    assert "3" not in table.say(gained)
    assert table.seat("Alma").log[-1].args["goods"] == {"krom": 3}


def test_stunned_before_combat():
    """QB11: whom a card has stunned does not fight, so that the one left over does not either."""
    absent = show("stunned_before_combat", "absent")
    assert (absent.pending.player, absent.pending.question) == ("Kolos", "action")
    fights = show("stunned_before_combat", "fights")
    assert fights.pending == Roll(("Karok", "Kolos"), (1, 1), "combat", about={"place": "forest"})
    fights.roll([6, 1])
    assert life(fights, "Kolos") == 2
    assert "skipped" in kinds(fights)


def test_combat_card_order():
    """QB13: 3, 6 and 2. The worst, the lightest or the first seat plays first; sealed, all at the same time."""
    first = {option: show("combat_card_order", option) for option in rulings()["combat_card_order"].options}
    played = {option: [e.args["player"] for e in t.log if e.kind == "played"] for option, t in first.items()}
    assert played == {"worst_first": ["Valkyr"], "lightest_first": ["Alma"], "seats": ["Kolos"], "sealed": []}
    sealed = first["sealed"]
    assert sealed.pending.player == "Alma"
    sealed.choose("pass")
    sealed.choose("play headbutt")
    assert [e.args["player"] for e in sealed.log if e.kind == "played"] == ["Kolos", "Valkyr"]


def test_equal_weights():
    """QB18: a box with two equal weights is refused, or the two roll again."""
    with pytest.raises(BadInput) as bad:
        show("equal_weights", "refused")
    assert bad.value.path == "characters"
    table = show("equal_weights", "roll_off")
    assert table.pending == Roll(("Kolos", "Karok"), (1, 1), "roll_off", about={"place": "forest"})
    table.roll([2, 2])
    table.roll([2, 3])
    tie = next(event for event in table.log if event.kind == "tie")
    assert (tie.rule, tie.args["first"]) == ("combat.tie.roll_off", "Karok")


def test_stunned_counter():
    yes, no = show("stunned_counter", "yes"), show("stunned_counter", "no")
    assert (yes.pending.player, yes.pending.question) == ("Karok", "counter")
    assert (no.pending.player, no.pending.question) == ("Alma", "action")


def test_stunned_target():
    answer = "play hole_in_the_pocket Karok"
    assert answer in show("stunned_target", "yes").options
    assert show("stunned_target", "no").why_not(answer).code == "target-stunned"


def test_phase_order():
    assert "rest" in show("phase_order", "free").options
    assert show("phase_order", "place_first").why_not("rest").rule == "turn.phase_order"


def test_gathering_runs_out():
    go_on = show("gathering_runs_out", "reshuffle")
    go_on.choose("draw")
    assert len(go_on.pending.cards) == 20
    assert show("gathering_runs_out", "stop").why_not("draw").code == "pile-empty"


def test_hunt_runs_out():
    reshuffled = show("hunt_runs_out", "reshuffle")
    assert len(reshuffled.pending.cards) == 14
    fewer = show("hunt_runs_out", "fewer")
    assert fewer.state.prey == ("fat_marmot", "giant_beaver", "grumpy_boar")


def test_evolution_runs_out():
    """QE02: by default no box is allowed in which the points could run out; else the game ends with the last card."""
    with pytest.raises(BadInput) as bad:
        show("evolution_runs_out", "empty")
    assert bad.value.path == "target.points[0]"
    table = show("evolution_runs_out", "ends")
    assert isinstance(table.pending, Over)
    assert table.log[-1].rule == "ending.evolutions_gone"
    points = {name: seat.points for name, seat in table.state.players.items()}
    assert points[table.pending.winner] == max(points.values())


def test_evolution_slots_stay_empty():
    """QE02, the default: the pile is empty, the slot too, and play goes on."""
    half = [card for card in Ruleset.load().deck("evolution") if card not in ("torch", "flute")]
    by_points = sorted(half, key=lambda card: Ruleset.load().evolution[card].points)
    few, rest = by_points[:5], by_points[5:]
    changes = {f"evolution.{card}.copies": 0 for card in rest} | {"target.points": [4] * 5, "target.longer": 0}
    changes |= {f"evolution.{card}.points": 2 for card in few[:2]} | {"setup.evolutions": 2, "players.most": 2}
    rules = Ruleset.load().with_changes({**changes, "target.points": [4]})
    table = Table.scenario(
        {
            "phase": "actions",
            "evolutions": ["torch", "flute"],
            "players": {
                "Alma": {"wood": 1, "stone": 1, "evolutions": few[:1]},
                "Karok": {"life": 0, "evolutions": few[1:2]},
            },
        },
        rules=rules,
    )
    for card in few[2:]:
        assert card in table.state.decks["evolution"].pile
    table.choose("realise torch")
    assert isinstance(table.pending, type(table.pending))
    assert len(table.state.evolutions) == 1


def test_bonus_runs_out():
    assert "buy bonus" in show("bonus_runs_out", "reshuffle").options
    assert show("bonus_runs_out", "none").why_not("buy bonus").code == "no-bonus-left"


def test_supply():
    """QE12: by default there is always more, with a warning past the box; or the box is the limit."""
    unlimited = show("supply", "unlimited")
    unlimited.choose("buy wood")
    assert unlimited.state.players["Alma"].wood == 1
    assert "over_box" in kinds(unlimited)
    assert show("supply", "box").why_not("buy wood").code == "supply-empty"


def test_a_reward_from_a_short_supply():
    """QD10: of a reward that the box cannot pay one takes what is left."""
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": {"place": "forest"}, "Karok": {"life": 0, "wood": 11}}},
        rules=Ruleset.load().with_rulings(supply="box"),
    )
    table.choose("draw")
    table.roll("whole_trunk")
    assert table.state.players["Alma"].wood == 1
    assert "supply_short" in kinds(table)


def test_counter_order():
    asked = {option: show("counter_order", option).pending.player for option in rulings()["counter_order"].options}
    assert asked == {"lightest_first": "Valkyr", "heaviest_first": "Kolos", "seats": "Karok"}


def test_short_target():
    answer = "play hole_in_the_pocket Karok"
    as_much = show("short_target", "as_much")
    as_much.choose(answer)
    assert as_much.state.players["Karok"].krom == 0
    assert show("short_target", "refused").why_not(answer).code == "target-has-not"


def test_resource_choice():
    mine = show("resource_choice", "card_player")
    mine.choose("play termites Karok stone")
    assert mine.state.players["Karok"].stone == 0
    theirs = show("resource_choice", "target")
    theirs.choose("play termites Karok")
    assert (theirs.pending.player, theirs.pending.question, theirs.options) == (
        "Karok",
        "give",
        ("give wood", "give stone"),
    )
    theirs.choose("give wood")
    assert (theirs.state.players["Karok"].wood, theirs.state.players["Karok"].stone) == (0, 1)


def test_kromosaurus_tie():
    """QG02: 5 against 3 + 2. Kolos in the Forest, Kolos in the Savannah; then, where the Kromosaurus weighs 60 kg, Alma
    (52 kg) and Kolos (141 kg) in the Forest, where the lighter one wins."""
    winners = {
        option: [
            next(
                event.args["winner"]
                for event in show("kromosaurus_tie", option, position).log
                if event.kind == "combat"
            )
            for position in range(4)
        ]
        for option in rulings()["kromosaurus_tie"].options
    }
    assert winners == {
        "heaviest": ["Kolos", "Kromosaurus", "Alma", "Kolos"],
        "lightest": ["Kromosaurus", "Kolos", "Kromosaurus", "Kromosaurus"],
        "wins": ["Kromosaurus", "Kromosaurus", "Kromosaurus", "Kromosaurus"],
        "loses": ["Kolos", "Kolos", "Alma", "Kolos"],
        "by_weight": ["Kolos", "Kromosaurus", "Alma", "Kromosaurus"],
    }


def test_robberies():
    assert show("robberies", "each").pending.question == "rob"
    assert show("robberies", "once").pending.question == "action"


def test_robbery_time():
    """QB08: before the cold of Kolos's own phase, or in it."""
    for option, chilled in (("after_damage", False), ("own_phase", True)):
        table = show("robbery_time", option)
        assert table.pending.question == "rob"
        assert ("chilled" in kinds(table)) is chilled
        table.choose("rob krom")
        assert table.state.players["Kolos"].krom == 8


def test_combat_cards_count():
    """QB15: 4 + 2 against 3."""
    assert life(show("combat_cards_count", "all"), "Karok") == 4
    assert life(show("combat_cards_count", "winner_only"), "Karok") == 6


def test_combat_cards_count__the_order_of_the_losers():
    """QB15: with cards for winning only, the dice rank the losers: Karok's 3 before Valkyr's 2 + 2."""
    for option, order in (("all", ["Kolos", "Valkyr", "Karok"]), ("winner_only", ["Kolos", "Karok", "Valkyr"])):
        table = Table.scenario(
            {
                "phase": "actions",
                "players": {
                    "Kolos": {"place": "cave"},
                    "Karok": {"place": "cave"},
                    "Valkyr": {"place": "cave", "bonus": ["headbutt"]},
                },
            },
            rules=Ruleset.load().with_rulings(combat_cards_count=option),
        )
        table.roll([6, 3, 2])
        table.choose("play headbutt")
        assert next(event.args["order"] for event in table.log if event.kind == "combat") == order


def test_combat_cards_count__a_tie_for_the_win_through_a_card():
    """Kolos rolls 5, Alma 3 + 2: under either option the weight decides who wins, and the log says so."""
    for option in ("all", "winner_only"):
        players = {"Kolos": {"place": "forest"}, "Alma": {"place": "forest", "bonus": ["headbutt"]}}
        rules = Ruleset.load().with_rulings(combat_cards_count=option)
        table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
        table.roll([5, 3])
        table.choose("play headbutt")
        assert next(event.args["first"] for event in table.log if event.kind == "tie") == "Alma"
        assert table.state.players["Kolos"].life == 7


def test_place_action__compulsory_and_first():
    """A card cannot be played to get around a place action that must come first."""
    rules = Ruleset.load().with_rulings(place_action="compulsory", phase_order="place_first")
    scenario = {
        "phase": "actions",
        "players": {"Alma": {"place": "cave", "bonus": ["shower_of_kroms"]}, "Karok": {"life": 0}},
    }
    table = Table.scenario(scenario, rules=rules)
    assert table.why_not("play shower_of_kroms").code == "place-compulsory"
    table.choose("rest")
    assert {"play shower_of_kroms", "done"} <= set(table.options)


def test_card_stun():
    assert show("card_stun", "yes").state.players["Karok"].stunned
    spared = show("card_stun", "stops_at_one").state.players["Karok"]
    assert (spared.life, spared.stunned) == (1, False)


def test_stunned_after_acting():
    nothing = show("stunned_after_acting", "nothing")
    assert (nothing.pending.player, nothing.pending.question) == ("Alma", "action")
    loses = show("stunned_after_acting", "next_action")
    assert loses.pending.question == "movement"
    assert loses.state.turn == 3


def test_place_action():
    assert "done" in show("place_action", "optional").options
    compulsory = show("place_action", "compulsory")
    assert compulsory.why_not("done").code == "place-compulsory"
    compulsory.choose(compulsory.options[0])
    compulsory.roll()
    while not hasattr(compulsory.pending, "options"):
        compulsory.roll()
    assert "done" in compulsory.options


def test_forest_discard():
    assert show("forest_discard", "face_up").view("Alma").decks["gathering"].discard == ("branch", "whole_trunk")
    assert show("forest_discard", "face_down").view("Alma").decks["gathering"].discard == (None, None)


def test_mountain_dice():
    """QD17: 2 2 were kept at the last reroll."""
    assert show("mountain_dice", "free").why_not("keep 5") is None
    locked = show("mountain_dice", "locked")
    assert locked.why_not("keep 5").code == "keep-locked"
    assert locked.why_not("keep 2 2 5") is None


def test_mountain_result():
    assert show("mountain_result", "best").options == ("take stone", "take bonus")
    choose = show("mountain_result", "choose")
    assert choose.options == ("claim full", "claim three", "claim two_pairs", "claim pair")
    choose.choose("claim three")
    assert (choose.state.players["Alma"].krom, choose.state.players["Alma"].stone) == (2, 1)


def test_mountain_icons():
    assert show("mountain_icons", "stone_or_bonus").options == ("take stone", "take bonus")
    rival = show("mountain_icons", "wood_or_bone")
    assert rival.options == ("take wood", "take bone")
    rival.choose("take bone")
    assert rival.state.players["Alma"].bone == 3


def test_evolutions_per_phase():
    assert "realise flute" in show("evolutions_per_phase", "any").options
    assert show("evolutions_per_phase", "one").why_not("realise flute").code == "one-evolution"


def test_trophy_win():
    for option, acted in (("at_once", False), ("own_phase", True)):
        table = show("trophy_win", option)
        assert isinstance(table.pending, Over)
        assert ("acting" in kinds(table)) is acted


def test_counter_counter():
    allowed = show("counter_counter", "allowed")
    assert (allowed.pending.player, allowed.pending.question) == ("Alma", "counter")
    allowed.choose("counter")
    assert allowed.state.players["Alma"].krom == 9
    refused = show("counter_counter", "refused")
    assert refused.state.players["Alma"].krom == 5
    assert refused.pending.question == "action"


def test_counter_place():
    assert show("counter_place", "anywhere").pending.player == "Karok"
    assert show("counter_place", "same_place").pending.player == "Alma"


def test_countered_price():
    assert show("countered_price", "kept").state.players["Alma"].krom == 5
    assert show("countered_price", "paid").state.players["Alma"].krom == 3


def test_target_place():
    answer = "play hole_in_the_pocket Karok"
    assert show("target_place", "anywhere").why_not(answer) is None
    assert show("target_place", "same_place").why_not(answer).code == "target-elsewhere"


def test_bonus_per_phase():
    assert show("bonus_per_phase", "any").why_not("play shower_of_kroms") is None
    assert show("bonus_per_phase", "one").why_not("play shower_of_kroms").code == "one-bonus"


def test_kromosaurus_cards():
    assert show("kromosaurus_cards", "shuffled").pending.cards == ("forest", "mountain", "savannah")
    assert show("kromosaurus_cards", "cycle").pending.cards == ("forest", "savannah")


def test_mountain_cards():
    """QD02: no Krom for a reroll, but a card that brings some."""
    assert show("mountain_cards", "between_rerolls").options == ("stop", "play shower_of_kroms")
    assert show("mountain_cards", "not_during").pending.question == "action"


def test_robbery_order():
    """QB05"""
    asked = {option: show("robbery_order", option).pending for option in ("winner", "rank")}
    assert (asked["winner"].question, asked["winner"].options) == ("whom", ["victim Valkyr", "victim Karok"])
    assert (asked["rank"].question, asked["rank"].about["victim"]) == ("rob", "Valkyr")


def test_savannah_hunt():
    """QD01: the hunt alone is compulsory, other places are not."""
    assert "done" in show("savannah_hunt", "optional").options
    compulsory = show("savannah_hunt", "compulsory")
    assert compulsory.why_not("done").rule == "savannah.prey"
    assert {answer.split()[0] for answer in compulsory.options} == {"hunt"}
    elsewhere = Table.scenario(
        {"phase": "actions", "players": {"Alma": {}, "Karok": {"life": 0}}}, rules=compulsory.rules
    )
    assert "done" in elsewhere.options


def test_place_times():
    """QD03: one rest, or a second one."""
    once = show("place_times", "once")
    assert once.why_not("again").code == "place-once"
    twice = show("place_times", "twice")
    twice.choose("again")
    twice.choose("rest")
    assert twice.state.players["Alma"].krom == 5 + 3 + 3
    assert twice.why_not("again").code == "place-once"


def test_place_times__a_second_walk_in_the_forest_begins_with_a_free_card_but_a_hunt_is_the_only_one():
    rules = Ruleset.load().with_rulings(place_times="twice")
    players = {"Alma": {"place": "forest", "krom": 0}, "Kolos": {"place": "savannah"}}
    table = Table.scenario({"phase": "actions", "prey": ["dodo"], "players": players}, rules=rules)
    assert table.why_not("again").code == "place-not-begun"
    for line in ("draw", "card nothing_at_all", "again", "draw", "card nothing_at_all", "done", "hunt dodo", "roll 1"):
        table.play_line(line)
    assert table.why_not("again").code == "one-hunt"


def test_life_blocks():
    """QD06: one life where a block of three costs three Krom."""
    krom = {option: show("life_blocks", option).state.players["Alma"].krom for option in ("full_price", "pro_rata")}
    assert krom == {"full_price": 5 - 3, "pro_rata": 5 - 1}


def test_short_swap():
    """QF08: Karok has one resource where the swap asks for two."""
    answer = "play unfair_trade Karok wood stone"
    assert show("short_swap", "refused").why_not(answer).code == "target-has-not"
    swapped = show("short_swap", "as_much")
    swapped.choose(answer)
    assert (swapped.state.players["Alma"].stone, swapped.state.players["Karok"].wood) == (1, 1)


def test_hand_limit():
    """QE10: five cards in the hand."""
    assert "buy bonus" in show("hand_limit", "none").options
    assert show("hand_limit", "5").why_not("buy bonus").code == "hand-full"


def test_hand_limit__neither_a_reward_nor_a_robbery_goes_over_it():
    rules = Ruleset.load().with_rulings(hand_limit="5")
    full = ["headbutt", "headbutt", "headbutt", "war_cry", "war_cry"]
    players = {
        "Alma": {"place": "mountain", "bonus": full},
        "Karok": {"place": "mountain", "life": 1, "bonus": ["ambush"]},
    }
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    for line in ("roll 6 2", "pass"):
        table.play_line(line)
    assert table.why_not("rob bonus").code == "hand-full"
    for line in ("rob krom", "climb", "roll 1,2,3,4,5", "stop"):
        table.play_line(line)
    assert len(table.state.players["Alma"].bonus) == 5
    assert "hand_full" in kinds(table)


@pytest.mark.parametrize("name", [name for name, ruling in rulings().items() if ruling.before])
def test_what_was_played_before_a_switch_came_is_one_of_its_options(name):
    assert rulings()[name].before in rulings()[name].options
