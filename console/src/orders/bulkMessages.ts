import { defineMessages } from "../messages/messages.ts";

const orders = (n: number) => `${n} ${n === 1 ? "order" : "orders"}`;
const pedidos = (n: number) => `${n} ${n === 1 ? "pedido" : "pedidos"}`;

/** The texts of changes of several orders. */
export const bulkMessages = defineMessages(
  {
    actions: { deliver: "Deliver", cancel: "Cancel orders", refund: "Refund" },
    selected: (n: number, sum: string) => `${n} selected, ${sum}`,
    deliver: {
      title: "Mark orders as delivered",
      text: "All services and goods that wait in these orders are noted as delivered by you.",
      submit: (n: number) => `Deliver ${orders(n)}`,
      done: (n: number) => `${orders(n)} delivered.`,
    },
    cancel: {
      title: "Cancel orders",
      text: "The customers get all of their money back into their wallets. Orders of which something was delivered are left out.",
      submit: (n: number) => `Cancel ${orders(n)}`,
      done: (n: number) => `${orders(n)} cancelled.`,
    },
    refund: {
      title: "Refund orders",
      text: "Everything that was not credited yet goes back into the wallets. Keys that were delivered are revoked.",
      submit: (n: number, sum: string) => `Refund ${orders(n)}: ${sum}`,
      done: (n: number) => `${orders(n)} refunded.`,
    },
    reason: "Reason",
    reasonHint: "It is noted in every order.",
    failed: (n: number) => `${orders(n)} could not be changed:`,
  },
  {
    actions: { deliver: "Entregar", cancel: "Cancelar pedidos", refund: "Reembolsar" },
    selected: (n, sum) => `${n} ${n === 1 ? "selecionado" : "selecionados"}, ${sum}`,
    deliver: {
      title: "Marcar pedidos como entregues",
      text: "Todos os serviços e bens que esperam nestes pedidos são registrados como entregues por você.",
      submit: (n) => `Entregar ${pedidos(n)}`,
      done: (n) => `${pedidos(n)} ${n === 1 ? "entregue" : "entregues"}.`,
    },
    cancel: {
      title: "Cancelar pedidos",
      text: "Os clientes recebem todo o dinheiro de volta na carteira. Pedidos com algo já entregue ficam de fora.",
      submit: (n) => `Cancelar ${pedidos(n)}`,
      done: (n) => `${pedidos(n)} ${n === 1 ? "cancelado" : "cancelados"}.`,
    },
    refund: {
      title: "Reembolsar pedidos",
      text: "Tudo o que ainda não foi devolvido volta para as carteiras. As chaves entregues são revogadas.",
      submit: (n, sum) => `Reembolsar ${pedidos(n)}: ${sum}`,
      done: (n) => `${pedidos(n)} ${n === 1 ? "reembolsado" : "reembolsados"}.`,
    },
    reason: "Motivo",
    reasonHint: "Fica registrado em cada pedido.",
    failed: (n) => `${pedidos(n)} não ${n === 1 ? "pôde ser alterado" : "puderam ser alterados"}:`,
  },
);
