import { h, keyed, setAttr, setText, show } from "../shared/dom.js";

/**
 * Where one can go from here, as cards; on a shelf, one of them may be open here. A card has the icon that is named, or the one for the last
 * word of its address; `game` says whose icon it is where it is not the page's game.
 *
 * @typedef {{hash: string, title: string, lead: string, icon?: string, game?: string, here?: boolean}} LinksLink
 * @typedef {{groups: {title: string, links: LinksLink[], shelf?: boolean}[]}} LinksState
 */

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
          show(section.firstElementChild, group.title);
          setAttr(section, "data-alone", group.links.length === 1 && !group.shelf ? "true" : null);
          setAttr(section, "data-shelf", group.shelf ? "true" : null);
          keyed(section.lastElementChild, group.links, (link) => link.hash, (link) => linksCard(link, around), (card, link) => linksPatch(card, link, around));
        },
      );
    },
  };
}

/** The last word of an address: `#/game/learn/combat` is about `combat`. @param {string} hash */
export function linksAbout(hash) {
  return hash.split("/").pop() ?? "";
}

/** @param {LinksLink} link @param {import("../stage/stage.js").Around} around */
function linksCard(link, around) {
  const picture = around.iconFor(link.icon ?? linksAbout(link.hash), undefined, link.game) ?? around.icon("question");
  return h(
    "li",
    null,
    h(
      "a",
      { class: "krom-links-card", href: link.hash },
      h("span", { class: "krom-links-picture" }, picture),
      h("span", { class: "krom-links-name" }, h("span"), " ", h("span", { class: "krom-seen", hidden: true }, around.icon("check"), h("span"))),
      h("span", { class: "krom-links-lead" }),
    ),
  );
}

/** @param {HTMLElement} card @param {LinksLink} link @param {import("../stage/stage.js").Around} around */
function linksPatch(card, link, around) {
  const [name, seen] = /** @type {any} */ (card.querySelector(".krom-links-name")).children;
  setText(name, link.title);
  setAttr(/** @type {Element} */ (card.firstElementChild), "aria-current", link.here ? "true" : null);
  setText(/** @type {Element} */ (card.querySelector(".krom-links-lead")), link.lead);
  seen.hidden = !around.seen(link.hash);
  setText(seen.lastElementChild, around.word("done-before"));
  setAttr(card, "data-seen", seen.hidden ? null : "true");
}
