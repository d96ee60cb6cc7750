import { defineMessages, plural } from "../messages/messages.ts";

/** The texts of the list of tiers and of its dialogs. */
export const tierMessages = defineMessages(
  {
    list: {
      title: "Tiers",
      empty: "There are no tiers yet",
      actions: "Actions",
      edit: "Edit",
      customers: "Customers",
      customersOf: (name: string) => `Customers of tier ${name}`,
    },
    title: "Edit tier",
    text: "Customers of a tier pay its prices.",
    name: "Name",
    level: "Level",
    levelHint: "Higher is better.",
    save: "Save",
    delete: (name: string) => `Delete tier ${name}`,
    deleteTier: "Delete",
    deleteText: "It is gone for good. Past orders and dashboards keep its name.",
    losesPrices: (n: number, shown: string) => `${shown} ${plural(n, "price is", "prices are")} deleted with it.`,
    itsCustomers: (n: number, shown: string) => `Its ${shown} ${plural(n, "customer goes", "customers go")} to`,
    noTier: "No tier: they pay base prices",
    deleted: "The tier was deleted.",
    added: "The tier was added.",
    changed: "The tier was changed.",
    wholeNumber: "Must be a whole number.",
    staleDelete: "Someone else changed this tier meanwhile. What they saved stands below. Delete again to delete it.",
    stale:
      "Someone else changed this tier meanwhile. What they saved stands below the fields. Save again to replace it.",
  },
  {
    list: {
      title: "Faixas",
      empty: "Ainda não há faixas",
      actions: "Ações",
      edit: "Editar",
      customers: "Clientes",
      customersOf: (name) => `Clientes da faixa ${name}`,
    },
    title: "Editar faixa",
    text: "Os clientes de uma faixa pagam os preços dela.",
    name: "Nome",
    level: "Nível",
    levelHint: "Mais alto é melhor.",
    save: "Salvar",
    delete: (name) => `Excluir a faixa ${name}`,
    deleteTier: "Excluir",
    deleteText: "Ela some de vez. Pedidos passados e painéis mantêm o nome dela.",
    losesPrices: (n, shown) => `${shown} ${plural(n, "preço é excluído", "preços são excluídos")} com ela.`,
    itsCustomers: (n, shown) => `${plural(n, "O cliente dela vai", `Os ${shown} clientes dela vão`)} para`,
    noTier: "Nenhuma faixa: pagam os preços base",
    deleted: "A faixa foi excluída.",
    added: "A faixa foi adicionada.",
    changed: "A faixa foi alterada.",
    wholeNumber: "Deve ser um número inteiro.",
    staleDelete:
      "Outra pessoa alterou esta faixa enquanto isso. O que ela salvou está abaixo. Exclua de novo para excluí-la.",
    stale:
      "Outra pessoa alterou esta faixa enquanto isso. O que ela salvou está abaixo dos campos. Salve de novo para substituir.",
  },
);
