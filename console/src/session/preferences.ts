import { useSyncExternalStore } from "react";
import { type Language, languageOf } from "../messages/language.ts";

export type Theme = "system" | "light" | "dark";

/** What a person chose for this browser. Nothing in it is secret. */
export interface Preferences {
  theme: Theme;
  language: Language;
  /** The hidden columns of each table, by the table's name. */
  hiddenColumns: Record<string, string[]>;
  /** The stores, by their short names, whose first steps are not shown any more. */
  hiddenFirstSteps: string[];
}

const key = "kiosk.preferences";
const listeners = new Set<() => void>();
let current = load();
apply();

function load(): Preferences {
  const defaults: Preferences = {
    theme: "system",
    language: languageOf(navigator.languages),
    hiddenColumns: {},
    hiddenFirstSteps: [],
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Preferences>) };
  } catch {
    return defaults; // storage is off, or holds something else
  }
}

function apply() {
  const root = document.documentElement;
  if (current.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  root.lang = current.language;
}

export function setPreferences(change: Partial<Preferences>) {
  current = { ...current, ...change };
  apply();
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // it lasts until the page is closed
  }
  for (const listener of listeners) listener();
}

export const getPreferences = () => current;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePreferences = () => useSyncExternalStore(subscribe, getPreferences);
