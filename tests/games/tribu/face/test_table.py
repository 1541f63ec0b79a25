"""What is seen of the table: chains that grow, what fits next, what is hidden, spheres and how they come about."""

from krom_explore.games.tribu import Table, face
from krom_explore.games.tribu.face.counts import count
from krom_explore.games.tribu.look import in_sight
from krom_explore.ui.recorded import recorded
from tests.games.tribu.face.seats import questions, shown
from tests.games.tribu.helpers import IDLE, RED, drawn, play, ruled, scene


def tribe(table, name="Ann", seat="Ann", after=None):
    (found,) = [one for one in shown(table.seat(seat, after), "tribes")["players"] if one["name"] == name]
    return found


def chain(table, character, name="Ann", seat="Ann"):
    (found,) = [one for one in tribe(table, name, seat)["chains"] if one["id"] == character]
    return found


# --- chains


def test_the_empty_place_shows_what_comes_next():
    seen = chain(scene({"chains": {"rider": {"vases": ["blue_statue"]}}}), "rider")
    assert [slot["card"] for slot in seen["slots"]] == ["blue_statue", None, None]
    assert [slot["id"] for slot in seen["slots"]] == ["statue", "horse", "flag"]
    assert [slot["next"] for slot in seen["slots"]] == [False, True, False]


def test_a_chain_is_open_then_complete_then_protected_and_perhaps_magical():
    rows = {
        "rider": {"vases": RED["rider"][:1]},
        "scout": {"vases": RED["scout"]},
        "weaver": {"vases": RED["weaver"], "totem": "blue_totem"},
    }
    table = scene({"chains": rows})
    assert {one["id"]: one["state"] for one in tribe(table)["chains"]} == {
        "rider": "open",
        "scout": "complete",
        "weaver": "protected",
    }
    assert chain(table, "scout")["totemNext"]
    table = scene(
        {
            "chains": {
                "scout": {"vases": RED["scout"], "totem": "red_totem"},
                "rider": {"vases": RED["rider"], "totem": "red_totem"},
            }
        }
    )
    assert [(one["state"], one["magic"]) for one in tribe(table)["chains"]] == [("magical", 10), ("magical", 20)]


def test_who_is_alone_is_marked_unless_it_is_the_leader():
    table = scene({"chains": {"rider": {}, "scout": {}}})
    assert [bool(one["lonely"]) for one in tribe(table)["chains"]] == [False, True]


def lonely(table, player="Ann"):
    return next(one["lonely"] for one in tribe(table, player)["chains"] if one["lonely"])


def test_whose_last_turn_has_come_is_marked_otherwise():
    """A character that has just been laid has the next turn; one that has waited has this one."""
    table = drawn(scene({"hand": ["scout", *IDLE[1:]]}), "wolf")
    play(table, "place scout")
    assert (lonely(table)["last"], lonely(table)["mark"]) == (False, "alone")
    assert "Ann’s next turn" in lonely(table)["text"]
    play(table, "draw", "card red_flag", "discard red_flag")
    assert (lonely(table)["last"], lonely(table)["mark"]) == (True, "last turn")
    assert "at the end of this turn: 5 spheres" in lonely(table)["text"]


def test_who_has_just_been_laid_is_not_in_the_last_turn_while_that_is_shown():
    table = drawn(scene({"hand": ["scout", *IDLE[1:]]}), "wolf")
    told = len(table.log)
    play(table, "place scout")
    assert table.log[told].kind == "began"
    (only,) = tribe(table, after=told + 1)["chains"]
    assert not only["lonely"]["last"]


def test_a_turn_that_is_skipped_is_not_the_last_one():
    for ruling, last in (("waits", False), ("counts", True)):
        table = drawn(scene({"chains": {"scout": {}}}, {"hand": ["block", *IDLE[1:]]}, mover="Bob",
                            rules=ruled(blocked_lonely=ruling)), "red_flag")  # fmt: skip
        told = len(table.log)
        play(table, "play block Ann scout")
        turn = next(n for n, event in enumerate(table.log[told:], told + 1) if event.kind == "turn")
        for line in (turn, turn + 1):
            (only,) = tribe(table, after=line)["chains"]
            assert only["lonely"]["last"] is last, (ruling, line)


def test_it_says_who_is_asked_and_whether_it_is_their_turn():
    table = scene(
        {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}},
        {"chains": {"shaman": {"vases": ["blue_horse"], "active": "strength"}}},
    )
    assert (tribe(table, "Ann", "Ann")["asked"], tribe(table, "Ann", "Bob")["asked"]) == ("your turn", "plays")
    table.choose("attack wolf rider Bob shaman")
    assert (tribe(table, "Bob", "Bob")["asked"], tribe(table, "Bob", "Ann")["asked"]) == ("you are asked", "is asked")
    assert tribe(table, "Ann", "Ann")["asked"] == ""


def test_an_attack_marks_what_would_be_lost():
    table = scene(
        {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}},
        {"chains": {"shaman": {"vases": ["blue_horse", "red_flag"], "active": "strength"}}},
    )
    (way,) = [one for one in shown(table.seat("Ann"), "tribes")["touch"] if one["answer"].startswith("attack")]
    assert way["takes"] == 1
    table.choose("attack wolf rider Bob shaman")
    assert [slot["lost"] for slot in chain(table, "shaman", "Bob")["slots"]] == [False, True, False]
    assert shown(table.seat("Ann"), "tribes")["attack"]["chain"] == "shaman"


# --- what is hidden


def test_cards_face_down_are_backs_to_the_others():
    table = scene({"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}})
    assert chain(table, "rider")["active"] == ["wolf"]
    assert chain(table, "rider", seat="Bob")["active"] == [None]
    assert "Wolf" not in chain(table, "rider", seat="Bob")["activeText"]


def test_hands_are_open_only_to_who_sees_with_everybodys_eyes():
    table = scene({"hand": ["scout", *IDLE[1:]]})
    assert tribe(table, "Bob")["held"] == []
    assert tribe(table)["held"] == []
    assert "scout" in tribe(table, seat=None)["held"]
    assert shown(table.seat("Bob"), "mine")["player"] == "Bob"
    assert shown(table.seat(""), "mine")["player"] is None


def test_what_is_in_sight_is_never_more_than_there_is():
    for table, seat in questions(games=2):
        for family in shown(seat, "seen")["families"]:
            for card in family["cards"]:
                assert 0 <= card["seen"] <= card["copies"]
        assert len(in_sight(seat.state, seat.player)) + len(table.state.deck) <= len(seat.rules.whole_deck)


def test_what_came_in_this_turn_is_marked_in_the_hand():
    table = drawn(scene({"hand": ["wolf", *IDLE[:4]]}), "wolf")
    marked = [card["id"] for card in shown(table.seat("Ann"), "mine")["cards"] if card["fresh"]]
    assert marked == ["wolf"]


# --- whoever looks sits in front


def test_ones_own_tribe_comes_last_and_the_others_follow_each_other():
    table = Table.new(["Ann", "Bob", "Cem"], seed=1)
    names = [one["name"] for one in shown(table.seat("Bob"), "tribes")["players"]]
    assert names == ["Cem", "Ann", "Bob"]
    assert [one["name"] for one in shown(table.seat(None), "tribes")["players"]] == ["Ann", "Bob", "Cem"]


# --- spheres


def test_spheres_are_told_chain_by_chain():
    table = scene(
        {
            "total": 12,
            "chains": {"rider": {"vases": RED["rider"], "totem": "red_totem"}, "scout": {"vases": ["red_mask"]}},
        }
    )
    (mine, _) = shown(table.seat("Ann"), "spheres")["players"]
    assert [(one["id"], one["spheres"]) for one in mine["chains"]] == [("rider", 16), ("scout", 7)]
    assert [(one["id"], one["spheres"]) for one in mine["magic"]] == [("rider", 20)]
    assert (mine["before"], mine["sum"]) == (12, 12 + 16 + 7 + 20)
    assert tribe(table)["sum"] == mine["sum"]


def test_what_others_hold_is_hidden():
    (_, other) = shown(scene().seat("Ann"), "spheres")["players"]
    assert other["held"] is None


def test_what_has_been_counted_is_not_counted_twice():
    """The chains lie there until the next challenge begins, or for good when somebody has won."""
    watch = face.CHAPTERS["scoring"].watch
    table, _ = recorded(face.table_of(watch.opening, _rules()), watch.lines)
    assert table.state.winner
    won = table.log[-1].args["total"]
    assert count(table.seat(None), table.state.players[table.state.winner]).all == won
    scored = next(n for n, event in enumerate(table.log, 1) if event.kind == "scored")
    seat = table.seat(None, scored)
    assert count(seat, seat.state.players[table.state.winner]).all == won


def test_the_next_challenge_begins_with_what_was_counted():
    rows = {name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")}
    table = scene(
        {"hand": ["blue_statue", *IDLE[1:]], "chains": {**rows, "weaver": {"vases": ["blue_drum", "blue_mask"]}}}
    )
    play(drawn(table, "wolf"), "place blue_statue weaver")
    while not table.options:
        table.roll()
    assert table.state.challenge == 2
    for player in table.state.players.values():
        assert count(table.seat(None), player).all == player.total


def _rules():
    return scene().rules


# --- in words


def test_the_table_in_a_few_lines_for_the_terminal():
    table = scene({"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}, discard=["red_horse"])
    lines = list(face.status(table.seat("Ann"), "en"))
    assert lines[0] == "Deck 86, discard 1 (on top: Red horse), played 0"
    assert "  Rider – Red statue (8), next: horse, face down: Wolf" in lines
    assert lines[-1].startswith("Your hand: Bison (bison), Block (block)")
    assert "  Rider – Red statue (8), next: horse, a card face down" in list(face.status(table.seat("Bob"), "en"))


def test_the_score_in_one_line_has_the_most_first():
    table = scene({"total": 3}, {"total": 40, "chains": {"shaman": {"vases": ["blue_horse"]}}})
    assert face.score(table.seat("Ann"), "en") == "Challenge 1 · Bob 47 and Ann 3 · 100 spheres win"


def test_the_terminal_says_of_any_moment_how_it_stands():
    for _, seat in questions(games=2, steps=60):
        assert all(list(face.status(seat, "en")))
        assert face.score(seat, "en")
