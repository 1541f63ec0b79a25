"""A game in the terminal: one person, the others bots. It sees of the table what the person's seat sees."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from krom_explore.engine import files
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Event, Illegal, Over, Roll
from krom_explore.engine.seat import Seat
from krom_explore.engine.table import GameTable
from krom_explore.games import game
from krom_explore.games.face import Face
from krom_explore.lab import answer_at


class Session:
    """What is typed, and what is said to it."""

    def __init__(
        self,
        table: GameTable,
        lang: str = "en",
        rehearse: bool = False,
        against: str = "normal",
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ):
        self.table = table
        self.lang = lang
        self.rehearse = rehearse
        self.against = against
        """The level of the bots."""
        self.read = read
        self.write = write
        self.game = game(table.game.name)
        self.face: Face = self.game.face
        self.me = table.players[0]
        self.told = 0
        """How many events have been shown."""
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why, "undo": self.undo, "redo": self.redo, "save": self.save, "link": self.link,
            "board": self.board, "help": self.help,
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
                self.table.choose(answer_at(self.table, self.against))
                continue
            else:
                self.put(pending)
            if not self.obey(self.read(self.prompt()).strip()):
                return 0

    @property
    def seat(self) -> Seat:
        """The table with the eyes of the person."""
        return self.table.seat(self.me)

    def prompt(self) -> str:
        pending = self.table.pending
        if isinstance(pending, (Decision, Over)):
            return "> "
        return f"{self.table.say(pending, self.lang)} {self.say('play-rehearse', dice=isinstance(pending, Roll))} > "

    # --- saying

    def say(self, key: str, **args: object) -> str:
        return str(self.game.WORDS.message(key, self.lang, **args))

    def tell_news(self) -> None:
        """What has happened since the last time, numbered, so that one can ask why."""
        log = self.seat.log
        for number in range(self.told, len(log)):
            self.write(f"  [{number + 1}] {self.sentence(log[number])}")
        self.told = len(log)

    def sentence(self, event: Event) -> str:
        return self.table.say(event, self.lang)

    def put(self, pending: Decision) -> None:
        self.write("")
        self.write(self.table.say(pending, self.lang))
        for number, option in enumerate(pending.options, 1):
            self.write(f"  {number:2}) {self.face.label(option, self.seat, self.lang)}")

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
        except BadInput as bad:
            self.write(bad.sentence(self.lang))
        return True

    def option(self, line: str) -> str:
        """The option with that number, or the answer itself in its short form."""
        number = counted(line, len(self.table.options))
        return self.table.options[number - 1] if number else line

    def chance(self, line: str) -> None:
        """Dice as typed, or from the seed where nothing is."""
        if not line:
            self.table.roll()
        elif isinstance(self.table.pending, Roll):
            self.table.play_line(f"roll {line}" if all(c in "0123456789, " for c in line) else "roll 0")
        else:
            self.table.roll(line)

    def why(self, what: str) -> None:
        """``why 12``: the rule behind line 12. ``why not ANSWER``: what forbids it."""
        log = self.seat.log
        if what.startswith("not "):
            answer = self.option(what.removeprefix("not ").strip())
            reason = self.table.why_not(answer)
            self.write(self.table.say(reason, self.lang) if reason else self.say("play-legal", answer=answer))
            if reason:
                self.write(f"  {self.rule(reason.rule)}")
        elif number := counted(what, len(log)):
            event = log[number - 1]
            self.write(self.sentence(event))
            self.write(f"  {self.rule(event.rule)}")
        else:
            self.write(self.say("play-why", most=len(log)))

    def rule(self, rule: str) -> str:
        return f"{rule}: {self.game.rulebook.rule_text(rule, self.lang, self.table.rules)}"

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
        except (OSError, ValueError) as failed:  # a value that is wrong: a name that no file can have
            self.write(self.say("play-save-failed", file=name, why=files.reason(failed)))
        else:
            self.write(self.say("play-saved", file=name))

    def link(self, _: str) -> None:
        self.write(self.table.link())

    def help(self, _: str) -> None:
        self.write(self.say("play-help"))

    # --- looking

    def board(self, _: str) -> None:
        """The table as one may see it."""
        for line in self.face.status(self.seat, self.lang):
            self.write(f"  {line}")


def counted(typed: str, most: int) -> int:
    """A number from 1 to ``most`` that was typed; 0 where it is none."""
    number = int(typed) if typed.isdecimal() and len(typed) <= len(str(most)) else 0
    return number if number <= most else 0
