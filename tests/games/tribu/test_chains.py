"""Chains: their vases in order, a card for any vase, the Totem, and no doubles."""

import pytest

from .helpers import IDLE, RED, asked, chain, drawn, kinds, only, refused, scene


def with_chain(vases, card, **more):
    """Ann has a Rider with these vases and has drawn the card."""
    return drawn(scene({"chains": {"rider": {"vases": vases, **more}}}), card)


def test_chain_begin():
    """A character begins a chain; its first vase comes in a later turn."""
    table = drawn(scene({"hand": ["red_mask", "bison", "block", "wolf", "strength"]}), "scout")
    refused(table, "place red_mask scout", "no-own-chain", "chain.begin", chain="scout")
    refused(table, "place scout scout", "begins-alone", "chain.begin", ways=["place scout"])
    events = table.choose("place scout")
    assert only(events, "began").args == {"player": "Ann", "card": "scout"}
    assert chain(table, "Ann", "scout").wants == "mask"
    assert asked(table) == ("Bob", "turn")


@pytest.mark.parametrize(
    ("vases", "fits"),
    [
        ([], ("blue_statue", "multidiorama", "red_statue")),
        (["red_statue"], ("blue_horse", "multidiorama", "red_horse")),
        (["blue_statue", "red_horse"], ("blue_flag", "multidiorama", "red_flag")),
        (["multidiorama", "red_horse"], ("blue_flag", "red_flag")),
        (RED["rider"], ("blue_totem", "red_totem")),
    ],
    ids=str,
)
def test_chain_order(vases, fits):
    """Statue, horse, flag: the Rider of the rulebook takes them in this order, each in either colour."""
    table = scene({"chains": {"rider": {"vases": vases}}})
    assert chain(table, "Ann", "rider").fits == fits
    for card in table.rules.dioramas:
        other = drawn(table.fork(), card)
        assert (f"place {card} rider" in other.options) == (card in fits), card


def test_chain_order__what_does_not_fit_is_refused_with_what_would():
    table = with_chain(["red_statue"], "red_flag")
    refused(table, "place red_flag rider", "other-vase", "chain.order", vase="horse", number=2)
    refused(table, "place wolf rider", "not-laid", "chain.order", family="events")
    refused(table, "place red_flag", "place-where", "chain.order", ways=[])
    assert table.say(table.why_not("place red_flag rider")) == (
        "“Red flag” does not fit: vase number 2 of “Rider” must be this one: horse."
    )


def test_chain_any():
    """In the place of any vase, once in a chain, never as a Totem."""
    table = with_chain(["red_statue"], "multidiorama")
    placed = only(table.choose("place multidiorama rider"), "placed")
    assert (placed.rule, placed.args["number"]) == ("chain.any", 2)
    again = with_chain(["red_statue", "multidiorama"], "multidiorama")
    refused(again, "place multidiorama rider", "second-any", "chain.any")
    full = with_chain(RED["rider"], "multidiorama")
    refused(full, "place multidiorama rider", "totem-only", "chain.complete")


def test_chain_complete():
    """All three vases, of whatever colours."""
    table = with_chain(["red_statue", "blue_horse"], "red_flag")
    events = table.choose("place red_flag rider")
    assert kinds(events) == ["placed", "completed", "turn"]
    assert only(events, "completed").args == {"player": "Ann", "chain": "rider", "number": 1, "needed": 4}
    assert chain(table, "Ann", "rider").complete
    assert table.state.players["Ann"].complete == 1


def test_chain_totem():
    """On a complete chain, once; nothing is added after it."""
    early = with_chain(["red_statue", "blue_horse"], "red_totem")
    refused(early, "place red_totem rider", "totem-early", "chain.totem", number=3)
    table = with_chain(RED["rider"], "red_totem")
    protected = only(table.choose("place red_totem rider"), "protected")
    assert protected.args == {"player": "Ann", "card": "red_totem", "chain": "rider", "magical": True, "number": 20}
    assert chain(table, "Ann", "rider").fits == ()
    again = with_chain(RED["rider"], "blue_totem", totem="red_totem")
    refused(again, "place blue_totem rider", "chain-done", "chain.totem")


@pytest.mark.parametrize(
    ("vases", "totem", "magical"),
    [
        (RED["rider"], "red_totem", True),
        (["blue_statue", "blue_horse", "blue_flag"], "blue_totem", True),
        (["red_statue", "multidiorama", "red_flag"], "red_totem", True),
        (["red_statue", "blue_horse", "red_flag"], "red_totem", False),
        (RED["rider"], "blue_totem", False),
        (RED["rider"], None, False),
    ],
    ids=str,
)
def test_chain_magical(vases, totem, magical):
    """Protected, and all spheres of one colour; those of both colours go with either."""
    table = scene({"chains": {"rider": {"vases": vases, "totem": totem}}})
    assert chain(table, "Ann", "rider").magical is magical


def test_chain_doubles():
    """One chain of each character. Another player may have one of the same."""
    hand = ["scout", "bison", "block", "wolf", "strength"]
    table = drawn(scene({"chains": {"scout": {"vases": ["red_mask"]}}, "hand": hand}), "steal")
    refused(table, "place scout", "double", "chain.doubles", card="scout")
    other = drawn(scene({"hand": hand}, {"chains": {"scout": {"vases": ["red_mask"]}}}), "steal")
    assert "place scout" in other.options


def test_chain_doubles_leader():
    """B5.25: the leader's character is exempt from being lost, not from this."""
    table = drawn(scene({"chains": {"rider": {}}, "hand": [*IDLE[:4], "rider"]}), "steal")
    refused(table, "place rider", "double", "chain.doubles.leader")
