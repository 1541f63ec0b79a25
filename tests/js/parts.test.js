import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

import { BOX_MOST, boxTooLong } from "../../widgets/box/box.js";
import { diceFaces, diceFell, diceKept, diceRows, diceSum } from "../../widgets/dice/dice.js";
import { boardCrowd, boardStep } from "../../widgets/krom/board/board.js";
import { krom } from "../../widgets/krom/krom.js";
import { matKeys } from "../../widgets/krom/mats/mats.js";
import { linksAbout } from "../../widgets/links/links.js";
import { logCommon } from "../../widgets/log/log.js";
import { iconKnown } from "../../widgets/shared/art.js";
import { tribu } from "../../widgets/tribu/tribu.js";

const tray = (more) => ({ roll: null, draw: null, keeping: null, last: [], rolls: 0, ...more });

test("dice that wait lie beside those that were kept", () => {
  const rows = diceRows(tray({ roll: { hands: [{ who: "Ann", dice: 2, wins: ["50%", "Ann wins 50%."] }], sides: 6, kept: [6] }, last: [{ who: "Ann", faces: [1], total: 1 }] }));
  assert.deepEqual(rows, [{ who: "Ann", faces: [6, null, null], total: null, kept: 1, wins: ["50%", "Ann wins 50%."] }]);
});

test("dice that fell lie there until somebody chooses which to keep", () => {
  const last = [{ who: "Ann", faces: [2, 3], total: 5 }];
  assert.deepEqual(diceRows(tray({ last })), [{ ...last[0], kept: 0 }]);
  assert.deepEqual(diceRows(tray({ last, keeping: { who: "Ann", dice: [2, 3] } })), []);
  assert.equal(diceFaces([...last, { who: "Bob", faces: [6], total: 6 }]), "2 3;6");
});

test("beside the dice stands what was added to them, and the total where it is not plain to see", () => {
  const said = (faces, total) => diceSum({ faces, total });
  assert.deepEqual([said([4], 4), said([4], 7), said([4, 2], 6), said([4, 2], 9), said([4, 2], null)], ["", "+ 3 = 7", "= 6", "+ 3 = 9", ""]);
});

test("dice tumble when they have fallen, not when one looks at them again", () => {
  const last = [{ who: "Ann", faces: [2], total: 2 }];
  assert.equal(diceFell(null, tray({ last, rolls: 1 })), false);
  assert.equal(diceFell(tray({}), tray({ last, rolls: 1 })), true);
  assert.equal(diceFell(tray({ last, rolls: 2 }), tray({ last, rolls: 1 })), false);
});

test("equal faces are kept one by one", () => {
  assert.deepEqual(diceKept([2, 2, 5], new Set([1, 2])), [2, 5]);
});

test("two logs have in common what stands at the beginning of both", () => {
  const line = (n, text = `line ${n}`) => ({ n, text, rule: "", kind: "" });
  const before = [line(1), line(2), line(3)];
  assert.equal(logCommon(before, [...before, line(4)]), 3);
  assert.equal(logCommon(before, [line(1), line(2)]), 2);
  assert.equal(logCommon(before, [line(1), line(2, "another"), line(3)]), 1);
  assert.equal(logCommon([], before), 0);
});

test("a page is about the last word of its address", () => {
  assert.equal(linksAbout("#/tin/learn/combat"), "combat");
  assert.equal(linksAbout("#/"), "");
});

test("a box is measured in bytes", () => {
  assert.equal(boxTooLong("x".repeat(BOX_MOST)), false);
  assert.equal(boxTooLong("ö".repeat(BOX_MOST / 2 + 1)), true);
});

test("arrow keys walk the places and stop at the edge", () => {
  assert.equal(boardStep("ArrowRight", 0, 4, 2), 1);
  assert.equal(boardStep("ArrowDown", 1, 4, 2), 3);
  assert.equal(boardStep("ArrowDown", 2, 4, 2), 2);
  assert.equal(boardStep("End", 0, 4, 2), 3);
  assert.equal(boardStep("x", 0, 4, 2), null);
});

test("who is in a place is said in words", () => {
  const here = [{ name: "Alma", stunned: true, asked: false }, { name: "Kolos", stunned: false, asked: true }];
  assert.equal(boardCrowd({ here, beast: 4 }, { words: { life: "life", stunned: "stunned", kromosaurus: "Kromosaurus" } }), ": Alma (stunned), Kolos, Kromosaurus (life 4).");
  assert.equal(boardCrowd({ here: [], beast: null }, {}), ".");
});

test("the same card twice is two cards", () => {
  assert.deepEqual(matKeys([{ id: "torch" }, { id: "bow" }, { id: "torch" }]), ["torch 1", "bow 1", "torch 2"]);
});

/** The kinds of event that a game tells of: each has its sentence. @param {string} game */
function kinds(game) {
  const folder = new URL(`../../krom_explore/games/${game}/text/en/`, import.meta.url);
  const written = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  return [...written.matchAll(/^event-([a-z_]+) =/gm)].map(([, kind]) => kind).sort();
}

test("every kind of event has a picture that there is, and nothing else has", () => {
  for (const [name, game] of Object.entries({ krom, tribu })) {
    assert.deepEqual(Object.keys(game.logPictures).sort(), kinds(name));
    const lost = Object.values(game.logPictures).filter((picture) => !Object.hasOwn(game.icons, picture) && !iconKnown(picture));
    assert.deepEqual(lost, []);
  }
});
