import { defineMessages } from "../messages/messages.ts";

export const messages = defineMessages(
  {
    title: "Settings",
    save: "Save",
    saved: "The settings were saved.",
    stale:
      "Someone else changed the settings meanwhile. What they saved stands below the fields. Save again to replace it.",
    wholeNumber: "Enter a whole number.",
    leave: {
      title: "Leave without saving?",
      text: (section: string) => `What you changed under “${section}” is not saved.`,
      stay: "Stay",
      leave: "Leave the page",
    },
    general: {
      title: "Store",
      name: "Name",
      timezone: "Time zone",
      timezoneHint: "Dashboards and filters use its days.",
    },
    stock: {
      title: "Stock",
      lowStockDefault: "Low stock",
      hint: "A variation with this many units or fewer is running out, where it has no threshold of its own.",
    },
    money: {
      title: "Money",
      review: "Largest top-up without a decision",
      reviewHint: "Larger ones wait for a decision by staff. Empty: none waits.",
      refund: "Largest refund by support",
      refundHint: "What one person with the role Support may refund of an order. Empty: nothing.",
    },
    backorders: {
      title: "Backorders",
      hours: "Hours until one is given up",
      hint: "It is then paid back into the wallet. Empty: it waits for ever. At most 8,760.",
    },
    facts: {
      title: "Fixed",
      slug: "Short name",
      currency: "Currency",
      mode: "Kind",
      live: "Live store",
      test: "Test store",
      since: "Since",
      changed: "Last changed",
      id: "Id",
    },
  },
  {
    title: "Ajustes",
    save: "Salvar",
    saved: "Os ajustes foram salvos.",
    stale:
      "Outra pessoa mudou os ajustes enquanto isso. O que ela salvou está abaixo dos campos. Salve de novo para substituir.",
    wholeNumber: "Digite um número inteiro.",
    leave: {
      title: "Sair sem salvar?",
      text: (section) => `O que você mudou em “${section}” não está salvo.`,
      stay: "Ficar",
      leave: "Sair da página",
    },
    general: {
      title: "Loja",
      name: "Nome",
      timezone: "Fuso horário",
      timezoneHint: "Painéis e filtros usam os dias dele.",
    },
    stock: {
      title: "Estoque",
      lowStockDefault: "Estoque baixo",
      hint: "Uma variação com este número de unidades ou menos está acabando, se não tiver limite próprio.",
    },
    money: {
      title: "Dinheiro",
      review: "Maior recarga sem decisão",
      reviewHint: "As maiores esperam uma decisão da equipe. Vazio: nenhuma espera.",
      refund: "Maior reembolso pelo suporte",
      refundHint: "Quanto uma pessoa com o papel Suporte pode reembolsar de um pedido. Vazio: nada.",
    },
    backorders: {
      title: "Pedidos em espera",
      hours: "Horas até desistir de um",
      hint: "O valor volta então para a carteira. Vazio: espera para sempre. No máximo 8.760.",
    },
    facts: {
      title: "Fixo",
      slug: "Nome curto",
      currency: "Moeda",
      mode: "Tipo",
      live: "Loja real",
      test: "Loja de teste",
      since: "Desde",
      changed: "Última mudança",
      id: "Id",
    },
  },
);
