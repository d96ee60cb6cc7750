import { defineMessages } from "../messages/messages.ts";

/** The texts of the question before a dialog discards something. */
export const discardMessages = defineMessages(
  {
    typed: { question: "Discard what you typed?", keep: "Keep it", discard: "Discard" },
    uncopied: { question: "Close without copying it?", keep: "Keep it open", discard: "Close without it" },
  },
  {
    typed: { question: "Descartar o que você digitou?", keep: "Manter", discard: "Descartar" },
    uncopied: { question: "Fechar sem copiar?", keep: "Manter aberto", discard: "Fechar assim mesmo" },
  },
);
