import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { memory } from "../stage/memory.js";

/**
 * Codes of a class, typed, pasted or from a file. The browser keeps those that were taken, so that a reload does not lose them.
 *
 * @typedef {{key: string, pupils: string[], codes: string[], told: string, faults: string[], words: Record<string, string>}} CodesState
 */

const CODES_KEPT = "codes:";
/** Letters that go into one message. */
const CODES_MOST = 50_000;

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send */
export function mountCodes(el, send) {
  /** @type {CodesState | null} */
  let state = null;
  const root = partRoot("codes");
  root.classList.add("krom-panel");
  const title = h("h2", { class: "krom-title", id: freshId("codes") });
  const help = h("p", { class: "krom-small", id: freshId("help") });
  const area = h("textarea", { class: "krom-form-text krom-codes-area", rows: 4, spellcheck: "false", autocapitalize: "characters", autocomplete: "off", "aria-labelledby": title.id, "aria-describedby": help.id });
  const add = h("button", { type: "submit", class: "krom-btn is-main", "data-do": "paste" });
  const file = h("input", { type: "file", id: freshId("file"), accept: ".csv,.txt,text/csv,text/plain", onchange: () => read(file.files?.[0]) });
  const fileLabel = h("label", { for: file.id });
  const told = h("p", { role: "status" });
  const faults = h("ul", { class: "krom-codes-faults" });
  const whoTitle = h("h3", { class: "krom-title" });
  const who = h("ul", { class: "krom-quiz-given" });
  const nobody = h("p", { class: "krom-small" });
  root.append(title, help, h("form", { class: "krom-codes-form", onsubmit: paste }, area, h("div", { class: "krom-activity-does" }, add, h("span", { class: "krom-codes-file" }, fileLabel, file))), told, faults, whoTitle, who, nobody);
  setAttr(root, "aria-labelledby", title.id);
  el.append(root);

  /** @param {Event} event */
  function paste(event) {
    event.preventDefault();
    if (!area.value.trim()) return;
    send({ do: "paste", text: area.value.slice(0, CODES_MOST) });
    area.value = "";
    area.focus();
  }

  /** @param {File | undefined} chosen */
  async function read(chosen) {
    if (!chosen) return;
    const text = await chosen.slice(0, CODES_MOST).text();
    file.value = "";
    send({ do: "paste", text });
  }

  return {
    /** @param {CodesState} now */
    update(now) {
      const before = state;
      state = now;
      setText(title, wordOf(now, "title"));
      setText(help, wordOf(now, "help"));
      setText(add, wordOf(now, "add"));
      setText(fileLabel, wordOf(now, "file"));
      setText(told, now.told);
      show(faults, now.faults.length);
      keyed(faults, now.faults, (_, n) => n, () => h("li"), (line, text) => setText(line, text));
      setText(whoTitle, wordOf(now, "pupils"));
      keyed(who, now.pupils, (_, n) => n, () => h("li"), (line, text) => setText(line, text));
      show(who, now.pupils.length);
      show(nobody, !now.pupils.length);
      setText(nobody, wordOf(now, "empty"));
      if (before) {
        memory.set(CODES_KEPT + now.key, now.codes.join("\n"));
        return;
      }
      const kept = memory.get(CODES_KEPT + now.key);
      if (kept) send({ do: "paste", text: kept });
    },
  };
}
