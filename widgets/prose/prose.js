import { h, keyed, setText } from "../shared/dom.js";

/**
 * What a page says: its title, one sentence that says it all, a few short paragraphs.
 *
 * @typedef {{title: string, lead: string, paragraphs: string[]}} ProseState
 */

/** @param {HTMLElement} el */
export function mountProse(el) {
  const title = h("h1", { class: "krom-prose-title", tabindex: -1 });
  const lead = h("p", { class: "krom-prose-lead" });
  const body = h("div", { class: "krom-prose-body" });
  el.append(h("div", { class: "krom-prose" }, h("div", { class: "krom-prose-head" }, title, lead), body));
  return {
    /** @param {ProseState} state */
    update(state) {
      setText(title, state.title);
      setText(lead, state.lead);
      keyed(body, state.paragraphs, (_, n) => n, () => h("p"), (p, text) => setText(p, text));
    },
  };
}
