"""What stands on the buttons is so: what would be lost is lost, chances are those of odds, all can be reached."""

from fractions import Fraction

import pytest

from krom_explore import Decision
from krom_explore.games.tribu import Ruleset, face, odds
from krom_explore.games.tribu.answers import parse
from krom_explore.games.tribu.face.ways import at_stake, way
from tests.games.tribu.face.seats import by_answer, questions, seat_of, shown
from tests.games.tribu.helpers import IDLE, RED, drawn, play, ruled, scene

BOXES = {
    "bundled": Ruleset.load(),
    "chosen leaders": ruled(leaders="chosen", discard_again="forbidden"),
    "same chain": ruled(active_reach="same_chain", swap_then_play="refused", second_block="adds"),
}
every_box = pytest.mark.parametrize("rules", BOXES.values(), ids=list(BOXES))


# --- every answer, once


@every_box
def test_every_legal_answer_has_one_button_and_can_be_reached_by_its_steps(rules):
    seen = set()
    for table, seat in questions(rules, steps=250):
        choices = face.choices(seat, "en")
        assert [choice.answer for choice in choices] == list(table.options)
        assert all(choice.label for choice in choices)
        ways = [tuple(step.id for step in choice.steps) for choice in choices if choice.steps]
        assert len(ways) == len(set(ways))
        assert not any(one != other and one == other[: len(one)] for one in ways for other in ways)
        seen.add(table.pending.question)
    assert {"turn", "action", "discard", "defence"} <= seen


def test_a_card_of_the_hand_comes_first_and_its_place_after_it():
    table = drawn(scene({"hand": ["red_horse", *IDLE[1:]], "chains": {"rider": {"vases": ["blue_statue"]}}}), "wolf")
    choices = by_answer(table)
    assert [step.id for step in choices["place red_horse rider"].steps] == ["red_horse", "place red_horse rider"]
    assert [step.label for step in choices["place red_horse rider"].steps] == ["Red horse", "Add it to Rider"]
    assert "fits “Rider”" in choices["discard red_horse"].steps[0].text


def test_a_theft_is_chosen_in_three_steps():
    own = {"rider": {"vases": ["red_statue"]}, "scout": {"vases": ["red_mask", "red_statue"]}}
    table = drawn(
        scene({"hand": ["steal", *IDLE[1:]], "chains": own}, {"chains": {"shaman": {"vases": ["blue_horse"]}}}), "wolf"
    )
    steps = [[step.id for step in choice.steps] for choice in by_answer(table).values() if "steal" in choice.answer]
    assert [one[:2] for one in steps[:2]] == [["steal", "Bob shaman"]] * 2
    assert len({one[2] for one in steps[:2]}) == 2


# --- where the table is touched


def test_every_answer_on_the_table_is_found_at_its_last_spot():
    touched = set()
    for table, seat in questions():
        state = shown(seat, "tribes")
        assert [one["answer"] for one in state["touch"]] == [
            answer for answer in table.options if answer in own_spots(seat)
        ]
        for one in state["touch"]:
            assert len(one["steps"]) in (0, len(one["spots"]))
            thing, player, chain = one["spots"][-1]
            touched.add(thing)
            if thing in ("slot", "beside", "chain"):
                assert chain in seat.state.players[player].chains
    assert touched == {"deck", "discard", "new", "slot", "beside", "chain"}


def own_spots(seat):
    assert isinstance(seat.pending, Decision)
    spots = {
        answer: way(parse(answer, seat.rules), seat.pending.question, seat.pending.player).spots
        for answer in seat.options
    }
    return [answer for answer, some in spots.items() if any(some)]


def test_what_would_be_lost_is_lost_when_nobody_defends_it():
    compared = 0
    for table, seat in questions(games=6, steps=250):
        for answer in table.options:
            intent = parse(answer, seat.rules)
            stake = at_stake(intent, seat.state, seat.rules)
            if stake:
                fork = table.fork()
                fork.choose(answer)
                if isinstance(fork.pending, Decision) and fork.pending.question == "defence":
                    fork.choose("pass")
                lost = [event.args for event in fork.log[len(table.log) :] if event.kind in ("destroyed", "stolen")]
                assert [facts.get("cards") or [facts["card"]] for facts in lost] == [list(stake)]
                said = {choice.answer: choice for choice in face.choices(seat, "en")}[answer]
                names = [seat.rules.name(card) for card in stake]
                assert all(
                    name in said.effect + said.label + "".join(step.label for step in said.steps) for name in names
                )
                compared += 1
    assert compared > 5


# --- chances


def test_the_chance_to_lay_the_next_card_is_that_of_odds():
    table = scene(
        {"chains": {"rider": {"vases": ["red_statue"]}}},
        {"chains": {"shaman": {"vases": ["blue_horse"], "active": "wolf"}}},
    )
    seen = [*IDLE, "rider", "red_statue", "shaman", "blue_horse"]
    result = odds.next_card(seen)
    useful = ("red_horse", "blue_horse", "multidiorama", "shaman", "hunter", "weaver", "scout")
    choice = by_answer(table)["draw"]
    assert choice.chance.value == sum((result.chance[card] for card in useful), Fraction())
    assert choice.chance.invented


def test_the_chance_of_a_lonely_character_is_that_of_odds():
    table = drawn(scene({"hand": ["scout", *IDLE[1:]]}), "red_flag")
    result = odds.lonely("scout", [*IDLE[1:], "red_flag"])
    choice = by_answer(table)["place scout"]
    assert choice.chance.value == result.saved


def test_who_holds_the_first_vase_takes_no_chance():
    choices = by_answer(drawn(scene({"hand": ["scout", "red_mask", *IDLE[2:]]}), "rider"))
    assert choices["place scout"].chance is None
    assert "Red mask" in choices["place scout"].effect
    assert "never lost" in choices["place rider"].effect


def test_the_chance_that_a_chain_is_defended_is_that_of_a_protection_face_down():
    table = scene(
        {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}},
        {"chains": {"shaman": {"vases": ["blue_horse"], "active": "strength"}}},
    )
    result = odds.next_card([*IDLE, "rider", "red_statue", "wolf", "shaman", "blue_horse"])
    choice = by_answer(table)["attack wolf rider Bob shaman"]
    assert choice.chance.value == result.family["protections"]


def test_no_chance_depends_on_what_the_others_hide():
    mine = {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}
    shown_ = {
        tuple(
            choice.shown().items().__repr__()
            for choice in by_answer(
                scene(mine, {"hand": hand, "chains": {"shaman": {"vases": ["blue_horse"], "active": active}}})
            ).values()
        )
        for hand, active in ((IDLE, "strength"), (["scout"] * 4 + ["red_mask"], "red_flag"))
    }
    assert len(shown_) == 1


def test_a_protection_may_lie_beside_any_chain_of_whoever_is_attacked():
    """The same chance for every chain, and the words say whose cards are meant."""
    bob = {"chains": {"shaman": {"vases": ["blue_horse"], "active": "strength"}, "scout": {"vases": ["red_mask"]}}}
    table = scene({"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}}, bob)
    said = {by_answer(table)[f"attack wolf rider Bob {name}"].chance.text for name in ("shaman", "scout")}
    assert len(said) == 1
    assert said.pop().endswith("that a protection lies among Bob’s face-down cards")


# --- a lonely character in its last turn


def ended(table, answer):
    """What happens to the end of the turn: nobody defends anything, and what is drawn goes again."""
    fork, told, who = table.fork(), len(table.log), table.state.mover
    fork.choose(answer)
    while not any(event.kind in ("turn", "closed") for event in fork.log[told:]):
        if isinstance(fork.pending, Decision):
            fork.choose("pass" if "pass" in fork.options else fork.options[0])
        else:
            fork.roll()
    return [event for event in fork.log[told:] if event.args.get("player") == who]


def test_an_answer_says_that_it_loses_a_lonely_character_where_it_does():
    warned = kept = 0
    for table, seat in questions(games=12, steps=250):
        if table.pending.question not in ("turn", "action"):
            continue
        for choice in face.choices(seat, "en"):
            if choice.answer.split()[0] in ("draw", "take", "swap"):
                continue
            lost = [event.args["chain"] for event in ended(table, choice.answer) if event.kind == "eliminated"]
            assert ("still alone" in choice.effect) == bool(lost), (choice, lost)
            assert all(seat.rules.name(name) in choice.effect for name in lost)
            warned += bool(lost)
            kept += not lost
    assert warned > 20
    assert kept > 20


def test_what_would_be_lost_is_said_with_its_spheres_and_what_lies_beside_it():
    mine = {
        "hand": ["red_horse", *IDLE[1:]],
        "chains": {"rider": {"vases": ["red_statue"]}, "hunter": {"active": "wolf"}},
    }
    choice = by_answer(drawn(scene(mine), "red_mask"))["place red_horse rider"]
    assert choice.effect.startswith("you lose “Hunter” and “Wolf”, still alone: 5 spheres less")
    assert not choice.main


def test_in_its_last_turn_the_draw_is_said_with_the_chance_to_save_it():
    table = scene({"chains": {"hunter": {}}})
    result = odds.lonely("hunter", IDLE)
    choice = by_answer(table)["draw"]
    assert choice.chance.value == result.saved
    assert "first vase of “Hunter”" in choice.chance.text
    assert "5 spheres" in choice.chance.text
    held = scene({"hand": ["red_flag", *IDLE[1:]], "chains": {"hunter": {}}})
    assert "Hunter" not in by_answer(held)["draw"].chance.text


def test_a_discard_that_saves_nobody_says_so():
    table = scene({"chains": {"hunter": {}}}, discard=["red_statue"])
    assert "you lose “Hunter”" in by_answer(table)["take"].effect
    assert "lose" not in by_answer(scene({"chains": {"hunter": {}}}, discard=["red_flag"]))["take"].effect


# --- what a card is good for


def test_an_event_that_lies_face_down_needs_not_be_laid_first():
    table = scene(
        {"chains": {"rider": {"vases": ["red_statue"], "active": "bison"}}},
        {"chains": {"shaman": {"vases": ["blue_horse"]}}},
    )
    assert by_answer(table)["attack bison rider Bob shaman"].steps[0].text == "destroys up to 2 vases"


def test_a_totem_says_what_it_brings_where_it_makes_a_chain_magical():
    mine = {"hand": ["red_totem", "blue_totem", *IDLE[2:]], "chains": {"rider": {"vases": RED["rider"]}}}
    table = drawn(scene(mine), "wolf")
    choices = by_answer(table)
    goal = table.rules.goal.leader
    assert f"magical: {goal} spheres more" in choices["place red_totem rider"].effect
    assert "magical" not in choices["place blue_totem rider"].effect
    (event,) = [one for one in play(table, "place red_totem rider") if one.kind == "protected"]
    assert event.args["number"] == goal
    assert f"{goal} spheres more" in table.say(event)


def test_cards_that_are_drawn_by_an_action_are_for_later():
    choice = by_answer(drawn(scene({"hand": ["draw_three", *IDLE[1:]]}), "wolf"))["play draw_three"]
    assert "nothing in this turn" in choice.effect
    assert choice.chance.text.endswith("in a later turn")


# --- defending oneself


def attacked(card="bison", active="strength"):
    table = scene(
        {"chains": {"rider": {"vases": ["red_statue"], "active": card}}},
        {"chains": {"shaman": {"vases": ["blue_horse", "red_flag"], "active": active}}},
    )
    table.choose(f"attack {card} rider Bob shaman")
    return table


def test_a_protection_says_what_it_saves_and_what_is_lost_all_the_same():
    choices = by_answer(attacked())
    assert choices["protect strength shaman"].effect == "saves “Blue horse”; you lose “Red flag”"
    lost = "you lose “Red flag” and “Blue horse”; “Shaman” is then alone, but a leader stays"
    assert choices["pass"].effect == lost


def test_whoever_cannot_defend_is_told_why():
    table = attacked()
    assert "Do you defend it?" in table.say(table.pending)
    table = attacked(active="wolf")
    assert "no protection face down" in table.say(table.pending)
    onlooker = table.seat("Ann")
    assert "Do you defend it?" in onlooker.say(onlooker.pending, "en")


def test_who_has_nothing_face_down_is_only_asked_which_card():
    table = scene()
    assert table.say(table.pending) == "Ann, which card do you take?"
    lying = scene(
        {"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}}},
        {"chains": {"shaman": {"vases": ["blue_horse"]}}},
    )
    assert "face down" in lying.say(lying.pending)
    hidden = lying.seat("Bob")
    assert hidden.say(hidden.pending, "en") == lying.say(lying.pending)


@pytest.mark.parametrize(
    ("card", "active", "saved"), [("bison", "courage", 2), ("wolf", "strength", 1), ("bison", "strength", 1)]
)
def test_what_a_protection_says_comes_true(card, active, saved):
    table = attacked(card, active)
    said = by_answer(table)[f"protect {active} shaman"].effect
    events = play(table, f"protect {active} shaman")
    lost = [name for event in events if event.kind == "destroyed" for name in event.args["cards"]]
    assert ("you lose" in said) == bool(lost)
    assert len(lost) == (2 if card == "bison" else 1) - saved


# --- what one would think of


def test_what_is_refused_is_said_with_its_reason():
    asked = set()
    for table, seat in questions(games=4):
        refused = [answer for answer in face.thought_of(seat) if answer not in table.options]
        for answer in refused:
            reason = table.why_not(answer)
            assert table.say(answer)
            assert table.say(reason)
            asked.add(reason.code)
    assert {"top-no-diorama", "other-vase", "double"} <= asked


def test_in_the_first_turn_every_idle_card_has_a_reason():
    table = drawn(scene({"hand": ["steal", "block", "courage", "wolf", "red_flag"]}), "bison")
    refused = [answer for answer in face.thought_of(seat_of(table)) if answer not in table.options]
    assert {answer.split()[1] for answer in refused} == {"steal", "block", "courage", "wolf", "bison"}
    assert all(table.say(answer) and table.say(table.why_not(answer)) for answer in refused)


def test_nobody_is_offered_anything_while_others_are_asked():
    for table, seat in questions(games=1, steps=40):
        for player in table.players:
            if player != seat.player:
                assert face.choices(table.seat(player), "en") == []
                assert list(face.thought_of(table.seat(player))) == []
                assert shown(table.seat(player), "tribes")["touch"] == []


def test_one_answer_alone_stands_out():
    table = attacked(active="wolf")
    (choice,) = face.choices(seat_of(table), "en")
    assert choice.main
