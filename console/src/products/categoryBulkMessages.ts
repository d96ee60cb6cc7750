import { defineMessages } from "../messages/messages.ts";

const categories = (n: number) => `${n} ${n === 1 ? "category" : "categories"}`;
const categorias = (n: number) => `${n} ${n === 1 ? "categoria" : "categorias"}`;

/** The texts of the dialog that archives or restores several categories. */
export const categoryBulkMessages = defineMessages(
  {
    archive: {
      title: "Archive categories",
      text: "Products of these categories stay on sale, and no longer show them. They can be restored.",
      submit: (n: number) => `Archive ${categories(n)}`,
      done: (n: number) => `${categories(n)} archived.`,
    },
    restore: {
      title: "Restore categories",
      text: "Products of these categories show them again.",
      submit: (n: number) => `Restore ${categories(n)}`,
      done: (n: number) => `${categories(n)} restored.`,
    },
    failed: (n: number) => `${categories(n)} could not be changed:`,
  },
  {
    archive: {
      title: "Arquivar categorias",
      text: "Os produtos destas categorias continuam à venda e deixam de mostrá-las. Elas podem ser restauradas.",
      submit: (n) => `Arquivar ${categorias(n)}`,
      done: (n) => `${categorias(n)} ${n === 1 ? "arquivada" : "arquivadas"}.`,
    },
    restore: {
      title: "Restaurar categorias",
      text: "Os produtos destas categorias voltam a mostrá-las.",
      submit: (n) => `Restaurar ${categorias(n)}`,
      done: (n) => `${categorias(n)} ${n === 1 ? "restaurada" : "restauradas"}.`,
    },
    failed: (n) => `${categorias(n)} não ${n === 1 ? "pôde ser alterada" : "puderam ser alteradas"}:`,
  },
);
