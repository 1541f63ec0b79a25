"""Positions that somebody sets up: what is possible is possible, what is not is refused with the field's path."""

import json

import pytest

from krom_explore import BadInput
from krom_explore.games.tribu import Table

from .helpers import RED

GOOD = {
    "players": {
        "Ann": {
            "leader": "rider",
            "hand": ["wolf", "red_horse"],
            "chains": {
                "rider": {"vases": RED["rider"], "totem": "red_totem", "active": "bison"},
                "scout": {"vases": ["multidiorama"]},
            },
            "total": 40,
        },
        "Bob": {"chains": {"shaman": {"vases": ["blue_horse"], "blocks": ["block"]}}},
        "Cy": {},
    },
    "mover": "Bob",
    "dealer": "Cy",
    "challenge": 2,
    "turn": 7,
    "discard": ["red_mask", "wolf", "hunter"],
    "played": ["steal", "draw_three"],
}


def with_(**changes):
    data = json.loads(json.dumps(GOOD))
    for path, value in changes.items():
        at = data
        *above, last = path.split("__")
        for name in above:
            at = at.setdefault(name, {})
        at[last] = value
    return data


def test_everything_can_be_set():
    table = Table.scenario({**GOOD, "mover": "Ann"})
    state = table.state
    ann, bob = state.players["Ann"], state.players["Bob"]
    assert (ann.leader, ann.total, ann.chains["rider"].totem, ann.chains["rider"].active) == (
        "rider", 40, "red_totem", ("bison",),
    )  # fmt: skip
    assert (bob.skips, bob.chains["shaman"].blocks) == (1, ("block",))
    assert (state.mover, state.dealer, state.challenge, state.turn) == ("Ann", "Cy", 2, 7)
    assert (state.discard, state.played) == (("red_mask", "wolf", "hunter"), ("steal", "draw_three"))
    assert {len(seat.hand) for seat in state.players.values()} == {5}
    lying = 5 * 3 + len(state.deck) + 3 + 2 + (1 + 3 + 1 + 1) + 2 + 3
    assert lying == 100


def test_a_pending_block_is_the_first_thing_that_happens():
    table = Table.scenario(GOOD)
    assert (table.state.mover, table.state.players["Bob"].skips) == ("Cy", 0)
    assert [event.kind for event in table.log][:3] == ["set_up", "turn", "skipped"]


def test_json_and_toml_text_are_the_same_position():
    toml = """
        mover = "Bob"
        discard = ["Red mask", "wolf"]
        [players.Ann]
        leader = "Rider"
        hand = ["wolf"]
        [players.Ann.chains.rider]
        vases = ["Red statue", "red_horse"]
        active = "Penne del coraggio"
        [players.Bob]
    """
    plain = {
        "mover": "Bob",
        "discard": ["red_mask", "wolf"],
        "players": {
            "Ann": {
                "leader": "rider",
                "hand": ["wolf"],
                "chains": {"rider": {"vases": ["red_statue", "red_horse"], "active": "courage"}},
            },
            "Bob": {},
        },
    }
    assert Table.scenario(toml).state == Table.scenario(json.dumps(plain)).state == Table.scenario(plain).state


def test_the_mapping_given_is_not_kept():
    data = with_()
    table = Table.scenario(data)
    data["players"]["Ann"]["total"] = 1
    assert json.loads(table.save())["start"]["scenario"]["players"]["Ann"]["total"] == 40


def test_a_card_that_is_misspelt_is_guessed():
    with pytest.raises(BadInput) as bad:
        Table.scenario(with_(players__Ann__hand=["red hoarse"]))
    assert (bad.value.path, bad.value.code) == ("players.Ann.hand[0]", "unknown-card")
    assert "“red horse”" in str(bad.value)


FULL = {name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")}
FOURTH = {"vases": ["blue_drum", "blue_mask", "blue_statue"]}


@pytest.mark.parametrize(
    ("scenario", "path", "code"),
    [
        # copies: there are four of each
        (with_(players__Bob__hand=["wolf"] * 3), "discard[1]", "too-many-copies"),
        (with_(players__Ann__hand=["hunter"] * 4), "discard[2]", "too-many-copies"),
        (with_(players__Ann__hand=["red_horse"] * 4), "players.Ann.chains.rider.vases[1]", "too-many-copies"),
        (with_(played=["steal"] * 5), "played[4]", "too-many-copies"),
        # hands
        (with_(players__Ann__hand=["wolf", "bison", "courage", "strength", "scout", "hunter"]), "players.Ann.hand",
         "at-most-cards"),
        (with_(players__Ann__hand=["unicorn"]), "players.Ann.hand[0]", "unknown-card"),
        (with_(players__Ann__hand="wolf"), "players.Ann.hand", "list"),
        (with_(players__Ann__hand=[7]), "players.Ann.hand.0", "word"),
        # chains
        (with_(players__Ann__chains__rider__vases=RED["rider"][:2]), "players.Ann.chains.rider.totem", "totem-needs"),
        (with_(players__Ann__chains__rider__totem="wolf"), "players.Ann.chains.rider.totem", "other-family"),
        (with_(players__Ann__chains__rider__totem="red_flag"), "players.Ann.chains.rider.totem", "one-of"),
        (with_(players__Ann__chains__scout__vases=["red_statue"]), "players.Ann.chains.scout.vases[0]", "vase-order"),
        (with_(players__Ann__chains__scout__vases=["red_mask", "red_horse"]), "players.Ann.chains.scout.vases[1]",
         "vase-order"),
        (with_(players__Ann__chains__scout__vases=["multidiorama", "multidiorama"]),
         "players.Ann.chains.scout.vases[1]", "vase-any-twice"),
        (with_(players__Ann__chains__scout__vases=["red_mask", "red_statue", "red_horse", "red_flag"]),
         "players.Ann.chains.scout.vases[3]", "vase-too-many"),
        (with_(players__Ann__chains__scout__vases=["blue_totem"]), "players.Ann.chains.scout.vases[0]",
         "totem-no-vase"),
        (with_(players__Ann__chains__scout__vases=["wolf"]), "players.Ann.chains.scout.vases[0]", "other-family"),
        (with_(players__Ann__chains__scout__active="rider"), "players.Ann.chains.scout.active", "not-active"),
        (with_(players__Ann__chains__scout__active="steal"), "players.Ann.chains.scout.active", "not-active"),
        (with_(players__Ann__chains__scout__blocks=["steal"]), "players.Ann.chains.scout.blocks[0]", "no-block"),
        (with_(players__Ann__chains__wolf={}), "players.Ann.chains.wolf", "other-family"),
        (with_(players__Ann__chains__unicorn={}), "players.Ann.chains.unicorn", "unknown-card"),
        (with_(players__Ann__chains__Scout={}), "players.Ann.chains.Scout", "chain-twice"),
        (with_(players__Ann__chains=[]), "players.Ann.chains", "table"),
        (with_(players__Ann__chains__scout__colour="red"), "players.Ann.chains.scout.colour", "unknown-field"),
        # leaders and totals
        (with_(players__Ann__leader="scout"), "players.Ann.leader", "one-of"),
        (with_(players__Bob__leader="rider"), "players.Bob.leader", "leader-twice"),
        (with_(players__Ann__total=100), "players.Ann.total", "range"),
        (with_(players__Ann__total=-10001), "players.Ann.total", "range"),
        (with_(players__Ann__total=1.5), "players.Ann.total", "whole-number"),
        (with_(players__Bob__skips=0), "players.Bob.skips", "range"),
        (with_(players__Bob__skips=2), "players.Bob.skips", "one-block"),
        # piles
        (with_(played=["wolf"]), "played[0]", "other-family"),
        (with_(discard=["unicorn"]), "discard[0]", "unknown-card"),
        # the challenge
        (with_(players__Ann__chains={**FULL, "weaver": FOURTH}), "players.Ann.chains", "already-closed"),
        (with_(mover="Zoe"), "mover", "one-of"),
        (with_(dealer="Zoe"), "dealer", "one-of"),
        (with_(turn=0), "turn", "at-least"),
        (with_(turn=301), "turn", "range"),
        (with_(challenge=0), "challenge", "at-least"),
        (with_(xyzzy="fine"), "xyzzy", "unknown-field"),
        # players
        (with_(players__Dee={}, players__Eve={}), "players", "how-many-players"),
        (with_(players={"Ann": {}}), "players", "how-many-players"),
        (with_(players=[]), "players", "table"),
        (with_(players__ann={}), "players[3]", "player-twice"),
        ({}, "players", "missing"),
        ("{", "", "scenario-text"),
        ("players = ", "", "scenario-text"),
        (7, "", "table"),
        ([], "", "table"),
        ({"players": {1}}, "", "plain-data"),
    ],
    ids=lambda value: str(value)[-40:],
)  # fmt: skip
def test_an_impossible_position_names_the_field(scenario, path, code):
    with pytest.raises(BadInput) as bad:
        Table.scenario(scenario)
    assert (bad.value.path, bad.value.code) == (path, code)
    assert bad.value.say().encode()


def test_a_challenge_without_dioramas_is_over_already():
    """And a deck that has too few cards for the hands is no deck."""
    rules = Table.new(["Ann", "Bob"]).rules
    few = {f"dioramas.{card}.copies": 0 for card in rules.dioramas} | {"dioramas.red_statue.copies": 1}
    scarce = rules.with_changes(few)
    with pytest.raises(BadInput) as bad:
        Table.scenario({"players": {"Ann": {"chains": {"rider": {"vases": ["red_statue"]}}}, "Bob": {}}}, rules=scarce)
    assert (bad.value.path, bad.value.code) == ("discard", "already-exhausted")
    rest = [card for card in scarce.whole_deck if card not in ("red_statue", "rider")]
    with pytest.raises(BadInput) as bad:
        Table.scenario({"players": {"Ann": {}, "Bob": {}}, "discard": rest}, rules=scarce)
    assert (bad.value.path, bad.value.code) == ("players.Bob.hand", "deck-short")
