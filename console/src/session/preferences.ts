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
/** How many changes the server has not confirmed, and the last of them: they are sent one after the other. */
let unconfirmed = 0;
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
  if (unconfirmed > 0) return;
  become({
    theme: themesOfConsole[stored.theme],
    language: stored.language ? languagesOfServer[stored.language] : current.language,
    views: stored.views,
    hiddenColumns: Object.fromEntries(stored.hiddenColumns.map(({ table, columns }) => [table, columns])),
    firstStepsHidden: stored.firstStepsHidden,
  });
}

/**
 * Changes preferences at once, and on the server. When the server does not take the change it is undone, and the promise
 * fails with an ApiError.
 */
export function setPreferences(change: Partial<Preferences>): Promise<unknown> {
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, current[name as keyof Preferences]]));
  become({ ...current, ...change });
  const input = {
    ...(change.theme && { theme: themesOfServer[change.theme] }),
    ...(change.language && { language: languages[change.language] }),
    ...(change.firstStepsHidden !== undefined && { firstStepsHidden: change.firstStepsHidden }),
    ...(change.views && { views: [...change.views] }),
    ...(change.hiddenColumns && {
      hiddenColumns: Object.entries(change.hiddenColumns).map(([table, columns]) => ({ table, columns: [...columns] })),
    }),
  };
  unconfirmed++;
  const sent = lastSent
    .catch(() => undefined)
    .then(() => request(UpdatePreferencesDocument, { input }))
    .catch((error) => {
      become({ ...current, ...before });
      throw error;
    })
    .finally(() => unconfirmed--);
  lastSent = sent;
  return sent;
}

export const getPreferences = () => current;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePreferences = () => useSyncExternalStore(subscribe, getPreferences);
