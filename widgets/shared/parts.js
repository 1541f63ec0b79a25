import { freshId, h, setAttr, setText } from "./dom.js";
import { icon, markGlyph } from "./art.js";

/**
 * Small parts that several widgets show.
 *
 * @typedef {{id: string, name: string, text: string, mark: string, markText: string}} CardFace
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

/** Where a thing comes from: a small sign that opens into a sentence. @param {{mark: string, markText: string}} card */
export function provenance(card) {
  return h(
    "details",
    { class: "krom-mark", "data-mark": card.mark },
    h("summary", { title: card.markText, "aria-label": card.markText }, markGlyph(card.mark)),
    h("p", { text: card.markText }),
  );
}

/** A card as one line that opens: name, what it does, where it comes from. @param {CardFace} card @param {SVGElement} picture */
export function foldedCard(card, picture) {
  return h(
    "details",
    { class: "krom-fold", "data-card": card.id },
    h(
      "summary",
      null,
      picture,
      h("span", { text: card.name }),
      h("span", { class: "krom-sign", title: card.markText, "aria-hidden": "true", "data-mark": card.mark }, markGlyph(card.mark)),
    ),
    h("p", { text: card.text }),
    h("p", { class: "krom-small" }, markGlyph(card.mark), " ", card.markText),
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
