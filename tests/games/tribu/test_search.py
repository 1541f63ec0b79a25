"""Questions that people ask at the table, in their words, and the paragraph that answers each."""

from __future__ import annotations

import pytest

from krom_explore.games.tribu import Ruleset, rulebook
from krom_explore.learn.search import thesauruses
from krom_explore.ui.library import library
from krom_explore.ui.room import Room, Visitor

ROOM = Room(Visitor(), "tribu")
TOP = 3

QUESTIONS = {
    "how do I win": "score.goal",
    "how many spheres do I need to win?": "score.goal",
    "who goes first": "setup.first",
    "how many players": "setup.players",
    "how many cards do I start with": "setup.deal",
    "how many cards may I hold": "turn.hand",
    "can I pass my turn": "turn.one",
    "do I have to draw a card": "turn.draw",
    "can I take a card from the discard pile": "deck.take",
    "can I draw and attack in the same turn": "active.draw",
    "how do I start a chain": "chain.begin",
    "which vase comes next": "chain.order",
    "must all vases be the same colour": "chain.order",
    "what is a magical chain": "chain.magical",
    "what does the multidiorama do": "chain.any",
    "can I use two jokers in one chain": "chain.any",
    "when may I lay a totem": "chain.totem",
    "can I have two riders": "chain.doubles",
    "what happens to a character without a vase": "lonely.deadline",
    "can my leader die": "lonely.leader",
    "I am blocked and my character is alone": "lonely.blocked",
    "can I activate an action": "active.cards",
    "how many active cards can I have": "active.one",
    "may I look at my own face down card": "active.secret",
    "play a wolf from my hand": "attack.event",
    "how many vases does a bison destroy": "attack.destroys",
    "difference between wolf and bison": "attack.destroys",
    "bison against one vase": "attack.short",
    "can I attack a chain with a totem": "attack.totem",
    "can I defend with a card from my hand": "protection.active",
    "feathers of courage how many vases": "protection.saves",
    "two protections against one attack": "protection.one",
    "does a protection help another chain": "protection.reach",
    "bison against strength": "protection.part",
    "can I defend while blocked": "protection.blocked",
    "what does block do": "action.block",
    "how many turns do I miss": "action.skip",
    "can I stop a theft": "action.steal.defence",
    "keep a stolen card in my hand": "action.steal.fit",
    "the deck is empty": "deck.rebuild",
    "what happens to played actions": "deck.played",
    "how many chains end a challenge": "challenge.complete",
    "no more dioramas": "challenge.exhausted",
    "do unfinished chains count": "score.incomplete",
    "cards left in hand minus points": "score.hostile",
    "can my score be negative": "score.negative",
    "two players reach 100": "score.tie",
    "extra points for a magical chain": "score.magic",
    "what are the vases for": "chain.order",
    "when is the game over": "score.goal",
    "how do I protect my chain": "chain.totem",
    "what is the point of a totem": "chain.totem",
    "what can I do in a turn": "turn.one",
    "can I throw cards away": "turn.discard",
    "what is a leader": "setup.leaders",
    "how long am I blocked": "action.skip",
    "how do I score points": "score.table",
    "what is a diorama": "turn.diorama",
    "who starts": "setup.first",
    "what happens when my character dies": "lonely.deadline",
    "how do I get more cards": "turn.draw",
    "can I lose points": "score.hostile",
    "do I have to put cards in order": "chain.order",
    "how do I get rid of a wolf": "protection.active",
    "how do I attack": "attack.event",
    "red flag": "cards/red_flag",
    "what does the shaman ask for": "cards/shaman",
}


def found(query: str) -> list[str]:
    return [one.document.id for one in library(ROOM).find(query).found]


@pytest.mark.parametrize(("question", "paragraph"), QUESTIONS.items())
def test_a_question_of_a_beginner_finds_its_paragraph(question, paragraph):
    assert paragraph in found(question)[:TOP]


def test_every_question_is_about_something_that_there_is():
    assert set(QUESTIONS.values()) <= set(library(ROOM).documents)


@pytest.mark.parametrize("typed", ["multidorama", "totm", "protecton", "hostle spheres"])
def test_a_slip_of_the_finger_still_finds_something_and_says_what_was_meant(typed):
    answer = library(ROOM).find(f"{typed} ")
    assert answer.found
    assert answer.near


def test_words_are_meant_for_rules_that_there_are():
    for thesaurus in thesauruses(Ruleset.HOME).values():
        assert set(thesaurus.meant) <= set(rulebook.index())
        assert all(len(set(group)) == len(group) > 1 for group in thesaurus.alike)


ELSEWHERE = {
    "de": {
        "wie schütze ich meine kette": "chain.totem",
        "was bringt ein totem": "chain.totem",
        "wie viele karten bekomme ich am anfang": "setup.deal",
        "wer fängt an": "setup.first",
        "was macht der wolf": "attack.destroys",
        "wann endet das spiel": "score.goal",
        "kann ich punkte verlieren": "score.hostile",
        "wie greife ich an": "attack.event",
    },
    "fr": {
        "comment se protéger d’un loup": "protection.active",
        "combien de cartes en main": "turn.hand",
        "comment marquer des points": "score.table",
        "qui commence": "setup.first",
        "que fait le bison": "attack.destroys",
        "quand finit la partie": "score.goal",
        "à quoi sert le totem": "chain.totem",
        "c’est quoi un chef": "setup.leaders",
    },
    "it": {
        "come mi proteggo dal lupo": "protection.active",
        "quante carte ho all’inizio": "setup.deal",
        "quando finisce il gioco": "score.goal",
        "cosa fa il bisonte": "attack.destroys",
        "a cosa serve il totem": "chain.totem",
        "chi comincia": "setup.first",
        "come si pesca": "turn.draw",
        "posso perdere punti": "score.hostile",
    },
}


@pytest.mark.parametrize(("lang", "question"), [(lang, question) for lang in ELSEWHERE for question in ELSEWHERE[lang]])
def test_beginners_find_their_paragraph_in_their_own_language(lang, question):
    visitor = Visitor()
    visitor.speak(lang)
    found = library(Room(visitor, "tribu")).find(question).found
    assert ELSEWHERE[lang][question] in [one.document.id for one in found][:TOP]
