import assert from "node:assert/strict";
import test from "node:test";

import { quizChoice, quizKey } from "../../widgets/quiz/quiz.js";
import { gameAreas } from "../../widgets/stage/game.js";

test("a choice is open until the question is answered; then the right one, the chosen one and the rest differ", () => {
  assert.deepEqual([1, 2, 3].map((n) => quizChoice(n, { chosen: null, answer: null })), ["open", "open", "open"]);
  const answer = { right: 2 };
  assert.deepEqual([1, 2, 3].map((n) => quizChoice(n, { chosen: 3, answer })), ["left", "right", "wrong"]);
  assert.deepEqual([1, 2, 3].map((n) => quizChoice(n, { chosen: 2, answer })), ["left", "right", "left"]);
});

test("a key chooses what has its number, and nothing else", () => {
  assert.equal(quizKey("1", 4), 1);
  assert.equal(quizKey("4", 4), 4);
  assert.equal(quizKey("4", 3), 0);
  assert.equal(quizKey("0", 4), 0);
  assert.equal(quizKey("Enter", 4), 0);
  assert.equal(quizKey("11", 20), 0);
  assert.equal(quizKey("1", 0), 0);
});

test("the question stands beside the board, and what is stepped through next to it", () => {
  const parts = [
    { name: "quiz", kind: "quiz" },
    { name: "walk", kind: "walk" },
    { name: "dice", kind: "dice" },
    { name: "board", kind: "tin/board" },
    { name: "mats", kind: "tin/mats" },
  ];
  const areas = gameAreas(parts, ["quiz", "walk", "dice", "board"]);
  assert.deepEqual(areas.ask, ["quiz"]);
  assert.deepEqual(areas.mine, ["walk"]);
  assert.deepEqual(areas.board, ["board"]);
});
