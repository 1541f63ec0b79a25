import { memory } from "../stage/memory.js";
import { roomAsk, roomPasses, roomPoll, roomWait } from "./poll.js";

/**
 * A pupil's end of the room: hears how the class stands, and sends what the pupil has done until the server has it.
 *
 * A record is always sent whole. So nothing is lost and nothing counts twice, whatever happens to the line, to the page or to the server:
 * one that was restarted is told everything again.
 *
 * @typedef {{key: string, who: string, predicted: number[] | string | null, results: number[]}} RoomRecord
 * @typedef {{room: string | null, out?: boolean, activity?: string | null, paused?: boolean, revealed?: boolean, n?: number, pupils?: number, counts?: number[] | null}} RoomState
 */

const ROOM_NOW = "api/class/now";
const ROOM_RECORD = "api/class/record";
/** Milliseconds between two records of a page: the server takes four a second of each pupil. */
const ROOM_PACE = 400;
const ROOM_ID = /^[0-9a-f]{32}$/;

/** What is made up where nothing can be kept: as long as the page is there. */
let roomMadeUp = "";

/** What this browser is known by in a class: made up, kept here, and told to nobody but the server. @param {string} [not] who one does not want to be any more */
export function roomPupil(not = "") {
  const kept = memory.get("pupil") ?? "";
  if (ROOM_ID.test(kept) && kept !== not) return kept;
  if (roomMadeUp === not) roomMadeUp = "";
  roomMadeUp ||= [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  memory.set("pupil", roomMadeUp);
  return roomMadeUp;
}

/** The language of the page, for sentences of the server. */
export function roomLanguage() {
  return globalThis.document?.documentElement.lang || "en";
}

/**
 * @param {{pupil?: string, onState: (state: RoomState) => void, onRefused?: (why: string, known: RoomRecord | null) => void,
 *   onKnown?: (record: RoomRecord) => void}} pupil
 *   `onState`: how the class stands; `{room: null}` where there is none. `onRefused`: a record that the server does not take, and what it has.
 *   `onKnown`: what the server has of this pupil, each time it has taken something.
 */
export function join({ pupil = roomPupil(), onState, onRefused, onKnown }) {
  const headers = { "X-Pupil": pupil, "Accept-Language": roomLanguage() };
  const left = new AbortController();
  let room = "";
  let version = 0;
  /** @type {string | null} */
  let activity = null;
  let sending = false;
  /** The newest record of each activity, and how it stands with it. @type {Map<string, {record: RoomRecord, how: "open" | "sent" | "held"}>} */
  const records = new Map();

  const poll = roomPoll({
    where: () => `${ROOM_NOW}?room=${room}&since=${version}`,
    headers,
    heard(state) {
      version = state.version;
      enter(state.room);
      if (state.activity !== activity) release();
      activity = state.activity;
      onState(state);
      send();
    },
    none: () => onState({ room: null }),
    refused: ({ body }) => onRefused?.(body.why ?? "", null),
  });

  /** Another room than the one before knows nothing. @param {string} name */
  function enter(name) {
    if (name === room) return;
    room = name;
    reopen();
  }

  function reopen() {
    for (const each of records.values()) each.how = "open";
  }

  /** The class does something else: what could not be sent before perhaps can be now. */
  function release() {
    for (const each of records.values()) if (each.how === "held") each.how = "open";
  }

  async function send() {
    if (sending || !room) return;
    sending = true;
    let tries = 0;
    for (let next = open(); next && !left.signal.aborted; next = open()) {
      const { record } = next;
      const { status, body } = await roomAsk(ROOM_RECORD, { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify({ room, record }) }, [left.signal]);
      if (left.signal.aborted) break;
      tries = roomPasses(status) ? tries + 1 : 0;
      if (!tries) settle(next, status, body);
      await new Promise((resolve) => setTimeout(resolve, tries ? roomWait(tries, body.again) : ROOM_PACE));
    }
    sending = false;
  }

  function open() {
    return [...records.values()].find(({ how }) => how === "open");
  }

  /** The server has answered. What was reported meanwhile is another entry. @param {{how: "open" | "sent" | "held"}} each @param {number} status @param {any} body */
  function settle(each, status, body) {
    if (status === 409) {
      enter(body.room);
      version = 0;
      poll.anew();
      return;
    }
    each.how = body.held ? "held" : "sent";
    if (status !== 200) onRefused?.(body.why ?? "", body.known ?? null);
    else if (!body.held) onKnown?.(body.known);
  }

  return {
    /** What the pupil has done: all of it. @param {RoomRecord} record */
    report(record) {
      const before = records.get(record.key);
      if (before && before.how !== "open" && JSON.stringify(before.record) === JSON.stringify(record)) return;
      records.set(record.key, { record, how: "open" });
      send();
    },
    /** Come in again, as somebody new, after the teacher has taken this page out of the class. */
    again() {
      headers["X-Pupil"] = roomPupil(headers["X-Pupil"]);
      version = 0;
      reopen();
      poll.anew();
    },
    leave() {
      poll.leave();
      left.abort();
    },
  };
}
