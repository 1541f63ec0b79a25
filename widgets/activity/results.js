import { h, keyed, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { partIn, percentIn } from "../shared/numbers.js";

/**
 * What came of the rounds: for each thing that can happen what was predicted, one's own share, the class's, and what is exact.
 *
 * @typedef {{label: string, times: number, guess: number | null, exactText?: string, fraction?: string}} ResultRow
 * @typedef {{rows: ResultRow[], exact: number[] | null, words: Record<string, string>}} ResultState
 * @typedef {{kind: "guess" | "own" | "class" | "exact", share: number, text: string}} ResultBar
 */

/** The axis of all bars: from nothing to always, so that what is rare looks rare. */
const RESULT_SCALE = [0, 0.25, 0.5, 0.75, 1];

const RESULT_WORDS = { guess: "activity-predicted", own: "activity-you", class: "activity-class", exact: "activity-exact" };

/**
 * The bars of each row, those that there are. @param {ResultState} state @param {readonly number[] | null} counts of the class @param {string} lang
 * @returns {ResultBar[][]}
 */
export function resultBars(state, counts, lang) {
  const own = state.rows.reduce((sum, row) => sum + row.times, 0);
  const all = counts?.length === state.rows.length ? counts.reduce((sum, count) => sum + count, 0) : 0;
  return state.rows.map((row, n) => {
    /** @type {ResultBar[]} */
    const bars = [];
    if (row.guess !== null) bars.push({ kind: "guess", share: row.guess / 100, text: partIn(row.guess, 100, lang) });
    if (own) bars.push({ kind: "own", share: row.times / own, text: `${row.times} · ${partIn(row.times, own, lang)}` });
    if (all && counts) bars.push({ kind: "class", share: counts[n] / all, text: `${counts[n]} · ${partIn(counts[n], all, lang)}` });
    if (state.exact) bars.push({ kind: "exact", share: state.exact[n], text: [row.exactText, row.fraction].filter(Boolean).join(" · ") });
    return bars;
  });
}

export function resultList() {
  const list = h("ol", { class: "krom-results" });
  const scale = h("p", { class: "krom-results-scale", "aria-hidden": "true" });
  const el = h("div", null, scale, list);
  return {
    el,
    /** @param {ResultState} now @param {readonly number[] | null} counts @param {string} lang */
    update(now, counts, lang) {
      const bars = resultBars(now, counts, lang);
      show(el, bars.flat().length);
      keyed(scale, RESULT_SCALE, (_, n) => n, () => h("span"), (tick, share) => setText(tick, percentIn(share, lang)));
      setAttr(list, "aria-label", wordOf(now, "activity-result"));
      keyed(list, now.rows, (_, n) => n, () => h("li", null, h("b"), h("ul", { class: "krom-results-bars" })), (item, row, n) => {
        setText(item.firstElementChild, row.label);
        keyed(item.lastElementChild, bars[n], (bar) => bar.kind, (bar) => h("li", { "data-kind": bar.kind }, h("span", { class: "krom-results-name" }), h("span", { class: "krom-results-bar", "aria-hidden": "true" }, h("i")), h("span", { class: "krom-results-text" })), (line, bar) => {
          setText(line.children[0], wordOf(now, RESULT_WORDS[bar.kind]));
          line.children[1].firstElementChild.style.inlineSize = `${100 * bar.share}%`;
          setText(line.children[2], bar.text);
        });
      });
    },
  };
}
