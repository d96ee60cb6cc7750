import { defineMessages } from "./messages.ts";

/** The texts of comment forms. */
export const commentTexts = defineMessages(
  { label: "Comment", hint: "For your colleagues. The customer does not see it.", submit: "Add comment" },
  { label: "Comentário", hint: "Para os colegas. O cliente não o vê.", submit: "Adicionar comentário" },
);
