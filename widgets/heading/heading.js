import { h, setText, show } from "../shared/dom.js";

/**
 * The head of a page on which a table has the room: its title, and perhaps one sentence.
 *
 * @typedef {{title: string, lead: string}} HeadingState
 */

/** @param {HTMLElement} el */
export function mountHeading(el) {
  const title = h("h1", { class: "krom-heading-title", tabindex: -1 });
  const lead = h("p", { class: "krom-heading-lead" });
  el.append(h("div", { class: "krom-heading" }, title, lead));
  return {
    /** @param {HeadingState} state */
    update(state) {
      setText(title, state.title);
      setText(lead, state.lead);
      show(lead, state.lead);
    },
  };
}
