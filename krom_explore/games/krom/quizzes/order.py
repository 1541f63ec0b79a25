"""In which order everybody acts: place by place, and in a place as the combat decides."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, choices, in_words_of

from ..box import KROMOSAURUS, PLACES
from ..catalogue import said
from ..game import Table
from ..rules.combat import rank
from ..ruleset import Ruleset
from ..words import fighter
from .fights import by_weight, dice_for
from .positions import life, lines, people, play_on, says, scene, since, told_until, weights_invented, where, who

Names = tuple[str, ...]


@dataclass(frozen=True)
class Turn:
    """A turn in which some meet in one place and the others are alone."""

    table: Table
    played: Table
    place: str
    """Where the combat is; "" where everybody is alone."""
    dice: Mapping[str, int]

    @property
    def acting(self) -> Names:
        return acting_on(self.played)

    def misread(
        self, ranked: Callable[[], Sequence[str]], places: Sequence[str] = PLACES, more: Collection[str] = ()
    ) -> Names:
        """The order if those in the combat were ranked so, the places came in this order, and these acted too."""
        at = self.table.state.places
        order = [name for place in places for name in (ranked() if place == self.place else at[place])]
        return tuple(name for name in order if name in self.acting or name in more)


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    turn = laid(luck, level, rules)
    first = level == "easy" and luck.happens(1, 2)
    whole = turn.acting
    read = misreadings(turn)
    truth: Any = whole[0] if first else whole
    wrong = {name: order[0] for name, order in read.items()} if first else read
    fought = [event for event in turn.played.log if event.kind in ("tie", "combat", "stunned")]
    begun = next(event for event in turn.played.log if event.kind == "acting")
    told = [begun] if first and begun.args["place"] != turn.place else [*fought, begun]
    facts = {"plus": rules.kromosaurus.plus, "place": turn.place}
    return Question(
        table=turn.table,
        ask=said("quiz-order-first" if first else "quiz-order", {}),
        answer=truth,
        options=choices(luck, truth, wrong, who if first else in_a_row),
        why=in_words_of(turn.played, *sorted(told, key=turn.played.log.index)),
        rules=cited(turn),
        given=given(turn, rules),
        facts=facts,
        lines=lines(turn.table, turn.played),
        told=told_until(since(turn.table, turn.played), "rolled") if dice_first(turn) else before_acting(turn.table),
        shown=(lambda table: acting_on(table)[0]) if first else acting_on,
        invented=any(event.kind == "tie" for event in fought) and weights_invented(rules, list(turn.dice)),
    )


def laid(luck: Luck, level: str, rules: Ruleset) -> Turn:
    """Who is where, and the turn played out by people who do nothing but come in their order."""
    fighters = 0 if level == "easy" and luck.happens(1, 3) else luck.number(2, 2 if level == "easy" else 3)
    beast = level == "hard" and luck.happens(1, 2)
    away = luck.number(2, 3) if not fighters else luck.number(1, 4 - fighters)
    names = people(luck, rules, fighters + away)
    allowed = [place for place in PLACES if not beast or place in rules.kromosaurus.destinations]
    place = luck.pick(allowed) if fighters else ""
    free = luck.some([one for one in PLACES if one != place], away)
    seats: dict[str, Any] = {
        name: {"place": place, "life": life(luck, rules, 1 if level == "hard" else 5)} for name in names[:fighters]
    }
    seats |= {name: {"place": one} for name, one in zip(names[fighters:], free, strict=True)}
    seats = {name: seats[name] for name in luck.mixed(names)}
    roaming = beast and bool(fighters)
    everybody = [*(name for name in seats if name in names[:fighters]), *([KROMOSAURUS] if roaming else [])]
    plus = {KROMOSAURUS: rules.kromosaurus.plus} if roaming else {}
    dice = dice_for(luck, luck.mixed(everybody), plus, 2 if fighters and luck.happens(1, 2) else 0)
    more: dict[str, Any] = {"kromosaurus": {"place": place, "life": rules.kromosaurus.life}} if roaming else {}
    table = scene(luck, rules, seats, **more)
    turn = table.state.turn
    told = {name: [die] for name, die in dice.items()}
    played = play_on(table, luck, lambda one: one.state.turn > turn, dice=told)
    if any(event.rule == "combat.tie.roll_off" for event in played.log):
        raise NoQuestion  # more dice decide it
    return Turn(table, played, place, {name: dice[name] for name in everybody})


def misreadings(turn: Turn) -> dict[str, Names]:
    rules, here = turn.table.rules, turn.place
    heavier = here in rules.combat.heavier_wins
    added = {name: die + (rules.kromosaurus.plus if name == KROMOSAURUS else 0) for name, die in turn.dice.items()}
    stunned = [event.args["player"] for event in turn.played.log if event.kind == "stunned"]

    def right() -> list[str]:
        return rank(added, rules.tie_strength[here])

    def other_way() -> list[str]:
        return rank(added, by_weight(rules, not heavier))

    def weighed() -> list[str]:
        return rank(dict.fromkeys(added, 0), by_weight(rules, heavier))

    read: dict[str, Names] = {}
    if turn.dice:
        read["lighter-everywhere" if heavier else "heavier-everywhere"] = turn.misread(other_way)
        read["stunned-still-act"] = turn.misread(right, more=stunned)
        read["the-beast-acts-too"] = turn.misread(right, more=[KROMOSAURUS])
        read["combat-comes-first"] = turn.misread(right, [here, *(place for place in PLACES if place != here)])
        read["low-dice-first"] = turn.misread(lambda: right()[::-1])
        read["weight-before-dice"] = turn.misread(weighed)
    read["places-backwards"] = turn.misread(right, PLACES[::-1])
    read["as-they-sit"] = tuple(name for name in turn.table.state.players if name in turn.acting)
    read["heaviest-first-of-all"] = tuple(sorted(turn.acting, key=lambda name: -rules.weights[name]))
    return read


def cited(turn: Turn) -> tuple[str, ...]:
    ties = [event.rule for event in turn.played.log if event.kind == "tie"]
    stunned = ["stunned.no_action"] if any(event.kind == "stunned" for event in turn.played.log) else []
    combat = ["combat.winner"] if turn.dice else []
    return tuple(dict.fromkeys(["turn.places", *combat, *ties, *stunned]))


def given(turn: Turn, rules: Ruleset) -> tuple[Spoken, ...]:
    """Who is where; of those who fight, their dice."""
    state = turn.table.state
    facts = []
    for name in [*state.players, *([KROMOSAURUS] if KROMOSAURUS in turn.dice else [])]:
        at = turn.place if name == KROMOSAURUS else state.players[name].place
        if name in turn.dice:
            left = state.kromosaurus.life if name == KROMOSAURUS else state.players[name].life
            told = {"weight": rules.weights[name], "life": left, "die": turn.dice[name]}
            facts.append(says("fighter-there", name=name, where=where(at), **told))
        elif not state.players[name].stunned:
            facts.append(says("is-there", name=name, where=where(at)))
    return tuple(facts)


def dice_first(turn: Turn) -> bool:
    """Whether the combat comes before anybody has acted: then its dice are seen."""
    return next((event.kind for event in since(turn.table, turn.played)), "") == "rolled"


def before_acting(table: Table) -> int:
    """Nobody is seen to act yet: who does is what is asked."""
    return table.opening - len(table.log)


def in_a_row(names: Names) -> Spoken:
    return lambda lang: " → ".join(fighter(name, lang) for name in names)


def acting_on(table: Table) -> Names:
    return tuple(event.args["player"] for event in table.log if event.kind == "acting")
