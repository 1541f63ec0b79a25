import { freshId, h } from "../shared/dom.js";

/**
 * Printing: buttons for the sheets that a page offers, and the frame from which they are printed. The sheets come from Python one by
 * one, each as a whole page; where several different ones are wanted, they are laid behind each other.
 *
 * @typedef {{name: string, answers: boolean, seeded: boolean, label: string}} HandoutSheet
 * @typedef {{sheets: HandoutSheet[], seeds: number, most: number, words: Record<string, string>}} Handouts
 */

/** The frame of what was printed last. @type {HTMLIFrameElement | null} */
let handoutFrame = null;

/** Print a page: it lies in a frame that nobody sees. @param {string} html */
function handoutPrint(html) {
  handoutFrame?.remove();
  const frame = (handoutFrame = h("iframe", { class: "krom-handout-frame", "aria-hidden": "true", tabindex: -1, srcdoc: html }));
  frame.addEventListener("load", () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}

/** Pages of one sheet each as one page. @param {string[]} pages @returns {string} */
export function handoutJoined(pages) {
  const [first = "", ...more] = pages;
  const sheets = more.map((page) => page.slice(page.indexOf("<main>") + "<main>".length, page.lastIndexOf("</main>")));
  const end = first.lastIndexOf("</main>");
  return first.slice(0, end) + sheets.join("\n") + first.slice(end);
}

/** The number in the address that sheets are made with. */
const HANDOUT_SEED = "sheet";

/** The seed of the sheets: the one in the address; where there is none, one that nobody has thought of. @param {number} below */
function handoutSeed(below) {
  const kept = new URLSearchParams(location.search).get(HANDOUT_SEED) ?? "";
  return /^\d{1,9}$/.test(kept) ? kept : String(Math.floor(Math.random() * below));
}

/** Keep the seed of what was printed in the address: after a reload, or from a bookmark, the same sheet comes again. @param {number} seed */
function handoutKeep(seed) {
  const address = new URL(location.href);
  address.searchParams.set(HANDOUT_SEED, String(seed));
  history.replaceState(history.state, "", address);
}

/** @param {{word: string, value: string, most: number, least: number}} given */
function handoutNumber({ word, value, most, least }) {
  const id = freshId("print");
  const input = h("input", { id, type: "number", class: "krom-handout-number", min: String(least), max: String(most), value, inputmode: "numeric" });
  const read = () => Math.min(most, Math.max(least, Math.trunc(Number(input.value)) || least));
  return { el: h("div", { class: "krom-handout-field" }, h("label", { for: id, text: word }), input), read };
}

/**
 * @param {{ask: (message: any) => boolean, address: () => string, say: (text: string) => void}} given how Python is asked, where the app is
 */
export function handoutDesk({ ask, address, say }) {
  /** What has come so far, and what is still to come. @type {string[]} */
  let come = [];
  /** @type {any[]} */
  let wanted = [];
  let ready = "";

  function next() {
    const message = wanted[come.length];
    if (message && !ask(message)) wanted = [];
  }

  return {
    /** The buttons of a page. @param {Handouts | null | undefined} offered @returns {HTMLElement | ""} */
    offer(offered) {
      if (!offered) return "";
      const { words, sheets } = offered;
      const seeded = sheets.some((sheet) => sheet.seeded);
      const seed = handoutNumber({ word: words.seed ?? "", value: handoutSeed(offered.seeds), least: 0, most: 10 ** 9 - 1 });
      const pupils = handoutNumber({ word: words.pupils ?? "", value: "1", least: 1, most: offered.most });
      /** @param {HandoutSheet} sheet */
      const print = (sheet) => {
        const last = sheet.seeded ? pupils.read() : 1;
        const base = { print: sheet.name, answers: sheet.answers, base: address(), ...(sheet.seeded ? { seed: seed.read() } : {}) };
        come = [];
        wanted = Array.from({ length: last }, (_, at) => (last > 1 ? { ...base, copy: [at + 1, last] } : base));
        ready = words.ready ?? "";
        if (sheet.seeded) handoutKeep(seed.read());
        next();
      };
      return h(
        "section",
        { class: "krom-handout", "aria-label": words.title ?? null },
        h("h2", { class: "krom-handout-title", text: words.title }),
        seeded && seed.el,
        seeded && pupils.el,
        sheets.map((sheet) => h("button", { type: "button", class: "krom-btn", "data-print": sheet.name, "data-answers": String(sheet.answers), onclick: () => print(sheet), text: sheet.label })),
      );
    },
    /** A sheet has come. @param {string} html */
    received(html) {
      come.push(html);
      if (come.length < wanted.length) return next();
      handoutPrint(handoutJoined(come));
      say(ready);
    },
  };
}
