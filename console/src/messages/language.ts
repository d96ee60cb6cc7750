export const languages = ["en", "pt-BR"] as const;
export type Language = (typeof languages)[number];

/** As the API names them. */
export const languagesOfServer = { EN: "en", PT_BR: "pt-BR" } as const satisfies Record<string, Language>;

export const languageNames: Record<Language, string> = { en: "English", "pt-BR": "Português (Brasil)" };

/** The first of a person's languages that the console speaks, else English. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith("pt")) return "pt-BR";
    if (tag.toLowerCase().startsWith("en")) return "en";
  }
  return "en";
}
