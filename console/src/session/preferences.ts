import { useSyncExternalStore } from "react";
import { request } from "../api/request.ts";
import { type Language, languageOf, languagesOfServer } from "../messages/language.ts";
import { UpdatePreferencesDocument, type UpdatePreferencesMutation } from "./preferences.gql.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A saved view of a list. `filters` is the query string of its address. */
export interface SavedView {
  list: string;
  name: string;
  filters: string;
}

/** The preferences of a person. The server stores them; nothing in them is secret. */
export interface Preferences {
  theme: Theme;
  language: Language;
  views: readonly SavedView[];
  /** The hidden columns of each table, by the table's name. */
  hiddenColumns: Record<string, readonly string[]>;
  /** Whether the person has hidden the first steps of the store. */
  firstStepsHidden: boolean;
}

type Stored = UpdatePreferencesMutation["updatePreferences"];

const themesOfConsole = { SYSTEM: "system", LIGHT: "light", DARK: "dark" } as const satisfies Record<
  Stored["theme"],
  Theme
>;
const themesOfServer = { system: "SYSTEM", light: "LIGHT", dark: "DARK" } as const;
const languages = { en: "EN", "pt-BR": "PT_BR" } as const;

const key = "kiosk.preferences";
const listeners = new Set<() => void>();
let current = load();
/** The preferences that the server has, and the changes that it has not confirmed. Changes are sent one after the other. */
let confirmed = current;
let unconfirmed: readonly PreferenceChange[] = [];
let lastSent: Promise<unknown> = Promise.resolve();
apply();

/**
 * Reads the theme and language of the last visit, so that the page starts with them. The other preferences come with the
 * session.
 */
function load(): Preferences {
  const defaults = { theme: "system" as Theme, language: languageOf(navigator.languages) };
  let cached: Partial<Preferences> = {};
  try {
    cached = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Preferences>;
  } catch {
    // storage is disabled, or holds another value
  }
  const { theme = defaults.theme, language = defaults.language } = cached;
  return { theme, language, views: [], hiddenColumns: {}, firstStepsHidden: false };
}

function apply() {
  const root = document.documentElement;
  if (current.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  root.lang = current.language;
}

function setCurrent(next: Preferences) {
  current = next;
  apply();
  try {
    localStorage.setItem(key, JSON.stringify({ theme: current.theme, language: current.language }));
  } catch {
    // storage is disabled: the next page starts with the browser's theme and language
  }
  for (const listener of listeners) listener();
}

/** Adopts the preferences that the server returned, unless a change is still being sent. */
export function adoptPreferences(stored: Stored) {
  if (unconfirmed.length === 0) confirm(stored);
}

function confirm(stored: Stored) {
  confirmed = {
    theme: themesOfConsole[stored.theme],
    language: stored.language ? languagesOfServer[stored.language] : confirmed.language,
    views: stored.views,
    hiddenColumns: Object.fromEntries(stored.hiddenColumns.map(({ table, columns }) => [table, columns])),
    firstStepsHidden: stored.firstStepsHidden,
  };
  setCurrent(unconfirmed.reduce(withChange, confirmed));
}

/**
 * A change of preferences. It names a single view or table, because another window of the person may have changed the others since
 * this one was opened.
 */
export type PreferenceChange = Partial<Pick<Preferences, "theme" | "language" | "firstStepsHidden">> & {
  /** A view to add, or to replace the view named `was`. */
  saveView?: SavedView & { was?: string };
  deleteView?: Pick<SavedView, "list" | "name">;
  /** All hidden columns of one table. */
  hidden?: { table: string; columns: string[] };
};

/** Applies the part of a change that is shown before the server has confirmed it: everything but views. */
const withChange = (
  before: Preferences,
  { hidden, saveView: _saved, deleteView: _deleted, ...change }: PreferenceChange,
) => ({
  ...before,
  ...change,
  ...(hidden && { hiddenColumns: { ...before.hiddenColumns, [hidden.table]: hidden.columns } }),
});

/**
 * Changes preferences. The change is shown at once, except for views, which are shown when the server has confirmed them. When the
 * server refuses the change, it is undone and the promise rejects with an ApiError.
 */
export function setPreferences(change: PreferenceChange): Promise<unknown> {
  setCurrent(withChange(current, change));
  const { theme, language, hidden, ...rest } = change;
  const input = {
    ...rest,
    ...(theme && { theme: themesOfServer[theme] }),
    ...(language && { language: languages[language] }),
    ...(hidden && { hiddenColumns: [hidden] }),
  };
  unconfirmed = [...unconfirmed, change];
  const sent = lastSent
    .catch(() => undefined)
    .then(() => request(UpdatePreferencesDocument, { input }))
    .finally(() => {
      unconfirmed = unconfirmed.filter((other) => other !== change);
    })
    .then(
      ({ updatePreferences }) => confirm(updatePreferences),
      (error) => {
        setCurrent(unconfirmed.reduce(withChange, confirmed));
        throw error;
      },
    );
  lastSent = sent;
  return sent;
}

export const getPreferences = () => current;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePreferences = () => useSyncExternalStore(subscribe, getPreferences);
