/**
 * Answers that are chosen step by step: the card first, then on whom, then what. A path is the steps chosen so far.
 *
 * @typedef {import("../shared/choice.js").ChoiceStep} TreeStep
 * @typedef {import("../shared/choice.js").Choice} TreeChoice
 *
 * What can be chosen at one level: an answer, a row of answers that differ in a number, or a step with several answers behind it.
 * @typedef {{kind: "answer" | "dial" | "step", key: string, label: string, choices: TreeChoice[], step: TreeStep | null}} TreeNode
 */

/** What can be chosen after these steps. @param {TreeChoice[]} choices @param {readonly string[]} path @returns {TreeNode[]} */
export function treeAt(choices, path) {
  /** @type {Map<string, TreeChoice[]>} */
  const ways = new Map();
  for (const choice of choices.filter((one) => path.every((id, n) => one.steps?.[n]?.id === id))) {
    const step = choice.steps?.[path.length];
    const key = choice.dial ? `dial ${choice.dial.id}` : step ? `step ${step.id}` : `answer ${choice.answer}`;
    ways.set(key, [...(ways.get(key) ?? []), choice]);
  }
  return [...ways].map(([key, some]) => treeNode(key, some, path.length));
}

/** @param {string} key @param {TreeChoice[]} choices @param {number} depth @returns {TreeNode} */
function treeNode(key, choices, depth) {
  const [first] = choices;
  if (first.dial) return { kind: "dial", key, label: first.dial.title, choices, step: null };
  const step = first.steps?.[depth] ?? null;
  if (step && choices.length > 1) return { kind: "step", key, label: step.label, choices, step };
  const rest = (first.steps ?? []).slice(depth).map((one) => one.label);
  return { kind: "answer", key, label: depth && rest.length ? rest.join(" · ") : first.label, choices, step };
}

/** The path after a step is chosen: where only one way leads on, it is walked. @param {TreeChoice[]} choices @param {readonly string[]} path @param {string} id @returns {string[]} */
export function treeInto(choices, path, id) {
  const next = [...path, id];
  const nodes = treeAt(choices, next);
  return nodes.length === 1 && nodes[0].kind === "step" && nodes[0].step ? treeInto(choices, next, nodes[0].step.id) : next;
}

/** The path one step back: to where there was something to choose. @param {TreeChoice[]} choices @param {readonly string[]} path @returns {string[]} */
export function treeBack(choices, path) {
  const before = path.slice(0, -1);
  return before.length && treeAt(choices, before).length === 1 ? treeBack(choices, before) : before;
}

/** The labels of the steps of a path. @param {TreeChoice[]} choices @param {readonly string[]} path */
export function treeTrail(choices, path) {
  const taken = choices.find((one) => path.every((id, n) => one.steps?.[n]?.id === id));
  return taken?.steps?.slice(0, path.length).map((step) => step.label) ?? [];
}
