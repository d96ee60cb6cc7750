// What the shop sells, in terms of Kiosk. A customer is known by their Telegram id.
import { type Customer, type Kiosk, KioskApiError, type OrderDetail, type OrderItemDetail, type Quote } from "@kiosk/client";

export interface Person {
  id: number;
  name: string;
}

export class Shop {
  readonly kiosk: Kiosk;

  constructor(kiosk: Kiosk) {
    this.kiosk = kiosk;
  }

  /** The customer, or undefined when they have not registered. */
  async find(telegramId: number): Promise<Customer | undefined> {
    try {
      return await this.kiosk.customers.retrieve(identifier(telegramId));
    } catch (error) {
      if (hasCode(error, "customer_not_found")) return undefined;
      throw error;
    }
  }

  /**
   * Registers a person whose phone Telegram has verified. Who has linked the phone before is the same customer. Undefined when
   * another program knows that customer by a reference of its own, which must stay: a customer has only one.
   */
  async register(person: Person, phone: string, idempotencyKey: string): Promise<Customer | undefined> {
    const externalRef = identifier(person.id).customerRef;
    try {
      return await this.kiosk.customers.create({ name: person.name, phone, phoneLinked: true, externalRef }, { idempotencyKey });
    } catch (error) {
      if (hasCode(error, "external_ref_taken")) return await this.kiosk.customers.retrieve({ customerRef: externalRef });
      if (!hasCode(error, "phone_taken")) throw error;
      const known = await this.kiosk.customers.retrieve({ customerPhone: phone });
      if (known.externalRef !== null && !known.externalRef.startsWith("telegram:")) return undefined;
      return await this.kiosk.customers.update(known.id, { externalRef });
    }
  }

  /** What digital products cost: the bot sends keys, and knows nothing of services and of what is shipped. */
  async prices(telegramId: number): Promise<Quote[]> {
    const [quotes, products] = await Promise.all([this.kiosk.products.prices(identifier(telegramId)), this.kiosk.products.list()]);
    const digital = new Set(products.filter((product) => product.kind === "DIGITAL").map((product) => product.id));
    return quotes.filter((quote) => digital.has(quote.productId));
  }

  /** What one unit would cost now. Throws what an order would be refused with. */
  check(telegramId: number, variationId: string) {
    return this.kiosk.orders.check({ ...identifier(telegramId), items: [{ variationId }] });
  }

  /** Buys one unit at the total that was named, once for each key, and returns the order with what was delivered. */
  async buy(telegramId: number, { id, total }: { id: string; total: string | undefined }, idempotencyKey: string): Promise<OrderDetail> {
    const order = { ...identifier(telegramId), items: [{ variationId: id }], expectedTotal: total ?? null };
    const placed = await this.kiosk.orders.create(order, { idempotencyKey });
    return await this.kiosk.orders.retrieve(placed.id);
  }

  /** The order that a key bought within the last 24 hours. */
  async bought(idempotencyKey: string): Promise<OrderDetail | undefined> {
    const { outcome } = await this.kiosk.idempotencyKeys.retrieve(idempotencyKey);
    return outcome?.orderId === undefined ? undefined : await this.kiosk.orders.retrieve(outcome.orderId);
  }

  topUp(telegramId: number, amount: string, idempotencyKey: string) {
    return this.kiosk.wallets.recharge(identifier(telegramId), { amount, reference: "Telegram" }, { idempotencyKey });
  }

  /** Replaces the key of an order, once, and returns the order. Undefined when it is not this customer's order. */
  async replace(telegramId: number, orderId: string, idempotencyKey: string): Promise<OrderDetail | undefined> {
    const [order, customer] = await Promise.all([this.kiosk.orders.retrieve(orderId), this.find(telegramId)]);
    const item = order.items[0];
    if (order.customer.id !== customer?.id || item === undefined) return undefined;
    if (item.status === "REPLACED") return order;
    await this.kiosk.orders.replaceItem(order.id, item.id, { reason: "complaint in Telegram" }, { idempotencyKey });
    return await this.kiosk.orders.retrieve(order.id);
  }

  /** The Telegram id of a customer, when they came from Telegram. */
  async telegramId(customerId: string): Promise<number | undefined> {
    const { externalRef } = await this.kiosk.customers.retrieve({ customerId });
    const digits = /^telegram:(\d+)$/.exec(externalRef ?? "")?.[1];
    return digits === undefined ? undefined : Number(digits);
  }
}

function identifier(telegramId: number): { customerRef: string } {
  return { customerRef: `telegram:${telegramId}` };
}

/** The item that stands for what was bought: the replacement of one that was replaced. */
export function currentItem(order: OrderDetail): OrderItemDetail | undefined {
  return order.items.at(-1);
}

export function hasCode(error: unknown, code: string): error is KioskApiError {
  return error instanceof KioskApiError && error.code === code;
}
