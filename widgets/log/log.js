import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { rulingNote } from "../shared/parts.js";

/**
 * What has happened, line by line: why, and a look back at that moment. Lines after `told` are new, and one can look back to
 * those after `opening`; `at` is the last one that has happened at the moment one looks at. `begun` is whether anything has been played.
 *
 * `head` is 1 where a turn begins and 2 where a scene in it does.
 * @typedef {{n: number, text: string, kind: string, head?: number}} LogLine
 * @typedef {{lines: LogLine[], players?: string[], told: number, opening: number, begun?: boolean, at: number, past: boolean,
 *   explained: {n: number, rule: string, ruleText: string, why?: string} | null, words: Record<string, string>}} LogState
 */

/** Lines that are drawn at once: the latest. The others follow when there is time, so many at a time. */
const LOG_FIRST = 100;
const LOG_MORE = 200;

/** Whether a sentence names somebody. @param {string} sentence @param {string} name */
export function logAbout(sentence, name) {
  return sentence.split(/[^\p{L}\p{N}]+/u).join(" ").split(" ").includes(name) || (/\P{L}/u.test(name) && sentence.includes(name));
}

/** How many lines at the beginning of both are the same. @param {readonly LogLine[]} before @param {readonly LogLine[]} now */
export function logCommon(before, now) {
  const most = Math.min(before.length, now.length);
  let n = 0;
  while (n < most && (before[n] === now[n] || (before[n].n === now[n].n && before[n].text === now[n].text))) n += 1;
  return n;
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountLog(el, send, around) {
  const title = h("h2", { class: "krom-title", id: freshId("log"), tabindex: "-1" });
  const list = h("ol", { class: "krom-lines" });
  const roll = h("div", { class: "krom-roll", tabindex: "0", role: "group", "aria-labelledby": title.id }, list);
  const root = partRoot("log");
  root.classList.add("krom-panel");
  const present = h("button", { type: "button", class: "krom-btn is-small", "data-do": "now", onclick: () => send({ do: "now" }) });
  const watch = h("button", { type: "button", class: "krom-btn is-small", "data-do": "watch", onclick: () => around.watch?.() }, icon("start"), h("span"));
  const filter = h("select", { class: "krom-log-filter", onchange: () => sift() });
  const filterLabel = h("label", { class: "krom-small" }, h("span"), filter);
  root.append(h("div", { class: "krom-log-head" }, title, filterLabel, watch, present), roll);
  el.append(root);

  /** @type {LogState | null} */
  let state = null;
  /** @type {HTMLElement[]} the lines that are drawn, from the line number `from` (counted from 0) on */
  let drawn = [];
  let from = 0;
  let later = 0;
  /** @type {number | null} the line whose buttons the Tab key reaches; null for the latest */
  let current = null;
  /** @type {{n: number, note: ReturnType<typeof rulingNote>} | null} */
  let explained = null;

  list.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (!button) return;
    const line = Number(/** @type {HTMLElement} */ (button.closest("li")).dataset.line);
    turnTo(line);
    send({ do: button.dataset.do ?? "why", line });
  });
  list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!button || !step) return;
    event.preventDefault();
    const line = lineOf(Number(/** @type {HTMLElement} */ (button.closest("li")).dataset.line) + step);
    if (!line) return;
    turnTo(Number(line.dataset.line));
    /** @type {HTMLElement | null} */ (line.querySelector(`[data-do="${button.dataset.do}"]`))?.focus();
  });

  /** The element of a line, where it is drawn. @param {number} n */
  function lineOf(n) {
    const first = state?.lines[from]?.n ?? 0;
    return /** @type {HTMLElement | undefined} */ (drawn[n - first]);
  }

  /** @param {number | null} n */
  function turnTo(n) {
    for (const button of list.querySelectorAll('button[tabindex="0"]')) setAttr(button, "tabindex", -1);
    const line = (n !== null && lineOf(n)) || drawn.at(-1);
    for (const button of line?.querySelectorAll("button") ?? []) setAttr(button, "tabindex", 0);
    current = n !== null && line === lineOf(n) ? n : null;
  }

  /** Only what is about one player; where a turn or a scene begins it is always said. */
  function sift() {
    for (const line of drawn) line.hidden = Boolean(filter.value) && !line.dataset.head && !logAbout(line.querySelector(".krom-line-text")?.textContent ?? "", filter.value);
  }

  /** @param {LogState} now */
  function offer(now) {
    const players = now.players ?? [];
    show(filterLabel, players.length > 1);
    setText(filterLabel.firstElementChild, wordOf(now, "log-filter"));
    keyed(filter, ["", ...players], (name) => name, (name) => h("option", { value: name }), (option, name) => setText(option, name || wordOf(now, "log-all")));
  }

  /** @param {LogLine} line @param {LogState} now @returns {HTMLElement} */
  function makeLine(line, now) {
    const [why, back] = [wordOf(now, "why"), wordOf(now, "look-back")];
    return h(
      "li",
      { class: "krom-line", "data-line": line.n, "data-kind": line.kind, "data-head": line.head },
      h("span", { class: "krom-line-sign", "aria-hidden": "true" }, around.logPicture(line.kind)),
      h("span", { class: "krom-line-text", text: line.text }),
      h("button", { type: "button", class: "krom-line-do", "data-do": "why", tabindex: "-1", "aria-expanded": "false", "aria-label": `${why} ${line.text}`, title: why, text: "?" }),
      h("button", { type: "button", class: "krom-line-do", "data-do": "look_back", tabindex: "-1", "aria-label": `${back}: ${line.text}`, title: back, hidden: line.n <= now.opening }, icon("eye")),
    );
  }

  /** Draw what was added, take away what is gone. @param {LogState | null} before @param {LogState} now */
  function follow(before, now) {
    const same = logCommon(before?.lines ?? [], now.lines);
    if (same < from || !before) {
      drawn.splice(0).forEach((line) => line.remove());
      from = Math.max(0, now.lines.length - LOG_FIRST);
    } else drawn.splice(same - from).forEach((line) => line.remove());
    const more = now.lines.slice(from + drawn.length).map((line) => makeLine(line, now));
    drawn.push(...more);
    list.append(...more);
    if (from > 0 && !later) later = window.setTimeout(earlier, 60);
  }

  /** Draw older lines above those that are drawn. */
  function earlier() {
    later = 0;
    if (!state || from === 0) return;
    const now = state;
    const start = Math.max(0, from - LOG_MORE);
    const more = now.lines.slice(start, from).map((line) => makeLine(line, now));
    for (const line of more) {
      line.classList.add("is-old");
      if (Number(line.dataset.line) > now.at) line.classList.add("is-ahead");
    }
    drawn.unshift(...more);
    list.prepend(...more);
    if (filter.value) sift();
    from = start;
    if (from > 0) later = window.setTimeout(earlier, 60);
  }

  /** Which lines are new, which are yet to come, and which is the moment one looks at. @param {LogState | null} before @param {LogState} now */
  function mark(before, now) {
    for (const line of list.querySelectorAll("li.is-new")) if (Number(/** @type {HTMLElement} */ (line).dataset.line) <= now.told || !before) line.classList.remove("is-new");
    for (const line of list.querySelectorAll("li.is-ahead")) if (Number(/** @type {HTMLElement} */ (line).dataset.line) <= now.at) line.classList.remove("is-ahead");
    for (const line of list.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    const last = now.lines.at(-1)?.n ?? 0;
    if (before) for (let n = now.told + 1; n <= last; n += 1) lineOf(n)?.classList.add("is-new");
    for (let n = now.at + 1; n <= last; n += 1) lineOf(n)?.classList.add("is-ahead");
    if (now.past) lineOf(now.at)?.setAttribute("aria-current", "step");
  }

  /** @param {LogState} now */
  function explain(now) {
    if (explained && explained.n !== now.explained?.n) {
      explained.note.el.remove();
      lineOf(explained.n)?.querySelector('[data-do="why"]')?.setAttribute("aria-expanded", "false");
      explained = null;
    }
    const line = now.explained && lineOf(now.explained.n);
    if (!now.explained || !line) return;
    explained ??= { n: now.explained.n, note: rulingNote(around) };
    explained.note.update(now.explained, wordOf(now, "rule"));
    line.querySelector('[data-do="why"]')?.setAttribute("aria-expanded", "true");
    if (explained.note.el.parentElement !== line) line.append(explained.note.el);
  }

  return {
    /** @param {LogState} next */
    update(next) {
      const before = state;
      state = next;
      keepFocus(
        root,
        () => roll,
        () => {
          setText(title, wordOf(next, "log"));
          setText(present, wordOf(next, "back-to-now"));
          show(present, next.past);
          setText(watch.lastElementChild, wordOf(next, "watch-game"));
          show(watch, around.watch && next.begun && !next.past);
          offer(next);
          follow(before, next);
          if (filter.value) sift();
          mark(before, next);
          explain(next);
        },
      );
      turnTo(current);
      if (next.past && before && next.at !== before.at) root.closest(".krom-game")?.querySelector(".krom-game-board")?.scrollIntoView({ block: "nearest", behavior: "instant" }); // where it is narrow, that moment is seen further up
    },
    destroy() {
      clearTimeout(later);
    },
  };
}
