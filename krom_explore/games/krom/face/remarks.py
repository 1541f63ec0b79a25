"""What stands beside a question or an event: what a card does, what a word means."""

from __future__ import annotations

from krom_explore import text
from krom_explore.engine.ports import Decision, Event
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Remarks

from ..answers import parse
from ..box import PLACES
from ..catalogue import WORDS
from ..ruleset import Ruleset
from ..words import describe_card, sentence

PLAYED = ("played", "countered")


def remarks(seat: Seat, lang: str) -> Remarks:
    pending, rules = seat.pending, seat.rules
    if seat.past or not isinstance(pending, Decision) or not seat.mine:
        return Remarks()
    if pending.question == "counter":
        said = [what_it_does(pending.about["card"], rules, lang)]
        if seat.state.fight:  # what is countered counts beside the dice that lie there
            said.append(sentence("choice-so-far", {"totals": seat.state.fight.totals}, lang, rules))
        return Remarks(about=" ".join(said))
    if pending.question == "movement":
        return Remarks(foot=sentence("choice-places", {"places": PLACES}, lang, rules))
    hunts = any(parse(option, rules).verb == "hunt" for option in seat.options)
    return Remarks(foot=WORDS.message("choice-worth-how", lang)) if hunts else Remarks()


def told_beside(event: Event, rules: Ruleset, lang: str) -> str:
    if event.kind in PLAYED or (event.kind == "revealed" and event.args["card"] in rules.evolution):
        return describe_card(event.args["card"], lang, rules)
    if event.kind == "stunned":
        return WORDS.message("beside-stunned", lang, player=event.args["player"], life=rules.life.most)
    return WORDS.message("beside-robbed", lang, victim=event.args["victim"]) if event.kind == "robbed" else ""


def what_it_does(card: str, rules: Ruleset, lang: str) -> str:
    return text.told_of(text.quoted(rules.name(card, lang), lang), describe_card(card, lang, rules), lang)
