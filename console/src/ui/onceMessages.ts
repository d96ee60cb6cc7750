import { defineMessages } from "../messages/messages.ts";

/** What is said of a secret that came too late to be shown. */
export const onceMessages = defineMessages(
  { unseen: "A secret was made after its dialog was closed, so it was never shown. Revoke it, or make another." },
  {
    unseen:
      "Um segredo foi criado depois que o diálogo foi fechado, por isso nunca foi mostrado. Revogue-o ou crie outro.",
  },
);
