import { freshId, h, keyed, setText, show } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { clipboardCopy } from "../shared/clipboard.js";
import { formBody } from "../form/form.js";

/**
 * Any position by hand: the form, names of cards to choose from, and the position to take away. What is taken away is asked
 * for: it is long, and few want it.
 *
 * @typedef {{id: string, label: string}} EditorExport
 * @typedef {import("../form/form.js").FormState & {help: string, exports: EditorExport[], exported: {id: string, text: string} | null,
 *   cards: Record<string, string[]>}} EditorState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountEditor(el, send, around) {
  const lists = h("div", { hidden: true });
  const help = h("p", { class: "krom-small", id: freshId("help") });
  /** @type {EditorState | null} */
  let state = null;
  /** @type {{id: string, answer: number} | null} what somebody wants to copy, and which answer brings it */
  let wanted = null;
  let asked = 0;
  let answered = 0;
  /** @type {import("../shared/dom.js").Send} */
  const ask = (intent) => {
    asked += 1;
    send(intent);
  };
  const body = formBody(ask, around, (field, input) => {
    if (field.kind === "cards") editorComplete(input, lists, () => state?.cards[field.deck ?? ""] ?? []);
  });
  const exports_ = h("div", { class: "krom-editor-exports" });
  el.append(h("section", { class: "krom-editor krom-form krom-panel" }, help, body.el, lists, exports_));

  /** @param {string} id */
  function take(id) {
    ask({ do: "export", what: id });
    wanted = { id, answer: asked };
  }

  /** The answer is there: on the clipboard with it. */
  async function deliver() {
    const made = state?.exported;
    if (!wanted || answered < wanted.answer || made?.id !== wanted.id) return;
    wanted = null;
    const box = exports_.querySelector(`[data-export="${CSS.escape(made.id)}"]`);
    const [area, button] = [box?.querySelector("textarea"), box?.querySelector("button")];
    if (!area || !button) return;
    if (await clipboardCopy(area.value)) editorCopied(button, around);
    else area.focus();
  }

  return {
    /** @param {EditorState} now */
    update(now) {
      state = now;
      setText(help, now.help);
      body.update(now);
      keyed(exports_, now.exports, (one) => one.id, (one) => editorExport(one, around, take), (made, one) => {
        const text = now.exported?.id === one.id ? now.exported.text : null;
        const area = made.querySelector("textarea");
        const shown = text !== null && one.id === "link" ? around.address(text) : (text ?? "");
        setText(made.querySelector("label"), one.label);
        show(area, text !== null);
        if (area.value !== shown) area.value = shown;
      });
    },
    settled() {
      answered += 1;
      body.settled();
      deliver();
    },
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

/** @param {EditorExport} one @param {import("../stage/stage.js").Around} around @param {(id: string) => void} take */
function editorExport(one, around, take) {
  const id = freshId("export");
  const area = h("textarea", { id, readonly: true, rows: 6, spellcheck: "false", class: "krom-editor-text", hidden: true, onfocus: () => area.select() });
  const label = h("label", { for: id, id: `${id}-label` });
  const button = h(
    "button",
    { type: "button", id: `${id}-copy`, "aria-labelledby": `${id}-copy ${id}-label`, class: "krom-btn is-small", "data-copy": one.id, onclick: () => take(one.id) },
    h("span", { text: around.word("copy") }),
  );
  return h("div", { class: "krom-editor-export", "data-export": one.id }, h("div", { class: "krom-editor-head" }, label, button), area);
}

/** Say on the button, for a while, that it is done. @param {HTMLElement} button @param {import("../stage/stage.js").Around} around */
function editorCopied(button, around) {
  const said = /** @type {HTMLElement} */ (button.querySelector("span"));
  setText(said, around.word("copied"));
  if (!button.querySelector("svg")) button.prepend(icon("check"));
  around.say(around.word("copied"));
  setTimeout(() => {
    setText(said, around.word("copy"));
    button.querySelector("svg")?.remove();
  }, 1800);
}
