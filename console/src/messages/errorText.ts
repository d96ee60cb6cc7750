import { useEffect, useSyncExternalStore } from "react";
import { ApiError, type FieldError, hasCode, isUndecided, type Refusal } from "../api/error.ts";
import { queryClient, viewerKey } from "../api/query.ts";
import { beforeErrors } from "../api/request.ts";
import { getPreferences } from "../session/preferences.ts";
import { formatFor } from "../ui/format.ts";
import type { errorMessages } from "./errors.ts";
import { shared } from "./shared.ts";

// The texts are large and rarely needed: they load with the first error.
let texts: typeof errorMessages | undefined;
const listeners = new Set<() => void>();

async function load() {
  if (texts) return;
  texts = (await import("./errors.ts")).errorMessages;
  for (const listener of listeners) listener();
}

beforeErrors(load);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Loads the texts of errors and renders the component again: for one that shows refusals without a failed request. */
export function useErrorTexts() {
  useSyncExternalStore(subscribe, () => texts);
  useEffect(() => void load().catch(() => undefined), []); // the server's messages stay
}

/** Whether an error means that a script of the console did not load. Chrome, Firefox and Safari have a message each. */
const isLoadFailure = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message);

/** Returns the text of an error in the person's language. */
export function errorText(error: unknown): string {
  if (hasCode(error, "NETWORK") || isLoadFailure(error)) return shared[getPreferences().language].errors.network;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  if (!error.refusal) return error.message;
  const [field] = error.fields;
  const alone = error.fields.length === 1 && field ? `${nameOf(field)}: ${refusalText(field)}` : "";
  return error.code === "INVALID_INPUT" && alone ? alone : refusalText(error.refusal);
}

/**
 * Returns the text of a failed change, which `what` names. When the change may have been made, it says only that, and does not
 * invite another try, which could make it twice.
 */
export function changeFailureText(what: string, error: unknown): string {
  const { undecided, lookFirst } = shared[getPreferences().language].errors;
  return `${what}: ${isUndecided(error) ? `${undecided} ${lookFirst}` : errorText(error)}`;
}

/** Returns the text of a refusal in the person's language, or the server's message when there is no such text. */
export function refusalText({ code = "", reason, params, message }: Refusal): string {
  const { language } = getPreferences();
  if (!texts) return message;
  const { codes, reasons } = texts[language] as Record<"codes" | "reasons", Readonly<Record<string, string>>>;
  const text = reasons[reason ?? ""] ?? codes[code];
  return (
    text?.replace(/\{(\w+)\}/g, (_, name: string) => shown((params as Record<string, unknown>)?.[name])) ?? message
  );
}

/** The last part of a field's path that is not a number. */
const nameOf = ({ field }: FieldError) => field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? field;

const isAmount = /^-?\d+\.\d\d$/;

/** Formats a parameter of an error: a number, an amount, a status, or a list of them. */
function shown(value: unknown): string {
  const { language } = getPreferences();
  const store = queryClient.getQueryData<{ store: { currency: string } } | null>(viewerKey)?.store;
  const format = formatFor(language, store?.currency ?? "USD", "UTC");
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return format.count(value);
  const text = String(value ?? "");
  if (isAmount.test(text)) return format.money(text);
  const { order, item } = shared[language].statuses;
  return ({ ...item, ...order } as Record<string, string>)[text] ?? text;
}
