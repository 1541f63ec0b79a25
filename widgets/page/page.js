import { lineTo } from "../line/line.js";
import { memory } from "../stage/memory.js";
import { stageRender } from "../stage/stage.js";

/**
 * The page that Voilà serves, around the app: it greets until the app is there, opens the line to the table, and says so when
 * that is lost. Its words stand in the page in every language; its markup is in the template (share/jupyter/voila).
 */

/** Milliseconds: a start that is slow, one that is stuck, a line that is broken and not only hiccuping. */
const PAGE_SLOW = 6000;
const PAGE_STUCK = 15000;
const PAGE_BROKEN = 1500;

const { says: pageSays, fallback: pageFallback } = JSON.parse(pageText("krom-says"));
const pageLang = [memory.get("lang"), ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2)).find((tag) => tag in pageSays) ?? pageFallback;
const pageLoading = pageElement("krom-loading");
const pageBanner = pageElement("krom-lost");
let pageDead = false;
let pageLeaving = false;
let pageTimer = 0;

document.documentElement.lang = pageLang;
document.querySelectorAll("[data-say]").forEach((node) => (node.textContent = pageSay(/** @type {HTMLElement} */ (node).dataset.say ?? "")));
const pageSlow = setTimeout(() => (pageElement("krom-loading-text").textContent = pageSay("slow")), PAGE_SLOW);

window.addEventListener("pageshow", (event) => event.persisted && location.reload());
window.addEventListener("beforeunload", () => (pageLeaving = true));
window.addEventListener("pagehide", () => {
  pageLeaving = true;
  const { baseUrl, kernelId } = pageSetup();
  // Nobody will come back to this table; on a Jupyter server the request needs the token of its cookie.
  if (kernelId) navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, new URLSearchParams({ _xsrf: pageCookie("_xsrf") }));
});
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", pageStart);
else pageStart();

function pageStart() {
  const { baseUrl, kernelId } = pageSetup();
  const views = [...document.querySelectorAll("[data-model]")];
  if (!kernelId || !views.length) return pageAgain();
  const address = new URL(`${baseUrl}api/kernels/${kernelId}/channels`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const model = lineTo(address.href, { broken: pageBroken, mended: pageMended, dead: pageLost });
  views.forEach((el) => stageRender({ model: model(el.getAttribute("data-model") ?? ""), el: /** @type {HTMLElement} */ (el) }));
  const stuck = setTimeout(pageAgain, PAGE_STUCK);
  new MutationObserver((_, observer) => {
    if (!document.querySelector("main")) return;
    observer.disconnect();
    clearTimeout(stuck);
    clearTimeout(pageSlow);
    pageLoading.remove();
    pageTried(null);
  }).observe(views[0], { childList: true });
}

function pageBroken() {
  pageTimer ||= window.setTimeout(() => pageTell("lost", "kept"), PAGE_BROKEN);
}

function pageMended() {
  clearTimeout(pageTimer);
  pageTimer = 0;
  if (!pageDead) pageBanner.replaceChildren();
}

function pageLost() {
  pageDead = true;
  pageTell("lost", "kept");
}

/** Once more by itself, then with a sentence. */
function pageAgain() {
  if (pageTried("yes")) pageTell("stuck", "again");
  else location.reload();
}

/** Whether it was tried before, in this tab; and remember. @param {string | null} now */
function pageTried(now) {
  try {
    const before = sessionStorage.getItem("krom.again");
    if (now) sessionStorage.setItem("krom.again", now);
    else sessionStorage.removeItem("krom.again");
    return before;
  } catch {
    return "yes";
  }
}

/** @param {string} what @param {string} then */
function pageTell(what, then) {
  if (pageLeaving || pageBanner.hasChildNodes()) return;
  const content = /** @type {HTMLTemplateElement} */ (pageElement("krom-lost-text")).content.cloneNode(true);
  pageBanner.append(content);
  pageWord("strong", what);
  pageWord("span", then);
  pageWord("button", "reload").addEventListener("click", pageReload);
}

async function pageReload() {
  try {
    await fetch(`${pageSetup().fullStaticUrl}/voila.js`, { method: "HEAD", cache: "no-store" });
    location.reload();
  } catch {
    pageWord("span", "away");
  }
}

/** Write a sentence into the banner. @param {string} tag @param {string} key */
function pageWord(tag, key) {
  const node = /** @type {HTMLElement} */ (pageBanner.querySelector(tag));
  node.textContent = pageSay(key);
  return node;
}

/** @param {string} key @returns {string} */
function pageSay(key) {
  return pageSays[pageLang][key] ?? pageSays[pageFallback][key];
}

/** What Voilà says of itself: where it is, and which table is ours. @returns {{baseUrl?: string, fullStaticUrl?: string, kernelId?: string}} */
function pageSetup() {
  return JSON.parse(pageText("jupyter-config-data") || "{}");
}

/** @param {string} id */
function pageText(id) {
  return document.getElementById(id)?.textContent ?? "";
}

/** @param {string} id */
function pageElement(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} name */
function pageCookie(name) {
  return document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
