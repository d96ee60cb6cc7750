import { useEffect, useSyncExternalStore } from "react";
import { ApiError, type FieldError, hasCode, isUndecided, type Refusal } from "../api/error.ts";
import { queryClient, viewerKey } from "../api/query.ts";
import { beforeErrors } from "../api/request.ts";
import { getPreferences } from "../session/preferences.ts";
import { formatFor } from "../ui/format.ts";
import type { errorMessages } from "./errors.ts";
import { shared } from "./shared.ts";

// The texts are large and seldom needed: they load with the first error.
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

/** For a component that shows refusals without a failed request: draws it again when their texts are there. */
export function useErrorTexts() {
  useSyncExternalStore(subscribe, () => texts);
  useEffect(() => void load().catch(() => undefined), []); // the server's words stay
}

/** Whether a script of the console did not load, in the words of Chrome, Firefox and Safari. */
const isLoadFailure = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message);

/** Why something failed, in the person's language. */
export function errorText(error: unknown): string {
  if (hasCode(error, "NETWORK") || isLoadFailure(error)) return shared[getPreferences().language].errors.network;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  if (!error.refusal) return error.message;
  const [field] = error.fields;
  const alone = error.fields.length === 1 && field ? `${nameOf(field)}: ${refusalText(field)}` : "";
  return error.code === "INVALID_INPUT" && alone ? alone : refusalText(error.refusal);
}

/** Why a change failed, which `what` names; when it may have been done, only that: another try could do it twice. */
export function changeFailureText(what: string, error: unknown): string {
  const { undecided, lookFirst } = shared[getPreferences().language].errors;
  return `${what}: ${isUndecided(error) ? `${undecided} ${lookFirst}` : errorText(error)}`;
}

/** Why something was refused, in the person's language; in the server's words when there is no text for it. */
export function refusalText({ code = "", reason, params, message }: Refusal): string {
  const { language } = getPreferences();
  if (!texts) return message;
  const { codes, reasons } = texts[language] as Record<"codes" | "reasons", Readonly<Record<string, string>>>;
  const text = reasons[reason ?? ""] ?? codes[code];
  return (
    text?.replace(/\{(\w+)\}/g, (_, name: string) => shown((params as Record<string, unknown>)?.[name])) ?? message
  );
}

/** The last part of a field's path that is no number. */
const nameOf = ({ field }: FieldError) => field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? field;

const isAmount = /^-?\d+\.\d\d$/;

/** A parameter as a person reads it: a number, an amount, a status, or a list of them. */
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
