import { h } from "../shared/dom.js";

/** Milliseconds without an answer before it is said that one is being thought about. */
export const THINKING_PATIENCE = 3000;

/** A small sign that the table still thinks. Answers come in the order of the questions. @param {() => string} word what it says */
export function thinkingSign(word) {
  const el = h("p", { class: "krom-app-thinking", role: "status" });
  let waiting = 0;
  let timer = 0;

  function show() {
    el.textContent = word();
  }

  function wait() {
    window.clearTimeout(timer);
    timer = waiting ? window.setTimeout(show, THINKING_PATIENCE) : 0;
    if (el.textContent) el.textContent = "";
  }

  return {
    el,
    asked() {
      waiting += 1;
      if (waiting === 1) wait();
    },
    answered() {
      waiting = Math.max(0, waiting - 1);
      wait();
    },
    /** Nothing is awaited any more. */
    forget() {
      waiting = 0;
      wait();
    },
  };
}
