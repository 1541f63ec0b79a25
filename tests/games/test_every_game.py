"""What every game must pass: the registry's, and the smallest one, which lives with the tests."""

import os
from random import Random

import pytest

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Illegal, Over
from krom_explore.lab import RandomBot
from krom_explore.ui import pages
from krom_explore.ui.pages import watch
from krom_explore.ui.recorded import recorded
from tests.odds.pictured import holds_together, shown
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
def test_what_others_have_chosen_in_secret_changes_nothing_for_a_seat(name):
    """Where all choose at the same time: whatever the first one chooses, the last one is shown the same page."""
    shown = set()
    for choice in table_of(name).options:
        table = table_of(name)
        first = table.pending.player
        table.choose(choice)
        if not table.answered:
            pytest.fail(f"{name} does not begin with a secret choice")
        seat = table.seat(table.players[-1])
        shown.add(repr((seat.state, seat.pending, seat.answered, seat.options, seat.log)))
        assert first in seat.answered
    assert len(shown) == 1


# --- odds


@every_game
def test_every_question_of_odds_answers_its_own_sheet(name):
    game = games.game(name)
    rules = game.Ruleset.load()
    for question in game.odds.QUESTIONS:
        result = question.ask({field.name: field.value for field in question.fields(rules)}, rules)
        assert result.sentence("en")
        assert result.rows
        assert result.steps.say()
        holds_together(result)
        assert set(result.trial(Random(1))) <= {id_ for id_, _ in shown(result)}
        assert len(result.table()) == len(result.rows)
        assert result.chart().layout.title.text


# --- pages


def routes(name):
    game = games.game(name)
    learn = [f"learn/{chapter}" for chapter in game.face.CHAPTERS]
    odds = [f"odds/{question.name}" for question in game.odds.QUESTIONS]
    examples = [f"learn/{name}/watch" for name, chapter in game.face.CHAPTERS.items() if chapter.watch]
    return ["", *learn, *examples, *odds, *pages.SECTIONS]


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
            message = {"part": "dice", "do": "roll" if dice["roll"] else "draw"}
        reply = app.receive(message)
        assert "notice" not in reply
    other = App()
    assert "notice" not in other.receive({"hello": {"hash": reply["hash"]}})
    assert other.page.desk.table.tape == app.page.desk.table.tape


def test_the_home_page_is_a_shelf_where_there_are_several_games():
    app = App()
    reply = app.receive({"hello": {"hash": ""}})
    (shelf,) = [group for group in reply["parts"]["links"]["groups"] if group["shelf"]]
    assert [link["game"] for link in shelf["links"]] == NAMES
