type Raw = Record<string, unknown>;

/**
 * Wraps the reader of a page's search parameters, so that the page gets only what `read` returns. The router merges the result of a
 * reader into the raw parameters, so those that `read` leaves out must be returned as undefined.
 */
export const onlyWhatIsRead =
  <Search extends object>(read: (raw: Raw) => Search) =>
  (raw: Raw): Search => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) });

/**
 * Parses a search parameter as JSON, for the router. A number that JSON would write in another way, such as 1e3 or one with too many
 * digits, stays a string. Throws when the parameter is not JSON.
 */
export function readParameter(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === "number" && String(value) !== text ? text : value;
}

/** Returns a parameter as text, also when the router has parsed it as a number or a boolean; "" for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** Returns the known values in a parameter, which lists values separated by commas, in the order of `values`. */
export const among = <Value extends string>(values: readonly Value[], raw: unknown): string => {
  const listed = textOf(raw).split(",");
  return values.filter((value) => listed.includes(value)).join(",");
};

/** Whether a parameter can be a cursor of the API: at least 16 bytes in base64. */
export const isCursor = (value: unknown): value is string => typeof value === "string" && /^[\w-]{22,}$/.test(value);
