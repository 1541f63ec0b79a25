import assert from "node:assert/strict";
import test from "node:test";

import { chaptersSteps } from "../../widgets/chapters/chapters.js";

const link = (hash) => ({ hash, title: hash, lead: "" });
const state = { chapters: [link("one"), link("two"), link("three")], after: link("play"), progress: [], words: {} };
const steps = (...seen) => chaptersSteps(state, (hash) => seen.includes(hash));
const next = (...seen) => steps(...seen).filter((one) => one.next).map((one) => one.hash);

test("the next chapter is the first that was not opened", () => {
  assert.deepEqual(next(), ["one"]);
  assert.deepEqual(next("one", "three"), ["two"]);
});

test("after all of them comes a game", () => {
  assert.deepEqual(next("one", "two", "three"), ["play"]);
});

test("only chapters can have been opened", () => {
  assert.deepEqual(steps("one", "play").map((one) => one.opened), [true, false, false, false]);
  assert.deepEqual(steps().map((one) => one.after), [false, false, false, true]);
});
