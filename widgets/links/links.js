import { h, keyed, setAttr, setText } from "../shared/dom.js";
import { icon } from "../shared/art.js";

/**
 * Where one can go from here, as cards.
 *
 * @typedef {{hash: string, title: string, lead: string}} LinksLink
 * @typedef {{groups: {title: string, links: LinksLink[]}[]}} LinksState
 */

/** The picture on a card, by the last word of its address; none is needed. */
const LINKS_PICTURES = {
  play: "dice", setup: "hand", movement: "foot", combat: "scales", cave: "cave", forest: "forest", savannah: "savannah", mountain: "mountain",
  bonus: "bonus", glacial: "stars", kromosaurus: "paw", hunt: "paw", reach: "dice", duel: "life", meeting: "person", rules: "book",
};

/** @param {HTMLElement} el @param {import("../shared/dom.js").Send} _send @param {import("../stage/stage.js").Around} around */
export function mountLinks(el, _send, around) {
  const root = h("div", { class: "krom-links" });
  el.append(root);
  return {
    /** @param {LinksState} state */
    update(state) {
      keyed(
        root,
        state.groups,
        (_, n) => n,
        () => h("section", { class: "krom-links-group" }, h("h2", { class: "krom-links-title" }), h("ul", { class: "krom-links-list" })),
        (section, group) => {
          setText(section.firstElementChild, group.title);
          setAttr(section, "data-alone", group.links.length === 1 ? "true" : null);
          keyed(section.lastElementChild, group.links, (link) => link.hash, linksCard, (card, link) => linksPatch(card, link, around));
        },
      );
    },
  };
}

/** @param {LinksLink} link */
function linksCard(link) {
  const last = /** @type {keyof typeof LINKS_PICTURES} */ (link.hash.split("/").pop());
  return h(
    "li",
    null,
    h(
      "a",
      { class: "krom-links-card", href: link.hash },
      h("span", { class: "krom-links-picture" }, icon(LINKS_PICTURES[last] ?? "question")),
      h("span", { class: "krom-links-name" }, h("span"), " ", h("span", { class: "krom-seen", hidden: true }, icon("check"), h("span"))),
      h("span", { class: "krom-links-lead" }),
    ),
  );
}

/** @param {HTMLElement} card @param {LinksLink} link @param {import("../stage/stage.js").Around} around */
function linksPatch(card, link, around) {
  const [name, seen] = /** @type {any} */ (card.querySelector(".krom-links-name")).children;
  setText(name, link.title);
  setText(/** @type {Element} */ (card.querySelector(".krom-links-lead")), link.lead);
  seen.hidden = !around.seen(link.hash);
  setText(seen.lastElementChild, around.word("done-before"));
  setAttr(card, "data-seen", seen.hidden ? null : "true");
}
