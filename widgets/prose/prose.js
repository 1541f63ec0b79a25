import { freshId, h, keyed, setText, show, wordOf } from "../shared/dom.js";
import { markLegend, provenance } from "../shared/parts.js";

/**
 * What a page says: its title, one sentence that says it all, a few short paragraphs, and its numbers.
 *
 * @typedef {{label: string, value: string, mark: string, markText: string}} ProseNumber
 * @typedef {{title: string, lead: string, paragraphs: string[], numbers: ProseNumber[], words: Record<string, string>}} ProseState
 */

/** @param {HTMLElement} el */
export function mountProse(el) {
  const title = h("h1", { class: "krom-prose-title", tabindex: -1 });
  const lead = h("p", { class: "krom-prose-lead" });
  const body = h("div", { class: "krom-prose-body" });
  const heading = h("h2", { class: "krom-title", id: freshId("numbers") });
  const list = h("ul", { class: "krom-numbers", "aria-labelledby": heading.id });
  const legend = markLegend();
  const numbers = h("section", { class: "krom-prose-numbers" }, heading, list, legend.el);
  el.append(h("div", { class: "krom-prose" }, h("div", { class: "krom-prose-head" }, title, lead), body), numbers);
  return {
    /** @param {ProseState} state */
    update(state) {
      setText(title, state.title);
      setText(lead, state.lead);
      keyed(body, state.paragraphs, (_, n) => n, () => h("p"), (p, text) => setText(p, text));
      show(numbers, state.numbers.length);
      setText(heading, wordOf(state, "numbers"));
      keyed(list, state.numbers, (row) => `${row.label} ${row.value} ${row.markText}`, proseNumber);
      legend.update(state.numbers);
    },
  };
}

/** @param {ProseNumber} row */
function proseNumber(row) {
  return h("li", null, h("span", { text: row.label }), " ", h("b", { text: row.value }), provenance(row));
}
