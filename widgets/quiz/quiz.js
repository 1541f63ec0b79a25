import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { clipboardCopy } from "../shared/clipboard.js";
import { rulingNote } from "../shared/parts.js";
import { memory } from "../stage/memory.js";

/**
 * A question of a quiz: what one has to know, choices as large buttons or a field to type into, and when it is answered the verdict, the
 * rule and the way on. The keys 1 to 4 choose.
 *
 * @typedef {{id: "right" | "wrong" | "now" | "open", label: string}} QuizMark
 * @typedef {{right: number | null, text: string, why: string, rule: string, ruleText: string, invented: string, playsOut: boolean, playedOut: boolean,
 *   ways: {hash: string, label: string}[]}} QuizAnswer
 * @typedef {{title: string, kind: string, marks: QuizMark[], streak: string, question: string, given: string[], options: string[],
 *   typed: "chance" | "number" | null, help: string, entry: string, chosen: number | null,
 *   verdict: {kind: "right" | "nearly" | "wrong", text: string, unread: boolean} | null, answer: QuizAnswer | null, share: string,
 *   levels: {id: string, label: string, hash: string, current: boolean}[], levelTold: string, words: Record<string, string>}} QuizState
 */

/** What stands before a verdict, and behind a choice: a shape of its own for each. */
const QUIZ_SIGNS = { right: "✓", nearly: "≈", wrong: "✗" };

/**
 * How a choice stands there: open, or when the question is answered, right, wrong (it was chosen), or left over.
 * @param {number} number @param {Pick<QuizState, "chosen" | "answer">} state
 */
export function quizChoice(number, { chosen, answer }) {
  if (!answer) return "open";
  if (number === answer.right) return "right";
  return number === chosen ? "wrong" : "left";
}

/** Whether a key chooses something: its number, or 0. @param {string} key @param {number} options */
export function quizKey(key, options) {
  return /^[1-9]$/.test(key) && Number(key) <= options ? Number(key) : 0;
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountQuiz(el, send, around) {
  /** @type {QuizState | null} */
  let state = null;
  const title = h("span", { class: "krom-quiz-title" });
  const streak = h("span", { class: "krom-quiz-streak krom-small" });
  const marks = h("ol", { class: "krom-quiz-marks" });
  const question = h("h2", { class: "krom-quiz-question", id: freshId("quiz"), tabindex: "-1" });
  const given = h("ul", { class: "krom-quiz-given" });
  const options = h("ol", { class: "krom-quiz-options" });
  const typed = quizTyped(send);
  const sign = h("b", { class: "krom-quiz-sign", "aria-hidden": "true" });
  const said = h("span");
  const verdict = h("p", { class: "krom-quiz-verdict" }, sign, said);
  const correct = h("p", { class: "krom-quiz-correct" });
  const why = h("p", { class: "krom-quiz-why" });
  const note = rulingNote(around);
  const invented = h("p", { class: "krom-small" });
  const live = h("div", { class: "krom-quiz-said", role: "status" }, verdict, correct, why, note.el, invented);
  const links = h("span", { class: "krom-quiz-links" });
  const seeText = h("span");
  const see = h("button", { type: "button", class: "krom-btn", "data-do": "see", onclick: () => (state?.answer?.playedOut ? toWalk() : send({ do: "play_out" })) }, icon("start"), seeText);
  const ways = h("p", { class: "krom-quiz-ways" }, links, see);
  const shareText = h("span");
  const share = h("button", { type: "button", class: "krom-btn is-small", "data-do": "share", onclick: copy }, icon("link"), shareText);
  const levelLabel = h("span", { class: "krom-small", id: freshId("level") });
  const levels = h("ul", { class: "krom-quiz-levels", "aria-labelledby": levelLabel.id });
  const levelTold = h("p", { class: "krom-small krom-quiz-level-told" });
  const root = partRoot("quiz");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", question.id);
  root.append(
    h("div", { class: "krom-quiz-head" }, title, streak, marks),
    question,
    given,
    options,
    typed.el,
    live,
    ways,
    h("div", { class: "krom-quiz-foot" }, h("div", { class: "krom-quiz-level" }, levelLabel, levels), share, levelTold),
  );
  el.append(root);
  document.addEventListener("keydown", chooseByNumber, true);

  async function copy() {
    if (!state || !(await clipboardCopy(around.address(state.share)))) return;
    setText(shareText, wordOf(state, "quiz-shared"));
    around.say(wordOf(state, "quiz-shared"));
  }

  /** Where it is played out: beside the board. */
  function toWalk() {
    const walk = el.closest(".krom")?.querySelector('[data-kind="walk"]');
    walk?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null | undefined} */ (walk?.querySelector('[data-do="next"]'))?.focus({ preventScroll: true });
  }

  /** @param {number} number */
  function choose(number) {
    if (state && !state.answer) send({ do: "answer", answer: number });
  }

  /** @param {KeyboardEvent} event */
  function chooseByNumber(event) {
    if (!state || state.answer || event.ctrlKey || event.metaKey || event.altKey || !memory.keys() || !quizHears(root, event.target)) return;
    const number = quizKey(event.key, state.options.length);
    if (!number) return;
    event.preventDefault();
    event.stopPropagation();
    choose(number);
  }

  /** @param {string} _label @param {number} n */
  function makeOption(_label, n) {
    const label = h("span", { class: "krom-quiz-label" });
    const mark = h("b", { class: "krom-quiz-mark" });
    const key = h("kbd", { class: "krom-quiz-key", "aria-hidden": "true", text: n + 1 });
    const button = h("button", { type: "button", class: "krom-btn krom-quiz-option", "data-option": n + 1, "aria-keyshortcuts": n + 1, onclick: () => choose(n + 1) }, key, label, mark);
    return Object.assign(h("li", null, button), { kromParts: { label, mark, button } });
  }

  /** @param {QuizState} now */
  function drawOptions(now) {
    show(options, now.options.length);
    setAttr(options, "aria-label", wordOf(now, "quiz-choose"));
    keyed(options, now.options, (_, n) => n, makeOption, (item, text, n) => {
      const { label, mark, button } = item.kromParts;
      const how = quizChoice(n + 1, now);
      setText(label, text);
      setText(mark, how === "right" || how === "wrong" ? QUIZ_SIGNS[how] : "");
      setAttr(button, "data-how", how === "open" ? null : how);
      setAttr(button, "aria-disabled", how === "open" ? null : "true");
    });
  }

  /** @param {QuizState} now */
  function drawAnswer(now) {
    const { verdict: heard, answer } = now;
    show(verdict, heard);
    setAttr(verdict, "data-verdict", heard?.kind);
    setText(sign, heard ? QUIZ_SIGNS[heard.kind] : "");
    setText(said, heard?.text ?? "");
    setText(correct, answer?.text ?? "");
    show(correct, answer?.text);
    setText(why, answer?.why ?? "");
    show(why, answer?.why);
    note.update(answer && { rule: answer.rule, ruleText: answer.ruleText }, wordOf(now, "rule"));
    setText(invented, answer?.invented ?? "");
    show(invented, answer?.invented);
    show(ways, answer);
    show(see, answer?.playsOut);
    setText(seeText, wordOf(now, "quiz-play-out"));
    keyed(links, answer?.ways ?? [], (way) => way.hash, (way, n) => h("a", { class: n ? "krom-btn" : "krom-btn is-main", href: way.hash }), (link, way) => setText(link, way.label));
  }

  return {
    /** @param {QuizState} now */
    update(now) {
      const answered = Boolean(state && !state.answer && now.answer);
      const opened = Boolean(state && !state.answer?.playedOut && now.answer?.playedOut);
      state = now;
      setText(title, [now.title, now.title === now.kind ? "" : now.kind].filter(Boolean).join(" · "));
      setText(streak, now.streak);
      show(streak, now.streak);
      show(marks, now.marks.length);
      setAttr(marks, "aria-label", wordOf(now, "quiz-marks"));
      keyed(marks, now.marks, (_, n) => n, () => h("li", null, h("span", { class: "krom-sr" })), (item, mark, n) => {
        setAttr(item, "data-mark", mark.id);
        setAttr(item, "aria-current", mark.id === "now" ? "step" : null);
        setText(item.firstElementChild, `${n + 1}: ${mark.label}`);
      });
      setText(question, now.question);
      show(given, now.given.length);
      setAttr(given, "aria-label", wordOf(now, "quiz-given"));
      keyed(given, now.given, (_, n) => n, () => h("li"), (item, text) => setText(item, text));
      drawOptions(now);
      typed.update(now);
      setAttr(now.typed && window.matchMedia("(hover: hover)").matches ? typed.input : question, "data-arrive", "top"); // no keyboard jumps up over the board
      drawAnswer(now);
      setText(levelLabel, wordOf(now, "quiz-level"));
      keyed(levels, now.levels, (level) => level.id, (level) => h("li", null, h("a", { href: level.hash })), (item, level) => {
        setText(item.firstElementChild, level.label);
        setAttr(item.firstElementChild, "aria-current", level.current ? "true" : null);
      });
      setText(levelTold, now.levelTold);
      show(levelTold, now.levelTold);
      setText(shareText, wordOf(now, "quiz-share"));
      root.classList.toggle("is-answered", Boolean(now.answer));
      if (opened) requestAnimationFrame(toWalk); // when it has been drawn
      if (!answered) return;
      /** @type {HTMLElement | null} */ (links.querySelector("a"))?.focus({ preventScroll: true });
      verdict.scrollIntoView({ block: "nearest" });
    },
    destroy() {
      document.removeEventListener("keydown", chooseByNumber, true);
    },
  };
}

/** Whether a key that is pressed there is meant for this quiz: nobody types, and it is this page's. @param {HTMLElement} root @param {EventTarget | null} target */
function quizHears(root, target) {
  const el = /** @type {HTMLElement} */ (target);
  if (!root.isConnected || document.querySelector("dialog[open]") || el.matches?.("textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])")) return false;
  return el === document.body ? document.querySelectorAll(".krom-quiz").length === 1 : Boolean(root.closest(".krom")?.contains(el));
}

/** Something to type the answer into. @param {import("../shared/dom.js").Send} send */
function quizTyped(send) {
  const input = h("input", { type: "text", id: freshId("answer"), class: "krom-form-text krom-quiz-text", autocapitalize: "off", spellcheck: "false", autocomplete: "off", maxlength: 400 });
  const label = h("label", { for: input.id, class: "krom-form-label" });
  const help = h("p", { class: "krom-small", id: freshId("help") });
  const check = h("button", { type: "submit", class: "krom-btn is-main", "data-do": "check" });
  setAttr(input, "aria-describedby", help.id);
  const el = h("form", { class: "krom-quiz-typed", novalidate: true, onsubmit: submit }, label, h("div", { class: "krom-quiz-line" }, input, check), help);

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (!input.readOnly) send({ do: "answer", answer: input.value });
  }

  return {
    el,
    input,
    /** @param {QuizState} now */
    update(now) {
      show(el, now.typed);
      if (!now.typed) return;
      setText(label, wordOf(now, "quiz-your-answer"));
      setText(check, wordOf(now, "quiz-check"));
      setText(help, now.help);
      setAttr(input, "inputmode", now.typed === "number" ? "decimal" : null);
      setAttr(input, "aria-invalid", now.verdict?.unread ? "true" : null);
      input.readOnly = Boolean(now.answer);
      show(check, !now.answer);
      if (now.answer) input.value = now.entry;
    },
  };
}
