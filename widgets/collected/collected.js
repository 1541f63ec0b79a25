import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { figureIn } from "../shared/figure.js";
import { saveAs, saveText } from "../shared/save.js";

/**
 * What a class has collected: figures with their tables, what they say, and files to take away.
 *
 * @typedef {{name: string, title: string, figure: import("../shared/figure.js").Figure, table: import("../shared/figure.js").FigureTable}} CollectedFigure
 * @typedef {{ask: string, standing: string, figures: CollectedFigure[], sentences: string[], discuss: string, test: string[], watched: number, watchable: {row: number, label: string}[],
 *   large: boolean, shown: boolean, decides: boolean, file: string, name: string, words: Record<string, string>}} CollectedState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountCollected(el, send, around) {
  /** @type {CollectedState | null} */
  let state = null;
  let saving = false;
  /** The figure that is on the wall, where there is room for one. */
  let chosen = "";
  const root = partRoot("collected");
  const ask = h("h2", { class: "krom-title", id: freshId("collected") });
  const standing = h("p", { class: "krom-collected-standing", role: "status" });
  const sentences = h("div", { class: "krom-collected-said" });
  const discuss = h("p", { class: "krom-collected-discuss" });
  const testTitle = h("summary");
  const testLines = h("div", { class: "krom-collected-said" });
  const test = h("details", { class: "krom-collected-test" }, testTitle, testLines);
  const large = h("button", { type: "button", class: "krom-btn is-small", "data-do": "large", onclick: () => state && send({ do: "large", large: !state.large }) });
  const reveal = h("button", { type: "button", class: "krom-btn is-small", "data-do": "show", onclick: () => state && send({ do: "show", shown: !state.shown }) });
  const file = h("button", { type: "button", class: "krom-btn is-small", "data-do": "csv", onclick: takeFile }, icon("download"), h("span"));
  const select = h("select", { id: freshId("watch"), class: "krom-form-select", onchange: () => send({ do: "watch", row: Number(select.value) }) });
  const label = h("label", { for: select.id, class: "krom-form-label" });
  const tabs = h("div", { class: "krom-collected-tabs", role: "group" });
  const figures = h("div", { class: "krom-collected-figures" });
  setAttr(root, "aria-labelledby", ask.id);
  root.append(ask, h("div", { class: "krom-collected-top" }, standing, tabs), h("div", { class: "krom-activity-does" }, reveal, large, file), sentences, discuss, h("div", { class: "krom-collected-watch" }, label, select), figures, test);
  el.append(root);

  function takeFile() {
    saving = true;
    send({ do: "export" });
  }

  function deliver() {
    if (!saving || !state?.file) return;
    saving = false;
    // Without this mark a spreadsheet takes the letters for those of another alphabet.
    saveText(`\ufeff${state.file}`, "text/csv", `${state.name}.csv`);
  }

  /** On a wall one figure has all the room there is. @param {CollectedState} now */
  function drawTabs(now) {
    if (!now.figures.some(({ name }) => name === chosen)) chosen = now.figures[0]?.name ?? "";
    show(tabs, now.large && now.figures.length > 1);
    setAttr(tabs, "aria-label", wordOf(now, "figures"));
    keyed(tabs, now.figures, ({ name }) => name, ({ name }) => h("button", { type: "button", class: "krom-btn is-small", "data-tab": name, onclick: () => choose(name) }), (button, { name, title }) => {
      setText(button, title);
      setAttr(button, "aria-pressed", String(name === chosen));
    });
    for (const item of figures.children) show(/** @type {HTMLElement} */ (item), !now.large || /** @type {HTMLElement} */ (item).dataset.figure === chosen);
  }

  /** @param {string} name */
  function choose(name) {
    chosen = name;
    if (state) drawTabs(state);
  }

  /** @param {CollectedFigure} one */
  function makeFigure(one) {
    const title = h("h3", { class: "krom-title" });
    const place = h("div");
    const figure = figureIn(place, around);
    const png = h("button", { type: "button", class: "krom-btn is-small", "data-do": "png", onclick: async () => {
      const picture = await figure.picture();
      if (picture && state) saveAs(picture, `${state.name}-${one.name}.png`);
    } });
    return Object.assign(h("section", { class: "krom-panel", "data-figure": one.name }, title, place, png), { kromParts: { title, figure, png } });
  }

  return {
    /** @param {CollectedState} now */
    update(now) {
      state = now;
      root.classList.toggle("is-large", now.large);
      root.classList.toggle("is-shown", now.shown);
      setText(ask, now.ask);
      setText(standing, now.standing);
      setText(large, wordOf(now, "large"));
      setAttr(large, "aria-pressed", String(now.large));
      setText(reveal, wordOf(now, now.shown ? "hide" : "show"));
      for (const each of [reveal, large]) show(each, now.decides); // else the wall has buttons of its own for both
      setText(file.lastElementChild, wordOf(now, "csv"));
      keyed(sentences, now.sentences, (_, n) => n, () => h("p"), (line, text) => setText(line, text));
      setText(discuss, now.discuss);
      show(discuss, now.discuss);
      show(test, now.test.length);
      setText(testTitle, wordOf(now, "test"));
      keyed(testLines, now.test, (_, n) => n, () => h("p"), (line, text) => setText(line, text));
      setText(label, wordOf(now, "watch"));
      keyed(select, now.watchable, (one) => one.row, (one) => h("option", { value: one.row }), (option, one) => setText(option, one.label));
      select.value = String(now.watched);
      keyed(figures, now.figures, (one) => one.name, makeFigure, (item, one) => {
        const { title, figure, png } = item.kromParts;
        setText(title, one.title);
        setText(png, wordOf(now, "png"));
        setAttr(png, "aria-label", `${wordOf(now, "png")}: ${one.title}`);
        figure.update(one.figure, one.table, { about: one.title, table: wordOf(now, "as-table") });
      });
      drawTabs(now);
      deliver();
    },
    destroy() {
      for (const item of /** @type {any} */ (figures).kromKeyed?.values() ?? []) item.kromParts.figure.destroy();
    },
  };
}
