import { h } from "./dom.js";

/** Put a text on the clipboard; false where that is not possible. @param {string} text */
export async function clipboardCopy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return clipboardOld(text);
  }
}

/** For pages that are not on https: a text box, selected. @param {string} text */
function clipboardOld(text) {
  const area = h("textarea", { "aria-hidden": "true", tabindex: -1 });
  area.style.position = "fixed";
  area.style.opacity = "0";
  area.value = text;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  document.body.append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  area.remove();
  focused?.focus({ preventScroll: true });
  return done;
}
