import assert from "node:assert/strict";
import test from "node:test";

import { exerciseChosen, exerciseEntry, exerciseFaces } from "../../widgets/exercise/exercise.js";

const box = (value, checked) => ({ value, checked });
const die = (value, badInput = false) => ({ value, validity: { badInput } });

test("one option is a word, several are a list", () => {
  const inputs = [box("walk", false), box("run", true), box("stay", true)];
  assert.equal(exerciseChosen(inputs.slice(0, 2), "radio"), "run");
  assert.equal(exerciseChosen(inputs.slice(0, 1), "radio"), "");
  assert.deepEqual(exerciseChosen(inputs, "checkbox"), ["run", "stay"]);
  assert.deepEqual(exerciseChosen([], "checkbox"), []);
});

test("dice that are left free are not there, and what is no number is not taken for one", () => {
  assert.deepEqual(exerciseFaces([die("6"), die(""), die(" 2 "), die("", true)]), ["6", "2", "?"]);
});

test("what was entered before is filled in again", () => {
  assert.deepEqual(exerciseEntry(""), []);
  assert.deepEqual(exerciseEntry("1/2"), ["1/2"]);
  assert.deepEqual(exerciseEntry(["6", "6"]), ["6", "6"]);
});
