import { defineMessages } from "./messages.ts";

/** The texts of charts. */
export const chartTexts = defineMessages(
  { asTable: "As a table", when: "When", keyboard: "Use the arrow keys to move along the chart." },
  { asTable: "Como tabela", when: "Quando", keyboard: "Use as setas para percorrer o gráfico." },
);
