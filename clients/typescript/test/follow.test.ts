import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventFilter, KioskError, KioskOptions } from "../src/index.js";
import { client, newCustomer, setting, variation } from "./setup.js";

test("the feed is followed across a restart, without a gap and without a repetition", async () => {
  const kiosk = client({ baseUrl: setting("KIOSK_DIRECT_URL") });
  const customer = await newCustomer(kiosk);
  const { id } = await kiosk.customers.retrieve(customer);
  const buy = () => kiosk.orders.create({ ...customer, items: [{ variationId: variation("VOYAGER-30") }] });
  const controller = new AbortController();
  const failures: KioskError[] = [];
  const placed = [(await buy()).id];
  const seen: string[] = [];
  let last = "";
  const options = { signal: controller.signal, pollIntervalMs: 100, onDisconnect: (error: KioskError) => failures.push(error) };
  for await (const event of kiosk.events.follow({ type: ["order.created"], limit: 2 }, options)) {
    if (event.type !== "order.created" || event.data.order.customerId !== id) continue;
    seen.push(event.data.order.id);
    last = event.id;
    if (seen.length === 1) {
      const restarted = await fetch(`${setting("KIOSK_CONTROL_URL")}/restart`, { method: "POST" });
      assert.equal(restarted.status, 204);
      placed.push((await buy()).id, (await buy()).id);
    }
    if (seen.length === 3) controller.abort();
  }
  assert.deepEqual(seen, placed);

  placed.push((await buy()).id);
  const again = new AbortController();
  for await (const event of kiosk.events.follow({ after: last, type: ["order.created"] }, { ...options, signal: again.signal })) {
    assert.equal(event.type === "order.created" && event.data.order.id, placed[3]);
    again.abort();
  }
});

test("the follower reconnects by itself, and stops at what does not pass", async () => {
  let requests = 0;
  const failures: KioskError[] = [];
  const controller = new AbortController();
  const kiosk = client({
    fetch: async (input, init) => {
      requests++;
      if (requests === 1) throw new TypeError("fetch failed");
      if (requests === 2) return new Response("", { status: 502 });
      return fetch(input, init);
    },
  });
  for await (const _ of kiosk.events.follow({}, { signal: controller.signal, onDisconnect: (error) => failures.push(error) })) controller.abort();
  assert.equal(failures.length, 2);
  await assert.rejects(async () => {
    for await (const _ of client({ token: "wrong" }).events.follow()) assert.fail("an event came");
  }, { code: "unauthenticated" });
  await assert.rejects(async () => {
    for await (const _ of kiosk.events.follow({ after: "evt_unknown" })) assert.fail("an event came");
  }, { code: "invalid_input" });
});

const page = (data: unknown[]) => Response.json({ data, pagination: { limit: 50, nextCursor: "c" } });
const event = { id: "evt_1", type: "order.created", data: {} };

/** Follows what the responses hold until the first event, and returns the queries of the requests. */
async function queriesOf(responses: (() => Response)[], filter: EventFilter, options: Partial<KioskOptions> = {}): Promise<string[]> {
  const queries: string[] = [];
  const kiosk = client({
    ...options,
    fetch: async (input) => {
      queries.push(new URL(String(input)).search);
      return responses[queries.length - 1]?.() ?? page([event]);
    },
  });
  for await (const _ of kiosk.events.follow(filter)) break;
  return queries;
}

test("the follower waits behind the end only once a cursor fixes the place", async () => {
  const queries = await queriesOf([() => new Response("", { status: 502 }), () => page([])], { after: "end" });
  assert.deepEqual(queries, ["?after=end", "?after=end", "?cursor=c&wait=20s"]);
});

test("the follower waits shorter than an attempt takes", async () => {
  assert.deepEqual(await queriesOf([], {}, { attemptTimeoutMs: 60_000 }), ["?wait=25s"]);
  assert.deepEqual(await queriesOf([], {}, { attemptTimeoutMs: 17_500 }), ["?wait=7s"]);
  assert.deepEqual(await queriesOf([], {}, { attemptTimeoutMs: 5_000 }), [""]);
});

test("the follower pauses where its requests are not held", async () => {
  const started = performance.now();
  await queriesOf([() => page([]), () => page([])], {});
  assert.ok(performance.now() - started >= 300); // half of 200 and of 400 ms; the rest of the pauses is random
});

test("the follower waits as long as Retry-After demands", async () => {
  const controller = new AbortController();
  const failures: KioskError[] = [];
  const kiosk = client({ fetch: async () => new Response("", { status: 429, headers: { "Retry-After": "9999999" } }) });
  const onDisconnect = (error: KioskError) => {
    failures.push(error);
    setTimeout(() => controller.abort(), 500); // a shorter pause would be over
  };
  for await (const _ of kiosk.events.follow({}, { signal: controller.signal, onDisconnect })) assert.fail("an event came");
  assert.equal(failures.length, 1);
});

test("the events that have happened are gone through once", async () => {
  const kiosk = client();
  const ids = new Set<string>();
  let count = 0;
  for await (const event of kiosk.events.iterate({ limit: 3 })) {
    ids.add(event.id);
    count++;
  }
  assert.ok(count > 3 && ids.size === count);
});
