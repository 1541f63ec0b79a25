"""Combat: a die each, ties by weight, and every loser loses the difference to the winner."""

from __future__ import annotations

from collections.abc import Mapping

from ..box import KROMOSAURUS
from ..state import Fight, Player, State
from . import bonus, kromosaurus, stunned


def fight(game: State, place: str, present: list[Player]) -> tuple[list[Player], list[Player]]:
    """Fight for the order in a place. Returns the order of the action phases and who may yet be robbed by the first."""
    beast = game.kromosaurus
    beast_here = beast is not None and beast.place == place
    if len(present) == 1 and not beast_here:
        return present, []
    fighters, names = [], []
    for player in present:
        if not player.stunned or stunned_fight(game):
            fighters.append(player)
            names.append(player.name)
        else:
            game.tell("stays_out", "stunned.no_combat", player=player.name, place=place)
    if not fighters or (len(fighters) == 1 and not beast_here):
        return present, []
    if beast_here:
        names.append(KROMOSAURUS)
    game.tell("fight", "kromosaurus.combat" if beast_here else "combat.start", place=place, fighters=names)
    bout = game.fight = roll(game, place, names)
    bonus.combat_cards(game, bout, fighters)
    ranking = settle_ties(game, bout)
    order, victims = finish(game, bout, ranking)
    if len(fighters) < len(present):
        order += [player for player in present if player not in fighters]
    return order, victims


def stunned_fight(game: State) -> bool:
    """Whether a player whom a Bonus card stunned before the combat has to fight in it."""
    return game.rulings["stunned_before_combat"] == "fights"


def roll(game: State, place: str, names: list[str]) -> Fight:
    """One die each; the Kromosaurus adds its own bonus."""
    dice = game.roll(tuple(names), (1,) * len(names), "combat", about={"place": place})
    results = {}
    for name, (face,) in zip(names, dice):  # noqa: B905  (strict takes longer than a step of this loop)
        results[name] = face
    if KROMOSAURUS in results:
        plus = game.rules.kromosaurus.plus
        results[KROMOSAURUS] += plus
        game.tell("rolled", "kromosaurus.plus", place=place, totals=results, plus=plus)
    else:
        game.tell("rolled", "combat.roll", place=place, totals=results, plus=0)
    return Fight(place, results, game.rules.tie_strength[place])


def rank(totals: Mapping[str, int], strength: Mapping[str, float]) -> list[str]:
    """Names by total, the highest first; equal totals by strength."""
    by_strength = sorted(totals, key=strength.__getitem__, reverse=True)
    return sorted(by_strength, key=totals.__getitem__, reverse=True)  # which keeps the order of equals


def settle_ties(game: State, bout: Fight) -> list[str]:
    """The final ranking, by total. Where cards count for the winner only, the dice rank the others."""
    if game.rulings["combat_cards_count"] == "all":
        return ranked(game, bout, bout.totals)
    best = max(bout.totals.values())
    winner = ranked(game, bout, {name: total for name, total in bout.totals.items() if total == best})[0]
    return [winner, *ranked(game, bout, {name: total for name, total in bout.rolled.items() if name != winner})]


def ranked(game: State, bout: Fight, totals: Mapping[str, int]) -> list[str]:
    """By total. Equal totals are decided by weight; equal weights (in a box that has them) by a roll-off."""
    order = rank(totals, bout.strength)
    for at in range(len(order) - 1):
        if totals[order[at]] == totals[order[at + 1]]:
            rule = tie_rule(game, bout, order, at, totals)
            tied = {"first": order[at], "second": order[at + 1], "total": totals[order[at]]}
            heavier = bout.place in game.rules.combat.heavier_wins
            by_weight = game.rulings["kromosaurus_tie"] == "by_weight"
            game.tell("tie", rule, **tied, place=bout.place, heavier=heavier, by_weight=by_weight)
    return order


def tie_rule(game: State, bout: Fight, order: list[str], at: int, totals: Mapping[str, int]) -> str:
    """What decides between the fighters at ``at`` and after it, whose totals are equal."""
    first, second = order[at], order[at + 1]
    if bout.strength[first] == bout.strength[second]:
        total, strength = totals[first], bout.strength[first]
        level = [name for name in order[at:] if (totals[name], bout.strength[name]) == (total, strength)]
        order[at : at + len(level)] = sorted_out = roll_off(game, bout.place, level)
        # No two of them are level any more: the next pair of this group is not rolled for again.
        ahead = {name: strength - behind / len(level) for behind, name in enumerate(sorted_out)}
        bout.strength = {**bout.strength, **ahead}
        return "combat.tie.roll_off"
    return "kromosaurus.tie" if KROMOSAURUS in (first, second) else "combat.tie.weight"


def roll_off(game: State, place: str, level: list[str]) -> list[str]:
    """Sort those of one total and one weight by another die each; those who are still level roll again."""
    if len(level) == 1:
        return level
    dice = game.roll(tuple(level), (1,) * len(level), "roll_off", about={"place": place})
    by_face: dict[int, list[str]] = {}
    for name, (face,) in zip(level, dice, strict=True):
        by_face.setdefault(face, []).append(name)
    return [name for face in sorted(by_face, reverse=True) for name in roll_off(game, place, by_face[face])]


def damage(game: State, bout: Fight, winner: str, loser: str) -> int:
    """Always measured from the winner."""
    if game.rulings["combat_cards_count"] == "winner_only":
        return max(0, bout.rolled[winner] - bout.rolled[loser])
    return bout.totals[winner] - bout.totals[loser]


def won_by(bout: Fight, winner: Player | None) -> str:
    """The rule that says most about who has won."""
    if winner is None:
        return "kromosaurus.wins"
    return "combat.winner" if bout.totals == bout.rolled else "combat.total"


def finish(game: State, bout: Fight, order: list[str]) -> tuple[list[Player], list[Player]]:
    """All losses at once, then the stunned, the trophy, victory, robbery."""
    first = order[0]
    winner = game.players.get(first)
    game.fight = None
    victims = []
    for loser in order[1:]:
        difference = damage(game, bout, first, loser)
        if not difference:
            continue
        if loser == KROMOSAURUS:
            assert winner is not None
            kromosaurus.hurt(game, difference, winner)
            continue
        player = game.players[loser]
        amount = min(difference, player.life)  # nobody loses more life than there is
        if not amount:
            continue
        life = player.life = player.life - amount
        rule = "combat.damage" if amount == difference else "life.least"
        game.tell("hurt", rule, player=loser, amount=amount, life=life, winner=first, damage=difference)
        if not life:
            stunned.stun(game, player)
            victims.append(player)
    if victims and winner is not None and not winner.stunned:
        kromosaurus.trophy_taken(game, victims, winner)
    game.tell("combat", won_by(bout, winner), place=bout.place, winner=first, order=order, totals=bout.totals)
    acting = [game.players[name] for name in order if name != KROMOSAURUS]
    if winner is None or winner.stunned:
        return acting, []
    if winner.trophy:
        kromosaurus.trophy_wins(game, winner)
    if not victims or game.rulings["robbery_time"] == "own_phase":
        return acting, victims
    stunned.rob(game, winner, victims)
    return acting, []
