"""Which question of ``odds`` a position asks, as far as the seat may know it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Draw
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Noted

from ..look import ChainLook, PlayerLook, in_sight
from .attack import attack
from .face_down import face_down
from .lonely import lonely
from .next_card import next_card
from .wait import wait


def question_at(seat: Seat) -> Any:
    """The question that fits what is pending, if there is one that can be counted with this box."""
    if seat.past:
        return None
    try:
        return At(seat).asked()
    except BadInput:
        return None


class At:
    """A position in the eyes of one seat."""

    def __init__(self, seat: Seat):
        self.seat = seat
        self.state = seat.state
        self.rules = seat.rules
        self.in_sight = Counter(in_sight(seat.state, seat.player))
        """Every card of which the seat knows where it is."""

    def asked(self) -> Any:
        pending = self.seat.pending
        if isinstance(pending, Draw):
            return self.next_card() if pending.deck == "deck" else None
        if not isinstance(pending, Decision):
            return None
        mine = self.seat.player in (None, pending.player)
        match pending.question:
            case "turn":
                return self.before_drawing(pending.player) if mine else self.next_card()
            case "action":
                return self.after_drawing(pending.player) if mine else self.hidden_cards()
            case "defence":
                return None if mine else self.attacked()
        return None

    # --- what can come

    @property
    def elsewhere(self) -> Counter[str]:
        """Every card that cannot come next: those in sight; where the deck is empty, all but what goes into it."""
        if self.state.deck:
            return self.in_sight
        return Counter(self.rules.whole_deck) - Counter(self.state.discard[1:])

    def told(self, result: Any) -> Any:
        """An answer, and how it is counted where others hide cards."""
        return result if self.seat.player is None or not self.state.deck else Noted(result, "ui-odds-unseen")

    def next_card(self) -> Any:
        return self.told(next_card(self.elsewhere, rules=self.rules))

    def before_drawing(self, name: str) -> Any:
        """A lonely character first, then an attack that could be made, else what the draw may bring."""
        player = self.state.players[name]
        for character, chain in player.chains.items():
            if not chain.vases and character != player.leader and not self.saved_by_active(player, chain):
                return self.gamble(player, character, Counter(player.hand))
        return self.raid() or self.next_card()

    def after_drawing(self, name: str) -> Any:
        """Whether a character can be laid alone, else the wait for what one's best chain lacks."""
        player = self.state.players[name]
        hand = Counter(player.hand)
        begun = [card for card in hand if card in self.rules.characters and card not in player.chains]
        for character in begun:
            alone = not any(hand[card] for card in self.rules.slots[character][0][0])
            if alone and character != player.leader and len(player.hand) > self.rules.setup.hand:
                return self.gamble(player, character, hand - Counter([character]))
        return self.longest_wait(player, hand)

    def gamble(self, player: PlayerLook, character: str, hand: Counter[str]) -> Any:
        elsewhere = self.elsewhere - hand - Counter([character])
        return self.told(lonely(character, hand, elsewhere, character == player.leader, self.rules))

    def saved_by_active(self, player: PlayerLook, chain: ChainLook) -> bool:
        """Whether a card face down can be turned over for it."""
        lying = [other.active for other in player.chains.values()]
        return any(card in chain.fits for active in lying for card in active)

    def longest_wait(self, player: PlayerLook, hand: Counter[str]) -> Any:
        """The wait of the chain that is nearest to its end, of those for which the hand has nothing."""
        open_ = [
            chain for chain in player.chains.values() if chain.fits and not any(hand[card] for card in chain.fits)
        ]  # fmt: skip
        if not open_:
            return None
        chain = max(open_, key=lambda chain: (not chain.complete, len(chain.vases)))
        any_vase = self.rules.for_any_vase.isdisjoint(chain.vases)
        place = len(chain.vases) + 1
        return self.told(wait(chain.character, place, any_vase=any_vase, seen=self.elsewhere, rules=self.rules))

    # --- what lies face down

    def raid(self) -> Any:
        """The first attack that the seat could make, against what its victim hides."""
        for option in self.seat.options if self.seat.player is not None else ():
            intent = self.rules.grammar.parse(option)
            if intent.verb == "attack":
                return self.against(intent.card, intent.player, intent.target)
        return None

    def attacked(self) -> Any:
        """An attack of which the seat waits to see how it is answered."""
        now = self.state.attack
        return None if now is None else self.against(now.card, now.victim, now.chain)

    def against(self, card: str, victim: str, chain: str) -> Any:
        chains = self.state.players[victim].chains
        hidden = sum(len(each.active) for each in chains.values())
        vases = len(chains[chain].vases)
        return Noted(attack(card, vases, hidden, seen=self.in_sight, rules=self.rules), "ui-odds-defends")

    def hidden_cards(self) -> Any:
        """What lies face down with the others, where something does."""
        lying = [
            chain.active
            for player in self.state.players.values()
            if player.name != self.seat.player
            for chain in player.chains.values()
        ]
        return self.told(face_down(self.in_sight, rules=self.rules)) if any(lying) else None
