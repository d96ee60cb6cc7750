import { defineMessages } from "../messages/messages.ts";

/** The texts of the dialog that sends several deliveries again. */
export const bulkMessages = defineMessages(
  {
    text: "The receiver gets these events once more, with the same ids.",
    submit: (n: number) => `Redeliver ${n} ${n === 1 ? "event" : "events"}`,
    failed: (n: number) => `${n} ${n === 1 ? "delivery was" : "deliveries were"} not sent:`,
  },
  {
    text: "O receptor recebe estes eventos mais uma vez, com os mesmos ids.",
    submit: (n) => `Reenviar ${n} ${n === 1 ? "evento" : "eventos"}`,
    failed: (n) => `${n} ${n === 1 ? "entrega não foi enviada" : "entregas não foram enviadas"}:`,
  },
);
