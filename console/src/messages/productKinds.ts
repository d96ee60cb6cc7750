import { defineMessages } from "./messages.ts";

/** How a product reaches its buyer. */
export const productKindNames = defineMessages(
  { DIGITAL: "Digital", SERVICE: "Service", PHYSICAL: "Physical" },
  { DIGITAL: "Digital", SERVICE: "Serviço", PHYSICAL: "Físico" },
);
