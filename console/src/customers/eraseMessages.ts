import { defineMessages } from "../messages/messages.ts";

export const eraseMessages = defineMessages(
  {
    title: "Erase customer",
    text: "This cannot be undone. Export the customer's data first if you still need it.",
    goes: "What goes",
    goesText:
      "Name, e-mail address, phones and external reference; comments on the customer; the texts of orders, top-ups and wallet transactions; the copies of these in events and in the audit.",
    stays: "What stays",
    staysText: "Orders, keys and the wallet's ledger with their amounts, without a name.",
    after: "From then on",
    afterText:
      "Nothing can be sold to the customer, and top-ups that wait are rejected. What webhooks have already sent stays with its receivers.",
    wallet: "Wallet",
    walletText: (balance: string) => `It holds ${balance}. Pay it out first, or adjust the wallet afterwards.`,
    name: (name: string) => `Type the name: ${name}`,
    wrong: "This is not the customer's name.",
    submit: "Erase customer",
    done: "The customer was erased.",
  },
  {
    title: "Apagar cliente",
    text: "Isto não pode ser desfeito. Exporte antes os dados do cliente, se ainda precisar deles.",
    goes: "O que é apagado",
    goesText:
      "Nome, e-mail, telefones e referência externa; comentários sobre o cliente; os textos de pedidos, recargas e transações da carteira; as cópias disso nos eventos e na auditoria.",
    stays: "O que fica",
    staysText: "Pedidos, chaves e o extrato da carteira com seus valores, sem nome.",
    after: "A partir daí",
    afterText:
      "Nada pode ser vendido ao cliente, e as recargas em espera são rejeitadas. O que os webhooks já enviaram fica com quem recebeu.",
    wallet: "Carteira",
    walletText: (balance) => `Ela tem ${balance}. Pague antes, ou ajuste a carteira depois.`,
    name: (name) => `Digite o nome: ${name}`,
    wrong: "Este não é o nome do cliente.",
    submit: "Apagar cliente",
    done: "O cliente foi apagado.",
  },
);
