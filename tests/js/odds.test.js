import assert from "node:assert/strict";
import test from "node:test";

import "./fakes.js";
import { oddsTwins } from "../../widgets/odds/odds.js";
import { oddsPaper, paperLines } from "../../widgets/odds/paper.js";
import { oddsScale, oddsStepTo, oddsToldBar, oddsToldCell } from "../../widgets/odds/picture.js";

test("the scale ends above the largest bar, in a few even steps", () => {
  for (const most of [1, 0.999, 0.5, 1 / 6, 0.03, 0.0042, 1e-9]) {
    const { top, ticks } = oddsScale([0, most, most / 2]);
    assert.ok(top >= most - 1e-9, `${most}`);
    assert.ok(ticks.length >= 2 && ticks.length <= 6, `${most}: ${ticks}`);
    assert.equal(ticks[0], 0);
    assert.equal(ticks.at(-1), top);
  }
});

test("a certainty has a scale that ends with it", () => {
  assert.equal(oddsScale([1]).top, 1);
});

const word = (/** @type {string} */ key) => key;
const bar = { value: 0.5, percent: "50%", fraction: "1/2" };
const cell = { id: "", value: 0.5, percent: "50%", often: "50%", fraction: "1/2", text: "", who: "", kind: "", marked: false, best: false };
/** @type {any} */
const columns = { kind: "bars", name: "totals", title: "Totals", axis: "Total", legend: [], bars: [{ id: "caught", label: "c", ...bar }, { id: "total 2", label: "2", ...bar }, { id: "", label: "3", ...bar }] };
/** @type {any} */
const cells = {
  kind: "cells", name: "beside", title: "Beside", down: "At least", across: "Dice", columns: ["1", "2"], legend: [{ kind: "first", label: "Alma", percent: "50%", who: "Alma" }],
  rows: [
    { label: "7", cells: [cell, { ...cell, value: null, percent: "", text: "−2", who: "Alma", often: "2.8%", fraction: "1/36" }] },
    { label: "8", cells: [null, { ...cell, value: null, percent: "", text: "worth 3", often: "", fraction: "" }] },
  ],
};

test("the table has every row, every bar that is not a row, and every cell that has a chance", () => {
  const state = { bars: [{ id: "caught", label: "Caught", ...bar }], pictures: [columns, cells] };
  const found = oddsTwins(/** @type {any} */ (state)).map((one) => [one.label, one.fraction, one.percent]);
  assert.deepEqual(found, [
    ["Caught", "1/2", "50%"],
    ["Total · 2", "1/2", "50%"],
    ["Total · 3", "1/2", "50%"],
    ["At least 7 · Dice 1", "1/2", "50%"],
    ["At least 7 · Dice 2", "1/36", "2.8%"],
  ]);
});

test("what is told of a bar and of a cell has the exact fraction, and what was rolled", () => {
  const nine = { id: "total 9", label: "9", kind: "", value: 5 / 18, percent: "27.8%", fraction: "5/18" };
  assert.equal(oddsToldBar(nine, word), "9 · 5/18 · 27.8%");
  const rolled = { rolled: { share: 0.3, low: 0.2, high: 0.4 }, rolledText: "30%", intervalText: "20% – 40%" };
  assert.equal(oddsToldBar({ ...nine, ...rolled }, word), "9 · 5/18 · 27.8% · rolled 30% (20% – 40%)");
  assert.equal(oddsToldBar({ ...nine, fraction: "1", percent: "100%" }, word), "9 · 100%");
  assert.equal(oddsToldCell(cells, 0, 1, word), "At least 7 · Dice 2 · Alma · −2 · 1/36 · 2.8%");
  assert.equal(oddsToldCell(cells, 1, 0, word), "At least 8 · Dice 1 · –");
});

test("arrow keys stay within the picture, also where a row ends early", () => {
  assert.deepEqual(oddsStepTo([6, 6], 0, 5, "ArrowRight"), [0, 5]);
  assert.deepEqual(oddsStepTo([6, 2], 0, 5, "ArrowDown"), [1, 1]);
  assert.deepEqual(oddsStepTo([6, 2], 1, 1, "ArrowUp"), [0, 1]);
  assert.deepEqual(oddsStepTo([6, 2], 0, 3, "Home"), [0, 0]);
  assert.deepEqual(oddsStepTo([6, 2], 0, 3, "End"), [0, 5]);
  assert.equal(oddsStepTo([6, 2], 0, 3, "a"), null);
});

test("a picture that is saved has its title, its axes, every label and every number within its edges", () => {
  const words = { sentence: "Half of all cases.", chance: "Chance", rolled: "rolled", rolls: "Rolled 9 times.", best: "best", lang: "en" };
  const measure = (/** @type {string} */ text, /** @type {number} */ size) => 0.6 * size * text.length;
  const many = { ...columns, bars: Array.from({ length: 70 }, (_, n) => ({ id: `${n}`, label: `a long label ${n}`, kind: "", ...bar })) };
  const expected = [
    [columns, ["Half of all cases.", "Totals", "Chance", "Total", "c", "2", "3", "50%", "1/2", "0%", "Rolled 9 times."]],
    [many, ["a long label 69", "50% · 1/2"]],
    [cells, ["Beside", "At least", "Dice", "1", "2", "7", "8", "50%", "1/2", "Alma", "−2", "–", "worth 3", "Alma 50%"]],
  ];
  for (const [picture, texts] of expected) {
    const paper = oddsPaper(picture, words, measure);
    const found = paper.texts.map((one) => one.text);
    for (const text of texts) assert.ok(found.includes(text), `${text}: ${found}`);
    for (const { x, y } of paper.texts) assert.ok(x >= 0 && x <= paper.width && y >= 0 && y <= paper.height);
    for (const { x, y, wide, high } of paper.boxes) assert.ok(x >= 0 && x + wide <= paper.width && y >= 0 && y + high <= paper.height && high >= 0);
  }
});

test("lines of a title fit, but for a word that is too long for any", () => {
  assert.deepEqual(paperLines("one two three fourteen", 9, (text) => text.length), ["one two", "three", "fourteen"]);
  assert.deepEqual(paperLines("seventeen", 3, (text) => text.length), ["seventeen"]);
});
