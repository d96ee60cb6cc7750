// Uploads a license, buys it and prints its credentials, with the types of the generated schema.d.ts alone.
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.d.ts";

type Item = components["schemas"]["OrderDetail"]["items"][number];

// What an integrator relies on: each member is there, and no default makes one required.
type Sold = Pick<Item, "id" | "sku" | "status" | "price" | "credentials">;
const upload = (variationId: string): components["schemas"]["NewLicenses"] => ({
  variationId,
  licenses: ["TYPESCRIPT-KEY"],
});

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

const variationId = setting("KIOSK_VARIATION");
const client = createClient<paths>({
  baseUrl: setting("KIOSK_URL"),
  headers: { Authorization: `Bearer ${setting("KIOSK_TOKEN")}` },
});

function succeeded<T>(answer: { data?: T; error?: components["schemas"]["Problem"] }): T {
  if (answer.data === undefined) throw new Error(`${answer.error?.code}: ${answer.error?.detail}`);
  return answer.data;
}

succeeded(await client.POST("/inventory/licenses", { body: upload(variationId) }));

const refused = await client.POST("/orders", { body: { items: [{ variationId }] } });
if (refused.error?.code !== "invalid_input") throw new Error(`an order of no customer: ${JSON.stringify(refused)}`);

const placed = succeeded(
  await client.POST("/orders", {
    params: { header: { "Idempotency-Key": "typescript-1" } },
    body: { customerId: setting("KIOSK_CUSTOMER"), items: [{ variationId }] },
  }),
);
const order = succeeded(await client.GET("/orders/{id}", { params: { path: { id: placed.id } } }));
const sold: Sold | undefined = order.items[0];
console.log([sold?.sku, sold?.status, sold?.price, sold?.credentials].join(" "));
