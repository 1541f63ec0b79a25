import { arriveAt } from "../line/arrive.js";
import { lineTo } from "../line/line.js";
import { roomTakeKey } from "../room/teacher.js";
import { stageRender } from "../stage/stage.js";
import { sign, signBegin, signEnter, signInside, signKind, signThen, signWell, signWord } from "./sign.js";

/**
 * The page around the app: it greets until the app is there, opens the line to the table, and says so when that is lost.
 *
 * Our own server gives the page to everybody and a table to who asks for one (`tables`). Such a page needs no hand: it waits for its
 * table, and comes back to it, or to another one with the position that is in the address. Where Voilà itself serves the page, as on
 * Binder, the table came with it (`kernelId`); when that is lost, one reloads.
 *
 * @typedef {{baseUrl?: string, fullStaticUrl?: string, kernelId?: string, tables?: string, version?: string,
 *   charts?: import("../shared/plotly.js").Charts}} PageSetup
 */

/** Milliseconds: a start that is slow, one that is stuck. A server of ours ends a table that has thought for 20 seconds. */
const PAGE_SLOW = 6000;
const PAGE_STUCK = 15_000;
const PAGE_STUCK_THINKING = 30_000;
/** Milliseconds out of sight after which a line that seems open may have been cut unnoticed: the machine slept. */
const PAGE_SLEPT = 300_000;
/** Milliseconds after which a page that was about to be left has not been left: a file was taken from it. */
const PAGE_STAYS = 3000;
/** Milliseconds: a table that ends so soon was ended by what it was greeted with; and a second one that was there so soon after it. */
const PAGE_SOON = 5000;
const PAGE_TWICE = 60_000;
/** How often the line is cut before the first answer until it is believed that the answer does not get through. */
const PAGE_MUTE = 3;
/** The first page. */
const PAGE_HOME = "#/";
/** What is said of a server that is there: it says more than that the line is cut. */
const PAGE_WAITS = ["setting", "full", "busy"];
/** Names in the storage of this tab. */
const PAGE_TRIED = "krom.again";
const PAGE_LEFT = "krom.left";
const PAGE_VERSION = "krom.version";

let pageLeaving = false;

signBegin();
roomTakeKey();
window.addEventListener("hashchange", roomTakeKey); // before the stage's own, which reads the address after it
const pageSlow = setTimeout(() => signKind() === "loading" && sign("slow"), PAGE_SLOW);
window.addEventListener("beforeunload", () => {
  pageLeaving = true;
  setTimeout(() => (pageLeaving = false), PAGE_STAYS);
});
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", pageStart);
else pageStart();

function pageStart() {
  const setup = /** @type {PageSetup} */ (JSON.parse(document.getElementById("jupyter-config-data")?.textContent || "{}"));
  const views = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-model]")]);
  if (views.length && setup.tables) pageWithTables(setup, views[0]);
  else if (views.length && setup.kernelId) pageWithOne(setup, views);
  else pageAgain(setup);
}

// --- a server that has tables

/** @param {PageSetup} setup @param {HTMLElement} el */
function pageWithTables(setup, el) {
  const tables = `${setup.tables}`;
  const left = pageTakeLeft();
  /** Where a table was ended by what it was greeted with, and when. */
  let ended = { hash: "", at: -PAGE_TWICE };
  /** Where the line was cut before there was an answer, and how often one after the other. */
  let mute = { hash: "", times: 0 };
  let notice = "";
  let hidden = 0;
  /** Why the line is cut, when it is. @type {import("../line/line.js").LineWhy} */
  let why = "lost";
  /** Whether this page, or the one it is a reload of, has seen the table. */
  let met = left.hash === location.hash;

  const arrive = arriveAt(tables, left, {
    waiting: (place, full) => pageSign(full ? "full" : "setting", { place }),
    busy: () => pageSign("busy"),
    away: () => pageSign(signInside() ? why : "silent"),
    updated: (version) => version !== setup.version && pageReloadFor(version),
  });

  const line = lineTo({
    sure: true,
    async find(anew) {
      if (anew) arrive.forget();
      const { table, model, same } = await arrive.find();
      met &&= same;
      return { address: pageSocket(`${setup.baseUrl}api/kernels/${table}/channels`), id: model, same: met };
    },
    cut(reason) {
      why = reason;
      if (!PAGE_WAITS.includes(signKind())) pageSign(signInside() ? why : "silent");
    },
    mended() {
      met = true;
      why = "lost";
      mute.times = 0;
      signWell();
      if (notice) line.tell({ notice });
      notice = "";
    },
    large: () => signWord("large"),
    gone(lived, answered) {
      const now = performance.now();
      if (answered && lived > PAGE_SOON) return;
      if (ended.hash === location.hash && now - lived - ended.at < PAGE_TWICE) {
        notice = signWord("ended-twice");
        history.replaceState(null, "", PAGE_HOME);
      }
      ended = { hash: location.hash, at: now };
    },
    mute() {
      mute = { hash: location.hash, times: mute.hash === location.hash ? mute.times + 1 : 1 };
      if (mute.times < PAGE_MUTE || ["", PAGE_HOME].includes(location.hash)) return false;
      notice = signWord("unreached");
      history.replaceState(null, "", PAGE_HOME);
      return true;
    },
  });

  /** Somebody looks, or there is a network again. @param {boolean} doubt whether the line may be cut unnoticed */
  function awake(doubt) {
    arrive.hurry();
    if (doubt) line.renew();
    else line.hurry();
  }

  pageShow(el, line.model(""), setup.charts, PAGE_STUCK_THINKING, () => sign("stuck", { then: "again", button: { word: "reload", call: () => location.reload() } }));
  window.addEventListener("online", () => awake(true));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    pageLeaving = false;
    pageTakeLeft();
    awake(false);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hidden = Date.now();
    else awake(Date.now() - hidden > PAGE_SLEPT);
  });
  // After the stage's own, which writes the position into the address.
  window.addEventListener("pagehide", () => {
    pageLeaving = true;
    const kept = arrive.kept();
    pageKeep(PAGE_LEFT, JSON.stringify({ ...kept, hash: met ? location.hash : null }));
    if (kept.table) navigator.sendBeacon(`${tables}/${kept.table}/goodbye`);
  });
}

/**
 * What the page before this one left in this tab: a reload comes back to its table, or to its place in line. It is there only between the
 * two, so that the copy of a tab does not take the table of its original.
 * @returns {{table?: string, ticket?: string, hash?: string | null}}
 */
function pageTakeLeft() {
  try {
    return JSON.parse(pageKeep(PAGE_LEFT, null) || "{}");
  } catch {
    return {};
  }
}

/** The server has another version of the page: take it, once. @param {string} version */
function pageReloadFor(version) {
  if (pageKeep(PAGE_VERSION, version, version) === version) return false;
  location.reload();
  return true;
}

/** @param {import("./sign.js").SignKind} kind @param {import("./sign.js").SignMore} [more] */
function pageSign(kind, more) {
  if (!pageLeaving) sign(kind, more);
}

// --- a server that has brought one

/** @param {PageSetup} setup @param {HTMLElement[]} views */
function pageWithOne(setup, views) {
  const { baseUrl, kernelId } = setup;
  const address = pageSocket(`${baseUrl}api/kernels/${kernelId}/channels`);
  const lost = () => pageSign("lost", { then: "kept", button: { word: "reload", call: () => pageReload(setup) } });
  let met = false;
  let dead = false;
  const line = lineTo({
    sure: false,
    find: async () => ({ address, same: met }),
    cut: lost,
    mended() {
      met = true;
      if (!dead) signWell();
    },
    dead() {
      dead = true;
      lost();
    },
  });
  views.forEach((el) => pageShow(el, line.model(el.dataset.model ?? ""), setup.charts, PAGE_STUCK, () => pageAgain(setup)));
  window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  window.addEventListener("pagehide", () => {
    pageLeaving = true;
    // Nobody will come back to this table; on a Jupyter server the request needs the token of its cookie.
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, new URLSearchParams({ _xsrf: pageCookie("_xsrf") }));
  });
}

/** Once more by itself, then with a sentence. @param {PageSetup} setup */
function pageAgain(setup) {
  if (pageKeep(PAGE_TRIED, "yes", "yes")) sign("stuck", { then: "again", button: { word: "reload", call: () => pageReload(setup) } });
  else location.reload();
}

/** @param {PageSetup} setup */
async function pageReload(setup) {
  try {
    await fetch(`${setup.fullStaticUrl}/voila.js`, { method: "HEAD", cache: "no-store" });
    location.reload();
  } catch {
    signThen("away");
  }
}

// --- both

/**
 * Draw the app. @param {HTMLElement} el @param {import("../stage/stage.js").Model} model
 * @param {import("../shared/plotly.js").Charts | undefined} charts the code that draws charts, if it is served
 * @param {number} patience @param {() => void} stuck when it does not come
 */
function pageShow(el, model, charts, patience, stuck) {
  let timer = 0;
  const wait = () => {
    if (!signInside()) timer ||= window.setTimeout(stuck, patience);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  if (model.sure) {
    model.on("open", wait);
    model.on("cut", stop);
  } else wait();
  stageRender({ model, el, charts });
  new MutationObserver((_, observer) => {
    if (!document.querySelector("main")) return;
    observer.disconnect();
    stop();
    clearTimeout(pageSlow);
    signEnter();
    pageKeep(PAGE_TRIED, null);
  }).observe(el, { childList: true });
}

/** The address of a socket. @param {string} path */
function pageSocket(path) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

/**
 * Keep something in this tab, or with null forget it. @param {string} name @param {string | null} value
 * @param {string} [without] what is said where nothing can be kept
 * @returns {string | null} what was kept before
 */
function pageKeep(name, value, without) {
  try {
    const before = sessionStorage.getItem(name);
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
    return before;
  } catch {
    return without ?? null;
  }
}

/** @param {string} name */
function pageCookie(name) {
  return document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
