import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * A rule to try: what it says, what to press, and then where it was seen at work. What is pressed stands on the table too: it is marked there.
 *
 * @typedef {{does: string, label: string, answer: string}} ExamplePress
 * @typedef {{rule: string, title: string, text: string, step: "start" | "done" | "astray", press: ExamplePress | null,
 *   told: {text: string, marked: boolean, line: number}[], pressed: string, note: string, cited: boolean, refused: boolean, part: string, back: string, words: Record<string, string>}} ExampleState
 */

/** How the thing that is to be pressed is found on the table; "" where it stands nowhere else. @param {ExamplePress | null} press */
export function exampleOnTable(press) {
  if (press?.does === "roll") return '[data-part="dice"] [data-do="roll"]';
  if (press?.does === "draw") return '[data-part="dice"] [data-do="draw"]';
  return press?.answer ? `[data-part="question"] [data-answer="${CSS.escape(press.answer)}"]` : "";
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send */
export function mountExample(el, send) {
  const kind = h("p", { class: "krom-example-kind" });
  const title = h("h2", { class: "krom-title", id: freshId("example"), tabindex: "-1" });
  const back = h("a", { class: "krom-example-back" }, icon("back"), h("span"));
  const text = h("p", { class: "krom-example-text" });
  const pressLabel = h("span", { class: "krom-example-flag", id: freshId("press") });
  const press = h("button", { type: "button", class: "krom-btn is-main", "data-do": "press", "data-marked": "true", "aria-describedby": pressLabel.id, onclick: act });
  const pressBox = h("div", { class: "krom-example-press" }, pressLabel, press);
  const pressed = h("p", { class: "krom-small" });
  const seen = h("b", { class: "krom-example-flag" });
  const told = h("ul", { class: "krom-example-told" });
  const note = h("p", { class: "krom-example-note" });
  const done = h("div", { class: "krom-example-done", role: "status" }, pressed, told, note);
  const next = h("p", { class: "krom-small" });
  const again = h("button", { type: "button", class: "krom-btn is-small", "data-do": "again", onclick: () => send({ do: "again" }) }, icon("undo"), h("span"));
  const after = h("div", { class: "krom-example-after" }, next, again);
  const root = partRoot("example");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(h("div", { class: "krom-example-head" }, kind, back), title, text, pressBox, done, after);
  el.append(root);
  /** @type {ExampleState | null} */
  let state = null;
  /** @type {Element[]} what is marked outside of this part */
  let marked = [];
  let waiting = 0;

  function act() {
    send({ do: "press" });
  }

  /** @param {string} selector */
  function onTable(selector) {
    return selector ? (root.closest(".krom")?.querySelector(selector) ?? null) : null;
  }

  /** Open the sheet of a part, if it is on one and closed. @param {string} part */
  function openSheet(part) {
    const tab = /** @type {HTMLElement | null} */ (onTable(`[data-sheet="${CSS.escape(part)}"][aria-expanded="false"]`));
    tab?.click();
  }

  /** What there is to look at is brought into sight. @param {string} part */
  function bring(part) {
    openSheet(part);
    requestAnimationFrame(() => onTable(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView({ block: "nearest" }));
  }

  /** Mark what is to be pressed, or what shows the rule, when the other parts have been drawn. */
  function mark() {
    waiting = 0;
    for (const one of marked) one.removeAttribute("data-marked");
    const now = state;
    if (!now) return;
    const lines = now.told.filter((one) => one.marked && one.line).map((one) => onTable(`[data-part="log"] [data-line="${one.line}"]`));
    const part = now.step === "done" && now.part ? onTable(`[data-part="${CSS.escape(now.part)}"]`) : null;
    marked = [onTable(exampleOnTable(now.press)), part, ...lines].filter((one) => one !== null);
    for (const one of marked) setAttr(one, "data-marked", "true");
  }

  return {
    /** @param {ExampleState} now */
    update(now) {
      const before = state;
      state = now;
      keepFocus(root, () => (now.step === "done" ? again : title), () => {
        setText(kind, wordOf(now, "example"));
        setText(title, now.title);
        setAttr(back, "href", now.back);
        setText(back.lastElementChild, wordOf(now, "rule-back"));
        setText(text, now.text);
        show(pressBox, now.press);
        setText(pressLabel, wordOf(now, "example-press"));
        setText(press, now.press?.label ?? "");
        show(done, now.step === "done");
        setAttr(done, "data-refused", now.refused ? "true" : null);
        setText(seen, wordOf(now, now.refused ? "example-refused" : now.cited ? "example-work" : "example-seen"));
        keyed(told, now.told, (one, n) => `${n} ${one.marked}`, () => h("li", null, h("span")), (item, one) => {
          setText(item.lastElementChild, one.text);
          item.classList.toggle("is-marked", one.marked);
        });
        setText(pressed, now.pressed && `${wordOf(now, "example-pressed")} ${now.pressed}`);
        show(pressed, now.pressed);
        setText(note, now.note);
        show(note, now.note);
        const first = told.querySelector(".is-marked"); // inside of it: a list has nothing but its items
        if (first) first.prepend(seen);
        else if (now.note) note.before(seen);
        else seen.remove();
        show(after, now.step !== "start");
        setText(next, wordOf(now, now.step === "astray" ? "example-astray" : "example-on"));
        setText(again.lastElementChild, wordOf(now, "example-again"));
      });
      if (now.step === "done" && before?.step === "start" && now.part) bring(now.part);
      waiting ||= requestAnimationFrame(mark);
    },
    destroy() {
      cancelAnimationFrame(waiting);
    },
  };
}
