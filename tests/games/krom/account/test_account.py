"""The account of whole games: everything in it can be said, and nothing in it was a secret."""

from fractions import Fraction
from random import Random

import pytest

from krom_explore import Over, Ruleset, Table
from krom_explore.games import krom
from krom_explore.games.account import account_of
from krom_explore.games.krom import words
from krom_explore.games.krom.account import Told
from krom_explore.games.krom.account.judged import Choice, Judged, Luck
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.games.krom.odds.worth import price_of_a_point
from krom_explore.odds.spread import Named, Said
from tests.games.krom.helpers import ruled, scene
from tests.games.krom.test_other_box import OTHER_BOX
from tests.play import new_table, played
from tests.soak import rulings_at_random

KINDS_OF_GAMES = [
    {"players": players, "glacial": odd, "kromosaurus": not odd or players > 4, "longer": odd and players < 4}
    for players in range(2, 7)
    for odd in (False, True)
]


def said(account):
    """All that an account says, as one text."""
    found = list(account.why) + [costly.sentence for costly in account.costly]
    words = []
    for section in account.sections:
        found += [section.title, *section.text]
        for table in filter(None, (section.counted, section.twin)):
            found += [*table.head, *(cell for row in table.rows for cell in row)]
        if section.figure:
            words.append(section.figure.lines())
    return "\n".join(words + [one.say() if isinstance(one, Said) else str(one) for one in found])


@pytest.fixture(scope="module")
def game():
    table = played(new_table(3, seed=1, kromosaurus=True), seed=2)
    assert isinstance(table.pending, Over)
    return table


@pytest.mark.parametrize("kind", KINDS_OF_GAMES, ids=lambda kind: " ".join(f"{k}={v}" for k, v in kind.items()))
def test_every_kind_of_game_has_an_account_for_everybody(kind):
    table = played(new_table(seed=5, **kind), seed=5)
    for me in (None, *table.players[:2]):
        account = account_of(krom, table, me)
        assert len(account.why) == 3
        assert table.pending.winner in said(account) or me == table.pending.winner
        assert len(account.costly) == 3
        assert [costly.cost for costly in account.costly] == sorted((c.cost for c in account.costly), reverse=True)
        for costly in account.costly:
            past = table.fork()
            past.go_to(costly.step)
            assert me in (None, past.pending.player)


def test_another_box_has_an_account():
    rules = Ruleset.from_toml(OTHER_BOX)
    table = played(Table.new(list(rules.characters)[:3], seed=2, rules=rules), seed=2)
    assert said(account_of(krom, table, table.players[0]))


@pytest.mark.parametrize("seed", range(4))
def test_under_any_rulings_there_is_an_account(seed):
    rules = Ruleset.load().with_rulings(**rulings_at_random(Random(seed)))
    table = played(new_table(3, seed=seed, rules=rules, kromosaurus=True), seed=seed)
    for me in (None, *table.players):
        assert said(account_of(krom, table, me))


def test_the_first_sentences_say_who_won_and_how_it_went_for_me(game):
    winner = game.pending.winner
    loser = next(name for name in game.players if name != winner)
    points = game.state.players[winner].points
    assert f"{winner} won in turn {game.state.turn}, with {points}" in account_of(krom, game, loser).why[0].say()
    assert account_of(krom, game, loser).why[-1].say().startswith("You came ")
    assert account_of(krom, game, winner).why[0].say().startswith("You won in turn ")


def told_to_alma(behind, points, luck, cost, missed, rules=None):
    """What Alma is told of a game in which one of the two had this luck, and chose and lay stunned like this."""
    table = scene({"Kolos": {"place": "cave"}, "Alma": {"place": "mountain"}}, rules=rules)
    found = Judged(
        [Luck(behind, "hunt", 0, Fraction(luck))],
        [Choice(behind, "hunt", 0, 1, "done", "done", Fraction(cost))],
        points=[(1, points)],
    )
    told = Told.of(table, "Alma", found, max(points, key=points.__getitem__))
    return told._replace(fought=[one._replace(missed=missed * (one.player == behind)) for one in told.fought])


@pytest.mark.parametrize(
    ("luck", "cost", "missed", "reason"),
    [
        (-5, 0, 0, "judged exactly, the largest difference was luck: the dice and cards brought you about 5 Krom less"),
        (
            0,
            5,
            0,
            "judged exactly, the largest difference was choice: in climbs, hunts and draws yours cost about 5 Krom",
        ),
        (0, 0, 3, "The largest difference was lying stunned: you missed 3 action phases, and Kolos none."),
        (0, 0, 0, "Neither luck nor choices that can be judged set you apart"),
    ],
)
@pytest.mark.parametrize("goods", ["public", "hidden"])
def test_why_one_has_lost_is_the_largest_difference(luck, cost, missed, reason, goods):
    told = told_to_alma("Alma", {"Kolos": 8, "Alma": 2}, luck, cost, missed, ruled(goods_shown=goods))
    assert reason in told.lost("Alma").say()


@pytest.mark.parametrize(
    ("luck", "cost", "missed", "reason"),
    [
        (-5, 0, 0, "the largest difference was luck: the dice and cards brought you about 0 Krom more than they do on "
                   "average, and Kolos 5 less"),
        (0, 5, 0, "the largest difference was choice: in climbs, hunts and draws yours cost about 0 Krom against the "
                  "best play, those of Kolos 5"),
        (0, 0, 3, "The largest difference was lying stunned: you missed no action phase, and Kolos 3."),
        (0, 0, 0, "set you apart: each of you realised equally many Evolutions, and they brought different points."),
    ],
)  # fmt: skip
def test_why_one_has_won_is_what_one_was_ahead_in_most(luck, cost, missed, reason):
    """Two winners read of bad luck and of mistakes where they looked for why they had won."""
    told = told_to_alma("Kolos", {"Kolos": 2, "Alma": 10}, luck, cost, missed)
    assert told.ahead("Alma").say().startswith("Kolos came second, with 2 points. ")
    assert reason in told.ahead("Alma").say()


def test_what_won_the_game_is_named_with_the_points_it_brought(game):
    winner = game.pending.winner
    loser = next(name for name in game.players if name != winner)
    told = account_of(krom, game, winner).why[1]
    assert told.say().startswith("Your points came from ")
    assert account_of(krom, game, loser).why[1].say().startswith(f"The points of {winner} came from ")
    won = game.state.players[winner]
    assert all(f"“{game.rules.name(card, 'en')}” in turn" in told.say() for card in won.evolutions)
    assert sum(thing.args["points"] for thing in told.args["things"]) == won.points


def test_who_has_as_many_points_shares_the_rank():
    table = scene({name: {"place": "cave"} for name in ("Kolos", "Alma", "Karok")})
    found = Judged(points=[(1, {"Kolos": 10, "Alma": 6, "Karok": 6})])
    told = Told.of(table, "Kolos", found, "Kolos")
    assert [(rank.player, rank.rank) for rank in told.ranks] == [("Kolos", 1), ("Alma", 2), ("Karok", 2)]
    facts = {"players": ["Alma", "Karok"], "many": 2, "points": 6}
    assert Said("account-second", facts, WORDS).say() == "Alma and Karok shared second place, with 6 points."


def test_points_over_time_end_with_the_points_of_the_end(game):
    account = account_of(krom, game, game.players[0])
    curve = account.sections[0].figure
    ends = [line.points[-1] for line in curve.series]
    assert ends == [(game.state.turn, player.points) for player in game.state.players.values()]
    assert all(line.points[0] == (0, 0) for line in curve.series)


def test_fights_are_those_of_the_log(game):
    account = account_of(krom, game, None)
    fights = next(section for section in account.sections if section.name == "fights")
    fought = {row[0]: row for row in fights.counted.rows}
    for name in game.players:
        won = [event for event in game.log if event.kind == "combat" and event.args["winner"] == name]
        lost = [event.args["amount"] for event in game.log if event.kind == "hurt" and event.args["player"] == name]
        assert (fought[name][2], fought[name][4]) == (len(won), sum(lost))


@pytest.mark.parametrize("goods", ["public", "hidden"])
def test_no_card_of_a_hand_and_no_hidden_good_is_told(goods):
    """Bonus cards are in no sentence at all; of hidden goods nothing is told that only their owner knows."""
    table = played(new_table(3, seed=7, rules=ruled(goods_shown=goods)), seed=7)
    text = said(account_of(krom, table, "Alma"))
    names = {table.rules.name(card, "en") for card in table.rules.bonus}
    assert not [name for name in names if f"“{name}”" in text]
    told = {one.name: (one.twin or one.counted).rows for one in account_of(krom, table, "Alma").sections}
    assert len(told["fights"]) == 3
    assert len(told["luck"]) == len(told["choice"]) == (3 if goods == "public" else 1)


@pytest.mark.parametrize("rule", ["target", "evolutions_gone"])
@pytest.mark.parametrize(("who", "begins"), [("you", "You"), ("other", "Kolos")])
def test_each_way_to_win_has_a_sentence(rule, who, begins):
    facts = {"player": "Kolos", "points": 8, "target": 8, "turn": 3, "who": who, "usual": 8, "length": "whole"}
    assert begins.lower() in Said(f"account-won-{rule}", facts, WORDS).say().lower()


def test_what_choices_cost_can_be_compared_with_points(game):
    rules = Ruleset.load()
    cards = [card for card in rules.evolution.values() for _ in range(card.copies)]
    price = sum(rules.cave.prices[good] * amount for card in cards for good, amount in card.cost.items())
    assert price_of_a_point(rules) == Fraction(price, sum(card.points for card in cards))
    assert f"{float(price_of_a_point(rules)):.2f} Krom for each of their points" in said(account_of(krom, game, None))


def test_what_the_dearest_decisions_are_measured_in_is_said_once(game):
    told = account_of(krom, game, None).yardstick
    assert told.say().endswith("with Krom as the yardstick (1 Wood counts as 3 Krom).")
    assert told.say("fr").endswith("(1 Bois compte pour 3 Kroms).")


def test_what_choices_cost_is_said_to_be_only_what_can_be_counted_exactly(game):
    told = account_of(krom, game, game.pending.winner).why[-1].say()
    assert "Of what can be judged exactly, the largest difference was " in told


@pytest.mark.parametrize("kind", ["climb", "hunt", "forest", "won", "imagined", "appraised"])
@pytest.mark.parametrize(("lang", "opening"), [("en", "“"), ("de", "„"), ("fr", "«"), ("it", "“")])
def test_a_choice_with_a_card_in_quotes_stands_in_none_itself(kind, lang, opening):
    rules = Ruleset.load()
    club = Named("play club_swing", lambda given, lang: words.say(given, lang, rules))
    facts = {"turn": 3, "who": "you", "player": "Alma", "chosen": club, "best": club, "dice": "none"}
    numbers = {"cost": Fraction(3), "least": Fraction(1), "most": Fraction(5), "games": 106}
    told = Said(f"account-costly-{kind}", {**facts, **numbers}, WORDS).say(lang)
    assert told.count(opening) == 2, "one for each card"
