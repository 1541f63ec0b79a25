"""What the code of a game can say, read out of its source: every code, kind, question and rule that it passes on.

Each game's own test compares that with its catalogue and its index of rules.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

import krom_explore

HOUSE = Path(krom_explore.__file__).parent
GENERIC = sorted((HOUSE / "text" / "en").glob("*.ftl"))

CODES = {
    "BadInput": {"bad": 1}, "bad": {"bad": 1}, "Expected": {"bad": 0}, "expected": {"bad": 0},
    "Reason": {"why": 0, "rule": 1},
    "Decision": {"ask": 1},
    "game.tell": {"event": 0, "rule": 1}, "game.tell_only": {"event": 2, "rule": 3},
    "game.roll": {"roll": 2}, "game.draw": {"draw": 0},
    "message": {"key": 0},
}  # fmt: skip
"""Which argument of which call is a code, a kind, a question, a rule; a game has more such calls of its own."""


def files_of(game):
    """The source files that can speak in a game: all but those of other games."""
    games = HOUSE / "games"
    return [
        path
        for path in sorted(HOUSE.rglob("*.py"))
        if games not in path.parents or path.parent == games or games / game in path.parents
    ]


def catalogues_of(game):
    return sorted([*GENERIC, *(HOUSE / "games" / game / "text" / "en").glob("*.ftl")])


class Reader(ast.NodeVisitor):
    """Collects the codes of one module, and with each that is written out the names of the facts that go with it."""

    def __init__(self, tree, found, codes, domains):
        self.tree = tree
        self.found = found
        self.codes = codes
        self.domains = domains
        self.scopes = [tree]
        self.visit(tree)

    def visit_FunctionDef(self, node):
        self.scopes.append(node)
        self.generic_visit(node)
        self.scopes.pop()

    def visit_Call(self, node):
        self.generic_visit(node)
        called = ast.unparse(node.func)
        name = called if called in self.codes else called.rpartition(".")[2]
        for what, position in self.codes.get(name, {}).items():
            if position < len(node.args):
                plain = isinstance(node.args[position], ast.Constant)
                for value in self.values(node.args[position]):
                    self.found[what][value] += [self.facts(name, node)] if plain else []

    def values(self, node):
        """Every text that an expression can be."""
        if ast.unparse(node) in self.domains:
            return self.domains[ast.unparse(node)]
        match node:
            case ast.Constant(value=str(value)):
                return {value}
            case ast.IfExp():
                return self.values(node.body) | self.values(node.orelse)
            case ast.Subscript(value=ast.Dict(values=values)):
                return set().union(*map(self.values, values))
            case ast.FormattedValue():
                return self.values(node.value)
            case ast.JoinedStr(values=parts):
                return {"".join(chosen) for chosen in product(*map(self.values, parts))}
            case ast.Name():
                return self.named(node.id)
            case ast.Call(func=ast.Name(id=name)):
                made = [n for n in self.tree.body if isinstance(n, ast.FunctionDef) and n.name == name]
                returns = [n.value for function in made for n in ast.walk(function) if isinstance(n, ast.Return)]
                return set().union(*map(self.values, returns))
        return set()

    def named(self, name):
        """The values of a variable: of every assignment, of a loop over texts, of a parameter's default."""
        found = set()
        for scope in self.scopes:
            for node in ast.walk(scope) if scope is not self.tree else scope.body:
                match node:
                    case ast.Assign(targets=[ast.Name(id=target)]) if target == name:
                        found |= self.values(node.value)
                    case ast.For(target=ast.Tuple(elts=targets), iter=ast.Tuple(elts=rows)):
                        for at, target in enumerate(targets):
                            if ast.unparse(target) == name:
                                found |= set().union(*(self.values(row.elts[at]) for row in rows))
            if isinstance(scope, ast.FunctionDef):
                by_default = zip(reversed(scope.args.args), reversed(scope.args.defaults), strict=False)
                found |= set().union(*(self.values(value) for arg, value in by_default if arg.arg == name))
        return found

    def facts(self, name, call):
        """The names of the facts that a call gives to the sentence."""
        position = {"Reason": 2, "Decision": 3}.get(name)
        tables = [keyword.value for keyword in call.keywords if keyword.arg is None]
        tables += call.args[position:] if position else []
        names = {keyword.arg for keyword in call.keywords if keyword.arg}
        return names.union(*map(self.keys, tables))

    def keys(self, table):
        """The names in a table that is written out, here or where the variable was assigned, with those put into it."""
        names = set()
        for node in [table, *self.assigned(ast.unparse(table))]:
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    names |= self.keys(value) if key is None else {key.value}
        return names

    def assigned(self, name):
        """What is assigned to a variable in the function."""
        return [
            node.value
            for node in ast.walk(self.scopes[-1])
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
        ]


def said_by(files, codes, domains):
    """What the source passes on: for bad, why, event, ask, roll, draw, rule and key each value and its facts."""
    found = defaultdict(lambda: defaultdict(list))
    for path in files:
        Reader(ast.parse(path.read_text(encoding="utf-8")), found, codes, domains)
    return found


def messages_in(catalogues):
    """All messages of some catalogues, parsed."""
    entries = [entry for path in catalogues for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


class Variables(Visitor):
    """The variables that a message uses, those of the messages that it refers to included."""

    def __init__(self, messages):
        self.messages = messages
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)

    def visit_MessageReference(self, node):
        self.visit(self.messages[node.id.name])


class Literals(Visitor):
    """The words that a message itself says, without what its variables say."""

    def __init__(self):
        self.said = []

    def visit_TextElement(self, node):
        self.said.append(node.value)
