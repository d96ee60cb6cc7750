// What the Go test that runs these tests has set up.
import { Kiosk, type KioskOptions } from "../src/index.js";

export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

export function client(options: Partial<KioskOptions> = {}): Kiosk {
  return new Kiosk({ baseUrl: setting("KIOSK_URL"), token: setting("KIOSK_TOKEN"), ...options });
}

/** A client whose first attempt at every mutation is carried out, and loses its response. */
export function flakyClient(options: Partial<KioskOptions> = {}): Kiosk {
  return client({ baseUrl: setting("KIOSK_FLAKY_URL"), ...options });
}

export function variation(sku: string): string {
  const id = (JSON.parse(setting("KIOSK_VARIATIONS")) as Record<string, string>)[sku];
  if (id === undefined) throw new Error(`no variation ${sku}`);
  return id;
}

/** The linked phone of a customer with money. */
export const rich = { customerPhone: setting("KIOSK_CUSTOMER") };
/** The linked phone of a customer without money. */
export const poor = { customerPhone: setting("KIOSK_POOR_CUSTOMER") };

let registered = 0;

/** Registers a customer with 200.00 in the wallet, and returns what identifies them. */
export async function newCustomer(kiosk: Kiosk): Promise<{ customerRef: string }> {
  const customer = { customerRef: `test:${process.pid}:${++registered}` };
  await kiosk.customers.create({ name: "Test", externalRef: customer.customerRef });
  await kiosk.wallets.recharge(customer, { amount: "200.00" });
  return customer;
}
