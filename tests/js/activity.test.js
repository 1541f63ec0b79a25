import assert from "node:assert/strict";
import test from "node:test";

import { predictEven, predictShare } from "../../widgets/activity/predict.js";
import { resultBars } from "../../widgets/activity/results.js";
import { activityHash } from "../../widgets/activity/activity.js";
import { teachersLocal } from "../../widgets/teachers/teachers.js";

test("a bar takes no more than the others leave, and nothing below nothing", () => {
  assert.equal(predictShare([20, 30, 0], 2, 80), 50);
  assert.equal(predictShare([20, 30, 0], 2, 40), 40);
  assert.equal(predictShare([60, 40, 0], 2, 5), 0);
  assert.equal(predictShare([60, 40], 0, 10), 10);
});

test("bars that are all alike make a hundred", () => {
  for (let bars = 1; bars <= 40; bars++) assert.equal(predictEven(bars).reduce((sum, share) => sum + share, 0), 100);
  assert.deepEqual(predictEven(3), [34, 33, 33]);
});

const rows = [
  { label: "a", times: 1, guess: null },
  { label: "b", times: 3, guess: null },
];
const state = { rows, exact: null, words: {} };

test("there is a bar for what there is, and nothing exact before it is told", () => {
  assert.deepEqual(resultBars(state, null, "en").map((bars) => bars.map(({ kind, share }) => [kind, share])), [[["own", 0.25]], [["own", 0.75]]]);
  const all = resultBars({ ...state, rows: rows.map((row) => ({ ...row, guess: 50, exactText: "50%", fraction: "1/2" })), exact: [0.5, 0.5] }, [30, 10], "en");
  assert.deepEqual(all[0].map(({ kind }) => kind), ["guess", "own", "class", "exact"]);
  assert.deepEqual(all[0].map(({ text }) => text), ["50%", "1 · 25%", "30 · 75%", "50% · 1/2"]);
});

test("counts of another activity are not drawn", () => {
  assert.ok(!resultBars(state, [1, 2, 3], "en").flat().some(({ kind }) => kind === "class"));
  assert.ok(!resultBars(state, [0, 0], "en").flat().some(({ kind }) => kind === "class"));
});

test("the key of what a class does leads to its page", () => {
  assert.equal(activityHash("race/duel/rounds=20&seed=7"), "#/race/class/duel/rounds=20&seed=7");
});

test("an address of this computer is told from others", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) assert.ok(teachersLocal(host));
  for (const host of ["192.168.0.7", "krom.example", "127x.example"]) assert.ok(!teachersLocal(host));
});
