import { defineMessages } from "../messages/messages.ts";

const products = (n: number) => `${n} ${n === 1 ? "product" : "products"}`;
const produtos = (n: number) => `${n} ${n === 1 ? "produto" : "produtos"}`;

/** The texts of changes of the status of several products. */
export const bulkMessages = defineMessages(
  {
    actions: { publish: "Put on sale", withdraw: "Take off sale", archive: "Archive" },
    publish: {
      title: "Put products on sale",
      text: "Buyers see these products at once and can order their active variations.",
      submit: (n: number) => `Put ${products(n)} on sale`,
      done: (n: number) => `${products(n)} ${n === 1 ? "is" : "are"} on sale.`,
    },
    withdraw: {
      title: "Take products off sale",
      text: "Buyers no longer see these products and cannot order them. Orders that were placed stay as they are, and those that wait for stock still get it. You can put them on sale again.",
      submit: (n: number) => `Take ${products(n)} off sale`,
      done: (n: number) => `${products(n)} ${n === 1 ? "is" : "are"} off sale.`,
    },
    archive: {
      title: "Archive products",
      text: "Buyers do not see these products again: an archived product can never be changed or put on sale any more. Only products that are off sale can be archived. Orders of them stay.",
      submit: (n: number) => `Archive ${products(n)} for good`,
      done: (n: number) => `${products(n)} archived.`,
    },
    failed: (n: number) => `${products(n)} could not be changed:`,
  },
  {
    actions: { publish: "Pôr à venda", withdraw: "Tirar de venda", archive: "Arquivar" },
    publish: {
      title: "Pôr produtos à venda",
      text: "Os compradores veem estes produtos na hora e podem pedir suas variações ativas.",
      submit: (n) => `Pôr ${produtos(n)} à venda`,
      done: (n) => `${produtos(n)} ${n === 1 ? "está" : "estão"} à venda.`,
    },
    withdraw: {
      title: "Tirar produtos de venda",
      text: "Os compradores não veem mais estes produtos nem podem pedi-los. Os pedidos feitos ficam como estão, e os que aguardam estoque ainda o recebem. Você pode pô-los à venda de novo.",
      submit: (n) => `Tirar ${produtos(n)} de venda`,
      done: (n) => `${produtos(n)} ${n === 1 ? "está" : "estão"} fora de venda.`,
    },
    archive: {
      title: "Arquivar produtos",
      text: "Os compradores não veem mais estes produtos: um produto arquivado nunca mais pode ser alterado nem posto à venda. Só produtos fora de venda podem ser arquivados. Seus pedidos ficam.",
      submit: (n) => `Arquivar ${produtos(n)} de vez`,
      done: (n) => `${produtos(n)} ${n === 1 ? "arquivado" : "arquivados"}.`,
    },
    failed: (n) => `${produtos(n)} não ${n === 1 ? "pôde ser alterado" : "puderam ser alterados"}:`,
  },
);
