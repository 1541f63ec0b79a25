import { freshId, h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { icon } from "../shared/art.js";
import { clipboardCopy } from "../shared/clipboard.js";
import { roomKeys, roomWall } from "../room/teacher.js";
import { teachersCode, teachersLocal } from "../teachers/teachers.js";

/**
 * The teacher's page of an activity: hears from the server what comes in and passes it on to Python, which adds it up; shows who is still
 * working; leads the class.
 *
 * @typedef {{number: number, name: string, done: number, of: number, said: string, out: string, outSure: string}} WallPupil
 * @typedef {{key: string, hash: string, label: string}} WallWay
 * @typedef {{key: string, heard: {room: string, version: number}, leads: boolean, paused: boolean, revealed: boolean, standing: string, working: string, codes: string,
 *   pupils: WallPupil[], join: {hash: string, link: string, code: {size: number, path: string} | null}, next: WallWay | null, nextSure: string,
 *   elsewhere: {said: string, hash: string} | null, local: string, words: Record<string, string>}} WallState
 *
 * How it stands with the server. A page is outdated when it had the key of a server that was started anew since.
 * @typedef {"waiting" | "live" | "lost" | "stranger" | "outdated" | "alone"} WallLine
 */

/** Milliseconds after which what was passed on to Python is asked for again. */
const WALL_LOST = 5000;

/** Whether the next wall is to be in projector view: the class goes on, and so does what is on the wall. */
let wallStaysLarge = false;

/** What is said where there is no class to tell of. @type {Partial<Record<WallLine, string>>} */
const WALL_SAYS = { waiting: "wall-waiting", stranger: "wall-not-teacher", outdated: "wall-outdated", alone: "wall-alone" };

/** The address of the app for others: as this browser has it, unless that leads nobody else here. @param {Pick<Location, "hostname" | "origin" | "pathname">} here @param {string} told by the server */
export function wallAddress(here, told) {
  return teachersLocal(here.hostname) ? told : `${here.origin}${here.pathname}`;
}

/**
 * @param {HTMLElement} el
 * @param {import("../shared/dom.js").Send} send
 * @param {import("../stage/stage.js").Around} around
 */
export function mountWall(el, send, around) {
  /** @type {WallState | null} */
  let state = null;
  /** @type {WallLine} */
  let line = "waiting";
  /** @type {ReturnType<typeof roomWall> | null} */
  let room = null;
  let reached = "";
  let begun = false;
  /** The last key that was tried. */
  let tried = "";
  /** Called when Python has taken in what the server told. */
  let heard = () => {};

  const standing = h("p", { class: "krom-wall-standing", role: "status" });
  const why = h("p", { class: "krom-wall-why", role: "status" });
  const begin = button("begin", "start", () => lead({ do: "next", activity: state?.key }));
  const pause = button("pause", "pause", () => lead({ do: "pause", on: !state?.paused }));
  const reveal = button("reveal", "search", () => lead({ do: "reveal", on: !state?.revealed }));
  const next = button("next", "next", goOn);
  const large = button("large", "card", () => project(!isLarge()));
  const elsewhere = h("a", { class: "krom-btn" });
  const codes = h("a", { class: "krom-btn" });
  const controls = h("div", { class: "krom-wall-does", role: "group" }, begin, elsewhere, pause, reveal, next, large);
  const joinTitle = h("summary", { class: "krom-title" });
  const code = teachersCode();
  const link = h("a", { class: "krom-wall-link" });
  const copy = button("copy", "link", () => state && clipboardCopy(state.join.link));
  const local = h("p", { class: "krom-wall-local krom-small" });
  const come = h("details", { class: "krom-wall-join krom-panel", open: true }, joinTitle, h("div", { class: "krom-wall-inside" }, code.el, link, copy, local));
  const workTitle = h("summary", { class: "krom-title", id: freshId("working") });
  const pupils = h("ul", { class: "krom-wall-pupils", "aria-labelledby": workTitle.id });
  const working = h("details", { class: "krom-wall-working krom-panel" }, workTitle, pupils);
  const root = partRoot("wall");
  root.append(standing, codes, why, controls, h("div", { class: "krom-wall-beside" }, come, working));
  el.append(root);
  document.addEventListener("keydown", escape, true);
  document.addEventListener("fullscreenchange", small);
  window.addEventListener("storage", tryAgain);

  /** @param {string} what @param {string} picture @param {() => void} onclick */
  function button(what, picture, onclick) {
    return h("button", { type: "button", class: "krom-btn", "data-do": what, onclick }, icon(picture), h("span"));
  }

  // --- the room

  function enter() {
    if (room || !state) return;
    tried = roomKeys()[0] ?? "";
    room = roomWall({
      of: state.key,
      since: () => state?.heard ?? { room: "", version: 0 },
      onNews: hear,
      onAlone: () => setLine("alone"),
      onStranger: () => setLine(tried ? "outdated" : "stranger"),
      onSilent: () => setLine("lost"),
    });
  }

  /** The teacher's address was opened in another window of this browser. */
  function tryAgain() {
    if ((line !== "stranger" && line !== "outdated") || roomKeys()[0] === tried) return;
    leave();
    enter();
  }

  /** Pass on what the server told; done when it has been taken in. @param {import("../room/teacher.js").RoomNews} news */
  async function hear(news) {
    setLine("live");
    const address = wallAddress(location, news.address);
    if (address !== reached) send({ do: "reached", address });
    reached = address;
    if (news.activity === null && !begun) {
      begun = true;
      lead({ do: "next", activity: state?.key });
    }
    const { address: _, ...told } = news;
    await new Promise((resolve) => {
      const late = setTimeout(resolve, WALL_LOST);
      heard = () => {
        if (state?.heard.room !== news.room || state.heard.version !== news.version) return;
        clearTimeout(late);
        resolve(undefined);
      };
      send({ do: "hear", news: JSON.stringify(told) });
    });
  }

  /** @param {WallLine} now */
  function setLine(now) {
    if (line === now) return;
    line = now;
    if (state) draw(state);
  }

  /** @param {{do: "next" | "pause" | "reveal" | "dismiss" | "dismiss-like", [field: string]: unknown}} what */
  async function lead(what) {
    const answer = await room?.lead(what);
    const failed = answer && answer.status !== 200;
    setText(why, failed ? (answer.body.why ?? wordOf(state ?? {}, "wall-lost")) : "");
    return failed ? null : answer;
  }

  /** Lead the class to the next activity, and come along. */
  async function goOn() {
    const way = state?.next;
    if (!way || (state?.nextSure && !window.confirm(state.nextSure))) return;
    if (!(await lead({ do: "next", activity: way.key }))) return;
    wallStaysLarge = isLarge();
    location.hash = way.hash;
  }

  /** Take somebody out; where many others have the same address, these too if the teacher says so. @param {WallPupil} pupil */
  async function dismiss(pupil) {
    if (!window.confirm(pupil.outSure)) return;
    const answer = await lead({ do: "dismiss", pupil: pupil.number });
    if (answer?.body.ask && window.confirm(answer.body.ask)) lead({ do: "dismiss-like", pupil: pupil.number });
  }

  // --- on a wall

  function frame() {
    return /** @type {HTMLElement | null} */ (el.closest(".krom"));
  }

  function isLarge() {
    return frame()?.dataset.projector === "";
  }

  /** @param {boolean} on */
  function project(on) {
    const app = frame();
    wallStaysLarge = false;
    if (!app || on === isLarge()) return;
    send({ do: "large", large: on });
    setAttr(app, "data-projector", on);
    setAttr(large, "aria-pressed", String(on));
    if (on && !document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
    else if (!on && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  /** @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key === "Escape" && isLarge()) project(false);
  }

  /** A browser takes Escape for itself while it fills the screen. */
  function small() {
    if (!document.fullscreenElement) project(false);
  }

  // --- drawing

  /** @param {WallPupil} pupil */
  function makePupil(pupil) {
    const name = h("b");
    const said = h("span");
    const done = h("progress");
    const out = h("button", { type: "button", class: "krom-btn is-small", "data-do": "dismiss" }, "✗");
    const item = h("li", { "data-pupil": pupil.number }, name, done, said, out);
    out.addEventListener("click", () => dismiss(/** @type {any} */ (item).kromPupil));
    return Object.assign(item, { kromParts: { name, said, done, out } });
  }

  /** @param {WallState} now */
  function draw(now) {
    const live = line === "live" || line === "lost";
    setText(standing, live ? now.standing : wordOf(now, WALL_SAYS[line] ?? ""));
    if (line === "lost") setText(why, wordOf(now, "wall-lost"));
    else if (why.textContent === wordOf(now, "wall-lost")) setText(why, "");
    show(controls, live);
    show(codes, line === "alone" || line === "stranger" || line === "outdated");
    setAttr(codes, "href", now.codes);
    setText(codes, wordOf(now, "wall-codes"));
    show(begin, !now.leads);
    setText(begin.lastElementChild, wordOf(now, now.elsewhere ? "wall-lead" : "wall-begin"));
    show(elsewhere, now.elsewhere);
    setText(elsewhere, now.elsewhere?.said ?? "");
    setAttr(elsewhere, "href", now.elsewhere?.hash);
    for (const each of [pause, reveal]) show(each, now.leads);
    setText(pause.lastElementChild, wordOf(now, now.paused ? "wall-go-on" : "wall-pause"));
    setAttr(pause, "aria-pressed", String(now.paused));
    const art = now.paused ? "start" : "pause";
    if (pause.dataset.icon !== art) pause.firstElementChild?.replaceWith(icon(art));
    pause.dataset.icon = art;
    setText(reveal.lastElementChild, wordOf(now, now.revealed ? "wall-hide" : "wall-reveal"));
    setAttr(reveal, "aria-pressed", String(now.revealed));
    show(next, now.leads && now.next);
    setText(next.lastElementChild, wordOf(now, "wall-next"));
    setAttr(next, "title", now.next?.label);
    setText(large.lastElementChild, wordOf(now, "wall-large"));
    drawJoin(now);
    setText(workTitle, now.working);
    show(working, now.pupils.length);
    keyed(pupils, now.pupils, ({ number }) => number, makePupil, (item, pupil) => {
      const { name, said, done, out } = item.kromParts;
      item.kromPupil = pupil;
      setText(name, pupil.name);
      setText(said, pupil.said);
      setAttr(done, "max", pupil.of);
      setAttr(done, "value", pupil.done);
      setAttr(done, "aria-label", `${pupil.name}: ${pupil.said}`);
      setAttr(out, "aria-label", pupil.out);
      setAttr(out, "title", pupil.out);
    });
  }

  /** @param {WallState} now */
  function drawJoin({ join, local: warning, words }) {
    setText(local, warning);
    show(local, warning);
    show(come, join.code);
    setText(joinTitle, wordOf({ words }, "wall-join"));
    setText(copy.lastElementChild, wordOf({ words }, "wall-copy"));
    setText(link, join.link);
    setAttr(link, "href", join.hash);
    code.update(join.code, wordOf({ words }, "wall-code"));
  }

  return {
    /** @param {WallState} now */
    update(now) {
      const before = state;
      state = now;
      if (!before && now.heard.room) line = "live"; // after a reload or in another language: the server answers only when there is news
      setAttr(come, "data-small", now.pupils.length > 0); // what comes in needs the room, and who is late still finds the way
      if (before && before.key !== now.key) leave();
      keepFocus(root, () => pause, () => draw(now));
      if (before?.key !== now.key && wallStaysLarge) project(true);
      heard();
      if (before && now.heard.version < before.heard.version) room?.anew(); // another table, which has heard of nothing yet
      enter();
    },
    destroy() {
      leave();
      frame()?.removeAttribute("data-projector");
      document.removeEventListener("keydown", escape, true);
      document.removeEventListener("fullscreenchange", small);
      window.removeEventListener("storage", tryAgain);
    },
  };

  function leave() {
    room?.leave();
    room = null;
    begun = false;
  }
}
