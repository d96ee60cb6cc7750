import { useDraft } from "../session/draft.ts";
import type { CreateOrderInput } from "./new.gql.ts";

/** An order as it was sent. */
export interface SentOrder {
  input: CreateOrderInput;
  /** Of the address, for which it was placed. */
  customer: string;
  items: string;
  /** When it was sent first, in milliseconds of the browser's clock. */
  at: number;
}

const knownFor = 23 * 3_600_000; // milliseconds, less than the 24 hours for which the server knows an idempotency key

const isSentOrder = (kept: unknown): kept is SentOrder => {
  const { input, customer, items, at } = (kept ?? {}) as Partial<SentOrder>;
  const isWhole =
    typeof input?.idempotencyKey === "string" && typeof customer === "string" && typeof items === "string";
  return isWhole && typeof at === "number" && Date.now() - at < knownFor;
};

/**
 * The orders that this tab has sent and that have no outcome yet. They are kept outside of their page, so that after Back or a
 * reload the same is sent again, with the same key, and an order that was placed is not placed twice.
 */
export function useSentOrders() {
  const [kept, change] = useDraft("sent-orders", isSentOrder);
  return {
    sent: Object.values(kept).filter(isSentOrder), // a page may be open for long
    keep: (order: SentOrder) => change((now) => ({ ...now, [keyOf(order)]: now[keyOf(order)] ?? order })),
    forget: (order: SentOrder) =>
      change((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== keyOf(order)))),
  };
}

export const keyOf = ({ input }: SentOrder) => input.idempotencyKey ?? "";
