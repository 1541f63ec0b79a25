"""What a challenge brings: spheres on the table, magical chains, hostile spheres; and who has won with that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from krom_explore.engine.ports import Event
from krom_explore.learn.quiz import Luck, Question, Spoken, choices, in_words_of

from ..box import COLOURS
from ..catalogue import said
from ..game import Table
from ..look import ChainLook, PlayerLook
from ..rules import scoring
from ..ruleset import Ruleset
from .positions import (
    Setting,
    called,
    chain_worth,
    goes_with,
    invented,
    last,
    leads,
    played_out,
    says,
    since,
    spheres,
    worth,
)  # fmt: skip

NOBODY = "nobody"
NEAR = (-8, 12)
"""How far from the goal those end who might win."""

Lines = tuple[str, ...]
Misread = dict[str, int | None]


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    if level == "hard":
        return who_wins(luck, rules)
    if level == "easy":
        return nobody_closed(luck, rules)
    return the_closer(luck, rules) if luck.happens(1, 4) else the_others(luck, rules)


# --- how much somebody gets


def nobody_closed(luck: Luck, rules: Ruleset) -> Question:
    """In the last turn that a challenge can have a Totem is laid, or a character."""
    setting = Setting(luck, rules)
    me = setting.me
    colour = luck.pick(COLOURS) if luck.happens(2, 3) else ""
    chain = setting.full_chain(me, luck.happens(1, 2), colour=colour)
    if luck.happens(1, 2):
        any_chain(setting, me, least=1)  # who is alone would be lost in this very turn
    totem = luck.happens(3, 4)
    card = setting.card(rules.totems) if totem else setting.character(me)
    setting.hold(card, *(worth_something(setting) for _ in range(luck.number(1, 2))))
    table = setting.table(turn=rules.limit.rounds * len(setting.seats))
    lines = ("draw", f"card {setting.idle()}", f"place {card} {chain}" if totem else f"place {card}")
    seat = laid(setting, {"totem": card}, chain) if totem else laid(setting, {}, card)
    held = held_by(table, me) - rules.spheres[card]
    read = {
        **misreadings(seat, rules),
        "hostile-though-nobody-closed": result(seat) - held,
        "hostile-counts-for-you": result(seat) + held,
        "the-last-card-comes-too-late": result(table.state.players[me]),
    }
    return got(luck, table, me, "", lines, dict(luck.mixed([*read.items()])))


def laid(setting: Setting, more: Mapping[str, str], chain: str) -> PlayerLook:
    """What lies in front of whoever moves when something more has been laid in a chain, or a chain has begun."""
    seat = setting.seats[setting.me]
    chains = {**seat["chains"], chain: {**seat["chains"].get(chain, {}), **more}}
    players = {**setting.seats, setting.me: {**seat, "chains": chains, "hand": []}}
    look: PlayerLook = Table.scenario({"players": players}, rules=setting.rules).state.players[setting.me]
    return look


def the_others(luck: Luck, rules: Ruleset) -> Question:
    """Somebody else closes the challenge."""
    setting = Setting(luck, rules, players=luck.number(2, 3))
    closing, subject = closes(setting), setting.other
    for _ in range(luck.number(1, 2)):
        any_chain(setting, subject, active=setting.card(rules.dioramas) if luck.happens(1, 2) else None)
    setting.seats[subject]["hand"] += [worth_something(setting) for _ in range(luck.number(1, 3))]
    table = setting.table()
    seat, held = table.state.players[subject], held_by(table, subject)
    face_down = sum(rules.spheres[card] for chain in seat.chains.values() for card in chain.active if card)
    read = {name: value - held for name, value in misreadings(seat, rules).items() if value is not None}
    read |= {
        "hostile-forgotten": result(seat),
        "hostile-counts-for-you": result(seat) + held,
        **({"face-down-does-not-count": result(seat) - held + face_down} if face_down else {}),
        **({"never-below-nothing": 0} if result(seat) < held else {}),
    }
    return got(luck, table, subject, setting.me, closing, {**read})


def the_closer(luck: Luck, rules: Ruleset) -> Question:
    """The one who closes it: what is held does not count."""
    setting = Setting(luck, rules)
    closing, me = closes(setting), setting.me
    setting.hold(*(worth_something(setting) for _ in range(luck.number(1, 2))))
    table = setting.table()
    truth = result_of(me)(played_out(table, *closing))
    laid = rules.spheres[closing[-1].split()[1]]
    chains = table.state.players[me].chains
    read: Misread = {
        "the-closer-pays-too": truth - held_by(table, me) + laid,
        "closing-is-rewarded": truth + rules.goal.magic,
        "the-last-card-comes-too-late": truth - laid,
        "characters-do-not-count": truth - sum(rules.spheres[name] for name in chains),
    }
    return got(luck, table, me, me, closing, read)


def got(luck: Luck, table: Table, player: str, closer: str, lines: Lines, read: Mapping[str, int | None]) -> Question:
    """How many spheres a player gets for the challenge that these lines end."""
    rules: Ruleset = table.rules
    played = played_out(table, *lines)
    truth = result_of(player)(played)
    kinds = ("magic", "hostile", "scored")
    told = [event for event in since(table, played) if event.kind in kinds and event.args["player"] == player]
    chains = table.state.players[player].chains.values()
    return Question(
        table=table,
        ask=said("quiz-score-closed" if closer else "quiz-score", {"player": player, "closer": closer or None}),
        answer=truth,
        options=choices(luck, truth, read, spheres),
        why=in_words_of(played, *told),
        rules=(
            *dict.fromkeys([*(event.rule for event in reversed(told)), last(played, "closed").rule, "score.table"]),
        ),
        given=(
            *(chain_worth(player, chain, rules) for chain in chains),
            held_worth(table, player),
            leads(player, table),
            *([last_card(lines, rules)] if closer in ("", player) else []),
        ),
        lines=lines,
        shown=result_of(player),
        invented=invented(rules, [card for chain in chains for card in (chain.character, *chain.vases)]),
        about=("seen",),
    )


def misreadings(seat: PlayerLook, rules: Ruleset) -> Misread:
    """What somebody counts for the table who reads otherwise what a chain brings."""
    chains = seat.chains.values()
    extra = {chain.character: rules.goal.magic for chain in chains if chain.magical}
    own = seat.leader in extra
    low, high = rules.goal.magic, rules.goal.leader
    plain = [chain for chain in chains if chain.totem and not chain.magical]
    bare = [chain for chain in chains if chain.complete and not chain.totem and one_colour(chain, rules)]
    unmagical = [chain.character for chain in chains if chain.complete and not chain.magical]
    open_ = sum(chain.spheres for chain in chains if not chain.complete)
    return {
        "magic-forgotten": seat.spheres if extra else None,
        "leaders-like-everybody": result(seat) - high + low if own else None,
        "everybody-like-a-leader": seat.spheres + len(extra) * high if extra else None,
        "both-extras": result(seat) + low if own else None,
        "a-totem-is-magic": result(seat) + low * len(plain) if plain else None,
        "one-colour-is-magic": result(seat) + low * len(bare) if bare else None,
        "complete-is-rewarded": result(seat) + low * len(unmagical) if unmagical else None,
        "leaders-need-no-magic": result(seat) + high if seat.leader in unmagical else None,
        "only-complete-chains-count": result(seat) - open_ if open_ else None,
        "characters-do-not-count": result(seat) - sum(rules.spheres[chain.character] for chain in chains),
    }


def result(seat: PlayerLook) -> int:
    """What lies on the table brings."""
    return seat.spheres + seat.magic


def held_by(table: Table, player: str) -> int:
    return table.state.players[player].held or 0


def one_colour(chain: ChainLook, rules: Ruleset) -> bool:
    return any(all(goes_with(vase, colour, rules) for vase in chain.vases) for colour in COLOURS)


def result_of(player: str) -> Callable[[Table], int]:
    return lambda table: int(scored(table)[player].args["number"])


def scored(table: Table) -> dict[str, Event]:
    """What everybody got for the challenge that is over."""
    return {event.args["player"]: event for event in table.log if event.kind == "scored"}


# --- who wins


def who_wins(luck: Luck, rules: Ruleset) -> Question:
    setting = Setting(luck, rules, players=luck.number(2, 3))
    closing = closes(setting)
    for name in setting.names[1:]:
        any_chain(setting, name)
        setting.seats[name]["hand"] += [worth_something(setting) for _ in range(luck.number(1, 3))]
    for name, event in scored(played_out(setting.table(), *closing)).items():
        goal = rules.goal.spheres + luck.number(*NEAR)
        setting.seats[name]["total"] = max(0, min(rules.goal.spheres - 1, goal - event.args["number"]))
    table = setting.table()
    played = played_out(table, *closing)
    told = [event for event in since(table, played) if event.kind in ("scored", "tied", "won")]
    return Question(
        table=table,
        ask=said("quiz-winner", {"player": setting.me, "spheres": rules.goal.spheres}),
        answer=winner_on(played),
        options=choices(luck, winner_on(played), misread_winner(table, played, setting.me), who),
        why=in_words_of(played, *told),
        rules=("score.tie" if told[-1].kind == "tied" else "score.goal", "score.hostile", "score.closer"),
        given=tuple(counted(table, played, name, closing) for name in setting.names),
        lines=closing,
        shown=winner_on,
        about=("seen",),
    )


def misread_winner(table: Table, played: Table, closer: str) -> dict[str, str | None]:
    rules: Ruleset = table.rules
    before = {name: seat.total for name, seat in table.state.players.items()}
    facts: dict[str, Mapping[str, Any]] = {name: event.args for name, event in scored(played).items()}
    after = {name: one["total"] for name, one in facts.items()}
    whole = {name: one["total"] + one["hostile"] for name, one in facts.items()}
    return {
        "the-closer-wins": closer,
        "hostile-forgotten": ahead(rules, whole, closer),
        "no-goal-needed": highest(after),
        "ahead-before-the-challenge": highest(before),
        "the-goal-exactly": next((name for name in after if after[name] == rules.goal.spheres), NOBODY),
    }


def ahead(rules: Ruleset, totals: Mapping[str, int], closer: str) -> str:
    leading = scoring.leading(rules, totals, closer)
    return leading[0] if len(leading) == 1 else NOBODY


def highest(numbers: Mapping[str, int]) -> str | None:
    """Whoever has more than all others."""
    best = [name for name in numbers if numbers[name] == max(numbers.values())]
    return best[0] if len(best) == 1 else None


def winner_on(table: Table) -> str:
    return table.state.winner or NOBODY


def who(name: str) -> Spoken:
    return says("nobody-wins") if name == NOBODY else says("who", name=name)


# --- what lies there


def any_chain(setting: Setting, who: str, least: int = 0, active: str | None = None) -> None:
    """A chain of any sort: magical, protected, complete, unfinished."""
    luck, rules = setting.luck, setting.rules
    colour = luck.pick(COLOURS)
    sort = luck.pick(("magical", "mixed", "bare", "open", "open"))
    if sort == "open":
        setting.some_chain(who, least, None, active=active)
        return
    totem = None if sort == "bare" else setting.card([card for card in rules.totems if goes_with(card, colour, rules)])
    setting.full_chain(who, None, active=active, totem=totem, colour="" if sort == "mixed" else colour)


def worth_something(setting: Setting) -> str:
    rules = setting.rules
    return setting.card([card for card in (*rules.characters, *rules.dioramas) if rules.spheres[card]])


def closes(setting: Setting) -> Lines:
    """Whoever moves has one vase to lay until the challenge is closed: how that goes."""
    me, rules = setting.me, setting.rules
    for _ in range(rules.chains_needed(len(setting.seats)) - 1):
        setting.full_chain(me, None)
    character = setting.character(me, None)
    setting.chain(me, character, setting.length(character) - 1)
    card = setting.card(setting.fitting(me, character))
    setting.hold(card)
    return ("draw", f"card {setting.idle()}", f"place {card} {character}")


# --- words


def held_worth(table: Table, player: str) -> Spoken:
    """What is held, in the hand and face down, as far as it has spheres."""
    seat, rules = table.state.players[player], table.rules
    face_down = [card for chain in seat.chains.values() for card in chain.active]
    cards = [card for card in (*seat.hand, *face_down) if card and rules.spheres[card]]
    return says("held-worth", player=player, cards=worth(cards, rules) or None)


def last_card(lines: Lines, rules: Ruleset) -> Spoken:
    _, card, *chain = lines[-1].split()
    return says("last-card", card=called(card, rules), chain=called(chain[0], rules) if chain else None)


def counted(table: Table, played: Table, player: str, lines: Lines) -> Spoken:
    """A player's spheres in figures: from before, on the table when the last card lies there, magic, held."""
    facts = scored(played)[player].args
    laid = table.rules.spheres[lines[-1].split()[1]] if player == table.state.mover else 0
    return says(
        "counted", player=player, before=table.state.players[player].total, table=facts["table"],
        magic=facts["magic"], held=held_by(table, player) - laid,
    )  # fmt: skip
