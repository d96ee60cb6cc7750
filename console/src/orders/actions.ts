import type { OrderItemStatus, OrderStatus, ProductKind } from "../api/schema.gql.ts";
import { addMoney, compareMoney, subtractMoney } from "../ui/format.ts";

interface Item {
  id: string;
  status: OrderItemStatus;
  kind: ProductKind;
  price: string;
  licenseId: string | null;
}

interface Order<I extends Item = Item> {
  status: OrderStatus;
  refundedAmount: string;
  total: string;
  items: readonly I[];
}

// The rules of the states, as far as buttons need them; the server decides. docs/graphql.md says them in full.

const isOpen = ({ status }: Order) => status === "PENDING" || status === "PROCESSING";
const isFinal = ({ status }: Order) => status === "CANCELLED" || status === "FAILED" || status === "REFUNDED";

/** What was not credited yet. A replaced item's price went over to its replacement. */
export const refundableItems = <I extends Item>(order: Order<I>): I[] =>
  isFinal(order) ? [] : order.items.filter(({ status }) => status === "PENDING" || status === "DELIVERED");

export const leftToRefund = (order: Order) => subtractMoney(order.total, order.refundedAmount);

export const canRefund = (order: Order) => refundableItems(order).length > 0;

/** Nothing of it was ever delivered. */
export const canCancel = (order: Order) => isOpen(order) && order.items.every(({ status }) => status === "PENDING");

export const canFail = (order: Order) => isOpen(order) && !canCancel(order);

export const deliverableItems = <I extends Item>(order: Order<I>): I[] =>
  isOpen(order) ? order.items.filter(({ kind, status }) => kind !== "DIGITAL" && status === "PENDING") : [];

export const canReplace = (order: Order, item: Item) =>
  !isFinal(order) && item.kind === "DIGITAL" && item.status === "DELIVERED";

export const canReveal = (item: Item) => item.licenseId !== null;

export const sumOfPrices = (items: readonly Item[]) => items.reduce((sum, { price }) => addMoney(sum, price), "0.00");

/** Whether all that was credited of the order, with this refund, stays within the limit of the role. */
export const withinLimit = (order: Order, amount: string, limit: string) =>
  compareMoney(addMoney(order.refundedAmount, amount), limit) <= 0;
