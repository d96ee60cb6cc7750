import { defineMessages } from "../messages/messages.ts";

/** The text about a secret that arrived too late to be shown. */
export const onceMessages = defineMessages(
  { unseen: "A secret was made after its dialog was closed, so it was never shown. Revoke it, or make another." },
  {
    unseen:
      "Um segredo foi criado depois que o diálogo foi fechado, por isso nunca foi mostrado. Revogue-o ou crie outro.",
  },
);
