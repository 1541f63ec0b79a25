import { h } from "../shared/dom.js";
import { layOut } from "./layout.js";

/**
 * A page from top to bottom: what one sees first, and the parts in their blocks.
 *
 * @typedef {import("./layout.js").PartOutline} LayersPart
 * @typedef {{parts: LayersPart[], welcome?: string[]}} LayersPage
 */

/** The parts of each layer. @param {LayersPage} page @returns {{welcome: LayersPart[], blocks: LayersPart[]}} */
export function layersOf({ parts, welcome = [] }) {
  return {
    welcome: parts.filter(({ name }) => welcome.includes(name)),
    blocks: parts.filter(({ name }) => !welcome.includes(name)),
  };
}

/** @param {LayersPage} page @param {Map<string, HTMLElement>} places */
export function layersLaid(page, places) {
  const { welcome, blocks } = layersOf(page);
  const all = (/** @type {LayersPart[]} */ some) => some.map(({ name }) => places.get(name));
  return [
    ...(welcome.length ? [h("div", { class: "krom-app-welcome" }, all(welcome))] : []),
    ...layOut(blocks, places),
  ];
}
