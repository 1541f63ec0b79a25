import { freshId, h, keyed, setAttr, setText } from "../shared/dom.js";

/**
 * Positions to try, one click each.
 *
 * @typedef {{label: string, current: string, tries: {id: string, label: string}[]}} TriesState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send */
export function mountTries(el, send) {
  const title = h("h2", { class: "krom-tries-title", id: freshId("tries") });
  const list = h("div", { class: "krom-tries-list", role: "group", "aria-labelledby": title.id });
  el.append(h("div", { class: "krom-tries" }, title, list));
  return {
    /** @param {TriesState} state */
    update(state) {
      setText(title, state.label);
      keyed(
        list,
        state.tries,
        (one) => one.id,
        (one) => h("button", { type: "button", class: "krom-tries-one", "data-try": one.id, onclick: () => send({ do: "use", name: one.id }) }),
        (button, one) => {
          setText(button, one.label);
          setAttr(button, "aria-pressed", one.id === state.current ? "true" : "false");
        },
      );
    },
  };
}
