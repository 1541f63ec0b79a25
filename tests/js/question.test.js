import assert from "node:assert/strict";
import test from "node:test";

import { questionGroups } from "../../widgets/question/question.js";
import { treeAt, treeBack, treeInto, treeTrail } from "../../widgets/question/tree.js";
import { choiceDearer, choiceFacts, choiceSentence } from "../../widgets/shared/choice.js";

const way = (answer, ...ids) => ({ answer, label: `All of ${answer}`, steps: ids.map((id) => ({ id, label: id.toUpperCase(), asks: `Which after ${ids[ids.indexOf(id) - 1]}?` })) });
const turn = (row, number) => ({ answer: `${row} ${number}`, label: `Do ${row}`, dial: { id: row, title: row, facts: "", notch: `${number}`, do: "Do" } });
const OPTIONS = [{ answer: "rest", label: "Rest" }, way("a x 1", "a", "x", "1"), way("a x 2", "a", "x", "2"), way("a y 1", "a", "y", "1"), way("b z 1", "b", "z", "1"), way("b z 2", "b", "z", "2"), way("c", "c", "q")];
const kinds = (nodes) => nodes.map(({ kind, label }) => `${kind} ${label}`);

/** Every answer that can be reached from a path by the buttons that are shown. */
function reached(path) {
  return treeAt(OPTIONS, path).flatMap((node) => (node.kind === "step" ? reached(treeInto(OPTIONS, path, node.step.id)) : node.choices.map((choice) => choice.answer)));
}

test("the card is chosen first, then the rest; what has one way only is one button", () => {
  assert.deepEqual(kinds(treeAt(OPTIONS, [])), ["answer Rest", "step A", "step B", "answer All of c"]);
  assert.deepEqual(kinds(treeAt(OPTIONS, ["a"])), ["step X", "answer Y · 1"]);
  assert.deepEqual(kinds(treeAt(OPTIONS, ["a", "x"])), ["answer 1", "answer 2"]);
});

test("every answer is reached exactly once, and no other", () => {
  assert.deepEqual(reached([]).sort(), OPTIONS.map((option) => option.answer).sort());
});

test("where only one way leads on it is walked, and back leads past it", () => {
  assert.deepEqual(treeInto(OPTIONS, [], "b"), ["b", "z"]);
  assert.deepEqual(treeBack(OPTIONS, ["b", "z"]), []);
  assert.deepEqual(treeBack(OPTIONS, ["a", "x"]), ["a"]);
  assert.deepEqual(treeTrail(OPTIONS, ["b", "z"]), ["B", "Z"]);
});

test("answers that differ in a number are one row", () => {
  const rows = treeAt([turn("dodo", 1), turn("dodo", 2), turn("bison", 2)], []);
  assert.deepEqual(rows.map(({ kind, label, choices }) => [kind, label, choices.length]), [["dial", "dodo", 2], ["dial", "bison", 1]]);
});

test("a group has a heading where there are several, and what ends the turn stands apart", () => {
  const groups = [{ id: "here", title: "Here" }, { id: "end", title: "" }];
  const options = [{ answer: "rest", label: "Rest", group: "here" }, { answer: "done", label: "End", group: "end" }];
  const state = { groups, options };
  assert.deepEqual(questionGroups(state, []).map(({ id, title, nodes }) => [id, title, kinds(nodes)]), [["here", "", ["answer Rest"]]]);
  const more = { groups: [...groups, { id: "cards", title: "Cards" }], options: [...options, { answer: "c", label: "C", group: "cards" }] };
  assert.deepEqual(questionGroups(more, []).map(({ title }) => title), ["Here", "Cards"]);
});

test("on the way the heading says where one is and what is asked", () => {
  const [group] = questionGroups({ groups: [{ id: "", title: "" }], options: OPTIONS }, ["a", "x"]);
  assert.equal(group.title, "A · X: Which after x?");
});

test("a choice reads as one sentence: what is done, the number, price, chance, worth", () => {
  const hunt = { ...turn("dodo", 2), price: [{ good: "shell", amount: 2, text: "2 shells" }], chance: { text: "75%", fraction: "3/4" }, effect: "worth 3" };
  assert.equal(choiceSentence(hunt), "Do dodo, 2, 2 shells, 75%, worth 3");
  assert.deepEqual(choiceFacts({ answer: "x", label: "X" }), []);
  assert.deepEqual(choiceFacts({ answer: "x", label: "X", effect: "e", chance: { text: "c", fraction: "1" } }).map(({ text }) => text), ["e", "c"]);
});

test("what one more costs is the difference, and nothing where it is as dear", () => {
  const at = (amount) => ({ answer: "x", label: "X", price: amount ? [{ good: "coin", amount, text: `${amount} coins` }] : [] });
  assert.deepEqual(choiceDearer(at(2), at(5)).map(({ good, amount }) => [good, amount]), [["coin", 3]]);
  assert.deepEqual(choiceDearer(at(0), at(2)).map(({ amount }) => amount), [2]);
  assert.deepEqual(choiceDearer(at(2), at(2)), []);
});
