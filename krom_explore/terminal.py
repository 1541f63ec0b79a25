"""A game of Krom in the terminal: one person, the others bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from krom_explore.engine.ports import Decision, Event, Illegal, Over, Roll
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.words import rule_text
from krom_explore.lab import RandomBot


class Session:
    """What is typed, and what is said to it."""

    def __init__(
        self,
        table: Table,
        lang: str = "en",
        rehearse: bool = False,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ):
        self.table = table
        self.lang = lang
        self.rehearse = rehearse
        self.read = read
        self.write = write
        self.me = next(iter(table.state.players))
        self.told = 0
        """How many events have been shown."""
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why, "undo": self.undo, "redo": self.redo, "save": self.save, "link": self.link,
            "board": self.board, "hand": self.hand, "help": self.help,
        }  # fmt: skip

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        self.write(self.say("play-welcome", player=self.me))
        self.board("")
        while True:
            self.tell_news()
            pending = self.table.pending
            if isinstance(pending, Over):
                self.write(self.table.say(pending, self.lang))
            elif not isinstance(pending, Decision):
                if not self.rehearse:
                    self.table.roll()
                    continue
            elif pending.player != self.me:
                self.table.choose(self.bot_of(pending))
                continue
            else:
                self.put(pending)
            if not self.obey(self.read(self.prompt()).strip()):
                return 0

    def bot_of(self, pending: Decision) -> str:
        """The bots' answer. It depends on the moment alone, so that undo and redo find the same bots."""
        return RandomBot(f"{self.table.seed} {len(self.table.tape)}").decide(pending)

    def prompt(self) -> str:
        pending = self.table.pending
        if isinstance(pending, (Decision, Over)):
            return "> "
        return f"{self.table.say(pending, self.lang)} {self.say('play-rehearse', dice=isinstance(pending, Roll))} > "

    # --- saying

    def say(self, key: str, **args: object) -> str:
        return WORDS.message(key, self.lang, **args)

    def tell_news(self) -> None:
        """What has happened since the last time, numbered, so that one can ask why."""
        log = self.table.log
        for number in range(self.told, len(log)):
            self.write(f"  [{number + 1}] {self.sentence(log[number])}")
        self.told = len(log)

    def sentence(self, event: Event) -> str:
        return self.table.say(event.seen_by(self.me), self.lang)

    def put(self, pending: Decision) -> None:
        self.write("")
        self.write(self.table.say(pending, self.lang))
        for number, option in enumerate(pending.options, 1):
            self.write(f"  {number:2}) {self.table.say(option, self.lang)}")

    # --- obeying

    def obey(self, line: str) -> bool:
        """Do what was typed. False when the person leaves."""
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            return False
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            elif isinstance(self.table.pending, Decision):
                self.table.choose(self.option(line))
            elif not isinstance(self.table.pending, Over):
                self.chance(line)
        except Illegal as refused:
            self.write(self.table.say(refused.reason, self.lang))
            self.write(f"  {self.rule(refused.reason.rule)}")
        return True

    def option(self, line: str) -> str:
        """The option with that number, or the answer itself in its short form."""
        options = self.table.options
        return options[int(line) - 1] if line.isdecimal() and 0 < int(line) <= len(options) else line

    def chance(self, line: str) -> None:
        """Dice as typed, or from the seed where nothing is."""
        if not line:
            self.table.roll()
        elif isinstance(self.table.pending, Roll):
            self.table.play_line(f"roll {line}" if all(c in "0123456789, " for c in line) else "roll 0")
        else:
            self.table.roll(line)

    def why(self, what: str) -> None:
        """``why 12``: the rule behind line 12. ``why not go cave``: what forbids it."""
        log = self.table.log
        if what.startswith("not "):
            answer = self.option(what.removeprefix("not ").strip())
            reason = self.table.why_not(answer)
            self.write(self.table.say(reason, self.lang) if reason else self.say("play-legal", answer=answer))
            if reason:
                self.write(f"  {self.rule(reason.rule)}")
        elif what.isdecimal() and 0 < int(what) <= len(log):
            event = log[int(what) - 1]
            self.write(self.sentence(event))
            self.write(f"  {self.rule(event.rule)}")
        else:
            self.write(self.say("play-why", most=len(log)))

    def rule(self, rule: str) -> str:
        return f"{rule}: {rule_text(rule, self.lang)}"

    def undo(self, _: str) -> None:
        """Back to the person's last decision, through dice and bots."""
        self.table.undo()
        while self.table.can_undo and not self.my_turn():
            self.table.undo()
        self.told = len(self.table.log)

    def redo(self, _: str) -> None:
        self.table.redo()
        while self.table.can_redo and not self.my_turn():
            self.table.redo()

    def my_turn(self) -> bool:
        pending = self.table.pending
        return isinstance(pending, Decision) and pending.player == self.me

    def save(self, name: str) -> None:
        if not name:
            self.write(self.say("play-save-name"))
            return
        try:
            Path(name).write_text(self.table.save(), encoding="utf-8")
        except OSError as failed:
            self.write(self.say("play-save-failed", file=name, why=failed.strerror or ""))
        else:
            self.write(self.say("play-saved", file=name))

    def link(self, _: str) -> None:
        self.write(self.table.link())

    def help(self, _: str) -> None:
        self.write(self.say("play-help"))

    # --- looking

    def board(self, _: str) -> None:
        """Who is where with what, the prey and the Evolutions."""
        seen = self.table.view(self.me)
        for place in PLACES:
            here = [name for name, seat in seen["players"].items() if seat["place"] == place]
            if seen["kromosaurus"] and seen["kromosaurus"]["place"] == place:
                here.append(self.say("play-kromosaurus", life=seen["kromosaurus"]["life"]))
            self.write(f"  {WORDS.message(f'place-{place}', self.lang)}: {', '.join(here) or '–'}")
        for name, seat in seen["players"].items():
            cards = len(seat["bonus"]) if name == self.me else seat["bonus"]
            goods = {good: "?" if seat[good] is None else seat[good] for good in ("krom", "wood", "stone", "bone")}
            cards = "?" if cards is None else cards
            marks = {"stunned": "yes" if seat["stunned"] else "no", "trophy": "yes" if seat["trophy"] else "no"}
            line = {"life": seat["life"], "points": seat["points"], "target": seen["target"], "weight": seat["weight"]}
            self.write("  " + self.say("play-mat", player=name, cards=cards, **goods, **line, **marks))
        rules = self.table.rules
        for key, cards in (("play-prey", seen["prey"]), ("play-evolutions", seen["evolutions"])):
            self.write("  " + self.say(key, cards=[f"{rules.name(card, self.lang)} ({card})" for card in cards]))
        self.hand("")

    def hand(self, _: str) -> None:
        """One's own Bonus cards."""
        rules = self.table.rules
        held = self.table.view(self.me)["players"][self.me]["bonus"]
        cards = [f"{rules.name(card, self.lang)} ({card})" for card in held]
        self.write("  " + self.say("play-hand", cards=cards))
