import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { memory } from "../../widgets/stage/memory.js";

/** As a browser keeps things: texts, by name. */
class Storage {
  getItem(name) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name, value) {
    this[name] = String(value);
  }
  removeItem(name) {
    delete this[name];
  }
}

const give = (storage) => Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

beforeEach(() => give(new Storage()));

test("a chapter that was opened is remembered, other pages are not", () => {
  memory.visit("tin/learn/combat", "tin");
  memory.visit("tin/rules", "tin");
  memory.visit("tin/learn", "tin");
  memory.visit("", "tin");
  assert.deepEqual([...memory.seen("tin")], ["tin/learn/combat"]);
});

test("chapters from when there was one game are that game's", () => {
  localStorage.setItem("krom.progress", '["learn/combat", "gold/learn/setup"]');
  assert.deepEqual([...memory.seen("tin")], ["tin/learn/combat", "gold/learn/setup"]);
  memory.visit("tin/learn/combat", "tin");
  assert.equal(memory.seen("tin").size, 2);
});

test("what somebody else wrote there is nothing", () => {
  for (const text of ["{", "7", '{"a": 1}']) {
    localStorage.setItem("krom.progress", text);
    assert.equal(memory.seen("tin").size, 0);
  }
});

test("boxes are kept by game, and forgotten", () => {
  memory.set("theme", "dark");
  memory.keepBox("tin", "title = 1");
  memory.keepBox("gold", "title = 2");
  assert.deepEqual(memory.boxes(), { tin: "title = 1", gold: "title = 2" });
  memory.keepBox("tin", null);
  assert.deepEqual(memory.boxes(), { gold: "title = 2" });
});

test("where nothing can be stored, nothing is, and nobody minds", () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  give({ getItem: refuse, setItem: refuse, removeItem: refuse });
  memory.set("theme", "dark");
  memory.visit("tin/learn/combat", "tin");
  assert.equal(memory.get("theme"), null);
  assert.equal(memory.seen("tin").size, 0);
  assert.deepEqual(memory.boxes(), {});
  assert.equal(memory.keys(), true);
});

test("what was learned is entered, part by part, and can be wiped", () => {
  memory.learn("tin", { rules: { a: [1, 0, 0] }, steps: { "s.1": 2 } });
  memory.learn("tin", { rules: { b: [1, 0, 0] } });
  assert.deepEqual(memory.ledgers(), { tin: { rules: { a: [1, 0, 0], b: [1, 0, 0] }, steps: { "s.1": 2 } } });
  memory.learn("tin", null);
  assert.deepEqual(memory.ledgers(), {});
});

test("a ledger that cannot be read is none, and what is learned next is kept", () => {
  for (const text of ["{", "7", "[]", "null"]) {
    localStorage.setItem("krom.ledger:tin", text);
    assert.deepEqual(memory.ledgers(), {});
    memory.learn("tin", { steps: { "s.1": 1 } });
    assert.deepEqual(memory.ledgers().tin, { steps: { "s.1": 1 } });
  }
});
