import { textOf } from "./readAddress.ts";

/** The search parameters of a filter by amount. */
export interface AmountSearch {
  min?: string;
  max?: string;
}

/** Whether a text is an amount in the format of the API: digits, a point and up to two decimals. */
export const isAmount = (text: unknown): text is string =>
  typeof text === "string" && /^\d{1,12}(\.\d{1,2})?$/.test(text);

export const readAmounts = (raw: Record<string, unknown>): AmountSearch => {
  const [min, max] = [textOf(raw.min), textOf(raw.max)];
  return { ...(isAmount(min) && { min }), ...(isAmount(max) && { max }) };
};

const withPoint = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/; // 1,234.50
const withComma = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/; // 1.234,50

/**
 * Converts a typed amount to the format of the API: "1.234,5" and "1,234.5" both become 1234.5. An ambiguous text is returned
 * unchanged, so that the API refuses it.
 */
export const typedAmount = (text: string) => {
  const trimmed = text.replace(/\s/g, "");
  if (withComma.test(trimmed)) return trimmed.replace(/\./g, "").replace(",", ".");
  return withPoint.test(trimmed) ? trimmed.replace(/,/g, "") : trimmed;
};
