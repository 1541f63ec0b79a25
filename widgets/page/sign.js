import { memory } from "../stage/memory.js";

/**
 * What the page says of itself, around the app: on the picture of the places until the app is there, afterwards in a banner above it.
 * Its words stand in the page in every language; its markup is in the template (share/jupyter/voila).
 *
 * @typedef {"loading" | "slow" | "setting" | "full" | "busy" | "silent" | "lost" | "stopped" | "gone" | "stuck"} SignKind
 * @typedef {{place?: number, then?: string, button?: {word: string, call: () => void}}} SignMore the place in line; what
 *   happens next, where it is not that all goes on by itself; something to press
 */

/** Milliseconds between two places in line that are said aloud. All of them are shown. */
const SIGN_ALOUD = 20_000;
/** Milliseconds that it is said that all is well. */
const SIGN_WELL = 3000;

const { says: signSays, fallback: signFallback } = JSON.parse(document.getElementById("krom-says")?.textContent || '{"says": {}}');
const signLang = [memory.get("lang"), ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2)).find((tag) => tag in signSays) ?? signFallback;
const signLoading = signElement("krom-loading");
const signBanner = signElement("krom-lost");
const signStatus = signElement("krom-status");

/** @type {SignKind | ""} what the sign says now; nothing when all is well */
let signNow = "loading";
let signWaited = false;
let signAloud = -SIGN_ALOUD;
let signTimer = 0;

/** Begin: in the language of whoever looks. */
export function signBegin() {
  document.documentElement.lang = signLang;
  document.querySelectorAll("[data-say]").forEach((node) => (node.textContent = signWord(/** @type {HTMLElement} */ (node).dataset.say ?? "")));
  document.querySelectorAll("[data-label]").forEach((node) => node.setAttribute("aria-label", signWord(/** @type {HTMLElement} */ (node).dataset.label ?? "")));
}

/** @param {string} key @returns {string} */
export function signWord(key) {
  return signSays[signLang]?.[key] ?? signSays[signFallback][key];
}

/** Whether the app is there, in whatever state. */
export function signInside() {
  return !signLoading.isConnected;
}

/** What is said now. */
export function signKind() {
  return signNow;
}

/** Say how things stand. @param {SignKind} kind @param {SignMore} [more] */
export function sign(kind, more = {}) {
  const news = kind !== signNow;
  const { place } = more;
  if (news) signDraw(kind, more);
  signNow = kind;
  signWaited ||= place !== undefined;
  const room = signInside() ? signBanner : signLoading;
  const count = room.querySelector(".krom-count");
  if (count && place !== undefined) count.textContent = String(place);
  signTitle(place);
  signSpeak(news, place);
}

/** @param {SignKind} kind @param {SignMore} more */
function signDraw(kind, { place, then, button }) {
  const template = /** @type {HTMLTemplateElement} */ (signElement("krom-sign"));
  const made = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (made.querySelector(what));
  find("strong").textContent = signWord(kind);
  find("span").textContent = signWord(then ?? (signInside() ? "back" : "enters"));
  if (place === undefined) find(".krom-place").remove();
  else find(".krom-place span").textContent = signWord("place");
  if (button) {
    find("button").textContent = signWord(button.word);
    find("button").addEventListener("click", button.call);
  } else find("button").remove();
  if (signInside()) {
    find("p").setAttribute("role", "alert");
    signBanner.replaceChildren(made);
  } else signElement("krom-loading-text").replaceChildren(made);
}

/** A tab in the background shows the place in line. @param {number} [place] */
function signTitle(place) {
  const title = document.title.replace(/^\(\d+\) /, "");
  document.title = place === undefined ? title : `(${place}) ${title}`;
}

/** For those who hear the page: what is new, and a place in line now and then. @param {boolean} news @param {number} [place] */
function signSpeak(news, place) {
  const now = performance.now();
  if (news && !signInside()) signStatus.textContent = signElement("krom-loading-text").textContent?.replace(/\s+/g, " ").trim() ?? "";
  else if (place !== undefined && (news || now - signAloud > SIGN_ALOUD)) signStatus.textContent = `${signWord("place")} ${place}`;
  else return;
  signAloud = now;
}

/** Another sentence about what comes next. @param {string} key */
export function signThen(key) {
  const node = signBanner.querySelector("span");
  if (node) node.textContent = signWord(key);
}

/** The app is there: what stood in its place goes. */
export function signEnter() {
  signLoading.remove();
  signBriefly(signWaited ? signWord("ready") : "");
  signNow = "";
  signTitle();
}

/** All is well again, and that is said if it was not. */
export function signWell() {
  if (!signInside() || !signNow) return;
  signNow = "";
  signBanner.replaceChildren();
  signTitle();
  signBriefly(signWord("well"));
  signStatus.classList.add("is-seen");
}

/** @param {string} text */
function signBriefly(text) {
  signStatus.textContent = text;
  clearTimeout(signTimer);
  signTimer = window.setTimeout(() => {
    signStatus.textContent = "";
    signStatus.classList.remove("is-seen");
  }, SIGN_WELL);
}

/** @param {string} id */
function signElement(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
