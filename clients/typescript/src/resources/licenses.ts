import type { MutationOptions, Transport } from "../transport.js";
import type { LicenseBatch, NewLicenses, Replayable } from "../types.js";

/** The stock of DIGITAL products. Scope inventory:write. */
export class Licenses {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Uploads 1 to 1,000 licenses. Errors: variation_not_found, variation_not_digital, duplicate_licenses, idempotency_key_reused. */
  upload(params: NewLicenses, options?: MutationOptions): Promise<Replayable<LicenseBatch>> {
    return this.#transport.mutate({ operation: "upload licenses", method: "POST", path: "/inventory/licenses", body: params }, options);
  }
}
