import { freshId, h, keepFocus, keyed, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { oddsChart } from "./chart.js";

/**
 * The odds: a sentence first, bars, the same as a table, how it is counted, and the same by rolling.
 *
 * @typedef {{id: string, label: string, value: number, fraction: string, percent: string, rolledText: string, intervalText: string,
 *   rolled: {share: number, low: number, high: number} | null}} OddsBar
 * @typedef {{words: Record<string, string>, open: boolean, sentence: string | null, nothing?: string, bars: OddsBar[],
 *   steps: {text: string, before: string, after: string}[], notes: string[], rolls?: number, rollsText?: string,
 *   chunk?: number, goal?: number}} OddsState
 */

/** Few rolls first, so that one sees them wobble; then half as many again each time. */
const ODDS_FIRST = 20;
const ODDS_PATIENCE = 4000;

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountOdds(el, send, around) {
  /** @type {OddsState | null} */
  let state = null;
  let running = false;
  let timer = 0;

  const title = h("h2", { class: "krom-title", id: freshId("odds") });
  const sentence = h("p", { class: "krom-odds-sentence" });
  const bars = h("ul", { class: "krom-odds-bars" });
  const chart = oddsChart();
  const progress = h("progress", { class: "krom-odds-progress" });
  const rolls = h("p", { class: "krom-odds-rolls" });
  const run = h("button", { type: "button", class: "krom-btn", "data-do": "simulate", onclick: () => (running ? stop() : start()) }, icon("dice"), h("span"));
  const forget = h("button", { type: "button", class: "krom-btn is-small", "data-do": "forget", onclick: () => send({ do: "forget" }) });
  const explain = h("button", { type: "button", class: "krom-btn is-small", "data-do": "explain", onclick: () => send({ do: "explain" }) }, icon("question"), h("span"));
  const steps = h("ol", { class: "krom-odds-steps", id: freshId("steps") });
  const table = oddsTable();
  const notes = h("ul", { class: "krom-odds-notes" });
  const key = h("p", { class: "krom-odds-key", "aria-hidden": "true" }, h("i", { class: "is-exact" }), h("span"), h("i", { class: "is-rolled" }), h("span"));
  const rolling = h("div", { class: "krom-odds-rolling" }, run, forget, rolls, progress);
  const answer = h("div", { class: "krom-odds-answer" }, bars, key, rolling, chart.el, h("div", { class: "krom-odds-more" }, explain, table.el), steps, notes);
  const root = h("div", { class: "krom-odds krom-panel", role: "group", "aria-labelledby": title.id }, title, sentence, answer);
  el.append(root);

  function start() {
    running = true;
    next();
  }

  function next() {
    if (!state?.goal || !state.chunk || (state.rolls ?? 0) >= state.goal) return stop();
    clearTimeout(timer);
    timer = window.setTimeout(stop, ODDS_PATIENCE);
    const some = Math.max(ODDS_FIRST, Math.round((state.rolls ?? 0) / 2));
    send({ do: "simulate", n: Math.min(some, state.chunk, state.goal - (state.rolls ?? 0)) });
    patchRolling();
  }

  function stop() {
    clearTimeout(timer);
    running = false;
    patchRolling();
  }

  function patchRolling() {
    if (!state) return;
    const now = state;
    const { rolls: n = 0, goal = 0 } = now;
    keepFocus(root, () => (run.disabled || run.hidden ? forget : run), () => {
      setText(run.lastElementChild, wordOf(now, running ? "stop-rolling" : "simulate"));
      setAttr(run, "data-running", running ? "true" : null);
      setText(forget, wordOf(now, "again"));
      show(run, running || n < goal);
      show(forget, n && !running);
      show(progress, running);
      show(rolls, n);
      setText(rolls, now.rollsText ?? "");
      setAttr(progress, "max", goal || 1);
      setAttr(progress, "aria-label", now.words.simulate);
      progress.value = n;
    });
  }

  return {
    /** @param {OddsState} now */
    update(now) {
      const before = state?.rolls ?? 0;
      state = now;
      const rolled = now.rolls ?? 0;
      setText(title, wordOf(now, "odds-title"));
      setText(sentence, now.sentence ?? now.nothing ?? "");
      setAttr(root, "data-nothing", now.sentence ? null : "true");
      show(answer, now.sentence);
      if (!now.sentence) return stop();
      keyed(bars, now.bars, (bar) => bar.id, (bar) => oddsBar(bar, around), (row, bar, n) => oddsPatch(row, bar, n, now));
      show(key, rolled);
      setText(key.children[1], wordOf(now, "exact"));
      setText(key.children[3], `${wordOf(now, "rolled")}, ${wordOf(now, "interval")}`);
      setText(explain.lastElementChild, wordOf(now, now.open ? "hide-why" : "show-why"));
      setAttr(explain, "aria-expanded", now.open ? "true" : "false");
      setAttr(explain, "aria-controls", steps.id);
      show(steps, now.open && now.steps.length);
      keyed(steps, now.steps, (_, n) => n, () => h("li", null, h("span"), h("span", { class: "krom-odds-sum" })), (item, step) => {
        setText(item.firstElementChild, step.text);
        setText(item.lastElementChild, [...new Set([step.before, step.after])].filter(Boolean).join(" → "));
      });
      table.update(now);
      keyed(notes, now.notes, (note) => note, () => h("li", null, icon("question"), h("span")), (item, note) => setText(item.lastElementChild, note));
      show(notes, now.notes.length);
      chart.update(now, around.lang());
      if (running && rolled > before) requestAnimationFrame(() => running && next());
      else if (running && rolled < before) stop();
      patchRolling();
    },
    destroy() {
      running = false;
      clearTimeout(timer);
    },
  };
}

/** A bar; one about somebody (`win Ann`) shows who it is. @param {OddsBar} bar @param {import("../stage/stage.js").Around} around */
function oddsBar(bar, around) {
  const face = around.face(bar.id.slice(bar.id.indexOf(" ") + 1));
  const track = h("span", { class: "krom-odds-track" }, h("span", { class: "krom-odds-fill" }), h("span", { class: "krom-odds-interval", hidden: true }), h("span", { class: "krom-odds-tick", hidden: true }));
  const numbers = h("span", { class: "krom-odds-numbers" }, h("b"), h("span", { class: "krom-odds-fraction" }), h("span", { class: "krom-odds-seen", hidden: true }));
  return h("li", { class: "krom-odds-bar", "data-bar": bar.id }, h("span", { class: "krom-odds-label" }, face, h("span")), numbers, track);
}

/** @param {any} row @param {OddsBar} bar @param {number} n @param {OddsState} state */
function oddsPatch(row, bar, n, state) {
  const [label, numbers, track] = row.children;
  const [fill, interval, tick] = track.children;
  const [percent, fraction, seen] = numbers.children;
  const kind = bar.id.split(" ")[0];
  setAttr(row, "data-fraction", bar.fraction);
  setAttr(row, "data-value", bar.value);
  setAttr(row, "data-zero", bar.value === 0 ? "true" : null);
  setAttr(row, "data-apart", n > 0 && state.bars[n - 1].id.split(" ")[0] !== kind ? "true" : null);
  setText(label.lastElementChild, bar.label);
  setText(percent, bar.percent);
  setText(fraction, bar.fraction.includes("/") && bar.fraction.length < 16 ? bar.fraction : "");
  fill.style.width = `${bar.value * 100}%`;
  show(interval, bar.rolled);
  show(tick, bar.rolled);
  show(seen, bar.rolled);
  if (!bar.rolled) return;
  setText(seen, `${wordOf(state, "rolled")} ${bar.rolledText}`);
  interval.style.left = `${bar.rolled.low * 100}%`;
  interval.style.width = `${(bar.rolled.high - bar.rolled.low) * 100}%`;
  tick.style.left = `${bar.rolled.share * 100}%`;
}

/** The bars as a table. */
function oddsTable() {
  const heads = [h("th", { scope: "col" }), h("th", { scope: "col" }), h("th", { scope: "col" }), h("th", { scope: "col" }), h("th", { scope: "col" })];
  const rows = h("tbody");
  const summary = h("summary");
  const el = h("details", { class: "krom-odds-table" }, summary, h("div", { class: "krom-odds-scroll" }, h("table", null, h("thead", null, h("tr", null, heads)), rows)));
  return {
    el,
    /** @param {OddsState} state */
    update(state) {
      const { words } = state;
      setText(summary, words.table);
      [words.outcome, words.exact, words.chance, words.rolled, words.interval].forEach((word, n) => setText(heads[n], word));
      const rolled = Boolean(state.rolls);
      show(heads[3], rolled);
      show(heads[4], rolled);
      keyed(rows, state.bars, (bar) => bar.id, () => h("tr", null, h("th", { scope: "row" }), h("td"), h("td"), h("td"), h("td")), (row, bar) => {
        [bar.label, bar.fraction || "–", bar.percent, bar.rolledText, bar.intervalText].forEach((text, n) => setText(row.children[n], text));
        show(row.children[3], rolled);
        show(row.children[4], rolled);
      });
    },
  };
}
