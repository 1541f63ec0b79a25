import assert from "node:assert/strict";
import test from "node:test";

import "./fakes.js";
import { oddsTwins } from "../../widgets/odds/odds.js";
import { oddsScale } from "../../widgets/odds/picture.js";

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

test("the table has every row, and every bar that is not a row", () => {
  const bar = { value: 0.5, percent: "50%", fraction: "1/2" };
  const state = {
    bars: [{ id: "caught", label: "Caught", ...bar }],
    pictures: [
      { kind: "bars", axis: "Total", bars: [{ id: "caught", label: "c", ...bar }, { id: "total 2", label: "2", ...bar }] },
      { kind: "cells", rows: [] },
    ],
  };
  assert.deepEqual(oddsTwins(/** @type {any} */ (state)).map((one) => one.label), ["Caught", "Total: 2"]);
});
