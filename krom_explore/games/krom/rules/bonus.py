"""Bonus cards: drawn in secret, played in combat or against another's card. In an action phase: see effects.py."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import Intent, play
from ..state import Fight, Player, State

# --- getting cards


def can_draw(game: State) -> bool:
    deck = game.bonus
    return bool(deck.pile) or (bool(deck.discard) and game.rulings["bonus_runs_out"] == "reshuffle")


def hand_full(game: State, player: Player) -> bool:
    """By default a hand has no limit; where the table rules one, the ruling is its number."""
    limit = game.rulings["hand_limit"]
    return limit != "none" and len(player.bonus) >= int(limit)


def draw_card(game: State, player: Player, rule: str) -> None:
    """Draw a Bonus card, hidden from the others."""
    if hand_full(game, player):
        game.tell("hand_full", "bonus.hand", player=player.name)
        return
    if not can_draw(game):
        game.tell("no_bonus_left", "bonus.runs_out", player=player.name)
        return
    deck = game.bonus
    if not deck.pile:
        deck.shuffle()
        game.tell("reshuffled", "bonus.runs_out", deck="bonus", cards=len(deck.pile))
    card = game.draw("bonus", deck.pile)
    deck.pile.remove(card)
    player.bonus.append(card)
    game.tell_only((player.name,), "card", "drew_bonus", rule, player=player.name, card=card)


# --- using a card: played, perhaps countered, then its effect


def use(
    game: State, player: Player, name: str, kind: str = "played", target: str | None = None, rule: str = "bonus.play"
) -> bool:
    """Play a card from the hand. Returns whether it takes effect: another player may counter it."""
    player.bonus.remove(name)
    game.bonus.throw(name)
    game.tell(kind, rule, player=player.name, card=name, target=target)
    if cancelled(game, player, name, target):
        pays = game.rules.bonus[name].effect == "convert"
        rule = "bonus.effect.convert.countered" if pays else "bonus.effect.counter"
        game.tell("cancelled", rule, player=player.name, card=name)
        return False
    return True


def cancelled(game: State, by: Player, name: str, target: str | None) -> bool:
    """Ask the others, one after the other, whether they counter. The first who does closes the question."""
    if game.rules.bonus[name].counter and game.rulings["counter_counter"] == "refused":
        return False
    for other in counterers(game, by):
        about = {"card": name, "by": by.name, "target": target}
        answer = game.ask(Decision(other.name, "counter", [*counters(game, other), "pass"], about))
        if answer != "pass":
            rule = counter_rule(game, by, name, other)
            return use(game, other, counter_named(game, other, answer), "countered", None, rule)
    return False


def counter_rule(game: State, by: Player, name: str, other: Player) -> str:
    """What lets ``other`` counter a card of ``by``: the rule that says most about it."""
    if game.rules.bonus[name].counter:
        return "bonus.counter.again"
    if other.stunned:
        return "stunned.counter"
    return "bonus.counter" if other.place == by.place else "bonus.counter.place"


def counterers(game: State, by: Player) -> list[Player]:
    """Who could counter a card of ``by``, in the order in which they are asked."""
    able = [
        other
        for other in game.seats
        if other is not by
        and other.bonus
        and counter_cards(game, other)
        and (not other.stunned or game.rulings["stunned_counter"] == "yes")
        and (other.place == by.place or game.rulings["counter_place"] == "anywhere")
    ]
    order = game.rulings["counter_order"]
    if order == "seats" or len(able) < 2:
        return able
    return sorted(able, key=lambda other: other.weight, reverse=order == "heaviest_first")


def counter_cards(game: State, player: Player) -> list[str]:
    held = game.rules.cards_played["counter"].intersection(player.bonus)
    return [name for name in sorted(held) if game.rules.bonus[name].place in (None, player.place)]


def counters(game: State, player: Player) -> list[Answer]:
    """``counter``, or ``counter CARD`` where the hand holds several kinds of counter."""
    kinds = counter_cards(game, player)
    return ["counter"] if len(kinds) == 1 else [f"counter {name}" for name in kinds]


def counter_named(game: State, player: Player, answer: Answer) -> str:
    return game.rules.grammar.parse(answer).card or counter_cards(game, player)[0]


# --- in combat


def combat_cards(game: State, bout: Fight, fighters: list[Player]) -> None:
    """After the dice the fighters may play combat cards until nobody wants to any more."""
    usable = game.rules.cards_played["combat"]
    fighters = [player for player in fighters if player.bonus and not usable.isdisjoint(player.bonus)]
    if not fighters:
        return
    if game.rulings["combat_card_order"] == "sealed":
        sealed(game, bout, fighters)
        return
    while (player := next_to_play(game, bout, fighters)) is not None:
        about = {"totals": dict(bout.totals), "place": bout.place}
        answer = game.ask(Decision(player.name, "combat", [*combat_plays(game, player), "pass"], about))
        if answer == "pass":
            bout.passed.add(player.name)
        else:
            bout.passed.clear()
            boost(game, bout, player, answer)


def combat_plays(game: State, player: Player) -> list[Answer]:
    held = game.rules.cards_played["combat"].intersection(player.bonus)
    return [play(name) for name in sorted(held) if game.rules.bonus[name].place in (None, player.place)]


def next_to_play(game: State, bout: Fight, fighters: list[Player]) -> Player | None:
    """The next fighter who could play a card and has not passed: by default the worst placed first."""
    able = [p for p in fighters if p.bonus and p.name not in bout.passed and combat_plays(game, p)]
    if len(able) < 2:
        return able[0] if able else None
    order = game.rulings["combat_card_order"]
    if order == "seats":
        return able[0]
    if order == "lightest_first":
        return min(able, key=lambda p: p.weight)
    return min(able, key=lambda p: (bout.totals[p.name], bout.strength[p.name]))


def sealed(game: State, bout: Fight, fighters: list[Player]) -> None:
    """Rounds of one card or none each, chosen at the same time and in secret, until nobody plays."""
    while True:
        able = [player for player in fighters if combat_plays(game, player)]
        about = {"totals": dict(bout.totals), "place": bout.place}
        answers = game.ask_together([Decision(p.name, "combat", [*combat_plays(game, p), "pass"], about) for p in able])
        played = [(player, answer) for player, answer in zip(able, answers, strict=True) if answer != "pass"]
        if not played:
            return
        for player, answer in played:
            boost(game, bout, player, answer)


def boost(game: State, bout: Fight, player: Player, answer: Answer) -> None:
    name = game.rules.grammar.parse(answer).card
    if not use(game, player, name):
        return
    card = game.rules.bonus[name]
    dice: list[int] = []
    if card.dice:
        (dice,) = game.roll((player.name,), (card.dice,), "combat_card", about={"card": name, "place": bout.place})
    bout.totals[player.name] += sum(dice) + card.plus
    total = bout.totals[player.name]
    rule = f"bonus.effect.{card.effect}"
    game.tell("boosted", rule, player=player.name, card=name, dice=dice, plus=card.plus, total=total)


# --- why not


def why_not_card(game: State, player: Player, intent: Intent, when: str) -> Reason | None:
    """Why a card cannot be played by this player at this moment, if so."""
    name = intent.card
    if name not in player.bonus:
        return Reason("not-in-hand", "bonus.play", {"card": name, "found": name or intent.said})
    card = game.rules.bonus[name]
    if card.when != when:
        return Reason(f"bonus-{card.when}", f"bonus.{card.when}", {"card": name})
    if card.place not in (None, player.place):
        rule = "bonus.place.combat" if when == "combat" else "bonus.place"
        return Reason("bonus-place", rule, {"card": name, "place": card.place, "here": player.place})
    return None


def why_not_in_combat(game: State, player: Player, intent: Intent) -> Reason:
    if intent.verb != "play":
        return Reason("combat-or-pass", "bonus.combat", {"found": intent.text})
    how = Reason("play-how", "bonus.play", {"card": intent.card, "ways": [play(intent.card)]})
    return why_not_card(game, player, intent, "combat") or how


def why_not_counter(intent: Intent) -> Reason:
    return Reason("counter-or-pass", "bonus.counter", {"found": intent.text})
