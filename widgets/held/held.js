import { h, setAttr } from "../shared/dom.js";
import { memory } from "../stage/memory.js";
import { sceneArt, sceneFirstGame, sceneIn, sceneRule } from "../stage/scene.js";

/**
 * What a notebook holds: a table, a part of one, a walk, an exercise. A scene without the app around it, for others stand on the
 * same page. The picture it begins with comes with the widget, so that it is seen while other cells still run; afterwards each
 * change has a number, and who has missed one asks for the whole.
 *
 * @typedef {import("../stage/stage.js").Model & {get: (trait: string) => any, widget_manager: {get_model: (id: string) => Promise<any>}}} HeldModel
 * @typedef {import("../stage/stage.js").Reply & {n?: number}} HeldReply
 */

/** Milliseconds without an answer: after the first it is asked again, after the second something is wrong. */
const HELD_ASK = 1000;
const HELD_SILENCE = 5000;
/** The notebook in which the app stands: links to its pages lead there. */
const HELD_APP = "app.ipynb";

/** Whether the app stands beside this page, as it does where the notebooks are served. */
function heldBesideApp() {
  return location.pathname.includes("/voila/render/");
}

/**
 * The line to Python. On a slow start a model can be deaf: anywidget lets messages wait until it is set up, and after two seconds
 * gives up for good, though everything is there a moment later. `renew` takes the model that the manager has now, and lets its
 * messages in as ipywidgets does.
 * @param {HeldModel} given
 */
function heldLine(given) {
  /** @type {[string, (message: any) => void][]} */
  const calls = [];
  let model = given;
  return {
    /** @param {string} trait */
    get: (trait) => model.get(trait),
    /** @param {any} message */
    send: (message) => model.send(message),
    /** @param {string} event @param {(message: any) => void} call */
    on(event, call) {
      calls.push([event, call]);
      model.on(event, call);
    },
    close() {
      calls.splice(0).forEach(([event, call]) => model.off(event, call));
    },
    async renew() {
      const now = await given.widget_manager.get_model(given.get("_id")).catch(() => model);
      calls.forEach(([event, call]) => model.off(event, call));
      model = now;
      calls.forEach(([event, call]) => model.on(event, call));
      const plain = Object.getPrototypeOf(Object.getPrototypeOf(now))?._handle_comm_msg;
      if (plain) now.comm?.on_msg?.((/** @type {any} */ message) => plain.call(now, message));
    },
  };
}

/** @param {{model: HeldModel, el: HTMLElement}} given */
export function heldRender({ model, el }) {
  const line = heldLine(model);
  /** @type {Record<string, string>} */
  let chrome = {};
  let lang = "en";
  let game = "";
  let outline = "";
  let count = -1;
  let heard = false;
  let asking = 0;
  let silence = 0;

  const live = h("p", { class: "krom-sr", role: "status", "aria-live": "polite" });
  const main = h("div", { class: "krom-app-main" });
  const root = h("div", { class: "krom krom-app is-held", "data-lm-suppress-shortcuts": "true", "data-theme": memory.get("theme") ?? "auto" }, main, live);

  /** @type {import("../stage/stage.js").Around} */
  const around = {
    word: (key) => chrome[key] ?? "",
    lang: () => lang,
    get game() {
      return game;
    },
    ...sceneArt(() => game),
    rule: (id) => HELD_APP + sceneRule(game, id),
    seen: (hash) => memory.seen(sceneFirstGame()).has(hash.replace(/^#\//, "")),
    address: (hash) => hash,
    keepBox: (text) => memory.keepBox(game, text),
    say,
  };
  const scene = sceneIn(main, send, around);

  /** @param {string} text */
  function say(text) {
    live.textContent = text;
  }

  /** @param {any} message */
  function send(message) {
    asking ||= window.setTimeout(askAgain, HELD_ASK);
    silence ||= window.setTimeout(unheard, HELD_SILENCE);
    try {
      line.send(message);
    } catch {
      unheard(); // the line is known to be cut
    }
    return true;
  }

  function unheard() {
    scene.notice({ notice: line.get("_silent") });
  }

  /** Ask for the whole page. While cells run it takes as long as they do: nobody waits for it. */
  function again() {
    line.send({ again: true });
  }

  async function askAgain() {
    await line.renew();
    again();
  }

  /** Until the first answer has come: ask now and then. @param {number} wait */
  function listen(wait) {
    asking = window.setTimeout(async () => {
      asking = 0;
      if (heard) return;
      await askAgain();
      listen(2 * wait);
    }, wait);
  }

  /** @param {HeldReply} reply */
  function receive(reply) {
    stopWaiting();
    heard = true;
    if (reply.changes && reply.n !== count + 1) return again();
    count = reply.n ?? count;
    if (reply.page) draw(reply, reply.page);
    else scene.patch(reply.changes ?? {});
    if (reply.said) say(reply.said);
    scene.notice(reply);
    if (!reply.page) scene.settle();
  }

  /** Parts that stand there already are only brought up to date. @param {HeldReply} reply @param {import("../stage/stage.js").StagePage} page */
  function draw(reply, page) {
    chrome = reply.chrome ?? chrome;
    lang = reply.lang ?? lang;
    game = page.game;
    setAttr(root, "lang", lang);
    const laid = JSON.stringify(page.parts);
    scene.forget();
    if (laid === outline) scene.update(reply.parts ?? {});
    else scene.build(page, reply.parts ?? {}, (blocks) => main.replaceChildren(...blocks));
    outline = laid;
  }

  /** What came with the widget: not yet an answer. */
  function pictured() {
    const answered = heard;
    receive(line.get("_picture"));
    heard = answered;
  }

  function stopWaiting() {
    window.clearTimeout(asking);
    window.clearTimeout(silence);
    asking = silence = 0;
  }

  /** No notebook shortcut fires while somebody plays. @param {KeyboardEvent} event */
  function keepKeys(event) {
    if (!event.ctrlKey && !event.metaKey && event.key !== "Tab") event.stopPropagation();
  }

  /** Links lead to the app, beside this page: what was done here stays. @param {MouseEvent} event */
  function follow(event) {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest?.("a[href]"));
    if (!link) return;
    event.preventDefault();
    if (heldBesideApp()) window.open(link.href, "_blank", "noopener");
  }

  root.classList.toggle("has-app", heldBesideApp());
  root.addEventListener("keydown", keepKeys);
  root.addEventListener("click", follow);
  el.append(root);
  pictured();
  line.on("msg:custom", receive);
  line.on("change:_picture", pictured);
  again();
  listen(HELD_ASK);

  return () => {
    stopWaiting();
    scene.clear();
    line.close();
  };
}
