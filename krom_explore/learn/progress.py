"""What was tried and solved so far. It lives as long as the kernel and is stored nowhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from krom_explore import text

from .exercise import Task, Verdict
from .note import Note


@dataclass
class Tries:
    """The tries at one exercise."""

    count: int = 0
    """Tries until it was solved; after that none is counted."""
    solved: bool = False

    def check(self, task: Task, given: Any) -> Verdict:
        """Grade an answer and remember that it was tried."""
        verdict = task.grade(given)
        if verdict.counted and not self.solved:
            self.count += 1
            self.solved = verdict.right
        return verdict

    def solution(self, task: Task, lang: str = "en") -> str:
        """The solution, after a try; before it, a sentence that says so."""
        return task.solution(lang) if self.count else text.message("solution-later", lang)


@dataclass
class Progress:
    """The tries at all exercises, by their ids."""

    tried: dict[str, Tries] = field(default_factory=dict)

    def of(self, id_: str) -> Tries:
        return self.tried.setdefault(id_, Tries())

    def note(self, lang: str = "en") -> Note:
        """A line for each exercise that was tried."""
        lines = [
            text.message("progress-solved" if tries.solved else "progress-open", lang, id=id_, tries=tries.count)
            for id_, tries in self.tried.items()
            if tries.count
        ]
        return Note("progress", "\n".join(lines) or text.message("progress-nothing", lang))
