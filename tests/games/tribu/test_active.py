"""Active cards: laid face down, swapped, turned over in place of drawing."""

import pytest

from .helpers import IDLE, RED, asked, chain, drawn, hand, kinds, only, play, refused, ruled, scene


@pytest.mark.parametrize("card", ["red_horse", "multidiorama", "blue_totem", "wolf", "strength"])
def test_active_cards(card):
    """Dioramas, events, protections."""
    table = drawn(scene({"chains": {"rider": {}}, "hand": ["block", "block", "steal", "scout", "scout"]}), card)
    table.choose(f"activate {card} rider")
    assert chain(table, "Ann", "rider").active == (card,)


@pytest.mark.parametrize("card", ["scout", "rider", "block", "draw_three", "steal"])
def test_active_cards__no_character_and_no_action(card):
    table = drawn(scene({"chains": {"rider": {}}}), card)
    refused(table, f"activate {card} rider", "not-activated", "active.cards", card=card)


def test_active_one():
    """One beside each chain, one in a turn."""
    table = drawn(scene({"chains": {"rider": {"active": "wolf"}, "scout": {"vases": ["red_mask"]}}}), "steal")
    refused(table, "activate bison rider", "has-active", "active.one", chain="rider")
    table.choose("activate bison scout")
    assert asked(table) == ("Bob", "turn")


def test_active_where():
    """M1: beside a character alone too, but not without a chain."""
    table = drawn(scene({"chains": {"rider": {}}}), "steal")
    assert "activate wolf rider" in table.options
    refused(table, "activate wolf", "activate-where", "active.where", ways=["activate wolf rider"])
    refused(table, "activate wolf scout", "no-own-chain", "chain.begin")
    without = drawn(scene(), "steal")
    refused(without, "activate wolf rider", "no-chain-yet", "active.where")


def test_active_secret():
    """M18: the owner sees it, nobody else does; that it lies there is seen by all."""
    table = drawn(scene({"chains": {"rider": {}}}), "steal")
    event = only(table.choose("activate wolf rider"), "activated")
    assert table.view("Ann").players["Ann"].chains["rider"].active == ("wolf",)
    assert table.view("Bob").players["Ann"].chains["rider"].active == (None,)
    assert table.say(event.seen_by("Ann")) == "Ann lays “Wolf” face down beside the chain of “Rider”."
    assert table.say(event.seen_by("Bob")) == "Ann lays a card face down beside the chain of “Rider”."


def test_active_swap():
    """One in a turn; the other card comes back to the hand."""
    ann = {"chains": {"rider": {"active": "red_horse"}, "scout": {"vases": ["red_mask"], "active": "red_flag"}}}
    table = drawn(scene(ann), "steal")
    swapped = only(table.choose("swap wolf rider"), "swapped")
    assert swapped.args["cards"] == ["wolf", "red_horse"]
    assert "cards" not in swapped.seen_by("Bob").args
    assert hand(table, "Ann") == ["bison", "block", "courage", "red_horse", "steal", "strength"]
    assert chain(table, "Ann", "rider").active == ("wolf",)
    refused(table, "swap bison scout", "swapped-already", "active.swap")


def test_active_swap__only_what_may_lie_there_and_only_where_something_lies():
    ann = {"chains": {"rider": {"active": "red_horse"}, "scout": {"vases": ["red_mask"]}}}
    table = drawn(scene(ann), "steal")
    refused(table, "swap steal rider", "not-activated", "active.cards")
    refused(table, "swap wolf scout", "nothing-to-swap", "active.swap")
    refused(table, "swap wolf", "activate-where", "active.where", ways=["swap wolf rider"])
    refused(table, "swap red_flag rider", "not-in-hand", "active.swap")


def test_active_any_card():
    """M5: what was just drawn may be swapped in, and what comes back may follow at once."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "red_horse"}}}
    table = drawn(scene(ann), "blue_flag")
    table.choose("swap blue_flag rider")
    events = table.choose("place red_horse rider")
    assert kinds(events) == ["placed", "turn"]
    assert chain(table, "Ann", "rider").active == ("blue_flag",)


def test_active_follow():
    """B5.19, M6: an activation beside another chain, or an action; where it is ruled so, no action."""
    ann = {"chains": {"rider": {"active": "wolf"}, "scout": {"vases": ["red_mask"]}}, "hand": ["draw_three", *IDLE[:4]]}
    table = drawn(scene(ann), "steal")
    table.choose("swap bison rider")
    assert "activate wolf scout" in table.options
    refused(table, "activate wolf rider", "has-active", "active.one")
    assert "play draw_three" in table.options
    strict = drawn(scene(ann, rules=ruled(swap_then_play="refused")), "steal")
    assert "play draw_three" in strict.options
    strict.choose("swap bison rider")
    refused(strict, "play draw_three", "swapped-no-action", "active.follow")
    assert "activate wolf scout" in strict.options


def test_active_use():
    """A Diorama goes where it fits; an event and a protection go nowhere."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "blue_horse"}, "scout": {"active": "strength"},
                      "weaver": {"vases": ["red_drum"], "active": "wolf"}}}  # fmt: skip
    table = scene(ann)
    assert [option for option in table.options if option.startswith("use")] == ["use blue_horse rider rider"]
    refused(table, "use strength scout scout", "cannot-turn", "active.use", family="protections")
    refused(table, "use wolf weaver rider", "cannot-turn", "active.use", family="events")
    refused(table, "use red_flag rider rider", "other-active", "active.use", card="blue_horse")
    refused(table, "use blue_horse rider", "use-where", "active.use", ways=["use blue_horse rider rider"])
    refused(table, "use blue_horse rider weaver", "other-vase", "chain.order", vase="mask")
    refused(table, "use blue_horse hunter rider", "no-own-chain", "chain.begin")
    refused(table, "use", "turn-what", "active.use")


def test_active_draw():
    """Who has taken a card can turn none over in that turn, not even after a swap."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "blue_horse"}, "scout": {"active": "wolf"}}}
    table = drawn(scene(ann, {"chains": {"shaman": {"vases": ["red_horse"]}}}), "steal")
    refused(table, "use blue_horse rider rider", "drawn-no-active", "active.draw")
    table.choose("swap bison scout")
    refused(table, "attack bison scout Bob shaman", "drawn-no-active", "active.draw")


def test_active_reach():
    """B5.1: any chain of one's own; where it is ruled so, only the one beside which it lies."""
    ann = {"chains": {"rider": {"vases": ["red_statue"]}, "scout": {"vases": ["red_mask"], "active": "blue_horse"}}}
    table = scene(ann)
    table.choose("use blue_horse scout rider")
    assert chain(table, "Ann", "rider").vases == ("red_statue", "blue_horse")
    strict = scene(ann, rules=ruled(active_reach="same_chain"))
    assert strict.options == ("draw",)
    refused(strict, "use blue_horse scout rider", "same-chain", "active.reach")


def test_active_totem():
    """B5.2: an active Totem is used when the chain is complete, not before."""
    table = scene({"chains": {"rider": {"vases": RED["rider"], "active": "red_totem"}}})
    assert kinds(table.choose("use red_totem rider rider")) == ["used", "protected", "turn"]
    early = scene({"chains": {"rider": {"vases": RED["rider"][:2], "active": "red_totem"}}})
    refused(early, "use red_totem rider rider", "totem-early", "chain.totem")
    play(early, "draw", "card red_flag", "place red_flag rider", "draw", "card steal", "discard steal")
    assert "use red_totem rider rider" in early.options
