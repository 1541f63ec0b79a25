/**
 * Asks a server again and again how things stand: it answers when there is news. A line that is cut, a server that is restarted and one
 * that has too much to do are waited for; where there is no such server, that is said once.
 *
 * @typedef {{status: number, body: any}} RoomAnswer
 * @typedef {{where: () => string, headers: Record<string, string>, heard: (body: any) => void | Promise<void>, none: () => void,
 *   refused?: (answer: RoomAnswer) => void, silent?: () => void}} RoomQuestion
 */

/** Milliseconds before the next attempt, the first, the second and so on; the last one for ever. */
const ROOM_WAITS = [300, 1000, 2000, 4000, 8000];
/** Milliseconds after which an answer has been lost. The server answers after 20 seconds even if nothing has happened. */
const ROOM_LOST = 40_000;
/** How often nobody answers until a page that has never heard of a room goes on without one. */
const ROOM_SILENT = 3;
/** How much shorter or longer a wait is: thirty pages do not come back at the same moment. */
const ROOM_JITTER = 0.5;

/**
 * One question. @param {string} where @param {RequestInit} how @param {AbortSignal[]} [stops]
 * @returns {Promise<RoomAnswer>} status 0: no answer; 404: nobody there who knows what is meant
 */
export async function roomAsk(where, how, stops = []) {
  const gone = new AbortController(); // by hand: tablets in schools are old, and know no AbortSignal.any
  const stop = () => gone.abort();
  const late = setTimeout(stop, ROOM_LOST);
  stops.forEach((each) => each.addEventListener("abort", stop));
  try {
    const answer = await fetch(where, { cache: "no-store", ...how, signal: gone.signal });
    const kind = answer.headers.get("Content-Type") ?? "";
    if (kind.startsWith("application/json")) return { status: answer.status, body: await answer.json() };
    return { status: roomPasses(answer.status) ? answer.status : 404, body: {} };
  } catch {
    return { status: 0, body: {} };
  } finally {
    clearTimeout(late);
    stops.forEach((each) => each.removeEventListener("abort", stop));
  }
}

/** How long to wait before the next attempt. @param {number} tries so many were in vain @param {number} [again] seconds, if the server said so */
export function roomWait(tries, again = 0) {
  const wait = Math.max(again * 1000, ROOM_WAITS[Math.min(tries, ROOM_WAITS.length) - 1]);
  return wait * (1 + ROOM_JITTER * (Math.random() - 0.5));
}

/** Whether to try once more. @param {number} status */
export function roomPasses(status) {
  return status === 0 || status === 429 || status >= 500;
}

/** @param {RoomQuestion} question @returns {{leave: () => void, anew: () => void}} `anew` asks at once, with another question */
export function roomPoll({ where, headers, heard, none, refused, silent }) {
  const left = new AbortController();
  let asking = new AbortController();
  let wake = () => {};
  let met = false;
  let alone = false;

  async function listen() {
    let tries = 0;
    while (!left.signal.aborted) {
      asking = new AbortController();
      const { status, body } = await roomAsk(where(), { headers }, [left.signal, asking.signal]);
      if (left.signal.aborted) return;
      if (asking.signal.aborted) continue;
      if (status === 200) {
        met = true;
        tries = 0;
        await heard(body);
      } else if (roomPasses(status)) {
        tries += 1;
        silent?.();
        if (!met && !alone && tries >= ROOM_SILENT) goOnAlone();
        await pause(roomWait(tries, body.again));
      } else {
        if (status === 404) goOnAlone();
        else refused?.({ status, body });
        return;
      }
    }
  }

  function goOnAlone() {
    alone = true;
    none();
  }

  /** @param {number} milliseconds */
  function pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  const online = () => wake();
  globalThis.addEventListener?.("online", online);
  listen();
  return {
    anew: () => asking.abort(),
    leave() {
      globalThis.removeEventListener?.("online", online);
      left.abort();
      wake();
    },
  };
}
