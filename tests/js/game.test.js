import assert from "node:assert/strict";
import test from "node:test";

import { logAbout } from "../../widgets/log/log.js";
import { gameAreas } from "../../widgets/stage/game.js";
import { flightsBetween, flightsGrouped } from "../../widgets/playback/flights.js";
import { playbackSpeed } from "../../widgets/playback/playback.js";
import { memoryWith } from "../../widgets/stage/memory.js";

const parts = [
  { name: "game", kind: "newgame" },
  { name: "playback", kind: "playback" },
  { name: "board", kind: "tin/board" },
  { name: "question", kind: "question" },
  { name: "dice", kind: "dice" },
  { name: "odds", kind: "odds" },
  { name: "mats", kind: "tin/mats" },
  { name: "mine", kind: "tin/mine" },
  { name: "log", kind: "log" },
];

test("what the next decision needs is in sight: what happened stands above what is asked, wherever the page names it", () => {
  assert.deepEqual(gameAreas(parts, ["game", "playback", "board", "question", "dice", "mine"]), {
    head: ["game"],
    end: [],
    board: ["board"],
    mine: ["mine"],
    ask: ["playback", "question"],
    dice: ["dice"],
  });
});

test("a page that is read has its title and what can be tried at its head, in this order", () => {
  const chapter = [{ name: "tries", kind: "tries" }, { name: "heading", kind: "heading" }, ...parts];
  assert.deepEqual(gameAreas(chapter, ["tries", "heading", "board"]).head, ["heading", "tries"]);
});

test("what is in no sheet has one place, and what is in one has none", () => {
  const first = parts.map(({ name }) => name).filter((name) => name !== "mats");
  const placed = Object.values(gameAreas(parts, first)).flat();
  assert.deepEqual([...placed].sort(), [...first].sort());
});

const holding = (amounts) => new Map(Object.entries(amounts).map(([who, amount]) => [who, { thing: "wood", amount }]));

test("what one loses and another gains has gone from the one to the other", () => {
  assert.deepEqual(flightsBetween(holding({ Ann: 3, Bob: 0 }), holding({ Ann: 1, Bob: 2 })), [{ thing: "wood", from: "Ann", to: "Bob", many: 2 }]);
});

test("what nobody else has lost comes from the table, and what nobody gains goes there", () => {
  assert.deepEqual(flightsBetween(holding({ Ann: 0 }), holding({ Ann: 1 })), [{ thing: "wood", from: null, to: "Ann", many: 1 }]);
  assert.deepEqual(flightsBetween(holding({ Ann: 2 }), holding({ Ann: 0 })), [{ thing: "wood", from: "Ann", to: null, many: 2 }]);
});

test("two who lose to one", () => {
  const flown = flightsBetween(holding({ Ann: 1, Bob: 1, Cem: 0 }), holding({ Ann: 0, Bob: 0, Cem: 3 }));
  assert.deepEqual(flown.map(({ from, many }) => [from, many]), [["Ann", 1], ["Bob", 1], [null, 1]]);
});

test("where nothing changed nothing flies, and who has just come has gained nothing", () => {
  assert.deepEqual(flightsBetween(holding({ Ann: 2 }), holding({ Ann: 2, Bob: 5 })), []);
});

test("what somebody has is one thing, in however many places it is shown", () => {
  const shown = [{ holder: "Ann", thing: "wood", element: 1 }, { holder: "Bob", thing: "wood", element: 2 }, { holder: "Ann", thing: "wood", element: 3 }, { holder: null, thing: "wood", element: 4 }];
  assert.deepEqual([...flightsGrouped(shown).values()], [[1, 3], [2], [4]]);
});

const game = (id, more = {}) => ({ id, hash: `#/tin/play/${id}`, score: "", when: 0, begun: true, over: false, ...more });

test("the game under way is one entry, however often it is played on", () => {
  const kept = memoryWith(memoryWith([], game("a")), game("a", { hash: "#/tin/play/later" }));
  assert.deepEqual(kept.map(({ hash }) => hash), ["#/tin/play/later"]);
});

test("a new game comes first and loses none in which something was played", () => {
  const kept = memoryWith(memoryWith(memoryWith([], game("a")), game("b", { begun: false })), game("c"));
  assert.deepEqual(kept.map(({ id }) => id), ["c", "a"]);
});

test("a game that is over stays, also where one goes back into it", () => {
  const kept = memoryWith(memoryWith([], game("a", { over: true })), game("a", { hash: "#/tin/play/otherwise" }));
  assert.deepEqual(kept.map(({ over }) => over), [false, true]);
  assert.equal(memoryWith(kept, game("a", { hash: "#/tin/play/later" })).length, 2);
});

test("looking at a game that is over leaves the one under way in front", () => {
  const kept = memoryWith(memoryWith([], game("old", { over: true, when: 1 })), game("new"));
  const after = memoryWith(kept, game("old", { over: true, when: 9 }));
  assert.deepEqual(after.map(({ id, when }) => [id, when]), [["new", 0], ["old", 1]]);
  const otherwise = memoryWith(memoryWith(kept, game("old", { hash: "#/tin/play/otherwise" })), game("old", { hash: "#/tin/play/end", over: true }));
  assert.deepEqual(otherwise.map(({ id }) => id), ["old", "new", "old"], "it ended twice");
});

test("a game that is dealt once more takes the place of none: neither of one under way nor of one that is over", () => {
  const dealt = game("a", { hash: "#/tin/play/dealt", begun: false });
  const played = game("a", { hash: "#/tin/play/first-answer" });
  for (const before of [game("a"), game("a", { over: true })]) {
    const kept = memoryWith(memoryWith([before], dealt), played);
    assert.deepEqual(kept, [played, before]);
    assert.deepEqual(memoryWith(kept, { ...played, hash: "#/tin/play/end", over: true })[1], before);
  }
});

test("of two that were dealt alike the one is played on that was last looked at", () => {
  const [one, other] = [game("a", { hash: "#/tin/play/one" }), game("a", { hash: "#/tin/play/other" })];
  const kept = memoryWith(memoryWith([one, other], other), game("a", { hash: "#/tin/play/on" }));
  assert.deepEqual(kept.map(({ hash }) => hash), ["#/tin/play/on", "#/tin/play/one"]);
});

test("a game that was kept under another id is the same where it stands at the same address", () => {
  assert.deepEqual(memoryWith([game("of old", { hash: "#/tin/play/a" })], game("a")), [game("a")]);
});

test("a game that could not be opened stays", () => {
  assert.deepEqual(memoryWith([game("a", { refused: true, begun: false })], game("b")).map(({ id }) => id), ["b", "a"]);
});

test("only a few games are remembered", () => {
  let kept = [];
  for (let n = 0; n < 30; n += 1) kept = memoryWith(kept, game(`g${n}`));
  assert.deepEqual(kept.map(({ id }) => id), ["g29", "g28", "g27", "g26", "g25", "g24", "g23", "g22", "g21"]);
});

test("where there are too many, those that are over go first, the oldest of them", () => {
  let kept = [];
  for (let n = 0; n < 9; n += 1) kept = memoryWith(kept, game(`g${n}`, { over: n === 3 || n === 6 }));
  const left = (...more) => [...more, "g8", "g7", "g6", "g5", "g4", "g3", "g2", "g1", "g0"];
  kept = memoryWith(kept, game("a"));
  assert.deepEqual(kept.map(({ id }) => id), left("a").filter((id) => id !== "g3"));
  kept = memoryWith(memoryWith(kept, game("b")), game("c", { over: true }));
  assert.deepEqual(kept.map(({ id }) => id), left("c", "b", "a").filter((id) => !["g3", "g6", "g0"].includes(id)));
});

test("a speed that nobody knows is the usual one", () => {
  assert.deepEqual([null, "slow", "fast", "warp"].map(playbackSpeed), ["usual", "slow", "fast", "usual"]);
});

test("a line is about whom it names, and not about whom it only sounds like", () => {
  assert.ok(logAbout("Ann robs Bob.", "Bob"));
  assert.ok(logAbout("Ann’s card", "Ann"));
  assert.ok(!logAbout("Annika rests.", "Ann"));
  assert.ok(logAbout("The Old One rests.", "Old One"));
});
