import assert from "node:assert/strict";
import test from "node:test";

import { lessonDot, lessonStars } from "../../widgets/lesson/lesson.js";
import { pointIsOf, pointSelectors } from "../../widgets/lesson/point.js";
import { progressTooLong } from "../../widgets/progress/progress.js";

const plain = (text) => text;
const point = (facts) => ({ answer: "go north", steps: [], dial: "", tray: false, ...facts });

test("an answer is pointed at by its own button", () => {
  assert.deepEqual(pointSelectors(point({}), plain), ['[data-kind="question"] [data-answer="go north"]']);
});

test("an answer that is chosen step by step is pointed at as far as one has come: the last step first", () => {
  const [, ...ways] = pointSelectors(point({ steps: ["card", "Ann"] }), plain);
  assert.deepEqual(ways, ['[data-step="Ann"]', '[data-step="card"]']);
});

test("an answer in a row with a number, or on the tray, is pointed at there", () => {
  assert.deepEqual(pointSelectors(point({ dial: "hare" }), plain).at(-1), '[data-dial="hare"]');
  assert.match(pointSelectors(point({ tray: true }), plain).at(-1), /keeping/);
});

test("what is written in an answer cannot leave its selector", () => {
  assert.equal(pointSelectors(point({ answer: 'a"]' }), (text) => text.replaceAll('"', '\\"'))[0], '[data-kind="question"] [data-answer="a\\"]"]');
});

test("a fact is somebody's where it, or something around it, says so", () => {
  const part = { dataset: { part: "mats" }, parentElement: null };
  const mat = { dataset: { player: "Ann", life: "3" }, parentElement: part };
  const fact = { dataset: { fact: "life" }, parentElement: mat };
  assert.ok(pointIsOf(fact, "Ann", part));
  assert.ok(!pointIsOf(fact, "Bob", part));
  assert.ok(!pointIsOf(fact, "mats", part), "the part itself is nobody");
});

test("stars that were earned come first", () => {
  assert.deepEqual(lessonStars(2), [true, true, false]);
  assert.deepEqual(lessonStars(0), [false, false, false]);
});

test("a dot says its number, its title, how it was done, and whether one is there", () => {
  const step = { hash: "", title: "The first move", stars: 2, told: "2 stars of 3", here: true };
  assert.equal(lessonDot(step, 1, "this step"), "1. The first move, 2 stars of 3, this step");
  assert.equal(lessonDot({ ...step, here: false }, 4, "this step"), "4. The first move, 2 stars of 3");
});

test("a file that is too long is not sent, however its letters are written", () => {
  assert.ok(!progressTooLong("a".repeat(100_000)));
  assert.ok(progressTooLong("a".repeat(100_001)));
  assert.ok(progressTooLong("ö".repeat(50_001)));
});
