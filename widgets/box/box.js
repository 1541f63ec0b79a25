import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * One's own box of a game: take the bundled one as a file, change it, bring it back, see what is wrong with it or what differs.
 * `text` is what the browser is to remember of a box in use; null means that the bundled one is in use.
 *
 * @typedef {{path: string, sentence: string}} BoxFault
 * @typedef {{path: string, here: string, there: string}} BoxChange `there` in the bundled box, `here` in one's own
 * @typedef {{title: string, lead: string, inUse: string, own: boolean, name: string, template: string | null, text: string | null,
 *   faults: BoxFault[], changes: BoxChange[], words: Record<string, string>}} BoxState
 */

/** Bytes of a file that is surely no box. */
export const BOX_MOST = 100_000;

/** Whether a text is too long to be sent. @param {string} text */
export function boxTooLong(text) {
  return new TextEncoder().encode(text).length > BOX_MOST;
}

/** The path of a field; a line may end after each of its words. @param {string} path @returns {(string | Node)[]} */
function boxPath(path) {
  return path.split(/(?<=[._])/).flatMap((word, n) => (n ? [h("wbr"), word] : [word]));
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountBox(el, send, around) {
  /** @type {BoxState | null} */
  let state = null;
  let saving = false;
  let loading = false;

  const title = h("h2", { class: "krom-title", id: freshId("box"), tabindex: -1 });
  const lead = h("p", { class: "krom-box-lead" });
  const inUse = h("p", { class: "krom-box-use", role: "status" }, icon("box"), h("span"));
  const save = h("button", { type: "button", class: "krom-btn", "data-do": "template", onclick: ask }, icon("download"), h("span"));
  const forget = h("button", { type: "button", class: "krom-btn", "data-do": "forget", onclick: () => send({ do: "forget" }) }, icon("undo"), h("span"));

  const file = h("input", { type: "file", id: freshId("file"), class: "krom-box-file", accept: ".toml,application/toml,text/plain", onchange: () => read(file.files?.[0]) });
  const fileLabel = h("label", { for: file.id });
  const drop = h("div", { class: "krom-box-drop" }, icon("box"), fileLabel, file);
  const pasted = h("textarea", { id: freshId("paste"), class: "krom-box-text", rows: 8, spellcheck: "false", autocapitalize: "off", autocomplete: "off", maxlength: BOX_MOST });
  const pastedLabel = h("label", { for: pasted.id, class: "krom-form-label" });
  const use = h("button", { type: "button", class: "krom-btn is-main", "data-do": "load", onclick: () => pasted.value.trim() && load(pasted.value) });
  const pasteSummary = h("summary");
  const paste = h("details", { class: "krom-box-paste krom-set" }, pasteSummary, pastedLabel, pasted, use);

  const faultsTitle = h("h3", { id: freshId("faults"), tabindex: -1 });
  const faultList = h("ul", { class: "krom-box-faults" });
  const faults = h("div", { class: "krom-box-wrong", role: "alert", "aria-labelledby": faultsTitle.id }, faultsTitle, faultList);

  const changesTitle = h("h3", { id: freshId("changes"), tabindex: -1 });
  const heads = ["what", "bundled", "yours"].map(() => h("th", { scope: "col" }));
  const rows = h("tbody");
  const table = h("table", { "aria-labelledby": changesTitle.id }, h("thead", null, h("tr", null, heads)), rows);
  const changes = h("div", { class: "krom-box-changes" }, changesTitle, h("div", { class: "krom-box-scroll", tabindex: 0, role: "group", "aria-labelledby": changesTitle.id }, table));

  const root = partRoot("box");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(title, lead, inUse, h("div", { class: "krom-box-does" }, save, forget), faults, drop, paste, changes);
  el.append(root);

  drop.addEventListener("dragover", (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    drop.dataset.over = "true";
  });
  drop.addEventListener("dragleave", () => delete drop.dataset.over);
  drop.addEventListener("drop", (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    delete drop.dataset.over;
    read(event.dataTransfer?.files[0]);
  });

  /** The bundled box as a file: at once where it is here already. */
  function ask() {
    saving = true;
    if (state?.template) deliver();
    else send({ do: "template" });
  }

  function deliver() {
    if (!saving || !state?.template) return;
    saving = false;
    const address = URL.createObjectURL(new Blob([state.template], { type: "application/toml" }));
    h("a", { href: address, download: state.name }).click();
    window.setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  /** @param {File | undefined} chosen */
  async function read(chosen) {
    if (!chosen) return;
    if (chosen.size > BOX_MOST) refuse();
    else load(await chosen.text());
    file.value = ""; // the same file, changed, can be chosen again
  }

  /** @param {string} text */
  function load(text) {
    if (boxTooLong(text)) return refuse();
    loading = true;
    send({ do: "load", text });
  }

  function refuse() {
    if (state) wrong([{ path: "", sentence: wordOf(state, "too-long") }], state);
    faultsTitle.focus();
  }

  /** @param {BoxFault[]} found @param {BoxState} now */
  function wrong(found, now) {
    show(faults, found.length);
    setText(faultsTitle, wordOf(now, "faults"));
    keyed(faultList, found, (fault, n) => `${n} ${fault.path}`, () => h("li", null, h("code"), h("span")), (item, fault) => {
      setText(item.firstElementChild, fault.path);
      show(item.firstElementChild, fault.path);
      setText(item.lastElementChild, fault.sentence);
    });
  }

  /** @param {BoxState} now */
  function compare(now) {
    show(changes, now.changes.length);
    setText(changesTitle, wordOf(now, "changes"));
    ["what", "bundled", "yours"].forEach((key, n) => setText(heads[n], wordOf(now, key)));
    keyed(rows, now.changes, (change) => change.path, () => h("tr", null, h("th", { scope: "row" }, h("code")), h("td"), h("td")), (row, change) => {
      row.children[0].firstElementChild.replaceChildren(...boxPath(change.path));
      setText(row.children[1], change.there);
      setText(row.children[2], change.here);
    });
  }

  return {
    /** @param {BoxState} now */
    update(now) {
      const before = state;
      state = now;
      keepFocus(root, () => title, () => {
        setText(title, now.title);
        show(title, now.title);
        setText(lead, now.lead);
        show(lead, now.lead);
        setText(inUse.lastElementChild, now.inUse);
        setAttr(inUse, "data-own", now.own ? "true" : null);
        setText(save.lastElementChild, wordOf(now, "download"));
        setText(forget.lastElementChild, wordOf(now, "forget"));
        show(forget, now.own);
        setText(fileLabel, wordOf(now, "file"));
        setText(pasteSummary, wordOf(now, "paste"));
        setText(pastedLabel, wordOf(now, "paste-label"));
        setText(use, wordOf(now, "use"));
        wrong(now.faults, now);
        compare(now);
      });
      if (now.text !== (before?.text ?? null)) around.keepBox(now.text); // a box that could not be read is not forgotten by itself
      deliver();
    },
    /** The answer to what was sent is here: to what is wrong, or to what is different now. */
    settled() {
      if (!loading || !state) return;
      loading = false;
      if (state.faults.length) faultsTitle.focus();
      else {
        pasted.value = "";
        paste.open = false;
        if (state.changes.length) changesTitle.focus();
      }
    },
  };
}
