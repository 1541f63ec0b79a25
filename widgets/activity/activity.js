import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { clipboardCopy } from "../shared/clipboard.js";
import { figureTable } from "../shared/figure.js";
import { join } from "../room/client.js";
import { memory } from "../stage/memory.js";
import { predictForm } from "./predict.js";
import { activityTable } from "./table.js";
import { resultList } from "./results.js";

/**
 * A pupil's page of an activity: predict, play, compare. What was done is kept here and given back after a reload; where a class is led
 * from one server, it goes there too.
 *
 * @typedef {import("../room/client.js").RoomRecord} ActivityRecord
 * @typedef {import("../room/client.js").RoomState} ActivityRoom
 * @typedef {{sentence: string, dice: number[], price: string, options: {answer: string, label: string}[]}} ActivityDeciding
 * @typedef {{open: boolean, parts: {kind: string, state: any}[]}} ActivityTable
 * @typedef {{goal: string, question: string, ask: string, given: string[], facts: string[], rules: {id: string, text: string, hash: string}[], steps: string[], who: string,
 *   phase: "predict" | "play" | "compare", predict: import("./predict.js").PredictAsked, predictedText: string, guessed: string, fault: string, late: boolean, remark: string, rounds: number,
 *   progress: string, atOnce: number, byHand: boolean, played: number, pressed: boolean, deciding: ActivityDeciding | null,
 *   last: {said: string, lines: string[], dice: {who: string, faces: number[], plus: string}[], steps: import("../shared/figure.js").FigureTable | null, watch: string} | null, table: ActivityTable | null, rows: import("./results.js").ResultRow[], own: string,
 *   record: ActivityRecord, exact: number[] | null,
 *   answer: {sentence: string, number: string, steps: string[], note: string} | null, review: {title: string, lines: string[]}[],
 *   code: string | null, discuss: string, words: Record<string, string>}} ActivityState
 */

const ACTIVITY_PHASES = /** @type {const} */ (["predict", "play", "compare"]);
const ACTIVITY_KEPT = "class:";
const ACTIVITY_WHO = "class-who";

/** What was kept of a set, if it can be read. @param {string} key @returns {ActivityRecord | null} */
export function activityKept(key) {
  try {
    const kept = JSON.parse(memory.get(ACTIVITY_KEPT + key) ?? "null");
    return kept && kept.key === key && Array.isArray(kept.results) ? kept : null;
  } catch {
    return null;
  }
}

/** Where the class is, from the key of what it does. @param {string} key */
export function activityHash(key) {
  const [game, ...rest] = key.split("/");
  return `#/${game}/class/${rest.join("/")}`;
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountActivity(el, send, around) {
  /** @type {ActivityState | null} */
  let state = null;
  /** @type {ActivityRoom} */
  let room = { room: null };
  let told = false;
  /** @type {Set<number>} which of the dice are kept */
  let kept = new Set();

  const root = partRoot("activity");
  const goal = h("p", { class: "krom-prose-lead" });
  const name = activityName(send);
  const phases = h("ol", { class: "krom-activity-phases" });
  const notice = h("p", { class: "krom-activity-notice", role: "status" });
  const follow = h("a", { class: "krom-btn is-main krom-activity-follow" });
  const again = h("button", { type: "button", class: "krom-btn is-main krom-activity-follow", "data-do": "again", onclick: () => line.again() });
  const live = h("p", { class: "krom-small" });
  const given = h("ul", { class: "krom-quiz-given" });
  const question = h("p", { class: "krom-activity-question" });
  const howTitle = h("summary");
  const how = h("ol", { class: "krom-activity-steps" });
  const rulesTitle = h("summary");
  const facts = h("ul", { class: "krom-activity-facts" });
  const rules = h("ul", { class: "krom-activity-rules" });
  const ruled = h("details", { class: "krom-fold", open: true }, rulesTitle, facts, rules);
  const ask = h("h2", { class: "krom-quiz-question", id: freshId("ask"), tabindex: -1 });
  const late = h("p", { class: "krom-activity-notice", role: "status" });
  const predict = predictForm(send, around.lang);
  const guess = h("p", { class: "krom-activity-guess" });
  const progress = h("p", { class: "krom-activity-progress", id: freshId("progress") });
  const bar = h("progress", { "aria-labelledby": progress.id });
  const one = h("button", { type: "button", class: "krom-btn is-main", "data-do": "play", onclick: () => send({ do: "play", times: 1 }) });
  const several = h("button", { type: "button", class: "krom-btn", "data-do": "play-several", onclick: () => state && send({ do: "play", times: Math.min(state.atOnce, state.rounds - state.record.results.length) }) });
  const hand = h("p");
  const faces = h("div", { class: "krom-activity-faces", role: "group" });
  const undo = h("button", { type: "button", class: "krom-btn", "data-do": "undo", onclick: () => send({ do: "undo" }) });
  const sure = h("button", { type: "button", class: "krom-btn is-main", "data-do": "sure", onclick: () => send({ do: "sure" }) });
  const pressed = h("div", { class: "krom-activity-does" }, undo, sure);
  const sentence = h("p", { class: "krom-activity-sentence" });
  const dice = h("div", { class: "krom-activity-dice", role: "group" });
  const reroll = h("button", { type: "button", class: "krom-btn is-main", "data-do": "reroll", onclick: () => state?.deciding && send({ do: "keep", dice: state.deciding.dice.filter((_, n) => kept.has(n)) }) });
  const stop = h("button", { type: "button", class: "krom-btn", "data-do": "stop", onclick: () => send({ do: "keep", dice: null }) });
  const options = h("div", { class: "krom-activity-does" });
  const deciding = h("div", { class: "krom-activity-deciding" }, sentence, dice, h("div", { class: "krom-activity-does" }, reroll, stop), options);
  const does = h("div", { class: "krom-activity-does" }, one, several);
  const fell = h("ul", { class: "krom-activity-fell" });
  const steps = figureTable();
  const came = h("b");
  const lines = h("div", { class: "krom-small" });
  const watch = h("a", { class: "krom-small" });
  const last = h("div", { class: "krom-activity-last" }, came, fell, lines, steps.el, watch);
  const play = h("div", { class: "krom-activity-play" }, progress, bar, deciding, does, hand, faces, last, pressed);
  const table = activityTable((shown) => send({ do: "look", shown }), around);
  const numbers = h("dl", { class: "krom-activity-numbers" });
  const results = resultList();
  const hidden = h("p", { class: "krom-small" });
  const answer = h("p", { class: "krom-activity-answer" });
  const remark = h("p", { class: "krom-activity-remark" });
  const note = h("p", { class: "krom-small" });
  const whyTitle = h("summary");
  const why = h("ol", { class: "krom-activity-steps" });
  const derivation = h("details", { class: "krom-fold" }, whyTitle, why);
  const reviewTitle = h("summary");
  const reviews = h("div", { class: "krom-activity-reviews" });
  const review = h("details", { class: "krom-fold" }, reviewTitle, reviews);
  const talkTitle = h("h3", { class: "krom-title" });
  const talk = h("p");
  const talking = h("section", { class: "krom-activity-talk" }, talkTitle, talk);
  const codeTitle = h("h3", { class: "krom-title", id: freshId("code") });
  const code = h("p", { class: "krom-activity-code", "data-code": "", "aria-labelledby": codeTitle.id });
  const codeHelp = h("p", { class: "krom-small" });
  const copy = h("button", { type: "button", class: "krom-btn is-small", "data-do": "copy", onclick: copyCode });
  const coding = h("section", { class: "krom-activity-coding" }, codeTitle, code, codeHelp, copy);

  root.append(
    goal,
    h("div", { class: "krom-activity-top" }, phases, name.el),
    live,
    notice,
    again,
    follow,
    h(
      "div",
      { class: "krom-activity-acts" },
      h("div", { class: "krom-panel krom-activity-body" }, question, given, ruled, h("details", { class: "krom-fold" }, howTitle, how), ask, late, predict.el, guess, play),
      table.el,
      h("div", { class: "krom-panel krom-activity-body", "data-results": "" }, numbers, remark, results.el, hidden, answer, note, derivation, review, talking, coding),
    ),
  );
  setAttr(root, "aria-labelledby", ask.id);
  el.append(root);

  const line = join({ onState: heard, onRefused: refuse, onKnown: known });
  window.addEventListener("storage", elsewhereKept);

  async function copyCode() {
    if (!state?.code || !(await clipboardCopy(state.code))) return;
    setText(copy, wordOf(state, "activity-copied"));
    around.say(wordOf(state, "activity-copied"));
  }

  /** How the class stands. Whoever did what the class did goes on with it. @param {ActivityRoom} now */
  function heard(now) {
    const was = here();
    room = now;
    asked = true;
    if (!state) return;
    if (was && now.activity && !here()) location.hash = activityHash(now.activity);
    if (told) lead(here());
    if (told && Boolean(now.revealed && here()) !== Boolean(revealed)) reveal();
    draw(state);
  }

  /** Whether it is known how the class stands. */
  let asked = false;
  let led = false;
  /** Whether the answer waits for a teacher. @param {boolean} now */
  function lead(now) {
    if (now === led) return;
    led = now;
    send({ do: "led", led });
  }

  let revealed = false;
  function reveal() {
    revealed = Boolean(room.revealed && here());
    send({ do: "reveal", shown: revealed });
  }

  /** Whether the class does what this page shows. */
  function here() {
    return Boolean(state && room.room && room.activity === state.record.key);
  }

  /** Why the server has not taken what was sent last. */
  let refused = "";
  /** @param {string} why */
  function refuse(why) {
    refused = why;
    if (state) draw(state);
  }

  /** What the server has of this pupil: more than this page, if it has forgotten something. @param {ActivityRecord} record */
  function known(record) {
    if (refused) refuse("");
    if (state && record.key === state.record.key && (record.results.length > state.record.results.length || (record.predicted !== null && state.record.predicted === null))) send({ do: "hello", record });
  }

  /** Somebody plays on in another tab of this browser: it is the same pupil, so this page follows. @param {StorageEvent} event */
  function elsewhereKept({ key }) {
    const record = state && key?.endsWith(ACTIVITY_KEPT + state.record.key) && activityKept(state.record.key);
    if (record) known(record);
  }

  /** @param {number} n */
  function touch(n) {
    if (kept.has(n)) kept.delete(n);
    else kept.add(n);
    if (state) drawDice(state);
  }

  /** @param {ActivityState} now */
  function drawDice(now) {
    const thrown = now.deciding?.dice ?? [];
    setAttr(dice, "aria-label", wordOf(now, "activity-keep"));
    keyed(dice, thrown, (_, n) => n, (_, n) => h("button", { type: "button", class: "krom-activity-die", "data-die": n, onclick: () => touch(n) }), (die, face, n) => {
      setText(die, face);
      setAttr(die, "aria-pressed", String(kept.has(n)));
    });
    setAttr(reroll, "disabled", kept.size === thrown.length || Boolean(here() && room.paused));
  }

  /** @param {ActivityState} now */
  function draw(now) {
    const { words, phase } = now;
    const playing = phase === "play";
    const elsewhere = Boolean(room.room && room.activity && room.activity !== now.record.key);
    const paused = Boolean(here() && room.paused);
    setText(goal, now.goal);
    name.update(now, now.record.results.length > 0);
    keyed(phases, ACTIVITY_PHASES, (each) => each, () => h("li"), (item, each) => {
      setText(item, words[`activity-${each}`]);
      setAttr(item, "aria-current", each === phase ? "step" : null);
    });
    const out = Boolean(room.out);
    const says = out ? words["activity-out"] : elsewhere ? words["activity-waiting"] : paused ? words["activity-paused"] : refused;
    setText(notice, says ?? "");
    show(notice, says);
    show(again, out);
    setText(again, words["activity-again"]);
    show(follow, elsewhere && !out);
    if (elsewhere) {
      setAttr(follow, "href", activityHash(room.activity ?? ""));
      setText(follow, words["activity-follow"]);
    }
    setText(live, words["activity-room"]);
    show(live, here() && !out && !refused);
    show(given, now.given.length);
    keyed(given, now.given, (_, n) => n, () => h("li"), (item, text) => setText(item, text));
    setText(howTitle, words["activity-steps"]);
    keyed(how, now.steps, (_, n) => n, () => h("li"), (item, text) => setText(item, text));
    show(ruled, now.facts.length + now.rules.length);
    keyed(facts, now.facts, (_, n) => n, () => h("li"), (item, text) => setText(item, text));
    show(facts, now.facts.length);
    setText(rulesTitle, words["activity-rules"]);
    keyed(rules, now.rules, (rule) => rule.id, (rule) => h("li", null, h("a", { href: rule.hash })), (item, rule) => setText(item.firstElementChild, rule.text));
    setText(question, now.question);
    setText(ask, now.ask);
    setText(late, words["activity-late"]);
    show(late, now.late);
    show(predict.el, phase === "predict");
    if (phase === "predict") predict.update(now);
    setText(guess, now.guessed);
    show(guess, now.guessed);
    show(play, phase !== "predict");
    setText(progress, now.progress);
    setAttr(bar, "max", now.rounds);
    setAttr(bar, "value", now.played);
    show(does, playing && !now.deciding && !now.byHand);
    setText(one, words["activity-round"]);
    setAttr(one, "disabled", paused);
    setText(several, words["activity-rounds"]);
    show(several, now.atOnce);
    setAttr(several, "disabled", paused);
    show(hand, playing && now.byHand);
    setText(hand, words["activity-by-hand"]);
    show(faces, playing && now.byHand);
    setAttr(faces, "aria-label", words["activity-by-hand"]);
    keyed(faces, now.byHand ? now.rows : [], (_, n) => n, (_, n) => h("button", { type: "button", class: "krom-activity-die", "data-row": n, onclick: () => send({ do: "came", row: n }) }), (button, row) => {
      setText(button, row.label);
      setAttr(button, "disabled", paused || now.played === now.rounds);
    });
    show(pressed, now.pressed);
    setText(undo, words["activity-undo"]);
    setText(sure, words["activity-sure"]);
    show(sure, now.played === now.rounds);
    show(deciding, now.deciding);
    setText(sentence, now.deciding?.sentence ?? "");
    setText(reroll, [words["activity-reroll"], now.deciding?.price].filter(Boolean).join(" · "));
    setText(stop, words["activity-stop"]);
    setAttr(stop, "disabled", paused);
    show(reroll, now.deciding?.dice.length);
    show(stop, now.deciding?.dice.length);
    keyed(options, now.deciding?.options ?? [], (option) => option.answer, (option) => h("button", { type: "button", class: "krom-btn", onclick: () => send({ do: "choose", answer: option.answer }) }), (button, option) => setText(button, option.label));
    drawDice(now);
    show(last, now.last && !now.deciding);
    setText(came, now.last?.said ?? "");
    keyed(fell, now.last?.dice ?? [], (_, n) => n, () => h("li", null, h("b"), h("span"), h("span")), (hand, { who, faces, plus }) => {
      const [name, dice, more] = hand.children;
      setText(name, who);
      show(name, who);
      keyed(dice, faces, (_, n) => n, () => h("span", { class: "krom-activity-die" }), (die, face) => setText(die, face));
      setText(more, plus);
    });
    show(fell, now.last?.dice.length);
    show(steps.el, now.last?.steps);
    if (now.last?.steps) steps.update(now.last.steps, now.last.said);
    keyed(lines, now.last?.lines ?? [], (_, n) => n, () => h("p"), (item, text) => setText(item, text));
    setAttr(watch, "href", now.last?.watch || null);
    setText(watch, words["activity-watch"]);
    show(watch, now.last?.watch);
    table.update(now.table, words["activity-table"]);
    drawResults(now);
  }

  /** @param {ActivityState} now */
  function drawResults(now) {
    const { words } = now;
    const compared = now.predict.kind === "number" && now.own ? [["activity-predicted", now.predictedText], ["activity-you", now.own], ["activity-exact", now.answer?.number ?? ""]].filter(([, text]) => text) : [];
    show(numbers, compared.length);
    keyed(numbers, compared, ([key]) => key, () => h("div", null, h("dt"), h("dd")), (item, [key, text]) => {
      setText(item.firstElementChild, words[key]);
      setText(item.lastElementChild, text);
    });
    results.update(now, here() ? (room.counts ?? null) : null, around.lang());
    show(hidden, !now.exact);
    setText(hidden, words[here() ? "activity-awaited" : "activity-hidden"]);
    setText(remark, now.remark);
    show(remark, now.remark);
    setText(answer, now.answer?.sentence ?? "");
    show(answer, now.answer);
    setText(note, now.answer?.note ?? "");
    show(note, now.answer?.note);
    show(derivation, now.answer);
    setText(whyTitle, words["activity-derivation"]);
    keyed(why, now.answer?.steps ?? [], (_, n) => n, () => h("li"), (item, text) => setText(item, text));
    show(review, now.review.length);
    setText(reviewTitle, words["activity-review"]);
    keyed(reviews, now.review, (one) => one.title, () => h("section", null, h("h4"), h("ul")), (item, one) => {
      setText(item.firstElementChild, one.title);
      keyed(item.lastElementChild, one.lines, (_, n) => n, () => h("li"), (at, text) => setText(at, text));
    });
    show(talking, now.discuss);
    setText(talkTitle, words["activity-discuss"]);
    setText(talk, now.discuss);
    show(coding, now.code);
    setText(codeTitle, words["activity-code"]);
    setText(code, now.code ?? "");
    setText(codeHelp, words["activity-code-help"]);
    setText(copy, words["activity-copy"]);
  }

  /** Keep what was done, and tell the class. @param {ActivityState} now */
  function keep(now) {
    const { record } = now;
    memory.set(ACTIVITY_WHO, record.who);
    if (record.predicted !== null) memory.set(ACTIVITY_KEPT + record.key, JSON.stringify(record));
    line.report(record);
  }

  return {
    /** @param {ActivityState} now */
    update(now) {
      const before = state;
      state = now;
      if (before?.phase !== now.phase) ruled.open = now.phase === "predict"; // in sight until one has predicted, out of the way after
      if (JSON.stringify(before?.deciding?.dice) !== JSON.stringify(now.deciding?.dice) || before?.record.results.length !== now.record.results.length) kept = new Set();
      keepFocus(root, () => (now.deciding ? /** @type {HTMLElement | null} */ (dice.querySelector("button")) : now.phase === "play" ? (now.pressed && now.played === now.rounds ? sure : now.byHand ? /** @type {HTMLElement | null} */ (faces.querySelector("button")) : one) : ask), () => draw(now));
      if (before && before.phase !== "compare" && now.phase === "compare") around.say(wordOf(now, "activity-over"));
      if (told) {
        keep(now);
        return;
      }
      told = true;
      const record = activityKept(now.record.key);
      const who = memory.get(ACTIVITY_WHO);
      lead(asked ? here() : Boolean(record)); // what was played before is not to open the answer before one knows of the class
      if (record) send({ do: "hello", record });
      else if (who) send({ do: "hello", who });
      else keep(now);
      if (room.revealed && here()) reveal();
    },
    destroy() {
      window.removeEventListener("storage", elsewhereKept);
      table.destroy();
      line.leave();
    },
  };
}

/** Who one is, and a field for another name. @param {import("../shared/dom.js").Send} send */
function activityName(send) {
  const who = h("b");
  const label = h("span");
  const summary = h("summary");
  const input = h("input", { type: "text", class: "krom-form-text", maxlength: 20, autocomplete: "off", id: freshId("name") });
  const inputLabel = h("label", { for: input.id, class: "krom-form-label" });
  const ok = h("button", { type: "submit", class: "krom-btn is-small" });
  const form = h("form", { class: "krom-predict-line", onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = input.value.trim();
    if (name) send({ do: "name", who: name });
    fold.open = false;
  } }, inputLabel, input, ok);
  const fold = h("details", { class: "krom-fold" }, summary, form);
  return {
    el: h("div", { class: "krom-activity-name" }, h("p", null, label, " ", who), fold),
    /** @param {ActivityState} now @param {boolean} begun */
    update(now, begun) {
      setText(label, wordOf(now, "activity-name"));
      setText(who, now.who);
      setText(summary, wordOf(now, "activity-rename"));
      setText(inputLabel, wordOf(now, "activity-rename"));
      setText(ok, wordOf(now, "activity-do-name"));
      show(fold, !begun);
    },
  };
}
