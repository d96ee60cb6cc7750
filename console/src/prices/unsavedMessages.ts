import { defineMessages, plural } from "../messages/messages.ts";

export const unsavedMessages = defineMessages(
  {
    changes: (n: number, shown: string) => `${shown} ${plural(n, "price is", "prices are")} changed and not saved.`,
    wrong: (cells: string) => `Not a price above zero: ${cells}`,
    tierDeleted: (cells: string) => `Left out, as their tier was deleted: ${cells}`,
    tooMany: "Up to 1,000 prices can be saved at once.",
    review: "Review and save",
    discard: "Discard changes",
    undo: "Undo",
    undone: "No price is changed any more.",
  },
  {
    changes: (n, shown) => `${shown} ${plural(n, "preço mudou e não foi salvo", "preços mudaram e não foram salvos")}.`,
    wrong: (cells) => `Não é um preço acima de zero: ${cells}`,
    tierDeleted: (cells) => `Ficam de fora, pois a faixa foi excluída: ${cells}`,
    tooMany: "Até 1.000 preços podem ser salvos de uma vez.",
    review: "Rever e salvar",
    discard: "Descartar mudanças",
    undo: "Desfazer",
    undone: "Nenhum preço está mais alterado.",
  },
);
