import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ApiError } from "../api/error.ts";
import { queryClient } from "../api/query.ts";
import { type OpenLink, redeemLink, showLink } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { roleTexts } from "../messages/roles.ts";
import { shared } from "../messages/shared.ts";
import { Form, type FormValues } from "../ui/Form.tsx";
import { FormError } from "../ui/FormError.tsx";
import { textOf } from "../ui/forms.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { Title } from "../ui/Title.tsx";
import { takeLinkToken } from "./link.ts";
import style from "./SignIn.module.css";
import { signInMessages } from "./signInMessages.ts";

const isReset = () => location.pathname.includes("/reset");

/**
 * The page of a one-time link: the person chooses a password and is signed in. The token is kept in this component's state
 * only.
 */
export function LinkPage() {
  const words = useMessages(signInMessages).link;
  const [token, setToken] = useState(takeLinkToken);
  const [link, setLink] = useState<OpenLink | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    const readToken = () => setToken(takeLinkToken()); // another link was pasted into the address bar of this page
    addEventListener("hashchange", readToken);
    return () => removeEventListener("hashchange", readToken);
  }, []);
  useEffect(() => {
    let left = false;
    setLink(null);
    setError(token ? null : new ApiError("NOT_FOUND", words.missing));
    if (token) {
      showLink(token).then(
        (found) => !left && setLink(found),
        (cause) => !left && setError(cause instanceof ApiError ? cause : new ApiError("INTERNAL", String(cause))),
      );
    }
    return () => {
      left = true;
    };
  }, [token, words]);
  const title = (link ? !link.invited : isReset()) ? words.reset : words.invite;
  return (
    <main className={style.page}>
      <Title text={`${title} · Kiosk`} />
      <div className={style.card}>
        <img src="/console/icon.svg" alt="" width="40" height="40" />
        <h1>{title}</h1>
        {error && (
          <>
            <FormError error={error} />
            <Link to="/" className={style.way}>
              {words.toSignIn}
            </Link>
          </>
        )}
        {!error && !link && (
          <div aria-busy="true">
            <Skeleton width={30} />
          </div>
        )}
        {link && !error && <PasswordForm token={token} link={link} />}
      </div>
    </main>
  );
}

function PasswordForm({ token, link }: { token: string; link: OpenLink }) {
  const words = useMessages(signInMessages);
  const { roles } = useMessages(shared);
  const texts = useMessages(roleTexts);
  const navigate = useNavigate();
  const { link: linkWords } = words;
  async function submit(values: FormValues) {
    const password = String(values.password ?? "");
    if (password !== String(values.repeat ?? "")) {
      const wrong = { field: "input.repeat", code: "invalid", message: linkWords.differ };
      throw new ApiError("INVALID_INPUT", linkWords.differ, "", [wrong]);
    }
    await redeemLink(token, password, link.invited ? textOf(values, "name") : "");
    queryClient.clear(); // it has the data of the person who was signed in before
    await navigate({ to: "/", replace: true });
  }
  return (
    <>
      <p className="muted">
        {link.invited
          ? `${linkWords.inviteText(link.storeName, roles[link.role])} ${texts[link.role]}`
          : linkWords.resetText(link.storeName)}
      </p>
      <Form submitLabel={link.invited ? linkWords.submitInvite : linkWords.submitReset} onSubmit={submit}>
        <label className={style.known}>
          {words.email}
          <input value={link.email} readOnly autoComplete="username" />
        </label>
        {link.invited && (
          <TextField name="name" label={linkWords.name} defaultValue={link.name} maxLength={200} autoComplete="name" />
        )}
        <TextField
          name="password"
          type="password"
          label={linkWords.password}
          hint={linkWords.passwordHint}
          autoComplete="new-password"
        />
        <TextField name="repeat" type="password" label={linkWords.repeat} autoComplete="new-password" />
      </Form>
    </>
  );
}
