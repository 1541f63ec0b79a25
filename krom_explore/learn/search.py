"""Searching short texts as one types: all words in any order, whatever their endings, by what they mean.

It knows no game: what can be found are documents, and which words mean the same is data (``Thesaurus``).
"""

from __future__ import annotations

import difflib
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from math import inf, log
from typing import Any, NamedTuple

from attrs import Factory, frozen

from krom_explore.engine.shapes import structure

from .language import Word, folded, silent, stem, words

LONGEST = 80
"""Letters of a search that are read."""
MOST_WORDS = 12
"""Words of a search that are looked for."""
MOST_FOUND = 20
NEAR, FAINT = 0.65, 0.5
"""How alike a word must be to one that is known, to be taken for it; and to be offered in its place."""
MOST_NEAR = 3
MOST_CLOSE = 8
"""Words that are spelt nearly so, of which the nearest are chosen by how they begin."""
PREFIX = 1
"""Letters of a word from which on it can be guessed while it is typed."""

TITLE, NAME, MEANT, CHAPTER, TEXT = 4.0, 3.0, 4.0, 1.5, 1.0
"""What a word counts for where it stands in the title, the id, the words that are meant, the chapter, the text."""
SYNONYM, BEGUN, MISSPELT = 0.7, 0.8, 0.5
"""What it counts for if it is another word for what was typed, goes on from it, or is spelt a little otherwise."""
LONGER = 0.2
"""And if it goes on from a word that is known as it stands: “check” is seldom half of “checkmate”."""
ALIKE_AT_FIRST = 0.3
"""What counts for a word that begins like a misspelt one, beside all other letters: slips are rare at the beginning."""
WHOLE = 0.6
"""What is added for a title that was typed as a whole, and for a part of it so much less."""
QUIET = 1.0
"""What is added where all the words that say little, such as “where”, stand in the title or in what is meant."""
CALLED = 3.0
"""How much more one counts that was typed word by word."""
FAR = 0.2
"""Whatever is so much worse than the best is not shown."""

Span = tuple[int, int]
"""Where something that matched begins and ends in a text."""


class Document(NamedTuple):
    """Something that can be found."""

    id: str
    title: str
    text: str
    chapter: str = ""
    meant: str = ""
    """Words that people look for it with and that do not stand in it."""
    weight: float = 1.0
    """How much it counts beside the others."""


class Found(NamedTuple):
    document: Document
    title: tuple[Span, ...]
    """What matched in the title."""
    text: tuple[Span, ...]


class Answer(NamedTuple):
    found: Sequence[Found]
    near: Sequence[str]
    """Searches that somebody may have meant, where a word is not known."""
    unknown: Sequence[str]
    """The words that nothing has."""


@frozen
class Thesaurus:
    """Which words mean the same, in one language."""

    alike: list[list[str]] = Factory(list)
    """Groups of words of which one may stand for another."""
    meant: dict[str, str] = Factory(dict)
    """For the id of a document, the words that people look for it with."""


def thesauruses(home: Any) -> dict[str, Thesaurus]:
    """Those of a game, by language: the ``search.toml`` in its folder, if there is one."""
    file = home.joinpath("search.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {lang: structure(entry, Thesaurus, lang) for lang, entry in data.items()}


class Term(NamedTuple):
    """A word of a search: the stems that answer it, and what each counts for."""

    said: str
    stems: Mapping[str, float]
    misspelt: str = ""
    """The known word that it was taken for."""


class Library:
    """Documents in one language, ready to be searched."""

    def __init__(self, documents: Iterable[Document], lang: str, thesaurus: Thesaurus | None = None):
        self.lang = lang
        self.documents = {document.id: document for document in documents}
        self._alike = self._groups((thesaurus or Thesaurus()).alike)
        self._words: dict[str, str] = {}
        """Every word that is known, with its stem."""
        self._counts: defaultdict[str, dict[str, float]] = defaultdict(dict)
        """For each stem, what it counts for in each document that has it."""
        self._names: dict[str, list[str]] = {}
        """The words of each title."""
        self._titles: dict[str, set[str]] = {}
        """And the stems of those that say something."""
        self._quiet: dict[str, set[str]] = {}
        """The words of title and of what is meant that say little."""
        for document in self.documents.values():
            self._enter(document)
        many = len(self.documents)
        self._rare = {known: log(1 + many / len(where)) for known, where in self._counts.items()}
        """A word that few have says more."""

    def _groups(self, alike: Iterable[Sequence[str]]) -> dict[str, set[str]]:
        found: defaultdict[str, set[str]] = defaultdict(set)
        for group in alike:
            stems = {self._stem(folded(word)) for word in group}
            for one in stems:
                found[one] |= stems - {one}
        return dict(found)

    def _stem(self, word: str) -> str:
        return stem(word, self.lang)

    def _enter(self, document: Document) -> None:
        name = document.id.replace(".", " ").replace("_", " ").replace("/", " ")
        fields = ((document.title, TITLE), (name, NAME), (document.meant, MEANT), (document.chapter, CHAPTER))
        counts: defaultdict[str, float] = defaultdict(float)
        for text, weight in (*fields, (document.text, TEXT)):
            for word in {word.said for word in words(text)}:
                self._words.setdefault(word, self._stem(word))
                counts[self._words[word]] += weight * document.weight
        for one, weight in counts.items():
            self._counts[one][document.id] = weight
        title = self._names[document.id] = [word.said for word in words(document.title)]
        self._titles[document.id] = {self._words[word] for word in title if not silent(word, self.lang)}
        asked = {*title, *(word.said for word in words(document.meant))}
        self._quiet[document.id] = {word for word in asked if silent(word, self.lang)}

    # --- searching

    def find(self, query: str, most: int = MOST_FOUND) -> Answer:
        """What fits a search that is still being typed: its last word may go on, unless a space comes after it."""
        typed = query[:LONGEST]
        if typed.strip() in self.documents:
            return Answer([self._marked(self.documents[typed.strip()], [])], [], [])
        terms = self._terms(typed)
        scores = self._scores(terms)
        said = [word.said for word in words(typed)]
        quiet = {word: self._rare.get(self._stem(word), 0.0) for word in said if silent(word, self.lang)}
        for id_ in scores:
            scores[id_] *= 1 + QUIET * self._asked_so(id_, quiet)
        for id_ in self._called(said):
            scores[id_] = scores.get(id_, 0.0) * CALLED
        best = sorted(scores, key=lambda id_: -scores[id_])[:most]
        found = [id_ for id_ in best if scores[id_] > FAR * scores[best[0]]]
        unknown = [term for term in terms if not term.stems or term.misspelt]
        return Answer(
            [self._marked(self.documents[id_], terms) for id_ in found],
            self._near(typed, unknown),
            [term.said for term in unknown if not term.misspelt],
        )

    def _terms(self, query: str) -> list[Term]:
        """The words that are looked for. Those that say nothing are left out, unless there are no others."""
        said = [word.said for word in words(query) if word.said]
        loud = [word for word in said if not silent(word, self.lang)]
        begun = said[-1] if said and not query[-1:].isspace() else ""
        if begun and not loud and self._goes_on(begun, silently=False):
            loud.append(begun)  # "so" may become "sold"; after other words it says as little as it does
        return [self._term(word, word == begun) for word in dict.fromkeys(loud or said)][:MOST_WORDS]

    def _goes_on(self, word: str, silently: bool = True) -> list[str]:
        """The known words that begin like this one."""
        if len(word) < PREFIX:
            return []
        longer = (known for known in self._words if known.startswith(word) and known != word)
        return [known for known in longer if silently or not silent(known, self.lang)]

    def _term(self, word: str, begun: bool) -> Term:
        own = self._stem(word)
        stems: dict[str, float] = {}
        if begun:
            whole = word in self._words and not silent(word, self.lang)
            stems |= {self._words[known]: LONGER if whole else BEGUN for known in self._goes_on(word)}
        stems |= {other: SYNONYM for other in self._alike.get(own, ()) if other in self._counts}
        if own in self._counts:
            stems[own] = 1.0
        if stems:
            return Term(word, stems)
        near = self._like(word, 1, NEAR)
        if not near:
            return Term(word, {})
        meant = self._term(near[0], begun=False)
        return Term(word, {one: MISSPELT * weight for one, weight in meant.stems.items()}, near[0])

    def _like(self, word: str, most: int, cutoff: float) -> list[str]:
        """Known words that are spelt nearly so, the nearest first. Only those that look like it at all are compared."""
        looks = {word[:1], *(word[at : at + 2] for at in range(len(word) - 1))}
        loud = (known for known in self._words if not silent(known, self.lang))
        near = [known for known in loud if abs(len(known) - len(word)) <= 2 and any(one in known for one in looks)]
        close = difflib.get_close_matches(word, near, MOST_CLOSE, cutoff)
        return sorted(close, key=lambda known: -_likeness(word, known))[:most]

    def _scores(self, terms: Sequence[Term]) -> dict[str, float]:
        """What each document counts for; those that answer all words before those that answer some of them."""
        known = [term for term in terms if term.stems]
        sums: defaultdict[str, float] = defaultdict(float)
        answered: Counter[str] = Counter()
        for term in known:
            best: dict[str, float] = {}
            typed = self._rare.get(self._stem(term.said), inf)
            for one, weight in term.stems.items():
                says = weight * min(self._rare[one], typed)  # no other word says more than the one that was typed
                for id_, count in self._counts[one].items():
                    best[id_] = max(best.get(id_, 0.0), says * count)
            for id_, value in best.items():
                sums[id_] += value
                answered[id_] += 1
        stems: dict[str, float] = {}
        for term in known:
            stems |= {one: max(weight, stems.get(one, 0.0)) for one, weight in term.stems.items()}
        return {
            id_: value * (answered[id_] / len(known)) ** 2 * (1 + WHOLE * self._said_of_title(id_, stems))
            for id_, value in sums.items()
        }

    def _called(self, said: Sequence[str]) -> list[str]:
        """The documents that are called just so."""
        return [id_ for id_, title in self._names.items() if title == said]

    def _said_of_title(self, id_: str, stems: Mapping[str, float]) -> float:
        """Which part of a title was typed."""
        title = self._titles[id_]
        return sum(stems.get(one, 0.0) for one in title) / len(title) if title else 0.0

    def _asked_so(self, id_: str, quiet: Mapping[str, float]) -> float:
        """Which part of the words that say little a document is asked for with. Of these too a rare one says more."""
        whole = sum(quiet.values())
        return sum(quiet[word] for word in self._quiet[id_] & quiet.keys()) / whole if whole else 0.0

    def _near(self, query: str, unknown: Sequence[Term]) -> list[str]:
        """The search with known words in the place of those that are not: all of them, then one or the other."""
        like = {term.said: self._like(term.said, MOST_NEAR, NEAR if term.misspelt else FAINT) for term in unknown}
        offers = [{said: near[0] for said, near in like.items() if near}]
        offers += [{**offers[0], said: other} for said, near in like.items() for other in near[1:]]
        typed = words(query)
        fixed = [
            " ".join(offer.get(one.said, query[one.start : one.end]) for one in typed) for offer in offers if offer
        ]
        return list(dict.fromkeys(fixed))[:MOST_NEAR]

    # --- marking

    def _marked(self, document: Document, terms: Sequence[Term]) -> Found:
        stems = {one for term in terms for one in term.stems}
        return Found(document, self._spans(document.title, stems), self._spans(document.text, stems))

    def _spans(self, text: str, stems: set[str]) -> tuple[Span, ...]:
        hits: list[Word] = [word for word in words(text) if self._words.get(word.said, "") in stems]
        return tuple((word.start, word.end) for word in hits)


def _likeness(word: str, known: str) -> float:
    """How likely a known word was meant by one that is not: like letters, and most of all those at the beginning."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, known, strict=False)))
    return difflib.SequenceMatcher(None, known, word).ratio() + ALIKE_AT_FIRST * same / len(word)
