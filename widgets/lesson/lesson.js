import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { ruleLink } from "../shared/parts.js";
import { pointer } from "./point.js";

/**
 * A step of a lesson: its goal, how many moves are left, hints one at a time, what became of the try, and the steps of the track as dots.
 *
 * @typedef {{hash: string, title: string, stars: number, told: string, here: boolean}} LessonStep
 * @typedef {{head: string, text: string, stars: number, starsText?: string, note: string, rule: string | null}} LessonVerdict
 * @typedef {{chapter: string, step: string, title: string, goal: string, status: "open" | "solved" | "failed", moves: string, left: number, most: number,
 *   hints: string[], more: string, point: import("./point.js").PointFact | import("./point.js").PointAnswer | null, tried: string, lost: string,
 *   verdict: LessonVerdict | null, rehearsed: string, steps: LessonStep[], onward: {hash: string, label: string}[], begun: boolean,
 *   words: Record<string, string>}} LessonState
 */

const LESSON_STARS = 3;

/** The stars of something, those that were earned first. @param {number} stars @returns {boolean[]} */
export function lessonStars(stars) {
  return Array.from({ length: LESSON_STARS }, (_, n) => n < stars);
}

/** What a dot says to those who cannot see it. @param {LessonStep} step @param {number} number @param {string} here */
export function lessonDot(step, number, here) {
  return [`${number}. ${step.title}`, step.told, ...(step.here ? [here] : [])].join(", ");
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountLesson(el, send, around) {
  const chapter = h("span");
  const count = h("span", { class: "krom-small" });
  const dots = h("ol", { class: "krom-lesson-dots" });
  const head = h("nav", { class: "krom-lesson-head" }, h("p", { class: "krom-lesson-where" }, chapter, count), dots);
  const title = h("h2", { class: "krom-lesson-title", id: freshId("lesson"), tabindex: -1 });
  const goal = h("p", { class: "krom-lesson-goal" });
  const rehearsed = h("p", { class: "krom-small krom-lesson-set" });
  const pips = h("span", { class: "krom-lesson-pips", "aria-hidden": "true" });
  const moves = h("span", { class: "krom-lesson-moves" });
  const hint = h("button", { type: "button", class: "krom-btn is-small", "data-do": "hint", onclick: () => send({ do: "hint" }) }, icon("question"), h("span"), h("span", { class: "krom-lesson-more" }));
  const again = lessonButton("again", "redo", () => send({ do: "again" }));
  const tools = h("div", { class: "krom-lesson-tools" }, h("span", { class: "krom-lesson-count" }, pips, moves), hint, again.el);
  const hints = h("ul", { class: "krom-lesson-hints", "aria-live": "polite" });
  const lostText = h("p");
  const lostBack = lessonButton("back", "undo", () => send({ do: "take_back" }));
  const lost = h("div", { class: "krom-lesson-lost", role: "status" }, lostText, h("div", { class: "krom-lesson-does" }, lostBack.el));

  const verdictHead = h("h3", { class: "krom-lesson-verdict-head", tabindex: -1 });
  const stars = h("span", { class: "krom-lesson-stars", role: "img" });
  const text = h("p");
  const note = h("p", { class: "krom-small" });
  const rule = ruleLink(around);
  const back = lessonButton("take_back", "undo", () => send({ do: "take_back" }));
  const over = lessonButton("again", "redo", () => send({ do: "again" }));
  const onward = h("span", { class: "krom-lesson-onward" });
  const verdict = h("div", { class: "krom-lesson-verdict" }, h("div", { class: "krom-lesson-told" }, verdictHead, stars), text, note, rule.el, h("div", { class: "krom-lesson-does" }, back.el, onward, over.el));

  const root = partRoot("lesson");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(head, title, goal, tools, hints, lost, verdict, rehearsed);
  el.append(root);
  const points = pointer(el.closest(".krom") ?? el);
  let status = "";

  /** @param {LessonState} now */
  function drawTrack(now) {
    setText(chapter, now.chapter);
    setText(count, now.step);
    setAttr(head, "aria-label", wordOf(now, "lesson-track"));
    keyed(dots, now.steps, (step) => step.hash, (step) => h("li", null, h("a", { href: step.hash })), (item, step, n) => {
      const link = item.firstElementChild;
      setAttr(link, "aria-current", step.here ? "step" : null);
      setAttr(link, "data-stars", step.stars);
      setAttr(link, "title", step.title);
      setAttr(link, "aria-label", lessonDot(step, n + 1, wordOf(now, "lesson-here")));
      setText(link, step.stars ? "★".repeat(step.stars) : n + 1);
    });
  }

  /** @param {LessonState} now */
  function drawVerdict(now) {
    const told = now.verdict;
    show(verdict, told);
    setAttr(verdict, "data-verdict", told ? now.status : null);
    setText(verdictHead, told?.head ?? "");
    show(stars, told?.stars);
    setAttr(stars, "aria-label", told?.starsText ?? "");
    keyed(stars, lessonStars(told?.stars ?? 0), (_, n) => n, () => icon("points"), (star, full) => setAttr(star, "data-full", full ? "true" : null));
    setText(text, told?.text ?? "");
    setText(note, told?.note ?? "");
    show(note, told?.note);
    show(rule.el, told?.rule);
    if (told?.rule) rule.update(told.rule, wordOf(now, "rule"));
    const failed = now.status === "failed";
    show(back.el, failed);
    back.update(wordOf(now, "lesson-take-back"));
    back.el.classList.add("is-main");
    over.update(wordOf(now, "lesson-again"));
    keyed(onward, told ? now.onward.slice(0, failed ? 1 : 2) : [], (way) => way.hash, (way) => h("a", { href: way.hash }), (link, way, n) => {
      setText(link, way.label);
      link.classList.toggle("krom-btn", !failed); // who has failed may go on too, but is not sent away
      link.classList.toggle("is-main", !failed && n === 0);
    });
  }

  return {
    /** @param {LessonState} now */
    update(now) {
      keepFocus(root, () => (now.verdict ? verdictHead : title), () => {
        setAttr(root, "data-status", now.status);
        drawTrack(now);
        setText(title, now.title);
        setText(goal, now.goal);
        setText(rehearsed, now.rehearsed);
        show(rehearsed, now.rehearsed && !now.verdict);
        show(tools, !now.verdict);
        keyed(pips, Array(now.most).fill(0), (_, n) => n, () => h("span"), (pip, _, n) => setAttr(pip, "data-left", n < now.left ? "true" : null));
        setText(moves, now.moves);
        setText(hint.children[1], wordOf(now, "lesson-hint"));
        setText(hint.children[2], now.more);
        show(hint, now.more);
        again.update(wordOf(now, "lesson-again"));
        show(again.el, now.begun);
        const said = [...now.hints, ...(now.tried ? [now.tried] : [])];
        show(hints, said.length && !now.verdict);
        keyed(hints, said, (line, n) => `${n} ${line}`, (line) => h("li", { text: line }));
        show(lost, now.lost && !now.verdict);
        setText(lostText, now.lost);
        lostBack.update(wordOf(now, "lesson-take-back"));
        drawVerdict(now);
      });
      points.to(now.verdict ? null : now.point);
      if (status === "open" && now.verdict) {
        verdictHead.focus({ preventScroll: true });
        verdict.scrollIntoView({ block: "nearest" });
      }
      if (!status) dots.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
      status = now.status;
    },
    destroy: () => points.end(),
  };
}

/** @param {string} name @param {string} sign @param {() => void} act */
function lessonButton(name, sign, act) {
  const text = h("span");
  const el = h("button", { type: "button", class: "krom-btn is-small", "data-do": name, onclick: act }, icon(sign), text);
  return {
    el,
    /** @param {string} word */
    update(word) {
      setText(text, word);
    },
  };
}
