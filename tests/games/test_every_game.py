"""What every game must pass: the registry's, and the smallest one, which lives with the tests."""

import os
from importlib import import_module
from random import Random

import pytest

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Draw, Illegal, Over, Roll
from krom_explore.games import reading
from krom_explore.lab import RandomBot
from krom_explore.learn.coach import MOST_WORDS
from krom_explore.learn.example import BECAUSE
from krom_explore.ui import pages, tries
from krom_explore.ui.coached import CoachedDesk
from krom_explore.ui.library import library
from krom_explore.ui.pages import watch
from krom_explore.ui.recorded import recorded
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats
from tests.odds.pictured import holds_together, shown
from tests.quizzes import checks as quizzes
from tests.ui.browser import App

SMALLEST = "tests.race"


@pytest.fixture(autouse=True, scope="module")
def _with_the_smallest():
    """The environment names a package more: that is all a game from elsewhere needs."""
    before = os.environ.get(games.ELSEWHERE)
    os.environ[games.ELSEWHERE] = SMALLEST
    games.homes.cache_clear()
    yield
    if before is None:
        del os.environ[games.ELSEWHERE]
    games.homes.cache_clear()


NAMES = [*games.HOMES, "race"]
every_game = pytest.mark.parametrize("name", NAMES)


def table_of(name, seed=1):
    game = games.game(name)
    sheet = game.face.NEW_GAME
    rules = game.Ruleset.load()
    return sheet.deal({**sheet.first(rules), "seed": seed}, rules)[0]


def played(name, seed=1, steps=10**6):
    """A table on which bots have played, to the end or for so many steps; each step is yielded."""
    return play_on(table_of(name, seed), seed, steps)


def play_on(table, seed, steps):
    bot = RandomBot(seed)
    for _ in range(steps):
        if isinstance(table.pending, Over):
            return
        if isinstance(table.pending, Decision):
            table.choose(bot.decide(table.pending))
        else:
            table.roll()
        yield table


def end_of(name, seed=1, steps=10**6):
    *_, table = played(name, seed, steps)
    return table


# --- the kernel


@every_game
def test_random_games_end_with_a_winner(name):
    for seed in range(3):
        assert end_of(name, seed).state.winner in table_of(name, seed).players


@every_game
def test_saves_and_links_bring_the_same_table_back(name):
    table = end_of(name, steps=60)
    kind = games.game(name).Table
    for again in (kind.load(table.save()), kind.from_link(table.link())):
        assert (again.tape, again.log, again.state) == (table.tape, table.log, table.state)


@every_game
def test_a_link_of_another_game_is_refused_with_a_sentence(name):
    link = table_of(next(other for other in NAMES if other != name)).link()
    with pytest.raises(BadInput, match="not of"):
        games.game(name).Table.from_link(link)


@every_game
def test_undo_and_redo_walk_the_same_way(name):
    table = end_of(name, steps=40)
    pictures = [table.state]
    while table.can_undo:
        table.undo()
        pictures.append(table.state)
    for picture in reversed(pictures[:-1]):
        table.redo()
        assert table.state == picture


@every_game
def test_a_fork_goes_its_own_way(name):
    table = end_of(name, steps=10)
    before = table.save()
    for seed in (1, 2):
        other = table.fork()
        for _ in play_on(other, seed, 50):
            pass
    assert table.save() == before


# --- words


@every_game
def test_everything_that_happens_has_a_sentence_and_a_rule(name):
    game = games.game(name)
    for table in played(name):
        said = [table.say(table.pending), *(table.say(option) for option in table.options)]
        assert all(isinstance(sentence, str) and sentence for sentence in said)
    rules = game.Ruleset.load()
    for event in table.log:
        assert table.say(event)
        assert event.rule in game.rulebook.index()
        assert game.rulebook.rule_text(event.rule, "en", rules)


@every_game
def test_nonsense_is_refused_with_a_reason_and_a_rule(name):
    game = games.game(name)
    for table in played(name, steps=30):
        if isinstance(table.pending, Decision):
            before = table.save()
            with pytest.raises(Illegal) as refused:
                table.choose("fly to the moon")
            assert table.say(refused.value.reason)
            assert refused.value.reason.rule in game.rulebook.index()
            assert table.save() == before


@every_game
def test_every_ruling_has_its_words_and_every_option_plays(name):
    game = games.game(name)
    rules = game.Ruleset.load()
    for ruling, switch in rules.switches().items():
        assert game.WORDS.message(f"ruling-{ruling}")
        for option in switch.options:
            assert game.WORDS.message(f"ruling-{ruling}-{option}")
            assert rules.rulings | {ruling: option} == rules.with_rulings(**{ruling: option}).rulings


@every_game
def test_a_box_of_ones_own_can_be_taken_away_and_brought_back(name):
    kind = games.game(name).Ruleset
    assert kind.from_toml(kind.template()).hash == kind.load().hash
    assert kind.faults(kind.template()) == []
    assert kind.faults("nonsense = [") != []


# --- seats


@every_game
def test_a_seat_sees_a_picture_of_the_same_shape(name):
    for table in played(name, steps=30):
        for player in table.players:
            assert type(table.view(player)) is type(table.state)
            seat = table.seat(player)
            assert len(seat.log) == len(table.log)
            assert seat.mine == (isinstance(table.pending, Decision) and table.pending.player == player)
            assert seat.mine or not seat.options


@every_game
def test_what_a_seat_is_shown_depends_on_nothing_but_what_it_was_told(name):
    """However a choice or a draw goes: who is told the same of it is shown the same. Somewhere something is secret."""
    secrets = 0
    for table in played(name, steps=60):
        asked = table.pending.player if isinstance(table.pending, Decision) else None
        shown = {player: {} for player in table.players if player != asked}
        for way in ways_on(table):
            for player, seen in shown.items():
                seat = way.seat(player)
                picture = repr((seat.state, seat.pending, seat.answered, seat.options))
                seen.setdefault(told(seat), []).append(picture)
        for pictures in (pictures for seen in shown.values() for pictures in seen.values()):
            assert len(set(pictures)) == 1
            secrets += len(pictures) > 1
    assert secrets


def told(seat):
    """What is open to all: the log as the seat may read it, dice that are due, and which pile is drawn from."""
    chance = seat.pending if isinstance(seat.pending, Roll) else getattr(seat.pending, "deck", None)
    return repr((seat.log, chance))


def ways_on(table):
    """The table after every answer that can be given, or every card that can be drawn."""
    pending = table.pending
    if isinstance(pending, (Decision, Draw)):
        for entry in table.options or sorted(set(pending.cards)):
            way = table.fork()
            way.choose(entry) if table.options else way.roll(entry)
            yield way


# --- odds


@every_game
def test_every_question_of_odds_answers_its_own_sheet(name):
    game = games.game(name)
    rules = game.Ruleset.load()
    for question in game.odds.QUESTIONS:
        result = question.ask({field.name: field.meant(field.value) for field in question.fields(rules)}, rules)
        assert result.sentence("en")
        assert result.rows
        assert result.steps.say()
        holds_together(result)
        assert set(result.trial(Random(1))) <= {id_ for id_, _ in shown(result)}
        assert len(result.table()) == len(result.rows)
        assert result.chart().layout.title.text


# --- quizzes

EVERY_QUIZ = [(name, kind, level) for name in NAMES for kind, level in quizzes.every(name)]


@pytest.mark.parametrize(("name", "kind", "level"), EVERY_QUIZ, ids=["/".join(each) for each in EVERY_QUIZ])
def test_every_question_of_every_quiz_holds(name, kind, level):
    """One right choice among near misses, each from a misreading with a name; said, cited, played out, repeatable."""
    rules = games.game(name).Ruleset.load()
    for seed in range(25):
        assert list(quizzes.faults(name, kind, level, seed, rules)) == [], f"#/{name}/quiz/{kind}/{level}/{seed}"


@every_game
def test_every_quiz_can_be_answered_on_its_page_and_is_played_out(name):
    for kind in getattr(games.game(name), "QUIZZES", {}):
        app = App()
        reply = app.receive({"hello": {"hash": f"#/{name}/quiz/{kind}/normal/5"}})
        assert "notice" not in reply
        question = app.page.quiz.posed.question
        app.receive({"part": "quiz", "do": "answer", "answer": str(question.answer) if question.typed else 1})
        assert app.has["quiz"]["answer"]["ruleText"]
        if question.lines:
            app.receive({"part": "quiz", "do": "play_out"})
            app.receive({"part": "walk", "do": "to", "step": app.has["walk"]["last"]})
            assert app.has["walk"]["sentence"] == app.page.desk.table.say(app.page.desk.table.log[-1])
            app.receive({"part": "walk", "do": "take_over"})
            assert app.page.route == f"{name}/table"


# --- the rulebook


def room_of(name):
    return Room(Visitor(), name)


def every_rule():
    """Every rule of every game. (The smallest one is on no shelf yet when this is asked.)"""
    packages = {**{name: games.game(name) for name in games.HOMES}, "race": import_module(SMALLEST)}
    return [(name, rule) for name, game in packages.items() for rule in game.rulebook.index()]


@pytest.mark.parametrize(("name", "rule"), every_rule())
def test_every_rule_can_be_tried_and_is_seen_at_work(name, rule):
    """When the marked thing is pressed, an event or a refusal cites the rule; or it has a reason why nothing does."""
    room = room_of(name)
    examples = reading.examples(room.game)
    if rule in examples.untried:
        assert rule not in examples.tried
        assert room.word(examples.untried[rule])
        return
    app = App()
    reply = app.receive({"hello": {"hash": f"#/{name}/rules/{rule}/try"}})
    assert "notice" not in reply or reply["page"]["route"].endswith("/try"), reply["notice"]
    assert app.has["example"]["step"] == "start"
    assert app.has["example"]["press"]["label"]
    reply = app.receive({"part": "example", "do": "press"})
    assert "notice" not in reply
    after = app.has["example"]
    assert after["step"] == "done"
    tried = tries.example_of(room, rule)
    if tried.sighting.cited:
        assert not after["note"]
        assert cites(app.page.parts["example"], rule)
    else:
        assert tried.example.because in BECAUSE
        assert after["note"] == room.word(f"example-{rule.replace('.', '-')}")
    assert any(one["marked"] for one in after["told"]) or after["note"]


def cites(example, rule):
    """Whether what is marked on the page is cited by the table itself."""
    if example.reason is not None:
        return example.reason.rule == rule
    lines = [one["line"] for one in example.state()["told"] if one["marked"]]
    return bool(lines) and all(example.desk.table.log[line - 1].rule == rule for line in lines)


@every_game
def test_few_rules_are_seen_by_something_else_than_a_citation(name):
    room = room_of(name)
    examples = reading.examples(room.game)
    rules = room.game.rulebook.index()
    assert set(examples.tried) | set(examples.untried) == set(rules)
    otherwise = [rule for rule in examples.tried if not tries.example_of(room, rule).sighting.cited]
    assert len(otherwise) <= len(rules) / 5
    assert len(examples.untried) <= 1


@every_game
def test_every_rule_is_found_by_its_own_words(name):
    """By its title, by its id, and by what it says."""
    found = library(room_of(name))
    for rule, document in found.documents.items():
        if rule in games.game(name).rulebook.index():
            for query in (rule, document.title, f"{document.title} {document.text}"[:80].rpartition(" ")[0]):
                assert rule in [one.document.id for one in found.find(f"{query} ").found[:3]], query


@every_game
def test_every_rule_and_every_deviation_has_a_page(name):
    for rule in games.game(name).rulebook.index():
        app = App()
        for route in (f"rules/{rule}", f"deviations/{rule}"):
            reply = app.receive({"hello": {"hash": f"#/{name}/{route}"}})
            assert "notice" not in reply
            assert reply["page"]["route"] == f"{name}/{route}"


# --- pages


def routes(name):
    game = games.game(name)
    learn = [f"learn/{chapter}" for chapter in game.face.CHAPTERS]
    odds = [f"odds/{question.name}" for question in game.odds.QUESTIONS]
    examples = [f"learn/{name}/watch" for name, chapter in game.face.CHAPTERS.items() if chapter.watch]
    first = ["first"] if getattr(game, "COACH", None) else []
    lessons = [f"lesson/{track}" for track in getattr(getattr(game, "LESSONS", None), "tracks", ())]
    activities = getattr(getattr(game, "ACTIVITIES", None), "all", ())
    ways = ("class/{}", "class/{}/rounds=5&seed=3", "codes/{}/rounds=5", "wall/{}", "wall/{}/rounds=5&seed=3")
    classes = [way.format(activity) for activity in activities for way in ways]
    rulebook = ["rules/find/who%20wins", "deviations"]
    return ["", *learn, *examples, *lessons, *odds, *first, *classes, *pages.SECTIONS, *rulebook]


@every_game
def test_every_page_draws(name):
    for route in routes(name):
        app = App()
        reply = app.receive({"hello": {"hash": f"#/{name}/{route}"}})
        assert "notice" not in reply, (route, reply["notice"])
        assert reply["page"]["game"] == name
        assert reply["page"]["route"].startswith(f"{name}/")


@every_game
def test_the_example_of_every_chapter_plays_to_its_end(name):
    game = games.game(name)
    for chapter, entry in game.face.CHAPTERS.items():
        assert entry.watch, chapter
        table, _ = recorded(game.face.table_of(entry.watch.opening, game.Ruleset.load()), entry.watch.lines)
        assert table.steps == len(entry.watch.lines)
        assert 3 <= len(table.log) - watch.beginning(table) <= 25, chapter


@every_game
def test_the_turn_at_home_plays_to_its_end_and_has_its_words(name):
    game = games.game(name)
    turn = game.face.HOME
    table, first = recorded(game.face.table_of(turn.opening, game.Ruleset.load()), turn.lines)
    assert table.steps == len(turn.lines)
    app = App()
    app.receive({"hello": {"hash": f"#/{name}/start"}})
    assert app.has["walk"]["last"] == len(table.log) - first
    assert app.has["walk"]["sentence"] == game.WORDS.message("home-start")
    assert app.has["walk"]["show"]["end"] == game.WORDS.message("home-end")


@every_game
def test_no_chapter_folds_away_what_one_must_answer_with(name):
    face = games.game(name).face
    for chapter, entry in face.CHAPTERS.items():
        assert set(entry.shows) <= {*face.TABLE, *entry.more}, chapter
        assert not entry.shows or {*face.TABLE[:1], "question", "dice", *entry.more} <= set(entry.shows), chapter


@every_game
def test_every_moment_of_a_recorded_game_can_be_seen_and_taken_over(name):
    table = end_of(name, steps=60)
    app = App()
    app.receive({"hello": {"hash": f"#/{name}/watch/{table.link()}"}})
    seen = []
    for step in range(1, app.has["walk"]["last"] + 1):
        reply = app.receive({"part": "walk", "do": "to", "step": step})
        assert "notice" not in reply
        seen.append(app.has["walk"]["sentence"])
    assert seen == [table.say(event) for event in table.log[table.opening :]]
    app.receive({"part": "walk", "do": "take_over"})
    assert app.page.desk.table.tape == table.tape[: app.page.desk.table.steps]
    assert len(app.page.desk.table.log) == len(table.log)


@every_game
def test_a_game_can_be_played_on_its_page_and_found_again_by_its_address(name):
    app, random = App(), Random(2)
    app.receive({"hello": {"hash": f"#/{name}/play"}})
    for _ in range(40):
        question, dice = app.has["question"], app.has["dice"]
        if question["over"]:
            break
        if question["options"]:
            message = {"part": "question", "do": "choose", "answer": random.choice(question["options"])["answer"]}
        else:
            message = {"part": "dice", "do": "roll" if dice["roll"] else "stop" if dice["keeping"] else "draw"}
        reply = app.receive(message)
        assert "notice" not in reply
    other = App()
    assert "notice" not in other.receive({"hello": {"hash": reply["hash"]}})
    assert other.page.desk.table.tape == app.page.desk.table.tape


def test_the_home_page_is_a_shelf_where_there_are_several_games():
    app = App()
    reply = app.receive({"hello": {"hash": ""}})
    (shelf,) = reply["parts"]["shelf"]["groups"]
    assert [link["game"] for link in shelf["links"]] == NAMES
    assert [link["game"] for link in shelf["links"] if "here" in link] == NAMES[:1]
    assert reply["page"]["welcome"][0] == "shelf"


@every_game
def test_what_a_game_is_called_can_be_read_at_a_glance_or_takes_all_its_words(name):
    words = games.game(name).WORDS
    for key in ("page-game", "page-game-lead"):
        assert words.glance(key) in (words.message(key, length=1), None)
    assert words.glance("page-game")
    assert words.glance("no-such-message") is None


# --- a first game with a coach


COACHED = ["krom", "tribu", "race"]
coached_game = pytest.mark.parametrize("name", COACHED)


def test_games_with_a_coach_are_known():
    assert [name for name in NAMES if getattr(games.game(name), "COACH", None)] == COACHED


@coached_game
def test_every_moment_has_a_sentence_known_rules_and_points_at_what_is_in_sight_or_at_the_tab_of_its_sheet(name):
    game = games.game(name)
    outline = App(f"{name}/first").page.outline()
    seen = [*outline["first"], *(sheet["name"] for sheet in outline["sheets"])]
    for moment, entry in game.COACH.moments.items():
        assert game.WORDS.has(f"coach-{moment}"), moment
        assert entry.rules, moment
        assert set(entry.rules) <= set(game.rulebook.index()), moment
        assert entry.at.part in seen, moment
    assert game.WORDS.keys("coach-") == set(game.COACH.moments)


def answers_at_random(app, random):
    """Read what the coach holds, then give any answer; what was said on the way, in its order."""
    said = []
    while app.has["coach"]["holds"]:
        said.append((app.has["coach"]["name"], app.has["coach"]["text"]))
        assert "notice" not in app.receive({"part": "coach", "do": "got"})
    table = app.page.desk.table
    if app.has["coach"]["text"]:
        said.append((app.has["coach"]["name"], app.has["coach"]["text"]))
    if isinstance(table.pending, Decision):
        reply = app.receive({"part": "question", "do": "choose", "answer": random.choice(table.options)})
        assert "notice" not in reply
    elif not isinstance(table.pending, Over):
        assert "notice" not in app.receive({"part": "dice", "do": "roll"})
    return said


@coached_game
def test_whatever_is_played_the_coach_says_everything_once_and_in_few_words(name):
    spoken = 0
    for seed in range(3):
        app, random, said = App(f"{name}/first"), Random(seed), []
        while not app.has["question"]["over"]:
            said += answers_at_random(app, random)
        names = [moment for moment, _ in said]
        assert len(names) == len(set(names))
        assert names == [one.name for one in app.page.desk.spoken]
        for _, sentence in said:
            assert 0 < len(sentence.split()) < MOST_WORDS, sentence
        spoken += len(said)
    assert spoken


@coached_game
def test_what_others_have_chosen_in_secret_changes_no_word_of_the_coach(name):
    """The last one at the table is the learner: whatever the first one chooses, the same is said."""
    game = games.game(name)
    heard = set()
    for choice in table_of(name).options:
        table = table_of(name)
        me = table.players[-1]
        table.choose(choice)
        while getattr(table.pending, "player", None) != me:
            table.choose(table.options[0]) if table.options else table.roll()
        desk = CoachedDesk(Room(Visitor(), name), table, Seats.alone(table.players, me), game.COACH)
        heard.add(repr([(one.name, one.line, one.step, one.scene.facts) for one in desk.spoken]))
    assert len(heard) == 1
    assert heard != {"[]"}


@coached_game
def test_a_first_game_is_found_again_by_its_address(name):
    app, random = App(f"{name}/first"), Random(3)
    for _ in range(15):
        answers_at_random(app, random)
    again = App()
    assert "notice" not in again.receive({"hello": {"hash": app.page.hash()}})
    assert again.page.desk.table.tape == app.page.desk.table.tape
    assert [one.name for one in again.page.desk.spoken] == [one.name for one in app.page.desk.spoken]
