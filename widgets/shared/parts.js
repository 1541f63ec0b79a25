import { freshId, h, keyed, setAttr, setText, show } from "./dom.js";
import { icon, markGlyph } from "./art.js";

/**
 * Small parts that several widgets show.
 *
 * @typedef {{mark: string, markText: string}} Marked
 * @typedef {Marked & {id: string, name: string, text: string}} CardFace
 * @typedef {{why?: string | null, rule: string | null, ruleText?: string | null}} Ruling
 */

/** A link to a rule. @param {{rule: (id: string) => string}} around */
export function ruleLink(around) {
  const text = h("span");
  const link = h("a", { class: "krom-rule" }, icon("book"), text);
  return {
    el: link,
    /** @param {string} rule @param {string} name */
    update(rule, name) {
      setAttr(link, "href", around.rule(rule));
      setAttr(link, "data-rule", rule);
      setText(text, name);
    },
  };
}

/** A note that gives a reason, the rule behind it, and the way to that rule. @param {{rule: (id: string) => string}} around */
export function rulingNote(around) {
  const why = h("p", { class: "krom-note-why" });
  const text = h("p", { class: "krom-note-rule" });
  const link = ruleLink(around);
  const el = h("div", { class: "krom-note", id: freshId("note"), hidden: true }, why, text, link.el);
  return {
    el,
    /** @param {Ruling | null | undefined} ruling @param {string} word */
    update(ruling, word) {
      const shown = Boolean(ruling?.rule);
      if (el.hidden === shown) el.hidden = !shown;
      if (!ruling?.rule) return;
      setText(why, ruling.why ?? "");
      setText(text, ruling.ruleText ?? "");
      why.hidden = !ruling.why;
      text.hidden = !ruling.ruleText;
      link.update(ruling.rule, word);
    },
  };
}

/** Where a thing comes from: a small sign, which a legend explains. @param {Marked} thing */
export function provenance(thing) {
  return h("span", { class: "krom-mark", role: "img", "data-mark": thing.mark, title: thing.markText, "aria-label": thing.markText }, markGlyph(thing.mark));
}

/** What the signs of provenance mean, each once. */
export function markLegend() {
  const el = h("ul", { class: "krom-legend" });
  return {
    el,
    /** @param {Marked[]} things */
    update(things) {
      const signs = [...new Map(things.map((thing) => [thing.mark, thing])).values()];
      show(el, signs.length);
      keyed(el, signs, ({ mark, markText }) => `${mark} ${markText}`, ({ mark, markText }) => h("li", { "data-mark": mark }, markGlyph(mark), " ", markText));
    },
  };
}

/** A card that somebody has: name, what it does, where it comes from. @param {CardFace} card @param {SVGElement} picture */
export function heldCard(card, picture) {
  return h(
    "div",
    { class: "krom-held-card", "data-card": card.id },
    h("div", { class: "krom-held-head" }, picture, h("b", { text: card.name }), provenance(card)),
    h("p", { text: card.text }),
  );
}

/** A row of things of which some are there: hearts of life, stars of points. @param {string} id @param {import("./art.js").Draw} draw */
export function ladder(id, draw) {
  const row = h("span", { class: "krom-ladder", "aria-hidden": "true" });
  const number = h("b", { "aria-hidden": "true" });
  const el = h("span", { class: "krom-amounts", role: "img", "data-ladder": id, "data-fact": id }, row, number);
  return {
    el,
    /** @param {number} now @param {number} most @param {string} name */
    update(now, most, name) {
      while (row.childElementCount < most) row.append(draw("krom-pip"));
      while (row.childElementCount > most) row.lastElementChild?.remove();
      [...row.children].forEach((pip, n) => setAttr(pip, "data-full", n < now ? "true" : null));
      setText(number, `${now}/${most}`);
      setAttr(el, "aria-label", `${name} ${now}/${most}`);
    },
  };
}
