import { ApiError, type FieldError, hasCode } from "../api/error.ts";
import type { FormValues } from "./Form.tsx";

/** The server names input.items.0.price; the form calls the field items.0.price. */
export const formName = ({ field }: FieldError) => field.replace(/^input\./, "");

export const textOf = (values: FormValues, name: string) => String(values[name] ?? "").trim();

/** The whole number of a field. Throws the error that the server would, beside the field. */
export function numberOf(values: FormValues, name: string, message: string): number {
  const text = textOf(values, name);
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
  throw new ApiError("INVALID_INPUT", message, "", [{ field: `input.${name}`, code: "invalid", message }]);
}

/** Ends as the change does; a refusal as STALE says what to do about it. */
export async function unlessStale(change: Promise<unknown>, message: string) {
  try {
    await change;
  } catch (error) {
    if (hasCode(error, "STALE")) throw new ApiError("STALE", message, (error as ApiError).requestId);
    throw error;
  }
}

/** The moment in so many days, for a field that says when something ends; null for "", which is never. */
export const daysFromNow = (days: string): string | null =>
  days ? new Date(Date.now() + Number(days) * 86_400_000).toISOString() : null;
