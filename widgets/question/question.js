import { freshId, h, keyed, keepFocus, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { rulingNote } from "../shared/parts.js";

/**
 * What is asked of whom: the legal answers as buttons, the others with a reason; undo, redo, back to now.
 *
 * @typedef {{answer: string, label: string, icon?: string}} Answer
 * `inWords` are answers that the dice tray offers too: for those who would rather read them than touch dice.
 *
 * @typedef {{sentence: string, chosen: string[], chosenText: string, asked: string | null, mine: boolean, over: boolean,
 *   options: Answer[], inWords: Answer[], refused: Answer[],
 *   explained: {answer: string, why: string, rule: string, ruleText: string} | null, canUndo: boolean, canRedo: boolean,
 *   lookingBack: boolean, curtain?: {who: string, text: string, lift: string} | null, words: Record<string, string>}} QuestionState
 */

const QUESTION_MANY = 8;

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountQuestion(el, send, around) {
  const sentence = h("h2", { class: "krom-question-sentence", id: freshId("question"), tabindex: "-1" });
  const face = h("span", { class: "krom-question-face", "aria-hidden": "true" });
  const chosenFigures = h("span", { "aria-hidden": "true" });
  const chosenText = h("span");
  const chosen = h("p", { class: "krom-question-chosen krom-small" }, chosenFigures, chosenText);
  const curtainText = h("p");
  const lift = h("button", { type: "button", class: "krom-btn is-main", "data-do": "lift", onclick: () => send({ do: "lift" }) });
  const curtain = h("div", { class: "krom-curtain" }, curtainText, lift);
  const options = h("ul", { class: "krom-options" });
  const wordsSummary = h("summary");
  const inWords = h("ul", { class: "krom-options", "data-many": "true" });
  const wordsFold = h("details", { class: "krom-in-words" }, wordsSummary, inWords);
  const refusedSummary = h("summary");
  const refused = h("ul", { class: "krom-refused-list", role: "list" });
  const refusedFold = h("details", { class: "krom-refused" }, refusedSummary, refused);
  const undo = questionTool("undo", () => send({ do: "undo" }));
  const redo = questionTool("redo", () => send({ do: "redo" }));
  const now = questionTool("clock", () => send({ do: "now" }));
  setAttr(now.el, "data-do", "now");
  now.el.classList.add("is-main");
  const root = partRoot("question");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", sentence.id);
  root.append(
    h("div", { class: "krom-question-head" }, face, sentence),
    chosen,
    curtain,
    options,
    refusedFold,
    wordsFold,
    h("div", { class: "krom-question-tools" }, now.el, undo.el, redo.el),
  );
  el.append(root);
  let faceOf = "";

  /** @param {any} item @param {Answer} option */
  function patchOption(item, option) {
    setText(item.querySelector("span"), option.label);
  }

  /** @param {Answer} option */
  function makeOption(option) {
    return h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: "krom-btn", "data-answer": option.answer, onclick: () => send({ do: "choose", answer: option.answer }) },
        option.icon && around.icon(option.icon),
        h("span"),
      ),
    );
  }

  /** @param {Answer} option */
  function makeRefused(option) {
    const note = rulingNote(around);
    const label = h("span", { id: freshId("refused") });
    const ask = h("button", {
      type: "button",
      class: "krom-btn is-small",
      id: freshId("why"),
      "data-refused": option.answer,
      "aria-expanded": "false",
      "aria-controls": note.el.id,
      onclick: () => send({ do: "why_not", answer: option.answer }),
    });
    setAttr(ask, "aria-labelledby", `${ask.id} ${label.id}`);
    return Object.assign(h("li", null, h("div", { class: "krom-refused-line" }, label, ask), note.el), { kromParts: { note, label, ask } });
  }

  return {
    /** @param {QuestionState} state */
    update(state) {
      keepFocus(
        root,
        () => (curtain.hidden ? (options.querySelector("button") ?? sentence) : lift),
        () => {
          setText(sentence, state.sentence);
          show(curtain, state.curtain);
          setText(curtainText, state.curtain?.text ?? "");
          setText(lift, state.curtain?.lift ?? "");
          const wanted = state.over ? "trophy" : (state.curtain?.who ?? state.asked ?? "");
          if (faceOf !== wanted) {
            faceOf = wanted;
            face.replaceChildren(...(state.over ? [icon("trophy", "krom-cup")] : wanted ? [around.figure(wanted)] : []));
          }
          root.classList.toggle("is-over", state.over);
          root.classList.toggle("is-past", state.lookingBack);
          setAttr(root, "data-asked", state.asked);
          setAttr(options, "data-many", state.options.length > QUESTION_MANY ? "true" : null);
          setAttr(options, "aria-labelledby", sentence.id);
          show(options, state.options.length);
          keyed(options, state.options, (option) => option.answer, makeOption, patchOption);

          show(chosen, state.chosen.length);
          keyed(chosenFigures, state.chosen, (name) => name, (name) => around.figure(name));
          setText(chosenText, state.chosenText);

          show(wordsFold, state.inWords.length);
          if (!state.inWords.length) wordsFold.open = false;
          setText(wordsSummary, `${wordOf(state, "in-words")} (${state.inWords.length})`);
          keyed(inWords, state.inWords, (option) => option.answer, makeOption, patchOption);

          show(refusedFold, state.refused.length);
          setText(refusedSummary, `${wordOf(state, "refused")} (${state.refused.length})`);
          if (state.explained) refusedFold.open = true;
          keyed(
            refused,
            state.refused,
            (option) => option.answer,
            makeRefused,
            (item, option) => {
              const { note, label, ask } = item.kromParts;
              const explained = state.explained?.answer === option.answer;
              setText(label, option.label);
              setText(ask, wordOf(state, "why-not"));
              setAttr(ask, "aria-expanded", String(explained));
              note.update(explained ? state.explained : null, wordOf(state, "rule"));
            },
          );

          undo.update(wordOf(state, "undo"), state.canUndo);
          redo.update(wordOf(state, "redo"), state.canRedo);
          now.update(wordOf(state, "back-to-now"), true);
          show(now.el, state.lookingBack);
        },
      );
    },
  };
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
      setAttr(el, "aria-disabled", possible ? null : "true");
    },
  };
}
