import { defineMessages } from "../messages/messages.ts";

export const messages = defineMessages(
  {
    title: "Exports",
    create: "New export",
    createText: "To export what a list shows, filter the list and choose Export there.",
    kind: "What",
    period: "Period",
    expiry: "A link to a file works for five minutes. The file is saved once all of it has arrived.",
    list: "Exports that were made",
    columns: { what: "What", period: "Period", by: "By", started: "Started", state: "State", actions: "Actions" },
    you: "You, in this tab",
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    empty: "No exports yet",
    emptyText: "Exports that someone makes are listed here.",
  },
  {
    title: "Exportações",
    create: "Nova exportação",
    createText: "Para exportar o que uma lista mostra, filtre a lista e escolha Exportar nela.",
    kind: "O quê",
    period: "Período",
    expiry: "O link de um arquivo funciona por cinco minutos. O arquivo é salvo quando chegou inteiro.",
    list: "Exportações feitas",
    columns: { what: "O quê", period: "Período", by: "Por", started: "Início", state: "Estado", actions: "Ações" },
    you: "Você, nesta aba",
    since: (day) => `desde ${day}`,
    until: (day) => `até ${day}`,
    empty: "Nenhuma exportação ainda",
    emptyText: "As exportações que alguém fizer aparecem aqui.",
  },
);
