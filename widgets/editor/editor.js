import { freshId, h, keyed, setText } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { formBody } from "../form/form.js";

/**
 * Any position by hand: the form, names of cards to choose from, and the position to take away.
 *
 * @typedef {import("../form/form.js").FormState & {help: string, exports: {id: string, label: string, text: string}[],
 *   cards: Record<string, string[]>}} EditorState
 */

/** The deck whose cards belong in a field, by the last part of the field's name. */
const EDITOR_DECKS = { bonus: "bonus", evolutions: "evolution", prey: "hunt", hunt: "hunt", gathering: "gathering" };

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountEditor(el, send, around) {
  const lists = h("div", { hidden: true });
  const help = h("p", { class: "krom-small", id: freshId("help") });
  /** @type {EditorState["cards"]} */
  let cards = {};
  const body = formBody(send, (field, input) => {
    const last = /** @type {keyof typeof EDITOR_DECKS} */ (field.name.split(".").pop());
    if (EDITOR_DECKS[last]) editorComplete(input, lists, () => cards[EDITOR_DECKS[last]] ?? []);
  });
  const exports_ = h("div", { class: "krom-editor-exports" });
  el.append(h("section", { class: "krom-editor krom-form krom-panel" }, help, body.el, lists, exports_));
  return {
    /** @param {EditorState} state */
    update(state) {
      cards = state.cards;
      setText(help, state.help);
      body.update(state);
      keyed(exports_, state.exports, (one) => one.id, (one) => editorExport(one, around), (made, one) => {
        const text = one.id === "link" ? around.address(one.text) : one.text;
        const area = made.querySelector("textarea");
        setText(made.querySelector("label"), one.label);
        if (area.value !== text) area.value = text;
      });
    },
    settled: body.settled,
    destroy: body.destroy,
  };
}

/**
 * Completes the last of several names in a text box, between commas.
 * @param {HTMLInputElement} input
 * @param {HTMLElement} lists
 * @param {() => string[]} names
 */
function editorComplete(input, lists, names) {
  const list = h("datalist", { id: freshId("names") });
  lists.append(list);
  input.setAttribute("list", list.id);
  let before = "\n";
  const offer = () => {
    const given = input.value.slice(0, input.value.lastIndexOf(",") + 1);
    if (given === before) return;
    before = given;
    list.replaceChildren(...names().map((name) => h("option", { value: given ? `${given} ${name}` : name })));
  };
  input.addEventListener("focus", offer);
  input.addEventListener("input", offer);
}

/** @param {EditorState["exports"][0]} one @param {import("../stage/stage.js").Around} around */
function editorExport(one, around) {
  const id = freshId("export");
  const area = h("textarea", { id, readonly: true, rows: 6, spellcheck: "false", class: "krom-editor-text", onfocus: () => area.select() });
  const label = h("label", { for: id, id: `${id}-label` });
  const said = h("span", { text: around.word("copy") });
  const button = h("button", { type: "button", id: `${id}-copy`, "aria-labelledby": `${id}-copy ${id}-label`, class: "krom-btn is-small", "data-copy": one.id }, said);
  button.addEventListener("click", async () => {
    if (await editorCopy(area.value)) {
      said.textContent = around.word("copied");
      button.prepend(icon("check"));
      around.say(around.word("copied"));
      setTimeout(() => {
        said.textContent = around.word("copy");
        button.querySelector("svg")?.remove();
      }, 1800);
    } else area.focus();
  });
  return h("div", { class: "krom-editor-export", "data-export": one.id }, h("div", { class: "krom-editor-head" }, label, button), area);
}

/** Put a text on the clipboard; false where that is not possible. @param {string} text */
export async function editorCopy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return editorCopyOld(text);
  }
}

/** For pages that are not on https: a text box, selected. @param {string} text */
function editorCopyOld(text) {
  const area = h("textarea", { style: "position:fixed;opacity:0", "aria-hidden": "true", tabindex: -1 });
  area.value = text;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  document.body.append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  area.remove();
  focused?.focus({ preventScroll: true });
  return done;
}
