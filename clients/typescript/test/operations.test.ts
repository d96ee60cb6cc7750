import assert from "node:assert/strict";
import { test } from "node:test";
import { KioskApiError } from "../src/index.js";
import { client, newCustomer, poor, rich, variation } from "./setup.js";

const kiosk = client();

test("a product has variations, price tiers and a price for each customer", async () => {
  const products = await kiosk.products.list();
  const streamly = products.find((product) => product.slug === "streamly-premium");
  assert.ok(streamly);
  const detail = await kiosk.products.retrieve(streamly.id);
  assert.equal(detail.priceTiers[0]?.prices.length, 1);
  const quote = await kiosk.products.quote(streamly.id, rich);
  assert.equal(quote.variations[0]?.price, "44.90");
  assert.equal(quote.variations[0]?.basePrice, "49.90");
  assert.equal((await kiosk.products.quote(streamly.id)).customer, undefined);
  const prices = await kiosk.products.prices(rich);
  assert.equal(prices.length, products.length);
  assert.equal(prices.find((one) => one.productId === streamly.id)?.variations[0]?.price, "44.90");
});

test("a key is bought, replaced and refunded", async () => {
  const customer = await newCustomer(kiosk);
  const params = { ...customer, items: [{ variationId: variation("STREAM-30"), quantity: 2 }], notes: "two" };
  const checked = await kiosk.orders.check(params);
  assert.equal(checked.total, "99.80");
  const placed = await kiosk.orders.create(params);
  assert.equal(placed.replayed, false);
  const order = await kiosk.orders.retrieve(placed.id);
  assert.equal(order.status, "COMPLETED");
  assert.equal(order.items.length, 2);
  const [first, second] = order.items;
  assert.match(first?.credentials ?? "", /^STREAM-/);

  const replaced = await kiosk.orders.replaceItem(order.id, first?.id ?? "", { reason: "did not work" });
  assert.deepEqual(replaced.items.map((item) => item.status).sort(), ["DELIVERED", "DELIVERED", "REPLACED"]);
  const refunded = await kiosk.orders.refund(order.id, { items: [second?.id ?? ""] });
  assert.equal(refunded.refundedAmount, "49.90");
  assert.equal((await kiosk.wallets.retrieve(customer)).balance, "150.10");
});

test("an order that waits for stock is cancelled", async () => {
  const customer = await newCustomer(kiosk);
  const placed = await kiosk.orders.create({ ...customer, items: [{ variationId: variation("VOYAGER-365") }] });
  assert.equal(placed.status, "PENDING");
  const cancelled = await kiosk.orders.cancel(placed.id, { reason: "changed my mind" });
  assert.equal(cancelled.status, "CANCELLED");
  await assert.rejects(kiosk.orders.cancel(placed.id), { code: "order_state", status: 409, settled: true });
});

test("orders are gone through page by page, each once", async () => {
  const customer = await newCustomer(kiosk);
  const placed = [];
  for (let i = 0; i < 5; i++) {
    placed.unshift((await kiosk.orders.create({ ...customer, items: [{ variationId: variation("VOYAGER-30") }] })).id);
  }
  const { id } = await kiosk.customers.retrieve(customer);
  const seen = [];
  for await (const order of kiosk.orders.iterate({ userId: id, limit: 2, dateFrom: new Date(Date.now() - 3_600_000) })) {
    seen.push(order.id);
    if (seen.length === 2) await kiosk.orders.create({ ...customer, items: [{ variationId: variation("VOYAGER-30") }] });
  }
  assert.deepEqual(seen, placed);
  assert.equal((await kiosk.orders.list({ userId: id, limit: 1 })).pagination.total, 6);
});

test("a customer is registered, found, changed, linked and unlinked", async () => {
  const externalRef = `telegram:${process.pid}`;
  const created = await kiosk.customers.create({ name: "Zoë", externalRef, phone: "+5511912345678" });
  assert.equal(created.phoneLinked, false);
  assert.equal((await kiosk.customers.linkPhone(created.id)).phoneLinked, true);
  assert.equal((await kiosk.customers.retrieve({ customerPhone: "+5511912345678" })).id, created.id);
  assert.equal((await kiosk.customers.retrieve({ customerRef: externalRef })).id, created.id);
  assert.equal((await kiosk.customers.retrieve({ customerId: created.id })).name, "Zoë");
  assert.equal((await kiosk.customers.update(created.id, { name: "Zoé", email: null })).name, "Zoé");
  assert.equal((await kiosk.customers.unlinkPhone(created.id)).phoneLinked, false);
  assert.equal((await kiosk.customers.list({ externalRef })).data.length, 1);
  await assert.rejects(kiosk.customers.create({ name: "Eve", externalRef }), { code: "external_ref_taken", status: 409 });
  const all = new Set<string>();
  for await (const customer of kiosk.customers.iterate({ limit: 3 })) all.add(customer.id);
  assert.ok(all.size > 7 && all.has(created.id));
});

test("a wallet is recharged and its ledger read, by id, phone and reference", async () => {
  const customer = await newCustomer(kiosk);
  const { id } = await kiosk.customers.retrieve(customer);
  const phone = `+55119${String(Date.now()).slice(-8)}`;
  await kiosk.customers.linkPhone(id, phone);
  for (const identifier of [{ customerId: id }, { customerPhone: phone }, customer]) {
    const recharge = await kiosk.wallets.recharge(identifier, { amount: "1.00", reference: "PIX 42" });
    assert.equal(recharge.status, "APPROVED");
    assert.equal((await kiosk.wallets.retrieve(identifier)).balance, recharge.balance);
    assert.equal((await kiosk.wallets.listTransactions(identifier, { limit: 1 })).data[0]?.reference, "PIX 42");
  }
  let sum = 0;
  for await (const row of kiosk.wallets.iterateTransactions(customer, { limit: 2 })) sum += Number(row.amount);
  assert.equal(sum, 203);
});

test("licenses that are uploaded fulfil what waits for them", async () => {
  const customer = await newCustomer(kiosk);
  const placed = await kiosk.orders.create({ ...customer, items: [{ variationId: variation("VOYAGER-365") }] });
  const batch = await kiosk.licenses.upload({
    variationId: variation("VOYAGER-365"),
    licenses: [`VOYAGER-${process.pid}-1`, { credentials: `VOYAGER-${process.pid}-2`, externalRef: "batch 7" }],
  });
  assert.equal(batch.created, 2);
  assert.equal((await kiosk.orders.retrieve(placed.id)).status, "COMPLETED");
});

test("an idempotency key tells what became of its call", async () => {
  const customer = await newCustomer(kiosk);
  const idempotencyKey = `message-${process.pid}`;
  assert.equal((await kiosk.idempotencyKeys.retrieve(idempotencyKey)).status, "unknown");
  const items = [{ variationId: variation("VOYAGER-30") }];
  const placed = await kiosk.orders.create({ ...customer, items }, { idempotencyKey });
  const record = await kiosk.idempotencyKeys.retrieve(idempotencyKey);
  assert.equal(record.status, "completed");
  assert.equal(record.outcome?.orderId, placed.id);
  const again = await kiosk.orders.create({ ...customer, items }, { idempotencyKey });
  assert.deepEqual([again.id, again.replayed], [placed.id, true]);
  await assert.rejects(kiosk.orders.create({ ...customer, items, notes: "other" }, { idempotencyKey }), {
    code: "idempotency_key_reused",
    settled: false,
    idempotencyKey,
  });
});

test("the requests of the token are listed", async () => {
  const { pagination } = await kiosk.requests.list({ after: "end" });
  const { requestId } = (await refusal(kiosk.orders.retrieve("none"))) as { requestId: string };
  const { data } = await kiosk.requests.list({ cursor: pagination.nextCursor, status: "4xx", wait: "25s" });
  const logged = data.find((request) => request.requestId === requestId);
  assert.deepEqual([logged?.method, logged?.path, logged?.code], ["GET", "/orders/:id", "order_not_found"]);
});

test("errors carry everything that the problem says", async () => {
  const balance = await refusal(kiosk.orders.create({ ...poor, items: [{ variationId: variation("STREAM-30") }] }));
  assert.deepEqual([balance.status, balance.code, balance.balance, balance.required, balance.missing], [400, "insufficient_balance", "0.00", "49.90", "49.90"]);
  assert.ok(balance.requestId && balance.idempotencyKey && balance.settled);
  const changed = await refusal(kiosk.orders.create({ ...rich, items: [{ variationId: variation("STREAM-30") }], expectedTotal: "0.01" }));
  assert.deepEqual([changed.status, changed.code, changed.total, changed.settled], [409, "total_changed", "44.90", true]);
  const stock = await refusal(kiosk.orders.create({ ...rich, items: [{ variationId: variation("PIXELFORGE-365") }] }));
  assert.deepEqual([stock.code, stock.variationId, stock.available], ["insufficient_stock", variation("PIXELFORGE-365"), 0]);
  const invalid = await refusal(kiosk.orders.create({ ...rich, items: [{ variationId: "no id" }, { variationId: "none either" }] }));
  assert.deepEqual(invalid.fields.map((field) => field.pointer), ["/items/0/variationId", "/items/1/variationId"]);
  assert.match(invalid.message, /^kiosk: place an order: .*items\/0\/variationId must be a UUID/);
  const token = await refusal(client({ token: "ksk_live_wrong" }).products.list());
  assert.deepEqual([token.status, token.code, token.settled], [401, "unauthenticated", false]);
  assert.ok(!JSON.stringify(token).includes("ksk_live_wrong"));
});

async function refusal(call: Promise<unknown>): Promise<KioskApiError> {
  try {
    await call;
  } catch (error) {
    assert.ok(error instanceof KioskApiError, String(error));
    return error;
  }
  throw new Error("the call succeeded");
}
