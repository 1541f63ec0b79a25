"""The catalogues and the index of rules say everything that the code can say, and nothing else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser

from krom_explore import Illegal, Over
from krom_explore.engine import checks
from krom_explore.games.tribu import Ruleset, Table, rulebook
from krom_explore.games.tribu.answers import VERBS
from krom_explore.games.tribu.box import EFFECTS, FAMILIES
from krom_explore.games.tribu.catalogue import WORDS
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.games.tribu.rulings import show
from krom_explore.games.tribu.words import describe_card
from tests import catalogues
from tests.catalogues import Literals, Variables, catalogues_of, files_of, messages_in, said_by

from .play import new_table

RULES = rulebook.index()
CATALOGUES = catalogues_of("tribu")

CODES = catalogues.CODES | {
    "draw_card": {"rule": 2}, "put_on": {"rule": 3}, "tell_alone": {"rule": 3}, "close": {"rule": 2},
    "not_in_hand": {"rule": 1}, "why_not_turned": {"rule": 4}, "why_not_discard": {"rule": 3},
    "why_no_target": {"rule": 3},
}  # fmt: skip
DOMAINS = {
    "self.code": set(),  # passed on from an Expected, which has been read where it was made
    "effect": set(EFFECTS),
    "KINDS[wanted]": set(checks.KINDS.values()),
}
"""The values of what cannot be read off the source."""


@cache
def source():
    return said_by(files_of("tribu"), CODES, DOMAINS)


@cache
def messages():
    return messages_in(CATALOGUES)


@cache
def generic():
    return messages_in(catalogues.GENERIC)


def own(prefix):
    """What follows the prefix in Tribù's own messages."""
    return {key.removeprefix(prefix) for key in messages() if key.startswith(prefix) and key not in generic()}


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


@pytest.mark.parametrize("kind", ["why", "event", "ask", "draw", "bad"])
def test_every_code_has_its_message_and_every_message_its_code(kind):
    codes = set(source()[kind])
    assert not codes - set(WORDS.keys(f"{kind}-"))
    assert own(f"{kind}-") == {code for code in codes if f"{kind}-{code}" not in generic()}


def test_decks_have_names():
    assert own("deck-") == set(source()["draw"]) == {"deck", "leaders"}


def test_every_answer_has_its_message_and_every_message_its_answer():
    plays = {f"play-{effect}" for effect in EFFECTS}
    assert own("do-") == set(VERBS) - {"play"} | plays | {"begin"}


def test_every_card_can_be_described():
    rules = Ruleset.load()
    for card in rules.cards:
        fine(describe_card(card, "en", rules))
    said = {card: describe_card(card, "en", rules) for card in ("rider", "blue_flag", "wolf", "draw_three")}
    assert said == {
        "rider": "Begins a chain. Asks for these vases, in this order: statue, horse, and flag. Spheres: 5.",
        "blue_flag": "A Diorama for the vase “flag”, blue. Spheres: 1.",
        "wolf": "Active, it destroys the last vases of another player’s chain: 1.",
        "draw_three": "Draw 3 cards and discard as many.",
    }


@pytest.mark.parametrize("kind", ["bad", "why", "event", "ask"])
def test_a_message_uses_only_what_every_place_in_the_code_gives_it(kind):
    always = {"event": {"rule", "seen", "back", "card", "cards"}, "ask": {"player", "turned"}, "why": {"card", "cards"}}
    for code, places in source()[kind].items():
        for facts in places:
            if facts or kind != "event":
                unknown = variables(f"{kind}-{code}") - facts - always.get(kind, set())
                if f"{kind}-{code}" not in generic():
                    assert not unknown, f"{kind}-{code}: {unknown}"


# --- the index of rules


def test_every_rule_that_the_code_cites_is_in_the_index():
    cited = set(source()["rule"]) | {ruling.rule for ruling in rulings().values()}
    assert not cited - set(RULES)


def test_every_rule_has_its_message_and_every_message_its_rule():
    assert {rule.replace(".", "-") for rule in RULES} == WORDS.keys("rule-")


def test_every_chapter_and_every_source_has_a_name():
    assert {entry.chapter for entry in RULES.values()} == WORDS.keys("chapter-")
    books = {source.split()[0].lower() for entry in RULES.values() for source in entry.source}
    assert books == own("source-")


QUESTIONS = {*(f"B5.{number}" for number in range(1, 27)), *(f"M{number}" for number in range(1, 19))}


def test_every_question_of_the_dossier_is_answered():
    by_rules = {question for rule in RULES.values() for question in rule.questions}
    assert by_rules == QUESTIONS
    assert {ruling.question for ruling in rulings().values()} <= by_rules


def test_every_ruling_has_its_question_and_a_sentence_for_each_option():
    wanted = set(rulings()) | {f"{name}-{option}" for name, ruling in rulings().items() for option in ruling.options}
    assert WORDS.keys("ruling-") == wanted
    for name in rulings():
        assert WORDS.message(f"ruling-{name}").endswith("?")


def test_every_rule_has_a_test_of_its_name():
    """Rehearsed, and named after it."""
    here = written_here()
    written = set(re.findall(r"^def test_(\w+?)(?:__\w+)?\(", here, re.M))
    assert not {rule for rule in RULES if rule.replace(".", "_") not in written}


def test_every_event_and_every_refusal_is_met_in_a_test():
    here = written_here()
    codes = own("why-") | own("event-")
    assert not {code for code in codes if f'"{code}"' not in here}


def written_here():
    return "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))


# --- how it is said


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


def test_rulings_are_short_plain_sentences_without_numbers_of_the_game():
    for key in WORDS.keys("ruling-"):
        said = WORDS.message("ruling-" + key)
        fine(said)
        assert not re.search(r"\d", said), said
        assert len(re.findall(r"[.?](?: |$)", said)) <= 4, said


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_a_few_short_plain_sentences_however_it_is_ruled(rule):
    for name in (*RULES[rule].rulings, "leaders"):
        for option in rulings()[name].options:
            said = rulebook.rule_text(rule, "en", Ruleset.load().with_rulings(**{name: option}))
            fine(said)
            assert len(re.findall(r"[.?](?: |$)", said)) <= 4, said


NUMBER_WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def test_no_rule_repeats_a_number_of_the_box():
    for key in messages():
        if key.startswith("rule-"):
            visitor = Literals()
            visitor.visit(messages()[key])
            said = " ".join(visitor.said)
            assert not re.search(rf"\d|\b({'|'.join(NUMBER_WORDS)})\b", said, re.I), f"{key}: {said}"


def test_nobody_shouts():
    for path in CATALOGUES:
        assert "!" not in path.read_text(encoding="utf-8"), path
        assert "—" not in path.read_text(encoding="utf-8"), path


# --- everything that is said in games

CARDS = list(Ruleset.load().cards)
ODD = (
    "", "xyzzy", "draw", "draw 2", "take", "pass", "discard", "discard everything", "place", "activate", "swap", "use",
    "attack", "protect", "play", "lead", "lead rider", "lead scout", "attack wolf rider Bob", "use wolf rider",
    *(f"{verb} {card}" for verb in ("discard", "place", "play", "lead") for card in CARDS[::2]),
    *(f"{verb} {card} {chain}" for verb in ("place", "activate", "swap", "protect") for card in CARDS[::3]
      for chain in ("rider", "scout")),
    *(f"{verb} {card} {chain} {more}" for verb in ("use", "attack", "play") for card in CARDS
      for chain in ("rider", "Bob", "Ann") for more in ("rider", "Bob shaman", "Ann rider", "scout", "shaman hunter")),
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
            assert reason.rule in RULES


def play_and_say(table, random, steps, odd=6):
    say_all(table, table.log)
    for _ in range(steps):
        if isinstance(table.pending, Over):
            break
        say_why_not(table, random.sample(ODD, odd))
        say_all(table, table.choose(random.choice(table.options)) if table.options else table.roll())
    say_why_not(table, ["draw"])


@pytest.mark.parametrize("seed", range(24))
def test_a_random_game_can_be_told(seed):
    random = Random(seed)
    ruled = {name: random.choice(ruling.options) for name, ruling in rulings().items()} if seed % 2 else {}
    table = new_table(2 + seed % 3, seed, Ruleset.load().with_rulings(**ruled))
    play_and_say(table, random, 150)


@pytest.mark.parametrize("name", rulings())
def test_what_a_ruling_decides_can_be_told(name):
    ruling = rulings()[name]
    for option in ruling.options:
        for position in range(len(ruling.positions)):
            play_and_say(show(name, option, position), Random(1), 25, odd=60)


def test_every_reason_can_be_told():
    """Crowded positions, with everything that somebody could try."""
    codes = set()
    hunter = {"vases": ["red_flag", "red_drum", "red_mask"], "totem": "red_totem", "active": "blue_drum"}
    rider, scout = {"vases": ["red_statue"], "active": "wolf"}, {"active": "strength"}
    mine = {"rider": rider, "scout": scout, "hunter": hunter}
    theirs = {"shaman": {"vases": ["red_horse"], "active": "courage"}, "weaver": {}}
    players = {
        "Ann": {"leader": "rider", "chains": mine, "hand": ["block", "steal", "draw_three", "rider", "red_flag"]},
        "Bob": {"leader": "shaman", "chains": theirs},
    }
    for lines in ((), ("draw", "card red_totem"), ("draw", "card bison", "swap bison scout"),
                  ("attack wolf rider Bob shaman",)):  # fmt: skip
        table = Table.scenario({"players": players, "discard": ["wolf"]})
        for line in lines:
            table.play_line(line)
        for answer in ODD:
            reason = table.why_not(answer)
            if reason is not None:
                told(table.say(reason))
                codes.add(reason.code)
    assert len(codes) > 25, sorted(codes)


def test_what_the_table_itself_refuses_can_be_told():
    fresh, drawing = new_table(2), new_table(2)
    drawing.choose("draw")
    for attempt in (
        fresh.undo, fresh.redo, fresh.roll, lambda: drawing.roll("unicorn"), lambda: drawing.choose("draw"),
    ):  # fmt: skip
        with pytest.raises(Illegal) as refused:
            attempt()
        told(str(refused.value))


def test_families_have_their_words():
    for family in FAMILIES:
        assert WORDS.message("said-family", "en", family=family)
        assert f"box-{family}" in messages()
