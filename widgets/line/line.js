/**
 * The line to the table: what a widget needs of Jupyter (send a message, hear the answers), over one websocket, without the
 * four megabytes of JupyterLab that a Voilà page would load for it. Frames are of Jupyter's protocol
 * "v1.kernel.websocket.jupyter.org": a count, that many offsets, then the parts, one after the other.
 *
 * A line that breaks mends itself, for ever. Nothing waits in it meanwhile: who sends hears that it was not sent, and is told
 * when the line is open (`open`, with whether the table is the one that was there before), so that they can say what is right then.
 *
 * - `find`: where the table is; it may take as long as it takes. `anew` when the table that was there has ended.
 * - `sure`: every message has its answer, and the server says why it hangs up: true of our own server, not of every Jupyter.
 * - `cut`: the line is broken and not only hiccuping; `mended`: the first answer was heard since it was opened;
 * - `dead`: the process behind the table has ended, and this server sets no other;
 * - `large`: the sentence that says that a message is too long to be sent;
 * - `gone`: the table was ended, so many milliseconds after the line to it was opened; `answered` is whether it had answered;
 * - `mute`: the line was open and is cut before there was an answer; whether to begin anew, at another table.
 *
 * @typedef {"lost" | "stopped" | "gone"} LineWhy
 * @typedef {{address: string, id?: string, same: boolean}} LineEnd `id` is the widget at that table, where the page did not know it
 * @typedef {{find: (anew: boolean) => Promise<LineEnd>, sure: boolean, cut: (why: LineWhy) => void, mended: () => void, large?: () => string,
 *   dead?: () => void, gone?: (lived: number, answered: boolean) => void, mute?: () => boolean}} LineNews
 * @typedef {import("../stage/stage.js").Model} Model
 */

const LINE_PROTOCOL = "v1.kernel.websocket.jupyter.org";
/** Milliseconds before each new attempt when the line is broken; the last one again and again. */
const LINE_WAITS = [100, 500, 1000, 2000, 4000, 8000];
/** Milliseconds that a line may be broken before it is said. */
const LINE_HICCUP = 1500;
/** Milliseconds for a line to be opened: where nobody is, a browser would wait for minutes. */
const LINE_OPENING = 15_000;
/** Milliseconds without an answer after which an open line is not believed any more; each time in vain twice as many. */
const LINE_SILENT = 45_000;
/** Bytes of a frame that the server takes. */
const LINE_MOST = 256 * 1024;
const LINE_DEAD = ["dead", "restarting", "autorestarting"];
/** Why a line was closed: the server stops, nobody knows, the table has ended, newer lines to the table have taken this one's place. */
const LINE_STOPS = 1001;
const LINE_CUT = 1006;
const LINE_ENDED = 4001;
const LINE_REPLACED = 4002;
/** Which part of a frame is what. */
const LINE_HEADER = 1;
const LINE_CONTENT = 4;

/**
 * Open the line.
 * @param {LineNews} news
 * @returns {{model: (id: string) => Model, hurry: () => void, renew: () => void, tell: (reply: any) => void}} the model of a widget, by its
 *   id (empty where only the table knows it); do not wait any longer; do not believe this line; say something in Python's place
 */
export function lineTo(news) {
  const session = lineId();
  /** @type {Map<string, Set<(message: any) => void>>} who listens, by event and widget */
  const calls = new Map();
  const pause = linePause();
  /** @type {LineEnd | null} */
  let end = null;
  /** @type {WebSocket | null} */
  let socket = null;
  let attempts = 0;
  let anew = false;
  /** Whether it is said that the line is broken; and the timer until it is. */
  let told = false;
  let telling = 0;
  let opened = 0;
  /** Messages without an answer, on this line; whether there has been an answer; and how often there was silence. */
  let unanswered = 0;
  let heard = false;
  let silences = 0;
  let silence = 0;

  async function connect() {
    end ??= await news.find(anew);
    anew = false;
    const { address, same } = end;
    const mine = new WebSocket(`${address}?session_id=${session}`, [LINE_PROTOCOL]);
    let open = false;
    socket = mine;
    mine.binaryType = "arraybuffer";
    mine.onmessage = ({ data }) => socket === mine && hear(data);
    mine.onopen = () => {
      if (socket !== mine) return;
      open = true;
      opened = performance.now();
      unanswered = 0;
      heard = false;
      call("open", { same });
    };
    mine.onclose = ({ code }) => socket === mine && closed(code, open);
    if (news.sure) setTimeout(() => mine.readyState === WebSocket.CONNECTING && mine.close(), LINE_OPENING);
  }

  /** @param {number} code @param {boolean} open whether it ever was */
  async function closed(code, open) {
    hangUp();
    if (code === LINE_ENDED) news.gone?.(performance.now() - opened, heard);
    const mute = open && !heard && code === LINE_CUT && news.mute?.();
    anew = mute || code === LINE_ENDED || code === LINE_REPLACED;
    if (!open || anew || code === LINE_STOPS) end = null;
    const why = code === LINE_STOPS ? "stopped" : code === LINE_ENDED ? "gone" : "lost";
    if (news.sure && (!open || code === LINE_STOPS)) cut(why);
    else telling ||= setTimeout(() => cut(why), LINE_HICCUP);
    await pause.take(lineJitter(LINE_WAITS[Math.min(attempts++, LINE_WAITS.length - 1)]));
    connect();
  }

  function hangUp() {
    socket = null;
    clearTimeout(silence);
    silence = 0;
  }

  /** @param {LineWhy} why */
  function cut(why) {
    clearTimeout(telling);
    telling = 0;
    if (told) return;
    told = true;
    call("cut", null);
    news.cut(why);
  }

  /** @param {ArrayBuffer} frame */
  function hear(frame) {
    const part = lineParts(frame);
    const { msg_type: type } = part(LINE_HEADER);
    if (type === "status" && LINE_DEAD.includes(part(LINE_CONTENT).execution_state)) news.dead?.();
    if (type !== "comm_msg") return;
    const { comm_id: id, data } = part(LINE_CONTENT);
    if (data.method !== "custom") return;
    const first = !heard;
    answered();
    call("msg:custom", data.content, end?.id === id ? "" : id);
    if (first) news.mended();
  }

  function answered() {
    heard = true;
    if (end) end.same = true;
    attempts = 0;
    silences = 0;
    unanswered = Math.max(0, unanswered - 1);
    clearTimeout(silence);
    silence = 0;
    listen();
    clearTimeout(telling);
    telling = 0;
    told = false;
  }

  function listen() {
    if (news.sure && unanswered) silence ||= setTimeout(renew, LINE_SILENT * 2 ** silences++);
  }

  /** Where the line seems to be open and may not be (a machine that slept, another network): a new one in its place. */
  function renew() {
    const old = socket;
    if (!old || old.readyState !== WebSocket.OPEN) return hurry();
    hangUp();
    old.close();
    connect();
  }

  function hurry() {
    pause.end();
  }

  /** @param {string} event @param {any} message @param {string} [id] of one widget, else of all */
  function call(event, message, id) {
    calls.forEach((listeners, key) => {
      if (id === undefined ? key.startsWith(`${event} `) : key === `${event} ${id}`) listeners.forEach((one) => one(message));
    });
  }

  connect();
  return {
    hurry,
    renew,
    tell: (reply) => call("msg:custom", reply),
    model: (id) => ({
      sure: news.sure,
      send(content) {
        if (!end || socket?.readyState !== WebSocket.OPEN) return false;
        const header = { msg_id: lineId(), msg_type: "comm_msg", session, username: "", date: new Date().toISOString(), version: "5.3" };
        const frame = lineFrame("shell", header, {}, {}, { comm_id: id || end.id, data: { method: "custom", content } });
        if (news.sure && frame.length > LINE_MOST) {
          queueMicrotask(() => call("msg:custom", { notice: news.large?.() }, id));
          return true;
        }
        socket.send(frame);
        unanswered += 1;
        listen();
        return true;
      },
      on(event, listener) {
        const key = `${event} ${id}`;
        calls.set(key, (calls.get(key) ?? new Set()).add(listener));
      },
      off(event, listener) {
        calls.get(`${event} ${id}`)?.delete(listener);
      },
    }),
  };
}

/** A pause that can be ended before its time. */
export function linePause() {
  let end = () => {};
  return {
    /** @param {number} time in milliseconds @returns {Promise<void>} */
    take: (time) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, time);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}

/** Half to one and a half times as long: thirty pages whose lines were cut together do not come back together. @param {number} time */
export function lineJitter(time) {
  return time * (0.5 + Math.random());
}

/** A name that nobody else has; crypto.randomUUID is not there on plain http. */
function lineId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A reader of the parts of a frame, all of them JSON. @param {ArrayBuffer} frame @returns {(n: number) => any} */
export function lineParts(frame) {
  const view = new DataView(frame);
  const offset = (/** @type {number} */ n) => Number(view.getBigUint64(8 * (n + 1), true));
  return (n) => JSON.parse(new TextDecoder().decode(new Uint8Array(frame, offset(n), offset(n + 1) - offset(n))));
}

/** @param {string} channel @param {any[]} parts @returns {Uint8Array} */
export function lineFrame(channel, ...parts) {
  const encoder = new TextEncoder();
  const bytes = [channel, ...parts.map((part) => JSON.stringify(part))].map((text) => encoder.encode(text));
  const count = bytes.length + 1;
  let at = 8 * (count + 1);
  const frame = new Uint8Array(at + bytes.reduce((sum, part) => sum + part.length, 0));
  const view = new DataView(frame.buffer);
  view.setBigUint64(0, BigInt(count), true);
  view.setBigUint64(8, BigInt(at), true);
  bytes.forEach((part, n) => {
    frame.set(part, at);
    at += part.length;
    view.setBigUint64(8 * (n + 2), BigInt(at), true);
  });
  return frame;
}
