import assert from "node:assert/strict";
import test from "node:test";

import { chaptersEntries, chaptersStars } from "../../widgets/chapters/chapters.js";

const step = (stars) => ({ hash: "", title: "", stars });
const chapter = (hash, ...stars) => ({ hash, name: hash, title: hash, lead: "", free: "", told: "", steps: stars.map(step), done: stars.filter(Boolean).length });
const state = (...chapters) => ({ chapters, next: "", begun: false, after: { hash: "#/game/play", title: "", lead: "" }, done: 0, last: 0, progress: "", words: {} });
const next = (given, ...seen) => chaptersEntries(given, (hash) => seen.includes(hash)).filter((one) => one.next).map((one) => one.name);

test("the next chapter is the first with a step that is not done", () => {
  assert.deepEqual(next(state(chapter("one", 0, 0), chapter("two", 0))), ["one"]);
  assert.deepEqual(next(state(chapter("one", 3, 1), chapter("two", 2, 0))), ["two"]);
  assert.deepEqual(next(state(chapter("one", 3, 0), chapter("two", 2, 2))), ["one"], "one that was skipped comes first");
});

test("the chapter that is named comes before the first that is open", () => {
  assert.deepEqual(next({ ...state(chapter("one", 0), chapter("two", 0)), next: "two" }), ["two"]);
});

test("opening a chapter that has steps does not complete it", () => {
  assert.deepEqual(next(state(chapter("one", 0)), "one"), ["one"]);
});

test("a chapter without steps is complete when it was opened", () => {
  assert.deepEqual(next(state(chapter("one"), chapter("two")), "one"), ["two"]);
});

test("after all of them comes a game", () => {
  assert.deepEqual(next(state(chapter("one", 1))), ["play"]);
  const entries = chaptersEntries(state(chapter("one", 1)), () => true);
  assert.deepEqual(entries.map((one) => [one.complete, one.after]), [[true, false], [false, true]]);
});

test("stars are those that were earned", () => {
  assert.deepEqual([0, 1, 3].map(chaptersStars), ["", "★", "★★★"]);
});
