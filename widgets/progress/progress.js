import { freshId, h, keepFocus, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * What was learned, as a file: save it, bring one, start over. `file` is its text, where it was asked for.
 *
 * @typedef {{title: string, where: string, name: string, file: string | null, any: boolean, asking: boolean, told: string, words: Record<string, string>}} ProgressState
 */

/** Bytes of a file that is surely no progress. */
const PROGRESS_MOST = 100_000;

/** Whether a text is too long to be sent. @param {string} text */
export function progressTooLong(text) {
  return new TextEncoder().encode(text).length > PROGRESS_MOST;
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountProgress(el, send, around) {
  /** @type {ProgressState | null} */
  let state = null;
  let saving = false;

  const title = h("h2", { class: "krom-title", id: freshId("progress"), tabindex: -1 });
  const where = h("p", { class: "krom-small" });
  const save = h("button", { type: "button", class: "krom-btn", "data-do": "save", onclick: ask }, icon("download"), h("span"));
  const file = h("input", { type: "file", id: freshId("bring"), class: "krom-saved-file", accept: ".json,application/json", onchange: () => read(file.files?.[0]) });
  const bring = h("label", { class: "krom-saved-bring", for: file.id });
  const over = h("button", { type: "button", class: "krom-btn", "data-do": "over", onclick: () => send({ do: "over" }) }, icon("undo"), h("span"));
  const sure = h("p");
  const yes = h("button", { type: "button", class: "krom-btn", "data-do": "forget", onclick: () => send({ do: "forget" }) });
  const no = h("button", { type: "button", class: "krom-btn is-main", "data-do": "keep", onclick: () => send({ do: "keep" }) });
  const asking = h("div", { class: "krom-saved-sure", role: "alertdialog", "aria-label": "" }, sure, h("div", { class: "krom-saved-does" }, no, yes));
  const told = h("p", { class: "krom-saved-told", role: "status" });

  const root = partRoot("saved");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(title, where, h("div", { class: "krom-saved-does" }, save, h("span", { class: "krom-saved-way" }, bring, file), over), asking, told);
  el.append(root);

  function ask() {
    saving = true;
    if (state?.file) deliver();
    else send({ do: "save" });
  }

  function deliver() {
    if (!saving || !state?.file) return;
    saving = false;
    const address = URL.createObjectURL(new Blob([state.file], { type: "application/json" }));
    h("a", { href: address, download: state.name }).click();
    window.setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  /** @param {File | undefined} chosen */
  async function read(chosen) {
    if (!chosen) return;
    const text = chosen.size > PROGRESS_MOST ? null : await chosen.text();
    file.value = ""; // the same file can be chosen again
    if (text !== null && !progressTooLong(text)) send({ do: "bring", text });
    else if (state) {
      setText(told, wordOf(state, "too-long"));
      around.say(wordOf(state, "too-long"));
    }
  }

  return {
    /** @param {ProgressState} now */
    update(now) {
      const before = state;
      state = now;
      keepFocus(root, () => (now.any ? over : title), () => {
        setText(title, now.title);
        setText(where, now.where);
        setText(save.lastElementChild, wordOf(now, "save"));
        setText(bring, wordOf(now, "bring"));
        setText(over.lastElementChild, wordOf(now, "over"));
        setText(sure, wordOf(now, "sure"));
        setText(yes, wordOf(now, "yes"));
        setText(no, wordOf(now, "no"));
        setAttr(asking, "aria-label", wordOf(now, "over"));
        setText(told, now.told);
        show(save, now.any);
        show(over, now.any && !now.asking);
        show(asking, now.asking);
      });
      if (now.asking && !before?.asking) no.focus();
      deliver();
    },
  };
}
