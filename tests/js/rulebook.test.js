import assert from "node:assert/strict";
import test from "node:test";

import { exampleOnTable } from "../../widgets/example/example.js";
import { finderStep } from "../../widgets/finder/finder.js";
import { rulebookThings } from "../../widgets/rulebook/rulebook.js";
import { markedPieces } from "../../widgets/shared/marked.js";

globalThis.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) };

test("a text is cut at its marks, and nothing of it is lost", () => {
  const text = "The heavier one wins, the lighter one loses.";
  const pieces = markedPieces(text, [[4, 11], [26, 33]]);
  assert.deepEqual(pieces.map(({ text: piece, marked }) => [piece, marked]), [["The ", false], ["heavier", true], [" one wins, the ", false], ["lighter", true], [" one loses.", false]]);
  assert.equal(pieces.map(({ text: piece }) => piece).join(""), text);
});

test("marks that touch, overlap, come in any order or beyond the end are borne", () => {
  const joined = (spans) => markedPieces("abcdef", spans).map(({ text, marked }) => (marked ? text.toUpperCase() : text)).join("|");
  assert.equal(joined([[0, 2], [2, 4]]), "ABCD|ef");
  assert.equal(joined([[3, 5], [0, 4]]), "ABCDE|f");
  assert.equal(joined([[4, 99]]), "abcd|EF");
  assert.equal(joined([]), "abcdef");
  assert.deepEqual(markedPieces("", []), []);
});

test("the arrow keys go round, other keys stay", () => {
  assert.equal(finderStep("ArrowDown", 0, 3), 1);
  assert.equal(finderStep("ArrowDown", 2, 3), 0);
  assert.equal(finderStep("ArrowUp", 0, 3), 2);
  assert.equal(finderStep("ArrowDown", 0, 0), null);
  assert.equal(finderStep("Enter", 0, 3), null);
});

test("rules and cards are known by the name they are found by, rules with their chapter", () => {
  const state = { chapters: [{ id: "a", title: "Chapter A", rules: [{ id: "a.one", title: "One" }] }], decks: [{ id: "d", title: "D", cards: [{ id: "ace", name: "Ace" }] }] };
  const things = rulebookThings(state);
  assert.deepEqual([...things.keys()], ["a.one", "cards/ace"]);
  assert.equal(things.get("a.one").rule.chapter, "Chapter A");
  assert.equal(things.get("cards/ace").card.name, "Ace");
});

test("what is to be pressed is found on the table where it stands there", () => {
  assert.equal(exampleOnTable({ does: "roll", label: "Roll", answer: "" }), '[data-part="dice"] [data-do="roll"]');
  assert.equal(exampleOnTable({ does: "draw", label: "Draw", answer: "" }), '[data-part="dice"] [data-do="draw"]');
  assert.match(exampleOnTable({ does: "answer", label: "Rest", answer: "rest" }), /data-answer="rest"/);
  assert.equal(exampleOnTable({ does: "look", label: "Look", answer: "" }), "");
  assert.equal(exampleOnTable(null), "");
});
