import { defineMessages } from "../messages/messages.ts";

export const messages = defineMessages(
  {
    title: "Sign in",
    text: "Sign in to run your store.",
    store: "Store",
    email: "E-mail",
    password: "Password",
    submit: "Sign in",
    preferencesNotKept: "This could not be saved.",
  },
  {
    title: "Entrar",
    text: "Entre para cuidar da sua loja.",
    store: "Loja",
    email: "E-mail",
    password: "Senha",
    submit: "Entrar",
    preferencesNotKept: "Não foi possível salvar.",
  },
);
