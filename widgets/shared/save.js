import { h } from "./dom.js";

/** Give something to the visitor as a file. @param {string} address @param {string} name */
export function saveAs(address, name) {
  h("a", { href: address, download: name }).click();
}

/** Give a text to the visitor as a file. @param {string} text @param {string} type @param {string} name */
export function saveText(text, type, name) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  saveAs(address, name);
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
