"""Attacks: an active event against the last vases of another player's chain."""

import pytest

from .helpers import RED, asked, chain, drawn, hand, kinds, only, refused, ruled, scene


def armed(event="wolf", bob=None, **more):
    """Ann's event lies beside her Rider."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": event}}}
    return scene(ann, bob or {"chains": {"shaman": {"vases": RED["shaman"]}}}, **more)


def test_attack_event():
    """From the active cards, never from the hand, and in place of taking a card."""
    table = armed()
    before = table.state
    assert "attack wolf rider Bob shaman" in table.options
    refused(table, "attack bison rider Bob shaman", "other-active", "attack.event", card="wolf")
    table.choose("attack wolf rider Bob shaman")
    assert (table.state.deck, hand(table, "Ann")) == (before.deck, list(before.players["Ann"].hand))
    nothing = scene({"chains": {"rider": {"vases": ["red_statue"]}}}, {"chains": {"shaman": {"vases": RED["shaman"]}}})
    refused(nothing, "attack wolf rider Bob shaman", "no-active", "attack.event", chain="rider")
    refused(armed("red_horse"), "attack red_horse rider Bob shaman", "cannot-turn", "attack.event", family="dioramas")


def test_attack_declare():
    """The event is laid first, then the attacked player is asked, and nothing is lost before that."""
    table = armed(bob={"chains": {"shaman": {"vases": RED["shaman"], "active": "red_mask"}}})
    events = table.choose("attack wolf rider Bob shaman")
    assert kinds(events) == ["attacked"]
    assert asked(table) == ("Bob", "defence")
    assert chain(table, "Bob", "shaman").vases == tuple(RED["shaman"])
    attack = table.state.attack
    assert (attack.by, attack.card, attack.victim, attack.chain) == ("Ann", "wolf", "Bob", "shaman")
    assert (attack.cards, attack.theft) == (("red_drum",), False)
    bob, ann = table.seat("Bob"), table.seat("Ann")
    said = "Bob, Ann attacks your chain of “Shaman” with “Wolf”. You would lose “Red drum”."
    assert bob.say(bob.pending, "en") == f"{said} You have no protection face down, so you cannot defend it."
    assert ann.say(ann.pending, "en") == f"{said} Do you defend it?"  # what Bob hides is not told


def test_attack_target():
    """One chain of another player, whoever it is."""
    cy = {"Cy": {"leader": "hunter", "chains": {"rider": {"vases": ["blue_statue"]}}}}
    table = armed(others=cy)
    attacks = [option for option in table.options if option.startswith("attack")]
    assert attacks == ["attack wolf rider Bob shaman", "attack wolf rider Cy rider"]
    refused(table, "attack wolf rider Ann rider", "own-target", "attack.target")
    refused(table, "attack wolf rider Bob rider", "no-target", "attack.target", ways=attacks)
    refused(table, "attack wolf rider Zoe rider", "no-target", "attack.target")
    refused(table, "attack wolf rider", "no-target", "attack.target")


@pytest.mark.parametrize(("event", "left"), [("wolf", 2), ("bison", 1)])
def test_attack_destroys(event, left):
    """The Wolf takes the last vase, the Bison the last two; all go under the discard."""
    table = armed(event, discard=["strength"])
    events = table.choose(f"attack {event} rider Bob shaman")
    lost = RED["shaman"][left:][::-1]
    assert only(events, "destroyed").args == {"player": "Bob", "chain": "shaman", "cards": lost}
    assert chain(table, "Bob", "shaman").vases == tuple(RED["shaman"][:left])
    assert table.state.discard == ("strength", *lost, event)
    assert chain(table, "Ann", "rider").active == ()
    assert asked(table) == ("Bob", "turn")


def test_attack_totem():
    """A protected chain cannot be attacked."""
    table = armed(bob={"chains": {"shaman": {"vases": RED["shaman"], "totem": "red_totem"}}})
    assert table.options == ("draw",)
    refused(table, "attack wolf rider Bob shaman", "target-protected", "attack.totem", target="Bob", chain="shaman")


def test_attack_empty():
    """B5.3: nor one without a vase."""
    table = armed(bob={"chains": {"shaman": {}}})
    refused(table, "attack wolf rider Bob shaman", "target-empty", "attack.empty")


def test_attack_short():
    """B5.4: a Bison against one vase destroys that one; where it is ruled so, it is refused."""
    one = {"chains": {"shaman": {"vases": ["red_horse"]}}}
    table = armed("bison", one)
    assert only(table.choose("attack bison rider Bob shaman"), "destroyed").args["cards"] == ["red_horse"]
    strict = armed("bison", one, rules=ruled(attack_short="refused"))
    refused(strict, "attack bison rider Bob shaman", "target-short", "attack.short", number=2)
    assert "attack wolf rider Bob shaman" in armed("wolf", one, rules=ruled(attack_short="refused")).options


def test_attack_leader():
    """The leader's vases can be attacked like all others."""
    table = armed()
    assert table.state.players["Bob"].leader == "shaman"
    table.choose("attack wolf rider Bob shaman")
    assert len(chain(table, "Bob", "shaman").vases) == 2


def test_attack_declare__after_a_draw_there_is_no_attack():
    table = drawn(armed(), "steal")
    assert not [option for option in table.options if option.startswith("attack")]
