import { useSyncExternalStore } from "react";
import { request } from "../api/request.ts";
import { type Language, languageOf, languagesOfServer } from "../messages/language.ts";
import { UpdatePreferencesDocument, type UpdatePreferencesMutation } from "./preferences.gql.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A list as a person wants to see it again: `filters` is the query of its address. */
export interface SavedView {
  list: string;
  name: string;
  filters: string;
}

/** What a person chose for the console. The server keeps it; nothing in it is secret. */
export interface Preferences {
  theme: Theme;
  language: Language;
  views: readonly SavedView[];
  /** The hidden columns of each table, by the table's name. */
  hiddenColumns: Record<string, readonly string[]>;
  /** Whether the first steps of the store are not shown any more. */
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
/** As the server has them, and the changes that it has not confirmed: they are sent one after the other. */
let confirmed = current;
let unconfirmed: readonly PreferenceChange[] = [];
let lastSent: Promise<unknown> = Promise.resolve();
apply();

/** The look of the last time, so that the page begins in it. The rest comes with the session. */
function load(): Preferences {
  const defaults = { theme: "system" as Theme, language: languageOf(navigator.languages) };
  let cached: Partial<Preferences> = {};
  try {
    cached = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Preferences>;
  } catch {
    // storage is off, or holds something else
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

function become(next: Preferences) {
  current = next;
  apply();
  try {
    localStorage.setItem(key, JSON.stringify({ theme: current.theme, language: current.language }));
  } catch {
    // the next page begins in the browser's own look
  }
  for (const listener of listeners) listener();
}

/** Takes over what the server has, unless a change is on its way there. */
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
  become(unconfirmed.reduce(changed, confirmed));
}

/**
 * What to change. A view or a table is changed by itself, because another window of the person may have changed others since
 * this one was opened.
 */
export type PreferenceChange = Partial<Pick<Preferences, "theme" | "language" | "firstStepsHidden">> & {
  /** A view to add, or to put in the place of the one that has the name `was`. */
  saveView?: SavedView & { was?: string };
  deleteView?: Pick<SavedView, "list" | "name">;
  /** All hidden columns of one table. */
  hidden?: { table: string; columns: string[] };
};

/** Preferences with what of a change is seen before the server has it: all but views. */
const changed = (
  before: Preferences,
  { hidden, saveView: _saved, deleteView: _deleted, ...change }: PreferenceChange,
) => ({
  ...before,
  ...change,
  ...(hidden && { hiddenColumns: { ...before.hiddenColumns, [hidden.table]: hidden.columns } }),
});

/**
 * Changes preferences at once, views once the server has them. When the server does not take the change it is undone, and the
 * promise fails with an ApiError.
 */
export function setPreferences(change: PreferenceChange): Promise<unknown> {
  become(changed(current, change));
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
        become(unconfirmed.reduce(changed, confirmed));
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
