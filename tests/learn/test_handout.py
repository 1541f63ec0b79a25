"""Handouts: the same sheet from the same seed, keys that are the engine's and odds' answers, one page for all."""

from __future__ import annotations

import re
from fractions import Fraction
from html import unescape
from html.parser import HTMLParser

import pytest

from krom_explore import games, text
from krom_explore.cli import main
from krom_explore.engine.faults import BadInput
from krom_explore.learn import quiz
from krom_explore.learn.handout import activities, cards, chapters, handout, html, kinds, names
from krom_explore.learn.handout.paper import Asked, Bars, Grid, Points, Told
from krom_explore.learn.handout.shop import Shop
from krom_explore.learn.kinds import Chance
from krom_explore.odds.spread import percent

BASE = "http://10.0.0.5:8866/"
ALL = [(game, name) for game in games.names() for name in names(games.game(game))]
CHAPTERS = [(game, name) for game in games.names() for name in games.game(game).face.CHAPTERS]
ACTIVITIES = [(game, name) for game in games.names() for name in activities.of(games.game(game))]
CARDS = [(game, name) for game in games.names() for name in games.game(game).HANDOUTS.cards]

every_name = pytest.mark.parametrize(("game", "name"), ALL)
every_chapter = pytest.mark.parametrize(("game", "name"), CHAPTERS)
every_activity = pytest.mark.parametrize(("game", "name"), ACTIVITIES)


def shop(game: str, lang: str = "en") -> Shop:
    return Shop(games.game(game), games.rules(game), lang)


def printed(game: str, name: str, lang: str = "en", **more) -> str:
    return handout(games.game(game), name, games.rules(game), lang, **{"seed": 42, "base": BASE, **more})


class Page(HTMLParser):
    """What a page asks for, and whether all that is opened is closed."""

    ALONE = frozenset({"meta", "br", "path", "rect"})

    def __init__(self, page: str):
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in self.ALONE:
            assert self.open.pop() == tag


def test_names_are_told_apart():
    for game in games.names():
        found = names(games.game(game))
        assert len(found) == len(set(found))
        assert all(kinds(games.game(game), name) for name in found)
    assert kinds(games.game("krom"), "nothing") == []


@every_name
def test_every_handout_is_one_page_that_needs_nothing_else(game, name):
    page = printed(game, name)
    found = Page(page)
    assert found.open == []
    assert "<script" not in page
    assert "@import" not in page
    assert "url(" not in page
    asked = {(tag, name) for tag, name, _ in found.attributes}
    assert not {each for each in asked if each[1] in ("src", "href", "style") or each[1].startswith("on")}


@every_name
def test_every_handout_has_its_head(game, name):
    page = printed(game, name)
    assert f"Bundled box, {games.rules(game).hash[: html.SHORT]}<" in page
    seeded = kinds(games.game(game), name)[0].seeded
    assert ("Seed 42" in page) is seeded
    assert page.count("invented") >= 1


def test_a_box_of_ones_own_is_told_from_the_one_that_comes_with_the_game():
    game = games.game("krom")
    own = game.Ruleset.from_toml(game.Ruleset.template().replace("Alma", "Zora"))
    assert f"Your own box, {own.hash[: html.SHORT]}<" in handout(game, "combat", own)


@pytest.mark.parametrize("lang", text.languages())
def test_every_language_has_its_own_sheets(lang):
    page = printed("krom", "combat", lang)
    assert f'<html lang="{lang}">' in page
    assert shop("krom", lang).title("combat") in page


@pytest.mark.parametrize(
    ("game", "name"), [("krom", "combat"), ("krom", "hunts"), ("tribu", "chain"), ("tribu", "waiting")]
)
def test_a_seed_makes_the_same_sheet_again_and_another_one_another(game, name):
    assert printed(game, name) == printed(game, name)
    assert printed(game, name) != printed(game, name, seed=43).replace("Seed 43", "Seed 42")


def test_what_somebody_wrote_is_no_markup():
    page = printed("krom", "rules", base='http://x/"><script>alert(1)</script>')
    assert "<script" not in page


# --- the keys


def posed_at(game: str, route: str) -> quiz.Question:
    """The question that an address asks."""
    _, _, kind, level, seed = route.split("/")
    found = quiz.pose(games.game(game).QUIZZES, kind, level, int(seed), games.rules(game))
    assert found
    return found.question


@every_chapter
@pytest.mark.parametrize("seed", [0, 42])
def test_the_key_of_a_chapter_is_what_the_engine_says_at_the_addresses_on_the_sheet(game, name, seed):
    asked = [block for block in chapters.sheet(shop(game), name, seed, False).blocks if isinstance(block, Asked)]
    told = [block for block in chapters.sheet(shop(game), name, seed, True).blocks if isinstance(block, Told)]
    assert 2 <= len(asked) <= chapters.MOST
    assert [block.text for block in asked] == [block.text for block in told]
    for question, key in zip(asked, told, strict=True):
        assert key.route == question.route
        if not key.route:
            continue
        fresh = posed_at(game, key.route)
        if fresh.typed is None:
            assert fresh.grade(question.options.index(key.answer) + 1).right
        else:
            answer = key.answer.partition(" ")[0] if isinstance(fresh.typed, Chance) else key.answer
            assert fresh.grade(answer).right


def test_an_exercise_that_fills_a_sheet_up_is_answered_by_its_own_solution():
    told = [block for block in chapters.sheet(shop("krom"), "glacial", 0, True).blocks if isinstance(block, Told)]
    alone = [block for block in told if not block.route]
    assert alone
    for block, task in zip(alone, chapters.exercises(shop("krom"), "glacial"), strict=False):
        assert block.text == task.question()
        assert task.grade(block.answer.partition(" ")[0]).right


@every_activity
def test_the_key_of_an_activity_equals_odds(game, name):
    sold = shop(game)
    all_, rules = sold.game.ACTIVITIES, sold.rules
    exact = all_.exact(all_.set(name, rules), rules)
    key = activities.key(sold, name, [42])
    [bars] = [block for block in key.blocks if isinstance(block, Bars)]
    assert [bar.chance for bar in bars.bars] == [row.chance for row in exact.rows]
    [steps] = [block for block in key.blocks if isinstance(block, Points)]
    said = [step.say("en") for step in exact.steps]
    assert [line.startswith(step) for line, step in zip(steps.lines, said, strict=True)] == [True] * len(said)
    for told in (block for block in key.blocks if isinstance(block, Told) and block.route):
        lesson = activities.Lesson(sold, told.route.removeprefix(f"{game}/class/"))
        [meant] = [row.chance for row in lesson.result.rows if told.text == lesson.question(row)]
        assert percent(meant) in told.answer
        fraction = told.exact.removeprefix("Exactly ") or told.answer.partition(" ")[0]
        assert fraction == percent(meant) or Fraction(fraction) == meant


@every_activity
def test_the_worksheet_asks_what_its_key_answers_and_counts_the_rounds_on_it(game, name):
    sold = shop(game)
    sheet, key = activities.worksheet(sold, name, 7), activities.key(sold, name, [7])
    asked = [block for block in sheet.blocks if isinstance(block, Asked) and block.route]
    told = [block for block in key.blocks if isinstance(block, Told) and block.route]
    assert [(block.text, block.given, block.route) for block in asked] == [
        (block.text, block.given, block.route) for block in told
    ]
    letters = activities.Lesson(sold, name).played(7)
    [counted] = [block for block in key.blocks if isinstance(block, Grid)]
    assert {row[0][0]: int(row[1]) for row in counted.rows} == {
        row[0][0]: letters.count(row[0][0]) for row in counted.rows
    }
    assert sum(int(row[1]) for row in counted.rows) == len(letters) == sold.game.ACTIVITIES.of(name).rounds


@every_activity
@pytest.mark.parametrize("seed", [0, 7, 2143])
def test_nobody_is_asked_the_same_twice(game, name, seed):
    lesson = activities.Lesson(shop(game), name)
    asked = [variant.same for variant in lesson.variants(seed)]
    assert len(set(asked)) == len(asked)
    assert all(chances != lesson.chances for _, chances in asked)
    assert asked or name == "fair"


def numbered(blocks) -> list[tuple[int, str, str]]:
    """The questions of a sheet with the numbers that they have on paper."""
    return [
        (number, block.text, block.route) for block, number in html.numbered(blocks) if isinstance(block, (Asked, Told))
    ]


@every_activity
def test_questions_have_the_same_numbers_in_the_key_as_on_the_sheet(game, name):
    sold = shop(game)
    first, second = (numbered(activities.worksheet(sold, name, seed).blocks) for seed in (7, 8))
    assert numbered(activities.key(sold, name, [7]).blocks) == first
    varied = [question for question in second if question[2]]
    assert numbered(activities.key(sold, name, [7, 8]).blocks) == first + varied


@every_activity
@pytest.mark.parametrize("lang", text.languages())
def test_what_is_asked_has_words_and_no_bare_number(game, name, lang):
    lesson = activities.Lesson(shop(game, lang), name)
    bare = shop(game, lang).word("how-likely", row="|").partition("|")[0]
    for variant in lesson.variants(7):
        asked = variant.question
        assert not asked.removeprefix(bare).rstrip(" ?»").isdecimal()


GIVEN = {
    "hunts": ["Boulder tortoise: Roll 2 dice, make at least 6: 1 Stone and 2 Krom."],
    "third_die": ["Cave bear: Roll 2 dice, make at least 9: 3 Bones."],
    "ties": ["Place: Forest", "Alma: Weighs 52 kilograms.", "In a tie the lighter one wins in the Forest."],
    "winners_die": ["Against: Alma", "In a tie the lighter one wins in the Forest."],
    "gathering": ["Wanted: Wood", "Cards in the pile: 20"],
    "waiting": ["Rider asks for these, in this order: statue, horse, and flag", "That is 12 of 100 cards"],
    "stopping": ["Rerolls: 4"],
}


@pytest.mark.parametrize(("game", "name"), [one for one in ACTIVITIES if one[1] in GIVEN])
def test_a_sheet_tells_what_one_has_to_know(game, name):
    sold = shop(game)
    sheet = activities.worksheet(sold, name, 7)
    given, rules, *_ = [block.lines for block in sheet.blocks if isinstance(block, Points)]
    assert set(GIVEN[name]) <= set(given)
    assert list(rules) == [sold.rule(rule) for rule in sold.game.ACTIVITIES.of(name).rules]
    asked = [block for block in sheet.blocks if isinstance(block, Asked) and block.route]
    assert asked
    assert all(len(block.given) == len(given) for block in asked)


def test_the_list_of_cards_on_a_sheet_is_the_pile():
    given = activities.Lesson(shop("krom"), "gathering").given()
    cards = [line for line in given if line.startswith(("With Wood: ", "Without: "))]
    counted = [sum(map(int, re.findall(r"\((\d+)\)", line))) for line in cards]
    assert counted == [12, 8]


@every_activity
def test_a_derivation_of_a_row_ends_on_its_chance(game, name):
    sold = shop(game)
    for lesson in (activities.Lesson(sold, name), *(one.lesson for one in activities.Lesson(sold, name).variants(7))):
        for row in lesson.result.rows:
            if row.chance:
                steps = sold.told_steps(lesson.result.explained_row(row.id))
                assert percent(row.chance) in steps[-1] or steps[-1].endswith(str(row.chance))


@pytest.mark.parametrize("name", ["stopping", "regret", "dinosaur"])
def test_the_parts_of_a_derivation_add_up_to_its_chance(name):
    lesson = activities.Lesson(shop("krom"), name)
    for row in lesson.result.rows:
        *steps, last = lesson.result.explained_row(row.id)
        parts = [step.said.args["part"] for step in steps if "part" in step.said.args]
        assert sum(parts) == row.chance == last.exact


def test_a_decision_on_paper_is_the_one_that_the_best_play_takes():
    climb = activities.Lesson(shop("krom"), "regret").result
    for row in climb.rows:
        told = {step.key: step.said.args for step in climb.explained_row(row.id)}
        dice, kept = ([int(face) for face in each.split()] for each in (
            told["odds-step-last-stop"]["dice"], told["odds-step-last-keep"]["kept"],
        ))  # fmt: skip
        best, *others = climb.choices(dice, 1)
        assert (list(best.keep), best.value) == (kept, told["odds-step-last-keep"]["value"])
        assert next(each.value for each in others if len(each.keep) == 5) == told["odds-step-last-stop"]["worth"]


def test_long_fractions_are_told_in_percent():
    sold = shop("krom")
    assert sold.chance(Fraction(2, 21)) == ("2/21 (9.5%)", "")
    assert sold.chance(Fraction(24527243, 563902710)) == ("4.3%", "Exactly 24527243/563902710")
    assert sold.chance(Fraction(1, 10**60)) == (percent(Fraction(1, 10**60)), "")


@every_activity
def test_a_box_with_invented_cards_says_so_on_every_sheet(game, name):
    page = printed(game, name)
    assert games.rules(game).invented
    assert "Nothing here is invented" not in page
    notes = activities.worksheet(shop(game), name, 42).invented or [shop(game).invented]
    assert all(f'<p class="small">{note}</p>' in page for note in notes)


def test_one_die_is_no_dice():
    page = printed("krom", "third_die/rounds=20&prey=dodo", answers=True)
    assert "one die and a bought one" in page
    assert "The dice add to" not in printed("krom", "fair", answers=True)


@every_activity
@pytest.mark.parametrize("screen", ["The app", "on the table", "press"])
def test_a_worksheet_speaks_of_no_screen(game, name, screen):
    lines = [block for block in activities.worksheet(shop(game), name, 7).blocks if isinstance(block, Points)]
    assert not [line for block in lines for line in block.lines if screen in line]


def test_every_pupil_has_another_sheet_and_the_key_has_them_all():
    page = printed("krom", "hunts", pupils=3)
    assert [f"Seed {seed}" in page for seed in (42, 43, 44, 45)] == [True, True, True, False]
    assert "Sheet 3 of 3" in page
    rounds = re.findall(r"for your sheet alone: ([A-Za-z ]+)", page)
    assert len(set(rounds)) == 3
    key = printed("krom", "hunts", pupils=3, answers=True)
    assert "Sheet 3, seed 44" in key
    third = handout(games.game("krom"), "hunts", games.rules("krom"), seed=42, copy=(3, 3), base=BASE)
    assert rounds[2] in third
    assert "Sheet 3 of 3" in third


def test_an_activity_is_printed_as_a_teacher_has_set_it():
    page = printed("krom", "duel/rounds=7&life=3", answers=True)
    assert "#/krom/class/duel/rounds=7&amp;life=3" in page
    sold = shop("krom")
    lesson = activities.Lesson(sold, "duel/rounds=7&life=3")
    assert len(lesson.played(42)) == 7
    assert all(variant.lesson.set.rounds == 7 for variant in lesson.variants(42))
    assert [row.chance for row in lesson.result.rows] != [
        row.chance for row in activities.Lesson(sold, "duel").result.rows
    ]
    with pytest.raises(BadInput):
        printed("krom", "duel/rounds=0")


def test_a_question_in_a_teachers_own_words_stands_on_every_sheet_and_is_no_markup():
    asked = "duel/rounds=7&ask=Wer%20verliert%20%3Cb%3Emehr%3C%2Fb%3E%3F"
    usual = activities.Lesson(shop("krom"), "duel").word("ask")
    for page in (printed("krom", asked), printed("krom", asked, answers=True), printed("krom", f"teacher-{asked}")):
        assert "Wer verliert &lt;b&gt;mehr&lt;/b&gt;?" in page
        assert usual not in page


# --- cards


@pytest.mark.parametrize(("game", "name"), CARDS)
def test_every_table_of_a_card_can_be_asked_and_says_what_odds_say(game, name):
    sold = shop(game)
    for table in sold.plan.cards[name].tables:
        blocks, results = cards.tabled(sold, table)
        if isinstance(blocks[0], Grid):
            shown = [cell for row in blocks[0].rows for cell in row[1:]]
            assert shown == [percent(cards.chance(result, table.row)) for result in results]
            assert any(row.id == table.row for result in results for row in result.rows)
        else:
            assert [bar.chance for bar in blocks[0].bars] == [row.chance for row in results[0].rows if row.chance]


def test_a_table_that_a_box_cannot_be_asked_is_left_out():
    game, rules = games.game("krom"), games.rules("krom")
    box = game.Ruleset.template().replace("Alma", "Zora")
    other = game.Ruleset.from_toml(box)
    assert "Zora" in other.characters
    whole, less = (len(cards.odds_card(Shop(game, each, "en"), "combat").blocks) for each in (rules, other))
    assert less < whole


# --- what somebody asks for


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"name": "nothing"}, "name"),
        ({"seed": -1}, "seed"),
        ({"seed": 10**9}, "seed"),
        ({"pupils": 0}, "pupils"),
        ({"pupils": 61}, "pupils"),
        ({"paper": "a3"}, "paper"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_field(wrong, field):
    name = wrong.pop("name", "combat")
    with pytest.raises(BadInput) as refused:
        printed("krom", name, **wrong)
    assert refused.value.path == field


def test_the_terminal_writes_a_file_or_prints(tmp_path, capsys):
    file = tmp_path / "sheet.html"
    options = ["combat", "--lang", "de", "--seed", "42", "--answers", "--paper", "a4", "--url", BASE]
    assert main(["handout", *options, "-o", str(file)]) == 0
    assert str(file) in capsys.readouterr().err
    assert main(["handout", *options]) == 0
    wanted = printed("krom", "combat", "de", answers=True, paper="a4")
    assert file.read_text(encoding="utf-8") == capsys.readouterr().out == wanted
    assert main(["handout", "chain", "--game", "tribu"]) == 0
    assert "<!doctype html>" in capsys.readouterr().out


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("name", ["duel", "combat", "rules", "teacher-duel"])
def test_without_an_address_no_code_is_printed_that_no_phone_can_open(name, lang, capsys):
    assert main(["handout", name, "--lang", lang]) == 0
    said = capsys.readouterr()
    assert 'class="code"' not in said.out
    assert text.message("handout-in-app", lang) in unescape(said.out)
    assert "#/krom/" in said.out
    assert said.err.splitlines() == [text.message("cli-handout-no-code", lang)]
    assert main(["handout", name, "--lang", lang, "--url", BASE]) == 0
    said = capsys.readouterr()
    assert 'class="code"' in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    "typed", [["nothing"], ["combat", "--seed", "word"], ["combat", "--lang", "xx"], ["combat", "--pupils", "0"]]
)
def test_what_is_typed_wrong_is_answered_with_a_sentence(typed, capsys):
    assert main(["handout", *typed]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_a_file_that_cannot_be_written_is_told(tmp_path, capsys):
    assert main(["handout", "rules", "-o", str(tmp_path / "no" / "such.html")]) == 1
    assert "such.html" in capsys.readouterr().err


def test_the_style_is_one_text_for_all():
    for game, name in (ALL[0], ALL[-1]):
        assert f"<style>{html.style()}</style>" in printed(game, name)
