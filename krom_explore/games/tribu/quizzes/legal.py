"""May somebody do this, and if not, why: what the engine says, among reasons that people make up."""

from __future__ import annotations

from collections.abc import Iterator

from krom_explore.learn import allowed
from krom_explore.learn.quiz import Luck, Question, Spoken, in_words_of

from ..catalogue import WORDS
from ..ruleset import Ruleset
from . import wishes, wishes_in_fights
from .positions import asks_for, called, chain_lines, holds, invented, leads, played_out, says, since
from .wishes import Wish

WISHES = {
    "easy": (
        wishes.to_lay_before_drawing, wishes.to_lay_a_later_vase, wishes.to_mix_colours, wishes.to_lay_a_totem_early,
        wishes.to_begin_a_second_time, wishes.to_take_the_top, wishes.to_activate_what_cannot_be,
        wishes_in_fights.to_attack_from_the_hand,
    ),
    "normal": (
        wishes.to_activate_a_second_card, wishes.to_activate_beside_a_character, wishes.to_lay_a_second_any,
        wishes.to_use_what_lies_elsewhere, wishes_in_fights.to_attack_after_drawing,
        wishes_in_fights.to_attack_a_protected_chain, wishes_in_fights.to_attack_a_leader,
        wishes_in_fights.to_protect_from_elsewhere, wishes_in_fights.to_protect_from_the_hand,
        wishes_in_fights.to_steal_what_does_not_fit,
    ),
    "hard": (
        wishes.to_play_after_a_swap, wishes.to_swap_again, wishes.to_swap_in_what_was_drawn,
        wishes.to_discard_what_was_taken, wishes.to_turn_over_a_totem, wishes_in_fights.to_attack_a_short_chain,
        wishes_in_fights.to_attack_a_lonely_character, wishes_in_fights.to_defend_while_blocked,
        wishes_in_fights.to_block_again, wishes_in_fights.to_block_somebody_without_chains,
        wishes_in_fights.to_block_a_protected_chain,
    ),
}  # fmt: skip


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    return asked(luck, luck.pick(WISHES[level])(luck, rules))


def asked(luck: Luck, wish: Wish) -> Question:
    table, answer = wish.table, wish.answer
    judged = allowed.judged(luck, table, answer, wish.misread)
    if judged.reason is None:
        played = played_out(table, answer, *wish.more)
        why, lines = in_words_of(played, since(table, played)[0]), (answer, *wish.more)
    else:
        why, lines = in_words_of(table, judged.reason), ()
    return Question(
        table=table,
        ask=allowed.asked(table, wish.player, answer, WORDS),
        answer=judged.truth,
        options=judged.options,
        why=why,
        rules=(judged.reason.rule if judged.reason else wish.rule,),
        given=tuple(given(wish)),
        facts={"player": wish.player},
        lines=lines,
        shown=judged.shown,
        invented=invented(table.rules, [card for card in answer.split() if card in table.rules.characters]),
    )


def given(wish: Wish) -> Iterator[Spoken]:
    """What the player holds and has laid, what others have, and what has been done in this turn."""
    table, state, rules = wish.table, wish.table.state, wish.table.rules
    yield holds(state, wish.player, rules)
    for name in state.players:
        yield from chain_lines(state, name, rules)
    for character in wish.asks:
        yield asks_for(character, rules)
    for name in wish.leaders:
        yield leads(name, table)
    if state.discard:
        yield says("top", card=called(state.discard[0], rules))
    for name, seat in state.players.items():
        if seat.skips:
            yield says("has-to-skip", player=name)
    begun = max(line for line, event in enumerate(table.log) if event.kind == "turn")
    yield from (in_words_of(table, event) for event in table.log[begun + 1 :])
