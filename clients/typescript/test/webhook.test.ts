import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { KioskSignatureError, signWebhook, verifyWebhook } from "../src/index.js";
import { client, newCustomer, setting, variation } from "./setup.js";

interface Signature {
  name: string;
  secret: string;
  body: string;
  headers: Record<string, string>;
  refused: string;
}

test("signatures are verified as Go verifies them", async () => {
  const response = await fetch(`${setting("KIOSK_CONTROL_URL")}/signatures`);
  for (const { name, secret, body, headers, refused } of (await response.json()) as Signature[]) {
    const upperCase = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toUpperCase(), value]));
    const ofALibrary = { get: (header: string) => new Headers(headers).get(header) } as Headers;
    for (const form of [headers, upperCase, new Headers(headers), ofALibrary]) {
      for (const bytes of [body, new TextEncoder().encode(body)]) {
        const verified = verifyWebhook({ body: bytes, headers: form }, secret);
        if (refused === "") {
          assert.equal((await verified).id, "evt_01k31f8phye9x9y02ctdfapzgh", name);
        } else {
          const error = await verified.catch((error: unknown) => error);
          assert.ok(error instanceof KioskSignatureError, name);
          assert.deepEqual([error.reason, error.responseStatus], [refused, ["no_secret", "expired"].includes(refused) ? 503 : 400], name);
        }
      }
    }
  }
});

test("a secret that is not set is said, and what is lost is sent again", async () => {
  const unset = (process.env as Record<string, string>).KIOSK_NO_SUCH_SECRET as string;
  await assert.rejects(verifyWebhook({ body: "{}", headers: {} }, unset), { reason: "no_secret", responseStatus: 503 });
});

test("what is signed for a test is genuine", async () => {
  const body = '{"id":"evt_1","type":"order.completed"}';
  const headers = { "X-Service-Signature": await signWebhook(body, "secret", new Date(1_767_323_045_000)) };
  const now = new Date(1_767_323_045_000 + 299_000);
  assert.equal((await verifyWebhook({ body, headers }, "secret", { now })).type, "order.completed");
  await assert.rejects(verifyWebhook({ body, headers }, "secret", { now, toleranceSeconds: 10 }), { reason: "expired" });
});

test("a tolerance or a time that is not a number accepts no delivery", async () => {
  const body = '{"id":"evt_1","type":"order.completed"}';
  const headers = { "X-Service-Signature": await signWebhook(body, "secret", new Date(0)) };
  const unset = (process.env as Record<string, string>).KIOSK_NO_SUCH_TOLERANCE;
  for (const options of [{ toleranceSeconds: Number(unset) }, { now: new Date("x") }]) {
    await assert.rejects(verifyWebhook({ body, headers }, "secret", options), { reason: "expired" });
  }
});

test("a webhook is registered, and its real deliveries are verified", async () => {
  const kiosk = client();
  const deliveries: { request: IncomingMessage; body: Buffer }[] = [];
  let arrived = () => {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    deliveries.push({ request, body: Buffer.concat(chunks) });
    response.writeHead(204).end();
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const endpoint = await kiosk.webhooks.create({ url, description: "test", events: ["order.completed"] });
    const { eventId } = await kiosk.webhooks.test(endpoint.id);
    const customer = await newCustomer(kiosk);
    const placed = await kiosk.orders.create({ ...customer, items: [{ variationId: variation("VOYAGER-30") }] });
    const seen = new Map<string, string>();
    while (!seen.has(eventId) || ![...seen.values()].includes(placed.id)) {
      const delivery = deliveries.shift();
      if (delivery === undefined) {
        await new Promise<void>((resolve) => (arrived = resolve));
        continue;
      }
      const event = await verifyWebhook({ body: delivery.body, headers: delivery.request.headers }, endpoint.secret);
      seen.set(event.id, event.type === "order.completed" ? event.data.order.id : "");
    }
    assert.equal((await kiosk.webhooks.retrieve(endpoint.id)).url, url);
    assert.ok((await kiosk.webhooks.list()).some((one) => one.id === endpoint.id));
    await kiosk.webhooks.listDeliveries(endpoint.id, { limit: 1 });
    for await (const delivery of kiosk.webhooks.iterateDeliveries(endpoint.id)) assert.equal(delivery.attempt, 1);
    await kiosk.webhooks.delete(endpoint.id);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
