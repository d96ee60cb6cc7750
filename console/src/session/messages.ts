import { defineMessages } from "../messages/messages.ts";

/** The texts that every page loads. Those of the sign-in are in signInMessages.ts. */
export const messages = defineMessages(
  {
    ended: "Your session has ended. Sign in to go on.",
    preferencesNotKept: "This could not be saved.",
  },
  {
    ended: "Sua sessão terminou. Entre para continuar.",
    preferencesNotKept: "Não foi possível salvar.",
  },
);
