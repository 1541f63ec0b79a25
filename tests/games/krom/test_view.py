"""What a player may know: no face-down choices, no hands of others."""

from random import Random

import pytest

from krom_explore import Decision, Over, Ruleset, Table
from krom_explore.engine.ports import Elsewhere
from krom_explore.games.krom import face
from krom_explore.games.krom.look import StateLook
from krom_explore.games.krom.state import State
from krom_explore.ui.desk import Desk
from krom_explore.ui.pages.page import table_parts
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats
from tests.play import new_table, walk

HIDDEN_GOODS = {"goods_shown": "hidden", "forest_discard": "face_down", "combat_card_order": "sealed"}


def test_a_view_is_a_picture_of_the_same_shape_as_the_state():
    table = new_table(3, seed=8)
    assert type(table.view("Alma")) is type(table.state) is StateLook
    assert table.view("Alma").players["Alma"] == table.state.players["Alma"]


def test_a_choice_is_secret_until_all_have_chosen():
    """Whatever Alma chooses, the others see the same."""
    seen = []
    for place in ("forest", "savannah", "mountain"):
        table = new_table(3)
        table.choose(f"go {place}")
        assert table.seat("Mörhy").answered == ("Alma",)
        assert table.view("Mörhy").players["Alma"].place == "cave"
        seen.append([picture(table, name) for name in ("Mörhy", "Valkyr")])
    assert seen[0] == seen[1] == seen[2]


def picture(table, viewer):
    """Everything that a seat is shown, as text."""
    seat = table.seat(viewer)
    said = [table.say(event) for event in seat.log]
    return repr((seat.state, seat.pending, seat.answered, seat.asked, seat.options, seat.log, said))


def permuted(table, viewer, random):
    """The same table with what ``viewer`` cannot know dealt otherwise.

    The others' hands and the Bonus pile are exchanged, the cards that others drew in secret too and, where goods and
    the discard of the Forest are hidden, these as well. Where another is asked whether to play a card, one else is.
    """
    other = table.fork()
    now = other._now
    position: State = now.position.copy()
    position.visit, position.fight = now.position.visit, now.position.fight
    others = [player for player in position.seats if player.name != viewer]
    unknown = [card for player in others for card in player.bonus] + position.bonus.pile
    random.shuffle(unknown)
    for player in others:
        player.bonus = [unknown.pop() for _ in player.bonus]
    position.bonus.pile = sorted(unknown)
    if position.rulings["goods_shown"] == "hidden":
        for player in others:
            player.krom, player.wood, player.stone, player.bone = (random.randrange(9) for _ in range(4))
    if position.rulings["forest_discard"] == "face_down":
        deck = position.gathering
        cards = deck.pile + deck.discard
        random.shuffle(cards)
        deck.pile, deck.discard = sorted(cards[: len(deck.pile)]), sorted(cards[len(deck.pile) :])
    drawn = sorted(position.rules.bonus)
    log = [
        event
        if viewer in event.known_to or not event.secret
        else event._replace(args=event.args | dict.fromkeys(event.secret, random.choice(drawn)))
        for event in now.log
    ]
    changed = type(now)(now.turns, position, log, now.chances, now.cursor, now.pending, now.answered)
    asked = changed.pending
    if isinstance(asked, Decision) and asked.player != viewer:
        if isinstance(table.seat(viewer).pending, Elsewhere) and asked.question != "reroll":
            asked = Decision(random.choice(others).name, asked.question, ["pass"], asked.about)
        else:
            asked = Decision(asked.player, asked.question, ["something else"], asked.about)
        changed.pending = asked
    other._now = changed
    return other


@pytest.mark.parametrize("rulings", [{}, HIDDEN_GOODS])
@pytest.mark.parametrize("seed", range(4))
def test_permuting_what_a_seat_may_not_know_changes_nothing_for_it(seed, rulings):
    table = new_table(4, seed=seed, kromosaurus=True, rules=Ruleset.load().with_rulings(**rulings))
    random = Random(seed)
    looked = windows = 0
    for n, _ in enumerate(walk(table, seed=seed, steps=300)):
        if n % 2 or isinstance(table.pending, Over):  # every other moment: this takes long
            continue
        for viewer in table.players:
            windows += isinstance(table.seat(viewer).pending, Elsewhere)
            assert picture(permuted(table, viewer, random), viewer) == picture(table, viewer)
            looked += 1
    assert looked > 300
    assert windows


def test_no_card_of_another_and_no_card_of_a_secret_pile_is_named():
    table = new_table(3, seed=8)
    for viewer in table.players:
        seen = table.view(viewer)
        for name, player in table.state.players.items():
            hand = player.bonus if name == viewer else (None,) * len(player.bonus)
            assert seen.players[name].bonus == hand
        assert set(seen.decks["bonus"].pile) == {None}
        assert seen.decks["hunt"] == table.state.decks["hunt"]


def test_secret_cards_stay_out_of_the_log_of_others():
    table = new_table(3, seed=1)
    for _ in walk(table, seed=1, steps=300):
        for viewer in table.players:
            for event in table.seat(viewer).log:
                if event.kind == "drew_bonus" and event.args["player"] != viewer:
                    assert "card" not in event.args
                if event.kind == "robbed" and viewer not in (event.args["player"], event.args["victim"]):
                    assert "card" not in event.args


@pytest.mark.parametrize("order", ["worst_first", "sealed"])
def test_who_could_play_a_card_is_a_secret(order):
    """A question that only the holder of a certain card is asked does not name him to the others."""
    players = {
        "Alma": {"place": "cave", "bonus": ["headbutt"]},
        "Karok": {"place": "cave", "bonus": ["headbutt"]},
        "Kolos": {"place": "cave"},
    }
    rules = Ruleset.load().with_rulings(combat_card_order=order)
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    table.roll([1, 3, 5])
    asked = table.pending.player
    assert table.seat("Kolos").pending == Elsewhere("combat")
    assert table.seat("Kolos").asked is None
    assert table.seat("Kolos").answered == ()
    assert table.say(table.seat("Kolos").pending) == "Somebody else is asked."
    assert table.seat(asked).options == table.pending.options


def test_where_goods_are_hidden_they_are_missing_and_what_all_can_see_is_not():
    players = {
        "Kolos": {"place": "forest", "krom": 5},
        "Karok": {"place": "forest", "krom": 7, "wood": 2},
        "Alma": {"life": 0},
    }
    rules = Ruleset.load().with_rulings(goods_shown="hidden")
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    table.roll([6, 2])
    karok = table.view("Kolos").players["Karok"]
    assert (karok.krom, karok.wood, karok.bonus, karok.life) == (None, None, None, 3)
    assert table.view("Karok").players["Karok"].krom == 7
    (hurt,) = [event for event in table.seat("Alma").log if event.kind == "hurt"]
    assert hurt.args["amount"] == 4


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
    robbed = {name: next(e for e in table.seat(name).log if e.kind == "robbed") for name in ("Kolos", "Karok", "Alma")}
    assert robbed["Kolos"].args["card"] == robbed["Karok"].args["card"] == "termites"
    assert "card" not in robbed["Alma"].args
    assert "Termites" not in table.say(robbed["Alma"])


def test_only_who_sits_at_the_table_has_a_view():
    with pytest.raises(ValueError, match="player"):
        new_table(2).view("Nobody")


def page(table, viewer):
    """All that stands on the Play page of a seat, and what the terminal shows of the table."""
    desk = Desk(Room(Visitor(), "krom"), table, Seats.alone(table.players, viewer))
    return repr([part.state() for part in table_parts(desk, ("mine",)).values()]), list(
        face.status(table.seat(viewer), "en")
    )


@pytest.mark.parametrize("rulings", [{}, HIDDEN_GOODS])
def test_permuted_secrets_change_no_byte_of_the_page(rulings):
    table = new_table(4, seed=5, kromosaurus=True, rules=Ruleset.load().with_rulings(**rulings))
    random = Random(5)
    looked = 0
    for number, _ in enumerate(walk(table, seed=5, steps=300)):
        if isinstance(table.pending, Decision) and number % 3 == 0:
            viewer = table.pending.player
            before = table.save()
            assert page(permuted(table, viewer, random), viewer) == page(table, viewer)
            assert table.save() == before
            looked += 1
    assert looked > 50
