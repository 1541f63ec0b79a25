/** Milliseconds without an answer, after which something is wrong. */
export const SILENCE = 5000;

/**
 * @param {{ask: () => void, show: (silent: boolean) => void, later: (call: () => void, wait: number) => number, never: (timer: number) => void}} does
 * `ask` raises where the line is known to be cut.
 */
export function silenceKept({ ask, show, later, never }) {
  let timer = 0;
  return {
    touched() {
      timer ||= later(() => show(true), SILENCE);
      try {
        ask();
      } catch {
        show(true);
      }
    },
    answered() {
      never(timer);
      timer = 0;
      show(false);
    },
    end: () => never(timer),
  };
}
