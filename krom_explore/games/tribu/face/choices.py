"""The legal answers as buttons: what each does, what it brings, and where chance is involved how likely that is.

All of it is a function of what the seat may know. A card that one cannot see is any of those that lie nowhere in sight,
each as likely as the other; chances are those of ``odds``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any

from krom_explore.engine.names import MOST_KEPT
from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import Seat
from krom_explore.games.face import PLAIN, Chance, Choice, Group, Step
from krom_explore.odds import spread

from .. import answers
from ..answers import Intent
from ..catalogue import WORDS
from ..look import ChainLook, PlayerLook
from ..rules import chains
from ..ruleset import Ruleset
from ..words import describe_card, quoted
from . import stakes, ways
from .cards import picture
from .seen import unseen

ICONS = {"draw": "deck", "take": "discard", "pass": "pass"}
"""What stands for a verb that is about no card."""

percent = lru_cache(maxsize=MOST_KEPT)(spread.percent)
"""Numbers as the language writes them: a page writes most of them again after every click."""


def label(answer: str, seat: Seat, lang: str) -> str:
    return seat.say(answer, lang)


def icon(answer: str, rules: Ruleset) -> str | None:
    intent = answers.parse(answer, rules)
    return picture(intent.card, rules) if intent.card else ICONS.get(intent.verb)


def choices(seat: Seat, lang: str) -> list[Choice]:
    """Every legal answer, in the order of the options."""
    if not seat.options:
        return []
    moment = Moment(seat, lang)
    made = [moment.choice(answer) for answer in seat.options]
    return [made[0]._replace(main=True)] if len(made) == 1 else made


class Moment:
    """What is asked, of whom, and in which words the answers are said."""

    def __init__(self, seat: Seat, lang: str):
        assert isinstance(seat.pending, Decision)
        self.seat = seat
        self.rules: Ruleset = seat.rules
        self.lang = lang
        self.question = seat.pending.question
        self.about = seat.pending.about
        self.player: PlayerLook = seat.state.players[seat.pending.player]
        self._unseen: Counter[str] | None = None

    @property
    def unseen(self) -> Counter[str]:
        """The cards that lie nowhere in sight."""
        if self._unseen is None:
            self._unseen = unseen(self.seat.state, self.seat.player, self.rules)
        return self._unseen

    def choice(self, answer: str) -> Choice:
        intent = answers.parse(answer, self.rules)
        plain = Choice(
            answer,
            label(answer, self.seat, self.lang),
            icon(answer, self.rules),
            group=self.group(intent),
            steps=self.steps(intent),
        )
        told = BY_VERB.get(intent.verb)
        return self.warned(told(self, plain, intent) if told else plain, intent)

    def warned(self, made: Choice, intent: Intent) -> Choice:
        """With the lonely characters that it would lose. Who discards what an action has drawn can save nobody."""
        lost = stakes.lost_by(intent, self.seat, self.player) if self.question in ("turn", "action") else []
        return made._replace(effect=self.join(self.forfeited(lost), made.effect), main=False) if lost else made

    def forfeited(self, chains: Sequence[ChainLook]) -> str:
        """The characters that would be lost, with what lies beside them, and the spheres that go."""
        cards = [card for chain in chains for card in (chain.character, *chain.active) if card]
        number = sum(chain.spheres for chain in chains)
        return self.word("choice-forfeits", cards=self.named(cards), number=number)

    def group(self, intent: Intent) -> Group:
        if self.question == "turn":
            name = "turned" if intent.verb in ways.TURNED else "taken"
            return Group(name, self.word(f"choice-group-{name}"))
        return PLAIN

    # --- step by step

    def steps(self, intent: Intent) -> tuple[Step, ...]:
        match ways.way(intent, self.question, self.player.name).steps:
            case first, last:
                return self.card_step(first, intent), self.last_step(last, intent)
            case first, middle, last:
                return self.card_step(first, intent), self.stolen_step(middle, intent), self.last_step(last, intent)
        return ()

    def card_step(self, id_: str, intent: Intent) -> Step:
        """The card that something is done with: in the hand, or face down beside a chain."""
        name = self.rules.name(intent.card, self.lang)
        if intent.verb in ways.TURNED:
            name = self.word("choice-beside", card=name, chain=self.rules.name(intent.chain, self.lang))
        return Step(id_, name, picture(intent.card, self.rules), self.good_for(intent.card, intent.verb in ways.TURNED))

    def good_for(self, card: str, lies: bool) -> str:
        """What a card is good for now, in a few words: what stands on it can be seen. Some must lie face down first."""
        match self.rules.family[card]:
            case "dioramas":
                return self.fits(card)
            case "characters":
                return self.word(f"choice-for-{'double' if card in self.player.chains else 'character'}")
            case "events":
                key = "choice-for-event-now" if lies else "choice-for-event"
                return self.word(key, number=self.rules.events[card].destroys)
            case "protections":
                return self.word("choice-for-protection", number=self.rules.protections[card].saves)
        return describe_card(card, self.lang, self.rules)

    def fits(self, card: str) -> str:
        taking = [self.rules.name(chain.character, self.lang) for chain in self.open_chains() if card in chain.fits]
        return self.word("choice-fits", chains=quoted(taking, self.lang) if taking else None)

    def stolen_step(self, id_: str, intent: Intent) -> Step:
        """The Diorama that one reaches for."""
        card = self.target(intent).vases[-1]
        names = {"card": self.rules.name(card, self.lang), "chain": self.rules.name(intent.target, self.lang)}
        said = self.word("choice-stolen", player=intent.player, **names)
        return Step(id_, said, picture(card, self.rules), asks=self.word("choice-asks-steal"))

    def last_step(self, id_: str, intent: Intent) -> Step:
        steals = intent.verb == "play" and intent.chain
        asks = "own" if steals else "turned" if intent.verb in ways.TURNED else "card"
        return Step(id_, self.short(intent), icon(id_, self.rules), asks=self.word(f"choice-asks-{asks}"))

    def short(self, intent: Intent) -> str:
        """The last step of the way: what is done, without the name of the card, which has been chosen."""
        key = "begin" if intent.verb == "place" and not intent.chain else intent.verb
        if intent.verb == "play":
            key = f"play-{self.rules.actions[intent.card].effect}"
        named = {"chain": intent.chain, "target_chain": intent.target}
        names = {fact: self.rules.name(card, self.lang) for fact, card in named.items() if card}
        number = self.rules.actions[intent.card].draw if intent.verb == "play" else 0
        return self.word(f"choice-{key}", player=intent.player, number=number, **names)

    # --- taking a card

    def draw(self, plain: Choice, intent: Intent) -> Choice:
        """The chance that the next card saves a character in its last turn; else that it continues one of one's chains,
        or may begin one."""
        for chain in self.without_help():
            saved = {"chain": self.rules.name(chain.character, self.lang), "number": chain.spheres}
            return plain._replace(chance=self.chance("saves", frozenset(chain.fits), 1, **saved))
        return plain._replace(chance=self.chance("fits", self.useful(), 1))

    def take(self, plain: Choice, intent: Intent) -> Choice:
        top = self.seat.state.discard[0]
        name = self.word("choice-take", card=self.rules.name(top, self.lang))
        lost = [chain for chain in self.without_help() if top not in chain.fits]
        effect = self.join(self.forfeited(lost) if lost else "", self.fits(top))
        return plain._replace(label=name, icon=picture(top, self.rules), effect=effect)

    def without_help(self) -> list[ChainLook]:
        """The characters in their last turn for which the hand has no vase."""
        hand = self.player.hand
        return [chain for chain in stakes.in_last_turn(self.seat, self.player) if not set(chain.fits) & set(hand)]

    def open_chains(self) -> list[ChainLook]:
        return [chain for chain in self.player.chains.values() if chain.fits]

    def useful(self) -> frozenset[str]:
        """The cards that could be laid at once."""
        fits = {card for chain in self.open_chains() for card in chain.fits}
        return frozenset(fits | {name for name in self.rules.characters if name not in self.player.chains})

    def chance(self, of: str, wanted: frozenset[str], draws: int, **facts: Any) -> Chance | None:
        """The chance that at least one of so many unseen cards is one of those wanted."""
        pile = self.unseen.total()
        if pile < draws:
            return None
        others = sum(copies for card, copies in self.unseen.items() if card not in wanted)
        value = 1 - Fraction(comb(others, draws), comb(pile, draws))
        invented = any(self.rules.cards[card].mark == "invented" for card in wanted)
        said = self.word(f"choice-chance-{of}", percent=percent(value, self.lang), **facts)
        return Chance(value, said, invented)

    # --- laying a card

    def place(self, plain: Choice, intent: Intent) -> Choice:
        if not intent.chain:
            return self.begin(plain, intent)
        chain = self.player.chains[intent.chain]
        gained = self.gain(intent.card)
        if intent.card in self.rules.totems:
            magic = self.magic(chain, intent.card)
            return plain._replace(effect=self.join(self.word("choice-protects"), gained, magic), main=True)
        last = len(chain.vases) + 1 == len(self.rules.characters[intent.chain].vases)
        done = self.word("choice-completes") if last else ""
        saved = self.word("choice-rescues") if stakes.is_lonely(chain, self.player) else ""
        return plain._replace(effect=self.join(done, saved, gained), main=True)

    def begin(self, plain: Choice, intent: Intent) -> Choice:
        """A chain that begins: whether its first vase is at hand, else how likely the next card brings it."""
        fits = frozenset(self.rules.slots[intent.card][0][0])
        held = sorted(fits.intersection(self.player.hand))
        gained = self.gain(intent.card)
        if held:
            cards = quoted([self.rules.name(card, self.lang) for card in held], self.lang)
            return plain._replace(effect=self.join(self.word("choice-held", cards=cards), gained), main=True)
        if intent.card == self.player.leader:
            return plain._replace(effect=self.join(self.word("choice-leader"), gained))
        return plain._replace(effect=gained, chance=self.chance("first", fits, 1))

    def magic(self, chain: ChainLook, totem: str) -> str:
        """What a Totem brings besides, where it makes a chain of one colour magical."""
        if not chains.one_colour(self.rules, chain.character, chain.vases, totem):
            return ""
        return self.word("choice-magical", number=chains.magic_worth(self.rules, chain.character, self.player.leader))

    def gain(self, card: str) -> str:
        return self.word("choice-spheres", number=self.rules.spheres[card]) if self.rules.spheres[card] else ""

    def discard(self, plain: Choice, intent: Intent) -> Choice:
        """What everybody sees then, and the next one may take if it is a Diorama."""
        takes = intent.card in self.rules.dioramas
        return plain._replace(effect=self.word("choice-left-open") if takes else "")

    def activate(self, plain: Choice, intent: Intent) -> Choice:
        return plain._replace(effect=self.word(f"choice-later-{self.rules.family[intent.card]}"))

    def swap(self, plain: Choice, intent: Intent) -> Choice:
        back = [self.rules.name(card, self.lang) for card in self.player.chains[intent.chain].active if card]
        return plain._replace(effect=self.word("choice-back", card=back[0]))

    # --- playing and turning over

    def play(self, plain: Choice, intent: Intent) -> Choice:
        effect = self.rules.actions[intent.card].effect
        if effect == "draw":
            number = self.rules.actions[intent.card].draw
            chance = self.chance("fits-some", self.useful(), number)
            return plain._replace(effect=self.word("choice-draws"), chance=chance)
        if effect == "block":
            return plain._replace(effect=self.word("choice-skips", player=intent.player))
        gained = self.gain(self.target(intent).vases[-1])
        return plain._replace(effect=self.join(gained, self.left_alone(intent)), chance=self.defended(intent))

    def use(self, plain: Choice, intent: Intent) -> Choice:
        return self.place(plain, intent._replace(chain=intent.target))

    def attack(self, plain: Choice, intent: Intent) -> Choice:
        lost = ways.at_stake(intent, self.seat.state, self.rules)
        said = self.word("choice-loses", player=intent.player, cards=self.named(lost))
        return plain._replace(effect=self.join(said, self.left_alone(intent)), chance=self.defended(intent))

    def target(self, intent: Intent) -> ChainLook:
        chain: ChainLook = self.seat.state.players[intent.player].chains[intent.target]
        return chain

    def left_alone(self, intent: Intent) -> str:
        """Whether the character that is attacked would be left without a vase."""
        stays = len(self.target(intent).vases) - len(ways.at_stake(intent, self.seat.state, self.rules))
        if stays:
            return ""
        leads = self.seat.state.players[intent.player].leader == intent.target
        name = self.rules.name(intent.target, self.lang)
        return self.word("choice-left-alone", chain=name, leads="yes" if leads else "no")

    def defended(self, intent: Intent) -> Chance | None:
        """The chance that one of the cards that the victim has face down is a protection."""
        lying = [card for chain in self.seat.state.players[intent.player].chains.values() for card in chain.active]
        if None not in lying:
            return None
        return self.chance("defended", frozenset(self.rules.protections), len(lying), player=intent.player)

    # --- defending oneself

    def protect(self, plain: Choice, intent: Intent) -> Choice:
        threatened, saves = self.about["cards"], self.rules.protections[intent.card].saves
        lost = threatened[: max(0, len(threatened) - saves)]
        saved = self.word("choice-saves", cards=self.named(threatened[len(lost) :]))
        names = {"card": self.rules.name(intent.card, self.lang), "chain": self.rules.name(intent.chain, self.lang)}
        return plain._replace(label=self.word("choice-protect", **names), effect=self.join(saved, self.lost(lost)))

    def let_it(self, plain: Choice, intent: Intent) -> Choice:
        return plain._replace(effect=self.lost(self.about["cards"]))

    def lost(self, cards: Sequence[str]) -> str:
        """What one loses, and whether the character is then alone."""
        if not cards:
            return ""
        alone = len(self.player.chains[self.about["chain"]].vases) == len(cards)
        name = self.rules.name(self.about["chain"], self.lang)
        leads = "yes" if self.about["chain"] == self.player.leader else "no"
        left = self.word("choice-alone", chain=name, leads=leads) if alone else ""
        return self.join(self.word("choice-lost", cards=self.named(cards)), left)

    # --- words

    def named(self, cards: Sequence[str]) -> str:
        return quoted([self.rules.name(card, self.lang) for card in cards], self.lang)

    def join(self, *said: str) -> str:
        return "; ".join(filter(None, said))

    def word(self, key: str, **args: Any) -> str:
        return WORDS.message(key, self.lang, **args)


BY_VERB: dict[str, Callable[[Moment, Choice, Intent], Choice]] = {
    "draw": Moment.draw, "take": Moment.take, "place": Moment.place, "discard": Moment.discard,
    "activate": Moment.activate, "swap": Moment.swap, "play": Moment.play, "use": Moment.use,
    "attack": Moment.attack, "protect": Moment.protect, "pass": Moment.let_it,
}  # fmt: skip


def thought_of(seat: Seat) -> Sequence[str]:
    """What a person would think of: cards of the hand that fit nowhere in each chain, and what lies face down."""
    pending = seat.pending
    if not isinstance(pending, Decision) or not seat.mine:
        return ()
    player = seat.state.players[pending.player]
    match pending.question:
        case "turn":
            return ["draw", "take", *turned_over(player, seat)]
        case "action":
            idle = [card for card in dict.fromkeys(player.hand) if not laid(card, seat)]
            return [way for card in idle for way in uses(card, player, seat)]
        case "defence":
            beside = next(iter(player.chains))
            return [answers.protect(card, beside) for card in player.hand if card in seat.rules.protections]
    return ()


def turned_over(player: PlayerLook, seat: Seat) -> list[str]:
    """Turning over a Diorama where it lies, and sending an event against every chain of the others."""
    rules, found = seat.rules, []
    for name, chain in player.chains.items():
        for card in filter(None, chain.active):
            if rules.family[card] == "dioramas":
                found.append(answers.use(card, name, name))
            for other in seat.state.players.values():
                if rules.family[card] == "events" and other.name != player.name:
                    found += [answers.attack(card, name, other.name, target) for target in other.chains]
    return found


def laid(card: str, seat: Seat) -> bool:
    """Whether a card of the hand can be laid or played: who can do that wonders about nothing else."""
    return any(option.startswith((f"place {card}", f"play {card}")) for option in seat.options)


def uses(card: str, player: PlayerLook, seat: Seat) -> list[str]:
    """What one would think of doing with a card of the hand. Where there is no chain yet, it would be the leader's."""
    rules = seat.rules
    own = next(iter(player.chains), player.leader)
    family = rules.family[card]
    if family == "characters":
        return [answers.place(card)]
    if family == "dioramas":
        return [answers.place(card, name) for name in player.chains]
    if family != "actions":
        return [] if player.chains else [answers.activate(card, own)]
    others = [other for other in seat.state.players.values() if other.name != player.name]
    targets = [(other.name, chain) for other in others for chain in other.chains or [other.leader]]
    into = own if rules.actions[card].steal else ""
    return [answers.play(card, name, chain, into) for name, chain in targets]
