import { freshId, h, keyed, keepFocus, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { rulingNote } from "../shared/parts.js";

/**
 * What has happened, line by line: why, and a look back at that moment.
 *
 * @typedef {{n: number, text: string, rule: string, kind: string, new: boolean, back: boolean}} LogLine
 * @typedef {{lines: LogLine[], explained: {n: number, rule: string, ruleText: string} | null, at: number, past: boolean,
 *   words: Record<string, string>}} LogState
 */

/** Kinds of lines that deserve a picture. */
const LOG_PICTURES = { moved: "foot", rolled: "dice", hurt: "life", stunned: "stars", robbed: "hand", hunted: "paw", climbed: "mountain", gathered: "forest", realised: "points", won: "trophy", trophy: "trophy", drew_bonus: "bonus", played: "bonus", tie: "scales" };

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 */
export function mountLog(el, send) {
  const title = h("h2", { class: "krom-title", id: freshId("log"), tabindex: "-1" });
  const list = h("ol", { class: "krom-lines" });
  const roll = h("div", { class: "krom-roll", tabindex: "0", role: "group", "aria-labelledby": title.id }, list);
  const root = partRoot("log");
  root.classList.add("krom-panel");
  const present = h("button", { type: "button", class: "krom-btn is-small", "data-do": "now", onclick: () => send({ do: "now" }) });
  root.append(h("div", { class: "krom-log-head" }, title, present), roll);
  el.append(root);

  let first = true;
  /** @type {LogState | null} */
  let state = null;
  /** @type {number | null} the line whose buttons the Tab key reaches; null for the latest */
  let current = null;

  list.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (!button) return;
    const line = Number(/** @type {HTMLElement} */ (button.closest("li")).dataset.line);
    turnTo(line);
    send({ do: button.dataset.do ?? "why", line });
  });
  list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    const to = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[event.key];
    if (!button || !to) return;
    const line = /** @type {any} */ (button.closest("li"))?.[to];
    event.preventDefault();
    if (!line) return;
    turnTo(Number(line.dataset.line));
    line.querySelector(`[data-do="${button.dataset.do}"]`).focus();
  });

  /** @param {number} n */
  const lineOf = (n) => /** @type {HTMLElement | null} */ (list.querySelector(`[data-line="${n}"]`));

  /** @param {number | null} n */
  function turnTo(n) {
    for (const button of list.querySelectorAll('button[tabindex="0"]')) setAttr(button, "tabindex", -1);
    const line = (n !== null && lineOf(n)) || list.lastElementChild;
    for (const button of line?.querySelectorAll("button") ?? []) setAttr(button, "tabindex", 0);
    current = n !== null && line === lineOf(n) ? n : null;
  }

  /** @param {LogLine} line */
  function makeLine(line) {
    const text = h("span", { class: "krom-line-text" });
    const picture = LOG_PICTURES[/** @type {keyof typeof LOG_PICTURES} */ (line.kind)];
    const why = h("button", { type: "button", class: "krom-line-do", "data-do": "why", tabindex: "-1", "aria-expanded": "false", text: "?" });
    const back = h("button", { type: "button", class: "krom-line-do", "data-do": "look_back", tabindex: "-1", text: "\u21b6" });
    const item = h(
      "li",
      { "data-line": line.n, "data-kind": line.kind, class: line.new && !first ? "krom-line is-new" : "krom-line" },
      h("span", { class: "krom-line-sign", "aria-hidden": "true" }, picture && icon(picture)),
      text,
      why,
      back,
    );
    return Object.assign(item, { kromParts: { text, why, back, note: null } });
  }

  /** @param {any} item @param {LogLine} line */
  function patchLine(item, line) {
    const { text, why, back } = item.kromParts;
    const now = /** @type {LogState} */ (state);
    if (item.kromText !== line.text) {
      item.kromText = line.text;
      setText(text, line.text);
      setAttr(why, "aria-label", `${wordOf(now, "why")} ${line.text}`);
      setAttr(back, "aria-label", `${wordOf(now, "look-back")}: ${line.text}`);
      setAttr(why, "title", wordOf(now, "why"));
      setAttr(back, "title", wordOf(now, "look-back"));
    }
    if (!line.new && item.classList.contains("is-new")) item.classList.remove("is-new");
    show(back, line.back);
    if (item.kromAhead !== line.n > now.at) {
      item.kromAhead = line.n > now.at;
      item.classList.toggle("is-ahead", item.kromAhead);
    }
    setAttr(item, "aria-current", now.past && line.n === now.at ? "step" : null);

    const explained = now.explained?.n === line.n;
    if (!explained && !item.kromParts.note) return;
    if (!item.kromParts.note) {
      item.kromParts.note = rulingNote();
      item.append(item.kromParts.note.el);
    }
    setAttr(why, "aria-expanded", String(explained));
    item.kromParts.note.update(explained ? now.explained : null, wordOf(now, "rule"));
  }

  return {
    /** @param {LogState} next */
    update(next) {
      state = next;
      keepFocus(
        root,
        () => roll,
        () => {
          setText(title, wordOf(next, "log"));
          setText(present, wordOf(next, "back-to-now"));
          show(present, next.past);
          keyed(list, next.lines, (line) => line.n, makeLine, patchLine);
        },
      );
      turnTo(current);
      first = false;
    },
  };
}
