"""The answers of Tribù's quizzes, found in another way than the quizzes find them.

What fits is compared with the vases that are printed on the characters; attacks and spheres are counted here by hand;
what is legal is asked of the options.
"""

from __future__ import annotations

from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.learn.quiz import Question


def otherwise(kind: str, question: Question) -> Any:
    return {"fits": fits, "legal": legal, "raid": raid, "score": score}[kind](question)


# --- what fits


def takes(rules: Any, character: str, vases: list[str], totem: str | None, card: str) -> bool:
    """Whether a chain takes a card, by what is printed on both."""
    shown, asked = rules.dioramas[card], rules.characters[character].vases
    if len(vases) == len(asked):
        return bool(shown.totem) and totem is None
    if shown.any:
        return not any(rules.dioramas[vase].any for vase in vases)
    return bool(shown.vase == asked[len(vases)])


def fits(question: Question) -> Any:
    state, rules, me = question.table.state, question.table.rules, question.ask.args["player"]
    mine = [(chain.character, list(chain.vases), chain.totem) for chain in state.players[me].chains.values()]

    def fit(card: str) -> bool:
        return any(takes(rules, *chain, card) for chain in mine)

    if question.ask.key == "quiz-fits":
        (card,) = {card for card in state.players[me].hand if card in rules.dioramas and fit(card)}
        return card
    ((card, owner, chain),) = [
        (chain.vases[-1], owner, chain.character)
        for owner, seat in state.players.items()
        if owner != me
        for chain in seat.chains.values()
        if chain.vases and not chain.totem and fit(chain.vases[-1])
    ]
    return card, owner, chain


def legal(question: Question) -> str:
    """What is among the options is allowed; what is not is refused, with a reason."""
    table, wanted = question.table, question.ask.args["do"].id
    assert isinstance(table.pending, Decision)
    if wanted in table.pending.options:
        return "yes"
    return str(table.why_not(wanted).code)


# --- attacks


def raid(question: Question) -> int:
    state, rules = question.table.state, question.table.rules
    _, event, _, victim, target = question.lines[0].split()
    chain = state.players[victim].chains[target]
    saved = 0
    if question.lines[1:] and question.lines[1].startswith("protect "):
        saved = rules.protections[question.lines[1].split()[1]].saves
    left = list(chain.vases)
    for _ in range(max(0, min(rules.events[event].destroys, len(left)) - saved)):
        left.pop()
    gone = sum(rules.dioramas[vase].spheres for vase in chain.vases[len(left) :])
    if question.ask.key == "quiz-raid-later" and not left and state.players[victim].leader != target:
        gone += rules.characters[target].spheres
    return int(gone)


# --- spheres


def score(question: Question) -> Any:
    state, rules = question.table.state, question.table.rules
    closer = None if question.ask.key == "quiz-score" else state.mover
    players = state.players.items()
    _, card, *chain = question.lines[-1].split()
    results = {
        name: brought(seat, rules, closer, *((card, chain[0] if chain else "") if name == state.mover else ()))
        for name, seat in players
    }
    if question.ask.key != "quiz-winner":
        return results[question.ask.args["player"]]
    totals = {name: seat.total + results[name] for name, seat in players}
    best = max(totals.values())
    first = [name for name in totals if totals[name] == best]
    return first[0] if best >= rules.goal.spheres and len(first) == 1 else "nobody"


def brought(seat: Any, rules: Any, closer: str | None, card: str = "", where: str = "") -> int:
    """What a player gets for the challenge, card by card; ``card`` is laid last, in the chain ``where``."""
    spheres = {name: one.spheres for name, one in rules.cards.items()}
    total = spheres[card] if card else 0
    for chain in seat.chains.values():
        laid = [*chain.vases, *filter(None, [chain.totem])]
        total += spheres[chain.character] + sum(spheres[one] for one in laid)
        on_top = card if where == chain.character and card in rules.totems else chain.totem
        colours = {rules.dioramas[one].colour for one in (*chain.vases, *filter(None, [on_top]))} - {"both"}
        if on_top and len(colours) <= 1:
            total += rules.goal.leader if chain.character == seat.leader else rules.goal.magic
        if closer not in (None, seat.name):
            total -= sum(spheres[one] for one in chain.active)
    if closer not in (None, seat.name):
        total -= sum(spheres[one] for one in seat.hand)
    return total
