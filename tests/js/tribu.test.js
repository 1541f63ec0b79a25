import test from "node:test";
import assert from "node:assert/strict";
import { tribuBreakable } from "../../widgets/tribu/card.js";

test("a long name may be broken between two of its syllables, a short one nowhere", () => {
  assert.equal(tribuBreakable("Multidiorama"), "Multi\u00addiorama");
  for (const name of ["Blue horse", "Red statue", "Feathers of courage"]) assert.equal(tribuBreakable(name), name);
  assert.equal(tribuBreakable("Federn der Mutigkeiten").replaceAll("\u00ad", ""), "Federn der Mutigkeiten");
});
