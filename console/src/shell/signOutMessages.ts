import { defineMessages } from "../messages/messages.ts";

/** What is asked before a sign-out that forgets orders whose outcome is unknown. */
export const signOutMessages = defineMessages(
  {
    title: "Sign out?",
    text: (n: number, amounts: string) =>
      `It is not known whether ${n === 1 ? `an order for ${amounts} was` : `orders for ${amounts} were`} placed. Look at the customer’s orders before you place ${n === 1 ? "it" : "them"} again: after a sign-out, this page does not know of ${n === 1 ? "it" : "them"} any more.`,
    stay: "Stay",
    signOut: "Sign out",
  },
  {
    title: "Sair?",
    text: (n, amounts) =>
      `Não se sabe se ${n === 1 ? `um pedido de ${amounts} foi feito` : `pedidos de ${amounts} foram feitos`}. Veja os pedidos do cliente antes de ${n === 1 ? "fazê-lo" : "fazê-los"} de novo: depois de sair, esta página não ${n === 1 ? "o" : "os"} conhece mais.`,
    stay: "Ficar",
    signOut: "Sair",
  },
);
