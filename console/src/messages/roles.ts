import { defineMessages } from "./messages.ts";

/** A sentence on what each role may do. */
export const roleTexts = defineMessages(
  {
    OWNER: "May do everything, also manage the staff and the settings of the store.",
    MANAGER:
      "Runs the store: catalogue, customers, money, licenses, webhooks and API tokens, but not staff and settings.",
    SUPPORT: "Helps customers: orders, replacements and keys, and refunds up to the store's limit.",
    VIEWER: "Sees the store and changes nothing. Never sees a key.",
  },
  {
    OWNER: "Pode fazer tudo, também cuidar da equipe e dos ajustes da loja.",
    MANAGER:
      "Cuida da loja: catálogo, clientes, dinheiro, licenças, webhooks e tokens de API, mas não da equipe e dos ajustes.",
    SUPPORT: "Ajuda clientes: pedidos, trocas e chaves, e reembolsos até o limite da loja.",
    VIEWER: "Vê a loja e não muda nada. Nunca vê uma chave.",
  },
);
