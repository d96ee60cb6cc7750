export const languages = ["en", "pt-BR"] as const;
export type Language = (typeof languages)[number];

/** The languages by their names in the API. */
export const languagesOfServer = { EN: "en", PT_BR: "pt-BR" } as const satisfies Record<string, Language>;

export const languageNames: Record<Language, string> = { en: "English", "pt-BR": "Português (Brasil)" };

/** Returns the first of a person's languages that the console supports, or English. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith("pt")) return "pt-BR";
    if (tag.toLowerCase().startsWith("en")) return "en";
  }
  return "en";
}
