"""What a player may know: no face-down choices, no hands of others."""

from random import Random

import pytest

from krom_explore import Decision, Over, Table
from tests.play import new_table, walk


def test_a_choice_is_secret_until_all_have_chosen():
    """Whatever Alma chooses, the others see the same."""
    views = []
    for place in ("forest", "savannah", "mountain"):
        table = new_table(3)
        table.choose(f"go {place}")
        views.append([table.view(name) for name in ("Mörhy", "Valkyr")])
        assert table.view("Mörhy")["pending"]["answered"] == ["Alma"]
        assert table.view("Mörhy")["players"]["Alma"]["place"] == "cave"
    assert views[0] == views[1] == views[2]


def hidden_elsewhere(view, hands):
    """No card of another's hand is named anywhere in what a player sees."""
    text = repr({key: value for key, value in view.items() if key != "log"})
    return [card for hand in hands for card in hand if f"'{card}'" in text]


def permuted(table, viewer, random):
    """The same record with what ``viewer`` cannot know dealt otherwise: the others' hands and the Bonus pile."""
    other = table.fork()
    now = other._now
    position = now.position.copy()
    position.visit, position.fight = now.position.visit, now.position.fight
    others = [player for player in position.seats if player.name != viewer]
    unknown = [card for player in others for card in player.bonus] + position.bonus.pile
    random.shuffle(unknown)
    for player in others:
        player.bonus = [unknown.pop() for _ in player.bonus]
    position.bonus.pile = sorted(unknown)
    other._now = type(now)(now.turns, position, now.log, now.chances, now.waiting)
    return other


@pytest.mark.parametrize("seed", range(4))
def test_permuting_hidden_information_changes_no_view(seed):
    table = new_table(4, seed=seed, kromosaurus=True)
    random = Random(seed)
    looked = 0
    for _ in walk(table, seed=seed, steps=400):
        if isinstance(table.pending, Over) or table._now.position.visit is not None:
            continue
        for viewer in table.state.players:
            if isinstance(table.pending, Decision) and table.pending.player == viewer:
                continue
            assert permuted(table, viewer, random).view(viewer) == table.view(viewer)
            looked += 1
    assert looked > 100


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_replayed_with_other_hidden_cards_is_seen_alike(seed):
    """From the first move on: other Bonus cards dealt to the others, the same public game, the same log for Alma."""
    table = new_table(3, seed=seed)
    for _ in walk(table, seed=seed, steps=300):
        for viewer in table.state.players:
            for event in table.view(viewer)["log"]:
                if event.kind == "drew_bonus" and event.args["player"] != viewer:
                    assert "card" not in event.args
                if event.kind == "robbed" and viewer not in (event.args["player"], event.args["victim"]):
                    assert "card" not in event.args


def test_who_could_play_a_card_is_a_secret():
    """A question that only the holder of a certain card is asked does not name him to the others."""
    table = Table.scenario(
        {
            "phase": "actions",
            "players": {
                "Alma": {"place": "cave", "bonus": ["shower_of_kroms"]},
                "Karok": {"place": "forest", "bonus": ["no_you_dont"]},
                "Kolos": {"place": "mountain", "bonus": ["headbutt"]},
            },
        }
    )
    table.choose("play shower_of_kroms")
    assert table.view("Kolos")["pending"] == {"question": "counter", "player": None}
    assert table.view("Karok")["pending"]["options"] == ["counter", "pass"]


def test_own_hand_is_seen_and_others_are_counted():
    table = new_table(3, seed=8)
    for viewer in table.state.players:
        seen = table.view(viewer)["players"]
        for name, seat in table.state.players.items():
            assert seen[name]["bonus"] == (list(seat.bonus) if name == viewer else len(seat.bonus))


def test_the_robbed_card_is_known_to_the_two_alone():
    table = Table.scenario(
        {
            "phase": "actions",
            "players": {
                "Kolos": {"place": "forest"},
                "Karok": {"place": "forest", "life": 1, "bonus": ["headbutt", "termites"]},
                "Alma": {"life": 0},
            },
        }
    )
    table.roll([6, 1])
    table.choose("pass")
    table.choose("rob bonus")
    table.roll("termites")
    robbed = {
        name: next(e for e in table.view(name)["log"] if e.kind == "robbed") for name in ("Kolos", "Karok", "Alma")
    }
    assert robbed["Kolos"].args["card"] == robbed["Karok"].args["card"] == "termites"
    assert "card" not in robbed["Alma"].args
    assert "Termites" not in table.say(robbed["Alma"])
