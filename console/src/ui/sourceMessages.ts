import { defineMessages } from "../messages/messages.ts";

/** What a TextSource says when a file has replaced its text. */
export const sourceMessages = defineMessages(
  { replaced: "The file has replaced the text that was here.", bringBack: "Bring it back" },
  { replaced: "O arquivo substituiu o texto que estava aqui.", bringBack: "Trazer de volta" },
);
