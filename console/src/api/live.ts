import { ChangesDocument } from "./changes.gql.ts";
import { type Change, markSubscribed, markUnsubscribed, notifyListeners, receivesChanges } from "./changes.ts";
import { pageOwner } from "./request.ts";

/**
 * A message between the tabs of the browser. The tab with the WebSocket sends a change, null when changes may have been missed,
 * "hears" when all changes arrive from now on, and "ended" when the session has ended. A new tab sends "asks", and gets "hears"
 * when the subscription has begun.
 */
type Message = Change | null | "hears" | "asks" | "ended";

/**
 * Subscribes to the changes of a store, and returns a function that ends the subscription. It pauses while the page is in the
 * browser's back/forward cache. onEnd is called when the session has ended.
 */
export function subscribeToChanges(store: string, onEnd: () => void): () => void {
  let stop = start(store, onEnd);
  const onPageHide = () => stop();
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stop = start(store, onEnd);
    notifyListeners(null);
  };
  addEventListener("pagehide", onPageHide);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("pagehide", onPageHide);
    removeEventListener("pageshow", onPageShow);
    stop();
    markUnsubscribed();
  };
}

/**
 * Starts receiving changes, and returns a function that stops it. The tab that holds a lock has the WebSocket and forwards its
 * messages to the other tabs. Where browsers have no locks, as over plain HTTP, each tab has a WebSocket of its own.
 */
function start(store: string, onEnd: () => void): () => void {
  const name = `kiosk.changes.${store}`;
  const channel = new BroadcastChannel(name);
  const stop = new AbortController();
  let isConnected = false;
  const receive = (message: Message) => {
    if (message === "ended") return onEnd();
    if (message === "asks") return isConnected ? channel.postMessage("hears" satisfies Message) : undefined;
    if (message === "hears" || message === null) markSubscribed();
    if (message !== "hears") notifyListeners(message);
  };
  channel.onmessage = ({ data }) => receive(data as Message);
  channel.postMessage("asks" satisfies Message);
  if (navigator.locks) {
    const forward = (message: Message) => {
      if (stop.signal.aborted) return;
      isConnected = true;
      channel.postMessage(message);
      receive(message);
    };
    // A page that is left may not live to see its WebSocket closed. This releases the lock at once all the same.
    const stopped = new Promise((resolve) => stop.signal.addEventListener("abort", resolve));
    const holdConnection = () => Promise.race([keepConnected(forward, stop.signal), stopped]);
    // Stopped while it waited for the lock.
    navigator.locks.request(name, { signal: stop.signal }, holdConnection).catch(() => undefined);
  } else {
    void keepConnected(receive, stop.signal);
  }
  return () => {
    stop.abort();
    channel.close();
  };
}

const minBackoff = 1000; // milliseconds before the first new attempt
const maxBackoff = 30_000;

/** Connects, and reconnects when the connection breaks, until the signal aborts: for example, when no one is signed in. */
async function keepConnected(forward: (message: Message) => void, signal: AbortSignal) {
  let failures = 0;
  const subscribed = () => {
    failures = 0;
    forward(receivesChanges() ? null : "hears"); // null after a gap, also when another tab had the WebSocket before
  };
  while (!signal.aborted) {
    if (await connect(subscribed, forward, signal)) forward("ended");
    const wait = Math.min(maxBackoff, minBackoff * 2 ** failures++);
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}

const maxSilence = 45_000; // milliseconds without a message. The server sends three pings in that time: the connection is lost

/** Opens a WebSocket. Resolves when it is closed or silent for maxSilence: to true when the session has ended. */
function connect(onSubscribed: () => void, onChange: (change: Change) => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    const send = (message: object) => socket.send(JSON.stringify(message));
    let hasEnded = false;
    // A browser may report only minutes later that a lost connection is closed: its handlers are removed, so that this is ignored.
    const end = (reason = "") => {
      clearTimeout(silenceTimer);
      signal.removeEventListener("abort", close);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      resolve(hasEnded || /UNAUTHENTICATED|STORE_CHANGED|VIEWER_CHANGED/.test(reason));
    };
    const close = () => end();
    let silenceTimer = setTimeout(close, maxSilence);
    signal.addEventListener("abort", close);
    socket.onopen = () =>
      send({ type: "connection_init", payload: { store: pageOwner()?.store.id, viewer: pageOwner()?.viewer.id } });
    socket.onmessage = ({ data }) => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(close, maxSilence);
      const { type, payload } = JSON.parse(data);
      const errors: { extensions?: { code?: string } }[] = type === "error" ? payload : (payload?.errors ?? []);
      hasEnded ||= errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
      if (type === "ping") send({ type: "pong" });
      if (type === "connection_ack") {
        // What is read before the subscription has begun may miss a change, so the server is to announce that it has.
        const payload = { query: ChangesDocument.toString(), extensions: { announce: true } };
        send({ id: "changes", type: "subscribe", payload });
      }
      if (type === "next" && payload.extensions?.subscribed) onSubscribed();
      if (type === "next" && payload.data) onChange(payload.data.changes);
      if (type === "error" || type === "complete") socket.close();
    };
    socket.onclose = ({ reason }) => end(reason);
  });
}

/** Waits so many milliseconds, or less when the browser comes back online or the signal aborts. */
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
