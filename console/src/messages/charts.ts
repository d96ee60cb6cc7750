import { defineMessages } from "./messages.ts";

/** What charts say. */
export const chartTexts = defineMessages(
  { asTable: "As a table", when: "When", keyboard: "Use the arrow keys to move along the chart." },
  { asTable: "Como tabela", when: "Quando", keyboard: "Use as setas para percorrer o gráfico." },
);
