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
  /** The price that someone else saved since, when the save was refused for it. */
  savedMeanwhile?: string | null;
}

/** Whether it is a changed cell, of what the browser kept. */
export function isChangedCell(kept: unknown): kept is ChangedCell {
  const { from, savedMeanwhile = null, ...texts } = (kept ?? {}) as Partial<ChangedCell>;
  return (
    [texts.variationId, texts.tierId, texts.sku, texts.tier, texts.typed].every((text) => typeof text === "string") &&
    [from, savedMeanwhile].every((price) => price === null || typeof price === "string")
  );
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

/** The cells whose text is no price. */
export const wrongCells = (draft: Draft) => Object.values(draft).filter(({ typed }) => priceOf(typed) === undefined);

/** Whether one save takes the draft. */
export function isSavable(draft: Draft): boolean {
  const { length } = Object.keys(draft);
  return length > 0 && length <= maxPrices && wrongCells(draft).length === 0;
}

/** The price that a change is based on: another one is not overwritten unseen. */
export const expectedOf = ({ from, savedMeanwhile }: ChangedCell) =>
  savedMeanwhile === undefined ? from : savedMeanwhile;

/**
 * The draft once these texts are typed; what is as before is no change. A changed cell stays based on the price that it had
 * when it was typed into first: the grid may show another one by now.
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

/** The draft once it is known what others saved meanwhile, by the cells' keys. */
export const withSavedMeanwhile = (draft: Draft, prices: Readonly<Record<string, string | null>>): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([key, cell]) => {
      const savedMeanwhile = prices[key];
      return [key, savedMeanwhile === undefined ? cell : { ...cell, savedMeanwhile }];
    }),
  );

/** The draft once these changes of it are saved. What was typed over one since is a change of the price that was saved. */
export function withoutSaved(draft: Draft, saved: Draft): Draft {
  const later = Object.entries(draft).filter(([key, cell]) => cell.typed !== saved[key]?.typed);
  return Object.fromEntries(
    later.map(([key, { savedMeanwhile, ...cell }]) => {
      const before = saved[key];
      if (before) return [key, { ...cell, from: priceOf(before.typed) ?? null }];
      return [key, savedMeanwhile === undefined ? cell : { ...cell, savedMeanwhile }];
    }),
  );
}

/** The changed cells that are of none of these tiers: theirs was deleted. */
export const cellsOfOthers = (draft: Draft, tiers: readonly { id: string }[]) => {
  const ids = new Set(tiers.map(({ id }) => id));
  return Object.values(draft).filter(({ tierId }) => !ids.has(tierId));
};

/** The draft without the changes of these cells. */
export function withoutCells(draft: Draft, cells: readonly Cell[]): Draft {
  const keys = new Set(cells.map(cellKey));
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.has(key)));
}

function isSame(from: string | null, to: string | null | undefined) {
  if (to === undefined) return false;
  return from === null || to === null ? from === to : compareMoney(from, to) === 0;
}

/** The cells of a text that was copied from a spreadsheet, each as withoutSign has it. */
export function pastedCells(text: string, currency: string) {
  const around = signsAround(currency);
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim().replace(around, "")));
}

/**
 * A typed or pasted price without the sign of a currency, or the code of this one, before or after a number. Anything else
 * beside it, such as the % of 5%, stays, to be refused rather than read as another price.
 */
export const withoutSign = (text: string, currency: string) => text.replace(signsAround(currency), "");

function signsAround(currency: string): RegExp {
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol", // kr where others have €
  }).formatToParts(0);
  const own = parts.find(({ type }) => type === "currency")?.value ?? currency;
  const signs = String.raw`\p{Sc}|${currency}|${own.replace(/[$.]/g, String.raw`\$&`)}`;
  return new RegExp(String.raw`^\s*(?:[A-Z]{1,3}\p{Sc}|${signs})\s*(?=[\d.,-])|(?<=\d)\s*(?:${signs})\s*$`, "gu");
}
