import { defineMessages } from "../messages/messages.ts";

export const messages = defineMessages(
  {
    title: "Keyboard shortcuts",
    palette: "Search or jump anywhere",
    search: "Search the list",
    help: "Show this help",
    go: (page: string) => `Go to ${page}`,
    close: "Close a dialog or menu",
    general: "Everywhere",
    pages: "Pages",
    afterwards: "then",
  },
  {
    title: "Atalhos do teclado",
    palette: "Buscar ou ir a qualquer lugar",
    search: "Buscar na lista",
    help: "Mostrar esta ajuda",
    go: (page) => `Ir para ${page}`,
    close: "Fechar um diálogo ou menu",
    general: "Em todo lugar",
    pages: "Páginas",
    afterwards: "depois",
  },
);
