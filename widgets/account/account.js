import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { figureIn, figureTable } from "../shared/figure.js";

/**
 * The end of a game: who won, what can be done now, why it went so for the reader, figures and tables, and last the decisions that cost
 * most. What is estimated comes later, in the room where it is told how far that is, or below all, and moves nothing that can be pressed.
 * Nothing is seen while a game is played, but the way back where one has gone back into a game that was over.
 *
 * @typedef {import("../shared/figure.js").Figure} AccountFigure
 * @typedef {import("../shared/figure.js").FigureTable} AccountTable
 * @typedef {{name: string, title: string, text: string[], table: AccountTable | null, figure: AccountFigure | null, about: string,
 *   twin: AccountTable | null}} AccountSection
 * What can only be estimated is estimated when the rest has been told, one decision after the other, until somebody stops it.
 * @typedef {{done: number, all: number, do: string, stop: string, said: string, how: string}} AccountEstimate
 * @typedef {{over: false, back?: string, told?: string} | {over: true, title: string, why: string[], sections: AccountSection[], costlyTitle: string, costlyHow: string,
 *   costly: {step: number, text: string}[], estimate: AccountEstimate | null, words: Record<string, string>}} AccountState
 */

/** @param {AccountSection} section @param {import("../stage/stage.js").Around} around */
function accountSection(section, around) {
  const title = h("h3", { class: "krom-account-name", id: freshId("account") });
  const text = h("div", { class: "krom-account-text" });
  const table = section.table ? figureTable() : null;
  const place = h("div", { class: "krom-account-figure" });
  const figure = section.figure ? figureIn(place, around) : null;
  const el = h("section", { class: "krom-account-part", "data-section": section.name, "aria-labelledby": title.id }, title, text, table?.el, figure && place);
  return Object.assign(el, {
    kromUpdate(/** @type {AccountSection} */ now, /** @type {string} */ asTable) {
      setText(title, now.title);
      keyed(text, now.text, (_, n) => n, () => h("p"), (line, sentence) => setText(line, sentence));
      if (now.table) table?.update(now.table, now.title);
      if (now.figure && now.twin) figure?.update(now.figure, now.twin, { about: now.about, table: asTable });
    },
    kromDestroy: () => figure?.destroy(),
  });
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountAccount(el, send, around) {
  const root = partRoot("account");
  root.classList.add("krom-panel");
  const title = h("h2", { class: "krom-title", id: freshId("account"), tabindex: "-1" });
  const why = h("div", { class: "krom-account-why" });
  const again = h("button", { type: "button", class: "krom-btn is-main", "data-do": "rematch", onclick: () => send({ do: "rematch", new_seats: false }) });
  const seats = h("button", { type: "button", class: "krom-btn", "data-do": "rematch-new", onclick: () => send({ do: "rematch", new_seats: true }) });
  const replay = h("button", { type: "button", class: "krom-btn", "data-do": "watch", onclick: () => around.watch?.() }, icon("start"), h("span"));
  const does = h("div", { class: "krom-account-does" }, again, seats, replay);
  const dear = h("h3", { class: "krom-account-name", id: freshId("account") });
  const how = h("p", { class: "krom-small" });
  const costly = h("ol", { class: "krom-account-costly", "aria-labelledby": dear.id });
  const estimate = h("button", { type: "button", class: "krom-btn is-small", "data-do": "estimate", onclick: () => (!left ? see() : estimating ? stop() : start()) });
  const tried = h("progress", { class: "krom-odds-progress", hidden: true });
  const triedText = h("p", { class: "krom-small", id: freshId("tried"), hidden: true });
  setAttr(tried, "aria-labelledby", triedText.id);
  const triedHow = h("p", { class: "krom-small", hidden: true });
  const reason = h("h3", { class: "krom-account-name", id: freshId("account") });
  const came = h("p", { class: "krom-account-came" });
  const estimates = h("div", { class: "krom-account-estimate" }, estimate, triedText, tried, triedHow);
  const because = h("section", { class: "krom-account-part krom-account-reason", "data-section": "reason", "aria-labelledby": reason.id }, reason, came, estimates);
  const dearest = h("section", { class: "krom-account-part", "data-section": "costly", "aria-labelledby": dear.id, tabindex: "-1" }, dear, how, costly);
  const parts = h("div", { class: "krom-account-parts" });
  const whole = h("div", { class: "krom-account-whole" }, title, why, does, because, parts, dearest);
  const back = h("button", { type: "button", class: "krom-btn", "data-do": "back", onclick: () => send({ do: "back" }) });
  const told = h("p", { class: "krom-account-told krom-small" });
  setAttr(root, "aria-labelledby", title.id);
  root.append(whole, told, back);
  el.append(root);
  /** @type {Map<string, ReturnType<typeof accountSection>>} */
  const drawn = new Map();
  /** @type {AccountEstimate | null} */
  let left = null;
  /** Whether the next decision is to be estimated as soon as this one is. */
  let estimating = false;
  /** Whether something of this game was to be estimated. */
  let later = false;
  /** Whether there are decisions that cost something. */
  let listed = false;
  /** Whether somebody wanted no (more) estimates of this game. */
  let stopped = false;
  /** Whether the game was under way when it was last heard of, if it was. @type {boolean | null} */
  let under = null;
  /** Whether that was one that had been over. */
  let trying = false;

  function start() {
    estimating = true;
    send({ do: "estimate" });
    drawEstimate();
  }

  function stop() {
    estimating = false;
    stopped = true;
    drawEstimate();
  }

  function see() {
    dearest.scrollIntoView({ block: "start" });
    dearest.focus({ preventScroll: true });
  }

  function drawEstimate() {
    show(dearest, listed && !estimating); // trifles would stand there until the rest is known
    show(came, came.textContent && !estimating); // the reason may yet be another
    show(because, later);
    if (!left) return;
    show(estimate, true);
    setText(estimate, estimating ? left.stop : left.do);
    setText(triedText, left.said);
    setText(triedHow, left.how);
    setAttr(tried, "max", left.all);
    setAttr(tried, "value", left.done);
    [tried, triedText, triedHow].forEach((one) => show(one, estimating || left?.done));
  }

  /** All of it is known: one button leads to the decisions. What told of the way leaves its room to the reason, so that nothing below moves. @param {string} found */
  function drawFound(found) {
    setText(estimate, found);
    show(estimate, listed);
    [tried, triedText, triedHow].forEach((one) => show(one, false));
  }

  /** Figures are made for one end of a game, and go with it. */
  function clear() {
    drawn.forEach((section) => {
      section.kromDestroy();
      section.remove();
    });
    drawn.clear();
  }

  /** @param {Extract<AccountState, {over: true}>} state */
  function tell(state) {
    setText(title, state.title);
    later ||= state.estimate !== null;
    const split = later ? Math.max(1, state.why.length - 1) : state.why.length;
    keyed(why, state.why.slice(0, split), (_, n) => n, () => h("p"), (line, sentence) => setText(line, sentence));
    setText(reason, wordOf(state, "reason"));
    setText(came, state.why[split] ?? "");
    setText(again, wordOf(state, "rematch"));
    setText(seats, wordOf(state, "rematch-new"));
    show(seats, seats.textContent);
    again.classList.toggle("is-main", !seats.hidden);
    setText(replay.lastElementChild, wordOf(state, "replay"));
    show(replay, around.watch);
    left = state.estimate;
    if (!left) estimating = false;
    else if (left.done === 0 && !estimating && !stopped) start();
    listed = state.costly.length > 0;
    setText(dear, state.costlyTitle);
    setText(how, state.costlyHow);
    show(how, state.costlyHow);
    drawEstimate();
    if (later && !left) drawFound(wordOf(state, "found"));
    keyed(
      costly,
      state.costly,
      (one) => one.step,
      (one) => h("li", null, h("p", { id: freshId("costly") }), h("button", { type: "button", class: "krom-btn is-small", "data-do": "try", onclick: () => send({ do: "try", step: one.step }) })),
      (item, one) => {
        setText(item.firstElementChild, one.text);
        setText(item.lastElementChild, wordOf(state, "try"));
        setAttr(item.lastElementChild, "aria-describedby", item.firstElementChild.id);
      },
    );
    drawn.forEach((section, name) => {
      if (state.sections.some((one) => one.name === name)) return;
      section.kromDestroy();
      section.remove();
      drawn.delete(name);
    });
    for (const section of state.sections) {
      const known = drawn.get(section.name) ?? accountSection(section, around);
      if (!drawn.has(section.name)) {
        drawn.set(section.name, known);
        parts.append(known);
      }
      known.kromUpdate(section, wordOf(state, "table"));
    }
  }

  return {
    /** @param {AccountState} state */
    update(state) {
      keepFocus(root, () => (state.over ? title : back), () => {
        show(el, state.over || state.back);
        show(whole, state.over);
        show(back, !state.over && state.back);
        show(told, !state.over && state.told);
        setText(told, (!state.over && state.told) || "");
        if (state.over) tell(state);
        else {
          if (!state.back) later = false;
          estimating = stopped = false;
          clear();
          setText(back, state.back ?? "");
        }
      });
      const game = el.closest(".krom-game");
      if (under && state.over) (trying ? dearest : game)?.scrollIntoView({ block: "start", behavior: "instant" }); // who has won stands there; who comes back goes on to the next decision
      if (under === false && !state.over) game?.scrollIntoView({ block: "start", behavior: "instant" }); // where one is now, and the way back
      under = !state.over;
      trying = !state.over && Boolean(state.back);
    },
    settled() {
      if (estimating && left) send({ do: "estimate" });
    },
    destroy: clear,
  };
}
