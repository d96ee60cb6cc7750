import { defineMessages, plural } from "../messages/messages.ts";

export const messages = defineMessages(
  {
    title: "Prices",
    search: "Search variations",
    searchPlaceholder: "SKU or product",
    variation: "Variation",
    base: "Base price",
    cell: (sku: string, tier: string) => `${sku}, ${tier}`,
    hint: "An empty cell has the base price. Arrow keys and Enter move; cells can be pasted from a spreadsheet.",
    empty: "There is nothing to price yet",
    emptyText: "Add a product with a variation, or search by another SKU.",
    pastedBeside: (n: number, shown: string) =>
      `${shown} pasted ${n === 1 ? "cell has" : "cells have"} no place on this page and ${n === 1 ? "was" : "were"} left out. The grid shows 50 variations a page, and a column for each tier.`,
    noTiers: "There are no tiers yet. Add one to give its customers other prices.",
    kept: (n: number, shown: string) =>
      `${shown} ${plural(n, "price is", "prices are")} changed and not saved. This tab keeps the changes on the page of prices.`,
    tier: {
      add: "Add tier",
      edit: (name: string) => `Edit tier ${name}`,
    },
  },
  {
    title: "Preços",
    search: "Buscar variações",
    searchPlaceholder: "SKU ou produto",
    variation: "Variação",
    base: "Preço base",
    cell: (sku, tier) => `${sku}, ${tier}`,
    hint: "Uma célula vazia tem o preço base. Setas e Enter movem; células podem ser coladas de uma planilha.",
    empty: "Ainda não há o que precificar",
    emptyText: "Adicione um produto com uma variação ou busque outro SKU.",
    pastedBeside: (n, shown) =>
      `${shown} ${n === 1 ? "célula colada não tem lugar nesta página e ficou" : "células coladas não têm lugar nesta página e ficaram"} de fora. A grade mostra 50 variações por página e uma coluna por faixa.`,
    noTiers: "Ainda não há faixas. Adicione uma para dar outros preços a seus clientes.",
    kept: (n, shown) =>
      `${shown} ${plural(n, "preço mudou e não foi salvo", "preços mudaram e não foram salvos")}. Esta aba guarda as mudanças na página de preços.`,
    tier: {
      add: "Adicionar faixa",
      edit: (name) => `Editar a faixa ${name}`,
    },
  },
);
