import { afterEach, beforeEach, expect, test, vi } from "vitest";

class Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;
  readonly sent: { type: string }[] = [];
  readonly close = vi.fn(); // when the connection is lost, browsers call onclose much later
  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  accept() {
    this.onopen?.();
    this.receive({ type: "connection_ack" });
  }
  announce() {
    this.receive({ type: "next", payload: { data: null, extensions: { subscribed: true } } });
  }
}

const sockets: Socket[] = [];
const notified = vi.fn();
let isSubscribed = false;
vi.mock("./changes.ts", () => ({
  markSubscribed: () => {
    isSubscribed = true;
  },
  markUnsubscribed: () => {
    isSubscribed = false;
  },
  receivesChanges: () => isSubscribed,
  notifyListeners: notified,
}));
vi.stubGlobal("WebSocket", Socket);
vi.stubGlobal(
  "BroadcastChannel",
  class {
    postMessage() {}
    close() {}
  },
);
vi.stubGlobal("navigator", {});
vi.stubGlobal("location", { origin: "http://kiosk.example" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("removeEventListener", () => {});
const { subscribeToChanges } = await import("./live.ts");

const ended = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  notified.mockClear();
  stop = subscribeToChanges("store", ended);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("a connection that is silent for three pings is replaced, and the page is notified that it may have missed changes", async () => {
  const [first] = sockets as [Socket];
  first.accept();
  first.announce();
  for (let minutes = 0; minutes < 10; minutes++) {
    await pass(44_000);
    first.receive({ type: "ping" });
  }
  expect([sockets.length, first.sent.filter(({ type }) => type === "pong").length]).toEqual([1, 10]);
  await pass(45_000 + 1000);
  expect([sockets.length, first.close.mock.calls.length]).toEqual([2, 1]);

  first.receive({ type: "next", payload: { data: { changes: "late" } } });
  first.onclose?.({ reason: "UNAUTHENTICATED" });
  await pass(1000);
  expect([notified.mock.calls, ended.mock.calls, sockets.length]).toEqual([[], [], 2]);

  sockets[1]?.accept();
  sockets[1]?.announce();
  sockets[1]?.receive({ type: "next", payload: { data: { changes: "new" } } });
  expect(notified.mock.calls).toEqual([[null], ["new"]]);
});

test("the page counts on changes only once the server has announced the subscription", async () => {
  stop();
  await pass(0);
  isSubscribed = false;
  stop = subscribeToChanges("store", ended);
  const last = sockets.at(-1);
  last?.accept();
  expect(last?.sent.at(-1)).toMatchObject({ type: "subscribe", payload: { extensions: { announce: true } } });
  expect(isSubscribed).toBe(false);
  last?.announce();
  expect(isSubscribed).toBe(true);
});

test("a connection that never opens is tried again", async () => {
  await pass(45_000 + 1000);
  expect(sockets.length).toBe(2);
});

test("a connection that is closed as UNAUTHENTICATED ends the session", async () => {
  const [first] = sockets as [Socket];
  first.accept();
  first.onclose?.({ reason: "UNAUTHENTICATED" });
  await pass(0);
  expect(ended).toHaveBeenCalledOnce();
});
