"""Krom's exercises, a file for each topic: first the chapters, then the course, then the designers' tutorials."""

from __future__ import annotations

from krom_explore.learn import Exercise

from . import (
    bayes,
    bonus,
    cave,
    combat,
    comparing,
    edge_case,
    expectation,
    forest,
    glacial,
    kromosaurus,
    markov,
    mountain,
    movement,
    numbers,
    outcomes,
    own_box,
    pile,
    play,
    savannah,
    setup,
    stopping,
    sums,
)

EXERCISES: dict[str, Exercise] = {
    **setup.EXERCISES,
    **movement.EXERCISES,
    **combat.EXERCISES,
    **cave.EXERCISES,
    **forest.EXERCISES,
    **savannah.EXERCISES,
    **mountain.EXERCISES,
    **bonus.EXERCISES,
    **glacial.EXERCISES,
    **kromosaurus.EXERCISES,
    **play.EXERCISES,
    **outcomes.EXERCISES,
    **expectation.EXERCISES,
    **sums.EXERCISES,
    **comparing.EXERCISES,
    **bayes.EXERCISES,
    **pile.EXERCISES,
    **numbers.EXERCISES,
    **stopping.EXERCISES,
    **markov.EXERCISES,
    **edge_case.EXERCISES,
    **own_box.EXERCISES,
}
