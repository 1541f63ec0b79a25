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
    "where do I get wood": "forest.where",
    "I need wood": "forest.where",
    "get bone": "savannah.where",
    "where is bone": "savannah.where",
    "how do I find bones": "savannah.reward",
    "where do I get stone": "mountain.where",
    "how do I get stone": "mountain.reward",
    "what is krom": "cave.services",
    "how do I get krom": "cave.rest",
    "how do I get more money": "cave.rest",
    "what can I spend krom on": "cave.services",
    "what happens when I die": "stunned.start",
    "can I die": "stunned.start",
    "am I out of the game": "stunned.start",
    "glacier": "glacial.map",
    "who starts": "turn.places",
    "which player begins": "turn.places",
    "how many points": "ending.target",
    "when does the game end": "ending.target",
    "what do I do on my turn": "turn.phases",
    "what can I do in the cave": "cave.services",
    "what is the forest for": "forest.where",
    "how does the mountain work": "mountain.where",
    "what happens if we go to the same place": "combat.start",
    "can I attack another player": "combat.start",
    "what do I get when I win a fight": "stunned.robbery",
    "how do I catch an animal": "savannah.success",
    "what happens if the hunt fails": "savannah.failure",
    "how do I hunt": "savannah.prey",
    "three players in one place": "combat.start",
    "how long does a game take": "table.room",
    "what are bones for": "evolutions.cost",
    "do I have to show my cards": "bonus.hidden",
    "what is an evolution": "evolutions.realise",
    "do points get lost": "evolutions.safe",
    "how strong is the kromosaurus": "kromosaurus.plus",
    "does everybody move at the same time": "movement.secret",
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
        ("where do I get wood", "forest.where"), ("where do I get bone", "savannah.where"),
        ("where do I get stone", "mountain.where"), ("what happens when I die", "stunned.start"),
        ("how many points", "ending.target"), ("who starts", "turn.places"),
    ],
)  # fmt: skip
def test_what_once_was_hard_to_find_is_found_first(question, paragraph):
    assert found(question)[0] == paragraph


@pytest.mark.parametrize("typed", ["krom", "what is krom", "how do I get krom"])
def test_krom_is_not_half_of_the_kromosaurus(typed):
    assert not [id_ for id_ in found(typed)[:5] if id_.startswith("kromosaurus")]


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
        "wo bekomme ich Holz": "forest.where",
        "woher kriege ich Knochen": "savannah.where",
        "wo finde ich Steine": "mountain.where",
        "was ist krom": "cave.services",
        "wie bekomme ich mehr geld": "cave.rest",
        "was passiert wenn ich sterbe": "stunned.start",
        "gletscher": "glacial.map",
        "wer fängt an": "turn.places",
        "wer beginnt": "turn.places",
        "wie viele punkte": "ending.target",
        "wann ist das spiel zu ende": "ending.target",
        "was mache ich in meinem zug": "turn.phases",
        "was passiert wenn zwei am selben ort sind": "combat.start",
        "wie funktioniert der berg": "mountain.where",
        "wie geht die jagd": "savannah.prey",
        "wie lange dauert ein spiel": "table.room",
        "die jagd geht schief": "savannah.failure",
    },
    "fr": {
        "que se passe-t-il en cas d’égalité": "combat.tie.weight",
        "comment gagner": "ending.target",
        "prix du bois": "cave.services",
        "combien de dés sur la montagne": "mountain.roll",
        "peut-on rester sur place": "movement.must_move",
        "où trouver du bois": "forest.where",
        "comment obtenir du bois": "forest.reward",
        "où trouver des os": "savannah.where",
        "comment avoir des cailloux": "mountain.reward",
        "c’est quoi le krom": "cave.services",
        "comment gagner de l’argent": "cave.rest",
        "que se passe-t-il si je meurs": "stunned.start",
        "glacier": "glacial.map",
        "qui commence": "turn.places",
        "combien de points": "ending.target",
        "quand se termine la partie": "ending.target",
        "comment je récupère de la vie": "cave.rest",
        "que faire dans la grotte": "cave.services",
        "à quoi servent les cartes bonus": "bonus.play",
        "que gagne-t-on à la chasse": "savannah.reward",
        "combien de temps dure une partie": "table.room",
        "la chasse échoue": "savannah.failure",
    },
    "it": {
        "cosa succede in caso di parità": "combat.tie.weight",
        "come si vince": "ending.target",
        "quanto costa il legno": "cave.services",
        "quanti dadi sulla montagna": "mountain.roll",
        "posso restare fermo": "movement.must_move",
        "dove prendo la legna": "forest.where",
        "dove trovo le ossa": "savannah.where",
        "come ottengo le pietre": "mountain.reward",
        "cos’è il krom": "cave.services",
        "come faccio soldi": "cave.rest",
        "cosa succede se muoio": "stunned.start",
        "ghiacciaio": "glacial.map",
        "chi comincia": "turn.places",
        "quanti punti": "ending.target",
        "quando finisce la partita": "ending.target",
        "come recupero vita": "cave.rest",
        "cosa faccio nel mio turno": "turn.phases",
        "posso attaccare un altro giocatore": "combat.start",
        "come funziona la montagna": "mountain.where",
        "cosa si vince con la caccia": "savannah.reward",
        "quanto dura una partita": "table.room",
        "la caccia fallisce": "savannah.failure",
    },
}


@pytest.mark.parametrize(("lang", "question"), [(lang, question) for lang in ELSEWHERE for question in ELSEWHERE[lang]])
def test_beginners_find_their_paragraph_in_their_own_language(lang, question):
    visitor = Visitor()
    visitor.speak(lang)
    found = library(Room(visitor, "krom")).find(question).found
    assert ELSEWHERE[lang][question] in [one.document.id for one in found][:TOP]
