import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { queryClient, viewerKey } from "../api/query.ts";
import { pageOwner, sessionState, signIn } from "../api/request.ts";
import { errorText } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { Title } from "../ui/Title.tsx";
import { messages } from "./messages.ts";
import { canResetByEmail } from "./reset.ts";
import style from "./SignIn.module.css";
import { signInMessages } from "./signInMessages.ts";

const ForgottenPassword = lazy(() =>
  import("./ForgottenPassword.tsx").then((module) => ({ default: module.ForgottenPassword })),
);

/**
 * The sign-in, shown at the address that was opened; after it, that page is shown. It is a plain form, not a ui/Form, to keep its
 * script small.
 */
export function SignIn() {
  const words = useMessages(signInMessages);
  const { ended } = useMessages(messages);
  const [owner] = useState(pageOwner);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [byEmail, setByEmail] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    canResetByEmail().then(setByEmail, () => {}); // on an error, the page says that the owner can make the link
  }, []);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const value = (name: string) => String(values.get(name));
    setBusy(true);
    setError("");
    try {
      await signIn(value("store"), value("email").trim(), value("password"));
      await queryClient.refetchQueries({ queryKey: viewerKey }, { throwOnError: true });
      if (sessionState() === "ended" || !queryClient.getQueryData(viewerKey)) setError(words.notKept);
    } catch (cause) {
      setError(errorText(cause));
    } finally {
      setBusy(false);
    }
  }
  if (forgotten) {
    return (
      <Suspense fallback={null}>
        <ForgottenPassword onBack={() => setForgotten(false)} />
      </Suspense>
    );
  }
  return (
    <main className={style.page}>
      <Title text={`${words.title} · Kiosk`} />
      <form className={style.card} onSubmit={submit}>
        <img src="/console/icon.svg" alt="" width="40" height="40" />
        <h1>Kiosk</h1>
        <p className="muted">{owner ? ended : words.text}</p>
        <label>
          {words.store}
          <input
            name="store"
            defaultValue={owner?.store.slug}
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck="false"
            required
          />
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
        <label>
          {words.password}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {error && (
          <p className={style.error} role="alert">
            {error}
          </p>
        )}
        <Button look="primary" type="submit" busy={busy}>
          {words.submit}
        </Button>
        {byEmail ? (
          <Button onClick={() => setForgotten(true)}>{words.forgot}</Button>
        ) : (
          <p className="muted">{words.forgotten}</p>
        )}
      </form>
    </main>
  );
}
