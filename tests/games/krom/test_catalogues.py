"""The catalogues and the index of rules say everything that the code can say, and nothing else.

What the code can say is read out of its source: every code, kind, question and rule that it passes on.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser

from krom_explore import BadInput, Illegal, Over, Ruleset, Table
from krom_explore.engine import checks
from krom_explore.engine.entries import MARKS
from krom_explore.games.krom import box, rulebook, words
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.games.krom.rules import actions
from krom_explore.games.krom.ruleset import rulings
from krom_explore.games.krom.rulings import show
from tests import catalogues
from tests.catalogues import HOUSE, Literals, Variables, catalogues_of, files_of, messages_in, said_by

CATALOGUES = catalogues_of("krom")
RULES = rulebook.index()

# --- reading the source

CODES = catalogues.CODES | {
    "_strict": {"bad": 1}, "too_dear": {"rule": 2}, "use": {"event": 3, "rule": 5},
    "gain": {"rule": 3}, "reward": {"rule": 3}, "draw_card": {"rule": 2}, "win": {"rule": 3},
    "stun": {"rule": 2}, "pay": {"rule": 3}, "take": {"rule": 4}, "check": {"rule": 2},
}  # fmt: skip
"""Which argument of which call is a code, a kind, a question, a rule."""

DOMAINS = {
    "self.code": set(),  # passed on from an Expected, which has been read where it was made
    "card.when": set(Ruleset.load().cards_played),
    "card.effect": set(box.EFFECTS.values()),
    "VERBS[verb]": set(actions.VERBS.values()),
    "result": set(box.COMBINATIONS),
    "KINDS[wanted]": set(checks.KINDS.values()),
    "deck.name": {"hunt", "evolution"},  # the decks whose cards lie face up
}
"""The values of what cannot be read off the source."""


@cache
def source():
    return said_by(files_of("krom"), CODES, DOMAINS)


@cache
def messages():
    return messages_in(CATALOGUES)


def variables(key):
    visitor = Variables(messages())
    visitor.visit(messages()[key])
    return visitor.names


# --- nothing is missing, nothing is left over


def test_the_catalogues_can_be_read():
    for path in CATALOGUES:
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if type(entry).__name__ == "Junk"], path
    written = re.findall(r"^([a-z][\w-]*) =", "\n".join(p.read_text("utf-8") for p in CATALOGUES), re.M)
    assert len(written) == len(set(written)), "a message is written twice"


@pytest.mark.parametrize("kind", ["why", "event", "ask", "roll", "draw"])
def test_every_code_has_its_message_and_every_message_its_code(kind):
    assert set(WORDS.keys(f"{kind}-")) == set(source()[kind])


def test_every_fault_has_its_message_and_every_message_its_fault():
    named = {key.removeprefix("bad-") for key in source()["key"] if key.startswith("bad-")}
    assert set(WORDS.keys("bad-")) == set(source()["bad"]) | named


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("place-", box.PLACES),
        ("combination-", box.COMBINATIONS),
        ("good-", (*box.TOKENS, "life", "bonus", "resource")),
        ("name-", (*box.TOKENS, "life", "bonus", "resource", "nothing")),
        ("mark-", (*MARKS, *(f"{mark}-long" for mark in MARKS))),
    ],
)
def test_things_have_names(prefix, names):
    assert WORDS.keys(prefix) == set(names)


def test_decks_have_names():
    assert WORDS.keys("deck-") == set(source()["draw"])


VERBS = {
    "go", "rest", "buy", "shuffle", "draw", "hunt", "climb", "keep", "stop", "take", "realise", "play", "counter",
    "pass", "rob", "victim", "done", "again", "give", "claim",
}  # fmt: skip


def test_every_verb_has_its_message_and_every_message_its_verb():
    """Each begins an answer somewhere in the rules; that no other does, the games below show."""
    texts = [
        node.value
        for path in (HOUSE / "games" / "krom").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert WORDS.keys("do-") == VERBS
    assert not VERBS - {words[0] for words in map(str.split, texts) if words}


@pytest.mark.parametrize("kind", ["bad", "why", "event", "ask"])
def test_a_message_uses_only_what_every_place_in_the_code_gives_it(kind):
    asks = {"player", "rolls", "against", *words.SOMETIMES}
    always = {"bad": set(), "event": {"rule", *words.SOMETIMES}, "ask": asks}
    for code, places in source()[kind].items():
        for facts in places:
            if kind == "event" and not facts:
                continue  # the kind is handed to a function that tells it
            unknown = variables(f"{kind}-{code}") - facts - always.get(kind, set(words.SOMETIMES))
            assert not unknown, f"{kind}-{code}: {unknown}"


# --- the index of rules


def test_every_rule_that_the_code_cites_is_in_the_index():
    cited = set(source()["rule"]) | {ruling.rule for ruling in rulings().values()}
    assert not cited - set(RULES)


def test_every_rule_has_its_message_and_every_message_its_rule():
    assert {rule.replace(".", "-") for rule in RULES} == WORDS.keys("rule-")


LAST = {"QA": 10, "QB": 20, "QC": 6, "QD": 24, "QE": 12, "QF": 14, "QG": 16}
QUESTIONS = [f"{chapter}{number:02}" for chapter, last in LAST.items() for number in range(1, last + 1)]


def test_every_question_of_the_dossier_is_answered():
    assert len(QUESTIONS) == 102
    by_rules = {question for rule in RULES.values() for question in rule.questions}
    by_rulings = {ruling.question for ruling in rulings().values()}
    assert not set(QUESTIONS) - by_rules - by_rulings
    assert not {question for question in by_rulings if question in QUESTIONS} - by_rules
    assert by_rules <= set(QUESTIONS)


def test_every_ruling_has_its_question_and_a_sentence_for_each_option():
    wanted = set(rulings()) | {f"{name}-{option}" for name, ruling in rulings().items() for option in ruling.options}
    assert WORDS.keys("ruling-") == wanted
    for name in rulings():
        assert WORDS.message(f"ruling-{name}").endswith("?")


# --- how it is said


def test_rulings_are_short_plain_sentences_without_numbers_of_the_game():
    for key in WORDS.keys("ruling-"):
        said = WORDS.message("ruling-" + key)
        fine(said)
        assert not re.search(r"\d", said), said
        assert len(re.findall(r"[.?](?: |$)", said)) <= 4, said


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_a_few_short_plain_sentences_however_it_is_ruled(rule):
    for name in (*RULES[rule].rulings, "supply"):
        for option in rulings()[name].options if name in rulings() else ():
            said = rulebook.rule_text(rule, "en", Ruleset.load().with_rulings(**{name: option}))
            fine(said)
            assert len(re.findall(r"[.?](?: |$)", said)) <= 4, said


NUMBER_WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
COUNTED = {
    "rule-mountain-result-": "what a combination is made of, whatever the box",
    "rule-place-once": "twice is an option of the ruling",
    "rule-turn-phase_order": "two rolls, one after the other",
    "rule-mountain-no_interruption": "two rolls, one after the other",
    "rule-setup-characters-choice": "no two the same",
    "rule-combat-tie-roll_off": "no two the same",
    "page-combat-4": "the dice of the rulebook’s own example",
    "page-odds-reach-1": "what a combination is made of, whatever the box",
}
"""Messages that count something which no box defines, and what."""


@pytest.mark.parametrize("prefix", ["rule-", "page-"])
def test_no_rule_and_no_page_repeats_a_number_of_the_box(prefix):
    for key in messages():
        if key.startswith(prefix) and not key.startswith(tuple(COUNTED)):
            visitor = Literals()
            visitor.visit(messages()[key])
            said = " ".join(visitor.said)
            assert not re.search(rf"\d|\b({'|'.join(NUMBER_WORDS)})\b", said, re.I), f"{key}: {said}"


def test_what_is_said_to_count_something_does():
    for begin in COUNTED:
        found = Literals()
        for key in messages():
            if key.startswith(begin):
                found.visit(messages()[key])
        assert re.search(rf"\d|\b(second|{'|'.join(NUMBER_WORDS)})\b", " ".join(found.said), re.I), begin


def test_nobody_shouts():
    for path in CATALOGUES:
        assert "!" not in path.read_text(encoding="utf-8"), path


def fine(said, sentence=True):
    """Whether what is said can be shown to people."""
    assert said.strip() == said != ""
    assert not re.search(r"\{|\}|\?\?\?|\n|  | [.,:;?]|None|“”", said), said
    if sentence:
        assert said[-1] in ".?", said


def told(said, sentence=True):
    """The same for what is said in a game, where a fact that is not there would show as “none”."""
    fine(said, sentence)
    assert not re.search(r"\bnone\b", said), said


# --- everything that is said in games

ODD = (
    "", "xyzzy", "go", "go cave", "go moon", "rest", "rest a bit", "buy", "buy wood", "buy life", "buy bonus",
    "shuffle", "draw", "draw 2", "hunt", "hunt dodo", "hunt bison +9", "hunt cave_bear +2", "climb", "keep", "keep 7",
    "keep 1 1 1 1 1", "stop", "take gold", "realise", "realise cart", "realise observatory", "play", "counter", "pass",
    "rob", "rob krom", "rob wood", "rob bonus", "done", "give wood", "claim five",
    *(f"play {card}{target}" for card in Ruleset.load().bonus for target in ("", " Alma", " Kolos", " Kromosaurus")),
)  # fmt: skip


def say_all(table, events):
    """Say what has happened as everybody sees it, what is pending, and every answer to it."""
    for event in events:
        for seen in {id(view): view for view in (event, *map(event.seen_by, table.state.players))}.values():
            told(table.say(seen))
    told(table.say(table.pending))
    for option in table.options:
        told(table.say(option), sentence=False)


def say_why_not(table, answers):
    for answer in answers:
        reason = table.why_not(answer)
        if reason is not None:
            told(table.say(reason))


def play_and_say(table, random, steps):
    say_all(table, table.log)
    for _ in range(steps):
        if isinstance(table.pending, Over):
            break
        say_why_not(table, random.sample(ODD, 4))
        say_all(table, table.choose(random.choice(table.options)) if table.options else table.roll())
    say_why_not(table, ["done"])


@pytest.mark.parametrize("seed", range(30))
def test_a_random_game_can_be_told(seed):
    random = Random(seed)
    ruled = {name: random.choice(ruling.options) for name, ruling in rulings().items()} if seed % 2 else {}
    rules = Ruleset.load().with_rulings(**ruled)
    table = Table.new(
        random.sample(list(rules.characters), 2 + seed % 5), seed=seed, rules=rules,
        kromosaurus=seed % 3 > 0, glacial=seed % 4 > 1, longer=seed % 7 == 0,
    )  # fmt: skip
    play_and_say(table, random, 150)


@pytest.mark.parametrize("name", rulings())
def test_what_a_ruling_decides_can_be_told(name):
    ruling = rulings()[name]
    for option in ruling.options:
        for position in range(len(ruling.positions)):
            try:
                table = show(name, option, position)
            except BadInput as refused:  # some options are that a box is refused
                told(str(refused), sentence=False)
            else:
                play_and_say(table, Random(1), 12)


def test_what_the_table_itself_refuses_can_be_told():
    fresh, fighting, drawing = (Table.new(["Alma", "Kolos"], kromosaurus=True) for _ in range(3))
    for line in ("go forest", "go forest", "card mountain"):
        fighting.play_line(line)
    for line in ("go forest", "go mountain"):
        drawing.play_line(line)
    for attempt in (
        fresh.undo, fresh.redo, fresh.roll, lambda: fighting.roll([7, 1]), lambda: fighting.roll("six"),
        lambda: fighting.choose("done"), lambda: drawing.roll("cave"),
    ):  # fmt: skip
        with pytest.raises(Illegal) as refused:
            attempt()
        told(str(refused.value))


def test_who_may_not_know_a_card_is_told_without_it():
    table = Table.new(["Alma", "Kolos"], seed=1)
    drawn = next(event for event in table.log if event.kind == "drew_bonus")
    assert table.say(drawn.seen_by("Alma")) == "Alma draws the Bonus card “Night barter”."
    assert table.say(drawn.seen_by("Kolos")) == "Alma draws a Bonus card."


def test_a_tie_is_explained():
    players = {name: {"place": "forest"} for name in ("Kolos", "Alma", "Karok")}
    table = Table.scenario({"players": players, "phase": "actions"})
    said = [table.say(event) for event in table.roll([5, 5, 2])]
    assert "Alma and Kolos both have 5. The lighter one wins in the Forest: Alma comes before Kolos." in said
    assert "Karok loses 3 life to Alma and has 4 left." in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Valkyr wins with 11 points; 10 were needed."),
        ("de", "Valkyr hat 11 Punkte, nötig sind 10: gewonnen!"),
        ("fr", "Valkyr gagne la partie avec 11 points\u00a0; il en fallait 10."),
        ("it", "Valkyr ha 11 punti e vince: ne servivano 10."),
    ],
)
def test_who_wins_with_more_points_than_needed_has_not_11_of_10(lang, said):
    assert WORDS.message("event-won", lang, rule="target", player="Valkyr", points=11, target=10) == said


def test_nobody_is_in_somebody_s_place():
    """That would also be “instead of you”."""
    ambiguous = re.compile(r"\bin your place\b")
    assert not [path.name for path in CATALOGUES if ambiguous.search(path.read_text(encoding="utf-8"))]
