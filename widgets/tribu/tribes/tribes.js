import { h, keepFocus, keyed, partRoot, setAttr, setText, show, wordOf } from "../../shared/dom.js";
import { icon } from "../../shared/art.js";
import { tribuCrown, tribuGhost, tribuGhostTotem, tribuIcons, tribuRoof } from "../art.js";
import { tribuAmount, tribuBack, tribuSmallCard, tribuTold } from "../card.js";
import { tribuOpenSpots, tribuSpotKey, tribuTouchable } from "../touch.js";

/**
 * The table: the three piles, and everybody's chains as rows of pictures. What can be done is touched where it is done.
 *
 * @typedef {import("../card.js").TribuFace} TribuFace
 * @typedef {import("../touch.js").TribuOpen} TribuOpen
 * @typedef {{id: string, name: string, count: number, top: string | null, label: string}} TribuPile
 * @typedef {{id: string, name: string, card: string | null, next: boolean, lost: boolean}} TribuSlot
 * @typedef {{id: string, leads: boolean, lonely: {last: boolean, mark: string, text: string} | null, slots: TribuSlot[], totem: string | null, totemNext: boolean, active: (string | null)[], activeText: string,
 *   blocks: string[], state: string, label: string, spheres: number, magic: number, magicText: string}} TribuChain
 * @typedef {{name: string, leader: string | null, leaderText: string, me: boolean, who: string, asked: string, moves: boolean, hand: number, handText: string, held: string[], sum: number, sumText: string,
 *   goal: number, complete: number, needed: number, completeText: string, skips: string, chains: TribuChain[]}} TribuPlayer
 * @typedef {{by: string, victim: string, chain: string, card: string, text: string, theft: boolean}} TribuAttack
 * @typedef {{label: string, turn: string, cards: Record<string, TribuFace>, piles: TribuPile[], players: TribuPlayer[], attack: TribuAttack | null,
 *   touch: import("../touch.js").TribuTouch[], words: Record<string, string>}} TribesState
 */

/**
 * @param {HTMLElement} el
 * @param {import("../../shared/dom.js").Send} send
 * @param {import("../../stage/stage.js").Around} around
 */
export function mountTribes(el, send, around) {
  /** @type {TribesState | null} */
  let state = null;
  /** @type {Map<string, TribuOpen>} */
  let open = new Map();
  const piles = h("ul", { class: "tribu-piles", role: "list" });
  const others = h("ul", { class: "tribu-tribes tribu-others", role: "list" });
  const own = h("ul", { class: "tribu-tribes tribu-own", role: "list" });
  const root = partRoot("tribu-tribes");
  const table = h("div", { class: "tribu-table-inside" }, piles, h("div", { class: "tribu-sides" }, others, own));
  root.classList.add("tribu-table");
  root.append(table);
  el.append(root);
  const deaf = around.way?.hear(() => state && draw(state));

  /** @param {TribuOpen} way */
  function act(way) {
    if (way.answer) send({ do: "choose", answer: way.answer });
    else around.way?.go(way.next);
  }

  /** @param {readonly string[]} spot */
  function opened(...spot) {
    return open.get(tribuSpotKey(spot)) ?? null;
  }

  /** A card in its place: another one there is another card. @param {any} place @param {string} key @param {() => Node | null} make */
  function lay(place, key, make) {
    if (place.dataset.lies === key) return;
    place.dataset.lies = key;
    place.tribuCard?.remove();
    place.tribuCard = make();
    if (place.tribuCard) place.prepend(place.tribuCard);
  }

  /** @param {any} place @param {TribuOpen | null} way */
  function touch(place, way) {
    place.tribuTouch ??= tribuTouchable(place);
    place.tribuTouch.update(way, act);
  }

  /** @param {string} card */
  function face(card) {
    return /** @type {TribesState} */ (state).cards[card];
  }

  // --- piles

  /** @param {TribuPile} pile */
  function makePile(pile) {
    const top = h("span", { class: "tribu-place tribu-pile-top" });
    const count = h("b", { "data-flies": "card" });
    const said = h("span", { class: "krom-sr" });
    const caption = h("span", { class: "tribu-pile-name", "aria-hidden": "true" });
    return Object.assign(h("li", { class: "tribu-pile", "data-pile": pile.id, "data-fact": "pile" }, top, h("span", { class: "tribu-pile-foot", "aria-hidden": "true" }, caption, count), said), { tribuParts: { top, count, said, caption } });
  }

  /** @param {any} item @param {TribuPile} pile */
  function patchPile(item, pile) {
    const { top, count, said, caption } = item.tribuParts;
    setText(caption, pile.name);
    setText(count, pile.count);
    setAttr(count, "data-amount", pile.count);
    setText(said, pile.label);
    setAttr(item, "data-many", pile.count > 20 ? "many" : pile.count > 1 ? "some" : pile.count ? "one" : "none");
    lay(top, `${pile.top} ${pile.count > 0}`, () => (pile.top ? tribuSmallCard(face(pile.top)) : pile.id === "deck" && pile.count ? tribuBack(null) : null));
    touch(top, opened(pile.id, "", ""));
  }

  // --- tribes

  /** @param {TribuPlayer} player */
  function makeTribe(player) {
    const leader = h("span", { class: "tribu-leader", "data-fact": "leader" });
    const kind = h("span", { class: "tribu-badge is-kind" });
    const asked = h("span", { class: "tribu-badge is-asked" }, icon("question"), h("span"));
    const skips = h("span", { class: "tribu-badge is-blocked", "data-fact": "skips" }, tribuIcons.block(), h("span"));
    const spheres = tribuAmount("spheres", tribuIcons.sphere());
    const complete = tribuAmount("complete", tribuIcons.chain());
    const hand = tribuAmount("hand", tribuIcons.deck());
    setAttr(hand.el, "data-flies", "card");
    const held = h("ul", { class: "tribu-open-hand", role: "list" });
    const chains = h("ul", { class: "tribu-chains", role: "list" });
    const none = h("p", { class: "tribu-none krom-small" });
    const fresh = h("div", { class: "tribu-place tribu-new" }, h("span", { "aria-hidden": "true", text: "+" }), h("span"));
    const head = h("div", { class: "tribu-head" }, around.figure(player.name), h("b", { class: "tribu-who", text: player.name }), kind, leader, asked, skips, h("span", { class: "tribu-amounts" }, complete.el, spheres.el, hand.el));
    return Object.assign(h("li", { class: "tribu-tribe", "data-player": player.name }, head, held, h("div", { class: "tribu-lay" }, chains, fresh, none)), {
      tribuParts: { kind, leader, asked, skips, spheres, complete, hand, held, chains, none, fresh },
    });
  }

  /** @param {any} item @param {TribuPlayer} player */
  function patchTribe(item, player) {
    const now = /** @type {TribesState} */ (state);
    const { kind, leader, asked, skips, spheres, complete, hand, held, chains, none, fresh } = item.tribuParts;
    item.classList.toggle("is-me", player.me);
    item.classList.toggle("is-asked", Boolean(player.asked));
    item.classList.toggle("is-moving", player.moves);
    show(leader, player.leader);
    if (player.leader && leader.dataset.leader !== player.leader) {
      leader.dataset.leader = player.leader;
      leader.replaceChildren(tribuCrown(), h("span", { class: "krom-sr", text: `${player.leaderText}.` }), h("span", { "aria-hidden": "true", text: face(player.leader).name }));
      leader.title = player.leaderText;
    }
    show(kind, player.who);
    setText(kind, player.who);
    show(asked, player.asked);
    setText(asked.lastElementChild, player.asked);
    show(skips, player.skips);
    setText(skips.lastElementChild, player.skips);
    spheres.update(`${player.sum}/${player.goal}`, player.sumText);
    complete.update(`${player.complete}/${player.needed}`, player.completeText);
    hand.update(player.hand, player.handText);
    setAttr(hand.el, "data-amount", player.hand);
    show(held, player.held.length);
    setAttr(held, "aria-label", player.handText);
    keyed(held, tribuTold(player.held), (key) => key, (key) => tribuOpenCard(face(key.split(" ")[0])));
    keyed(chains, player.chains, (chain) => chain.id, makeChain, (row, chain) => patchChain(row, chain, player));
    const begins = opened("new", player.name, "");
    show(fresh, begins);
    setText(fresh.children[1], wordOf(now, "new-chain"));
    touch(fresh, begins);
    show(none, !player.chains.length && !begins);
    setText(none, wordOf(now, "no-chains"));
  }

  // --- chains

  function makeChain() {
    const said = h("span", { class: "krom-sr" });
    const roof = h("span", { class: "tribu-roofed", "aria-hidden": "true" }, tribuRoof());
    const head = h("span", { class: "tribu-place tribu-character" });
    const slots = h("span", { class: "tribu-slots" });
    const totem = h("span", { class: "tribu-place tribu-slot is-totem", "data-fact": "totem" });
    const attacker = h("span", { class: "tribu-attacker", "data-fact": "attack", "aria-hidden": "true" });
    const beside = h("span", { class: "tribu-place tribu-beside", "data-fact": "active" });
    const blocks = h("span", { class: "tribu-blocks", "data-fact": "block", "aria-hidden": "true" });
    const name = h("b");
    const mark = h("span", { class: "tribu-mark" });
    const worth = h("span", { class: "tribu-chain-worth", "data-fact": "worth" }, tribuIcons.sphere(), h("b"));
    const caption = h("span", { class: "tribu-caption", "aria-hidden": "true" }, name, mark, worth);
    const row = h("span", { class: "tribu-row" }, head, slots, totem, attacker, beside, blocks);
    return Object.assign(h("li", { class: "tribu-chain" }, said, roof, row, caption), { tribuParts: { said, roof, head, slots, totem, attacker, beside, blocks, name, mark, worth } });
  }

  /** @param {any} item @param {TribuChain} chain @param {TribuPlayer} player */
  function patchChain(item, chain, player) {
    const now = /** @type {TribesState} */ (state);
    const { said, roof, head, slots, totem, attacker, beside, blocks, name, mark, worth } = item.tribuParts;
    const attacked = now.attack?.victim === player.name && now.attack.chain === chain.id ? now.attack : null;
    const target = opened("chain", player.name, chain.id);
    setAttr(item, "data-chain", chain.id);
    setAttr(item, "data-state", chain.state);
    setText(said, [chain.label, chain.lonely?.text, chain.activeText, attacked?.text].filter(Boolean).join(" "));
    item.classList.toggle("is-lonely", Boolean(chain.lonely));
    item.classList.toggle("is-last", Boolean(chain.lonely?.last));
    item.classList.toggle("is-attacked", Boolean(attacked));
    show(roof, chain.totem);
    lay(head, `${chain.id} ${chain.leads}`, () => tribuSmallCard(face(chain.id)));
    head.classList.toggle("is-leader", chain.leads);
    const place = opened("slot", player.name, chain.id);
    const laid = chain.slots.filter((slot) => slot.card).length;
    keyed(slots, chain.slots, (_, n) => n, () => h("span", { class: "tribu-place tribu-slot", "data-fact": "vase" }), (slot, given, n) => patchSlot(slot, given, given.next ? place : null, Boolean(target?.takes) && given.card !== null && n >= laid - (target?.takes ?? 0)));
    show(totem, chain.totem || chain.totemNext);
    lay(totem, `${chain.totem}`, () => (chain.totem ? tribuSmallCard(face(chain.totem)) : tribuGhostTotem()));
    totem.classList.toggle("is-next", !chain.totem);
    touch(totem, chain.totemNext ? place : null);
    show(attacker, attacked);
    lay(attacker, attacked?.card ?? "", () => (attacked ? tribuSmallCard(face(attacked.card)) : null));
    patchBeside(beside, chain, opened("beside", player.name, chain.id));
    show(blocks, chain.blocks.length);
    keyed(blocks, chain.blocks, (_, n) => n, (card) => tribuSmallCard(face(card)));
    setText(name, face(chain.id).name);
    setText(mark, chain.lonely?.mark ?? (chain.state === "open" ? "" : wordOf(now, chain.state)));
    setAttr(mark.parentElement, "title", chain.lonely?.text || chain.magicText || null);
    setText(worth.lastElementChild, chain.magic ? `${chain.spheres} + ${chain.magic}` : chain.spheres);
    touch(item, target);
  }

  /** @param {any} place @param {TribuSlot} slot @param {TribuOpen | null} way @param {boolean} threatened */
  function patchSlot(place, slot, way, threatened) {
    lay(place, slot.card ?? `${slot.id}?`, () => (slot.card ? tribuSmallCard(face(slot.card)) : tribuGhost(slot.id)));
    setAttr(place, "title", slot.card ? null : slot.name);
    place.classList.toggle("is-next", slot.next);
    place.classList.toggle("is-lost", slot.lost || threatened);
    touch(place, way);
  }

  /** The card that lies face down beside a chain, or the place for one. @param {HTMLElement} place @param {TribuChain} chain @param {TribuOpen | null} way */
  function patchBeside(place, chain, way) {
    const [active] = chain.active;
    show(place, chain.active.length || way);
    lay(place, chain.active.length ? `${active}` : "", () => (chain.active.length ? tribuBack(active ? face(active) : null) : null));
    setAttr(place, "title", chain.activeText || null);
    touch(place, way);
  }

  /** @param {TribesState} now */
  function draw(now) {
    open = tribuOpenSpots(now.touch, around.way?.path() ?? []);
    keepFocus(root, () => null, () => {
      setAttr(root, "role", "group"); // a page may show several tables: landmarks of one name would not be told apart
      setAttr(root, "aria-label", `${now.label}: ${now.turn}`);
      setAttr(table, "data-players", now.players.length);
      keyed(piles, now.piles, (pile) => pile.id, makePile, patchPile);
      keyed(others, now.players.filter(({ me }) => !me), (player) => player.name, makeTribe, patchTribe);
      keyed(own, now.players.filter(({ me }) => me), (player) => player.name, makeTribe, patchTribe);
      setAttr(others, "tabindex", others.childElementCount > 1 ? 0 : null); // where it is narrow they scroll
    });
  }

  return {
    /** @param {TribesState} next */
    update(next) {
      state = next;
      draw(next);
    },
    destroy() {
      deaf?.();
    },
  };
}

/** A card of a hand that everybody sees. @param {TribuFace} face */
function tribuOpenCard(face) {
  return h("li", { "data-fact": "held" }, tribuSmallCard(face), h("span", { class: "krom-sr", text: face.name }));
}
