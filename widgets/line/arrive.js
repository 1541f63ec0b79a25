import { lineJitter, linePause } from "./line.js";

/**
 * Arriving: ask the server for a table, wait in line for one, and after a break ask for the one that one had.
 *
 * - `waiting`: the place in line, and whether all tables are taken or only being set; `busy`: too much was asked from here;
 * - `away`: no answer; `updated`: whether the version that the server says is a reason to stop, for the page reloads.
 *
 * @typedef {{table: string, model: string, same: boolean}} ArriveTable
 * @typedef {{waiting: (place: number, full: boolean) => void, busy: () => void, away: () => void,
 *   updated: (version: string) => boolean}} ArriveNews
 * @typedef {{table?: string, ticket?: string}} ArriveKept what a page that is reloaded takes along
 */

/** Milliseconds before the next attempt while there is no answer; the last one again and again. */
const ARRIVE_WAITS = [500, 1000, 2000, 4000, 8000];
/** Milliseconds for an answer. The server keeps who waits on the line for ten seconds at most. */
const ARRIVE_PATIENCE = 20_000;
/** Milliseconds after which a question that is still open may be put anew, when there is reason to. */
const ARRIVE_OLD = 11_000;
/** Milliseconds between two questions when the answer was no news: the server is to hold the line, not we to knock on the door. */
const ARRIVE_BREATH = 1000;

/** @param {string} address @param {ArriveKept} kept @param {ArriveNews} news */
export function arriveAt(address, kept, news) {
  let { table, ticket } = kept;
  /** The table that has ended: whoever had it comes back before those who had none. @type {string | undefined} */
  let lost;
  const pause = linePause();
  /** @type {AbortController | null} */
  let asking = null;
  let asked = 0;

  /** One question. @returns {Promise<{status: number, said: any}>} */
  async function post() {
    asking = new AbortController();
    asked = performance.now();
    const patience = setTimeout(() => asking?.abort(), ARRIVE_PATIENCE);
    try {
      const body = JSON.stringify({ table, ticket, lost });
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(address, { method: "POST", body, headers, cache: "no-store", credentials: "omit", signal: asking.signal });
      return { status: answer.status, said: await answer.json() };
    } catch {
      return { status: 0, said: null };
    } finally {
      clearTimeout(patience);
      asking = null;
    }
  }

  /** Ask until there is a table. @returns {Promise<ArriveTable>} */
  async function find() {
    let before = "";
    for (let failed = 0; ; ) {
      const { status, said } = await post();
      const given = status === 200 && typeof said?.table === "string";
      const placed = status === 202 && typeof said?.ticket === "string";
      if (given) [table, lost] = [said.table, undefined];
      if (given || placed) ticket = said.ticket;
      if ((given || placed) && news.updated(said.version)) return new Promise(() => {});
      if (given) return said;
      if (placed) {
        failed = 0;
        news.waiting(said.place, said.full);
        const now = JSON.stringify(said);
        if (now === before && performance.now() - asked < ARRIVE_BREATH) await pause.take(ARRIVE_BREATH);
        before = now;
      } else if (status === 429) {
        news.busy();
        await pause.take(lineJitter(1000 * (Number(said?.again) || 1)));
      } else {
        news.away();
        await pause.take(lineJitter(ARRIVE_WAITS[Math.min(failed++, ARRIVE_WAITS.length - 1)]));
      }
    }
  }

  return {
    find,
    /** The table has ended. */
    forget() {
      [table, lost] = [undefined, table];
    },
    /** What to take along. @returns {ArriveKept} */
    kept: () => ({ table, ticket }),
    /** Do not wait any longer: the network is back, or somebody looks. */
    hurry() {
      pause.end();
      if (performance.now() - asked > ARRIVE_OLD) asking?.abort();
    },
  };
}
