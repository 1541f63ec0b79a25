"""Protection: one active card against each attack, from any chain, out of turn."""

import pytest

from .helpers import IDLE, RED, asked, chain, hand, kinds, only, play, refused, scene


def attacked(event, **actives):
    """Bob's Shaman is attacked; beside his chains lie these cards."""
    chains = {name: {"vases": [], "active": card} for name, card in actives.items()}
    chains["shaman"] = {"vases": RED["shaman"], "active": actives.get("shaman")}
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": event}}}
    table = scene(ann, {"chains": chains})
    table.choose(f"attack {event} rider Bob shaman")
    return table


def test_protection_active():
    """From the active cards, whoever's turn it is; not from the hand, not without an attack."""
    table = attacked("wolf", scout="courage")
    assert asked(table) == ("Bob", "defence")
    assert table.options == ("protect courage scout", "pass")
    assert "strength" in hand(table, "Bob")
    refused(table, "protect strength scout", "protect-from-hand", "protection.active", card="strength")
    refused(table, "draw", "defend-or-pass", "protection.optional")
    calm = scene({"chains": {"rider": {"active": "courage"}}})
    refused(calm, "protect courage rider", "not-attacked", "protection.active")


def test_protection_reach():
    """It helps any chain of its owner, wherever it lies."""
    for where in ("shaman", "scout"):
        table = attacked("wolf", **{where: "strength"})
        table.choose(f"protect strength {where}")
        assert chain(table, "Bob", "shaman").vases == tuple(RED["shaman"])
        assert not table.state.players["Bob"].chains[where].active


def test_protection_one():
    """One against each attack: after it nothing more is asked."""
    table = attacked("bison", scout="strength", weaver="strength")
    events = table.choose("protect strength scout")
    assert kinds(events)[:2] == ["defended", "destroyed"]
    assert asked(table) == ("Bob", "turn")
    assert chain(table, "Bob", "weaver").active == ("strength",)


def test_protection_optional():
    """Nobody has to."""
    table = attacked("wolf", shaman="courage")
    events = table.choose("pass")
    assert kinds(events)[:2] == ["undefended", "destroyed"]
    assert chain(table, "Bob", "shaman").active == ("courage",)


def test_protection_asked():
    """Ours: whoever has a card face down is asked, whatever it is; whoever has none is not."""
    bluff = attacked("wolf", scout="red_horse")
    assert (asked(bluff), bluff.options) == (("Bob", "defence"), ("pass",))
    refused(bluff, "protect red_horse scout", "cannot-turn", "protection.active")
    assert asked(attacked("wolf")) == ("Bob", "turn")
    real = attacked("wolf", scout="courage")
    assert repr(bluff.seat("Ann").pending) == repr(real.seat("Ann").pending)
    assert bluff.seat("Ann").state == real.seat("Ann").state._replace(discard=bluff.state.discard)


@pytest.mark.parametrize(
    ("event", "protection", "lost"),
    [
        ("wolf", None, 1), ("wolf", "strength", 0), ("wolf", "courage", 0),
        ("bison", None, 2), ("bison", "strength", 1), ("bison", "courage", 0),
    ],
)  # fmt: skip
def test_protection_saves(event, protection, lost):
    """The matrix of the dossier: strength saves one vase, courage two."""
    table = attacked(event, scout=protection)
    events = table.choose(f"protect {protection} scout") if protection else table.log
    assert len(chain(table, "Bob", "shaman").vases) == 3 - lost
    assert kinds(events).count("held") == (lost == 0)
    assert kinds(events).count("destroyed") == (lost > 0)


def test_protection_part():
    """B5.5: the last vase is lost, the inner one stays; the protection is spent, under event and vase."""
    table = attacked("bison", scout="strength")
    events = table.choose("protect strength scout")
    assert only(events, "destroyed").args["cards"] == ["red_drum"]
    assert chain(table, "Bob", "shaman").vases == ("red_horse", "red_flag")
    assert table.state.discard == ("red_drum", "bison", "strength")


def test_protection_part__the_only_vase_of_a_chain_is_saved_from_a_bison():
    """Strength protects one vase, and there is only one."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "bison"}}}
    table = scene(ann, {"chains": {"shaman": {"vases": ["red_horse"], "active": "strength"}}})
    play(table, "attack bison rider Bob shaman", "protect strength shaman")
    assert chain(table, "Bob", "shaman").vases == ("red_horse",)


def test_protection_blocked():
    """M13: who has to skip a turn may still defend."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}
    bob = {"chains": {"shaman": {"vases": RED["shaman"], "active": "strength", "blocks": ["block"]}}, "hand": IDLE}
    table = scene(ann, bob)
    table.choose("attack wolf rider Bob shaman")
    assert asked(table) == ("Bob", "defence")
    events = table.choose("protect strength shaman")
    assert kinds(events) == ["defended", "held", "turn", "skipped", "turn"]
