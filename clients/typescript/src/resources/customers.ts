import { type CursorParams, iteratePages, largestPage } from "../pagination.js";
import { route } from "../request.js";
import type { MutationOptions, RequestOptions, Transport } from "../transport.js";
import type { Customer, CustomerChange, CustomerIdentifier, CustomerPage, NewCustomer, Replayable } from "../types.js";

export interface CustomerFilter extends CursorParams {
  /** In E.164 format, linked or not. */
  phone?: string;
  email?: string;
  externalRef?: string;
  /** The beginnings of words of the name or e-mail address, the beginning of the phone, or the external reference or id. */
  q?: string;
}

/** The path of what belongs to a customer. */
export function customerPath(customer: CustomerIdentifier): string {
  if (customer.customerPhone !== undefined) return route("customers", "by-phone", customer.customerPhone);
  if (customer.customerRef !== undefined) return route("customers", "by-ref", customer.customerRef);
  return route("customers", customer.customerId);
}

/** Who buys. Scopes customers:read and customers:write. */
export class Customers {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists one page of customers, the newest first. */
  list(filter: CustomerFilter = {}, options?: RequestOptions): Promise<CustomerPage> {
    return this.#transport.read({ operation: "list customers", method: "GET", path: "/customers", query: { ...filter } }, options);
  }

  /** Goes through all customers, the newest first. */
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

  /** Changes what is given; null clears. Errors: customer_not_found, external_ref_taken, tier_not_found. */
  update(id: string, params: CustomerChange, options?: RequestOptions): Promise<Customer> {
    return this.#transport.read({ operation: "change a customer", method: "PATCH", path: route("customers", id), body: params }, options);
  }

  /** Links a phone that you have verified, or the one that is known. Errors: customer_not_found, phone_taken. */
  linkPhone(id: string, phone?: string, options?: RequestOptions): Promise<Customer> {
    const body = phone === undefined ? {} : { phone };
    return this.#transport.read({ operation: "link a phone", method: "POST", path: `${route("customers", id)}/phone-link`, body }, options);
  }

  /** Ends the link of the phone. Error: customer_not_found. */
  unlinkPhone(id: string, options?: RequestOptions): Promise<Customer> {
    return this.#transport.read({ operation: "unlink a phone", method: "DELETE", path: `${route("customers", id)}/phone-link` }, options);
  }
}
