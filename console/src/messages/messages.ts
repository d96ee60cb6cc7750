import { usePreferences } from "../session/preferences.ts";
import type { Language } from "./language.ts";

type Text = string | ((...values: never[]) => string) | { readonly [name: string]: Text };
/** The type of a translation: the same names, with functions of the same parameters, and any text. */
type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof T]: Translated<T[Name]> };

export type Messages<T> = Record<Language, Translated<T>>;

/** Returns the singular or the plural form. It is for texts whose plural has the same rule in both languages. */
export const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

/** Defines messages in both languages. If a name is missing or added in one of them, `tsc` fails. */
export const defineMessages = <T extends Record<string, Text>>(en: T, ptBR: NoInfer<Translated<T>>): Messages<T> => ({
  en: en as unknown as Translated<T>,
  "pt-BR": ptBR,
});

export const useMessages = <T>(messages: Messages<T>): Translated<T> => messages[usePreferences().language];
