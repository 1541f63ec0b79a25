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
