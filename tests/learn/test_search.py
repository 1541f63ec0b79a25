"""Searching: words in any order, whatever their endings, by what they mean; and what is offered where nothing fits."""

from __future__ import annotations

import pytest

from krom_explore.learn.language import english, folded, stem, words
from krom_explore.learn.search import LONGEST, MOST_FOUND, Document, Library, Thesaurus, thesauruses

CHESS = [
    Document("pawn.move", "How pawns move", "A pawn goes one step forward.", "Pawns"),
    Document("pawn.takes", "How pawns take", "A pawn takes what stands diagonally before it.", "Pawns"),
    Document("king.move", "How the king moves", "The king goes one step in any direction.", "The king"),
    Document("king.check", "Check", "A king that could be taken is in check. Checks must be answered.", "The king"),
    Document("end.mate", "Checkmate", "Who is checked and cannot answer has lost.", "The end", "how do I win the game"),
    Document("end.draw", "Stalemate", "Who cannot move and is not in check: nobody has won.", "The end"),
    Document("board", "Three and sixty-four", "Étienne’s board has eight rows.", "The board"),
]
ALIKE = Thesaurus([["draw", "tie", "equal"], ["win", "won", "victory"]])


@pytest.fixture
def library():
    return Library(CHESS, "en", ALIKE)


def ids(library, query):
    return [found.document.id for found in library.find(query).found]


# --- words


@pytest.mark.parametrize(
    ("forms", "same"),
    [
        (["price", "prices", "priced", "pricing"], True),
        (["lose", "loses", "losing"], True),
        (["rob", "robs", "robbed", "robbing"], True),
        (["realise", "realises", "realised", "realising"], True),
        (["carry", "carries", "carried"], True),
        (["card", "cards"], True),
        (["class", "classes"], True),
        (["agree", "agreed", "agreeing"], True),
        (["win", "wine"], False),
        (["bonus", "bon"], False),
        (["hop", "hope"], False),
    ],
)
def test_forms_of_one_word_have_one_stem(forms, same):
    assert (len({english(form) for form in forms}) == 1) == same


def test_words_are_folded_and_know_where_they_stand():
    text = "Mörhy’s club, DON'T!"
    assert [word.said for word in words(text)] == ["morhy", "club", "dont"]
    assert [text[word.start : word.end] for word in words(text)] == ["Mörhy’s", "club", "DON'T"]
    assert folded("Éclat") == "eclat"


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("de", "Karte Karten"), ("de", "Würfel würfeln"), ("de", "gewinnen gewinnt Gewinner"),
        ("de", "leichter leichtere"),
        ("fr", "gagner gagne gagnant"), ("fr", "piocher pioche piochée"), ("fr", "caillou cailloux"),
        ("fr", "évolutions l’Évolution"), ("fr", "chasser chasseur chasse"),
        ("it", "lanciare lancio lancia"), ("it", "carta carte"), ("it", "pescare pesca peschi"), ("it", "dado dadi"),
    ],
)  # fmt: skip
def test_forms_of_one_word_have_one_stem_in_other_languages(lang, forms):
    assert len({stem(folded(form), lang) for form in forms.split()}) == 1


def test_dice_are_looked_for_in_french_although_their_accent_is_all_they_have():
    french = Library(
        [Document("dice", "Les dés", "On lance un dé."), Document("cards", "Des cartes", "De tout.")], "fr"
    )
    assert ids(french, "des dés") == ["dice"]


def test_a_language_that_nobody_has_described_is_searched_as_it_is():
    assert stem("cartes", "oc") == "cartes"
    other = Library([Document("a", "Les cartes", "On pioche une carte.")], "oc")
    assert ids(other, "carte") == ["a"]
    assert ids(other, "les") == ["a"]


# --- finding


def test_all_words_in_any_order_whatever_their_endings(library):
    assert ids(library, "king moving")[0] == ids(library, "moves kings")[0] == "king.move"


def test_what_has_all_words_comes_before_what_has_some(library):
    assert ids(library, "pawn takes")[0] == "pawn.takes"
    assert ids(library, "take a pawn")[0] == "pawn.takes"


def test_the_word_that_is_being_typed_may_go_on_unless_a_space_follows(library):
    assert ids(library, "dia") == ["pawn.takes"]
    assert ids(library, "dia ") == []


def test_a_synonym_finds_it(library):
    assert "end.draw" in ids(library, "victory")
    assert ids(library, "how do I win")[0] == "end.mate"


def test_question_words_count_only_if_there_are_no_others(library):
    assert ids(library, "what is the king in") == ids(library, "king")
    assert set(ids(library, "one ")) == {"king.move", "pawn.move"}


def test_a_word_that_begins_like_a_silent_one_may_still_become_another(library):
    """“th” is on its way to “three”, though “the” says nothing."""
    assert "board" in ids(library, "th")


def test_a_word_that_is_known_comes_before_one_that_it_only_begins():
    beast = Document("kromosaurus", "The kromosaurus", "A kromosaurus comes.", "The kromosaurus")
    money = [Document(f"pay.{n}", "What krom buys", "A thing.", "The market") for n in range(3)]
    library = Library([beast, *money], "en")
    assert ids(library, "krom") == ["pay.0", "pay.1", "pay.2", "kromosaurus"]
    assert ids(library, "kromo") == ["kromosaurus"]


def test_a_question_word_counts_where_two_are_alike_and_it_is_asked_for_with_it():
    places = [Document("price", "Wood", "What it costs.", meant="how much"), Document("forest", "Wood", "Trees.")]
    asked = [*places, Document("end", "Where it ends", "Here.")]
    assert ids(Library(asked, "en"), "how much wood")[0] == "price"
    asked[1] = asked[1]._replace(meant="where do I get it")
    assert ids(Library(asked, "en"), "where do I get wood")[0] == "forest"


def test_a_question_word_at_the_end_does_not_go_on():
    library = Library([Document("bones", "Bones", "They pay."), Document("forest", "Forest", "Bones lie here.")], "en")
    assert ids(library, "what are bones for") == ids(library, "bones ")


def test_a_rare_synonym_says_no_more_than_what_was_typed():
    trees = [Document(f"wood.{n}", "Wood and more", "Text.") for n in range(9)]
    library = Library([Document("branch", "Branch and more", "Text."), *trees], "en", Thesaurus([["wood", "branch"]]))
    assert ids(library, "wood")[-1] == "branch"


def test_a_slip_is_seldom_at_the_beginning_of_a_word():
    library = Library([Document("card", "Glider", "Flies."), Document("map", "Glacial", "Cold.")], "en")
    assert ids(library, "glacier ") == ["map"]


def test_an_id_finds_itself_first(library):
    assert ids(library, "king.check") == ["king.check"]
    assert ids(library, "pawn takes")[0] == "pawn.takes"


def test_accents_and_apostrophes_do_not_matter(library):
    assert ids(library, "etienne") == ids(library, "Étienne's") == ["board"]


def test_what_matched_is_marked_where_it_stands(library):
    found = library.find("checks").found
    marked = {
        one.document.id: [one.document.text[start:end] for start, end in one.text]
        for one in found
        if one.document.id.startswith("king")
    }
    assert marked["king.check"] == ["check", "Checks"]
    (title,) = [[one.document.title[a:b] for a, b in one.title] for one in found if one.document.id == "king.check"]
    assert title == ["Check"]


# --- nothing found


def test_a_word_spelt_a_little_otherwise_is_taken_for_the_one_that_is_known(library):
    answer = library.find("stalemaet ")
    assert [found.document.id for found in answer.found] == ["end.draw"]
    assert answer.near == ["stalemate"]
    assert answer.unknown == []


def test_an_unknown_word_does_not_hide_what_the_others_find(library):
    answer = library.find("king zzzz ")
    assert answer.found[0].document.id.startswith("king")
    assert answer.unknown == ["zzzz"]


def test_where_nothing_is_near_nothing_is_offered(library):
    assert library.find("qqqqq ") == ([], [], ["qqqqq"])


@pytest.mark.parametrize("query", ["", " ", "?", "…", "\x00", "a" * 5_000, "king " * 500, "😀", "‮king"])
def test_whatever_is_typed_is_borne(library, query):
    assert len(library.find(query).found) <= MOST_FOUND


def test_only_the_beginning_of_a_long_search_is_read(library):
    assert ids(library, "king".ljust(LONGEST) + "pawn") == ids(library, "king ")


def test_a_game_without_words_of_its_own_has_no_thesaurus(tmp_path):
    assert thesauruses(tmp_path) == {}
    (tmp_path / "search.toml").write_text('[en]\nalike = [["a", "b"]]\n', encoding="utf-8")
    assert thesauruses(tmp_path)["en"].alike == [["a", "b"]]
