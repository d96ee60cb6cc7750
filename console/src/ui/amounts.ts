/** An amount at least and at most, as an address has it. */
export interface AmountSearch {
  min?: string;
  max?: string;
}

/** An amount as the API takes it: digits, a point and up to two decimals. */
export const isAmount = (text: unknown): text is string =>
  typeof text === "string" && /^\d{1,12}(\.\d{1,2})?$/.test(text);

export const readAmounts = (raw: Record<string, unknown>): AmountSearch => {
  const amount = (value: unknown) => (isAmount(String(value)) ? String(value) : undefined);
  const [min, max] = [amount(raw.min), amount(raw.max)];
  return { ...(min && { min }), ...(max && { max }) };
};

/** The amount that was typed: "1.234,5" and "1234.5" are both 1234.5. */
export const typedAmount = (text: string) => {
  const trimmed = text.replace(/\s/g, "");
  return /,\d{1,2}$/.test(trimmed) ? trimmed.replace(/\./g, "").replace(",", ".") : trimmed.replace(/,(?=\d{3})/g, "");
};
