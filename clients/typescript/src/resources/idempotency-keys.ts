import { route } from "../request.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { IdempotencyKeyRecord } from "../types.js";

/** The outcomes of calls with an idempotency key. Scope orders:write. */
export class IdempotencyKeys {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Reads the outcome of a call. Its status is `unknown`, or `completed` with the id of what the call created. */
  retrieve(key: string, options?: RequestOptions): Promise<IdempotencyKeyRecord> {
    return this.#transport.read({ operation: "look up an idempotency key", method: "GET", path: route("idempotency-keys", key) }, options);
  }
}
