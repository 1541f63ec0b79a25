"""The solver: finds a way from a position of a step to its goal, over the answers that the learner could give.

Chance is rehearsed and the others have a script, so that nothing else is open. Tests use it to prove that a step keeps
what it promises, hints to point at an answer that leads on, and a box of one's own to leave out what cannot be done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from krom_explore.engine.ports import Answer, Over
from krom_explore.engine.table import GameTable

from .lesson import OPEN, SOLVED, Course, Standing, Step, course, go_on, standing
from .predicates import Scene

MOST_NODES = 4_000
"""Positions that are looked at. The largest step of ours has a quarter of them."""

QUICK = 600
"""The same while somebody waits. Where they are not enough, the way is not known."""
AT_ONCE = 150
"""Answers that are tried after every move: so few that nobody waits for it."""

LONGEST = 200
"""Answers of others, rolls and draws between two of the learner's answers."""


class Node(NamedTuple):
    """A position on the way, where the learner is asked or the try has ended."""

    table: GameTable
    course: Course
    standing: Standing


def begin(step: Step) -> Node:
    return run(step, step.begin.fork(), Course((), tuple(step.written.chance)))[-1]


def here(step: Step, table: GameTable) -> Node:
    """The node of a table that has come some way."""
    return run(step, table.fork(), course(step, table))[-1]


def after(step: Step, node: Node, answer: Answer) -> list[Node]:
    """All moments from an answer of the learner's on, until the next is asked for."""
    table = node.table.fork()
    table.choose(answer)
    return run(step, table, Course((*node.course.answers, answer), node.course.left))


def run(step: Step, table: GameTable, so_far: Course) -> list[Node]:
    """Play on as long as only others and chance are asked; each moment, on a table of its own, the last one last."""
    answers, left = so_far
    nodes: list[Node] = []
    for _ in range(LONGEST):
        stands = standing(step, Scene(step.begin, table, answers))
        nodes.append(Node(table, Course(answers, left), stands))
        if stands.kind != OPEN or step.asks(table.pending) or isinstance(table.pending, Over):
            break
        table = table.fork()
        left = go_on(step, table, left)
    return nodes


def solve(step: Step, start: Node | None = None, wanted: str = SOLVED, most: int = MOST_NODES) -> list[Answer] | None:
    """The shortest way to a standing, as answers of the learner's; None where there is none within the moves."""
    start = start or begin(step)
    for node in reached(step, start, most):
        if node.standing.kind == wanted:
            return list(node.course.answers[len(start.course.answers) :])
    return None


def reached(step: Step, start: Node, most: int = MOST_NODES) -> Iterator[Node]:
    """Every position that the learner's answers lead to, those after fewer answers first."""
    waiting, met = deque([start]), {fingerprint(step, start)}
    looked_at = 0
    while waiting:
        node = waiting.popleft()
        yield node
        if node.standing.kind != OPEN or not step.asks(node.table.pending):
            continue
        for answer in node.table.options:
            looked_at += 1
            if looked_at > most:
                return
            follower = after(step, node, answer)[-1]
            print_ = fingerprint(step, follower)
            if print_ not in met:
                met.add(print_)
                waiting.append(follower)


def fingerprint(step: Step, node: Node) -> str:
    """The same for two positions from which the step goes on alike."""
    scene = Scene(step.begin, node.table, node.course.answers)
    leaves = [leaf.holds(scene) for predicate in (step.success, *step.failures.values()) for leaf in predicate.leaves()]
    in_secret = node.table.tape[node.table.steps - len(node.table.answered) :]
    asked = (node.table.options, getattr(scene.pending, "about", None), in_secret)
    return repr((scene.state, asked, node.course.left, len(node.course.answers), leaves, node.standing))


def scenes(step: Step, most: int = MOST_NODES) -> Iterator[Scene]:
    """Every moment that the learner can bring about, those in the middle of what follows from an answer included."""
    for moment in run(step, step.begin.fork(), Course((), tuple(step.written.chance))):
        yield Scene(step.begin, moment.table, moment.course.answers)
    for node in reached(step, begin(step), most):
        if node.standing.kind == OPEN:
            for answer in node.table.options:
                for moment in after(step, node, answer):
                    yield Scene(step.begin, moment.table, moment.course.answers)


def next_answer(step: Step, table: GameTable) -> Answer | None:
    """An answer that leads to the goal from here; None where none does any more."""
    node = here(step, table)
    if node.standing.kind != OPEN:
        return None
    so_far, good = node.course.answers, step.written.way
    if len(so_far) < len(good) and list(so_far) == good[: len(so_far)]:
        return good[len(so_far)]
    way = solve(step, node, most=QUICK)
    return way[0] if way else None


def lost(step: Step, table: GameTable) -> bool:
    """Whether it is certain that no answer leads to the goal any more: all of them were tried, and not too many."""
    node = here(step, table)
    if node.standing.kind != OPEN or list(node.course.answers) == step.written.way[: len(node.course.answers)]:
        return False
    tried = 0
    for one in reached(step, node, AT_ONCE):
        if one.standing.kind == SOLVED:
            return False
        if one.standing.kind == OPEN and step.asks(one.table.pending):
            tried += len(one.table.options)
    return tried <= AT_ONCE


def holds(step: Step) -> bool:
    """Whether the way that a step shows leads to its goal, and not before its last answer."""
    node = begin(step)
    for answer in step.written.way:
        if node.standing.kind != OPEN or answer not in node.table.options:
            return False
        node = after(step, node, answer)[-1]
    return node.standing.kind == SOLVED


def way_back(step: Step, table: GameTable) -> int:
    """The last moment before the present one at which the learner was asked and the goal could still be reached."""
    then = table.fork()
    asked = []
    for moment in range(table.steps):
        then.go_to(moment)
        if step.asks(then.pending):
            asked.append(moment)
    for moment in reversed(asked):
        then.go_to(moment)
        if next_answer(step, then) is not None:
            return moment
    return asked[0] if asked else 0
