// The shop's operations on Kiosk. The Telegram id identifies a customer.
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

  /** Returns the customer, or undefined before the registration. */
  async find(telegramId: number): Promise<Customer | undefined> {
    try {
      return await this.kiosk.customers.retrieve(identifier(telegramId));
    } catch (error) {
      if (hasCode(error, "customer_not_found")) return undefined;
      throw error;
    }
  }

  /**
   * Registers a person whose phone Telegram has verified. If a customer has already linked the phone, that is the same customer.
   * Returns undefined if that customer has the external reference of another program. A customer has only one reference, and the bot
   * must not replace that one.
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

  /** Returns the prices of digital products. The bot sends keys, and does not sell services or physical products. */
  async prices(telegramId: number): Promise<Quote[]> {
    const [quotes, products] = await Promise.all([this.kiosk.products.prices(identifier(telegramId)), this.kiosk.products.list()]);
    const digital = new Set(products.filter((product) => product.kind === "DIGITAL").map((product) => product.id));
    return quotes.filter((quote) => digital.has(quote.productId));
  }

  /** Returns the order that buying one unit would place now. Throws the errors of `buy`. */
  check(telegramId: number, variationId: string) {
    return this.kiosk.orders.check({ ...identifier(telegramId), items: [{ variationId }] });
  }

  /** Buys one unit at the total that the customer has confirmed, once per key. Returns the order with the delivered key. */
  async buy(telegramId: number, { id, total }: { id: string; total: string | undefined }, idempotencyKey: string): Promise<OrderDetail> {
    const order = { ...identifier(telegramId), items: [{ variationId: id }], expectedTotal: total ?? null };
    const placed = await this.kiosk.orders.create(order, { idempotencyKey });
    return await this.kiosk.orders.retrieve(placed.id);
  }

  /** Returns the order that was placed with an idempotency key within the last 24 hours, or undefined. */
  async bought(idempotencyKey: string): Promise<OrderDetail | undefined> {
    const { outcome } = await this.kiosk.idempotencyKeys.retrieve(idempotencyKey);
    return outcome?.orderId === undefined ? undefined : await this.kiosk.orders.retrieve(outcome.orderId);
  }

  topUp(telegramId: number, amount: string, idempotencyKey: string) {
    return this.kiosk.wallets.recharge(identifier(telegramId), { amount, reference: "Telegram" }, { idempotencyKey });
  }

  /** Replaces the license key of an order, once, and returns the order. Returns undefined for an order of another customer. */
  async replace(telegramId: number, orderId: string, idempotencyKey: string): Promise<OrderDetail | undefined> {
    const [order, customer] = await Promise.all([this.kiosk.orders.retrieve(orderId), this.find(telegramId)]);
    const item = order.items[0];
    if (order.customer.id !== customer?.id || item === undefined) return undefined;
    if (item.status === "REPLACED") return order;
    await this.kiosk.orders.replaceItem(order.id, item.id, { reason: "complaint in Telegram" }, { idempotencyKey });
    return await this.kiosk.orders.retrieve(order.id);
  }

  /** Returns the Telegram id of a customer, or undefined for a customer without one. */
  async telegramId(customerId: string): Promise<number | undefined> {
    const { externalRef } = await this.kiosk.customers.retrieve({ customerId });
    const digits = /^telegram:(\d+)$/.exec(externalRef ?? "")?.[1];
    return digits === undefined ? undefined : Number(digits);
  }
}

function identifier(telegramId: number): { customerRef: string } {
  return { customerRef: `telegram:${telegramId}` };
}

/** Returns the current item of an order of one unit: the bought item, or its replacement. */
export function currentItem(order: OrderDetail): OrderItemDetail | undefined {
  return order.items.at(-1);
}

export function hasCode(error: unknown, code: string): error is KioskApiError {
  return error instanceof KioskApiError && error.code === code;
}
