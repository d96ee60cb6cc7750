import { textOf } from "./readAddress.ts";

/** An amount at least and at most, as an address has it. */
export interface AmountSearch {
  min?: string;
  max?: string;
}

/** An amount as the API takes it: digits, a point and up to two decimals. */
export const isAmount = (text: unknown): text is string =>
  typeof text === "string" && /^\d{1,12}(\.\d{1,2})?$/.test(text);

export const readAmounts = (raw: Record<string, unknown>): AmountSearch => {
  const [min, max] = [textOf(raw.min), textOf(raw.max)];
  return { ...(isAmount(min) && { min }), ...(isAmount(max) && { max }) };
};

const withPoint = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/; // 1,234.50
const withComma = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d{1,2}$/; // 1.234,50

/** The amount that was typed: "1.234,5" and "1,234.5" are both 1234.5. What may mean two amounts stays as it is, for the API to refuse. */
export const typedAmount = (text: string) => {
  const trimmed = text.replace(/\s/g, "");
  if (withComma.test(trimmed)) return trimmed.replace(/\./g, "").replace(",", ".");
  return withPoint.test(trimmed) ? trimmed.replace(/,/g, "") : trimmed;
};
