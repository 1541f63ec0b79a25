import { freshId, h, keyed, setAttr, setText, show } from "../shared/dom.js";
import { artOf, icon, iconKnown, logo, pawn } from "../shared/art.js";
import { clipboardCopy } from "../shared/clipboard.js";
import { patched } from "../shared/patch.js";
import { mountBox } from "../box/box.js";
import { mountDice } from "../dice/dice.js";
import { mountEditor } from "../editor/editor.js";
import { mountForm } from "../form/form.js";
import { mountLinks } from "../links/links.js";
import { mountLog } from "../log/log.js";
import { mountOdds } from "../odds/odds.js";
import { mountProse } from "../prose/prose.js";
import { mountQuestion } from "../question/question.js";
import { mountRulebook } from "../rulebook/rulebook.js";
import { mountTries } from "../tries/tries.js";
import { games } from "./games.js";
import { layOut } from "./layout.js";
import { memory } from "./memory.js";

/**
 * The stage: the whole app inside one element. It draws what Python says and passes on what people do.
 *
 * @typedef {{hash: string, label: string, rel?: string}} StageLink
 * @typedef {{route: string, game: string, title: string, parts: import("./layout.js").PartOutline[], beside: StageLink[]}} StagePage
 *
 * A page comes with the whole state of each of its parts; an answer to an intent with what has changed of them.
 * @typedef {{page?: StagePage, nav?: StageLink[], parts?: Record<string, any>, changes?: Record<string, import("../shared/patch.js").Change>,
 *   lang?: string, languages?: {id: string, name: string}[], chrome?: Record<string, string>, hash?: string, said?: string,
 *   notice?: string, noticePart?: string}} Reply
 * @typedef {{send: (message: any) => void, on: (event: string, call: (message: any) => void) => void,
 *   off: (event: string, call: (message: any) => void) => void}} Model
 * @typedef {{update: (state: any) => void, settled?: () => void, destroy?: () => void}} Part
 *
 * What a part may ask of its surroundings:
 * - `word`, `lang`: a word of the chrome; the language;
 * - `game`: the name of the page's game, or "";
 * - `icon`: an icon of that game (or of another one that is named), else one that all games share; `iconFor` the same, or null;
 * - `figure`: how somebody looks, at least as a pawn; `face`: the same, or null where the game knows nobody of that name;
 * - `logPicture`: the picture of a kind of event, or null;
 * - `rule`: the hash of a rule of that game; `address`: the address of a hash; `seen`: whether a chapter was opened;
 * - `keepBox`: remember the text of one's own box of that game; `say`: say something aloud.
 * @typedef {{word: (key: string) => string, lang: () => string, readonly game: string,
 *   icon: (name: string, className?: string, game?: string) => SVGSVGElement,
 *   iconFor: (name: string, className?: string, game?: string) => SVGSVGElement | null,
 *   figure: (name: string, className?: string) => SVGSVGElement, face: (name: string, className?: string) => SVGSVGElement | null,
 *   logPicture: (kind: string) => SVGSVGElement | null, rule: (id: string) => string, seen: (hash: string) => boolean,
 *   address: (hash: string) => string, keepBox: (text: string | null) => void, say: (text: string) => void}} Around
 * @typedef {(el: HTMLElement, send: import("../shared/dom.js").Send, around: Around) => Part} Mount
 */

/** The widgets that all games share. @type {Record<string, Mount>} */
const STAGE_MOUNTS = {
  box: mountBox, dice: mountDice, editor: mountEditor, form: mountForm, links: mountLinks, log: mountLog, odds: mountOdds, prose: mountProse,
  question: mountQuestion, rulebook: mountRulebook, tries: mountTries,
};

const STAGE_THEMES = ["auto", "light", "dark", "contrast"];
const STAGE_RETRY = 3000;
/** Milliseconds between two changes of the address. */
const STAGE_POINT = 200;
/** Keys that stand for an intent to the question. */
const STAGE_KEYS = { u: "undo", r: "redo" };

/** Whether the address of the page is ours to read and write: not so in a notebook among others. */
function stageOwnsPage() {
  return document.body.dataset.voila !== undefined || !document.getElementById("jupyter-config-data");
}

/** @param {EventTarget | null} target */
function stageTyping(target) {
  const el = /** @type {HTMLElement} */ (target);
  if (!el.matches?.("input, textarea, select, [contenteditable]")) return false;
  return !el.matches("[type=checkbox], [type=range], [type=radio]");
}

/** What draws a kind of part: `log` is everybody's, `GAME/board` a game's own. @param {string} kind @returns {Mount | undefined} */
function stageMount(kind) {
  const [game, widget] = kind.split("/");
  return widget === undefined ? artOf(STAGE_MOUNTS, kind) : artOf(artOf(games, game)?.mounts ?? {}, widget);
}

/** The section of a route: its game and the word after it. @param {string} route */
function stageSection(route) {
  return route.split("/").slice(0, 2).join("/");
}

/** The game that was the only one once. */
function stageFirstGame() {
  return Object.keys(games)[0] ?? "";
}

/** @param {{model: Model, el: HTMLElement}} given */
export function stageRender({ model, el }) {
  const owns = stageOwnsPage();
  /** @type {Map<string, Part>} */
  const parts = new Map();
  /** @type {Map<string, any>} the state of each part */
  const states = new Map();
  /** @type {Map<string, HTMLElement>} */
  const places = new Map();
  /** @type {string[]} parts that wait for an answer, the first one first */
  const sent = [];
  /** @type {Record<string, string>} */
  let chrome = {};
  let lang = "en";
  let game = "";
  let address = "";
  let going = false;
  let arrived = false;
  let lastSaid = "";
  let pointing = 0;
  let pointed = -STAGE_POINT;

  /** @type {Around} */
  const around = {
    word: (key) => chrome[key] ?? "",
    lang: () => lang,
    get game() {
      return game;
    },
    icon: (name, className, of) => around.iconFor(name, className, of) ?? icon(name, className),
    iconFor: (name, className, of = game) => artOf(artOf(games, of)?.icons ?? {}, name)?.(className) ?? (iconKnown(name) ? icon(name, className) : null),
    figure: (name, className) => artOf(games, game)?.figure?.(name, className) ?? pawn(name, className),
    face: (name, className) => (artOf(games, game)?.figures?.includes(name) ? around.figure(name, className) : null),
    logPicture(kind) {
      const name = artOf(artOf(games, game)?.logPictures ?? {}, kind);
      return name === undefined ? null : around.icon(name);
    },
    rule: (id) => `#/${game}/rules/${id}`,
    seen: (hash) => memory.seen(stageFirstGame()).has(hash.replace(/^#\//, "")),
    address: (hash) => (owns ? location.href.split("#")[0] + hash : hash),
    keepBox: (text) => memory.keepBox(game, text),
    say,
  };

  const live = h("p", { class: "krom-sr", role: "status", "aria-live": "polite" });
  const head = stageHead({ theme: setTheme, lang: setLang, help: openHelp, copy: copyLink });
  const main = h("main", { class: "krom-app-main", id: freshId("main"), tabindex: -1 });
  const foot = h("footer", { class: "krom-app-foot" }, h("p"));
  const help = stageHelp();
  const skip = h("a", { class: "krom-app-skip", href: `#${main.id}`, onclick: skipToMain });
  const root = h("div", { class: "krom krom-app", "data-lm-suppress-shortcuts": "true" }, skip, head.el, main, foot, help.el, live);
  const strong = window.matchMedia("(prefers-contrast: more)");
  setTheme(memory.get("theme") ?? "auto", false);

  /** @param {string} text */
  function say(text) {
    live.textContent = text;
  }

  /** @param {Event} event */
  function skipToMain(event) {
    event.preventDefault(); // the fragment holds the position
    main.focus();
  }

  function openHelp() {
    help.open();
  }

  async function copyLink() {
    if (await clipboardCopy(around.address(address))) {
      head.copied(around.word("copied"));
      say(around.word("copied"));
    }
  }

  /** @param {string} theme @param {boolean} [keep] */
  function setTheme(theme, keep = true) {
    const known = STAGE_THEMES.includes(theme) ? theme : "auto";
    if (keep) memory.set("theme", known === "auto" ? null : known);
    head.theme(known);
    wear(known);
  }

  /** Light and dark follow the system by themselves; strong contrast is a theme of its own. @param {string} theme */
  function wear(theme) {
    const worn = theme === "auto" && strong.matches ? "contrast" : theme;
    root.dataset.theme = worn;
    if (!owns) return;
    if (worn === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = worn;
  }

  function contrastChanged() {
    wear(memory.get("theme") ?? "auto");
  }

  /** @param {string} wanted */
  function setLang(wanted) {
    memory.set("lang", wanted);
    model.send({ lang: wanted });
  }

  /** @param {string} hash */
  function go(hash) {
    going = true;
    arrived = true;
    sent.length = 0;
    window.clearTimeout(pointing);
    pointing = 0;
    model.send({ go: hash });
  }

  /** @param {string} name @param {any} intent */
  function intend(name, intent) {
    if (going) return;
    sent.push(name);
    model.send({ part: name, ...intent });
  }

  function hello() {
    const own = memory.get("lang") ?? (owns && document.documentElement.lang) ?? "";
    const hash = owns ? location.hash : "";
    model.send({ hello: { hash, lang: own || navigator.language.slice(0, 2), theme: root.dataset.theme, boxes: memory.boxes() } });
  }

  /** The line was broken and is mended: what was on its way is lost, so see how things stand. */
  function again() {
    sent.length = 0;
    going = false;
    model.send({ again: true });
  }

  /** @param {Reply} reply */
  function receive(reply) {
    if (reply.page) build(reply, reply.page);
    else if (going && reply.noticePart) return; // an answer to the page one has just left
    else if (reply.changes) patch(reply, reply.changes);
    else going = false;
    if (!places.size && !reply.page) root.isConnected || el.append(root);
    notice(reply);
    if (!reply.page) settle();
  }

  /** Put the position into the address, when the picture has changed: it takes a while, and browsers allow it a few times a second only. @param {string} hash */
  function point(hash) {
    address = hash;
    if (owns) pointing ||= window.setTimeout(write, Math.max(0, pointed + STAGE_POINT - performance.now()));
  }

  function write() {
    if (!pointing) return;
    window.clearTimeout(pointing);
    pointing = 0;
    pointed = performance.now();
    if (location.hash !== address) history.replaceState(history.state, "", address);
  }

  function settle() {
    const name = sent.shift();
    if (name !== undefined) parts.get(name)?.settled?.();
  }

  /** @param {Reply} reply @param {NonNullable<Reply["changes"]>} changes */
  function patch(reply, changes) {
    for (const name of Object.keys(changes).filter((one) => parts.has(one))) {
      states.set(name, patched(states.get(name), changes[name]));
      parts.get(name)?.update(states.get(name));
    }
    if (going) return; // the page is about to change: its address and what is said of it too
    if (reply.hash) point(reply.hash);
    if (reply.said && reply.said !== lastSaid) say(reply.said);
    lastSaid = reply.said ?? lastSaid;
  }

  /** @param {Reply} reply @param {StagePage} page */
  function build(reply, page) {
    clearTimeout(retry);
    const moved = arrived && going;
    going = false;
    sent.length = 0;
    chrome = reply.chrome ?? chrome;
    lang = reply.lang ?? lang;
    game = page.game;
    lastSaid = "";
    memory.visit(page.route, stageFirstGame());
    dress(reply, page);

    parts.forEach((part) => part.destroy?.());
    parts.clear();
    states.clear();
    places.clear();
    for (const { name, kind } of page.parts) {
      const place = h("div", { class: "krom-app-part", "data-part": name, "data-kind": kind });
      places.set(name, place);
    }
    const title = page.parts.some((part) => part.kind === "prose") ? null : h("h1", { class: "krom-prose-title", tabindex: -1, text: page.title });
    main.replaceChildren(...(title ? [title] : []), ...layOut(page.parts, places), stageBeside(page.beside, around));
    main.dataset.page = page.route;
    root.dataset.parts = [...places.keys()].join(" ");
    if (!root.isConnected) el.append(root);
    for (const { name, kind } of page.parts) {
      const place = /** @type {HTMLElement} */ (places.get(name));
      const part = stageMount(kind)?.(place, (intent) => intend(name, intent), around);
      if (!part) continue;
      place.querySelectorAll("[data-part]").forEach((inner) => inner.removeAttribute("data-part"));
      parts.set(name, part);
      states.set(name, reply.parts?.[name]);
      part.update(states.get(name));
    }
    if (moved) arrive(page.title);
    arrived = true;
  }

  /** Somebody came here by a link: top of the page, focus on its title or on what the link is about. @param {string} title */
  function arrive(title) {
    const target = /** @type {HTMLElement | null} */ (main.querySelector("[data-arrive]") ?? main.querySelector("h1"));
    if (target?.tagName === "H1") (owns ? document.documentElement : root).scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
    say(title);
  }

  /** Head, foot and help of the page. @param {Reply} reply @param {StagePage} page */
  function dress(reply, page) {
    setAttr(root, "lang", lang);
    address = owns ? location.hash : `#/${page.route}`;
    if (owns) {
      document.documentElement.lang = lang;
      const product = reply.nav?.[0]?.label ?? "";
      document.title = !product || page.title === product ? page.title : `${page.title} – ${product}`;
      if (page.route === "" && !/^(#\/?|#\/(\w+\/)?start\/.+|)$/.test(location.hash)) history.replaceState(history.state, "", "#/");
    }
    setText(skip, around.word("skip"));
    head.update(reply, page, around);
    setText(foot.firstElementChild, around.word("footer"));
    help.update(around);
  }

  /** @param {Reply} reply */
  function notice(reply) {
    root.querySelectorAll(".krom-app-notice").forEach((/** @type {Element} */ old) => old.remove());
    if (!reply.notice) return;
    const near = (reply.noticePart && places.get(reply.noticePart)) || main;
    near.prepend(h("p", { class: "krom-app-notice", role: "alert", text: reply.notice }));
  }

  /** Keys that work anywhere on the stage, unless somebody types. @param {KeyboardEvent} event */
  function shortcut(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || stageTyping(event.target) || help.isOpen() || !memory.keys()) return;
    const key = event.key.toLowerCase();
    if (key === "?") openHelp();
    else if (Object.hasOwn(STAGE_KEYS, key) && parts.has("question")) intend("question", { do: STAGE_KEYS[/** @type {"u" | "r"} */ (key)] });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What no part has used stays here: no notebook shortcut fires. @param {KeyboardEvent} event */
  function keepKeys(event) {
    if (!event.ctrlKey && !event.metaKey && event.key !== "Tab") event.stopPropagation();
  }

  /** Keys while nothing has the focus. @param {KeyboardEvent} event */
  function shortcutOutside(event) {
    if (owns && event.target === document.body) shortcut(event);
  }

  /** In a notebook links lead within the stage. @param {MouseEvent} event */
  function follow(event) {
    const link = /** @type {Element} */ (event.target).closest?.('a[href^="#/"]');
    if (owns || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(/** @type {string} */ (link.getAttribute("href")));
  }

  function hashChanged() {
    if (location.hash === "" || location.hash.startsWith("#/")) go(location.hash);
  }

  root.addEventListener("keydown", shortcut, true);
  root.addEventListener("keydown", keepKeys);
  root.addEventListener("click", follow);
  document.addEventListener("keydown", shortcutOutside);
  strong.addEventListener("change", contrastChanged);
  if (owns) {
    window.addEventListener("hashchange", hashChanged);
    window.addEventListener("pagehide", write);
  }
  model.on("msg:custom", receive);
  model.on("again", again);
  hello();
  const retry = window.setTimeout(hello, STAGE_RETRY);

  return () => {
    clearTimeout(retry);
    parts.forEach((part) => part.destroy?.());
    document.removeEventListener("keydown", shortcutOutside);
    strong.removeEventListener("change", contrastChanged);
    window.removeEventListener("hashchange", hashChanged);
    window.removeEventListener("pagehide", write);
    model.off("msg:custom", receive);
    model.off("again", again);
  };
}

/**
 * The header: name, sections, what can be set.
 * @param {{theme: (name: string) => void, lang: (name: string) => void, help: () => void, copy: () => void}} does
 */
function stageHead(does) {
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
  const copy = h("button", { type: "button", class: "krom-app-tool", "data-do": "copy-link", onclick: () => does.copy() }, icon("link"), h("span"));
  const help = h("button", { type: "button", class: "krom-app-tool is-help", "data-do": "help", "aria-haspopup": "dialog", onclick: () => does.help() }, h("span", { "aria-hidden": "true", text: "?" }));
  const el = h("header", { class: "krom-app-head" }, brand, nav, h("div", { class: "krom-app-tools" }, copy, langBox, h("div", null, themeLabel, theme), help));
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
      const here = stageSection(page.route);
      setAttr(nav, "aria-label", around.word("nav") || home?.label);
      keyed(list, sections, (link) => link.hash, (link) => h("li", null, h("a", { href: link.hash })), (item, link) => {
        const anchor = item.firstElementChild;
        setText(anchor, link.label);
        const route = link.hash.replace(/^#\//, "");
        setAttr(anchor, "aria-current", route === page.route ? "page" : stageSection(route) === here ? "true" : null);
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
      show(copy, page.parts.some((part) => part.kind === "question"));
      setAttr(help, "aria-label", around.word("keys") || "?");
      setAttr(help, "title", around.word("keys"));
    },
  };
}

/** What the keys do, in a dialog. */
function stageHelp() {
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

/** The way to the pages beside this one. @param {StageLink[]} links @param {Around} around */
function stageBeside(links, around) {
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
