"""Coverage: which rules a learner has seen, got right and got wrong, and what is worth doing next."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from .ledger import Ledger, Met

NEW, SEEN, WRONG, RIGHT = "new", "seen", "wrong", "right"
STANDINGS = (NEW, SEEN, WRONG, RIGHT)
"""How a learner can stand to a rule, from the least to the best."""


def standing(met: Met) -> str:
    """As the answers were, the more frequent kind of them; where there was no answer, as it was seen. Who got it wrong
    and then right has got it right."""
    if met.right or met.wrong:
        return RIGHT if met.right >= met.wrong else WRONG
    return SEEN if met.seen else NEW


def standings(rules: Iterable[str], ledger: Ledger) -> dict[str, str]:
    return {rule: standing(ledger.of(rule)) for rule in rules}


def worth_doing(taught: Mapping[str, Collection[str]], ledger: Ledger) -> str | None:
    """The step worth doing next: the first of those not done that teaches a rule got wrong, else the first not done
    that teaches a rule not met yet, else the first not done, else, once more, the first that teaches a rule got wrong.

    ``taught`` has the rules of each step, in the order of the steps: later ones build on those before. None where all
    are done and nothing is wrong.
    """
    left = [step for step in taught if step not in ledger.steps]
    missed = [step for step, rules in taught.items() if any(standing(ledger.of(rule)) == WRONG for rule in rules)]
    new = [step for step in left if any(standing(ledger.of(rule)) == NEW for rule in taught[step])]
    return next(iter([*(step for step in missed if step in left), *new, *left, *missed]), None)
