import { defineMessages } from "../messages/messages.ts";

/** What the list of tiers says. */
export const tierListMessages = defineMessages(
  {
    title: "Tiers",
    empty: "There are no tiers yet",
    actions: "Actions",
    edit: "Edit",
    customers: "Customers",
    customersOf: (name: string) => `Customers of tier ${name}`,
  },
  {
    title: "Faixas",
    empty: "Ainda não há faixas",
    actions: "Ações",
    edit: "Editar",
    customers: "Clientes",
    customersOf: (name) => `Clientes da faixa ${name}`,
  },
);
