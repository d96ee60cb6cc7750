import { useEffect, useState } from "react";
import { ApiError } from "../api/error.ts";
import { request, shownStore, switchStore } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { FormError } from "../ui/Form.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import style from "./SignIn.module.css";
import { storeMessages } from "./storeMessages.ts";
import { SessionStoreDocument, type SessionStoreQuery } from "./stores.gql.ts";

const asError = (cause: unknown) => (cause instanceof ApiError ? cause : new ApiError("INTERNAL", String(cause)));

/** Stands where a page of one store is, when the browser is signed in to another one. */
export function StoreChanged() {
  const words = useMessages(storeMessages);
  const left = shownStore();
  const [now, setNow] = useState<SessionStoreQuery | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const ask = () => {
      request(SessionStoreDocument, {}, undefined, null).then(
        (found) => (found.store.slug === left?.slug ? location.reload() : setNow(found)),
        (cause) => (asError(cause).code === "UNAUTHENTICATED" ? location.reload() : setError(asError(cause))),
      );
    };
    ask();
    addEventListener("focus", ask); // another page may have switched again
    return () => removeEventListener("focus", ask);
  }, [left]);
  async function goBack(slug: string) {
    setBusy(true);
    try {
      await switchStore(slug, null);
      location.reload();
    } catch (cause) {
      setError(asError(cause));
      setBusy(false);
    }
  }
  const isLinked = now?.viewer.stores.some(({ slug }) => slug === left?.slug);
  return (
    <main className={style.page}>
      <title>{`${words.changedTitle} · Kiosk`}</title>
      <div className={style.card}>
        <img src="/console/icon.svg" alt="" width="40" height="40" />
        {error && <FormError error={error} />}
        {!now && !error && (
          <div aria-busy="true">
            <Skeleton width={30} />
          </div>
        )}
        {now && (
          <>
            <h1>{words.changed(now.store.name)}</h1>
            {left && <p className="muted">{words.changedText(left.name)}</p>}
            <Button look="primary" onClick={() => location.assign("/console/")}>
              {words.open(now.store.name)}
            </Button>
            {left && isLinked && (
              <Button busy={busy} onClick={() => void goBack(left.slug)}>
                {words.back(left.name)}
              </Button>
            )}
            {left && !isLinked && <p className="muted">{words.notLinked(left.name)}</p>}
          </>
        )}
      </div>
    </main>
  );
}
