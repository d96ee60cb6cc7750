import { defineMessages } from "./messages.ts";

/** The text of a form that has been sending for long. */
export const sendingTexts = defineMessages(
  { slow: "This is taking long. You can wait, or leave: it may be done all the same." },
  { slow: "Isto está demorando. Você pode esperar ou sair: pode ser feito mesmo assim." },
);
