"""The Forest: the first Gathering card is free, each further one dearer."""

import pytest

from krom_explore import Draw, Ruleset

from .helpers import alone, asked, only, refused, ruled, tokens


def in_the_forest(rules=None, discard=(), **seat):
    return alone({"place": "forest", **seat}, rules=rules, discards={"gathering": list(discard)})


def all_but(*kept):
    """The whole Gathering deck without some cards."""
    deck = Ruleset.load().deck("gathering")
    for card in kept:
        deck.remove(card)
    return deck


def gather(table, card):
    table.choose("draw")
    return table.roll(card)


def test_forest_first_card__is_free():
    table = in_the_forest(krom=0)
    gathered = only(gather(table, "branch"), "gathered")
    assert (gathered.rule, gathered.args["price"], gathered.args["number"]) == ("forest.first_card", 0, 1)
    assert tokens(table, "Alma") == {"wood": 1}


def test_forest_first_card__drawn_at_random_from_all_twenty():
    table = in_the_forest()
    table.choose("draw")
    assert isinstance(table.pending, Draw)
    assert (table.pending.deck, len(table.pending.cards)) == ("gathering", 20)


def test_forest_more_cards__one_three_and_four_krom_eight_in_all():
    table = in_the_forest(krom=8)
    prices = []
    for _ in range(4):
        prices.append(only(gather(table, "nothing_at_all"), "gathered").args["price"])
    assert prices == [0, 1, 3, 4]
    assert table.state.players["Alma"].krom == 0
    assert [e.rule for e in table.log if e.kind == "gathered"] == ["forest.first_card"] + ["forest.more_cards"] * 3


def test_forest_most__four_cards_at_most():
    """QD08"""
    table = in_the_forest(krom=20)
    for _ in range(4):
        gather(table, "nothing_at_all")
    refused(table, "draw", "forest-most", "forest.most", most=4)


@pytest.mark.parametrize(("drawn", "price"), [(1, 1), (2, 3), (3, 4)])
def test_forest_more_cards__too_dear(drawn, price):
    table = in_the_forest(krom=sum([0, 1, 3, 4][:drawn]) + price - 1)
    for _ in range(drawn):
        gather(table, "nothing_at_all")
    refused(table, "draw", "krom-short", "forest.more_cards", price=price, has=price - 1, missing=1)


def test_forest_reward__at_once_then_the_card_is_discarded():
    table = in_the_forest(krom=0)
    events = gather(table, "krom_shard")
    assert only(events, "gained").rule == "forest.reward"
    assert table.state.decks["gathering"].discard == ("krom_shard",)
    assert "draw" in table.options  # the three Krom just found can pay for the next card
    gather(table, "branch")
    assert tokens(table, "Alma") == {"krom": 3 - 1, "wood": 1}


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("nothing_at_all", {}),
        ("branch", {"wood": 1}),
        ("bundle_of_sticks", {"wood": 2}),
        ("whole_trunk", {"wood": 3}),
        ("krom_shard", {"krom": 3}),
    ],
)
def test_forest_reward__what_the_card_shows(card, gained):
    table = in_the_forest(krom=0)
    gather(table, card)
    assert tokens(table, "Alma") == gained


def test_forest_reward__life_up_to_seven():
    table = in_the_forest(life=5)
    events = gather(table, "juicy_berries")
    assert table.state.players["Alma"].life == 7
    full = only(events, "life_full")
    assert (full.rule, full.args) == ("life.most", {"player": "Alma", "most": 7, "lost": 1})


def test_forest_reward__life_that_fits_is_not_lost():
    table = in_the_forest(life=4)
    assert "life_full" not in [event.kind for event in gather(table, "juicy_berries")]


def test_forest_reward__a_bonus_card():
    table = in_the_forest(krom=0)
    gather(table, "hollow_tree")
    table.roll("termites")
    assert (table.state.players["Alma"].bonus, tokens(table, "Alma")) == (("termites",), {"wood": 1})


def test_forest_shuffle__before_the_first_card_the_discard_may_go_back():
    table = in_the_forest(discard=["whole_trunk", "branch"])
    assert len(table.state.decks["gathering"].pile) == 18
    shuffled = only(table.choose("shuffle"), "shuffled")
    assert (shuffled.rule, shuffled.args["cards"]) == ("forest.shuffle", 20)
    gather(table, "whole_trunk")
    assert tokens(table, "Alma") == {"krom": 5, "wood": 3}


def test_forest_shuffle__not_after_the_first_card():
    table = in_the_forest(discard=["branch"])
    gather(table, "nothing_at_all")
    refused(table, "shuffle", "shuffle-late", "forest.shuffle")


def test_forest_shuffle__nothing_to_shuffle():
    table = in_the_forest()
    refused(table, "shuffle", "shuffle-nothing", "forest.shuffle")


def test_forest_shuffle__who_has_shuffled_has_begun_and_draws():
    """QD01"""
    table = in_the_forest(discard=["branch"])
    table.choose("shuffle")
    refused(table, "done", "shuffled-draw", "forest.shuffle.draw")
    gather(table, "nothing_at_all")
    table.choose("done")
    assert table.state.turn == 2


def test_forest_first_card__one_word():
    table = in_the_forest()
    refused(table, "draw branch", "one-word", "forest.first_card", found="draw branch")


def test_forest_runs_out__the_discard_is_shuffled_at_once():
    """QD09"""
    table = in_the_forest(krom=1, discard=all_but("branch"))
    gather(table, "branch")
    events = table.choose("draw")
    reshuffled = only(events, "reshuffled")
    assert (reshuffled.rule, reshuffled.args["cards"]) == ("forest.runs_out", 20)
    table.roll("branch")
    assert tokens(table, "Alma") == {"wood": 2}


def test_forest_runs_out__where_the_table_rules_that_the_visit_stops():
    """QD09"""
    table = in_the_forest(krom=9, discard=all_but("branch"), rules=ruled(gathering_runs_out="stop"))
    gather(table, "branch")
    refused(table, "draw", "pile-empty", "forest.runs_out")
    assert asked(table) == ("Alma", "action")


def test_forest_discard__lies_face_up():
    """QD11"""
    table = in_the_forest(discard=["branch", "whole_trunk"])
    assert table.view("Alma").decks["gathering"].discard == ("branch", "whole_trunk")
