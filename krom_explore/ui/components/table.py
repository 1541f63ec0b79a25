"""The components of a table: board, mats, cards, question, dice, log. All of them show one desk."""

from __future__ import annotations

from collections import Counter
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Draw, Over, Reason, Roll
from krom_explore.games.krom.box import KROMOSAURUS, PLACES, TOKENS
from krom_explore.games.krom.look import StateLook
from krom_explore.games.krom.words import describe_card, dice_bought, option, rule_text
from krom_explore.ui.desk import Desk, rerolling, rerolls_used

from .base import Component, need


class OnDesk(Component):
    """A component that shows a desk."""

    def __init__(self, desk: Desk):
        self.desk = desk

    @property
    def look(self) -> StateLook:
        look: StateLook = self.desk.shown.state
        return look

    def reason(self, reason: Reason) -> dict[str, str]:
        return {"why": self.desk.say(reason), "rule": reason.rule, "ruleText": rule_text(reason.rule, self.lang)}

    def card(self, card: str) -> dict[str, Any]:
        entry = self.desk.table.rules.card(card)
        return {
            "id": card,
            "name": self.desk.table.rules.name(card, self.lang),
            "text": describe_card(card, self.lang, self.desk.table.rules),
            "mark": entry.mark,
            "markText": self.word(f"mark-{entry.mark}-long"),
        }


class Board(OnDesk):
    """Four places, the figures in them, and where one may go."""

    kind = "board"

    def state(self) -> dict[str, Any]:
        look, pending = self.look, self.desk.shown.pending
        moving = isinstance(pending, Decision) and pending.question == "movement" and self.desk.mine
        asked = self.desk.asked
        places = []
        for place in PLACES:
            answer = f"go {place}"
            reason = self.desk.table.why_not(answer) if moving else None
            beast = look.kromosaurus
            places.append(
                {
                    "id": place,
                    "name": self.word(f"place-{place}"),
                    "answer": answer if moving else None,
                    "legal": moving and reason is None,
                    **(self.reason(reason) if reason else {"why": None, "rule": None, "ruleText": None}),
                    "here": [
                        {"name": name, "stunned": look.players[name].stunned, "asked": name == asked}
                        for name in look.places[place]
                    ],
                    "beast": beast.life if beast and beast.place == place else None,
                    "tie": self.word(
                        "ui-heavier" if place in self.desk.table.rules.combat.heavier_wins else "ui-lighter"
                    ),
                }
            )
        return {
            "places": places,
            "glacial": look.glacial,
            "asked": asked,
            "label": self.word("ui-board"),
            "words": self.words("rule", "stunned", "life"),
        }

    def do_choose(self, answer: str) -> None:
        self.desk.choose(need(answer, str, "answer"))


class Mats(OnDesk):
    """Life ladder, goods, hand, points and weight of everybody."""

    kind = "mats"

    def state(self) -> dict[str, Any]:
        look, rules = self.look, self.desk.table.rules
        hidden = self.desk.me is not None
        players = []
        for seat in look.players.values():
            own = not hidden or seat.name == self.desk.me
            players.append(
                {
                    "name": seat.name,
                    "weight": seat.weight,
                    "weightMark": rules.characters[seat.name].mark,
                    "place": self.word(f"place-{seat.place}"),
                    "life": seat.life,
                    "lifeMost": rules.life.most,
                    "goods": [
                        {"id": good, "name": self.word(f"name-{good}"), "amount": getattr(seat, good)}
                        for good in TOKENS
                    ],
                    "points": seat.points,
                    "target": look.target,
                    "stunned": seat.stunned,
                    "trophy": seat.trophy,
                    "acting": look.acting == seat.name,
                    "asked": self.desk.asked == seat.name,
                    "me": seat.name == self.desk.me,
                    "hand": [self.card(card) for card in seat.bonus] if own else None,
                    "cards": len(seat.bonus),
                    "evolutions": [self.card(card) for card in seat.evolutions],
                }
            )
        beast = look.kromosaurus
        return {
            "players": players,
            "beast": {"life": beast.life, "lifeMost": rules.kromosaurus.life} if beast else None,
            "turn": self.word("ui-turn", turn=look.turn),
            "words": self.words("life", "bonus", "points", "evolutions", "stunned", "trophy", "acting", "asked", "me"),
        }


class Cards(OnDesk):
    """The prey and the Evolutions lying face up, and what is left in the piles."""

    kind = "cards"

    def state(self) -> dict[str, Any]:
        look = self.look
        options = self.desk.table.options if self.desk.mine else ()
        return {
            "prey": [self._prey(card, options) for card in look.prey],
            "evolutions": [self._evolution(card, options) for card in look.evolutions],
            "piles": [
                {
                    "id": name,
                    "name": self.word(f"deck-{name}"),
                    "pile": len(deck.pile),
                    "discard": self._counted(deck.discard),
                }
                for name, deck in look.decks.items()
            ],
            "words": self.words("prey", "evolutions", "realise"),
        }

    def _prey(self, card: str, options: tuple[str, ...]) -> dict[str, Any]:
        prey = self.desk.table.rules.hunt[card]
        ways = [option for option in options if option.split()[:2] == ["hunt", card]]
        return {
            **self.card(card),
            "dice": prey.dice,
            "value": prey.value,
            "reward": dict(prey.reward),
            "options": [{"answer": way, "label": self._dice(prey.dice, way)} for way in ways],
        }

    def _dice(self, dice: int, way: str) -> str:
        """What a hunt asks for, where the card itself says the rest."""
        bought, price = dice_bought(way, self.desk.table.rules)
        return self.word("ui-hunt-dice", dice=dice + bought, price=price)

    def _evolution(self, card: str, options: tuple[str, ...]) -> dict[str, Any]:
        evolution = self.desk.table.rules.evolution[card]
        answer = f"realise {card}"
        return {
            **self.card(card),
            "points": evolution.points,
            "cost": dict(evolution.cost),
            "place": self.word(f"place-{evolution.place}") if evolution.place else None,
            "answer": answer if answer in options else None,
        }

    def _counted(self, cards: tuple[str, ...]) -> list[dict[str, Any]]:
        rules = self.desk.table.rules
        return [{"name": rules.name(card, self.lang), "copies": n} for card, n in Counter(cards).items()]

    def do_choose(self, answer: str) -> None:
        self.desk.choose(need(answer, str, "answer"))


class Question(OnDesk):
    """What is asked of whom, the legal answers as buttons, and why the others are not legal."""

    kind = "question"

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self.explained: dict[str, Any] | None = None
        self._at: tuple[int, str] = (0, "")

    def state(self) -> dict[str, Any]:
        table, pending = self.desk.shown, self.desk.shown.pending
        here = (len(table.tape), self.lang)
        if here != self._at:
            self.explained, self._at = None, here
        mine = self.desk.mine
        answers = self._answers() if mine else []
        chosen = self._chosen()
        return {
            "sentence": self.desk.say(pending),
            "chosen": chosen,
            "chosenText": self.word("ui-chosen", players=chosen, number=len(chosen)) if chosen else "",
            "asked": self.desk.asked,
            "mine": mine,
            "over": isinstance(pending, Over),
            "options": [answer for answer in answers if not self._on_tray(answer)],
            "inWords": [answer for answer in answers if self._on_tray(answer)],
            "refused": [{"answer": a, "label": self.desk.say(a)} for a in self.refused()] if mine else [],
            "explained": self.explained,
            "canUndo": self.desk.table.can_undo,
            "canRedo": self.desk.table.can_redo,
            "lookingBack": self.desk.looking_back is not None,
            "words": self.words("undo", "redo", "why-not", "refused", "rule", "back-to-now", "in-words"),
        }

    def _answers(self) -> list[dict[str, str]]:
        table, pending = self.desk.table, self.desk.table.pending
        assert isinstance(pending, Decision)
        look = table.state
        return [{"answer": a, "label": option(a, pending, look, self.lang, table.rules)} for a in table.options]

    @staticmethod
    def _on_tray(answer: dict[str, str]) -> bool:
        """Whether one would rather choose it by touching dice."""
        return answer["answer"].split()[0] == "keep"

    def _chosen(self) -> list[str]:
        """Who has already chosen where to go: that may be known, the place may not."""
        pending = self.desk.shown.pending
        if not isinstance(pending, Decision) or pending.question != "movement":
            return []
        return list(self.desk.table.answered)

    def refused(self) -> list[str]:
        """Answers that a person would think of here and that are not legal."""
        table, pending = self.desk.table, self.desk.table.pending
        assert isinstance(pending, Decision)
        if pending.question == "movement":
            thought = [f"go {place}" for place in PLACES]
        elif pending.question == "action":
            thought = self._thought_of(pending.player)
        else:
            thought = []
        return [answer for answer in thought if answer not in table.options]

    def _thought_of(self, player: str) -> list[str]:
        look, rules = self.look, self.desk.table.rules
        seat = look.players[player]
        in_place = {
            "cave": ["rest", *(f"buy {service}" for service in rules.cave.prices)],
            "forest": ["draw", "shuffle"],
            "savannah": [f"hunt {prey}" for prey in look.prey],
            "mountain": ["climb"],
        }
        playable = {option.split()[1] for option in self.desk.table.options if option.startswith("play ")}
        cards = [f"play {card}" for card in dict.fromkeys(seat.bonus) if card not in playable]
        return [*in_place[seat.place], *(f"realise {card}" for card in look.evolutions), *cards]

    def do_choose(self, answer: str) -> None:
        self.desk.choose(need(answer, str, "answer"))
        if rerolling(self.desk.table):  # “Keep 6 and roll the rest”
            self.desk.roll()

    def do_why_not(self, answer: str) -> None:
        reason = self.desk.table.why_not(need(answer, str, "answer"))
        self.explained = {"answer": answer, **self.reason(reason)} if reason else None

    def do_undo(self) -> None:
        self.desk.undo()

    def do_redo(self) -> None:
        self.desk.redo()

    def do_now(self) -> None:
        """Back to the present."""
        self.desk.looking_back = None


class Dice(OnDesk):
    """The dice tray: roll, or set the dice by hand; draws too; on the Mountain, which dice to keep."""

    kind = "dice"

    def state(self) -> dict[str, Any]:
        pending = self.desk.shown.pending
        live = self.desk.looking_back is None
        tape = self.desk.table.tape
        return {
            "sentence": self.desk.say(pending) if isinstance(pending, (Roll, Draw)) else "",
            "roll": self._roll(pending) if isinstance(pending, Roll) and live else None,
            "draw": self._draw(pending) if isinstance(pending, Draw) and live else None,
            "climb": self._climb(pending) if isinstance(pending, Decision) and pending.question == "reroll" else None,
            "last": self._last(),
            "number": len(tape),
            "rolls": len([line for line in tape if line.startswith("roll ")]),
            "words": self.words(
                "roll", "set-dice", "set-help", "draw", "choose-card", "keep", "kept", "reroll", "stop", "dice", "die"
            ),
        }

    def _roll(self, pending: Roll) -> dict[str, Any]:
        hands = [{"who": who, "dice": dice} for who, dice in zip(pending.who, pending.dice, strict=True)]
        kept = self.desk.table.tape[-1].split()[1:] if rerolling(self.desk.table) else []
        return {"hands": hands, "sides": pending.sides, "purpose": pending.purpose, "kept": list(map(int, kept))}

    def _draw(self, pending: Draw) -> dict[str, Any]:
        """A draw can be rehearsed too, where the visitor may see the pile."""
        if self.desk.me is not None:
            return {"cards": []}
        names = {card: self._card_name(pending.deck, card) for card in pending.cards}
        return {"cards": [{"id": c, "name": names[c], "copies": n} for c, n in sorted(Counter(pending.cards).items())]}

    def _card_name(self, deck: str, card: str) -> str:
        if deck == "kromosaurus":
            return self.word(f"place-{card}")
        return str(self.desk.table.rules.name(card, self.lang))

    def _climb(self, pending: Decision) -> dict[str, Any]:
        price = self.desk.table.rules.mountain.rerolls[rerolls_used(self.desk.table)]
        return {
            "who": pending.player,
            "dice": sorted(pending.about["dice"]),
            "price": price,
            "mine": self.desk.mine,
        }

    def _last(self) -> list[dict[str, Any]]:
        """The dice that fell last, by who rolled them; a total where it counts."""
        for event in reversed(self.desk.shown.log):
            if event.kind == "rolled":
                plus = {KROMOSAURUS: event.args["plus"]}
                totals = event.args["totals"].items()
                return [{"who": who, "faces": [total - plus.get(who, 0)], "total": total} for who, total in totals]
            if event.kind in ("hunted", "climbed", "rerolled"):
                faces = list(event.args["dice"])
                total = sum(faces) if event.kind == "hunted" else None
                return [{"who": event.args["player"], "faces": faces, "total": total}]
        return []

    def do_roll(self, dice: list[Any] | None = None) -> None:
        self.desk.roll(None if dice is None else need(dice, list, "dice"))

    def do_draw(self, card: str | None = None) -> None:
        self.desk.roll(None if card is None else need(card, str, "card"))

    def do_keep(self, dice: list[Any], roll: bool = False) -> None:
        """Keep dice of a climb; with ``roll`` the others are rolled at once."""
        need(roll, bool, "roll")
        faces = sorted(need(face, int, f"dice[{n}]") for n, face in enumerate(need(dice, list, "dice")))
        self.desk.choose(" ".join(["keep", *map(str, faces)]))
        if roll:
            self.desk.roll()

    def do_stop(self) -> None:
        self.desk.choose("stop")


class Log(OnDesk):
    """What has happened, line by line, each with the rule behind it; and a look back at any moment."""

    kind = "log"
    SHOWN = 200
    """Lines sent to the browser: the latest."""

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self.explained: int | None = None

    def state(self) -> dict[str, Any]:
        said = self.desk.log_sentences()
        log = self.desk.table.log
        first = max(0, len(log) - self.SHOWN)
        opening = self.desk.table.opening
        lines = [
            {
                "n": n + 1,
                "text": said[n],
                "rule": log[n].rule,
                "kind": log[n].kind,
                "new": n >= self.desk.told,
                "back": n >= opening,
            }
            for n in range(first, len(log))
        ]
        why = None
        if self.explained is not None and self.explained <= len(log):
            rule = log[self.explained - 1].rule
            why = {"n": self.explained, "rule": rule, "ruleText": rule_text(rule, self.lang)}
        return {
            "lines": lines,
            "explained": why,
            "at": len(self.desk.shown.log),
            "past": self.desk.looking_back is not None,
            "words": self.words("log", "why", "look-back", "rule", "back-to-now"),
        }

    def do_why(self, line: int) -> None:
        self.explained = need(line, int, "line") if line != self.explained else None

    def do_look_back(self, line: int) -> None:
        need(line, int, "line")
        least, most = self.desk.table.opening + 1, len(self.desk.table.log)
        if not least <= line <= most:
            raise BadInput("line", "range", least=least, most=most, found=line)
        self.desk.look_back(line)

    def do_now(self) -> None:
        """Back to the present."""
        self.desk.looking_back = None
