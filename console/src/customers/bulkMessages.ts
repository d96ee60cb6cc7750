import { defineMessages } from "../messages/messages.ts";

const customers = (n: number) => `${n} ${n === 1 ? "customer" : "customers"}`;
const clientes = (n: number) => `${n} ${n === 1 ? "cliente" : "clientes"}`;

/** The texts of changes of several customers. */
export const bulkMessages = defineMessages(
  {
    actions: { tier: "Change tier", block: "Block", unblock: "Unblock" },
    tier: {
      title: "Change tier of customers",
      text: "These customers pay the tier's prices from the next quote or order on.",
      field: "Tier",
      submit: (n: number) => `Change tier of ${customers(n)}`,
      done: (n: number) => `The tier of ${customers(n)} was changed.`,
    },
    block: {
      title: "Block customers",
      text: "Blocked customers cannot order. Their wallets and what they bought stay. You can unblock them at any time.",
      submit: (n: number) => `Block ${customers(n)}`,
      done: (n: number) => `${customers(n)} blocked.`,
    },
    unblock: {
      title: "Unblock customers",
      text: "These customers can order again.",
      submit: (n: number) => `Unblock ${customers(n)}`,
      done: (n: number) => `${customers(n)} unblocked.`,
    },
    failed: (n: number) => `${customers(n)} could not be changed:`,
  },
  {
    actions: { tier: "Mudar faixa", block: "Bloquear", unblock: "Desbloquear" },
    tier: {
      title: "Mudar faixa de clientes",
      text: "Estes clientes pagam os preços da faixa a partir da próxima cotação ou do próximo pedido.",
      field: "Faixa",
      submit: (n) => `Mudar faixa de ${clientes(n)}`,
      done: (n) => `A faixa de ${clientes(n)} foi mudada.`,
    },
    block: {
      title: "Bloquear clientes",
      text: "Clientes bloqueados não podem pedir. As carteiras e o que compraram ficam. Você pode desbloqueá-los a qualquer momento.",
      submit: (n) => `Bloquear ${clientes(n)}`,
      done: (n) => `${clientes(n)} ${n === 1 ? "bloqueado" : "bloqueados"}.`,
    },
    unblock: {
      title: "Desbloquear clientes",
      text: "Estes clientes podem pedir de novo.",
      submit: (n) => `Desbloquear ${clientes(n)}`,
      done: (n) => `${clientes(n)} ${n === 1 ? "desbloqueado" : "desbloqueados"}.`,
    },
    failed: (n) => `${clientes(n)} não ${n === 1 ? "pôde ser alterado" : "puderam ser alterados"}:`,
  },
);
