import { freshId, h, keyed, partRoot, setAttr, setText, show, stillMotion, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { rulingNote } from "../shared/parts.js";
import { turnedCard } from "../shared/turned.js";
import { markChanges } from "./changed.js";

/**
 * The stepper: back, next, play, a slider; the sentence of the event and the rule behind it; and the way to play on from here.
 * `passing` is a moment that is only passed on the way to the next one, so that what changes there can be marked. A `show` begins
 * by itself where nobody minds, silently, and leads on from its end.
 *
 * @typedef {{end: string, ways: {hash: string, label: string}[]}} WalkShow
 * @typedef {{at: number, last: number, passing: boolean, step: string, sentence: string, kind: string, who: string[],
 *   card?: import("../shared/turned.js").Turned, rule: string | null, ruleText: string, show?: WalkShow | null, words: Record<string, string>}} WalkState
 */

/** Milliseconds that a sentence stays while it plays, and how much longer each letter beyond a short line makes it. */
const WALK_PAUSE = 1600;
const WALK_LETTER = 22;
const WALK_SHORT = 50;
const WALK_TOUCHED = ["pointerdown", "click", "keydown"];

/** How long a sentence stays in sight. @param {string} sentence */
export function walkPause(sentence) {
  return WALK_PAUSE + Math.max(0, sentence.length - WALK_SHORT) * WALK_LETTER;
}

/**
 * The steps on the way from one to another: the one before comes first, unless one stands there, so that what the step
 * changes is seen as a change.
 * @param {number} from @param {number} to
 */
export function walkWay(from, to) {
  return to === 0 || from === to - 1 ? [to] : [to - 1, to];
}

/** Whether somebody may be looking: the stepper is in sight, the line is there, and the keyboard is nowhere else. @param {HTMLElement} root */
function walkAttended(root) {
  const { top, bottom } = root.getBoundingClientRect();
  const focused = document.activeElement;
  const free = !focused || focused === document.body || focused.matches("h1, main") || root.contains(focused);
  return free && !document.hidden && bottom > 0 && top < window.innerHeight && !root.closest("[data-cut]");
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountWalk(el, send, around) {
  /** @type {WalkState | null} */
  let state = null;
  /** The step in sight, or the one that was asked for. */
  let target = 0;
  /** Steps that have been asked for and not come yet; and whether another one was wanted meanwhile. */
  let underway = 0;
  let later = false;
  let playing = false;
  /** Whether it plays by itself: nobody has asked for it. */
  let alone = false;
  let timer = 0;

  const title = h("h2", { class: "krom-sr", id: freshId("walk") });
  const step = h("label", { class: "krom-walk-step", for: freshId("step") });
  const slider = h("input", { type: "range", class: "krom-walk-slider", id: step.htmlFor, min: 0, step: 1, oninput: () => go(Number(slider.value)) });
  const first = walkButton("first", "first", true, () => go(0));
  const back = walkButton("back", "back", true, () => go(target - 1));
  const play = walkButton("play", "start", false, () => (playing ? stop() : start()));
  const next = walkButton("next", "next", false, () => go(target + 1));
  const last = walkButton("last", "last", true, () => state && go(state.last));
  const take = walkButton("take_over", "", false, () => send({ do: "take_over" }));
  const picture = h("span", { class: "krom-walk-picture", "aria-hidden": "true" });
  const who = h("span", { class: "krom-walk-who", "aria-hidden": "true" });
  const sentence = h("p", { class: "krom-walk-sentence" });
  const card = turnedCard();
  const note = rulingNote(around);
  const end = h("p", { class: "krom-walk-end" });
  const ways = h("p", { class: "krom-walk-ways" });
  const leads = h("div", { class: "krom-walk-leads", hidden: true }, end, ways);
  const root = partRoot("walk");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  root.append(
    title,
    h("div", { class: "krom-walk-line" }, step, slider),
    h("div", { class: "krom-walk-keys" }, first.el, back.el, play.el, next.el, last.el, take.el),
    h("div", { class: "krom-walk-told" }, picture, sentence, card.el, who),
    note.el,
    leads,
  );
  el.append(root);
  const marks = markChanges(el.closest(".krom") ?? el);
  for (const way of WALK_TOUCHED) document.addEventListener(way, touched, true);

  /** @param {number} to */
  function go(to) {
    if (!state || to < 0 || to > state.last) return;
    target = to;
    later = underway > 0;
    if (!later) along(walkWay(state.at, to));
  }

  /** @param {number[]} way */
  function along(way) {
    underway += way.length;
    setAttr(root, "aria-busy", "true");
    way.forEach((one, n) => send({ do: "to", step: one, passing: n < way.length - 1, ...(alone && { quiet: true }) }));
  }

  /** Begin without having been asked, unless somebody wants no motion. */
  function begin() {
    if (!state?.last || stillMotion()) return;
    playing = alone = true;
    draw();
    wait(state.sentence);
  }

  /** The next step when this sentence has been read. @param {string} read */
  function wait(read) {
    window.clearTimeout(timer);
    timer = window.setTimeout(onward, walkPause(read));
  }

  function onward() {
    if (alone && stillMotion()) stop();
    else if (alone && !walkAttended(root)) wait("");
    else go(target + 1);
  }

  function start() {
    if (!state || !state.last) return;
    playing = true;
    alone = false;
    draw();
    go(target === state.last ? 0 : target + 1);
  }

  function stop() {
    window.clearTimeout(timer);
    playing = alone = false;
    draw();
  }

  /** Whatever somebody touches meanwhile: they want to look, not to be led. A finger may be about to scroll. @param {Event} event */
  function touched(event) {
    const finger = event.type === "pointerdown" && /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (playing && !finger && !play.el.contains(/** @type {Node} */ (event.target))) stop();
  }

  function draw() {
    if (!state) return;
    const now = state;
    const [begun, ended] = [now.at > 0, now.at === now.last];
    setText(title, wordOf(now, "walk"));
    setText(step, now.step);
    setAttr(slider, "max", now.last);
    setAttr(slider, "aria-valuetext", now.step);
    slider.value = String(target);
    first.update(wordOf(now, "walk-first"), begun);
    back.update(wordOf(now, "walk-back"), begun);
    play.update(wordOf(now, playing ? "walk-pause" : "walk-play"), now.last > 0, playing ? "pause" : "start");
    next.update(wordOf(now, "walk-next"), !ended);
    last.update(wordOf(now, "walk-last"), !ended);
    take.update(wordOf(now, "walk-take-over"), true);
    next.el.classList.toggle("is-main", !now.show);
    setAttr(take.el, "title", wordOf(now, "walk-take-over-why"));
    setText(sentence, now.sentence);
    const drawn = now.kind ? around.logPicture(now.kind) : null;
    picture.replaceChildren(...(drawn ? [drawn] : []));
    show(picture, drawn);
    keyed(who, now.who, (name) => name, (name) => around.figure(name));
    note.update(now, wordOf(now, "rule"));
    root.classList.toggle("is-show", Boolean(now.show));
    show(leads, now.show && ended);
    if (now.show) lead(now.show);
  }

  /** @param {WalkShow} shown */
  function lead(shown) {
    setText(end, shown.end);
    keyed(ways, shown.ways, (way) => way.hash, (way, n) => h("a", { class: n ? "krom-btn" : "krom-btn is-main", href: way.hash }), (link, way) => setText(link, way.label));
  }

  return {
    /** @param {WalkState} now */
    update(now) {
      const before = state;
      state = now;
      if (!before) {
        target = now.at;
        draw();
        card.update(now.card, false);
        if (now.at) along([now.at - 1, now.at]); // somebody came to this step by its address
        else if (now.show) begin();
        return;
      }
      const moved = before.passing || before.at !== now.at;
      const seen = before.at === now.at - 1;
      if (moved) marks.next(seen && !now.passing);
      if (now.passing) return;
      underway = 0;
      setAttr(root, "aria-busy", null);
      if (!later) target = now.at;
      draw();
      card.update(now.card, moved && seen);
      if (moved && !seen && now.at) along([now.at - 1, now.at]); // something else led here: a line of the log, a cell
      window.clearTimeout(timer);
      if (playing && now.at === now.last) stop();
      else if (playing) wait(now.sentence);
    },
    settled() {
      underway = Math.max(0, underway - 1);
      if (underway || !state) return;
      setAttr(root, "aria-busy", null);
      if (later) go(target);
      else target = state.at;
    },
    destroy() {
      window.clearTimeout(timer);
      marks.end();
      for (const way of WALK_TOUCHED) document.removeEventListener(way, touched, true);
    },
  };
}

/** @param {string} name @param {string} picture @param {boolean} small whether it has a picture only @param {() => void} act */
function walkButton(name, picture, small, act) {
  const text = h("span", { class: small ? "krom-sr" : "" });
  const el = h("button", { type: "button", class: "krom-btn", "data-do": name, onclick: () => el.getAttribute("aria-disabled") !== "true" && act() }, picture && icon(picture), text);
  let drawn = picture;
  return {
    el,
    /** @param {string} word @param {boolean} possible @param {string} [wanted] the picture of the moment */
    update(word, possible, wanted = picture) {
      setText(text, word);
      if (small) setAttr(el, "title", word);
      setAttr(el, "aria-disabled", possible ? null : "true");
      if (drawn === wanted) return;
      drawn = wanted;
      el.firstElementChild?.replaceWith(icon(wanted));
    },
  };
}
