import { useFormat } from "../session/useFormat.ts";

/** An amount in the store's currency. */
export function Money({ amount }: { amount: string }) {
  return <span className="numeric">{useFormat().money(amount)}</span>;
}
