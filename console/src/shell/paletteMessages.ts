import { defineMessages } from "../messages/messages.ts";

export const messages = defineMessages(
  {
    label: "Search",
    placeholder: "Number, name, e-mail, phone, SKU, reference, id, page…",
    pages: "Pages",
    orders: "Orders",
    customers: "Customers",
    products: "Products",
    recharges: "Top-ups",
    licenses: "Licenses",
    webhooks: "Deliveries and events",
    stores: "Stores",
    searching: "Searching…",
    empty: "Nothing was found.",
    hint: "Type at least two characters to search the store.",
  },
  {
    label: "Buscar",
    placeholder: "Número, nome, e-mail, telefone, SKU, referência, id, página…",
    pages: "Páginas",
    orders: "Pedidos",
    customers: "Clientes",
    products: "Produtos",
    recharges: "Recargas",
    licenses: "Licenças",
    webhooks: "Entregas e eventos",
    stores: "Lojas",
    searching: "Buscando…",
    empty: "Nada foi encontrado.",
    hint: "Digite ao menos dois caracteres para buscar na loja.",
  },
);
