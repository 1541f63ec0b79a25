import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { rulingNote } from "../shared/parts.js";
import { aimTargets } from "./aim.js";
import { ringsOver } from "./rings.js";

/**
 * The coach: what it says to what is in sight, the rules behind it, and a hint on request. What it speaks of has a ring.
 * Where it `holds`, what has happened goes on when it has been read.
 *
 * @typedef {import("./aim.js").Aim} Aim
 * @typedef {{text: string, name: string, at: Aim | null, back: boolean, holds: boolean, why: {rule: string, ruleText: string}[],
 *   hint: {text: string, why: string, at: Aim} | null, canHint: boolean, words: Record<string, string>}} CoachState
 */

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountCoach(el, send, around) {
  /** @type {CoachState | null} */
  let state = null;
  const title = h("h2", { class: "krom-sr", id: freshId("coach") });
  const text = h("p", { class: "krom-coach-text" });
  const says = h("div", { class: "krom-coach-says", role: "status", "aria-live": "polite" }, h("span", { class: "krom-coach-face", "aria-hidden": "true" }, icon("person")), text);
  const hintText = h("p", { class: "krom-note-why" });
  const hintWhy = h("p");
  const hint = h("div", { class: "krom-note krom-coach-told", role: "status", "aria-live": "polite" }, hintText, hintWhy);
  const rules = h("div", { class: "krom-coach-rules", id: freshId("rules") });
  const got = coachButton("got", "krom-btn is-small", () => send({ do: "got" }));
  const why = coachButton("why", "krom-btn is-small", () => send({ do: "why" }));
  const ask = coachButton("hint", "krom-btn is-small", () => ask.getAttribute("aria-disabled") !== "true" && send({ do: "hint" }));
  setAttr(why, "aria-controls", rules.id);

  const root = partRoot("coach");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(title, says, hint, h("div", { class: "krom-coach-keys" }, got, why, ask), rules);
  el.append(root);
  const page = el.closest(".krom") ?? el;
  const rings = ringsOver(page);
  page.addEventListener("click", later);

  /** Dice that are pressed, sheets that are opened: what is pointed at may be elsewhere now. */
  function later() {
    requestAnimationFrame(point);
  }

  function point() {
    const now = state;
    if (!now || !el.isConnected) return;
    const targets = (/** @type {Aim | null | undefined} */ aim, /** @type {string} */ kind, /** @type {string} */ word) =>
      aim ? aimTargets(page, aim).map((one) => ({ el: one, kind, label: wordOf(now, word) })) : [];
    const hinted = targets(now.hint?.at, "hint", "coach-mark");
    rings.show(hinted.length ? hinted : targets(now.text ? now.at : null, "here", "coach-here"));
  }

  /** Who asks for a hint wants to see what it is about. */
  function bringUp() {
    if (state?.hint) aimTargets(page, state.hint.at)[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  return {
    /** @param {CoachState} now */
    update(now) {
      const hinted = now.hint && !state?.hint;
      state = now;
      keepFocus(root, () => ask, () => {
        show(root, now.text || now.hint || now.canHint);
        setText(title, wordOf(now, "coach"));
        setText(text, now.text);
        show(says, now.text);
        setAttr(root, "data-says", now.text ? now.name : null);
        setAttr(root, "data-holds", now.holds);
        setAttr(root, "data-hint", now.hint !== null);
        setText(got, wordOf(now, "coach-got"));
        show(got, now.text && !now.back);
        got.classList.toggle("is-main", now.holds);
        setText(why, wordOf(now, "why"));
        setAttr(why, "aria-expanded", String(now.why.length > 0));
        show(why, now.text);
        setText(ask, wordOf(now, "coach-hint"));
        setAttr(ask, "aria-disabled", now.canHint ? null : "true");
        show(hint, now.hint);
        setText(hintText, now.hint?.text ?? "");
        setText(hintWhy, now.hint?.why ?? "");
        show(hintWhy, now.hint?.why);
        keyed(rules, now.why, (one) => one.rule, () => coachRule(around), (item, one) => item.kromNote.update(one, wordOf(now, "rule")));
      });
      later();
      if (hinted) requestAnimationFrame(bringUp);
    },
    destroy() {
      page.removeEventListener("click", later);
      rings.end();
    },
  };
}

/** @param {import("../stage/stage.js").Around} around */
function coachRule(around) {
  const note = rulingNote(around);
  return Object.assign(note.el, { kromNote: note });
}

/** @param {string} name @param {string} className @param {() => void} act */
function coachButton(name, className, act) {
  return h("button", { type: "button", class: className, "data-do": name, onclick: act });
}
