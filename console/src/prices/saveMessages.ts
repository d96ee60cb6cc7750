import { defineMessages, plural } from "../messages/messages.ts";

export const saveMessages = defineMessages(
  {
    title: "Save prices",
    text: "They count for quotes and orders from now on. All are saved, or none.",
    submit: (n: number, shown: string) => `Save ${shown} ${plural(n, "price", "prices")}`,
    done: (changed: number, shown: string, _removed: number, shownRemoved: string) =>
      `${shown} ${plural(changed, "price was", "prices were")} set, ${shownRemoved} removed.`,
    none: "base price",
    stale:
      "Someone else changed some of these prices meanwhile. What they saved stands below them. Save again to replace it.",
    tierDeleted: "A tier was deleted meanwhile, and nothing was saved. Save again to save the other prices.",
  },
  {
    title: "Salvar preços",
    text: "Valem para cotações e pedidos a partir de agora. Todos são salvos, ou nenhum.",
    submit: (n, shown) => `Salvar ${shown} ${plural(n, "preço", "preços")}`,
    done: (changed, shown, removed, shownRemoved) =>
      `${shown} ${plural(changed, "preço definido", "preços definidos")}, ${shownRemoved} ${plural(removed, "removido", "removidos")}.`,
    none: "preço base",
    stale:
      "Outra pessoa alterou alguns destes preços enquanto isso. O que ela salvou está abaixo deles. Salve de novo para substituir.",
    tierDeleted: "Uma faixa foi excluída enquanto isso, e nada foi salvo. Salve de novo para salvar os outros preços.",
  },
);
