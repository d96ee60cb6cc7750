import type { operations } from "../generated/openapi.js";
import { largestPage } from "../pagination.js";
import { route } from "../request.js";
import type { MutationOptions, RequestOptions, Transport } from "../transport.js";
import type {
  CustomerIdentifier,
  NewOrder,
  Order,
  OrderDetail,
  OrderPage,
  OrderReason,
  OrderRefund,
  PlacedOrder,
  Replayable,
} from "../types.js";

/** An order to place. It identifies the customer in exactly one way. */
export type CreateOrderParams = Pick<NewOrder, "items" | "notes" | "expectedTotal"> & CustomerIdentifier;

type OrderQuery = NonNullable<operations["listOrders"]["parameters"]["query"]>;

/** Which orders to list. */
export interface OrderFilter extends Omit<OrderQuery, "dateFrom" | "dateTo"> {
  /** Only orders created at this time or later. */
  dateFrom?: string | Date;
  /** Only orders created before this time. */
  dateTo?: string | Date;
}

/** Orders, which are paid from the customer's wallet. */
export class Orders {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists one page of orders, the newest first. Scope orders:read. */
  list(filter: OrderFilter = {}, options?: RequestOptions): Promise<OrderPage> {
    return this.#transport.read({ operation: "list orders", method: "GET", path: "/orders", query: { ...filter } }, options);
  }

  /**
   * Iterates over all orders, the newest first. No order is yielded twice, although orders that are placed during the
   * iteration move the pages.
   */
  async *iterate(filter: OrderFilter = {}, options?: RequestOptions): AsyncGenerator<Order, void, undefined> {
    const limit = filter.limit ?? largestPage;
    const position = new Position();
    for (let page = filter.page ?? 1; ; page++) {
      const { data, pagination } = await this.list({ ...filter, page, limit }, options);
      for (const order of data) {
        if (!position.hasPassed(order)) yield order;
      }
      if (data.length === 0 || page * limit >= pagination.total) return;
    }
  }

  /**
   * Places an order. The result is the order as it was created, without credentials. `retrieve` returns its current state.
   * Scope orders:write. Errors: insufficient_balance, insufficient_stock, customer_blocked, customer_not_found,
   * phone_not_linked, variation_not_found, total_changed, idempotency_key_reused.
   */
  create(params: CreateOrderParams, options?: MutationOptions): Promise<Replayable<PlacedOrder>> {
    return this.#transport.mutate({ operation: "place an order", method: "POST", path: "/orders", body: params }, options);
  }

  /** Returns the order that `create` would place, and writes nothing. Errors: those of `create`. */
  check(params: CreateOrderParams, options?: RequestOptions): Promise<PlacedOrder> {
    return this.#transport.read(
      { operation: "check an order", method: "POST", path: "/orders", query: { dryRun: true }, body: params },
      options,
    );
  }

  /** Reads an order with the credentials of its delivered items: do not log it. Scope orders:read. Error: order_not_found. */
  retrieve(id: string, options?: RequestOptions): Promise<OrderDetail> {
    return this.#transport.read({ operation: "read an order", method: "GET", path: route("orders", id) }, options);
  }

  /** Cancels an order without delivered items. Scope orders:write. Errors: order_not_found, order_state. */
  cancel(id: string, params: OrderReason = {}, options?: MutationOptions): Promise<Replayable<PlacedOrder>> {
    return this.#change("cancel an order", `${route("orders", id)}/cancel`, params, options);
  }

  /** Refunds items, or all items that were not credited yet. Scope orders:refund. Errors: order_not_found, item_not_found, order_state, forbidden. */
  refund(id: string, params: OrderRefund = {}, options?: MutationOptions): Promise<Replayable<PlacedOrder>> {
    return this.#change("refund an order", `${route("orders", id)}/refund`, params, options);
  }

  /** Replaces the license of a delivered item. Scope orders:refund. Errors: order_not_found, item_not_found, order_state, insufficient_stock. */
  replaceItem(id: string, itemId: string, params: OrderReason = {}, options?: MutationOptions): Promise<Replayable<PlacedOrder>> {
    return this.#change("replace an item", `${route("orders", id, "items", itemId)}/replace`, params, options);
  }

  #change(operation: string, path: string, body: object, options?: MutationOptions): Promise<Replayable<PlacedOrder>> {
    return this.#transport.mutate({ operation, method: "POST", path, body }, options);
  }
}

/**
 * The place in a list of orders, newest first, up to which orders were yielded. New orders move older ones to the next
 * page, so that a page can repeat orders before this place.
 */
class Position {
  #at = "";
  #ids = new Set<string>();

  /** Reports whether the order was yielded before. If not, moves the place to the order. */
  hasPassed(order: Order): boolean {
    if (this.#at !== "" && (order.createdAt > this.#at || this.#ids.has(order.id))) return true;
    if (order.createdAt !== this.#at) this.#ids.clear();
    this.#at = order.createdAt;
    this.#ids.add(order.id);
    return false;
  }
}
