"""The figure of what combinations pay says what the rules pay."""

from fractions import Fraction

from krom_explore import odds


def test_each_bar_is_what_the_combination_is_worth():
    pays = odds.mountain().pays

    [bars] = odds.figures.payout().data

    assert [Fraction(worth).limit_denominator(100) for worth in bars.x] == [
        pays[name] for name in ("pair", "two_pairs", "three", "straight", "full", "four", "five")
    ]


def test_a_choice_is_told_as_one():
    said = odds.figures.payout().mimebundle()["text/plain"]

    assert "2 Krom, and 2 Stones or 2 Bonus" in said
