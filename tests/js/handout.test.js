import assert from "node:assert/strict";
import test from "node:test";
import { handoutJoined } from "../../widgets/handout/handout.js";

const page = (/** @type {string} */ sheet) => `<html><head><style>p {}</style></head><body><main>${sheet}</main></body></html>`;

test("one sheet stays as it is", () => {
  assert.equal(handoutJoined([page("<table>1</table>")]), page("<table>1</table>"));
});

test("several sheets stand behind each other under one head", () => {
  const joined = handoutJoined([page("<table>1</table>"), page("<table>2</table>"), page("<table>3</table>")]);
  assert.equal(joined, page("<table>1</table><table>2</table>\n<table>3</table>"));
});
