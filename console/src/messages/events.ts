// Generated from rest/openapi.yaml by rest/eventtypes (make generate). Do not edit.
import { defineMessages } from "./messages.ts";

/** The names of the kinds of events. */
export const eventTexts = defineMessages(
  {
    ORDER_CREATED: "Order placed",
    ORDER_COMPLETED: "Order completed",
    ORDER_ITEMS_FULFILLED: "Items delivered",
    RECHARGE_APPROVED: "Top-up approved",
    RECHARGE_REJECTED: "Top-up rejected",
    CUSTOMER_REGISTERED: "Customer registered",
    STOCK_LOW: "Stock is low",
    STOCK_AVAILABLE: "Back in stock",
    ORDER_CANCELLED: "Order cancelled",
    ORDER_FAILED: "Order failed",
    ORDER_REFUNDED: "Order refunded",
    ORDER_ITEM_REPLACED: "Item replaced",
    RECHARGE_REQUESTED: "Top-up requested",
    WEBHOOK_TEST: "Test",
  },
  {
    ORDER_CREATED: "Pedido feito",
    ORDER_COMPLETED: "Pedido concluído",
    ORDER_ITEMS_FULFILLED: "Itens entregues",
    RECHARGE_APPROVED: "Recarga aprovada",
    RECHARGE_REJECTED: "Recarga rejeitada",
    CUSTOMER_REGISTERED: "Cliente cadastrado",
    STOCK_LOW: "Estoque baixo",
    STOCK_AVAILABLE: "De volta ao estoque",
    ORDER_CANCELLED: "Pedido cancelado",
    ORDER_FAILED: "Pedido com falha",
    ORDER_REFUNDED: "Pedido reembolsado",
    ORDER_ITEM_REPLACED: "Item substituído",
    RECHARGE_REQUESTED: "Recarga solicitada",
    WEBHOOK_TEST: "Teste",
  },
);
