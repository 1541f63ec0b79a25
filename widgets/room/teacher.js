import { memory } from "../stage/memory.js";
import { roomLanguage } from "./client.js";
import { roomAsk, roomPoll } from "./poll.js";

/**
 * The teacher's end of the room. Whoever has the teacher's key leads the class. It comes in the address that the server prints, behind the
 * #, and is taken out of it at once: that address may be on the wall a minute later.
 *
 * @typedef {{room: string, version: number, activity: string | null, paused: boolean, revealed: boolean, here: number, whole: boolean,
 *   records: [number, import("./client.js").RoomRecord][], address: string}} RoomNews
 */

const ROOM_WALL = "api/class/wall";
const ROOM_LEAD = "api/class/lead";
const ROOM_KEY = /[?&]teacher=([0-9a-f]{32})$/;

/** So many keys are kept: a link that somebody else has made up must not throw the true one away. */
const ROOM_KEYS = 3;
/** The keys, where nothing can be kept. @type {string[]} */
let roomKeptKeys = [];

/** Take the teacher's key out of the address, if it is there. */
export function roomTakeKey() {
  const found = ROOM_KEY.exec(location.hash);
  if (!found) return;
  roomKeptKeys = [found[1], ...roomKeys().filter((key) => key !== found[1])].slice(0, ROOM_KEYS);
  memory.set("teacher", roomKeptKeys.join(" "));
  history.replaceState(history.state, "", location.hash.slice(0, found.index) || "#/");
}

/** The teacher's keys that this browser has had, in any window, the last one first; whether one is that of this server, the server knows. @returns {string[]} */
export function roomKeys() {
  return memory.get("teacher")?.split(" ").filter(Boolean) ?? roomKeptKeys;
}

/** What the class of this teacher does just now; null where nothing is known of a class, or it does nothing yet. @returns {Promise<string | null>} */
export async function roomRunning() {
  for (const key of roomKeys()) {
    const { status, body } = await roomAsk(`${ROOM_WALL}?of=-&room=&since=0`, { headers: { "X-Teacher": key, "Accept-Language": roomLanguage() } });
    if (status === 200) return body.activity ?? null;
  }
  return null;
}

/**
 * Hear of everything that comes in for one activity, and lead the class.
 * @param {{of: string, since: () => {room: string, version: number}, onNews: (news: RoomNews) => void | Promise<void>, onAlone: () => void,
 *   onStranger: () => void, onSilent: () => void}} wall `onStranger`: the key is not that of this server
 */
export function roomWall({ of, since, onNews, onAlone, onStranger, onSilent }) {
  const [first = "", ...others] = roomKeys();
  const headers = { "X-Teacher": first, "Accept-Language": roomLanguage() };
  let poll = listen();

  function listen() {
    return roomPoll({
      where() {
        const { room, version } = since();
        return `${ROOM_WALL}?of=${encodeURIComponent(of)}&room=${room}&since=${version}`;
      },
      headers,
      heard: onNews,
      none: onAlone,
      refused: tryAnother,
      silent: onSilent,
    });
  }

  function tryAnother() {
    const next = others.shift();
    if (!next) return onStranger();
    headers["X-Teacher"] = next;
    poll = listen();
  }

  return {
    leave: () => poll.leave(),
    anew: () => poll.anew(),
    /** @param {{do: "next" | "pause" | "reveal" | "dismiss" | "dismiss-like", [field: string]: unknown}} what */
    lead: (what) => roomAsk(ROOM_LEAD, { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(what) }),
  };
}
