import { freshId, h, keyed, keepFocus, setAttr, setText, show, wordOf } from "../../shared/dom.js";
import { dieFace, icon } from "../../shared/art.js";

/**
 * Advice: hidden until asked for, then what each choice is worth and what it would cost; after a climb, a review of it.
 *
 * @typedef {{keep: number[], label: string, value: string, regret: string, best: boolean}} AdviceChoice
 * @typedef {{words: Record<string, string>, possible: boolean, choices: AdviceChoice[], review: string[]}} AdviceState
 */

/** @param {HTMLElement} el @param {import("../../shared/dom.js").Send} send */
export function mountAdvice(el, send) {
  const title = h("h2", { class: "krom-title", id: freshId("advice"), tabindex: -1 });
  const none = h("p", { class: "krom-small" });
  const ask = h("button", { type: "button", class: "krom-btn", onclick: () => send({ do: "ask" }) }, icon("question"), h("span"));
  const list = h("ol", { class: "krom-advice-list", tabindex: 0, "aria-labelledby": title.id });
  const review = h("ol", { class: "krom-advice-review", "aria-labelledby": title.id });
  const root = h("section", { class: "krom-advice krom-panel", "aria-labelledby": title.id }, title, none, ask, list, review);
  el.append(root);
  return {
    /** @param {AdviceState} state */
    update(state) {
      setText(title, wordOf(state, "advice"));
      setText(none, wordOf(state, "advice-none"));
      setText(ask.lastElementChild, wordOf(state, "advice-ask"));
      keepFocus(root, () => title, () => {
        show(none, !state.possible && !state.review.length);
        show(review, state.review.length);
        keyed(review, state.review, (line, index) => `${index} ${line}`, (line) => h("li", { text: line }));
        show(ask, state.possible && !state.choices.length);
        show(list, state.choices.length);
        keyed(list, state.choices, (choice) => choice.keep.join(" "), adviceRow, advicePatch);
      });
    },
  };
}

/** @param {AdviceChoice} choice */
function adviceRow(choice) {
  const dice = h("span", { class: "krom-advice-dice", "aria-hidden": "true" }, choice.keep.map(dieFace));
  return h("li", { class: "krom-advice-row" }, dice, h("span", { class: "krom-advice-label" }), h("b", { class: "krom-advice-value" }), h("span", { class: "krom-advice-cost" }));
}

/** @param {any} row @param {AdviceChoice} choice */
function advicePatch(row, choice) {
  const [, label, value, cost] = row.children;
  setText(label, choice.label);
  setText(value, choice.value);
  setText(cost, choice.regret);
  setAttr(row, "data-best", choice.best ? "true" : null);
  setAttr(row, "data-keep", choice.keep.join(" "));
}
