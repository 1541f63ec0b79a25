import { h } from "../shared/dom.js";

/**
 * Where the parts of a page stand. On a wide screen the board (the first of a game's own parts, whatever it is called) has what is asked (or what is watched), dice and odds beside it; on a narrow one
 * everything stands in one column, in the same order.
 *
 * @typedef {{name: string, kind: string}} PartOutline
 * @typedef {{block: string, names: string[], columns?: {column: string, names: string[]}[]}} LayoutBlock
 */

const LAYOUT_BESIDE = ["walk", "question", "dice", "advice", "odds", "log"];

/** The widget of a part, without the name of the game that brings it. @param {PartOutline} part */
function layoutWidget(part) {
  return part.kind.slice(part.kind.indexOf("/") + 1);
}

/** Whether only one game has such a part. @param {PartOutline} part */
function layoutOwn(part) {
  return part.kind.includes("/");
}

/**
 * The blocks of a page, top to bottom. What else a game lays on its table stands below the board.
 * @param {PartOutline[]} parts
 * @returns {LayoutBlock[]}
 */
export function layoutBlocks(parts) {
  const asks = parts.some(({ kind }) => kind === "question" || kind === "walk");
  const board = asks ? parts.find(layoutOwn) : undefined;
  /** @type {LayoutBlock[]} */
  const blocks = [];
  const placed = new Set();
  /** @param {string} block @param {PartOutline[]} some */
  const add = (block, some) => {
    some.forEach((part) => placed.add(part.name));
    blocks.push({ block, names: some.map((part) => part.name) });
  };
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    if (placed.has(part.name)) return;
    if (part.kind === "form" && next?.kind === "odds") add("pair", [part, next]);
    else if (part === board) {
      const rest = parts.slice(at + 1).filter((other, n, all) => !placed.has(other.name) && !(other.kind === "odds" && all[n - 1]?.kind === "form"));
      const beside = LAYOUT_BESIDE.flatMap((widget) => rest.filter((other) => layoutWidget(other) === widget));
      const below = rest.filter((other) => layoutOwn(other) && !beside.includes(other));
      add("table", [part, ...beside, ...below]);
      blocks[blocks.length - 1].columns = [
        { column: "board", names: [part.name] },
        { column: "side", names: beside.map((other) => other.name) },
        { column: "below", names: below.map((other) => other.name) },
      ];
    } else add("row", [part]);
  });
  return blocks;
}

/** @param {PartOutline[]} parts @param {Map<string, HTMLElement>} places */
export function layOut(parts, places) {
  const all = (/** @type {string[]} */ names) => names.map((name) => places.get(name));
  return layoutBlocks(parts).map(({ block, names, columns }) =>
    h("div", { class: `krom-app-${block}` }, columns ? columns.map((one) => h("div", { class: `krom-app-${one.column}` }, all(one.names))) : all(names)),
  );
}
