import { isAmount, typedAmount } from "../ui/amounts.ts";
import { compareMoney } from "../ui/format.ts";

/** A cell of the price grid. */
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
  /** The price that another person saved, because of which the save was refused. */
  savedMeanwhile?: string | null;
}

/** Whether a value from the browser's storage is a changed cell. */
export function isChangedCell(kept: unknown): kept is ChangedCell {
  const { from, savedMeanwhile = null, ...texts } = (kept ?? {}) as Partial<ChangedCell>;
  return (
    [texts.variationId, texts.tierId, texts.sku, texts.tier, texts.typed].every((text) => typeof text === "string") &&
    [from, savedMeanwhile].every((price) => price === null || typeof price === "string")
  );
}

/** The changed cells that are not saved yet, by their keys. */
export type Draft = Readonly<Record<string, ChangedCell>>;

export const maxPrices = 1_000; // per save

export const cellKey = ({ variationId, tierId }: Pick<Cell, "variationId" | "tierId">) => `${variationId} ${tierId}`;

/** Parses a typed price: null when it is empty, undefined when it is invalid. */
export function priceOf(typed: string): string | null | undefined {
  const text = typedAmount(typed);
  if (text === "") return null;
  return isAmount(text) && compareMoney(text, "0.00") > 0 ? text : undefined;
}

/** Returns the cells with an invalid price. */
export const invalidCells = (draft: Draft) => Object.values(draft).filter(({ typed }) => priceOf(typed) === undefined);

/** Whether the draft can be saved: it is not empty, not too large, and all its prices are valid. */
export function isSavable(draft: Draft): boolean {
  const { length } = Object.keys(draft);
  return length > 0 && length <= maxPrices && invalidCells(draft).length === 0;
}

/** Returns the price on which a change is based. The server refuses the change when the stored price is another one. */
export const expectedOf = ({ from, savedMeanwhile }: ChangedCell) =>
  savedMeanwhile === undefined ? from : savedMeanwhile;

/**
 * Returns the draft with these texts typed. A cell whose price is the one that it is based on is removed from the draft. A changed
 * cell stays based on the price that it had when it was first changed, as the grid may show another one by now.
 */
export function withTyped(draft: Draft, typed: readonly (readonly [Cell, string])[]): Draft {
  const next: Record<string, ChangedCell> = { ...draft };
  for (const [cell, text] of typed) {
    const key = cellKey(cell);
    const changed = { ...(next[key] ?? cell), typed: text };
    if (isSame(expectedOf(changed), priceOf(text))) delete next[key];
    else next[key] = changed;
  }
  return next;
}

/** Returns the draft with the prices that others saved meanwhile, by the keys of their cells. */
export const withSavedMeanwhile = (draft: Draft, prices: Readonly<Record<string, string | null>>): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([key, cell]) => {
      const savedMeanwhile = prices[key];
      return [key, savedMeanwhile === undefined ? cell : { ...cell, savedMeanwhile }];
    }),
  );

/** Returns the draft without saved changes. A cell that was changed again during the save stays, based on the saved price. */
export function withoutSaved(draft: Draft, saved: Draft): Draft {
  const later = Object.entries(draft).filter(([key, cell]) => cell.typed !== saved[key]?.typed);
  return Object.fromEntries(
    later.map(([key, { savedMeanwhile, ...cell }]) => {
      const savedCell = saved[key];
      if (savedCell) return [key, { ...cell, from: priceOf(savedCell.typed) ?? null }];
      return [key, savedMeanwhile === undefined ? cell : { ...cell, savedMeanwhile }];
    }),
  );
}

/** Returns the changed cells of tiers that are not in `tiers`. */
export const cellsOfOthers = (draft: Draft, tiers: readonly { id: string }[]) => {
  const ids = new Set(tiers.map(({ id }) => id));
  return Object.values(draft).filter(({ tierId }) => !ids.has(tierId));
};

/** Returns the draft without these cells. */
export function withoutCells(draft: Draft, cells: readonly Cell[]): Draft {
  const keys = new Set(cells.map(cellKey));
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.has(key)));
}

function isSame(from: string | null, to: string | null | undefined) {
  if (to === undefined) return false;
  return from === null || to === null ? from === to : compareMoney(from, to) === 0;
}

/** Splits a text that was copied from a spreadsheet into cells, without currency signs (withoutSign). */
export function pastedCells(text: string, currency: string) {
  const around = signsAround(currency);
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim().replace(around, "")));
}

/**
 * Removes a currency sign, or the code of this currency, before or after a number. Anything else, such as the % of 5%, stays: it must
 * be refused, not read as another price.
 */
export const withoutSign = (text: string, currency: string) => text.replace(signsAround(currency), "");

function signsAround(currency: string): RegExp {
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol", // also finds signs that are not in \p{Sc}, such as kr
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  const signs = String.raw`\p{Sc}|${currency}|${sign.replace(/[$.]/g, String.raw`\$&`)}`;
  return new RegExp(String.raw`^\s*(?:[A-Z]{1,3}\p{Sc}|${signs})\s*(?=[\d.,-])|(?<=\d)\s*(?:${signs})\s*$`, "gu");
}
