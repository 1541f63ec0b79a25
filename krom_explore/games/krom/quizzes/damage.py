"""How much life a combat costs: the difference to the winner, never more than there is; and the cold after it."""

from __future__ import annotations

from krom_explore.learn.quiz import Luck, NoQuestion, Question, choices, in_words_of

from ..box import KROMOSAURUS
from ..catalogue import said
from ..game import Table
from ..ruleset import Ruleset
from .fights import Fight, fought
from .positions import life, lines, play_on, says, since, weights_invented, where


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    if level == "hard" and luck.happens(1, 3):
        return in_the_cold(luck, rules)
    fight = {"easy": easy, "normal": normal, "hard": hard}[level](luck, rules)
    subject = luck.pick([name for name in fight.order[1:] if name != KROMOSAURUS])
    return lost(luck, fight, subject)


def easy(luck: Luck, rules: Ruleset) -> Fight:
    return fought(luck, rules, luck.number(2, 3))


def normal(luck: Luck, rules: Ruleset) -> Fight:
    """Three, two of whom may have the same; or two and the Kromosaurus; somebody may have little life left."""
    beast = luck.happens(1, 3)
    return fought(luck, rules, 2 if beast else 3, tie=2 * luck.below(2), beast=beast, lives=lambda: life(luck, rules))


def hard(luck: Luck, rules: Ruleset) -> Fight:
    """A card is played in it."""
    return fought(luck, rules, luck.number(2, 4), beast=luck.happens(1, 3), card=True, lives=lambda: life(luck, rules))


def lost(luck: Luck, fight: Fight, subject: str) -> Question:
    """How much life somebody loses."""
    hurts = [event for event in fight.events if event.kind == "hurt" and event.args["player"] == subject]
    truth = sum(event.args["amount"] for event in hurts)
    ties = [event for event in fight.events if event.kind == "tie" and subject in event.args.values()]
    return Question(
        table=fight.table,
        ask=said("quiz-damage", {"player": subject, "where": where(fight.place)}),
        answer=truth,
        options=choices(luck, truth, misreadings(fight, subject), lambda amount: says("life", life=amount)),
        why=in_words_of(fight.played, *(hurts or [*ties, fight.event("combat")])),
        rules=cited(fight, subject, truth),
        given=fight.given(),
        facts=fight.facts(),
        lines=fight.lines,
        told=fight.told,
        shown=lambda table: life_lost(table, subject),
        invented=bool(fight.tied) and weights_invented(fight.rules, fight.tied),
    )


def misreadings(fight: Fight, subject: str) -> dict[str, int | None]:
    totals, order = fight.totals, fight.order
    own = totals[subject]
    above = [totals[name] for name in order[: order.index(subject)]]
    had = fight.table.state.players[subject].life
    full = totals[fight.winner] - own
    beastless, cardless = fight.plain(beast=False), fight.plain(card=False)
    read = {
        "life-below-nothing": full if full > had else None,
        "forgot-what-it-adds": max(beastless.values()) - beastless[subject] if KROMOSAURUS in totals else None,
        "cards-only-win": max(0, cardless[fight.winner] - cardless[subject]) if fight.card else None,
        "difference-to-the-next": above[-1] - own if above else None,
        "a-lost-tie-hurts": 1 if not full and subject != fight.winner else None,
        "differences-added-up": sum(above) - len(above) * own if len(above) > 1 else None,
        "the-winners-whole-total": totals[fight.winner],
        "a-life-for-a-defeat": 1,
        "losers-fall": had,
    }
    most = fight.rules.life.most
    return {name: value for name, value in read.items() if value is not None and 0 <= value <= max(most, full)}


def cited(fight: Fight, subject: str, amount: int) -> tuple[str, ...]:
    short = fight.totals[fight.winner] - fight.totals[subject] > amount
    beast = ("kromosaurus.plus",) if KROMOSAURUS in fight.names else ()
    return (*(("life.least",) if short else ()), "combat.damage", *(("combat.total",) if fight.card else ()), *beast)


def life_lost(table: Table, name: str) -> int:
    return sum(event.args["amount"] for event in table.log if event.kind == "hurt" and event.args["player"] == name)


# --- on the glacial map


def in_the_cold(luck: Luck, rules: Ruleset) -> Question:
    """How much life is left to somebody who fights on the glacial map and then begins to act."""
    fight = fought(luck, rules, 2, lives=lambda: life(luck, rules), glacial=True)
    subject = luck.pick(fight.names)
    begun = play_on(fight.played, luck, lambda table: acts(table, subject))
    events = since(fight.table, begun)
    told = [event for event in events if event.args.get("player") == subject and event.kind not in ("acting", "combat")]
    if not rules.glacial.cold or not told:
        raise NoQuestion
    truth = begun.state.players[subject].life
    return Question(
        table=fight.table,
        ask=said("quiz-damage-cold", {"player": subject, "where": where(fight.place)}),
        answer=truth,
        options=choices(luck, truth, cold_misread(fight, subject), lambda amount: says("life", life=amount)),
        why=in_words_of(begun, *told),
        rules=(next(event.rule for event in reversed(told)), "combat.damage"),
        given=fight.given(),
        facts=fight.facts(),
        lines=lines(fight.table, begun),
        told=fight.told,
        shown=lambda table: table.state.players[subject].life,
        invented=bool(fight.tied) and weights_invented(rules, fight.tied),
    )


def acts(table: Table, name: str) -> bool:
    """Whether somebody has begun to act; who cannot any more is no subject."""
    if table.state.players[name].stunned:
        raise NoQuestion
    return bool(table.state.acting == name)


def cold_misread(fight: Fight, subject: str) -> dict[str, int]:
    rules, had = fight.rules, fight.table.state.players[subject].life
    left = had - life_lost(fight.played, subject)
    cold, most = rules.glacial.cold, rules.life.most
    here = fight.place == "cave"
    read = {
        "no-weather": left,
        "cold-takes-the-last-life": left - cold if not here else None,
        "cold-in-the-cave": left - cold if here else None,
        "warm-everywhere": min(most, left + rules.glacial.warmth) if not here else None,
        "full-life-after-combat": most,
        "fight-forgotten": max(1, had - cold) if not here else min(most, had + rules.glacial.warmth),
        "nothing-was-lost": had,
    }
    return {name: value for name, value in read.items() if value is not None and value >= 0}
