import { freshId, h, keyed, setAttr, setText, show } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * An exercise: native controls for the answer, the verdict beside them, a hint and the solution on request.
 *
 * @typedef {{kind: "right" | "nearly" | "wrong", text: string, unread: boolean}} ExerciseVerdict
 * @typedef {{id: string, question: string, control: "chance" | "number" | "choice" | "several" | "dice",
 *   options: {id: string, label: string}[], dice: number, sides: number, entry: string | string[], verdict: ExerciseVerdict | null,
 *   hint: string, solution: string, solved: boolean, tried: string, words: Record<string, string>}} ExerciseState
 * @typedef {{el: HTMLElement, inputs: HTMLInputElement[], read: () => string | string[]}} ExerciseControl
 */

/** What stands before a verdict: a shape of its own for each. */
const EXERCISE_SIGNS = { right: "✓", nearly: "≈", wrong: "✗" };

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send */
export function mountExercise(el, send) {
  const title = h("span");
  const badge = h("span", { class: "krom-exercise-badge" }, icon("check"), h("span"));
  const tried = h("span", { class: "krom-small" });
  const head = h("h2", { class: "krom-title krom-exercise-head", id: freshId("exercise") }, title, badge, tried);
  const fields = h("div", { class: "krom-exercise-fields" });
  const check = h("button", { type: "submit", class: "krom-btn is-main", "data-do": "check" });
  const hint = exerciseFold("hint", send);
  const solution = exerciseFold("solution", send);
  const sign = h("b", { class: "krom-exercise-sign", "aria-hidden": "true" });
  const said = h("span");
  const verdict = h("p", { class: "krom-exercise-verdict", id: freshId("verdict") }, sign, said);
  const live = h("div", { class: "krom-exercise-said", role: "status", "aria-atomic": "false" }, verdict, hint.text, solution.text);
  const buttons = h("div", { class: "krom-exercise-buttons" }, check, hint.button, solution.button);
  const form = h("form", { class: "krom-exercise-form", novalidate: true, autocomplete: "off", onsubmit: submit }, fields, buttons);
  const root = h("section", { class: "krom-exercise krom-panel", "aria-labelledby": head.id }, head, form, live);
  el.append(root);
  /** @type {ExerciseControl | null} */
  let control = null;
  let posed = "";

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (control) send({ do: "check", answer: control.read() });
  }

  return {
    /** @param {ExerciseState} state */
    update(state) {
      const asked = JSON.stringify([state.id, state.question, state.options, state.words]);
      if (asked !== posed) {
        const kept = control?.read();
        control = exerciseControl(kept === undefined ? state : { ...state, entry: kept });
        fields.replaceChildren(control.el);
        posed = asked;
      }
      setText(title, `${state.words.exercise} ${state.id}`);
      setText(badge.lastElementChild, state.words.solved);
      show(badge, state.solved);
      setText(tried, state.tried);
      setText(check, state.words.check);
      hint.update(state.words.hint, state.hint);
      solution.update(state.words.solution, state.solution);
      setAttr(verdict, "data-verdict", state.verdict?.kind);
      setText(sign, state.verdict ? EXERCISE_SIGNS[state.verdict.kind] : "");
      setText(said, state.verdict?.text ?? "");
      show(verdict, state.verdict);
      for (const input of control?.inputs ?? []) {
        setAttr(input, "aria-invalid", state.verdict?.unread && input.type !== "radio" ? "true" : null); // no radio button has it
        setAttr(input, "aria-describedby", [input.dataset.about, state.verdict && verdict.id].filter(Boolean).join(" ") || null);
      }
    },
  };
}

/** A button that opens and closes a paragraph. @param {"hint" | "solution"} name @param {import("../shared/dom.js").Send} send */
function exerciseFold(name, send) {
  const text = h("p", { class: "krom-note", id: freshId(name) });
  const button = h("button", { type: "button", class: "krom-btn", "data-do": name, "aria-controls": text.id, onclick: () => send({ do: name }) });
  return {
    text,
    button,
    /** @param {string} word @param {string} said */
    update(word, said) {
      setText(button, word);
      setAttr(button, "aria-expanded", said ? "true" : "false");
      setText(text, said);
      show(text, said);
    },
  };
}

/** @param {ExerciseState} state @returns {ExerciseControl} */
function exerciseControl(state) {
  if (state.control === "choice") return exerciseOptions(state, "radio");
  if (state.control === "several") return exerciseOptions(state, "checkbox");
  return state.control === "dice" ? exerciseDice(state) : exerciseText(state);
}

/** @param {ExerciseState} state @returns {ExerciseControl} */
function exerciseText(state) {
  const id = freshId("answer");
  const question = h("p", { class: "krom-exercise-question", id: `${id}-question`, text: state.question });
  const help = h("span", { class: "krom-small", id: `${id}-help`, text: state.control === "chance" ? state.words["answer-chance"] : "" });
  const input = h("input", {
    type: "text", id, class: "krom-form-text krom-exercise-text", "data-about": `${id}-question ${id}-help`, autocapitalize: "off", spellcheck: "false", maxlength: 400,
  });
  input.value = exerciseEntry(state.entry)[0] ?? "";
  const label = h("label", { for: id, class: "krom-form-label", text: state.words.answer });
  return { el: h("div", { class: "krom-exercise-ask" }, question, label, h("div", { class: "krom-exercise-line" }, input, help)), inputs: [input], read: () => input.value };
}

/** @param {ExerciseState} state @param {"radio" | "checkbox"} type @returns {ExerciseControl} */
function exerciseOptions(state, type) {
  const name = freshId("options");
  const chosen = exerciseEntry(state.entry);
  const inputs = state.options.map((option) => {
    const input = h("input", { type, name, id: freshId("option"), value: option.id, class: "krom-form-check" });
    input.checked = chosen.includes(option.id);
    return input;
  });
  const list = h("div", { class: "krom-exercise-options" });
  keyed(list, state.options, (option) => option.id, (option, n) => h("label", { for: inputs[n].id, class: "krom-exercise-option" }, inputs[n], h("span", { text: option.label })));
  return { el: exerciseGroup(state.question, list), inputs, read: () => exerciseChosen(inputs, type) };
}

/**
 * What is chosen: the one, or all of them.
 * @param {{checked: boolean, value: string}[]} inputs @param {"radio" | "checkbox"} type
 */
export function exerciseChosen(inputs, type) {
  const chosen = inputs.filter((input) => input.checked).map((input) => input.value);
  return type === "radio" ? (chosen[0] ?? "") : chosen;
}

/** @param {ExerciseState} state @returns {ExerciseControl} */
function exerciseDice(state) {
  const faces = exerciseEntry(state.entry);
  const inputs = Array.from({ length: state.dice }, (_, n) => {
    const input = h("input", {
      type: "number", class: "krom-form-box krom-exercise-die", min: 1, max: state.sides, step: 1, inputmode: "numeric", "aria-label": `${state.words.die} ${n + 1}`,
    });
    input.value = faces[n] ?? "";
    return input;
  });
  const row = h("div", { class: "krom-exercise-dice" }, inputs);
  const help = h("p", { class: "krom-small", text: state.words["answer-dice"] });
  return { el: exerciseGroup(state.question, row, help), inputs, read: () => exerciseFaces(inputs) };
}

/** The dice that were filled in; what is no number is passed on as it is not. @param {{value: string, validity: {badInput: boolean}}[]} inputs */
export function exerciseFaces(inputs) {
  return inputs.map((input) => (input.validity.badInput ? "?" : input.value.trim())).filter(Boolean);
}

/** @param {string} question @param {...HTMLElement} parts */
function exerciseGroup(question, ...parts) {
  return h("fieldset", { class: "krom-exercise-group" }, h("legend", { class: "krom-exercise-question", text: question }), parts);
}

/** What was entered, as a list. @param {string | string[]} entry */
export function exerciseEntry(entry) {
  return Array.isArray(entry) ? entry : entry === "" ? [] : [entry];
}
