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

/** An order as it was sent. */
export interface SentOrder {
  input: OrderInput;
  /** Of the address, for which it was placed. */
  customer: string;
  items: string;
  /** When it was sent first, in milliseconds of the browser's clock. */
  at: number;
  /** Whether it was sent more than once. */
  isResent?: boolean;
  /** The number of the order, once it was placed. */
  number?: string;
}

/** The name of their draft. */
export const sentOrders = "sent-orders";

const knownFor = 23 * 3_600_000; // milliseconds, less than the 24 hours for which the server knows an idempotency key

const isSentOrder = (kept: unknown): kept is SentOrder => {
  const { input, customer, items, at } = (kept ?? {}) as Partial<SentOrder>;
  const isWhole =
    typeof input?.idempotencyKey === "string" && typeof customer === "string" && typeof items === "string";
  return isWhole && typeof at === "number";
};

/** Whether the server may have forgotten the key of an order: sent again, it could be placed twice. */
export const isTooOld = ({ at }: SentOrder) => Date.now() - at > knownFor;

/**
 * The orders that this tab has sent and that have no outcome yet, and those that were placed while another page was shown. They are
 * kept outside of their page, so that after Back or a reload the same is sent again, with the same key, and an order that was placed
 * is not placed twice.
 */
export function useSentOrders() {
  const [kept, change] = useDraft(sentOrders, isSentOrder);
  const set = (order: SentOrder) => change((now) => ({ ...now, [keyOf(order)]: order }));
  const known = Object.values(kept);
  return {
    sent: known.filter(({ number }) => number === undefined),
    placed: known.filter(({ number }) => number !== undefined),
    /** Keeps an order that is about to be sent, under a key that no other order has. */
    begin: (input: Omit<OrderInput, "idempotencyKey">, items: string): SentOrder => {
      const keyed = { ...input, idempotencyKey: crypto.randomUUID() };
      const begun = { input: keyed, customer: input.customerId, items, at: Date.now() };
      set(begun);
      return begun;
    },
    /** Notes that a kept order is about to be sent again. */
    resend: (order: SentOrder) => set({ ...order, isResent: true }),
    forget: (order: SentOrder) => change((now) => without(now, order)),
    /** Keeps the number of an order that was placed, unless it was given up. */
    settle: (order: SentOrder, number: string) =>
      change((now) => (keyOf(order) in now ? { ...now, [keyOf(order)]: { ...order, number } } : now)),
    /**
     * Forgets a sent order when the error says that it was not placed. One that was not run may have been placed when it was sent
     * before. Returns whether it was forgotten.
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
