import { freshId, h, keyed, keepFocus, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon, markGlyph } from "../shared/art.js";
import { choiceDial, choiceShowFacts, choiceShowProspects } from "../shared/choice.js";
import { rulingNote } from "../shared/parts.js";
import { wayToAnswer } from "../shared/way.js";
import { memory } from "../stage/memory.js";
import { treeAt, treeBack, treeInto, treeTrail } from "./tree.js";

/**
 * What is asked of whom: the legal answers as buttons, the others with a reason; undo, redo, back to now.
 *
 * @typedef {import("../shared/choice.js").Choice} Choice
 * @typedef {import("./tree.js").TreeNode} QuestionNode
 * @typedef {{id: string, title: string, nodes: QuestionNode[]}} QuestionGroup
 * @typedef {{answer: string, label: string}} Refused
 * `inWords` are answers that the dice tray offers too: for those who would rather read them than touch dice.
 *
 * @typedef {{sentence: string, chosen: string[], chosenText: string, asked: string | null, mine: boolean, over: boolean,
 *   options: Choice[], inWords: Choice[], groups: {id: string, title: string}[], note: {mark: string, text: string} | null, about?: string, foot?: string,
 *   refused: Refused[], explained: {answer: string, why: string, rule: string, ruleText: string} | null, taken?: string, canUndo: boolean,
 *   canRedo: boolean, lookingBack: boolean, curtain?: {who: string, text: string, lift: string} | null, words: Record<string, string>}} QuestionState
 */

const QUESTION_END = "end";
/** Milliseconds within which a second click at the same spot is a double click, meant for what stood there before. */
const QUESTION_TWICE = 400;
const QUESTION_NEAR = 4;

/** The answers in their groups, what ends the turn left out; after a step, what can be chosen next. @param {QuestionState} state @param {readonly string[]} path @returns {QuestionGroup[]} */
export function questionGroups(state, path) {
  if (path.length) {
    const nodes = treeAt(state.options, path);
    const asks = nodes[0]?.step?.asks ?? "";
    return [{ id: "way", title: [treeTrail(state.options, path).join(" · "), asks].filter(Boolean).join(": "), nodes }];
  }
  const shown = state.groups.filter(({ id }) => id !== QUESTION_END);
  const groups = shown.map((group) => ({ ...group, nodes: treeAt(state.options.filter((option) => (option.group ?? "") === group.id), []) }));
  return groups.filter((group) => group.nodes.length).map((group, _, all) => (all.length > 1 ? group : { ...group, title: "" }));
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountQuestion(el, send, around) {
  /** @type {QuestionState | null} */
  let state = null;
  /** The steps chosen so far. */
  const way = around.way ?? wayToAnswer();
  let asked = "";
  /** @type {[number, number, number, Element | null]} where and when the last click was, and on what */
  let clicked = [0, 0, -QUESTION_TWICE, null];

  const sentence = h("h2", { class: "krom-question-sentence", id: freshId("question"), tabindex: "-1" });
  const face = h("span", { class: "krom-question-face", "aria-hidden": "true" });
  const chosenFigures = h("span", { "aria-hidden": "true" });
  const chosenText = h("span");
  const chosen = h("p", { class: "krom-question-chosen krom-small" }, chosenFigures, chosenText);
  const curtainText = h("p");
  const lift = h("button", { type: "button", class: "krom-btn is-main", "data-do": "lift", onclick: () => send({ do: "lift" }) });
  const curtain = h("div", { class: "krom-curtain" }, curtainText, lift);
  const groups = h("div", { class: "krom-choice-groups" });
  const taken = h("p", { class: "krom-question-taken krom-small" });
  const about = h("p", { class: "krom-question-about" });
  const foot = h("p", { class: "krom-small" });
  const noteText = h("span");
  const note = h("p", { class: "krom-question-note krom-small" }, noteText);
  const wordsSummary = h("summary");
  const inWords = h("ul", { class: "krom-options" });
  const wordsFold = h("details", { class: "krom-in-words" }, wordsSummary, inWords);
  const refusedSummary = h("summary");
  const refused = h("ul", { class: "krom-refused-list", role: "list" });
  const refusedFold = h("details", { class: "krom-refused" }, refusedSummary, refused);
  const ends = h("ul", { class: "krom-question-ends", role: "list" });
  const undo = questionTool("undo", () => send({ do: "undo" }));
  const redo = questionTool("redo", () => send({ do: "redo" }));
  const present = questionTool("clock", () => send({ do: "now" }));
  const back = questionTool("back", stepBack);
  setAttr(present.el, "data-do", "now");
  setAttr(back.el, "data-do", "step-back");
  present.el.classList.add("is-main");
  const root = partRoot("question");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", sentence.id);
  root.append(
    h("div", { class: "krom-question-head" }, face, present.el, back.el, sentence, h("span", { class: "krom-question-tools" }, undo.el, redo.el)),
    ends,
    h("div", { class: "krom-question-body" }, taken, about, chosen, curtain, groups, foot, note, refusedFold, wordsFold),
  );
  root.addEventListener("click", notByAccident, true);
  el.append(root);
  let faceOf = "";
  document.addEventListener("keydown", chooseByNumber, true);
  const deaf = way.hear(walked);

  /** @param {string} answer */
  function choose(answer) {
    asked = "";
    way.go([]);
    send({ do: "choose", answer });
  }

  /** @param {string} name */
  function picture(name) {
    return around.iconFor(name) ?? around.face(name);
  }

  /** What ends the phase or takes it back is not done by the second half of a double click on an answer. @param {MouseEvent} event */
  function notByAccident(event) {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (!button || !event.detail) return;
    const [x, y, when, before] = clicked;
    const again = Math.abs(event.clientX - x) <= QUESTION_NEAR && Math.abs(event.clientY - y) <= QUESTION_NEAR && event.timeStamp - when < QUESTION_TWICE;
    if (again && button !== before && button.closest(".krom-question-head, .krom-question-ends")) event.stopPropagation();
    clicked = [event.clientX, event.clientY, event.timeStamp, button];
  }

  /** Go another step, and on with the keyboard from there. @param {string[]} next @param {() => HTMLElement | null | undefined} focus */
  function walk(next, focus) {
    way.go(next);
    focus()?.focus({ preventScroll: true });
    groups.firstElementChild?.scrollIntoView({ block: "nearest", behavior: "instant" }); // its heading says what is chosen now
  }

  /** Somebody has gone a step, here or on the table. The panel keeps its height meanwhile: what stands below the answers stays there. */
  function walked() {
    if (!state || !asked) return;
    groups.style.minHeight ||= `${groups.getBoundingClientRect().height}px`;
    draw(state);
  }

  /** @param {string} id */
  function stepInto(id) {
    if (state) walk(treeInto(state.options, way.path(), id), firstChoice);
  }

  function stepBack() {
    if (!state) return;
    const left = way.path();
    const before = treeBack(state.options, left);
    walk(before, () => /** @type {HTMLElement | null} */ (groups.querySelector(`[data-step="${CSS.escape(left[before.length])}"]`)) ?? firstChoice());
  }

  function firstChoice() {
    return /** @type {HTMLElement | null} */ (groups.querySelector("button"));
  }

  /** The n-th answer by its number. @param {KeyboardEvent} event */
  function chooseByNumber(event) {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || !memory.keys() || !questionHears(root, event.target)) return;
    const button = /** @type {HTMLElement | null} */ (groups.querySelector(`button[aria-keyshortcuts="${event.key}"]`));
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.focus({ preventScroll: true });
    button.click();
  }

  /** @param {QuestionNode} node */
  function makeNode(node) {
    if (node.kind === "dial") return makeRow(node);
    const label = h("span", { class: "krom-choice-label" });
    const text = h("span", { class: "krom-choice-more" });
    const facts = h("span", { class: "krom-facts" });
    const prospects = h("span", { class: "krom-prospects" });
    const key = h("kbd", { class: "krom-choice-key", "aria-hidden": "true" });
    const act = node.kind === "step" ? { "data-step": node.step?.id, onclick: () => stepInto(`${button.dataset.step}`) } : { "data-answer": node.choices[0].answer, onclick: () => choose(`${button.dataset.answer}`) };
    const drawn = node.step?.icon ?? node.choices[0].icon;
    const button = h("button", { type: "button", class: "krom-btn krom-choice", ...act }, drawn && picture(drawn), h("span", { class: "krom-choice-text" }, label, text, facts, prospects), key);
    return Object.assign(h("li", null, button), { kromParts: { label, text, facts, prospects, key, button } });
  }

  /** A row that is one choice with a number in it: its name, what is known of it, a number to turn, the button. @param {QuestionNode} node */
  function makeRow(node) {
    const title = h("b");
    const facts = h("span", { class: "krom-choice-more" });
    const key = h("kbd", { class: "krom-choice-key", "aria-hidden": "true" });
    const dial = choiceDial(choose, picture);
    const drawn = node.choices[0].icon;
    const head = h("div", { class: "krom-choice-head" }, drawn && picture(drawn), title, facts, key);
    return Object.assign(h("li", { class: "krom-choice-row", "data-dial": node.choices[0].dial?.id }, head, dial.el), { kromParts: { title, facts, key, dial, button: dial.act } });
  }

  /** @param {any} item @param {QuestionNode} node @param {number} number */
  function patchNode(item, node, number) {
    const { label, text, facts, prospects, key, button, title, dial } = item.kromParts;
    const [first] = node.choices;
    if (node.kind === "dial") {
      setText(title, node.label);
      setText(facts, first.dial?.facts ?? "");
      dial.update(node.choices, state ?? {});
    } else {
      setText(label, node.label);
      setText(text, node.kind === "step" && node.step?.text ? ` ${node.step.text}` : "");
      show(text, text.textContent);
      if (node.kind === "answer") choiceShowFacts(facts, first, picture);
      else show(facts, false);
      choiceShowProspects(prospects, first, picture);
      button.classList.toggle("is-main", node.kind === "answer" && Boolean(first.main));
    }
    const shown = number >= 1 && number <= 9;
    setAttr(button, "aria-keyshortcuts", shown ? number : null);
    setText(key, shown ? number : "");
    show(key, shown);
  }

  /** @param {Refused} option */
  function makeRefused(option) {
    const explained = rulingNote(around);
    const label = h("span", { id: freshId("refused") });
    const ask = h("button", {
      type: "button",
      class: "krom-btn is-small",
      id: freshId("why"),
      "data-refused": option.answer,
      "aria-expanded": "false",
      "aria-controls": explained.el.id,
      onclick: () => send({ do: "why_not", answer: option.answer }),
    });
    setAttr(ask, "aria-labelledby", `${ask.id} ${label.id}`);
    return Object.assign(h("li", null, h("div", { class: "krom-refused-line" }, label, ask), explained.el), { kromParts: { note: explained, label, ask } });
  }

  function makeGroup() {
    const title = h("h3", { class: "krom-choice-title", id: freshId("choices") });
    const list = h("ul", { class: "krom-options" });
    return Object.assign(h("div", { class: "krom-choice-group" }, title, list), { kromParts: { title, list } });
  }

  /** The answers, in groups or at the step one has come to. @param {QuestionState} now */
  function drawChoices(now) {
    let number = 0;
    const path = way.path();
    keyed(groups, questionGroups(now, path), (group) => group.id, makeGroup, (item, group) => {
      const { title, list } = item.kromParts;
      setAttr(item, "data-group", group.id || null);
      setText(title, group.title);
      show(title, group.title);
      setAttr(list, "aria-labelledby", group.title ? title.id : sentence.id);
      keyed(list, /** @type {QuestionNode[]} */ (group.nodes), (node) => `${node.kind} ${node.key}`, makeNode, (line, node) => patchNode(line, node, (number += 1)));
    });
    show(back.el, path.length);
    show(face, !path.length);
    if (!path.length) groups.style.minHeight = "";
  }

  /** @param {QuestionState} now */
  function draw(now) {
    const answers = JSON.stringify([now.sentence, now.options.map((option) => option.answer)]);
    if (answers !== asked) {
      asked = ""; // the way led to other answers: it is left without being drawn
      way.go([]);
      asked = answers;
    }
    keepFocus(
      root,
      () => (now.curtain ? lift : (firstChoice() ?? sentence)),
      () => {
        setText(sentence, now.sentence);
        show(root, now.sentence); // where nothing more is asked, there is nothing to show
        show(curtain, now.curtain);
        setText(curtainText, now.curtain?.text ?? "");
        setText(lift, now.curtain?.lift ?? "");
        const wanted = now.over ? "trophy" : (now.curtain?.who ?? now.asked ?? "");
        if (faceOf !== wanted) {
          faceOf = wanted;
          face.replaceChildren(...(now.over ? [icon("trophy", "krom-cup")] : wanted ? [around.figure(wanted)] : []));
        }
        root.classList.toggle("is-over", now.over);
        root.classList.toggle("is-past", now.lookingBack);
        setAttr(root, "data-asked", now.asked);
        drawChoices(now);
        const last = treeAt(now.options.filter((option) => option.group === QUESTION_END), []);
        show(ends, last.length);
        keyed(ends, last, (node) => node.key, makeNode, (item, node) => patchNode(item, node, 0));

        show(chosen, now.chosen.length);
        keyed(chosenFigures, now.chosen, (name) => name, (name) => around.figure(name));
        setText(chosenText, now.chosenText);

        setText(taken, now.taken ?? "");
        show(taken, now.taken);
        setText(about, now.about ?? "");
        show(about, now.about);
        setText(foot, now.foot ?? "");
        show(foot, now.foot);
        show(note, now.note);
        if (now.note && note.dataset.mark !== now.note.mark) {
          note.dataset.mark = now.note.mark;
          note.replaceChildren(markGlyph(now.note.mark), " ", noteText);
        }
        setText(noteText, now.note?.text ?? "");

        show(wordsFold, now.inWords.length);
        if (!now.inWords.length) wordsFold.open = false;
        setText(wordsSummary, `${wordOf(now, "in-words")} (${now.inWords.length})`);
        keyed(inWords, treeAt(now.inWords, []), (node) => node.key, makeNode, (item, node) => patchNode(item, node, 0));

        show(refusedFold, now.refused.length);
        setText(refusedSummary, `${wordOf(now, "refused")} (${now.refused.length})`);
        if (now.explained) refusedFold.open = true;
        keyed(
          refused,
          now.refused,
          (option) => option.answer,
          makeRefused,
          (item, option) => {
            const { note: why, label, ask } = item.kromParts;
            const explained = now.explained?.answer === option.answer;
            setText(label, option.label);
            setText(ask, wordOf(now, "why-not"));
            setAttr(ask, "aria-expanded", String(explained));
            why.update(explained ? now.explained : null, wordOf(now, "rule"));
          },
        );

        undo.update(wordOf(now, "undo"), now.canUndo);
        redo.update(wordOf(now, "redo"), now.canRedo);
        back.update(wordOf(now, "step-back"), true);
        present.update(wordOf(now, "back-to-now"), true);
        show(present.el, now.lookingBack);
      },
    );
  }

  return {
    /** @param {QuestionState} given */
    update(given) {
      state = given;
      draw(given);
    },
    destroy() {
      document.removeEventListener("keydown", chooseByNumber, true);
      deaf();
    },
  };
}

/** Whether a key that is pressed there is meant for this question: nobody types, and it is the only one, or the one of that table. @param {HTMLElement} root @param {EventTarget | null} target */
function questionHears(root, target) {
  const el = /** @type {HTMLElement} */ (target);
  if (!root.isConnected || document.querySelector("dialog[open]") || el.matches?.("textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])")) return false;
  if (el === document.body) return document.querySelectorAll(".krom-question").length === 1;
  return Boolean(root.closest(".krom")?.contains(el));
}

/** @param {string} picture @param {() => void} act */
function questionTool(picture, act) {
  const text = h("span");
  const el = h("button", { type: "button", class: "krom-btn is-small", "data-do": picture, onclick: () => el.getAttribute("aria-disabled") !== "true" && act() }, icon(picture), text);
  return {
    el,
    /** @param {string} name @param {boolean} possible */
    update(name, possible) {
      setText(text, name);
      setAttr(el, "title", name);
      setAttr(el, "aria-disabled", possible ? null : "true");
    },
  };
}
