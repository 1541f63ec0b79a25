import { freshId, h, keyed, setAttr, setText, show } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * An example to watch, and positions to try, one click each; in a list to choose from where there is no room for so many buttons.
 *
 * @typedef {{label: string, current: string, tries: {id: string, label: string}[],
 *   watch: {hash: string, label: string, about: string} | null}} TriesState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send */
export function mountTries(el, send) {
  const title = h("h2", { class: "krom-tries-title", id: freshId("tries") });
  const list = h("div", { class: "krom-tries-list", role: "group", "aria-labelledby": title.id });
  const choice = h("select", { class: "krom-tries-choice", "aria-labelledby": title.id, onchange: () => send({ do: "use", name: choice.value }) });
  const about = h("span", { class: "krom-tries-about" });
  const watch = h("a", { class: "krom-btn krom-tries-watch", "data-go": "watch" }, icon("start"), h("span"), about);
  el.append(h("div", { class: "krom-tries" }, watch, title, list, choice));
  return {
    /** @param {TriesState} state */
    update(state) {
      setText(title, state.label);
      show(watch, state.watch);
      setAttr(watch, "href", state.watch?.hash);
      setText(watch.children[1], state.watch?.label ?? "");
      setText(about, state.watch?.about ?? "");
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
      keyed(choice, state.tries, (one) => one.id, (one) => h("option", { value: one.id }), (option, one) => setText(option, one.label));
      choice.value = state.current;
    },
  };
}
