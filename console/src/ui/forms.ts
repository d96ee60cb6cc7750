import { ApiError, type FieldError, hasCode } from "../api/error.ts";
import type { FormValues } from "./Form.tsx";

/** Returns the name of a form's field for a field of the server: items.0.price for input.items.0.price. */
export const formName = ({ field }: FieldError) => field.replace(/^input\./, "");

export const textOf = (values: FormValues, name: string) => String(values[name] ?? "").trim();

/** Parses the whole number of a field. Throws an error like the server's, which the form shows beside the field. */
export function numberOf(values: FormValues, name: string, message: string): number {
  const text = textOf(values, name);
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
  throw new ApiError("INVALID_INPUT", message, "", [{ field: `input.${name}`, code: "invalid", message }]);
}

/** Waits for a change, and replaces the message of a STALE error by one that says what to do. */
export async function unlessStale(change: Promise<unknown>, message: string) {
  try {
    await change;
  } catch (error) {
    if (hasCode(error, "STALE")) throw new ApiError("STALE", message, (error as ApiError).requestId);
    throw error;
  }
}

/**
 * Waits for a deletion. If the server refuses it because there is no such thing, and `find` finds nothing, it counts as done: it was
 * deleted before, for example by a first attempt whose response was lost.
 */
export async function unlessDeleted(deletion: Promise<unknown>, find: () => Promise<unknown>) {
  try {
    await deletion;
  } catch (error) {
    const isMissing = hasCode(error, "NOT_FOUND") || hasCode(error, "ENDPOINT_NOT_FOUND");
    if (!isMissing || (await find())) throw error;
  }
}

/** Returns the time in so many days, for a field with an expiry; null for "", which means never. */
export const daysFromNow = (days: string): string | null =>
  days ? new Date(Date.now() + Number(days) * 86_400_000).toISOString() : null;
