import { isAmount, typedAmount } from "../ui/amounts.ts";
import { compareMoney } from "../ui/format.ts";

/** A cell of the grid. */
export interface Cell {
  variationId: string;
  tierId: string;
  sku: string;
  tier: string;
  /** The price that the tier has; null when the base price applies. */
  from: string | null;
}

export interface ChangedCell extends Cell {
  typed: string;
}

/** The changes that are not saved yet, by their cells' keys. */
export type Draft = Readonly<Record<string, ChangedCell>>;

export const maxPrices = 1_000; // of one save

export const cellKey = ({ variationId, tierId }: Pick<Cell, "variationId" | "tierId">) => `${variationId} ${tierId}`;

/** The price that was typed: null for none, undefined when it is not one. */
export function priceOf(typed: string): string | null | undefined {
  const text = typedAmount(typed);
  if (text === "") return null;
  return isAmount(text) && compareMoney(text, "0.00") > 0 ? text : undefined;
}

/** The draft once these texts are typed; what is as before is no change. */
export function withTyped(draft: Draft, typed: readonly (readonly [Cell, string])[]): Draft {
  const next: Record<string, ChangedCell> = { ...draft };
  for (const [cell, text] of typed) {
    const key = cellKey(cell);
    if (isSame(cell.from, priceOf(text))) delete next[key];
    else next[key] = { ...cell, typed: text };
  }
  return next;
}

function isSame(from: string | null, to: string | null | undefined) {
  if (to === undefined) return false;
  return from === null || to === null ? from === to : compareMoney(from, to) === 0;
}

/** The cells of a text that was copied from a spreadsheet, without the sign of a currency around a number. */
export const pastedCells = (text: string) =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t").map(bare));

const bare = (cell: string) => cell.replace(/^[^\d.,-]+|[^\d]+$/g, "") || cell.trim();
