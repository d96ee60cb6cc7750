import { ChangesDocument } from "./changes.gql.ts";
import { beginHearing, type Change, endHearing, hearsChanges, tellPage } from "./changes.ts";
import { pageOwner } from "./request.ts";

/**
 * What the tab with the WebSocket passes on: a change, null when some may have been missed, that all are heard from now on, and
 * the session's end. A tab that begins asks whether they are.
 */
type Message = Change | null | "hears" | "asks" | "ended";

/**
 * Hears what changes in a store until the function that it returns is called, but not while the browser keeps the page to go
 * back to it. onEnd is called when the session has ended.
 */
export function hearChanges(store: string, onEnd: () => void): () => void {
  let stop = begin(store, onEnd);
  const hide = () => stop();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stop = begin(store, onEnd);
    tellPage(null);
  };
  addEventListener("pagehide", hide);
  addEventListener("pageshow", show);
  return () => {
    removeEventListener("pagehide", hide);
    removeEventListener("pageshow", show);
    stop();
    endHearing();
  };
}

/**
 * One tab of the browser, which holds a lock, has the WebSocket and passes on what comes to the others. Where browsers have
 * no locks, as over plain HTTP, each tab has its own.
 */
function begin(store: string, onEnd: () => void): () => void {
  const name = `kiosk.changes.${store}`;
  const channel = new BroadcastChannel(name);
  const stop = new AbortController();
  let isConnected = false;
  const hear = (message: Message) => {
    if (message === "ended") return onEnd();
    if (message === "asks") return isConnected ? channel.postMessage("hears" satisfies Message) : undefined;
    if (message === "hears" || message === null) beginHearing();
    if (message !== "hears") tellPage(message);
  };
  channel.onmessage = ({ data }) => hear(data as Message);
  channel.postMessage("asks" satisfies Message);
  if (navigator.locks) {
    const pass = (message: Message) => {
      if (stop.signal.aborted) return;
      isConnected = true;
      channel.postMessage(message);
      hear(message);
    };
    // The lock is given back at once, also by a page that will not see its WebSocket closed any more.
    const stopped = new Promise((resolve) => stop.signal.addEventListener("abort", resolve));
    const lead = () => Promise.race([follow(pass, stop.signal), stopped]);
    navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined); // stopped while it waited
  } else {
    void follow(hear, stop.signal);
  }
  return () => {
    stop.abort();
    channel.close();
  };
}

const shortest = 1000; // milliseconds before the first new attempt
const longest = 30_000;

/** Connects, and connects again when the connection breaks, until it is stopped, as it is when no one is signed in. */
async function follow(pass: (message: Message) => void, signal: AbortSignal) {
  let failures = 0;
  const connected = () => {
    failures = 0;
    pass(hearsChanges() ? null : "hears"); // after a gap, also when another tab had the WebSocket before
  };
  while (!signal.aborted) {
    if (await connect(connected, pass, signal)) pass("ended");
    const wait = Math.min(longest, shortest * 2 ** failures++);
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}

const silence = 45_000; // milliseconds without a message, in which the server sends three pings: the connection is gone

/** Resolves when the connection is closed or silent: true when the session has ended. */
function connect(onOpen: () => void, onChange: (change: Change) => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    const send = (message: object) => socket.send(JSON.stringify(message));
    let hasEnded = false;
    // Of a connection that is gone a browser may say only minutes later that it is closed. Nothing of that counts any more.
    const end = (reason = "") => {
      clearTimeout(silent);
      signal.removeEventListener("abort", leave);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      resolve(hasEnded || /UNAUTHENTICATED|STORE_CHANGED|VIEWER_CHANGED/.test(reason));
    };
    const leave = () => end();
    let silent = setTimeout(leave, silence);
    signal.addEventListener("abort", leave);
    socket.onopen = () =>
      send({ type: "connection_init", payload: { store: pageOwner()?.store.id, viewer: pageOwner()?.viewer.id } });
    socket.onmessage = ({ data }) => {
      clearTimeout(silent);
      silent = setTimeout(leave, silence);
      const { type, payload } = JSON.parse(data);
      const errors: { extensions?: { code?: string } }[] = type === "error" ? payload : (payload?.errors ?? []);
      hasEnded ||= errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
      if (type === "ping") send({ type: "pong" });
      if (type === "connection_ack") {
        send({ id: "changes", type: "subscribe", payload: { query: ChangesDocument.toString() } });
        onOpen();
      }
      if (type === "next" && payload.data) onChange(payload.data.changes);
      if (type === "error" || type === "complete") socket.close();
    };
    socket.onclose = ({ reason }) => end(reason);
  });
}

/** Waits, but no longer than until the browser is online again or it is stopped. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
