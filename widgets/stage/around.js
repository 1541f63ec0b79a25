import { freshId, h, keyed, setAttr, setText, show } from "../shared/dom.js";
import { icon, logo } from "../shared/art.js";
import { memory } from "./memory.js";

/**
 * What stands around the parts of a page: the header, the keys, the ways to other pages.
 *
 * @typedef {import("./stage.js").Around} Around
 * @typedef {import("./stage.js").Reply} Reply
 * @typedef {import("./stage.js").StageLink} StageLink
 * @typedef {import("./stage.js").StagePage} StagePage
 */

export const STAGE_THEMES = ["auto", "light", "dark", "contrast"];

/** Pages that belong to a section of another name. @type {Record<string, string>} */
const STAGE_WITHIN = { lesson: "learn" };

/** The section of a route: its game and the word after it. @param {string} route */
function stageSection(route) {
  const [game, section = ""] = route.split("/");
  return `${game}/${STAGE_WITHIN[section] ?? section}`;
}

/**
 * The menu, where there is no room for everything: a button that opens the rest of the head. Escape, a touch elsewhere and the
 * keyboard's leaving close it.
 * @param {HTMLElement} panel
 */
function stageMenu(panel) {
  panel.id = freshId("menu");
  const button = h("button", { type: "button", class: "krom-app-menu", "data-do": "menu", "aria-expanded": "false", "aria-controls": panel.id, onclick: () => set(!isOpen()) }, icon("menu"), h("span"));
  const isOpen = () => button.getAttribute("aria-expanded") === "true";

  /** @param {boolean} open */
  function set(open) {
    setAttr(button, "aria-expanded", String(open));
    panel.classList.toggle("is-open", open);
    if (open) document.addEventListener("pointerdown", elsewhere, true);
    else document.removeEventListener("pointerdown", elsewhere, true);
  }

  /** @param {EventTarget | null} target */
  function outside(target) {
    return !panel.contains(/** @type {Node | null} */ (target)) && !button.contains(/** @type {Node | null} */ (target));
  }

  /** @param {Event} event */
  function elsewhere(event) {
    if (outside(event.target)) set(false);
  }

  /** @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key !== "Escape" || !isOpen()) return;
    event.stopPropagation();
    close();
  }

  /** Close it, and have the keyboard where it was opened. */
  function close() {
    if (!isOpen()) return;
    set(false);
    button.focus({ preventScroll: true });
  }

  for (const one of [button, panel]) {
    one.addEventListener("keydown", escape);
    one.addEventListener("focusout", (/** @type {FocusEvent} */ event) => event.relatedTarget && outside(event.relatedTarget) && set(false));
  }
  return { button, close, shut: () => set(false) };
}

/**
 * The header: name, sections, what can be set. Where it is narrow, the last two are in a menu.
 * @param {{theme: (name: string) => void, lang: (name: string) => void, help: () => void, copy: () => void, find: () => void}} does
 */
export function stageHead(does) {
  const brand = h("a", { class: "krom-app-brand" }, logo("krom-app-logo"), h("span"));
  const list = h("ul", { class: "krom-app-sections" });
  const nav = h("nav", { class: "krom-app-nav" }, list);
  const themeId = freshId("theme");
  const theme = h("select", { id: themeId, class: "krom-app-select", "data-set": "theme", onchange: () => does.theme(theme.value) }, STAGE_THEMES.map((name) => h("option", { value: name })));
  const themeLabel = h("label", { for: themeId, class: "krom-sr" });
  const langId = freshId("lang");
  const lang = h("select", { id: langId, class: "krom-app-select", "data-set": "lang", onchange: () => does.lang(lang.value) });
  const langLabel = h("label", { for: langId, class: "krom-sr" });
  const langBox = h("div", null, langLabel, lang);
  const here = h("span", { class: "krom-app-here", "aria-hidden": "true" });
  const copy = h("button", { type: "button", class: "krom-app-tool", "data-do": "copy-link", onclick: () => does.copy() }, icon("link"), h("span"));
  const help = h("button", { type: "button", class: "krom-app-tool is-help", "data-do": "help", "aria-haspopup": "dialog", onclick: openHelp }, h("span", { "aria-hidden": "true", text: "?" }), h("span", { class: "krom-app-word", "aria-hidden": "true" }));
  const panel = h("div", { class: "krom-app-panel" }, nav, h("div", { class: "krom-app-tools" }, copy, langBox, h("div", null, themeLabel, theme), help));
  const menu = stageMenu(panel);
  const find = h("button", { type: "button", class: "krom-app-tool krom-app-find", "data-do": "find", "aria-haspopup": "dialog", onclick: openFind }, icon("search"), h("span"));
  const el = h("header", { class: "krom-app-head" }, brand, here, find, menu.button, panel);

  function openHelp() {
    menu.close(); // the keyboard comes back to what can still be seen then
    does.help();
  }

  function openFind() {
    menu.close();
    does.find();
  }

  list.addEventListener("click", () => menu.close());
  let shown = "";
  let copyWord = "";
  return {
    el,
    /** @param {string} name */
    theme(name) {
      theme.value = name;
    },
    /** @param {string} word */
    copied(word) {
      setText(copy.lastElementChild, word);
      copy.dataset.done = "true";
      setTimeout(() => {
        setText(copy.lastElementChild, copyWord);
        delete copy.dataset.done;
      }, 1800);
    },
    /** @param {Reply} reply @param {StagePage} page @param {Around} around */
    update(reply, page, around) {
      const [home, ...sections] = reply.nav ?? [];
      if (home) {
        setAttr(brand, "href", home.hash);
        setText(brand.lastElementChild, home.label);
        setAttr(brand, "aria-current", home.hash.replace(/^#\//, "") === page.route ? "page" : null);
      }
      const section = stageSection(page.route);
      const at = sections.find((link) => stageSection(link.hash.replace(/^#\//, "")) === section);
      setText(here, at?.label ?? "");
      setText(menu.button.lastElementChild, around.word("menu"));
      if (shown !== page.route) menu.shut();
      shown = page.route;
      setAttr(nav, "aria-label", around.word("nav") || home?.label);
      keyed(list, sections, (link) => link.hash, (link) => h("li", null, h("a", { href: link.hash })), (item, link) => {
        const anchor = item.firstElementChild;
        setText(anchor, link.label);
        const route = link.hash.replace(/^#\//, "");
        setAttr(anchor, "aria-current", route === page.route ? "page" : stageSection(route) === section ? "true" : null);
      });
      setText(themeLabel, around.word("theme"));
      [...theme.options].forEach((option) => setText(option, around.word(`theme-${option.value}`) || option.value));
      setText(langLabel, around.word("language"));
      const languages = reply.languages ?? [];
      keyed(lang, languages, (one) => one.id, (one) => h("option", { value: one.id, lang: one.id }), (option, one) => setText(option, one.name));
      lang.value = around.lang();
      show(langBox, languages.length > 1);
      copyWord = around.word("copy-this");
      setText(copy.lastElementChild, copyWord);
      setAttr(copy, "title", copyWord);
      show(copy, page.parts.some(({ name, kind }) => (kind === "question" || kind === "walk") && !page.welcome?.includes(name)));
      setText(find.lastElementChild, around.word("find") || "/");
      setAttr(find, "title", around.word("find-open"));
      setAttr(help, "aria-label", around.word("keys") || "?");
      setAttr(help, "title", around.word("keys"));
      setText(help.lastElementChild, around.word("keys"));
    },
  };
}

/** What the keys do, in a dialog. */
export function stageHelp() {
  const title = h("h2", { id: freshId("keys"), class: "krom-title" });
  const list = h("ul", { class: "krom-app-keys" });
  const boxId = freshId("single");
  const box = h("input", { type: "checkbox", id: boxId, class: "krom-form-check", onchange: () => memory.set("keys", box.checked ? null : "off") });
  const boxLabel = h("label", { for: boxId });
  const single = h("div", { class: "krom-app-single" }, box, boxLabel);
  const close = h("button", { type: "submit", class: "krom-btn is-main" });
  const el = h("dialog", { class: "krom-app-help", "aria-labelledby": title.id }, h("form", { method: "dialog" }, title, list, single, close));
  el.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    if (event.target === el) el.close();
  });
  return {
    el,
    isOpen: () => el.open,
    open() {
      box.checked = memory.keys();
      if (!el.open) el.showModal();
    },
    /** @param {Around} around */
    update(around) {
      setText(title, around.word("keys"));
      const lines = around.word("keys-help").split(/(?<=\.)\s+/).filter(Boolean);
      keyed(list, lines, (_, n) => n, () => h("li"), (item, line) => setText(item, line));
      setText(boxLabel, around.word("keys-single"));
      show(single, around.word("keys-single"));
      setText(close, around.word("close") || "OK");
    },
  };
}

/** The way to the notebook of this page, where Voilà serves both; else where to find it. @param {StagePage["notebook"]} notebook */
export function stageNotebook(notebook) {
  const served = location.pathname.includes("/voila/render/");
  if (!notebook || !(served || notebook.elsewhere)) return "";
  return h("p", { class: "krom-app-notebook krom-small" }, served ? h("a", { href: notebook.file, text: notebook.label }) : notebook.elsewhere);
}

/** The way to the pages beside this one. @param {StageLink[]} links @param {Around} around */
export function stageBeside(links, around) {
  if (!links.length) return "";
  return h(
    "nav",
    { class: "krom-app-beside", "aria-label": around.word("beside") || null },
    h("p", { class: "krom-small", text: around.word("beside"), "aria-hidden": "true" }),
    h(
      "ul",
      { role: "list" },
      links.map((link) =>
        h("li", { "data-rel": link.rel ?? null }, h("a", { href: link.hash }, link.label, around.seen(link.hash) && h("span", { class: "krom-seen" }, icon("check"), h("span", { text: around.word("done-before") })))),
      ),
    ),
  );
}
