"""Questions that people ask at the table, in their words, and the paragraph that answers each."""

from __future__ import annotations

import pytest

from krom_explore.games.krom import Ruleset
from krom_explore.games.krom.rulebook import index
from krom_explore.learn.search import thesauruses
from krom_explore.ui.library import library, quick
from krom_explore.ui.room import Room, Visitor

ROOM = Room(Visitor(), "krom")
TOP = 3

QUESTIONS = {
    "how do I win": "ending.target",
    "how many points do you need to win?": "ending.target",
    "kromosaurus tie": "kromosaurus.tie",
    "price of wood": "cave.services",
    "what does a bonus card cost": "cave.services",
    "who wins a tie?": "combat.tie.weight",
    "who wins if both roll the same": "combat.tie.weight",
    "dice tie forest lighter": "combat.tie.weight",
    "is Alma heavier than Karok": "combat.tie.weight",
    "can I stay where I am": "movement.must_move",
    "how much life do I lose in a fight": "combat.damage",
    "what happens when I have no life left": "stunned.start",
    "what happens at 0 life": "stunned.start",
    "am I dead at zero life": "stunned.start",
    "can I refuse to fight": "combat.start",
    "what can I steal from a stunned player": "stunned.robbery",
    "when do I wake up": "stunned.recovery",
    "does a stunned player fight": "stunned.no_combat",
    "who gets robbed first": "stunned.robbery.each",
    "how many bonus cards can I hold": "bonus.hand",
    "can a counter be countered": "bonus.counter.again",
    "when may I play a bonus card": "bonus.action",
    "play card during combat": "bonus.combat",
    "steal with a card": "bonus.effect.steal",
    "bonus deck is empty": "bonus.runs_out",
    "how often can I reroll on the mountain": "mountain.reroll",
    "what do I get for a full house": "mountain.reward",
    "three of a kind reward": "mountain.reward",
    "straight": "mountain.result.straight",
    "can I play cards mid climb": "mountain.no_interruption",
    "how many cards can I draw in the forest": "forest.most",
    "cost of the third gathering card": "forest.more_cards",
    "do I have to hunt": "savannah.prey",
    "can I hunt twice": "savannah.one_hunt",
    "how much are extra dice": "savannah.dice_price",
    "pay for an evolution with krom": "evolutions.no_krom",
    "can I build two evolutions in one turn": "evolutions.number",
    "what does an evolution cost": "evolutions.cost",
    "can somebody take my evolutions": "evolutions.safe",
    "which place goes first": "turn.places",
    "who acts first after a fight": "combat.winner",
    "how many players": "setup.number",
    "what do we start with": "setup.players",
    "may we trade resources": "table.no_trade",
    "can I see how much krom the others have": "table.open",
    "maximum life": "life.most",
    "how do I heal": "cave.rest",
    "rest and buy in the cave": "cave.one_of_two",
    "how does the dinosaur move": "kromosaurus.movement",
    "kill the kromosaurus trophy": "kromosaurus.trophy",
    "can I play a card on the kromosaurus": "kromosaurus.bonus",
    "ice map lose life": "glacial.cold",
    "can the cold kill me": "glacial.last_life",
    "two characters same weight": "combat.tie.roll_off",
    "no more tokens": "supply.tokens",
    "what is the aim of the game": "ending.goal",
    "longer game": "ending.longer",
    "are destination cards discarded": "movement.cards",
    "what does headbutt do": "cards/headbutt",
    "how much does Kolos weigh": "cards/Kolos",
    "mammoth": "cards/mammoth",
}


def found(query: str) -> list[str]:
    return [one.document.id for one in library(ROOM).find(query).found]


@pytest.mark.parametrize(("question", "paragraph"), QUESTIONS.items())
def test_a_question_of_a_beginner_finds_its_paragraph(question, paragraph):
    assert paragraph in found(question)[:TOP]


@pytest.mark.parametrize(
    ("question", "paragraph"),
    [
        ("kromosaurus tie", "kromosaurus.tie"), ("how do I win", "ending.target"), ("price of wood", "cave.services"),
        ("what happens when two players tie?", "combat.tie.weight"), ("tie", "combat.tie.weight"),
        ("stunned", "stunned.start"), ("stun", "stunned.start"), ("what is stunned", "stunned.start"),
    ],
)  # fmt: skip
def test_what_once_was_hard_to_find_is_found_first(question, paragraph):
    assert found(question)[0] == paragraph


@pytest.mark.parametrize("typed", ["kromosarus", "savanah prey", "evolutoin cost", "forrest card"])
def test_a_slip_of_the_finger_still_finds_something_and_says_what_was_meant(typed):
    answer = library(ROOM).find(f"{typed} ")
    assert answer.found
    assert answer.near


def test_every_question_is_about_something_that_there_is():
    known = set(library(ROOM).documents)
    assert set(QUESTIONS.values()) <= known
    assert len(QUESTIONS) >= 40


def test_words_are_meant_for_rules_that_there_are():
    for thesaurus in thesauruses(Ruleset.HOME).values():
        assert set(thesaurus.meant) <= set(index())
        assert all(len(set(group)) == len(group) > 1 for group in thesaurus.alike)


def test_what_is_found_follows_ones_own_box():
    visitor = Visitor()
    mine = Ruleset.template().replace('en = "Headbutt"', 'en = "Skullcracker"')
    visitor.bring("krom", mine)
    room = Room(visitor, "krom")
    assert quick(room, "skullcracker")["results"][0]["hash"] == "#/krom/rules/cards/headbutt"
    assert quick(ROOM, "skullcracker")["results"] == []


def test_marks_are_counted_as_a_browser_counts():
    visitor = Visitor()
    visitor.bring("krom", Ruleset.template().replace('en = "Headbutt"', 'en = "😀 Headbutt"'))
    (result, *_) = quick(Room(visitor, "krom"), "headbutt")["results"]
    assert result["inTitle"] == [[3, 11]]
    assert quick(ROOM, "headbutt")["results"][0]["inTitle"] == [[0, 8]]


ELSEWHERE = {
    "de": {
        "wer gewinnt bei gleichstand": "combat.tie.weight",
        "wie gewinne ich": "ending.target",
        "was kostet holz": "cave.services",
        "betäubt": "stunned.start",
        "wie viele würfel auf dem berg": "mountain.roll",
        "darf ich stehen bleiben": "movement.must_move",
    },
    "fr": {
        "que se passe-t-il en cas d’égalité": "combat.tie.weight",
        "comment gagner": "ending.target",
        "prix du bois": "cave.services",
        "combien de dés sur la montagne": "mountain.roll",
        "peut-on rester sur place": "movement.must_move",
    },
    "it": {
        "cosa succede in caso di parità": "combat.tie.weight",
        "come si vince": "ending.target",
        "quanto costa il legno": "cave.services",
        "quanti dadi sulla montagna": "mountain.roll",
        "posso restare fermo": "movement.must_move",
    },
}


@pytest.mark.parametrize(("lang", "question"), [(lang, question) for lang in ELSEWHERE for question in ELSEWHERE[lang]])
def test_beginners_find_their_paragraph_in_their_own_language(lang, question):
    visitor = Visitor()
    visitor.speak(lang)
    found = library(Room(visitor, "krom")).find(question).found
    assert ELSEWHERE[lang][question] in [one.document.id for one in found][:TOP]
