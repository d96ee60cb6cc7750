import { Customers } from "./resources/customers.js";
import { Events } from "./resources/events.js";
import { IdempotencyKeys } from "./resources/idempotency-keys.js";
import { Licenses } from "./resources/licenses.js";
import { Orders } from "./resources/orders.js";
import { Products } from "./resources/products.js";
import { Requests } from "./resources/requests.js";
import { Wallets } from "./resources/wallets.js";
import { Webhooks } from "./resources/webhooks.js";
import { type KioskOptions, Transport } from "./transport.js";

/**
 * Calls the external API of one store with one token.
 *
 *     const kiosk = new Kiosk({ baseUrl: "https://kiosk.example.com", token: process.env.KIOSK_TOKEN });
 *     const order = await kiosk.orders.create({ customerRef: "telegram:12345", items: [{ variationId }] });
 *
 * Throws a TypeError when the base URL or the token is malformed.
 */
export class Kiosk {
  readonly products: Products;
  readonly orders: Orders;
  readonly customers: Customers;
  readonly wallets: Wallets;
  readonly licenses: Licenses;
  readonly webhooks: Webhooks;
  readonly events: Events;
  readonly requests: Requests;
  readonly idempotencyKeys: IdempotencyKeys;

  constructor(options: KioskOptions) {
    const transport = new Transport(options);
    this.products = new Products(transport);
    this.orders = new Orders(transport);
    this.customers = new Customers(transport);
    this.wallets = new Wallets(transport);
    this.licenses = new Licenses(transport);
    this.webhooks = new Webhooks(transport);
    this.events = new Events(transport);
    this.requests = new Requests(transport);
    this.idempotencyKeys = new IdempotencyKeys(transport);
  }
}
