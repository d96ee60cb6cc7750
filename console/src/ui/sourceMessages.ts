import { defineMessages } from "../messages/messages.ts";

/** The texts of a TextSource whose text was replaced by a file. */
export const sourceMessages = defineMessages(
  { replaced: "The file has replaced the text that was here.", bringBack: "Bring it back" },
  { replaced: "O arquivo substituiu o texto que estava aqui.", bringBack: "Trazer de volta" },
);
