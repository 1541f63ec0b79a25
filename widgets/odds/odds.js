import { freshId, h, keepFocus, keyed, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { saveAs, saveText } from "../shared/save.js";
import { memory } from "../stage/memory.js";
import { oddsChart } from "./chart.js";
import { oddsPng } from "./paper.js";
import { oddsPicture, oddsPlaceOf } from "./picture.js";

/**
 * The odds: a sentence first, pictures, bars, the same as a table, how it is counted, and the same by rolling.
 *
 * @typedef {{id: string, label: string, value: number, fraction: string, percent: string, rolledText: string, intervalText: string,
 *   rolled: {share: number, low: number, high: number} | null}} OddsBar
 * @typedef {{words: Record<string, string>, open: boolean, large: boolean, sentence: string | null, nothing?: string, bars: OddsBar[],
 *   pictures: import("./picture.js").OddsPicture[], pictured?: boolean, instead?: boolean, ask?: string,
 *   steps: {text: string, sum: string, exactly: string}[], notes: string[], rolls?: number, rollsText?: string, seedText?: string,
 *   chunk?: number, goal?: number, name?: string, file?: string, sizes?: {n: number, label: string, text: string}[]}} OddsState
 */

/** Few rolls first, so that one sees them wobble; then half as many again each time. */
const ODDS_FIRST = 20;
const ODDS_PATIENCE = 4000;

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountOdds(el, send, around) {
  /** @type {OddsState | null} */
  let state = null;
  let running = false;
  let target = 0;
  let timer = 0;
  let saving = false;
  /** The name of the picture in sight. */
  let view = "";

  const title = h("h2", { class: "krom-title", id: freshId("odds") });
  const sentence = h("p", { class: "krom-odds-sentence" });
  const bars = h("ul", { class: "krom-odds-bars" });
  const chart = oddsChart();
  const progress = h("progress", { class: "krom-odds-progress" });
  const rolls = h("p", { class: "krom-odds-rolls" });
  const sizes = h("div", { class: "krom-odds-sizes" });
  const runLabel = h("span", { class: "krom-odds-run", id: freshId("run") }, icon("dice"), h("span"));
  const halt = h("button", { type: "button", class: "krom-btn is-small", "data-do": "stop", hidden: true, onclick: () => stop() });
  const seed = h("p", { class: "krom-odds-seed krom-small" });
  const forget = h("button", { type: "button", class: "krom-btn is-small", "data-do": "forget", onclick: () => send({ do: "forget" }) });
  const explain = h("button", { type: "button", class: "krom-btn is-small", "data-do": "explain", onclick: () => send({ do: "explain" }) }, icon("question"), h("span"));
  const ask = h("button", { type: "button", class: "krom-btn is-small", "data-do": "ask", onclick: () => send({ do: "ask" }) });
  const look = h("button", { type: "button", class: "krom-btn is-small", "data-do": "picture", onclick: () => send({ do: "picture" }) });
  const beam = h("button", { type: "button", class: "krom-btn is-small", "data-do": "projector", onclick: () => project(!projecting()) });
  const csv = h("button", { type: "button", class: "krom-btn is-small", "data-do": "csv", onclick: takeTable }, icon("download"), h("span"));
  const png = h("button", { type: "button", class: "krom-btn is-small", "data-do": "png", onclick: takePicture }, icon("download"), h("span"));
  const tabs = h("div", { class: "krom-odds-tabs", role: "group" });
  const picture = oddsPicture(around, (key) => (state ? wordOf(state, key) : key));
  const steps = h("ol", { class: "krom-odds-steps", id: freshId("steps") });
  const table = oddsTable();
  const notes = h("ul", { class: "krom-odds-notes" });
  const key = h("p", { class: "krom-odds-key", "aria-hidden": "true" }, h("i", { class: "is-exact" }), h("span"), h("i", { class: "is-rolled" }), h("span"));
  const rolling = h("div", { class: "krom-odds-rolling", role: "group", "aria-labelledby": runLabel.id }, runLabel, sizes, halt, forget, rolls, progress, seed);
  const main = h("div", { class: "krom-odds-main" }, tabs, picture.el);
  const list = h("div", { class: "krom-odds-list" }, bars, key);
  const more = h("div", { class: "krom-odds-more" }, ask, look, explain, csv, png, table.el);
  const answer = h("div", { class: "krom-odds-answer" }, h("div", { class: "krom-odds-both" }, main, list), rolling, chart.el, more, steps, notes);
  const head = h("div", { class: "krom-odds-head" }, beam, sentence);
  const root = h("div", { class: "krom-odds krom-panel", role: "group", "aria-labelledby": title.id }, title, head, answer);
  el.append(root);

  function projecting() {
    return memory.get("projector") === "on";
  }

  /** @param {boolean} on */
  function project(on) {
    memory.set("projector", on ? "on" : null);
    patchSize();
  }

  function patchSize() {
    if (!state) return;
    const on = state.large && projecting();
    show(beam, state.large);
    setAttr(root, "data-large", state.large ? "true" : null);
    title.classList.toggle("krom-sr", state.large);
    setAttr(root, "data-projector", on ? "true" : null);
    setAttr(beam, "aria-pressed", on ? "true" : "false");
    setText(beam, wordOf(state, "projector"));
  }

  function takeTable() {
    saving = true;
    if (state?.file) deliver(); // that of what is in sight is here already
    else send({ do: "export" });
  }

  function deliver() {
    if (!saving || !state?.file) return;
    saving = false;
    saveText(state.file, "text/csv", `${state.name}.csv`);
  }

  function takePicture() {
    const shown = inSight();
    if (!state || !shown) return;
    const word = (/** @type {string} */ key) => (state ? wordOf(state, key) : key);
    const rolls = state.rolls ? `${state.rollsText} (■ ${word("rolled")}, ${word("interval")})` : "";
    const words = { sentence: state.sentence ?? "", chance: word("chance"), rolled: word("rolled"), rolls, best: word("best"), lang: around.lang() };
    const painted = oddsPng(root, shown, words);
    if (painted) saveAs(painted, `${state.name}-${shown.name}.png`);
  }

  /** The picture that is in sight. */
  function inSight() {
    return state?.pictures.find((one) => one.name === view) ?? state?.pictures[0];
  }

  /** @param {number} n */
  function start(n) {
    target = Math.max(running ? target : 0, state?.rolls ?? 0) + n;
    if (running) return;
    running = true;
    next();
  }

  function next() {
    const rolled = state?.rolls ?? 0;
    if (!state?.goal || !state.chunk || rolled >= Math.min(target, state.goal)) return stop();
    clearTimeout(timer);
    timer = window.setTimeout(stop, ODDS_PATIENCE);
    const some = Math.max(ODDS_FIRST, Math.round(rolled / 2));
    send({ do: "simulate", n: Math.min(some, state.chunk, Math.min(target, state.goal) - rolled) });
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
    keepFocus(root, () => sizes.querySelector("button"), () => {
      setText(runLabel.lastElementChild, wordOf(now, "simulate"));
      keyed(sizes, now.sizes ?? [], (size) => size.n, (size) => h("button", { type: "button", class: "krom-btn is-small", "data-rolls": size.n, onclick: () => start(size.n) }), (button, size) => {
        setText(button, size.label);
        setAttr(button, "aria-label", size.text);
        button.disabled = n >= goal;
      });
      setAttr(rolling, "data-running", running ? "true" : null);
      setText(halt, wordOf(now, "stop-rolling"));
      show(halt, running);
      setText(forget, wordOf(now, "again"));
      show(forget, n && !running);
      show(progress, running);
      show(rolls, n);
      setText(rolls, now.rollsText ?? "");
      setText(seed, now.seedText ?? "");
      show(seed, now.seedText);
      setAttr(progress, "max", Math.min(target, goal) || 1);
      setAttr(progress, "aria-label", now.words.simulate);
      progress.value = n;
    });
  }

  function patchPictures() {
    if (!state) return;
    const { pictures } = state;
    const shown = inSight();
    const now = state;
    show(main, shown);
    setAttr(tabs, "aria-label", wordOf(now, "pictures"));
    show(tabs, pictures.length);
    keyed(tabs, pictures, (one) => one.name, (one) => h("button", { type: "button", class: "krom-odds-tab", "data-picture": one.name, onclick: () => choose(one.name) }), (tab, one) => {
      setText(tab, one.title);
      setAttr(tab, "aria-pressed", one === shown ? "true" : "false");
    });
    if (shown) picture.update(shown);
    const only = now.instead && shown;
    show(list, !only);
    show(look, !now.large && !now.instead);
    setText(look, wordOf(now, now.pictured ? "hide-picture" : "show-picture"));
    setAttr(look, "aria-expanded", now.pictured ? "true" : "false");
    setText(ask, now.ask ?? "");
    show(ask, now.ask);
    setText(csv.lastElementChild, wordOf(now, "csv"));
    setText(png.lastElementChild, wordOf(now, "png"));
    show(png, shown);
  }

  /** @param {string} name */
  function choose(name) {
    view = name;
    patchPictures();
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
      patchSize();
      if (!now.sentence) return stop();
      keepFocus(root, () => explain, patchPictures);
      keyed(bars, now.bars, (bar) => bar.id, (bar) => oddsBar(bar, around), (row, bar, n) => oddsPatch(row, bar, n, now));
      show(key, rolled);
      setText(key.children[1], wordOf(now, "exact"));
      setText(key.children[3], `${wordOf(now, "rolled")}, ${wordOf(now, "interval")}`);
      setText(explain.lastElementChild, wordOf(now, now.open ? "hide-why" : "show-why"));
      setAttr(explain, "aria-expanded", now.open ? "true" : "false");
      setAttr(explain, "aria-controls", steps.id);
      show(steps, now.open && now.steps.length);
      keyed(steps, now.steps, (_, n) => n, oddsStep, (item, step) => {
        const [text, sum, exactly] = item.children;
        setText(text, step.text);
        setText(sum, step.sum);
        setText(exactly.firstElementChild, wordOf(now, "exact-number"));
        setText(exactly.lastElementChild, step.exactly);
        show(exactly, step.exactly);
      });
      table.update(now);
      deliver();
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

/** A step of the derivation; a fraction of many digits unfolds. */
function oddsStep() {
  const exactly = h("details", { class: "krom-odds-exactly" }, h("summary"), h("p"));
  return h("li", null, h("span"), h("span", { class: "krom-odds-sum" }), exactly);
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

/** What the table says: the rows, and what the pictures show besides. @param {OddsState} state @returns {OddsBar[]} */
export function oddsTwins(state) {
  const known = new Set(state.bars.map((bar) => bar.id));
  return [...state.bars, ...state.pictures.flatMap(oddsTwinsOf).filter(({ id }) => !known.has(id) && known.add(id))];
}

/** The bars of a picture, or those of its cells that are likely or not. @param {import("./picture.js").OddsPicture} picture @returns {OddsBar[]} */
function oddsTwinsOf(picture) {
  const unrolled = { rolled: null, rolledText: "", intervalText: "" };
  if (picture.kind === "bars") {
    return picture.bars.map((bar, n) => ({ ...unrolled, ...bar, id: bar.id || `${picture.name} ${n}`, label: `${picture.axis} · ${bar.label}` }));
  }
  return picture.rows.flatMap((row, down) =>
    row.cells.flatMap((cell, across) =>
      cell?.often ? [{ ...unrolled, ...cell, id: cell.id || `${picture.name} ${down} ${across}`, label: oddsPlaceOf(picture, down, across), value: cell.value ?? 0, percent: cell.often }] : [],
    ),
  );
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
      keyed(rows, oddsTwins(state), (bar) => bar.id, () => h("tr", null, h("th", { scope: "row" }), h("td"), h("td"), h("td"), h("td")), (row, bar) => {
        [bar.label, bar.fraction || "–", bar.percent, bar.rolledText, bar.intervalText].forEach((text, n) => setText(row.children[n], text));
        show(row.children[3], rolled);
        show(row.children[4], rolled);
      });
    },
  };
}
