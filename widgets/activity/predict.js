import { freshId, h, keyed, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { percentIn } from "../shared/numbers.js";

/**
 * A prediction: a number, one of several things, or a share for each of them, drawn with sliders.
 *
 * @typedef {{kind: "number" | "choice" | "bars", low: number, high: number, percent: boolean, among: number[]}} PredictAsked
 * @typedef {{predict: PredictAsked, fault: string, rows: {label: string}[], words: Record<string, string>}} PredictState
 */

const PREDICT_ALL = 100;

/** As much as a bar may have, with what the others have. @param {readonly number[]} shares @param {number} at @param {number} wanted */
export function predictShare(shares, at, wanted) {
  const others = shares.reduce((sum, share, n) => sum + (n === at ? 0 : share), 0);
  return Math.max(0, Math.min(wanted, PREDICT_ALL - others));
}

/** All bars alike, as whole numbers that make a hundred. @param {number} bars */
export function predictEven(bars) {
  const each = Math.floor(PREDICT_ALL / bars);
  return Array.from({ length: bars }, (_, n) => each + (n < PREDICT_ALL - each * bars ? 1 : 0));
}

/** @param {import("../shared/dom.js").Send} send @param {() => string} lang */
export function predictForm(send, lang) {
  /** @type {number[]} */
  let shares = [];
  let asked = "";
  const input = h("input", { type: "text", inputmode: "decimal", class: "krom-form-text krom-predict-number", id: freshId("guess"), autocomplete: "off", maxlength: 20 });
  const label = h("label", { class: "krom-form-label", for: input.id });
  const fault = h("p", { class: "krom-form-fault", id: freshId("fault"), role: "alert" });
  const share = h("p", { class: "krom-small krom-predict-share", id: freshId("share") });
  const number = h("div", { class: "krom-predict-line" }, label, input, share, fault);
  const choices = h("div", { class: "krom-predict-choices", role: "radiogroup" });
  const help = h("p", { class: "krom-small" });
  const bars = h("ol", { class: "krom-predict-bars" });
  const leftLabel = h("span");
  const left = h("b");
  const even = h("button", { type: "button", class: "krom-btn is-small", "data-do": "even", onclick: () => setShares(predictEven(shares.length)) });
  const rest = h("div", { class: "krom-predict-rest" }, h("p", { role: "status" }, leftLabel, " ", left), even);
  const submit = h("button", { type: "submit", class: "krom-btn is-main", "data-do": "predict" });
  const el = h("form", { class: "krom-predict", novalidate: true, onsubmit: predicted }, number, choices, help, bars, rest, submit);
  const group = freshId("choice");

  /** @param {Event} event */
  function predicted(event) {
    event.preventDefault();
    if (asked === "number") send({ do: "predict", predicted: input.value.trim() });
    else if (asked === "bars") send({ do: "predict", predicted: shares });
    else {
      const chosen = /** @type {HTMLInputElement | null} */ (choices.querySelector("input:checked"));
      if (chosen) send({ do: "predict", predicted: [Number(chosen.value)] });
    }
  }

  /** @param {number[]} now */
  function setShares(now) {
    shares = now;
    [...bars.children].forEach((item, n) => {
      const slider = /** @type {HTMLInputElement} */ (item.querySelector("input"));
      slider.value = String(shares[n]);
      const share = percentIn(shares[n] / PREDICT_ALL, lang());
      setAttr(slider, "aria-valuetext", share);
      slider.style.setProperty("--krom-share", `${shares[n]}%`);
      setText(item.querySelector("output"), share);
    });
    const over = PREDICT_ALL - shares.reduce((sum, share) => sum + share, 0);
    setText(left, percentIn(over / PREDICT_ALL, lang()));
    setAttr(submit, "disabled", asked === "bars" && over !== 0);
  }

  /** @param {string} _label @param {number} n */
  function makeBar(_label, n) {
    const id = freshId("share");
    const slider = h("input", { type: "range", id, min: 0, max: PREDICT_ALL, step: 1, value: 0, "data-share": n, oninput: (/** @type {Event} */ event) => {
      const wanted = Number(/** @type {HTMLInputElement} */ (event.target).value);
      setShares(shares.map((share, at) => (at === n ? predictShare(shares, n, wanted) : share)));
    } });
    return h("li", null, h("label", { for: id }), h("output", { for: id }), slider);
  }

  /** @param {number} row */
  function makeChoice(row) {
    const id = freshId("choice");
    return h("div", { class: "krom-predict-choice" }, h("input", { type: "radio", id, name: group, value: row, onchange: () => setAttr(submit, "disabled", false) }), h("label", { for: id }));
  }

  return {
    el,
    /** @param {PredictState} now */
    update(now) {
      const { kind, percent, among } = now.predict;
      show(number, kind === "number");
      setText(label, wordOf(now, percent ? "activity-guess-percent" : "activity-guess-number"));
      setText(fault, now.fault);
      show(fault, now.fault);
      setAttr(input, "aria-invalid", now.fault ? "true" : null);
      setText(share, wordOf(now, "activity-guess-share"));
      show(share, percent);
      setAttr(input, "aria-describedby", [percent && share.id, now.fault && fault.id].filter(Boolean).join(" ") || null);
      show(choices, kind === "choice");
      setAttr(choices, "aria-label", wordOf(now, "activity-your-guess"));
      if (kind === "choice") keyed(choices, among, (row) => row, makeChoice, (item, row) => setText(item.lastElementChild, now.rows[row].label));
      show(bars, kind === "bars");
      show(rest, kind === "bars");
      show(help, kind === "bars");
      setText(help, wordOf(now, "activity-guess-bars"));
      if (kind === "bars") keyed(bars, now.rows.map((row) => row.label), (_, n) => n, makeBar, (item, text) => setText(item.firstElementChild, text));
      setText(leftLabel, wordOf(now, "activity-left"));
      setText(even, wordOf(now, "activity-even"));
      setText(submit, wordOf(now, "activity-do-predict"));
      if (asked === kind && (kind !== "bars" || shares.length === now.rows.length)) return;
      asked = kind;
      setAttr(submit, "disabled", kind === "choice");
      if (kind === "bars") setShares(now.rows.map(() => 0));
    },
  };
}
