import { h } from "../shared/dom.js";
import { layOut } from "./layout.js";

/**
 * A page from top to bottom: what one sees first, the parts in their blocks, and a fold with those that the page can do without.
 *
 * @typedef {import("./layout.js").PartOutline} LayersPart
 * @typedef {{parts: LayersPart[], welcome?: string[], folded?: string[]}} LayersPage
 */

/** The parts of each layer. @param {LayersPage} page @returns {{welcome: LayersPart[], blocks: LayersPart[], folded: LayersPart[]}} */
export function layersOf({ parts, welcome = [], folded = [] }) {
  return {
    welcome: parts.filter(({ name }) => welcome.includes(name)),
    blocks: parts.filter(({ name }) => !welcome.includes(name) && !folded.includes(name)),
    folded: parts.filter(({ name }) => folded.includes(name) && !welcome.includes(name)),
  };
}

/** @param {LayersPage} page @param {Map<string, HTMLElement>} places @param {() => string} title what the fold is called */
export function layersLaid(page, places, title) {
  const { welcome, blocks, folded } = layersOf(page);
  const all = (/** @type {LayersPart[]} */ some) => some.map(({ name }) => places.get(name));
  return [
    ...(welcome.length ? [h("div", { class: "krom-app-welcome" }, all(welcome))] : []),
    ...layOut(blocks, places),
    ...(folded.length ? [h("details", { class: "krom-app-rest" }, h("summary", { text: title() }), h("div", { class: "krom-app-rest-parts" }, all(folded)))] : []),
  ];
}
