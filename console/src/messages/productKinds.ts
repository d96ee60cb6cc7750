import { defineMessages } from "./messages.ts";

/** The names of the kinds of products. */
export const productKindNames = defineMessages(
  { DIGITAL: "Digital", SERVICE: "Service", PHYSICAL: "Physical" },
  { DIGITAL: "Digital", SERVICE: "Serviço", PHYSICAL: "Físico" },
);
