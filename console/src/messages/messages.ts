import { usePreferences } from "../session/preferences.ts";
import type { Language } from "./language.ts";

type Text = string | ((...values: never[]) => string) | { readonly [name: string]: Text };
/** The same names with the same parameters, and any text. */
type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof T]: Translated<T[Name]> };

export type Messages<T> = Record<Language, Translated<T>>;

/** The word for one, or for several of what both languages count alike. */
export const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

/** The messages of one folder. A name that one language lacks, or has too much, fails `tsc`. */
export const defineMessages = <T extends Record<string, Text>>(en: T, ptBR: NoInfer<Translated<T>>): Messages<T> => ({
  en: en as unknown as Translated<T>,
  "pt-BR": ptBR,
});

export const useMessages = <T>(messages: Messages<T>): Translated<T> => messages[usePreferences().language];
