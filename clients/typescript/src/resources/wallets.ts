import { type CursorParams, iteratePages, largestPage } from "../pagination.js";
import type { MutationOptions, RequestOptions, Transport } from "../transport.js";
import type {
  CustomerIdentifier,
  NewRecharge,
  Recharge,
  Replayable,
  Wallet,
  WalletTransaction,
  WalletTransactionPage,
} from "../types.js";
import { customerPath } from "./customers.js";

/** The wallets of customers. Scopes wallet:read and wallet:write. Errors: customer_not_found, phone_not_linked. */
export class Wallets {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  retrieve(customer: CustomerIdentifier, options?: RequestOptions): Promise<Wallet> {
    return this.#transport.read({ operation: "read a wallet", method: "GET", path: `${customerPath(customer)}/wallet` }, options);
  }

  /** Lists one page of the ledger, the newest row first. */
  listTransactions(customer: CustomerIdentifier, params: CursorParams = {}, options?: RequestOptions): Promise<WalletTransactionPage> {
    return this.#transport.read(
      {
        operation: "list wallet transactions",
        method: "GET",
        path: `${customerPath(customer)}/wallet/transactions`,
        query: { ...params },
      },
      options,
    );
  }

  /** Iterates over the whole ledger, the newest row first. */
  iterateTransactions(
    customer: CustomerIdentifier,
    params: CursorParams = {},
    options?: RequestOptions,
  ): AsyncGenerator<WalletTransaction, void, undefined> {
    const limit = params.limit ?? largestPage;
    return iteratePages(params.cursor, (cursor) => this.listTransactions(customer, { limit, ...(cursor && { cursor }) }, options));
  }

  /** Adds money to the wallet. Above the store's review limit it is `PENDING` until staff approve it. */
  recharge(customer: CustomerIdentifier, params: NewRecharge, options?: MutationOptions): Promise<Replayable<Recharge>> {
    return this.#transport.mutate(
      { operation: "recharge a wallet", method: "POST", path: `${customerPath(customer)}/wallet/recharge`, body: params },
      options,
    );
  }
}
