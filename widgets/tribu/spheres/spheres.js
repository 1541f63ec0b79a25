import { h, keyed, partRoot, setAttr, setText, wordOf } from "../../shared/dom.js";
import { tribuIcons } from "../art.js";

/**
 * How the spheres of everybody come about, line by line.
 *
 * @typedef {{id: string, name: string, spheres: number}} TribuCounted
 * @typedef {{name: string, before: number, chains: TribuCounted[], magic: TribuCounted[], sum: number, held: number | null}} TribuAccount
 * @typedef {{goal: number, lead: string, players: TribuAccount[], words: Record<string, string>}} TribuSpheresState
 * @typedef {{key: string, label: string, number: string, kind: string}} TribuLine
 */

/** The lines of an account: what came before, chain by chain, what magic adds, and all of it. @param {TribuAccount} account @param {TribuSpheresState} state @returns {TribuLine[]} */
export function tribuLines(account, state) {
  const magical = new Map(account.magic.map((one) => [one.id, one.spheres]));
  return [
    { key: "before", label: wordOf(state, "before"), number: `${account.before}`, kind: "" },
    ...account.chains.flatMap((chain) => [
      { key: chain.id, label: chain.name, number: `${chain.spheres}`, kind: "" },
      ...(magical.has(chain.id) ? [{ key: `${chain.id} magic`, label: `${chain.name}, ${wordOf(state, "magical")}`, number: `+ ${magical.get(chain.id)}`, kind: "magic" }] : []),
    ]),
    { key: "sum", label: wordOf(state, "sum"), number: `${account.sum}`, kind: "sum" },
    { key: "held", label: wordOf(state, "held"), number: account.held === null ? wordOf(state, "held-hidden") : `${account.held}`, kind: "held" },
  ];
}

/** @param {HTMLElement} el @param {import("../../shared/dom.js").Send} _ @param {import("../../stage/stage.js").Around} around */
export function mountTribuSpheres(el, _, around) {
  const lead = h("p");
  const list = h("ul", { class: "tribu-accounts", role: "list" });
  const why = h("p", { class: "krom-small" });
  const root = partRoot("tribu-spheres");
  root.append(lead, list, why);
  root.classList.add("tribu-sheet");
  el.append(root);

  /** @param {TribuAccount} account */
  function make(account) {
    const meter = h("progress", { class: "tribu-meter" });
    const lines = h("dl", { class: "tribu-lines" });
    return Object.assign(h("li", { class: "tribu-account", "data-player": account.name }, h("div", { class: "tribu-account-head" }, around.figure(account.name), h("b", { text: account.name }), tribuIcons.sphere()), meter, lines), { tribuParts: { meter, lines } });
  }

  return {
    /** @param {TribuSpheresState} state */
    update(state) {
      setText(lead, state.lead);
      setText(why, wordOf(state, "held-why"));
      keyed(list, state.players, (player) => player.name, make, (item, player) => {
        const { meter, lines } = item.tribuParts;
        setAttr(meter, "max", state.goal);
        setAttr(meter, "value", Math.max(0, Math.min(player.sum, state.goal)));
        setAttr(meter, "aria-label", `${player.name}: ${player.sum}/${state.goal}`);
        keyed(lines, tribuLines(player, state), (line) => line.key, () => h("div", { "data-fact": "counted" }, h("dt"), h("dd")), (row, line) => {
          setAttr(row, "data-kind", line.kind || null);
          setText(row.firstElementChild, line.label);
          setText(row.lastElementChild, line.number);
        });
      });
    },
  };
}
