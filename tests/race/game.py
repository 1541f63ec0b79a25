"""The rules of the race, what can be seen of it, and what is said about it."""

from types import MappingProxyType
from typing import NamedTuple

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Event, Over, Reason, Roll
from krom_explore.engine.table import GameTable

from .ruleset import WORDS, Ruleset

PACES = ("walk", "run")


class Position:
    """Who is how far."""

    def __init__(self, rules, at):
        self.rules, self.at, self.winner = rules, dict(at), None

    def copy(self):
        return Position(self.rules, self.at)

    def plug(self, ports):
        self.ports = ports


class Look(NamedTuple):
    at: MappingProxyType
    length: int
    winner: str | None


class Race:
    name = "race"

    def begin(self, rules, start, ports):
        at = start.get("scenario", {}).get("players") or dict.fromkeys(start.get("players", ()), 0)
        if not isinstance(at, dict) or not rules.players.least <= len(at) <= rules.players.most:
            raise BadInput("players", "range", least=rules.players.least, most=rules.players.most, found=len(at))
        for name, steps in at.items():
            checks.whole(f"players.{name}", steps, 0, rules.track.length - 1)
        ports.tell("set_up", "race.choice", players=list(at))
        return Position(rules, at)

    def play_turn(self, position):
        """All choose a pace in secret; then each moves, in the order of the seats, until one arrives."""
        ports, length = position.ports, position.rules.track.length
        paces = ports.ask_together([Decision(name, "pace", PACES) for name in position.at])
        for name, pace in zip(position.at, paces, strict=True):
            (dice,) = ports.roll((name,), (getattr(position.rules.pace, pace),), "move", about={"pace": pace})
            fell = pace == "run" and len(set(dice)) < len(dice)
            again = fell and position.rules.rulings["fall"] == "starts_again"
            position.at[name] = 0 if again else position.at[name] + (0 if fell else sum(dice))
            facts = {"player": name, "pace": pace, "dice": dice, "at": position.at[name]}
            ports.tell("fell" if fell else "moved", "race.fall" if fell else "race.move", **facts)
            if position.at[name] >= length:
                position.winner = name
                ports.tell("won", "race.end", player=name)
                return

    def tidy(self, position, answer):
        return answer.lower()

    def why_not(self, position, decision, answer):
        return Reason("pace", "race.choice", {"found": answer, "player": decision.player})

    def look(self, position):
        return Look(MappingProxyType(dict(position.at)), position.rules.track.length, position.winner)

    def key(self, position):
        return tuple(position.at.items()), position.winner

    def players(self, position):
        return tuple(position.at)

    def view(self, position, player):
        return self.look(position)  # the choice is all that is secret, and it stands on the tape

    def seen(self, position, event, player):
        return event

    def awaited(self, position, pending, player):
        if isinstance(pending, Decision) and pending.player != player:
            return Decision(pending.player, pending.question, (), pending.about)
        return pending

    def say(self, thing, lang, position):
        match thing:
            case Event():
                return said(f"event-{thing.kind}", lang, **thing.args)
            case Decision():
                return said(f"ask-{thing.question}", lang, player=thing.player)
            case Reason():
                return said(f"why-{thing.code}", lang, **thing.args)
            case Roll():
                return said("roll-move", lang, players=list(thing.who))
            case Over():
                return said("event-won", lang, player=thing.winner)
            case str():
                return said(f"do-{thing}", lang)
        raise TypeError(thing)

    def pack_rules(self, rules):
        return rules.packed

    def unpack_rules(self, packed, given):
        return Ruleset.unpack(packed, given)

    def event_kinds(self):
        return WORDS.keys("event-")


def said(key, lang, **args):
    shown = {name: " ".join(map(str, value)) if name == "dice" else value for name, value in args.items()}
    return WORDS.message(key, lang, **shown)


class Table(GameTable):
    game = Race()

    @classmethod
    def new(cls, players, *, seed=0, rules=None):
        return cls(rules or Ruleset.load(), {"players": list(players), "seed": seed})

    @classmethod
    def scenario(cls, data, *, rules=None, seed=0):
        return cls(rules or Ruleset.load(), {"scenario": data, "seed": seed})
