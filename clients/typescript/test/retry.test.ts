import assert from "node:assert/strict";
import { test } from "node:test";
import { KioskApiError, KioskConnectionError, newIdempotencyKey } from "../src/index.js";
import { client, flakyClient, newCustomer, setting, variation } from "./setup.js";

const kiosk = client();
const flaky = flakyClient();
const items = [{ variationId: variation("VOYAGER-30") }]; // 9.90

test("an order whose responses are lost and cut short is charged once", async () => {
  const customer = await newCustomer(kiosk);
  const placed = await flaky.orders.create({ ...customer, items });
  assert.equal(placed.replayed, true);
  assert.equal((await kiosk.wallets.retrieve(customer)).balance, "190.10");
});

test("every other mutation whose response is lost happens once", async () => {
  const customer = await newCustomer(kiosk);
  assert.equal((await flaky.wallets.recharge(customer, { amount: "10.00" })).balance, "210.00");
  const placed = await flaky.orders.create({ ...customer, items });
  assert.equal((await flaky.orders.replaceItem(placed.id, placed.items[0]?.id ?? "")).items.length, 2);
  assert.equal((await flaky.orders.refund(placed.id)).replayed, true);
  const upload = await flaky.licenses.upload({
    variationId: variation("VOYAGER-30"),
    licenses: [`FLAKY-${process.pid}`],
    onDuplicate: "reject",
  });
  assert.deepEqual([upload.created, upload.replayed], [1, true]);
  const { id } = await flaky.webhooks.create({ url: "http://127.0.0.1:9/", events: ["stock.low"] });
  await flaky.webhooks.delete(id);
  await assert.rejects(kiosk.webhooks.delete(id), { code: "endpoint_not_found" });
});

test("a call is repeated with the key of its error after the client gave up", async () => {
  const customer = await newCustomer(kiosk);
  const lost = await flaky.orders.create({ ...customer, items }, { maxRetries: 0 }).catch((error: unknown) => error);
  assert.ok(lost instanceof KioskConnectionError);
  assert.deepEqual([lost.attempts, lost.settled], [1, false]);
  assert.ok(lost.idempotencyKey);
  const placed = await kiosk.orders.create({ ...customer, items }, { idempotencyKey: lost.idempotencyKey });
  assert.equal(placed.replayed, true);
  assert.equal((await kiosk.wallets.retrieve(customer)).balance, "190.10");
});

test("Retry-After is waited for", async () => {
  const began = Date.now();
  await flaky.products.list();
  assert.ok(Date.now() - began >= 1000);
});

test("a refusal that does not pass is not repeated", async () => {
  let requests = 0;
  const counting = client({ fetch: (input, init) => (requests++, fetch(input, init)) });
  await assert.rejects(counting.orders.retrieve("unknown"), { code: "order_not_found", attempts: 1 });
  assert.equal(requests, 1);
});

test("every attempt of a call sends the same key, and other calls send others", async () => {
  const keys: (string | null)[] = [];
  const broken = client({
    maxRetries: 2,
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get("Idempotency-Key"));
      return new Response("", { status: 503 });
    },
  });
  await assert.rejects(broken.orders.create({ customerRef: "x", items }), { status: 503, attempts: 3, settled: false });
  await assert.rejects(broken.orders.create({ customerRef: "x", items }, { maxRetries: 0 }), { attempts: 1 });
  assert.equal(keys.length, 4);
  assert.deepEqual(new Set(keys.slice(0, 3)).size, 1);
  assert.notEqual(keys[0], keys[3]);
});

test("a signal and a time limit end a call, also in a pause", async () => {
  const busy = client({ fetch: async () => new Response("", { status: 503, headers: { "Retry-After": "30" } }) });
  const controller = new AbortController();
  const aborted = busy.orders.create({ customerRef: "x", items }, { signal: controller.signal });
  controller.abort(new Error("the customer left"));
  await assert.rejects(aborted, (error: unknown) => error instanceof KioskConnectionError && /the customer left/.test(error.message));
  const began = Date.now();
  await assert.rejects(busy.products.list({ timeoutMs: 5_000 }), { status: 503, retryAfter: 30 });
  assert.ok(Date.now() - began < 5_000, "a pause beyond the limit is not begun");
  const silent = client({
    fetch: (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  });
  await assert.rejects(silent.products.list({ timeoutMs: 50 }), { name: "KioskConnectionError" });
});

test("a clock that is set during a call does not change its time limit", async (t) => {
  let attempts = 0;
  const { now } = Date;
  const set = client({
    fetch: async () => {
      t.mock.method(Date, "now", () => now() + 3_600_000);
      return ++attempts === 1 ? new Response("", { status: 503 }) : Response.json([]);
    },
  });
  assert.deepEqual(await set.products.list({ timeoutMs: 5_000 }), []);
});

test("what cannot be sent is refused before anything is sent", async () => {
  const fail = () => assert.fail("it was sent");
  const unsent = client({ fetch: fail });
  await assert.rejects(async () => unsent.orders.retrieve(".."), TypeError);
  await assert.rejects(async () => unsent.orders.retrieve(""), TypeError);
  await assert.rejects(async () => unsent.orders.retrieve(undefined as unknown as string), TypeError);
  const two = { customerRef: "x", customerPhone: "+5511987654321" } as unknown as { customerRef: string };
  await assert.rejects(async () => unsent.wallets.recharge(two, { amount: "10.00" }), /TypeError: kiosk: .* exactly one of/);
  await assert.rejects(async () => unsent.customers.retrieve({} as { customerRef: string }), TypeError);
  await assert.rejects(async () => unsent.customers.create({ name: "\ud800" }), TypeError);
  await assert.rejects(async () => unsent.orders.create({ customerRef: "x", items: [{ variationId: "x", quantity: NaN }] }), TypeError);
  await assert.rejects(async () => unsent.orders.list({ dateFrom: new Date("x") }), TypeError);
  await assert.rejects(async () => unsent.orders.list({ page: NaN }), TypeError);
  await assert.rejects(async () => unsent.orders.create({ customerRef: "x", items }, { idempotencyKey: "key " }), TypeError);
  const aNumber = { idempotencyKey: 42 as unknown as string };
  await assert.rejects(async () => unsent.orders.create({ customerRef: "x", items }, aNumber), /TypeError: kiosk: an idempotency key is/);
  assert.throws(() => client({ baseUrl: "https://user:secret@kiosk.example.com" }), TypeError);
  assert.throws(() => client({ baseUrl: "kiosk.example.com" }), TypeError);
  for (const end of ["", "/", "/ "]) assert.throws(() => client({ baseUrl: `https://kiosk.example.com/api/v1/external${end}` }), TypeError);
  assert.throws(() => client({ token: "secret\n" }), TypeError);
  const unset = (process.env as Record<string, string>).KIOSK_NO_SUCH_TOKEN as string;
  assert.throws(() => client({ token: unset }), { name: "TypeError", message: /the token is empty/ });
  assert.notEqual(newIdempotencyKey(), newIdempotencyKey());
  for (const end of ["/", " ", "/\n"]) assert.ok((await client({ baseUrl: setting("KIOSK_URL") + end }).products.list()).length > 0);
});

test("a response that is not Kiosk's is an error that may have happened", async () => {
  const hotel = client({ maxRetries: 1, fetch: async () => new Response("<html>Welcome to the hotel network</html>") });
  await assert.rejects(hotel.orders.create({ customerRef: "x", items }), { name: "KioskConnectionError", settled: false, attempts: 2 });
  await assert.rejects(hotel.products.list(), { name: "KioskConnectionError", attempts: 2 });
  const registration = hotel.webhooks.create({ url: "https://shop.example/hook", events: ["stock.low"] });
  await assert.rejects(registration, { name: "KioskConnectionError", attempts: 1 });
  const moved = client({ fetch: async () => new Response(null, { status: 307, headers: { Location: "https://elsewhere.example" } }) });
  await assert.rejects(moved.products.list(), { name: "KioskApiError", status: 307, code: undefined });
});

test("an error of a proxy is repeated and keeps the key, whatever its body holds", async () => {
  for (const body of [
    '{"success":false,"code":1000,"errors":[{"code":1000,"message":"x"},null,"y"]}',
    '{"errors":[{"pointer":7}]}',
    '{"errors":{"a":1}}',
    '{"errors":"x"}',
    '["x"]',
  ]) {
    const proxied = client({ maxRetries: 1, fetch: async () => new Response(body, { status: 503 }) });
    const refused = await proxied.orders.create({ customerRef: "x", items }).catch((error: unknown) => error);
    assert.ok(refused instanceof KioskApiError, `${body}: ${refused}`);
    assert.deepEqual([refused.attempts, refused.code], [2, undefined], body);
    assert.ok(refused.idempotencyKey);
  }
});

test("a success without what was made is an error that has the key", async () => {
  for (const [status, body] of [[200, ""], [201, "[]"], [201, "null"], [204, null]] as const) {
    const empty = client({ maxRetries: 0, fetch: async () => new Response(body, { status }) });
    const lost = await empty.orders.create({ customerRef: "x", items }).catch((error: unknown) => error);
    assert.ok(lost instanceof KioskConnectionError, `${status} ${body}: ${lost}`);
    assert.ok(lost.idempotencyKey);
  }
  await assert.rejects(client({ maxRetries: 0, fetch: async () => new Response("") }).products.list(), { name: "KioskConnectionError" });
});

test("an attempt may take longer than a timer can, or as long as it likes", async () => {
  for (const limit of [{ attemptTimeoutMs: Infinity }, { attemptTimeoutMs: 2 ** 31 }]) {
    const slow = client({ ...limit, maxRetries: 0, fetch: async (_, init) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      init?.signal?.throwIfAborted();
      return Response.json([]);
    } });
    assert.deepEqual(await slow.products.list({ timeoutMs: Infinity }), []);
  }
});
