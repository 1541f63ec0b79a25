"""The rules of the race in words."""

from krom_explore.engine import rulebook

from .ruleset import WORDS, Ruleset


def index():
    return rulebook.index(Ruleset.HOME)


def rule_text(rule, lang, rules):
    return WORDS.message(f"rule-{rule.replace('.', '-')}", lang, **facts(rules, lang))


def facts(rules, lang):
    return {**rules.rulings, "length": rules.track.length, "walk": rules.pace.walk, "run": rules.pace.run}
