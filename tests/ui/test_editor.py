"""The editor: entries that wait until they fit, cards by their names, exports that bring the table back."""

import pytest

from krom_explore import BadInput, Ruleset, Table
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.games.krom.ruleset import rulings
from tests.ui.browser import App


@pytest.fixture
def editor():
    return Visitor("#/editor", "editor")


class Visitor:
    """Somebody who fills in the form of a page."""

    def __init__(self, route, part, lang="en"):
        self.app = App()
        self.part = part
        self.reply = self.app.receive({"hello": {"hash": route, "lang": lang}})

    @property
    def table(self):
        return self.app.page.desk.table

    @property
    def start(self):
        return self.table.start["scenario"]

    @property
    def exports(self):
        texts = {}
        for export in self.app._sent[self.part]["exports"]:
            reply = self.app.receive({"part": self.part, "do": "export", "what": export["id"]})
            texts[export["id"]] = reply["parts"][self.part]["exported"]["text"]
        return texts

    def set(self, field, value):
        self.reply = self.app.receive({"part": self.part, "do": "set", "field": field, "value": value})

    def field(self, name):
        (found,) = [field for field in self.app._sent[self.part]["fields"] if field["name"] == name]
        return found


def assert_exports_bring_back(visitor):
    names = {}
    exec(visitor.exports["python"], names)
    exec(visitor.exports["pytest"], names)
    names["test_position"]()
    there = [names["table"], Table.load(visitor.exports["json"])]
    there.append(Visitor(visitor.exports["link"], "editor").table)
    assert [table.save() for table in there] == [visitor.table.save()] * 3


# --- the position to take away


def test_all_exports_describe_what_was_played_and_not_only_the_start(editor):
    """A fight rolled, an answer given, a card drawn: a tape with everything that can stand on one."""
    assert_exports_bring_back(editor)
    table = editor.table
    for line in ("roll 6 1", "draw", "card branch"):
        table.play_line(line)
        editor.app.receive({"again": True})
        assert_exports_bring_back(editor)
    assert "table.roll([6, 1])\ntable.choose('draw')\ntable.roll('branch')\n" in editor.exports["python"]


def test_a_climb_with_several_dice_is_exported(editor):
    for name in ("Alma", "Kolos"):
        editor.set(f"{name}.place", "mountain" if name == "Alma" else "cave")
    table = editor.table
    while "climb" not in table.options:
        table.choose("done")
    table.play_line("climb")
    table.play_line("roll 2,2,3,4,6")
    editor.app.receive({"again": True})
    assert "table.roll([2, 2, 3, 4, 6])" in editor.exports["python"]
    assert_exports_bring_back(editor)


def test_a_game_from_a_link_is_exported_with_its_rules_and_its_seed():
    rules = Ruleset.load().with_rulings(supply="box")
    for table in (
        Table.new(["Alma", "Karok"], seed=5, rules=rules, kromosaurus=True),
        Table.scenario({"players": {"Alma": {}, "Karok": {"life": 2}}}, seed="x", rules=rules),
    ):
        table.choose("go forest")
        visitor = Visitor(f"#/editor/{table.link()}", "editor")
        assert visitor.table.save() == table.save()
        assert_exports_bring_back(visitor)


def test_the_form_shows_what_a_linked_scenario_leaves_out():
    table = Table.scenario({"players": {"Alma": {"stunned": True}, "Karok": {"bonus": ["war_cry"]}}})
    visitor = Visitor(f"#/editor/{table.link()}", "editor")
    visitor.set("Karok.wood", 1)
    assert visitor.start["phase"] == "movement"
    assert visitor.start["players"]["Alma"] == {"place": "cave", "life": 0, "krom": table.rules.setup.krom}
    assert visitor.field("Karok.bonus")["value"] == "War cry"


# --- entries that are refused


def test_a_refused_entry_stays_with_its_sentence_while_the_others_are_taken(editor):
    editor.set("Alma.life", 8)
    editor.set("Alma.krom", 9)
    assert editor.field("Alma.life")["value"] == 8
    assert editor.field("Alma.life")["fault"] == "This must be a whole number from 0 to 7, not 8."
    assert editor.start["players"]["Alma"] == {"place": "forest", "life": 7, "krom": 9}
    editor.set("Alma.life", 6)
    assert editor.field("Alma.life")["fault"] is None
    assert editor.start["players"]["Alma"]["life"] == 6


def test_a_refused_entry_is_taken_as_soon_as_it_fits(editor):
    editor.set("kromosaurus", True)
    editor.set("Alma.trophy", True)
    assert editor.field("Alma.trophy")["fault"] == "Nobody has the trophy while the Kromosaurus is in play."
    editor.set("kromosaurus", False)
    assert editor.field("Alma.trophy")["fault"] is None
    assert editor.start["players"]["Alma"]["trophy"] is True


def test_a_fault_in_another_field_stands_beside_the_entry_and_names_the_other(editor):
    editor.set("Alma.trophy", True)
    editor.set("kromosaurus", True)
    assert editor.field("kromosaurus")["fault"].startswith("Alma – Trophy: ")
    assert editor.field("Alma.trophy")["fault"] is None


def test_two_entries_that_fit_only_together_are_taken_together(editor):
    editor.set("prey", "Mammoth")
    editor.set("discards.hunt", "Dodo")
    editor.set("prey", "Dodo")
    assert editor.field("prey")["fault"]
    editor.set("discards.hunt", "Mammoth")
    assert editor.field("prey")["fault"] is editor.field("discards.hunt")["fault"] is None
    assert editor.start["prey"] == ["dodo"]


def test_a_new_position_forgets_what_was_refused():
    visitor = Visitor("#/learn/combat", "form")
    visitor.set("Kolos.life", 99)
    assert visitor.field("Kolos.life")["fault"]
    visitor.app.receive({"part": "tries", "do": "use", "name": "tie"})
    assert visitor.field("Kolos.life")["fault"] is None
    assert visitor.field("Kolos.life")["value"] <= 7


def test_an_empty_field_is_told_what_to_hold(editor):
    editor.set("Alma.life", "")
    assert editor.field("Alma.life")["fault"] == "Nothing is here. It must be a whole number from 0 to 7."


# --- cards


@pytest.mark.parametrize(
    ("written", "ids"),
    [
        ("Mammoth", ["mammoth"]),
        ("cave bear", ["cave_bear"]),
        ("MAMMOTH, Cave Bear", ["mammoth", "cave_bear"]),
        ("cave_bear mammoth", ["cave_bear", "mammoth"]),
        ("cave bear mammoth cave lion", ["cave_bear", "mammoth", "cave_lion"]),
        (" dodo ,, Sabre-tooth, ", ["dodo", "sabre_tooth"]),
        ("Mammouth", ["mammoth"]),
    ],
)
def test_cards_are_known_by_their_names_and_by_their_ids(editor, written, ids):
    editor.set("prey", written)
    assert editor.field("prey")["value"] == written
    assert editor.start["prey"] == ids


def test_every_card_is_known_by_its_printed_name(editor):
    rules = Ruleset.load()
    for field, deck in (("prey", "hunt"), ("Alma.bonus", "bonus"), ("discards.gathering", "gathering")):
        cards = editor.app.page.parts["editor"].fields[field]
        for card in getattr(rules, deck):
            assert cards.meant(rules.name(card).upper()) == cards.meant(card) == [card]
    assert editor.app.page.parts["editor"].fields["Alma.bonus"].meant("that's mine") == ["thats_mine"]


@pytest.mark.parametrize(
    ("written", "found", "near"),
    [
        ("cave baer", "cave baer", "cave bear"),
        ("mamoth dodo", "mamoth", "mammoth"),
        ("dodo, mamoth", "mamoth", "mammoth"),
    ],
)
def test_an_unknown_card_is_named_with_the_nearest_one(editor, written, found, near):
    editor.set("prey", written)
    assert f"no card “{found}”" in editor.field("prey")["fault"]
    assert f"Did you mean “{near}”?" in editor.field("prey")["fault"]


# --- decks and switches


def test_the_discards_of_three_decks_can_be_set(editor):
    editor.set("discards.hunt", "Mammoth, Dodo")
    editor.set("discards.bonus", "Headbutt")
    editor.set("discards.gathering", "branch branch")
    decks = editor.table.state.decks
    assert decks["hunt"].discard == ("dodo", "mammoth")
    assert decks["gathering"].discard == ("branch", "branch")
    assert editor.start["discards"]["bonus"] == ["headbutt"]
    assert_exports_bring_back(editor)


def test_every_ruling_is_a_switch_and_only_what_is_ruled_otherwise_is_exported(editor):
    switches = [field for field in editor.app._sent["editor"]["fields"] if field["name"].startswith("rulings.")]
    assert [field["label"] for field in switches] == [WORDS.message(f"ruling-{name}") for name in rulings()]
    assert all(field["folded"] for field in switches)
    assert "Ruleset" not in editor.exports["python"]
    editor.set("rulings.supply", "box")
    assert editor.table.rules.rulings == {**Ruleset.load().rulings, "supply": "box"}
    assert "with_changes({'rulings.supply': 'box'})" in editor.exports["python"]
    assert_exports_bring_back(editor)
    editor.set("Alma.krom", 9)
    assert editor.table.rules.rulings["supply"] == "box"
    assert Visitor(editor.exports["link"], "editor").field("rulings.supply")["value"] == "box"


# --- faults in words


def test_faults_are_sentences():
    for bad, said in (
        (BadInput("life", "whole-number", found=""), "life: Nothing is here. It must be a whole number."),
        (BadInput("life", "whole-number", found="six"), "life: This must be a whole number, not six."),
        (BadInput("", "one-of", names=["a", "b"], found="c"), "This must be one of these, not c: a and b."),
    ):
        assert str(bad) == said


# --- another language


def test_cards_are_offered_and_written_by_their_names_in_the_language_of_the_page():
    rules = Ruleset.load()
    visitor = Visitor("#/krom/editor", "editor", "de")
    assert visitor.app._sent["editor"]["cards"]["hunt"] == [rules.name(card, "de") for card in rules.hunt]
    german = rules.name("cave_bear", "de")
    assert german != rules.name("cave_bear")
    visitor.set("prey", german)
    assert visitor.start["prey"] == ["cave_bear"]
    again = Visitor(visitor.exports["link"], "editor", "de")
    assert again.field("prey")["value"] == german
    assert Visitor(visitor.exports["link"], "editor").field("prey")["value"] == rules.name("cave_bear")


def test_cards_to_choose_from_have_their_names_in_the_language_of_the_page():
    visitor = Visitor("#/krom/learn/combat", "form", "fr")
    cards = {option["value"]: option["label"] for option in visitor.field("Alma.card")["options"] if option["value"]}
    assert cards == {card: Ruleset.load().name(card, "fr") for card in cards}
    assert cards != {card: Ruleset.load().name(card) for card in cards}
