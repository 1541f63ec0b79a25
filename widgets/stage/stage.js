import { freshId, h, setAttr, setText, stillMotion } from "../shared/dom.js";
import { clipboardCopy } from "../shared/clipboard.js";
import { finder } from "../finder/finder.js";
import { handoutDesk } from "../handout/handout.js";
import { STAGE_THEMES, stageBeside, stageHead, stageHelp, stageNotebook } from "./around.js";
import { gameFollow, gameHold, gameLate, gameMove, gamePlays } from "./game.js";
import { memory } from "./memory.js";
import { sceneArt, sceneFirstGame, sceneIn, sceneRule } from "./scene.js";
import { thinkingSign } from "./thinking.js";
import { touchedTips } from "./tips.js";

/**
 * The stage: the whole app inside one element. It draws what Python says and passes on what people do.
 *
 * @typedef {{hash: string, label: string, rel?: string}} StageLink
 * @typedef {{route: string, game: string, title: string, parts: import("./layout.js").PartOutline[], welcome?: string[],
 *   beside: StageLink[], watch?: string, layout?: string, first?: string[], sheets?: import("./game.js").GameSheet[], lead?: string | null, whole?: boolean,
 *   notebook?: {file: string, label: string, elsewhere: string} | null, handouts?: import("../handout/handout.js").Handouts | null}} StagePage
 *
 * A page comes with the whole state of each of its parts; an answer to an intent with what has changed of them.
 * @typedef {{page?: StagePage, nav?: StageLink[], parts?: Record<string, any>, changes?: Record<string, import("../shared/patch.js").Change>,
 *   lang?: string, languages?: {id: string, name: string}[], chrome?: Record<string, string>, hash?: string, said?: string,
 *   notice?: string, noticePart?: string, refused?: boolean, kept?: {id: string, score: string, begun: boolean, over: boolean} | null,
 *   learned?: Record<string, import("./memory.js").Ledger | null>, found?: import("../finder/finder.js").FinderAnswer, printed?: string}} Reply
 *
 * How messages come and go. `send` says false where the line is known to be cut. A line that can be cut calls `open` whenever it is
 * there (again), with whether the table is the one that was there before, and `cut` when it is not. `sure`: each message has its answer.
 * @typedef {{send: (message: any) => boolean | void, on: (event: string, call: (message: any) => void) => void,
 *   off: (event: string, call: (message: any) => void) => void, sure?: boolean}} Model
 * @typedef {{update: (state: any) => void, settled?: () => void, destroy?: () => void}} Part
 *
 * What a part may ask of its surroundings:
 * - `word`, `lang`: a word of the chrome; the language;
 * - `game`: the name of the page's game, or "";
 * - `icon`: an icon of that game (or of another one that is named), else one that all games share; `iconFor` the same, or null;
 * - `figure`: how somebody looks, at least as a pawn, and `figureColour` in which colour; `face`: the same, or null where the game knows nobody of that name;
 * - `logPicture`: the picture of a kind of event, or null;
 * - `rule`: the hash of a rule of that game; `address`: the address of a hash; `seen`: whether a chapter was opened;
 * - `watch`: go and watch the table from its start, where that is offered;
 * - `charts`: where the code that draws charts is, if it is served;
 * - `drawn`: what draws a kind of part, for a part that has others in it;
 * - `told`: a line of the page's log by its number, where it has one;
 * - `way`: how far somebody has gone on the way to an answer that is chosen step by step;
 * - `keepBox`: remember the text of one's own box of that game; `say`: say something aloud.
 * @typedef {{word: (key: string) => string, lang: () => string, readonly game: string,
 *   icon: (name: string, className?: string, game?: string) => SVGSVGElement,
 *   iconFor: (name: string, className?: string, game?: string) => SVGSVGElement | null,
 *   figure: (name: string, className?: string) => SVGSVGElement, figureColour: (name: string) => string, face: (name: string, className?: string) => SVGSVGElement | null,
 *   logPicture: (kind: string) => SVGSVGElement | null, rule: (id: string) => string, seen: (hash: string) => boolean,
 *   address: (hash: string) => string, keepBox: (text: string | null) => void, told?: (line: number) => import("../log/log.js").LogLine | null, readonly watch?: (() => void) | null, say: (text: string) => void,
 *   way?: import("../shared/way.js").Way, drawn?: (kind: string) => Mount | undefined, charts?: import("../shared/plotly.js").Charts}} Around
 * @typedef {(el: HTMLElement, send: import("../shared/dom.js").Send, around: Around) => Part} Mount
 */

const STAGE_RETRY = 3000;
/** Letters of boxes that go into a greeting: the server takes messages of 256 kB, and a letter may need several bytes. */
const STAGE_BOXES = 100_000;
/** Milliseconds between two changes of the address; and those after a change of the picture, until what moves has moved. */
const STAGE_POINT = 200;
const STAGE_MOVED = 800;
/** The addresses at which a game under way goes on. */
const STAGE_PLAY = /^#\/(\w+)\/(play|first)\/?$/;
/** Keys that stand for an intent to the question. */
const STAGE_KEYS = { u: "undo", r: "redo" };

/** Whether the address of the page is ours to read and write: not so in a notebook among others. */
function stageOwnsPage() {
  return document.body.dataset.voila !== undefined || !document.getElementById("jupyter-config-data");
}

/** Which day it is here, as 2026-11-17. */
function stageToday() {
  const now = new Date();
  return [String(now.getFullYear()).padStart(4, "0"), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** @param {EventTarget | null} target */
function stageTyping(target) {
  const el = /** @type {HTMLElement} */ (target);
  if (!el.matches?.("input, textarea, select, [contenteditable]")) return false;
  return !el.matches("[type=checkbox], [type=range], [type=radio]");
}

/** @param {{model: Model, el: HTMLElement, charts?: import("../shared/plotly.js").Charts}} given */
export function stageRender({ model, el, charts }) {
  const owns = stageOwnsPage();
  /** @type {Record<string, string>} */
  let chrome = {};
  let lang = "en";
  let game = "";
  let address = "";
  /** What stood in the browser's line when it was last looked at: something else there means that somebody has left, and nothing may be written over it. */
  let here = location.hash;
  /** The address with the position in it, the route before it, and the one at which positions are watched. */
  let position = "";
  let route = "";
  let watchAt = "";
  /** The address of a game that was kept, while nobody knows yet whether it opens. */
  let kept = "";
  /** What is remembered of the game under way, beside its address. @type {NonNullable<Reply["kept"]> | null} */
  let remembered = null;
  let going = false;
  /** Whether a move has been made whose outcome has not come yet. */
  let acted = false;
  /** The button that was pressed last. @type {Element | null} */
  let pressed = null;
  /** Whether what happens is shown on and on, by nobody's press. */
  let passing = false;
  /** A greeting, or a language, without an answer yet. */
  let greeting = false;
  let speaking = "";
  let arrived = false;
  /** Whether the line is known to be cut; intents that were not sent because it was and nobody knew. */
  let cut = false;
  /** @type {any[]} */
  let unsent = [];
  /** Whether the next page is the one that is there, as it stands now; and whether something that was done has been lost. */
  let healing = false;
  let lost = false;
  let outline = "";
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
    ...sceneArt(() => game),
    rule: (id) => sceneRule(game, id),
    seen: (hash) => memory.seen(sceneFirstGame()).has(hash.replace(/^#\//, "")),
    address: (hash) => (owns ? location.href.split(/[?#]/)[0] + hash : hash),
    get watch() {
      return watchAt ? () => visit(`${watchAt}/${position.slice(`#/${route}/`.length)}`) : null;
    },
    told: (line) => scene.state("log")?.lines[line - 1] ?? null,
    keepBox: (text) => memory.keepBox(game, text),
    say,
    charts,
  };

  const live = h("p", { class: "krom-sr", role: "status", "aria-live": "polite" });
  const find = finder({ find: (query) => ask({ find: query }), visit, word: (key) => around.word(key) });
  const handouts = handoutDesk({ ask, address: () => (owns ? location.href.split(/[?#]/)[0] ?? "" : ""), say });
  const head = stageHead({ theme: setTheme, lang: setLang, help: openHelp, copy: copyLink, find: openFind });
  const main = h(owns ? "main" : "div", { class: "krom-app-main", id: freshId("main"), tabindex: -1 });
  const scene = sceneIn(main, intend, around);
  const foot = h("footer", { class: "krom-app-foot" }, h("p"));
  const help = stageHelp();
  const thinking = thinkingSign(() => around.word("thinking"));
  const skip = h("a", { class: "krom-app-skip", href: `#${main.id}`, onclick: skipToMain });
  const root = h("div", { class: "krom krom-app", "data-lm-suppress-shortcuts": "true" }, skip, head.el, main, foot, help.el, find.el, thinking.el, live);
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

  /** The search of the page itself, where it has one; else the quick one. */
  function openFind() {
    const own = /** @type {HTMLInputElement | null} */ (main.querySelector("[data-find]"));
    own?.select();
    own?.focus();
    if (!own) find.open();
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
    speaking = wanted;
    ask({ lang: wanted });
  }

  /** Send something that has an answer. @param {any} message @returns {boolean} whether it was sent, as far as is known */
  function ask(message) {
    if (model.send(message) === false) return false;
    thinking.asked();
    return true;
  }

  /** @param {string} hash */
  function go(hash) {
    going = true;
    arrived = true;
    scene.forget();
    window.clearTimeout(pointing);
    pointing = 0;
    ask({ go: goOn(hash), today: stageToday() });
  }

  /** Where somebody only wants to play, the game goes on that is under way. @param {string} hash */
  function goOn(hash) {
    const [, of, section] = STAGE_PLAY.exec(hash) ?? [];
    kept = (of && memory.game(memory.shelf(of, section))?.hash) || "";
    return kept || hash;
  }

  /** Where the games of this page are remembered. */
  function shelf() {
    return memory.shelf(game, route.split("/")[1]);
  }

  /** @param {Reply} reply @param {string} [hash] */
  function keep(reply, hash) {
    remembered = reply.kept ?? remembered;
    if (owns && remembered && hash) memory.keepGame(shelf(), { ...remembered, hash, when: Date.now() });
  }

  /** Open another page, as a link would. @param {string} hash */
  function visit(hash) {
    write();
    if (owns) location.hash = hash;
    else go(hash);
  }

  /** @param {any} message @returns {boolean} whether it is sent: not to a page that one is leaving, nor where nobody hears */
  function intend(message) {
    if (going) return false;
    if (cut) {
      say(around.word("cut"));
      return false;
    }
    if (!ask(message)) unsent.push(message);
    acted ||= gameMove(message);
    passing = message.do === "to";
    return true;
  }

  function hello() {
    write();
    const own = memory.get("lang") ?? (owns && document.documentElement.lang) ?? "";
    const hash = goOn(owns ? location.hash : "");
    here = location.hash;
    const kept = memory.boxes();
    const boxes = JSON.stringify(kept).length < STAGE_BOXES ? kept : {};
    greeting = ask({ hello: { hash, lang: own || navigator.language.slice(0, 2), theme: root.dataset.theme, boxes, ledgers: owns ? memory.ledgers() : {}, motion: !stillMotion(), today: stageToday() } }) || greeting;
  }

  /**
   * The line is there (again). Another table is greeted, and finds the position in the address. At the same one, see how things stand:
   * answers may be lost. What was done while nobody heard is done now only if the table is surely as it was seen.
   * @param {{same: boolean}} table
   */
  function open({ same }) {
    const doubt = scene.waiting() > unsent.length;
    const later = unsent;
    unsent = [];
    healing = arrived;
    setCut(false);
    thinking.forget();
    lost = scene.waiting() > 0 && (doubt || !same || greeting);
    if (!same || greeting) return hello();
    if (!lost) later.forEach(ask);
    if (speaking) ask({ lang: speaking });
    if (going) go(location.hash);
    else if (!speaking) ask({ again: true });
  }

  /** @param {boolean} now */
  function setCut(now) {
    cut = now;
    setAttr(root, "data-cut", now);
    if (now) thinking.forget();
  }

  /** @param {Reply} reply */
  function receive(reply) {
    if (owns) for (const [of, news] of Object.entries(reply.learned ?? {})) memory.learn(of, news);
    if (reply.found) {
      thinking.answered();
      find.answered(reply.found);
      return;
    }
    if (reply.printed) {
      thinking.answered();
      handouts.received(reply.printed);
      return;
    }
    if (reply.page) turn(reply, reply.page);
    else if (going && reply.noticePart) return; // an answer to the page one has just left
    else if (reply.changes) patch(reply, reply.changes);
    else going = false;
    if (!root.isConnected) el.append(root);
    if (!reply.page) thinking.answered();
    scene.notice(reply);
    if (!reply.page) scene.settle();
  }

  /** A whole page has come: another one, or after a break the one that is there, which keeps its focus and what is half typed. @param {Reply} reply @param {StagePage} page */
  function turn(reply, page) {
    const now = JSON.stringify([page, reply.lang]);
    const kept = healing && now === outline && !going;
    if (lost && !going) reply.notice ??= around.word("unheard");
    outline = now;
    healing = lost = greeting = false;
    speaking = "";
    thinking.forget();
    if (kept) {
      scene.update(reply.parts ?? {});
      if (reply.hash && reply.hash !== position) point(reply.hash);
      keep(reply, reply.hash);
    } else build(reply, page);
  }

  /** Put the position into the address, when the picture has changed: it takes the browser a while, in which nothing else is to move, and is allowed a few times a second only. @param {string} hash */
  function point(hash) {
    address = hash;
    position = hash;
    const later = stillMotion() ? pointed + STAGE_POINT - performance.now() : STAGE_MOVED;
    if (owns) pointing ||= window.setTimeout(write, Math.max(0, later));
  }

  function write() {
    if (!pointing) return;
    window.clearTimeout(pointing);
    pointing = 0;
    pointed = performance.now();
    if (location.hash === here && here !== address) rewrite(address);
  }

  /** @param {string} hash */
  function rewrite(hash) {
    history.replaceState(history.state, "", hash);
    here = location.hash;
  }

  /** @param {Reply} reply @param {NonNullable<Reply["changes"]>} changes */
  function patch(reply, changes) {
    const shown = passing && gamePlays(main) ? gameLate(main) : null;
    const holds = gameHold(main, acted ? pressed : null);
    scene.patch(changes);
    if (going) return; // the page is about to change: its address and what is said of it too
    const seen = shown && !gamePlays(main);
    if (seen) shown();
    if (acted && reply.hash && reply.hash !== position) {
      acted = false;
      gameFollow(main, false, holds);
    } else if (seen) gameFollow(main, true);
    if (reply.hash) point(reply.hash);
    keep(reply, reply.hash);
    const said = reply.said || (main.dataset.layout === "game" ? scene.heard() : "");
    if (said && said !== lastSaid) say(said);
    lastSaid = said;
  }

  /** @param {Reply} reply @param {StagePage} page */
  function build(reply, page) {
    clearTimeout(retry);
    const moved = arrived && going;
    const led = arrived && !going && main.dataset.page !== page.route;
    going = false;
    scene.forget();
    chrome = reply.chrome ?? chrome;
    lang = reply.lang ?? lang;
    game = page.game;
    lastSaid = "";
    memory.visit(page.route, sceneFirstGame());
    if (led) lead(reply.hash);
    position = reply.hash ?? "";
    route = page.route;
    remembered = null;
    if (kept && reply.refused && reply.hash !== kept) {
      memory.refuseGame(shelf(), kept);
      reply.notice = `${reply.notice} ${around.word("kept-refused")}`;
    } else if (kept && owns && reply.hash === kept) rewrite(kept);
    kept = "";
    watchAt = page.watch ?? "";
    dress(reply, page);

    const title = page.parts.some((part) => part.kind === "prose" || part.kind === "heading") ? null : h("h1", { class: page.layout === "game" ? "krom-sr" : "krom-prose-title", tabindex: -1, text: page.title });
    setAttr(main, "data-layout", page.layout);
    scene.build(page, reply.parts ?? {}, (laid) => {
      main.replaceChildren(...(title ? [title] : []), ...laid, handouts.offer(page.handouts), stageBeside(page.beside, around), owns ? stageNotebook(page.notebook) : "");
      main.dataset.page = page.route;
      root.dataset.parts = scene.names().join(" ");
      if (!root.isConnected) el.append(root);
    });
    if (moved || led) arrive(page.title);
    arrived = true;
    keep(reply, reply.hash);
    if (remembered) gameFollow(main, true); // a game that goes on: what is asked in it
  }

  /** What somebody did led to another page: its address comes after the one before. @param {string} [hash] */
  function lead(hash) {
    write();
    if (!owns || !hash) return;
    history.pushState(null, "", hash);
    here = location.hash;
  }

  /**
   * Somebody came here by a link: top of the page, focus on its title or on what the link is about. What says `top` stands there and is to be seen;
   * anything else that the link is about comes into sight by itself.
   * @param {string} title
   */
  function arrive(title) {
    const target = /** @type {HTMLElement | null} */ (main.querySelector("[data-arrive]") ?? main.querySelector("h1"));
    const top = target?.tagName === "H1" || target?.dataset.arrive === "top";
    if (top) (owns ? document.documentElement : root).scrollIntoView({ block: "start", behavior: "instant" });
    if (top) target?.scrollIntoView({ block: "nearest", behavior: "instant" });
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
      if (page.route === "" && !/^(#\/?|#\/(\w+\/)?start\/.+|)$/.test(location.hash)) rewrite("#/");
    }
    setText(skip, around.word("skip"));
    head.update(reply, page, around);
    setText(foot.firstElementChild, around.word("footer"));
    help.update(around);
    find.update();
  }

  /** Keys that work anywhere on the stage, unless somebody types. @param {KeyboardEvent} event */
  function shortcut(event) {
    if (event.altKey || stageTyping(event.target) || help.isOpen() || find.isOpen()) return;
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (control ? key !== "k" || event.shiftKey : !memory.keys()) return;
    if (control || key === "/") openFind();
    else if (key === "?") openHelp();
    else if (Object.hasOwn(STAGE_KEYS, key) && scene.has("question")) scene.intend("question", { do: STAGE_KEYS[/** @type {"u" | "r"} */ (key)] });
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
    pressed = /** @type {Element} */ (event.target).closest?.("button") ?? null;
    const link = /** @type {Element} */ (event.target).closest?.('a[href^="#/"]');
    if (link && owns) write(); // Back is to lead to the position as it is now
    if (owns || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(/** @type {string} */ (link.getAttribute("href")));
  }

  function hashChanged() {
    here = location.hash;
    if (location.hash === "" || location.hash.startsWith("#/")) go(location.hash);
  }

  root.addEventListener("keydown", shortcut, true);
  root.addEventListener("keydown", keepKeys);
  root.addEventListener("click", follow);
  touchedTips(root);
  document.addEventListener("keydown", shortcutOutside);
  strong.addEventListener("change", contrastChanged);
  if (owns) {
    window.addEventListener("hashchange", hashChanged);
    window.addEventListener("pagehide", write);
  }
  const cutOff = () => setCut(true);
  model.on("msg:custom", receive);
  model.on("open", open);
  model.on("cut", cutOff);
  hello();
  const retry = model.sure ? 0 : window.setTimeout(hello, STAGE_RETRY);

  return () => {
    clearTimeout(retry);
    scene.clear();
    document.removeEventListener("keydown", shortcutOutside);
    strong.removeEventListener("change", contrastChanged);
    window.removeEventListener("hashchange", hashChanged);
    window.removeEventListener("pagehide", write);
    model.off("msg:custom", receive);
    model.off("open", open);
    model.off("cut", cutOff);
    thinking.forget();
  };
}
