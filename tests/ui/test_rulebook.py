"""The rulebook page: searched as one types, one label a paragraph, every rule to try, and what the books do not say."""

from __future__ import annotations

import pytest

from krom_explore.games.krom import EXAMPLES, Ruleset
from krom_explore.games.krom.rulebook import index
from krom_explore.games.reading import Card
from krom_explore.ui import sources, tries
from krom_explore.ui.room import Room, Visitor
from tests.ui.browser import App


def opened(route: str, box: str | None = None) -> App:
    app = App()
    app.receive({"hello": {"hash": f"#/krom/{route}", "boxes": {"krom": box} if box else {}}})
    return app


def rules_of(app: App) -> dict[str, dict]:
    return {rule["id"]: rule for chapter in app.has["rulebook"]["chapters"] for rule in chapter["rules"]}


def search(app: App, query: str) -> list[str]:
    app.receive({"part": "rulebook", "do": "search", "query": query})
    return [found["id"] for found in app.has["rulebook"]["answer"]["found"]]


# --- searching


def test_a_search_sends_what_was_found_and_not_the_book_again():
    app = opened("rules")
    assert search(app, "kromosaurus tie")[0] == "kromosaurus.tie"
    assert app.sent < 2_000
    app.receive({"part": "rulebook", "do": "search", "query": ""})
    assert app.has["rulebook"]["answer"] is None


def test_what_is_looked_for_stands_in_the_address_and_is_found_again_there():
    app = opened("rules")
    reply = app.receive({"part": "rulebook", "do": "search", "query": "who wins a tie? 50% / 2"})
    again = App()
    assert "notice" not in again.receive({"hello": {"hash": reply["hash"]}})
    assert again.has["rulebook"]["query"] == "who wins a tie? 50% / 2"
    assert again.has["rulebook"]["answer"] == app.has["rulebook"]["answer"]


def test_where_nothing_is_found_that_is_said_and_something_near_is_offered():
    app = opened("rules")
    assert search(app, "kromosorus ")
    assert app.has["rulebook"]["answer"]["near"] == ["kromosaurus"]
    assert search(app, "qqqqqq ") == []
    assert app.has["rulebook"]["answer"]["none"]


@pytest.mark.parametrize("query", [5, None, ["tie"], {"a": 1}, "x" * 2_000])
def test_a_search_that_is_none_gets_a_sentence(query):
    app = opened("rules")
    assert "query" in app.receive({"part": "rulebook", "do": "search", "query": query})["notice"]
    assert "find" in app.receive({"find": query})["notice"]
    assert app.page.route == "krom/rules"


@pytest.mark.parametrize("route", ["", "play", "learn/combat", "odds/hunt", "rules/combat.roll/try", "deviations"])
def test_a_quick_search_is_answered_on_every_page_and_changes_nothing(route):
    app = opened(route)
    before = app._sent
    reply = app.receive({"find": "price of wood"})
    assert set(reply) == {"found"}
    assert reply["found"]["query"] == "price of wood"
    assert reply["found"]["results"][0]["hash"] == "#/krom/rules/cave.services"
    assert app._sent is before
    assert app.sent < 4_000


# --- paragraphs


def test_a_paragraph_has_one_label():
    for rule in rules_of(opened("rules")).values():
        assert rule["label"]
        if "open" in rule:
            assert "rulebooks" in rule["label"]
            assert rule["label"] != "This stands in the rulebooks."


def test_an_open_question_shows_the_ruling_in_force_and_the_others():
    tie = rules_of(opened("rules"))["kromosaurus.tie"]
    (question,) = tie["open"]
    assert question["here"].startswith("Its weight")
    assert len(question["others"]) == 4
    ruled = rules_of(opened("rules", '[rulings]\nkromosaurus_tie = "wins"\n'))["kromosaurus.tie"]
    assert ruled["open"][0]["here"] == "It wins every tie."
    assert "wins every tie" in ruled["text"]


def test_a_printed_rule_that_names_something_invented_says_so():
    assert "invented" in rules_of(opened("rules"))["combat.tie.weight"]["label"]
    assert "invented" not in rules_of(opened("rules"))["combat.roll"]["label"]


def test_the_cards_of_the_box_are_listed_with_what_they_do():
    app = opened("rules/cards/headbutt")
    decks = {deck["id"]: deck["cards"] for deck in app.has["rulebook"]["decks"]}
    assert list(decks) == ["characters", "hunt", "gathering", "evolution", "bonus"]
    assert {"id": "headbutt", "name": "Headbutt", "text": "In combat: add 2 to your total.", "mark": "invented",
            "copies": 3, "from": "Kind: printed"} in decks["bonus"]  # fmt: skip
    assert sum(card["copies"] for card in decks["bonus"]) == 31
    assert next(card["text"] for card in decks["gathering"] if card["id"] == "nothing_at_all") == "Nothing."
    mine = opened("rules", Ruleset.template().replace('en = "Headbutt"', 'en = "Skullcracker"'))
    assert any(card["name"] == "Skullcracker" for deck in mine.has["rulebook"]["decks"] for card in deck["cards"])


def test_a_card_says_where_its_name_its_kind_and_its_numbers_come_from():
    app = App()
    app.receive({"hello": {"hash": "#/tribu/rules/cards"}})
    cards = {card["id"]: card.get("from", "") for deck in app.has["rulebook"]["decks"] for card in deck["cards"]}
    assert cards["rider"] == "Name: invented · Source: English rulebook, transcript lines 23, 129–149"
    assert cards["red_totem"] == ("Kind: deduced · Source: English rulebook, transcript lines 173–175; our notes, B3")
    assert cards["shaman"] == "Source: English rulebook, transcript lines 23; our notes, V2–V5"


def test_what_the_owner_of_a_box_writes_as_a_source_is_told_as_it_is():
    own = Card("bow", "Bow", "", "own", source="the card itself, AB 12")
    assert sources.of_card(Room(Visitor(), "krom"), own) == "Source: the card itself, AB 12"


@pytest.mark.parametrize("route", ["rules/nonsense", "rules/cards/nothing", "rules/combat.roll/fly", "rules/a/b/c",
                                   "rules/table.room/try", "deviations/nonsense"])  # fmt: skip
def test_a_way_that_leads_nowhere_leads_to_the_nearest_page_with_a_sentence(route):
    app = App()
    reply = app.receive({"hello": {"hash": f"#/krom/{route}"}})
    assert reply["notice"]
    assert reply["page"]["game"] == "krom"


# --- trying


def test_the_real_button_does_the_same_as_the_marked_one():
    """Dice are rehearsed for the one who rolls on the tray, until the rule has been seen."""
    app = opened("rules/combat.tie.weight/try")
    app.receive({"part": "dice", "do": "roll"})
    assert app.has["example"]["step"] == "done"
    marked = [one["text"] for one in app.has["example"]["told"] if one["marked"]]
    assert marked == ["Alma and Kolos both have 5. The lighter one wins in the Forest: Alma comes before Kolos."]
    app = opened("rules/mountain.reroll/try")
    app.receive({"part": "question", "do": "choose", "answer": "keep 3 3"})
    assert app.has["example"]["step"] == "done"


def test_who_goes_another_way_is_told_and_can_start_again():
    app = opened("rules/turn.phases/try")
    app.receive({"part": "question", "do": "choose", "answer": "rest"})
    assert app.has["example"]["step"] == "astray"
    app.receive({"part": "example", "do": "again"})
    assert app.has["example"]["step"] == "start"
    app.receive({"part": "example", "do": "press"})
    assert app.has["example"]["step"] == "done"


def test_after_it_has_been_seen_one_plays_on_and_a_reload_finds_the_same():
    app = opened("rules/combat.damage/try")
    app.receive({"part": "example", "do": "press"})
    reply = app.receive({"part": "question", "do": "choose", "answer": "done"})
    assert app.has["example"]["step"] == "done"
    again = App()
    assert "notice" not in again.receive({"hello": {"hash": reply["hash"]}})
    assert again.has["example"] == app.has["example"]
    assert again.page.desk.table.tape == app.page.desk.table.tape


def test_a_refusal_is_gone_when_somebody_moves_on():
    app = opened("rules/cave.where/try")
    app.receive({"part": "example", "do": "press"})
    assert app.has["example"]["step"] == "done"
    assert app.has["example"]["refused"]
    assert "Cave" in app.has["example"]["told"][0]["text"]
    app.receive({"part": "question", "do": "choose", "answer": "done"})
    assert app.has["example"]["step"] == "astray"
    assert not app.has["example"]["refused"]


def test_what_can_be_done_is_no_refusal():
    app = opened("rules/combat.damage/try")
    app.receive({"part": "example", "do": "press"})
    assert app.has["example"]["step"] == "done"
    assert not app.has["example"]["refused"]


def test_a_table_that_is_set_again_is_another_one():
    app = opened("rules/setup.players/try")
    shown = set()
    for _ in range(3):
        app.receive({"part": "example", "do": "press"})
        assert app.has["example"]["step"] == "done"
        shown.add(tuple(one["text"] for one in app.has["example"]["told"]))
        app.receive({"part": "example", "do": "again"})
    assert len(shown) > 1


def test_a_rule_that_was_tried_is_entered_into_the_ledger():
    app = opened("rules/movement.must_move/try")
    reply = app.receive({"part": "example", "do": "press"})
    assert reply["learned"]["krom"]["rules"]["movement.must_move"] == [1, 0, 0]


@pytest.mark.parametrize("message", [{"do": "press", "more": 1}, {"do": "fly"}, {"do": "again", "x": "y"}])
def test_what_cannot_be_done_there_gets_a_sentence(message):
    app = opened("rules/combat.roll/try")
    assert app.receive({"part": "example", **message})["notice"]
    assert app.has["example"]["step"] == "start"


# --- with a box of one's own


def room_with(box: str) -> Room:
    visitor = Visitor()
    visitor.bring("krom", box)
    return Room(visitor, "krom")


def test_a_box_with_other_names_can_still_be_tried():
    mine = Ruleset.template().replace('en = "Headbutt"', 'en = "Skullcracker"').replace("weight = 52", "weight = 53")
    room = room_with(mine)
    assert tries.tryable(room) == frozenset(EXAMPLES.tried)


def test_what_a_box_cannot_show_has_no_button_and_everything_else_has():
    without = Ruleset.template().replace("[bonus.dodgy_berries]\n", "[bonus.dodgy_berries]\ncopies = 0\n")
    app = opened("rules", without)
    offered = {rule for rule, entry in rules_of(app).items() if entry.get("try")}
    assert "stunned.no_combat" not in offered
    assert "combat.roll" in offered
    assert len(offered) > len(index()) - 12
    for rule in sorted(offered):
        app.receive({"go": f"#/krom/rules/{rule}/try"})
        app.receive({"part": "example", "do": "press"})
        assert app.has["example"]["step"] == "done", rule
    reply = app.receive({"go": "#/krom/rules/stunned.no_combat/try"})
    assert reply["page"]["route"] == "krom/rules/stunned.no_combat"
    assert "cannot be tried" in reply["notice"]


@pytest.mark.parametrize(
    "ruled",
    [
        "place_action = 'compulsory'", "phase_order = 'place_first'", "mountain_result = 'choose'",
        "stunned_after_acting = 'next_action'", "evolutions_per_phase = 'one'", "bonus_per_phase = 'one'",
        "place_times = 'twice'", "gathering_runs_out = 'stop'", "mountain_dice = 'locked'", "robberies = 'once'",
        "robbery_order = 'rank'", "goods_shown = 'hidden'",
    ],
)  # fmt: skip
def test_a_rule_that_is_ruled_otherwise_is_tried_as_it_is_ruled(ruled):
    """The paragraph says it under the ruling, and what is pressed shows that; or there is nothing to press."""
    room = room_with(f"[rulings]\n{ruled}\n")
    name = ruled.split(" ")[0]
    home = room.rules.switches()[name].rule
    if home in tries.tryable(room):
        assert tries.example_of(room, home).sighting.cited
    else:
        assert name in ("goods_shown", "mountain_result")


# --- what the rulebooks do not say


def test_every_deviation_has_its_rule_its_reason_and_its_source():
    app = opened("deviations")
    groups = {group["id"]: group["items"] for group in app.has["list"]["groups"]}
    assert set(groups) == {"chosen", "deduced", "invented", "attested", "differ"}
    for name, items in groups.items():
        for item in items:
            assert item["rule"] in index()
            assert item["here"]
            assert item["why"] or name == "differ"
            assert item["source"] or item["rule"].startswith(("table.", "setup.scenario")), item
    listed = {item["rule"] for items in groups.values() for item in items}
    assert {rule for rule, entry in index().items() if entry.mark != "printed"} <= listed


def test_a_ruling_of_ones_own_is_no_choice_of_ours():
    app = opened("deviations", '[rulings]\nkromosaurus_tie = "wins"\n')
    (chosen,) = [group["items"] for group in app.has["list"]["groups"] if group["id"] == "chosen"]
    (tie,) = [item for item in chosen if item["rule"] == "kromosaurus.tie"]
    assert tie["here"] == "It wins every tie."
    assert tie["why"] == "Your own box rules it so."
