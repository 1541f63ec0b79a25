import assert from "node:assert/strict";
import test from "node:test";

import { layoutBlocks } from "../../widgets/stage/layout.js";

const parts = (...kinds) => kinds.map((kind) => ({ name: kind.replace("tin/", ""), kind }));

test("a page of text is one column in its own order", () => {
  const blocks = layoutBlocks(parts("prose", "links"));
  assert.deepEqual(blocks, [
    { block: "row", names: ["prose"] },
    { block: "row", names: ["links"] },
  ]);
});

test("beside a board stands what is asked, below it what else the game lays on its table", () => {
  const [prose, table] = layoutBlocks(parts("prose", "tin/board", "log", "tin/mats", "question", "tin/advice", "dice", "tin/shop", "odds"));
  assert.deepEqual(prose.names, ["prose"]);
  assert.deepEqual(table.columns, [
    { column: "board", names: ["board"] },
    { column: "side", names: ["question", "dice", "advice", "odds", "log"] },
    { column: "below", names: ["mats", "shop"] },
  ]);
});

test("a game may call its board as it likes: it is the first of its own parts", () => {
  const [table] = layoutBlocks(parts("tin/track", "question", "tin/board"));
  assert.deepEqual(table.columns?.map(({ column, names }) => [column, names]), [["board", ["track"]], ["side", ["question"]], ["below", ["board"]]]);
});

test("a board to look at is a row like any other", () => {
  assert.deepEqual(layoutBlocks(parts("prose", "tin/board", "links")).map(({ block }) => block), ["row", "row", "row"]);
});

test("a form and its odds stand side by side", () => {
  assert.deepEqual(layoutBlocks(parts("prose", "form", "odds")).at(-1), { block: "pair", names: ["form", "odds"] });
});

test("every part has one place", () => {
  const page = parts("prose", "tries", "form", "tin/board", "question", "dice", "log", "tin/mats", "box");
  const placed = layoutBlocks(page).flatMap(({ names }) => names);
  assert.deepEqual([...placed].sort(), page.map(({ name }) => name).sort());
});
