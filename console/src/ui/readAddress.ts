type Raw = Record<string, unknown>;

/**
 * Has a page get from its address what `read` understands of it, and nothing else: the router lays what a reader returns over
 * the parameters as they came, so those that it leaves out are returned as undefined.
 */
export const onlyWhatIsRead =
  <Search extends object>(read: (raw: Raw) => Search) =>
  (raw: Raw): Search => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) });

/**
 * Reads a parameter that the router finds written as JSON. A number that would be written otherwise, such as 1e3 or one of too
 * many digits, stays the text that it is. Throws where it is no JSON.
 */
export function readParameter(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === "number" && String(value) !== text ? text : value;
}

/** A parameter as the text that was written, which the router may have read as a number or a boolean; of anything else "". */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** Of the values that a parameter may have several of, separated by commas, those that it has. */
export const among = <Value extends string>(values: readonly Value[], raw: unknown): string => {
  const wanted = textOf(raw).split(",");
  return values.filter((value) => wanted.includes(value)).join(",");
};

/** Whether a parameter may be a cursor of the API: at least 16 bytes in base64. */
export const isCursor = (value: unknown): value is string => typeof value === "string" && /^[\w-]{22,}$/.test(value);
