import { defineMessages } from "../messages/messages.ts";

/** The texts of NotReadAgain. */
export const readMessages = defineMessages(
  {
    notReadAgain: "Some of what this page shows could not be read again, and may be out of date.",
    again: "Read again",
  },
  {
    notReadAgain: "Parte do que esta página mostra não pôde ser lida de novo e pode estar desatualizada.",
    again: "Ler de novo",
  },
);
