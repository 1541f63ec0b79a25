import { freshId, h, keyed, setText, show, wordOf } from "../shared/dom.js";
import { markLegend, provenance } from "../shared/parts.js";
import { memory } from "../stage/memory.js";

/**
 * What a page says: its title, one sentence that says it all, a few short paragraphs, the ways from here, and its numbers.
 *
 * @typedef {{label: string, value: string, mark: string, markText: string}} ProseNumber
 * @typedef {{hash: string, label: string, begun?: string, over?: string}} ProseWay what it is called while a game is kept there that was begun, or is over
 * @typedef {{title: string, lead: string, paragraphs: string[], ways?: ProseWay[],
 *   numbers: ProseNumber[], words: Record<string, string>}} ProseState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _send @param {import("../stage/stage.js").Around} around */
export function mountProse(el, _send, around) {
  const title = h("h1", { class: "krom-prose-title", tabindex: -1 });
  const lead = h("p", { class: "krom-prose-lead" });
  const body = h("div", { class: "krom-prose-body" });
  const ways = h("p", { class: "krom-prose-ways" });
  const heading = h("h2", { class: "krom-title", id: freshId("numbers") });
  const list = h("ul", { class: "krom-numbers", "aria-labelledby": heading.id });
  const legend = markLegend();
  const numbers = h("section", { class: "krom-prose-numbers" }, heading, list, legend.el);
  const head = h("div", { class: "krom-prose-head" }, title, lead);
  el.append(h("div", { class: "krom-prose" }, body, ways), numbers);
  return {
    /** @param {ProseState} state */
    update(state) {
      if (state.title && !head.isConnected) body.before(head); // where the page has its title elsewhere, there is no second one
      setText(title, state.title);
      setText(lead, state.lead);
      keyed(body, state.paragraphs, (_, n) => n, () => h("p"), (p, text) => setText(p, text));
      show(ways, state.ways?.length);
      keyed(ways, state.ways ?? [], (way) => way.hash, (way, n) => proseWay(way.hash, n === 0, around), (link, way) => setText(link.lastElementChild, proseLabel(way, proseKept(way.hash))));
      show(numbers, state.numbers.length);
      setText(heading, wordOf(state, "numbers"));
      keyed(list, state.numbers, (row) => `${row.label} ${row.value} ${row.markText}`, proseNumber);
      legend.update(state.numbers);
    },
  };
}

/** The game that the browser keeps under an address. @param {string} hash */
function proseKept(hash) {
  const [, game, section] = hash.split("/");
  return memory.game(memory.shelf(game, section ?? ""));
}

/** What a way is called. @param {ProseWay} way @param {{begun: boolean, over: boolean} | null} kept */
export function proseLabel(way, kept) {
  return (kept?.over ? way.over : kept?.begun ? way.begun : "") || way.label;
}

/** @param {ProseNumber} row */
function proseNumber(row) {
  return h("li", null, h("span", { text: row.label }), " ", h("b", { text: row.value }), provenance(row));
}

/** A large button that leads on; the main one first. @param {string} hash @param {boolean} main @param {import("../stage/stage.js").Around} around */
function proseWay(hash, main, around) {
  const page = hash.split("/").pop() ?? "";
  const picture = around.iconFor(`way-${page}`) ?? around.iconFor(page);
  return h("a", { class: main ? "krom-btn is-main" : "krom-btn", href: hash }, picture, h("span"));
}
