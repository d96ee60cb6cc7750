import { route } from "../request.js";
import type { RequestOptions, Transport } from "../transport.js";
import type { IdempotencyKeyRecord } from "../types.js";

/** What became of calls with an idempotency key. Scope orders:write. */
export class IdempotencyKeys {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Its status is `unknown`, or `completed` with the id of what the call made. */
  retrieve(key: string, options?: RequestOptions): Promise<IdempotencyKeyRecord> {
    return this.#transport.read({ operation: "look an idempotency key up", method: "GET", path: route("idempotency-keys", key) }, options);
  }
}
