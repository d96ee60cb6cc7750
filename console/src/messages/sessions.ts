import { defineMessages } from "./messages.ts";

/** The texts of lists of sessions and access tokens. */
export const sessionTexts = defineMessages(
  {
    none: "Not signed in anywhere.",
    list: "Sessions and access tokens",
    browser: "Browser",
    token: (name: string) => `Access token ${name}`,
    columns: { what: "What", since: "Since", used: "Last used", ends: "Ends", end: "End" },
    never: "never",
    current: "this browser",
    end: "End",
    endOne: (name: string) => `End: ${name}`,
  },
  {
    none: "Nenhuma sessão aberta.",
    list: "Sessões e tokens de acesso",
    browser: "Navegador",
    token: (name) => `Token de acesso ${name}`,
    columns: { what: "O quê", since: "Desde", used: "Último uso", ends: "Termina", end: "Encerrar" },
    never: "nunca",
    current: "este navegador",
    end: "Encerrar",
    endOne: (name) => `Encerrar: ${name}`,
  },
);
