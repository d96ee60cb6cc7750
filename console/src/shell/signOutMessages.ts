import { defineMessages } from "../messages/messages.ts";

/** The texts of the question before a sign-out that would lose something. */
export const signOutMessages = defineMessages(
  {
    title: "Sign out?",
    orders: (n: number, amounts: string) =>
      `It is not known whether ${n === 1 ? `an order for ${amounts} was` : `orders for ${amounts} were`} placed. Look at the customer’s orders before you place ${n === 1 ? "it" : "them"} again: after a sign-out, this page does not know of ${n === 1 ? "it" : "them"} any more.`,
    typed: "What you typed and have not saved is thrown away.",
    stay: "Stay",
    signOut: "Sign out",
  },
  {
    title: "Sair?",
    orders: (n, amounts) =>
      `Não se sabe se ${n === 1 ? `um pedido de ${amounts} foi feito` : `pedidos de ${amounts} foram feitos`}. Veja os pedidos do cliente antes de ${n === 1 ? "fazê-lo" : "fazê-los"} de novo: depois de sair, esta página não ${n === 1 ? "o" : "os"} conhece mais.`,
    typed: "O que você digitou e não salvou será descartado.",
    stay: "Ficar",
    signOut: "Sair",
  },
);
