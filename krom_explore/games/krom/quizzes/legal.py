"""May somebody do this, and if not, why: what the engine says, among reasons that people make up."""

from __future__ import annotations

from krom_explore.engine.ports import Decision
from krom_explore.learn import allowed
from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, in_words_of

from ..box import TOKENS
from ..catalogue import WORDS
from ..game import Table
from ..ruleset import Ruleset
from . import wishes, wishes_with_cards
from .positions import amounts, follow, invented, lines, play_on, says, since, where
from .wishes import Wish

DONE = (
    "rested", "bought", "gathered", "shuffled", "hunted", "climbed", "rerolled", "combination", "realised", "played",
)  # fmt: skip
"""Events that tell what somebody has done; others follow from them."""

WISHES = {
    "easy": (
        wishes.to_stay, wishes.to_join_others, wishes.to_buy_after_a_rest, wishes.what_belongs_elsewhere,
        wishes.to_pay_with_krom, wishes.to_realise_anywhere, wishes.another_card_without_krom,
    ),
    "normal": (
        wishes.to_move_after_a_bad_turn, wishes.to_buy_again, wishes.to_realise_elsewhere, wishes.to_realise_again,
        wishes.to_hunt_again, wishes.dice_without_krom, wishes.to_climb_again, wishes.one_card_too_many,
        wishes_with_cards.a_combat_card_now, wishes_with_cards.another_bonus_card,
    ),
    "hard": (
        wishes.to_shuffle, wishes.to_shuffle_late, wishes.to_roll_a_kept_die, wishes_with_cards.a_card_of_another_place,
        wishes_with_cards.to_steal_from_afar, wishes_with_cards.to_harm_from_afar,
        wishes_with_cards.to_harm_the_kromosaurus, wishes_with_cards.to_steal_from_the_stunned,
    ),
}  # fmt: skip


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    wish = luck.pick(WISHES[level])(luck, rules)
    return asked(luck, wish)


def asked(luck: Luck, wish: Wish) -> Question:
    table, answer = wish.table, wish.answer
    judged = allowed.judged(luck, table, answer, wish.misread)
    if judged.reason is None:
        played = carried_out(table, luck, answer)
        done = [event for event in since(table, played) if wish.player in event.args.values()]
        why, way = in_words_of(played, *done[:2]), lines(table, played)
    else:
        why, way = in_words_of(table, judged.reason), ()
    rules: Ruleset = table.rules
    return Question(
        table=table,
        ask=allowed.asked(table, wish.player, answer, WORDS),
        answer=judged.truth,
        options=judged.options,
        why=why,
        rules=(judged.reason.rule if judged.reason else wish.rule,),
        given=(*standing(wish), *wish.given),
        facts=dict(wish.facts),
        lines=way,
        shown=judged.shown,
        invented=invented(*(rules.card(card) for card in wish.cards)),
        about=("cards",) if any(card not in rules.bonus for card in wish.cards) else (),
    )


def carried_out(table: Table, luck: Luck, answer: str) -> Table:
    """The table when it has been done; where all choose in secret, when everybody has moved."""
    asked = table.pending
    played = follow(table, luck, answer)
    if isinstance(asked, Decision) and asked.question == "movement":
        return play_on(played, luck, lambda after: any(event.kind == "moved" for event in since(table, after)))
    return played


def standing(wish: Wish) -> tuple[Spoken, ...]:
    """Where the player is and with what, and what the player has done in this phase so far."""
    player = wish.table.state.players[wish.player]
    if player.stunned:
        raise NoQuestion
    held = {good: getattr(player, good) for good in TOKENS if good == "krom" or getattr(player, good)}
    events = wish.table.log[wish.since :]
    done = [event for event in events if event.kind in DONE and event.args["player"] == wish.player]
    has = says("stands", player=wish.player, where=where(player.place), goods=amounts(held))
    return (has, *(already(in_words_of(wish.table, event)) for event in done))


def already(told: Spoken) -> Spoken:
    """What has been done, so that nobody takes it for what is wanted."""
    return lambda lang: WORDS.message("quiz-already", lang, told=told(lang))
