import assert from "node:assert/strict";
import test from "node:test";

import { SILENCE, silenceKept } from "../../widgets/silence/kept.js";

/** A line, a clock that the test turns, and what is shown. @param {() => void} ask */
function kept(ask = () => {}) {
  const shown = [];
  const clock = new Map();
  let next = 1;
  const one = silenceKept({
    ask,
    show: (silent) => shown.push(silent),
    later: (call, wait) => (clock.set(next, { call, wait }), next++),
    never: (timer) => clock.delete(timer),
  });
  return { ...one, shown, clock, ring: () => [...clock.values()].forEach(({ call }) => call()) };
}

test("an answer in time, and nothing is said", () => {
  const one = kept();
  one.touched();
  assert.deepEqual([...one.clock.values()].map(({ wait }) => wait), [SILENCE]);
  one.answered();
  assert.equal(one.clock.size, 0);
  assert.deepEqual(one.shown, [false]);
});

test("no answer, and it is said; it is gone with the next one", () => {
  const one = kept();
  one.touched();
  one.touched();
  assert.equal(one.clock.size, 1);
  one.ring();
  assert.deepEqual(one.shown, [true]);
  one.answered();
  assert.deepEqual(one.shown, [true, false]);
});

test("a line that is known to be cut is told at once", () => {
  const one = kept(() => {
    throw new Error("cut");
  });
  one.touched();
  assert.deepEqual(one.shown, [true]);
});
