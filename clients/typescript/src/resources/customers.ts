import { type CursorParams, iteratePages, largestPage } from "../pagination.js";
import { route } from "../request.js";
import type { MutationOptions, RequestOptions, Transport } from "../transport.js";
import type { Customer, CustomerChange, CustomerIdentifier, CustomerPage, NewCustomer, Replayable } from "../types.js";

export interface CustomerFilter extends CursorParams {
  /** In E.164 format, linked or not. */
  phone?: string;
  email?: string;
  externalRef?: string;
  /** Prefixes of words of the name, e-mail address or external reference, a prefix of the phone, or a whole external reference or id. */
  q?: string;
}

/** Returns the path of a customer. Throws a TypeError unless the customer is identified by exactly one member. */
export function customerPath(customer: CustomerIdentifier): string {
  const { customerId, customerPhone, customerRef } = customer;
  // A program without types may give several. The path has only one, and the others would be ignored.
  if ([customerId, customerPhone, customerRef].filter((value) => value !== undefined).length !== 1) {
    throw new TypeError("kiosk: a customer is identified by exactly one of customerId, customerPhone and customerRef");
  }
  if (customer.customerPhone !== undefined) return route("customers", "by-phone", customer.customerPhone);
  if (customer.customerRef !== undefined) return route("customers", "by-ref", customer.customerRef);
  return route("customers", customer.customerId);
}

/** Customers. Scopes customers:read and customers:write. */
export class Customers {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists one page of customers, the newest first. */
  list(filter: CustomerFilter = {}, options?: RequestOptions): Promise<CustomerPage> {
    return this.#transport.read({ operation: "list customers", method: "GET", path: "/customers", query: { ...filter } }, options);
  }

  /** Iterates over all customers, the newest first. */
  iterate(filter: CustomerFilter = {}, options?: RequestOptions): AsyncGenerator<Customer, void, undefined> {
    const limit = filter.limit ?? largestPage;
    return iteratePages(filter.cursor, (cursor) => this.list({ ...filter, limit, ...(cursor && { cursor }) }, options));
  }

  /** Registers a customer. Errors: phone_taken, external_ref_taken, tier_not_found, idempotency_key_reused. */
  create(params: NewCustomer, options?: MutationOptions): Promise<Replayable<Customer>> {
    return this.#transport.mutate({ operation: "register a customer", method: "POST", path: "/customers", body: params }, options);
  }

  /** Reads a customer. Errors: customer_not_found, phone_not_linked. */
  retrieve(customer: CustomerIdentifier, options?: RequestOptions): Promise<Customer> {
    return this.#transport.read({ operation: "read a customer", method: "GET", path: customerPath(customer) }, options);
  }

  /** Changes the fields that are present; null clears a field. Errors: customer_not_found, external_ref_taken, tier_not_found. */
  update(id: string, params: CustomerChange, options?: RequestOptions): Promise<Customer> {
    return this.#transport.read({ operation: "change a customer", method: "PATCH", path: route("customers", id), body: params }, options);
  }

  /** Links a phone that you have verified; without `phone`, the customer's current phone. Errors: customer_not_found, phone_taken. */
  linkPhone(id: string, phone?: string, options?: RequestOptions): Promise<Customer> {
    const body = phone === undefined ? {} : { phone };
    return this.#transport.read({ operation: "link a phone", method: "POST", path: `${route("customers", id)}/phone-link`, body }, options);
  }

  /** Unlinks the phone, so that it no longer identifies the customer. Error: customer_not_found. */
  unlinkPhone(id: string, options?: RequestOptions): Promise<Customer> {
    return this.#transport.read({ operation: "unlink a phone", method: "DELETE", path: `${route("customers", id)}/phone-link` }, options);
  }
}
