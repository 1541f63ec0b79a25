import { h } from "../shared/dom.js";
import { artOf, icon, iconKnown, pawn, pawnColour } from "../shared/art.js";
import { patched } from "../shared/patch.js";
import { wayToAnswer } from "../shared/way.js";
import { mountAccount } from "../account/account.js";
import { mountActivity } from "../activity/activity.js";
import { mountBox } from "../box/box.js";
import { mountChapters } from "../chapters/chapters.js";
import { mountCoach } from "../coach/coach.js";
import { mountCodes } from "../collected/codes.js";
import { mountCollected } from "../collected/collected.js";
import { mountCoverage } from "../coverage/coverage.js";
import { mountDeviations } from "../deviations/deviations.js";
import { mountDice } from "../dice/dice.js";
import { mountEditor } from "../editor/editor.js";
import { mountExample } from "../example/example.js";
import { mountExercise } from "../exercise/exercise.js";
import { mountForm } from "../form/form.js";
import { mountHeading } from "../heading/heading.js";
import { mountLesson } from "../lesson/lesson.js";
import { mountLinks } from "../links/links.js";
import { mountLog } from "../log/log.js";
import { mountMet } from "../met/met.js";
import { mountNewgame } from "../newgame/newgame.js";
import { mountOdds } from "../odds/odds.js";
import { mountPlayback } from "../playback/playback.js";
import { mountProgress } from "../progress/progress.js";
import { mountProse } from "../prose/prose.js";
import { mountQuestion } from "../question/question.js";
import { mountQuiz } from "../quiz/quiz.js";
import { mountTally } from "../quiz/tally.js";
import { mountRulebook } from "../rulebook/rulebook.js";
import { mountScore } from "../score/score.js";
import { mountInvitation, mountPlan, mountTeachers } from "../teachers/teachers.js";
import { mountTries } from "../tries/tries.js";
import { mountWalk } from "../walk/walk.js";
import { mountWall } from "../wall/wall.js";
import { games } from "./games.js";
import { layersLaid } from "./layers.js";
import { layOutGame } from "./game.js";

/**
 * The parts of a page: drawn, changed as Python says, and what people do in them passed on. The stage (the app) and what a
 * notebook holds both are a scene with something around it.
 *
 * @typedef {import("./stage.js").Mount} Mount
 * @typedef {import("./stage.js").Part} Part
 * @typedef {import("./stage.js").Around} Around
 * @typedef {import("./stage.js").Reply} Reply
 * @typedef {import("./stage.js").StagePage} StagePage
 */

/** The widgets that all games share. @type {Record<string, Mount>} */
const SCENE_MOUNTS = {
  account: mountAccount,
  activity: mountActivity,
  box: mountBox,
  chapters: mountChapters,
  coach: mountCoach,
  codes: mountCodes,
  collected: mountCollected,
  coverage: mountCoverage,
  deviations: mountDeviations,
  dice: mountDice,
  editor: mountEditor,
  example: mountExample,
  exercise: mountExercise,
  form: mountForm,
  heading: mountHeading,
  invitation: mountInvitation,
  lesson: mountLesson,
  links: mountLinks,
  log: mountLog,
  met: mountMet,
  newgame: mountNewgame,
  odds: mountOdds,
  plan: mountPlan,
  playback: mountPlayback,
  progress: mountProgress,
  prose: mountProse,
  question: mountQuestion,
  quiz: mountQuiz,
  rulebook: mountRulebook,
  score: mountScore,
  tally: mountTally,
  teachers: mountTeachers,
  tries: mountTries,
  walk: mountWalk,
  wall: mountWall,
};

/** What draws a kind of part: `log` is everybody's, `GAME/board` a game's own. @param {string} kind @returns {Mount | undefined} */
function sceneMount(kind) {
  const [game, widget] = kind.split("/");
  return widget === undefined ? artOf(SCENE_MOUNTS, kind) : artOf(artOf(games, game)?.mounts ?? {}, widget);
}

/** The game that was the only one once. */
export function sceneFirstGame() {
  return Object.keys(games)[0] ?? "";
}

/** The address of a rule, within the app. @param {string} game @param {string} id */
export function sceneRule(game, id) {
  return `#/${game}/rules/${id}`;
}

/**
 * The pictures of the page's game.
 * @param {() => string} game its name
 * @returns {Pick<Around, "icon" | "iconFor" | "figure" | "figureColour" | "face" | "logPicture">}
 */
export function sceneArt(game) {
  const art = {
    /** @param {string} name @param {string} [className] @param {string} [of] */
    icon: (name, className, of) => art.iconFor(name, className, of) ?? icon(name, className),
    /** @param {string} name @param {string} [className] @param {string} [of] */
    iconFor: (name, className, of = game()) => artOf(artOf(games, of)?.icons ?? {}, name)?.(className) ?? (iconKnown(name) ? icon(name, className) : null),
    /** @param {string} name @param {string} [className] */
    figure: (name, className) => artOf(games, game())?.figure?.(name, className) ?? pawn(name, className),
    /** @param {string} name */
    figureColour: (name) => artOf(games, game())?.colour?.(name) ?? pawnColour(name),
    /** @param {string} name @param {string} [className] */
    face: (name, className) => (artOf(games, game())?.figures?.includes(name) ? art.figure(name, className) : null),
    /** @param {string} kind */
    logPicture(kind) {
      const name = artOf(artOf(games, game())?.logPictures ?? {}, kind);
      return name === undefined ? null : art.icon(name);
    },
  };
  return art;
}

/** @param {HTMLElement} main where the parts stand @param {(message: any) => boolean} send whether it was sent @param {Around} around */
export function sceneIn(main, send, around) {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  /** @type {Map<string, any>} the state of each part */
  const states = new Map();
  /** @type {Map<string, HTMLElement>} */
  const places = new Map();
  /** The sheet that somebody chose to look at; null for none. @type {string | null | undefined} */
  let sheet;
  /** Whether what has happened was being played back when it was last heard. */
  let hearing = false;
  /** @type {string[]} parts that wait for an answer, the first one first */
  const sent = [];

  /** @param {string} name @param {any} intent */
  function intend(name, intent) {
    if (send({ part: name, ...intent })) sent.push(name);
  }

  /** Another sheet is looked at, or none. @param {string | null} wanted */
  function look(wanted) {
    sheet = wanted;
    if (send({ sheet })) sent.push(sheet ?? "");
  }

  /** Lay out and draw a page. @param {StagePage} page @param {Record<string, any>} given the states @param {(laid: HTMLElement[]) => void} place */
  function build(page, given, place) {
    clear();
    around.way = wayToAnswer();
    around.drawn = sceneMount;
    for (const { name, kind } of page.parts) places.set(name, h("div", { class: "krom-app-part", "data-part": name, "data-kind": kind }));
    place(page.layout === "game" ? layOutGame(page, places, around, look) : layersLaid(page, places));
    for (const { name, kind } of page.parts) {
      const room = /** @type {HTMLElement} */ (places.get(name));
      const part = sceneMount(kind)?.(room, (intent) => intend(name, intent), around);
      if (!part) continue;
      room.querySelectorAll("[data-part]").forEach((inner) => inner.removeAttribute("data-part"));
      parts.set(name, part);
      states.set(name, given[name]);
      if (given[name]) part.update(given[name]);
    }
  }

  /** All parts as they are now. @param {Record<string, any>} given */
  function update(given) {
    const waiting = new Set(sent.splice(0));
    parts.forEach((part, name) => {
      states.set(name, given[name]);
      if (given[name]) part.update(given[name]);
      if (waiting.has(name)) part.settled?.();
    });
    if (sheet !== undefined) look(sheet);
  }

  /** Where the keyboard goes on when what it was on is done: to dice or a card that wait, else to what is asked. @returns {HTMLElement | null} */
  function onward() {
    return main.querySelector('[data-kind="dice"] .krom-actions :is([data-do="roll"], [data-do="draw"]):not([hidden], [hidden] *, [disabled])') ?? main.querySelector('[data-kind="question"] .krom-question-sentence');
  }

  /** What has changed of the parts. @param {NonNullable<Reply["changes"]>} changes */
  function patch(changes) {
    const tree = /** @type {Document | ShadowRoot} */ (main.getRootNode());
    const before = tree.activeElement;
    patchParts(changes);
    queueMicrotask(() => { // parts keep the keyboard's place when all of them are patched
      const now = tree.activeElement;
      const gone = before && now !== before && (now === document.body || now?.matches("h2"));
      if (gone && (!before.isConnected || main.contains(before))) requestAnimationFrame(() => onward()?.focus({ preventScroll: true })); // once it is drawn
    });
  }

  /** @param {NonNullable<Reply["changes"]>} changes */
  function patchParts(changes) {
    const focused = /** @type {Document | ShadowRoot} */ (main.getRootNode()).activeElement;
    const names = Object.keys(changes).filter((one) => parts.has(one));
    const first = names.filter((one) => places.get(one)?.contains(focused)); // to hide what has the focus lays out all that is new on the page
    for (const name of names) states.set(name, patched(states.get(name), changes[name])); // all of them first: what is played back reads the log
    for (const name of new Set([...first, ...names])) if (states.get(name)) parts.get(name)?.update(states.get(name)); // one that is closed stays as it was
  }

  /** The answer to an intent has come. */
  function settle() {
    const name = sent.shift();
    if (name !== undefined) parts.get(name)?.settled?.();
  }

  /** A sentence beside the part it is about, in the place of the last one. @param {Reply} reply */
  function notice(reply) {
    main.querySelectorAll(".krom-app-notice").forEach((old) => old.remove());
    if (!reply.notice) return;
    const near = (reply.noticePart && places.get(reply.noticePart)) || main;
    near.prepend(h("p", { class: "krom-app-notice", role: "alert", text: reply.notice }));
  }

  /** What somebody hears of a game: what was taken back or is new in its log, a line at a time where it is played back, and then what is asked. */
  function heard() {
    const [log, playback, question] = ["log", "playback", "question"].map((name) => states.get(name));
    if (!log || !question) return "";
    const fresh = log.lines.slice(playback?.playing || hearing ? -1 : log.told).map((/** @type {import("../log/log.js").LogLine} */ line) => line.text);
    hearing = Boolean(playback?.playing);
    return [question.taken ?? "", ...fresh, playback?.playing ? "" : question.sentence].join(" ").trim();
  }

  function clear() {
    parts.forEach((part) => part.destroy?.());
    parts.clear();
    states.clear();
    places.clear();
    sent.length = 0;
    sheet = undefined;
  }

  return { intend, build, update, patch, settle, notice, heard, clear, names: () => [...places.keys()], has: (/** @type {string} */ name) => parts.has(name), state: (/** @type {string} */ name) => states.get(name), forget: () => (sent.length = 0), waiting: () => sent.length };
}
