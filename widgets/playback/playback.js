import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, stillMotion, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { turnedCard } from "../shared/turned.js";
import { markChanges } from "../walk/changed.js";
import { walkPause } from "../walk/walk.js";
import { memory } from "../stage/memory.js";
import { flights } from "./flights.js";

/**
 * What has just happened, one event at a time: the next one is asked for when this one has been read. What is asked now comes after the last one.
 * `first` to `last` are the lines of the log that are new, `at` the one in sight. Where nothing may move (`still`), and where they have been shown or skipped in a game without a recap (`listed`), all of them are listed.
 *
 * @typedef {import("../log/log.js").LogLine} PlaybackEvent
 * `asks` are the lines that tell what a bot chose to do; `reason` says why to the one that was asked about. `interlude` is read where a part of the game is over,
 * `recap` are the lines that stay in sight when all have been shown, `matters` those of the list that are seen where there is no room for all of it.
 * @typedef {{title: string, text: string[], head: string[], rows: string[][]}} PlaybackInterlude
 * @typedef {{playing: boolean, interlude?: PlaybackInterlude | null, recap?: number[], matters?: number[], asks?: {n: number, ask: string}[], reason: {n: number, told: string} | null, first: number, at: number, last: number, who: string[], beside?: string, taken?: string, card: import("../shared/turned.js").Turned, still: boolean, listed?: boolean, holds?: boolean, brief?: boolean, step: string,
 *   words: Record<string, string>}} PlaybackState
 */

/** How much longer, or shorter, each event stays in sight. */
const PLAYBACK_SPEEDS = { slow: 1.8, usual: 1, fast: 0.4 };
/** What is left of that for an event that is `brief`: of others, and nothing new; and for one that only says whose turn it is. */
const PLAYBACK_BRIEF = 0.75;
const PLAYBACK_HEAD = 0.6;
const PLAYBACK_MEMORY = "speed";

/** How many milliseconds an event stays in sight. @param {string} sentence @param {boolean | undefined} brief @param {keyof typeof PLAYBACK_SPEEDS} speed @param {boolean} [head] */
export function playbackPause(sentence, brief, speed, head) {
  return walkPause(sentence) * (head ? PLAYBACK_HEAD : brief ? PLAYBACK_BRIEF : 1) * PLAYBACK_SPEEDS[speed];
}

/** @param {string | null} kept @returns {keyof typeof PLAYBACK_SPEEDS} */
export function playbackSpeed(kept) {
  return kept === "slow" || kept === "fast" ? kept : "usual";
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountPlayback(el, send, around) {
  /** @type {PlaybackState | null} */
  let state = null;
  let paused = false;
  /** Whether the next event has been asked for. */
  let asked = false;
  /** Whether somebody wants to see no more of it. */
  let skipping = false;
  let timer = 0;
  /** Whether somebody wants to see the whole list. */
  let whole = false;
  /** Whether the list needs more room than it has. */
  let crowded = false;

  const title = h("h2", { class: "krom-sr", id: freshId("playback") });
  const picture = h("span", { class: "krom-playback-picture", "aria-hidden": "true" });
  const who = h("span", { class: "krom-playback-who", "aria-hidden": "true" });
  const sentence = h("p", { class: "krom-playback-sentence" });
  const beside = h("p", { class: "krom-small" });
  const card = turnedCard();
  const why = h("button", { type: "button", class: "krom-btn is-small", "data-do": "why", onclick: () => { stop(); if (state) send({ do: "why", line: state.at }); } }, h("span"));
  const news = h("div", { class: "krom-playback-told" }, picture, h("div", { class: "krom-playback-words" }, sentence, beside), card.el, h("div", { class: "krom-playback-side" }, who, why));
  const step = h("span", { class: "krom-playback-step krom-small" }, h("span"), h("span", { class: "krom-playback-count", "aria-hidden": "true" }));
  const pause = playbackButton("pause", "pause", () => (paused ? goOn() : stop()));
  const skip = playbackButton("skip", "skip", () => {
    skipping = true; // or the next event would be asked for before the answer is here, and shown after it
    wait();
    send({ do: "now" });
  });
  const again = playbackButton("again", "start", () => {
    paused = false;
    send({ do: "again" });
  });
  const choice = h("select", {
    class: "krom-playback-speed",
    onchange: () => {
      memory.set(PLAYBACK_MEMORY, choice.value === "usual" ? null : choice.value);
      wait();
    },
  });
  const speed = h("label", { class: "krom-playback-pace" }, h("span", { class: "krom-sr" }), choice);
  const reason = h("p", { class: "krom-note krom-playback-reason" });
  const interlude = h("div", { class: "krom-playback-interlude" });
  const onward = h("button", { type: "button", class: "krom-btn is-main", "data-do": "read", onclick: () => send({ do: "read" }) });
  const since = h("ol", { class: "krom-playback-since", tabindex: 0, onscroll: showMore });
  const sinceTitle = h("h3", { class: "krom-playback-head krom-small" });
  const all = h("button", { type: "button", class: "krom-btn is-small krom-playback-all", "data-do": "all", onclick: () => { whole = true; draw(); since.focus({ preventScroll: true }); } });
  const root = partRoot("playback");
  root.classList.add("krom-panel");
  setAttr(root, "aria-labelledby", title.id);
  // The keys come first: there they stay, however much is told below them.
  root.append(title, h("div", { class: "krom-playback-keys" }, step, sinceTitle, all, pause.el, skip.el, again.el, speed), news, reason, interlude, onward, since);
  el.append(root);
  const marks = markChanges(el.closest(".krom") ?? el);
  const flying = flights(el.closest(".krom") ?? el);
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  still.addEventListener("change", becomeStill);
  document.addEventListener("visibilitychange", wait);

  function becomeStill() {
    send({ do: "still", still: stillMotion() });
  }

  function stop() {
    paused = true;
    wait();
    draw();
  }

  function goOn() {
    paused = skipping = false;
    next();
    draw();
  }

  function next() {
    if (!state?.playing || asked) return;
    asked = true;
    send({ do: "to", line: state.at + 1 });
  }

  /** The events that are new, up to the one in sight. @param {PlaybackState} now @returns {PlaybackEvent[]} */
  function lines(now) {
    const numbers = Array.from({ length: Math.max(0, now.at - now.first + 1) }, (_, n) => now.first + n);
    return numbers.flatMap((n) => around.told?.(n) ?? []);
  }

  /** Until this event has been read; one that is spoken of stays until somebody says so. */
  function wait() {
    window.clearTimeout(timer);
    if (!state?.playing || state.holds || paused || skipping || document.hidden) return; // nothing goes by while nobody sees it
    const event = around.told?.(state.at);
    timer = window.setTimeout(next, playbackPause(event?.text ?? "", state.brief, playbackSpeed(memory.get(PLAYBACK_MEMORY)), Boolean(event?.head)));
  }

  /** Where the list has less room than it needs, it can be shown whole. What matters less is left out, what is oldest first, until the rest has room; what happened last is in sight: that is what the answer is about. */
  function fit() {
    const items = /** @type {HTMLElement[]} */ ([...since.children]);
    items.forEach((item) => item.classList.remove("is-left-out"));
    const tall = items.map((item) => item.offsetHeight);
    let over = since.scrollHeight - since.clientHeight - 1;
    crowded = over > 0;
    show(all, !whole && crowded);
    items.forEach((item, n) => {
      if (over <= 0 || !item.classList.contains("is-minor")) return;
      item.classList.add("is-left-out");
      over -= tall[n];
    });
    since.scrollTo({ top: since.scrollHeight, behavior: "instant" });
  }

  /** Whether there is more above: a line that is cut in half looks like a mistake. */
  function showMore() {
    since.classList.toggle("is-cut", !whole && since.scrollTop > 2);
  }

  /** @param {PlaybackEvent} event */
  function line(event) {
    return h(
      "li",
      { "data-line": event.n },
      h("span", { "aria-hidden": "true" }, around.logPicture(event.kind)),
      h("span", { text: event.text }),
      h("button", { type: "button", class: "krom-line-do", "data-do": "why", text: "?", onclick: () => send({ do: "why", line: event.n }) }),
    );
  }

  /** Whether it can be asked why a bot did what a line of the list tells. @param {HTMLElement} item @param {{ask: string} | undefined} asked @param {boolean} told */
  function ask(item, asked, told) {
    const button = /** @type {HTMLElement} */ (item.lastElementChild);
    show(button, asked);
    setAttr(button, "aria-label", asked?.ask ?? null);
    setAttr(button, "title", asked?.ask ?? null);
    setAttr(button, "aria-expanded", String(told));
  }

  function draw() {
    if (!state) return;
    const now = state;
    const told = lines(now);
    const event = told.at(-1);
    const listed = now.still || (now.listed && !now.recap?.length) ? (told.length > 1 ? told : []) : told.filter(({ n }) => now.recap?.includes(n));
    keepFocus(root, () => (again.el.hidden ? null : again.el), () => {
      setText(title, wordOf(now, "playback"));
      setText(sentence, event?.text ?? now.taken ?? "");
      setText(beside, now.beside ?? "");
      show(beside, now.beside);
      const drawn = event ? around.logPicture(event.kind) : null;
      picture.replaceChildren(...(drawn ? [drawn] : []));
      keyed(who, now.who, (name) => name, (name) => around.figure(name));
      show(news, !listed.length && !now.interlude);
      keyed(interlude, now.interlude ? [now.interlude] : [], (one) => JSON.stringify(one), playbackInterlude);
      show(interlude, now.interlude);
      setText(onward, wordOf(now, "playback-continue"));
      show(onward, now.interlude && now.holds);
      const several = now.last > now.first && !now.still;
      setText(step.firstElementChild, now.step);
      setText(step.lastElementChild, `${now.at - now.first + 1}/${now.last - now.first + 1}`);
      show(step, several && !listed.length);
      show(pause.el, now.playing && !now.holds);
      pause.update(wordOf(now, paused ? "playback-go-on" : "playback-pause"), paused ? "start" : "pause");
      show(skip.el, now.playing);
      skip.update(wordOf(now, "playback-skip"));
      show(again.el, several && !now.playing);
      again.update(wordOf(now, "playback-again"));
      show(speed, several && now.playing && !now.holds);
      setText(speed.firstElementChild, wordOf(now, "playback-speed"));
      keyed(choice, Object.keys(PLAYBACK_SPEEDS), (name) => name, (name) => h("option", { value: name }), (option, name) => setText(option, wordOf(now, `playback-${name}`)));
      choice.value = playbackSpeed(memory.get(PLAYBACK_MEMORY));
      setText(why.firstElementChild, wordOf(now, "playback-ask"));
      const asked = now.asks?.find(({ n }) => n === now.at);
      setAttr(why, "aria-label", asked?.ask ?? null);
      show(why, asked && now.reason?.n !== now.at && !now.holds);
      const telling = now.reason?.told && (listed.length ? listed : told.slice(-1)).some(({ n }) => n === now.reason?.n);
      setText(reason, telling ? now.reason?.told ?? "" : "");
      show(reason, telling);
      setText(sinceTitle, wordOf(now, "playback-since"));
      setAttr(since, "aria-label", wordOf(now, "playback-since"));
      setText(all, wordOf(now, "playback-all"));
      show(all, listed.length && !whole && crowded);
      show(sinceTitle, listed.length);
      since.classList.toggle("is-whole", whole);
      show(since, listed.length);
      keyed(since, listed, (one) => `${one.n} ${one.text}`, line, (item, one) => {
        ask(item, now.asks?.find(({ n }) => n === one.n), now.reason?.n === one.n);
        item.classList.toggle("is-minor", Boolean(now.matters?.length) && !now.matters?.includes(one.n));
      });
      setAttr(root, "data-playing", now.playing);
      show(root, event || now.taken);
    });
  }

  return {
    /** @param {PlaybackState} now */
    update(now) {
      const before = state;
      state = now;
      asked = false;
      const moved = before !== null && (before.at !== now.at || before.first !== now.first);
      if (!now.playing || before?.first !== now.first) skipping = false;
      if (before && before.first !== now.first) paused = whole = false;
      if (moved) {
        const from = before.first === now.first ? before.at : now.first - 1;
        marks.next(now.at >= now.first && (now.still || now.at - from <= 1)); // who skips a dozen steps would see marks all over
        flying.next();
      }
      draw();
      if (!since.hidden && (!before || moved || before.playing)) requestAnimationFrame(fit);
      card.update(now.card, moved);
      if (now.interlude && now.holds && !before?.interlude) onward.scrollIntoView({ block: "nearest" }); // it stands below what was in sight
      wait();
    },
    settled() {
      if (asked) {
        asked = false;
        wait();
      }
    },
    destroy() {
      window.clearTimeout(timer);
      still.removeEventListener("change", becomeStill);
      document.removeEventListener("visibilitychange", wait);
      marks.end();
      flying.end();
    },
  };
}

/** What a part of the game came to. @param {PlaybackInterlude} told */
function playbackInterlude(told) {
  const id = freshId("interlude");
  return h(
    "div",
    null,
    h("h3", { class: "krom-title", id, text: told.title }),
    ...told.text.map((line) => h("p", { text: line })),
    h("table", { "aria-labelledby": id }, h("thead", null, h("tr", null, h("td"), ...told.head.map((name) => h("th", { scope: "col", text: name })))), h("tbody", null, ...told.rows.map((row) => h("tr", null, h("th", { scope: "row", text: row[0] }), ...row.slice(1).map((cell) => h("td", { text: cell })))))),
  );
}

/** @param {string} name @param {string} sign @param {() => void} act */
function playbackButton(name, sign, act) {
  const text = h("span");
  const el = h("button", { type: "button", class: "krom-btn is-small", "data-do": name, onclick: act }, icon(sign), text);
  let drawn = sign;
  return {
    el,
    /** @param {string} word @param {string} [wanted] the picture of the moment */
    update(word, wanted = sign) {
      setText(text, word);
      if (drawn === wanted) return;
      drawn = wanted;
      el.firstElementChild?.replaceWith(icon(wanted));
    },
  };
}
