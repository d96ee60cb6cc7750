import { type FormEvent, useState } from "react";
import { errorText } from "../messages/errorText.ts";
import { defineMessages, useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { Title } from "../ui/Title.tsx";
import { requestReset } from "./reset.ts";
import style from "./SignIn.module.css";

const messages = defineMessages(
  {
    title: "Forgot your password?",
    text: "You get a link by e-mail, by which you choose a new one.",
    store: "Store",
    email: "E-mail",
    submit: "Send the link",
    sent: (email: string) =>
      `If ${email} works in this store, an e-mail is on its way. Its link is valid for an hour. Your password keeps working until you choose a new one.`,
    back: "Back to the sign-in",
  },
  {
    title: "Esqueceu a senha?",
    text: "Você recebe um link por e-mail, pelo qual escolhe uma nova.",
    store: "Loja",
    email: "E-mail",
    submit: "Enviar o link",
    sent: (email) =>
      `Se ${email} trabalha nesta loja, um e-mail está a caminho. O link vale por uma hora. Sua senha continua valendo até você escolher uma nova.`,
    back: "Voltar à entrada",
  },
);

/** The form that requests a link to set a new password. It is a plain form, for the same reason as that of SignIn. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const words = useMessages(messages);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState("");
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const email = String(values.get("email")).trim();
    setBusy(true);
    setError("");
    try {
      await requestReset(String(values.get("store")), email);
      setSentTo(email);
    } catch (cause) {
      setError(errorText(cause));
    } finally {
      setBusy(false);
    }
  }
  return (
    <main className={style.page}>
      <Title text={`${words.title} · Kiosk`} />
      <form className={style.card} onSubmit={submit}>
        <img src="/console/icon.svg" alt="" width="40" height="40" />
        <h1>{words.title}</h1>
        {sentTo ? (
          <p role="status">{words.sent(sentTo)}</p>
        ) : (
          <>
            <p className="muted">{words.text}</p>
            <label>
              {words.store}
              <input name="store" autoComplete="organization" autoCapitalize="none" spellCheck="false" required />
            </label>
            <label>
              {words.email}
              <input
                name="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck="false"
                required
              />
            </label>
            {error && (
              <p className={style.error} role="alert">
                {error}
              </p>
            )}
            <Button look="primary" type="submit" busy={busy}>
              {words.submit}
            </Button>
          </>
        )}
        <Button onClick={onBack}>{words.back}</Button>
      </form>
    </main>
  );
}
