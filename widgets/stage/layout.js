import { h } from "../shared/dom.js";

/**
 * Where the parts of a page stand. On a wide screen the board has question, dice and odds beside it; on a narrow one
 * everything stands in one column, in the same order.
 *
 * @typedef {{name: string, kind: string}} PartOutline
 * @typedef {{block: string, names: string[], columns?: {column: string, names: string[]}[]}} LayoutBlock
 */

const LAYOUT_BESIDE = ["question", "dice", "advice", "odds", "log"];
const LAYOUT_BELOW = ["mats", "cards"];

/**
 * The blocks of a page, top to bottom.
 * @param {PartOutline[]} parts
 * @returns {LayoutBlock[]}
 */
export function layoutBlocks(parts) {
  const kinds = parts.map((part) => part.kind);
  const table = kinds.includes("board") && kinds.includes("question");
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
    else if (table && part.kind === "board") {
      const rest = parts.slice(at + 1).filter((other, n, all) => !placed.has(other.name) && !(other.kind === "odds" && all[n - 1]?.kind === "form"));
      const beside = LAYOUT_BESIDE.flatMap((kind) => rest.filter((other) => other.kind === kind));
      const below = LAYOUT_BELOW.flatMap((kind) => rest.filter((other) => other.kind === kind));
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
