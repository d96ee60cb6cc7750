import { leavesOpen, wasNotRun } from "../api/error.ts";
import { useDraft } from "./draft.ts";

/** CreateOrderInput of the GraphQL schema. */
interface OrderInput {
  customerId: string;
  items: { variationId: string }[];
  notes: string;
  expectedTotal: string | undefined;
  idempotencyKey: string;
}

/** An order that was sent to the server. */
export interface SentOrder {
  input: OrderInput;
  /** The customer and the items in the address of the page that sent it. */
  customer: string;
  items: string;
  /** When it was first sent, in milliseconds of the browser's clock. */
  at: number;
  /** Whether it was sent more than once. */
  isResent?: boolean;
  /** The order's number, once it was placed. */
  number?: string;
}

/** The name of the draft that holds sent orders. */
export const sentOrders = "sent-orders";

const maxAge = 23 * 3_600_000; // milliseconds: less than the 24 hours for which the server keeps an idempotency key

const isSentOrder = (kept: unknown): kept is SentOrder => {
  const { input, customer, items, at } = (kept ?? {}) as Partial<SentOrder>;
  const isWhole =
    typeof input?.idempotencyKey === "string" && typeof customer === "string" && typeof items === "string";
  return isWhole && typeof at === "number";
};

/** Whether the server may have forgotten the idempotency key of an order: sent again, it could be placed twice. */
export const isTooOld = ({ at }: SentOrder) => Date.now() - at > maxAge;

/**
 * The orders that this tab has sent: `sent` are those without an outcome, `placed` are those that were placed while another page
 * was shown. They are kept in a draft, not in their page: after Back or a reload, the same order is sent again with the same
 * idempotency key, and is not placed twice.
 */
export function useSentOrders() {
  const [kept, change] = useDraft(sentOrders, isSentOrder);
  const set = (order: SentOrder) => change((now) => ({ ...now, [keyOf(order)]: order }));
  const stored = Object.values(kept);
  return {
    sent: stored.filter(({ number }) => number === undefined),
    placed: stored.filter(({ number }) => number !== undefined),
    /** Stores an order before it is sent for the first time, with a new idempotency key. */
    begin: (input: Omit<OrderInput, "idempotencyKey">, items: string): SentOrder => {
      const keyed = { ...input, idempotencyKey: crypto.randomUUID() };
      const order = { input: keyed, customer: input.customerId, items, at: Date.now() };
      set(order);
      return order;
    },
    /** Stores that an order is about to be sent again. */
    resend: (order: SentOrder) => set({ ...order, isResent: true }),
    forget: (order: SentOrder) => change((now) => without(now, order)),
    /** Stores the number of an order that was placed, unless the person has given it up. */
    settle: (order: SentOrder, number: string) =>
      change((now) => (keyOf(order) in now ? { ...now, [keyOf(order)]: { ...order, number } } : now)),
    /**
     * Forgets an order when the error means that it was not placed, and returns whether it did. An order that was refused before it
     * was run may still have been placed when it was sent before.
     */
    fail: (order: SentOrder, error: unknown) => {
      let isForgotten = false;
      change((now) => {
        const kept = now[keyOf(order)];
        isForgotten = kept !== undefined && !(wasNotRun(error) ? kept.isResent : leavesOpen(error));
        return isForgotten ? without(now, order) : now;
      });
      return isForgotten;
    },
  };
}

const without = (kept: Readonly<Record<string, SentOrder>>, order: SentOrder) =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => key !== keyOf(order)));

export const keyOf = ({ input }: SentOrder) => input.idempotencyKey;
