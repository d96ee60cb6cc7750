import { defineMessages } from "./messages.ts";

/** The names of exports, for all pages with an ExportButton. */
export const exportTexts = defineMessages(
  {
    action: "Export",
    kinds: {
      ORDERS: "Orders",
      CUSTOMERS: "Customers",
      TRANSACTIONS: "Wallet ledger",
      LICENSES: "Licenses",
      PRODUCTS: "Products",
      PRICES: "Prices",
      AUDIT: "Audit",
      RECHARGES: "Top-ups",
      DELIVERIES: "Webhook deliveries",
      EVENTS: "Events",
      STAFF: "Staff",
      TOKENS: "API tokens",
      ENDPOINTS: "Webhook endpoints",
      TIERS: "Price tiers",
      CATEGORIES: "Categories",
      CUSTOMER: "Data of a customer",
    },
    title: (kind: string) => `Export: ${kind}`,
  },
  {
    action: "Exportar",
    kinds: {
      ORDERS: "Pedidos",
      CUSTOMERS: "Clientes",
      TRANSACTIONS: "Extrato das carteiras",
      LICENSES: "Licenças",
      PRODUCTS: "Produtos",
      PRICES: "Preços",
      AUDIT: "Auditoria",
      RECHARGES: "Recargas",
      DELIVERIES: "Entregas de webhooks",
      EVENTS: "Eventos",
      STAFF: "Equipe",
      TOKENS: "Tokens de API",
      ENDPOINTS: "Endpoints de webhooks",
      TIERS: "Faixas de preço",
      CATEGORIES: "Categorias",
      CUSTOMER: "Dados de um cliente",
    },
    title: (kind) => `Exportar: ${kind}`,
  },
);
