import { freshId, h, keyed, partRoot, setAttr, setText, show, wordOf } from "../shared/dom.js";
import { clipboardCopy } from "../shared/clipboard.js";
import { roomRunning } from "../room/teacher.js";

/**
 * For teachers: the activities as cards; one of them with its link, its QR code, and what one should have read before.
 *
 * @typedef {{id: string, game: string, title: string, goal: string, facts: string[], setUp: string, try: string}} TeachersCard
 * @typedef {{sections: {name: string, title: string, lines: string[]}[]}} PlanState
 * @typedef {{running: {text: string, hash: string} | null, cards: TeachersCard[], words: Record<string, string>}} TeachersState
 * @typedef {{goal: string, facts: string[], key: string, hash: string,
 *   wall: string, codes: string, code: {size: number, path: string} | null, words: Record<string, string>}} InvitationState
 */

const TEACHERS_SVG = "http://www.w3.org/2000/svg";
const TEACHERS_HERE = /^(localhost|127\.|\[?::1)/;

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send */
export function mountTeachers(el, send) {
  let gone = false;
  const said = h("b");
  const way = h("a", { class: "krom-btn is-main" });
  const running = h("p", { class: "krom-teachers-running", role: "status" }, said, way);
  const list = h("ul", { class: "krom-teachers-cards" });
  const root = partRoot("teachers");
  root.append(running, list);
  el.append(root);
  roomRunning().then((activity) => activity && !gone && send({ do: "running", activity }));

  function makeCard() {
    const title = h("h2", { class: "krom-title" });
    const game = h("p", { class: "krom-teachers-game" });
    const goal = h("p");
    const facts = h("ul", { class: "krom-quiz-given" });
    const setUp = h("a", { class: "krom-btn is-main" });
    const trial = h("a", { class: "krom-btn" });
    return Object.assign(h("li", { class: "krom-panel krom-teachers-card" }, title, game, goal, facts, h("p", { class: "krom-activity-does" }, setUp, trial)), { kromParts: { title, game, goal, facts, setUp, trial } });
  }

  return {
    /** @param {TeachersState} state */
    update(state) {
      show(running, state.running);
      setText(said, state.running?.text ?? "");
      setAttr(way, "href", state.running?.hash);
      setText(way, wordOf(state, "class-running-way"));
      keyed(list, state.cards, (card) => card.id, makeCard, (item, card) => {
        const { title, game, goal, facts, setUp, trial } = item.kromParts;
        setText(title, card.title);
        setText(game, card.game);
        setText(goal, card.goal);
        keyed(facts, card.facts, (_, n) => n, () => h("li"), (line, text) => setText(line, text));
        for (const [link, hash, key] of [[setUp, card.setUp, "class-set-up"], [trial, card.try, "class-try"]]) {
          setAttr(link, "href", hash);
          setText(link, wordOf(state, key));
          setAttr(link, "aria-label", `${wordOf(state, key)}: ${card.title}`);
        }
      });
    },
    destroy() {
      gone = true;
    },
  };
}

/** Whether an address leads to this computer only. @param {string} host */
export function teachersLocal(host) {
  return TEACHERS_HERE.test(host);
}

/** A QR code, black on white whatever the theme: cameras want it so. */
export function teachersCode() {
  const svg = document.createElementNS(TEACHERS_SVG, "svg");
  const path = document.createElementNS(TEACHERS_SVG, "path");
  svg.setAttribute("class", "krom-qr");
  svg.setAttribute("role", "img");
  svg.setAttribute("shape-rendering", "crispEdges");
  svg.append(path);
  return {
    el: svg,
    /** @param {{size: number, path: string} | null} code @param {string} name */
    update(code, name) {
      setAttr(svg, "hidden", code === null);
      setAttr(svg, "aria-label", name);
      setAttr(svg, "viewBox", `0 0 ${code?.size ?? 1} ${code?.size ?? 1}`);
      setAttr(path, "d", code?.path ?? "");
    },
  };
}

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} send @param {import("../stage/stage.js").Around} around */
export function mountInvitation(el, send, around) {
  /** @type {InvitationState | null} */
  let state = null;
  let told = false;
  const goal = h("p", { class: "krom-prose-lead" });
  const facts = h("ul", { class: "krom-quiz-given" });
  const label = h("h2", { class: "krom-title", id: freshId("link") });
  const link = h("a", { class: "krom-invitation-link" });
  const copy = h("button", { type: "button", class: "krom-btn", "data-do": "copy", onclick: copyLink });
  const trial = h("a", { class: "krom-btn" });
  const wall = h("a", { class: "krom-btn is-main" });
  const codes = h("a", { class: "krom-btn" });
  const local = h("p", { class: "krom-small" });
  const code = teachersCode();
  const root = partRoot("invitation");
  root.append(
    goal,
    facts,
    h("section", { class: "krom-panel krom-invitation-ways", "aria-labelledby": label.id }, code.el, h("div", { class: "krom-invitation-text" }, label, link, local, h("p", { class: "krom-activity-does" }, wall, copy, trial, codes), h("div", { "data-handout": "" }))),
  );
  el.append(root);

  async function copyLink() {
    if (!state || !(await clipboardCopy(around.address(state.hash)))) return;
    setText(copy, wordOf(state, "class-copied"));
    around.say(wordOf(state, "class-copied"));
  }

  return {
    /** @param {InvitationState} now */
    update(now) {
      state = now;
      setText(goal, now.goal);
      keyed(facts, now.facts, (_, n) => n, () => h("li"), (line, text) => setText(line, text));
      setText(label, wordOf(now, "class-link"));
      setAttr(link, "href", now.hash);
      setText(link, around.address(now.hash));
      setText(copy, wordOf(now, "class-copy"));
      for (const [way, hash, key] of /** @type {[HTMLElement, string, string][]} */ ([[wall, now.wall, "class-wall"], [trial, now.hash, "class-try"], [codes, now.codes, "class-codes"]])) {
        setAttr(way, "href", hash);
        setText(way, wordOf(now, key));
      }
      show(local, teachersLocal(location.hostname));
      setText(local, wordOf(now, "class-local"));
      code.update(now.code, wordOf(now, "class-qr"));
      const address = around.address("");
      if (!told && address.startsWith("http")) send({ do: "reached", address });
      told = true;
    },
  };
}

/** What a teacher should have read before. @param {HTMLElement} el */
export function mountPlan(el) {
  const sections = h("div", { class: "krom-plan" });
  el.append(sections);
  return {
    /** @param {PlanState} now */
    update(now) {
      keyed(sections, now.sections, (section) => section.name, (section) => h("section", { class: "krom-panel", "data-section": section.name }, h("h2", { class: "krom-title" }), h("div")), (item, section) => {
        setText(item.firstElementChild, section.title);
        keyed(item.lastElementChild, section.lines, (_, n) => n, () => h("p"), (line, text) => setText(line, text));
      });
    },
  };
}
