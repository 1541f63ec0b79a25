import assert from "node:assert/strict";
import test from "node:test";

import { aimDice, aimStep } from "../../widgets/coach/aim.js";
import { ringsLabel, ringsMeet } from "../../widgets/coach/rings.js";
import { memory } from "../../widgets/stage/memory.js";

const dice = (...faces) => faces.map((face) => ({ face, kept: false }));

test("of the dice to keep, the first ones of each face are pressed", () => {
  assert.deepEqual(aimDice([6, 6], dice(6, 3, 2, 1, 6)), [0, 4]);
  assert.deepEqual(aimDice([6], dice(6, 3, 6)), [0]);
  assert.deepEqual(aimDice([], dice(6, 3, 6)), []);
});

test("what is kept already is not pressed again, and what should not be kept is given back", () => {
  const [one, two, three] = dice(6, 3, 6);
  assert.deepEqual(aimDice([6, 6], [{ ...one, kept: true }, two, three]), [2]);
  assert.deepEqual(aimDice([6], [one, { ...two, kept: true }, three]), [1, 0]);
  assert.deepEqual(aimDice([6], [one, two, { ...three, kept: true }]), []);
});

test("of the steps that an answer names, the one that it names first leads on", () => {
  assert.equal(aimStep("play block Bruno hunter", ["hunter", "red_flag", "block"]), "block");
  assert.equal(aimStep("play steal Bruno shaman rider", ["Bruno shaman", "Bruno scout"]), "Bruno shaman");
  assert.equal(aimStep("attack wolf rider Bruno hunter", ["hunter", "rider"]), "rider");
  assert.equal(aimStep("discard wolf", ["bison", "discard"]), undefined);
});

test("a ring is as large as what can be seen", () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  assert.deepEqual(ringsMeet(box, { left: 4, top: -5, right: 20, bottom: 6 }), { left: 4, top: 0, right: 10, bottom: 6 });
  assert.equal(ringsMeet(box, { left: 10, top: 0, right: 20, bottom: 10 }), null);
});

test("a label stands above the middle of its ring, and where it would cover text elsewhere", () => {
  const page = { left: 0, top: 0, right: 1000, bottom: 700 };
  const ring = { left: 100, top: 100, right: 500, bottom: 200 };
  const label = { width: 40, height: 20 };
  const at = (...texts) => [ringsLabel(ring, label, texts, page)].map(({ left, top }) => [left, top])[0];
  const middle = { left: 250, top: 80, right: 350, bottom: 95 };
  const line = { left: 0, top: 80, right: 600, bottom: 95 };
  assert.deepEqual(at(), [280, 80]);
  assert.deepEqual(at(middle), [450, 80]);
  assert.deepEqual(at(line), [280, 200], "below, where a line runs along the upper edge");
  assert.deepEqual([ringsLabel({ ...ring, top: 10 }, label, [], page)].map(({ top }) => top), [200], "and where there is no room above");
  assert.deepEqual(ringsLabel({ left: 0, top: 0, right: 1000, bottom: 700 }, label, [], page).top, 0, "inside, where the ring is as large as the page");
});

test("a first game is kept apart from those that one plays", () => {
  assert.equal(memory.shelf("tin", "play"), "tin");
  assert.notEqual(memory.shelf("tin", "first"), memory.shelf("tin", "play"));
  assert.notEqual(memory.shelf("tin", "first"), memory.shelf("gold", "first"));
});
