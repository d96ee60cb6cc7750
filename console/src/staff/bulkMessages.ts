import { defineMessages } from "../messages/messages.ts";

const people = (n: number) => `${n} ${n === 1 ? "person" : "people"}`;
const pessoas = (n: number) => `${n} ${n === 1 ? "pessoa" : "pessoas"}`;

/** The texts of the dialog that disables or enables several people. */
export const bulkMessages = defineMessages(
  {
    disable: {
      title: "Disable people",
      text: "Their sessions, access tokens and open links end at once. You can enable them again later.",
      submit: (n: number) => `Disable ${people(n)}`,
      done: (n: number) => `${people(n)} disabled.`,
    },
    revoke: "Also revoke the API tokens that they made",
    enable: {
      title: "Enable people",
      text: "They can sign in again with their passwords. Who never chose one needs a new link.",
      submit: (n: number) => `Enable ${people(n)}`,
      done: (n: number) => `${people(n)} enabled.`,
    },
    failed: (n: number) => `${people(n)} could not be changed:`,
  },
  {
    disable: {
      title: "Desativar pessoas",
      text: "As sessões, os tokens de acesso e os links abertos delas terminam na hora. Você pode ativá-las de novo depois.",
      submit: (n) => `Desativar ${pessoas(n)}`,
      done: (n) => `${pessoas(n)} ${n === 1 ? "desativada" : "desativadas"}.`,
    },
    revoke: "Revogar também os tokens de API que elas criaram",
    enable: {
      title: "Ativar pessoas",
      text: "Elas podem entrar de novo com a senha delas. Quem nunca escolheu uma precisa de um novo link.",
      submit: (n) => `Ativar ${pessoas(n)}`,
      done: (n) => `${pessoas(n)} ${n === 1 ? "ativada" : "ativadas"}.`,
    },
    failed: (n) => `${pessoas(n)} não ${n === 1 ? "pôde ser alterada" : "puderam ser alteradas"}:`,
  },
);
