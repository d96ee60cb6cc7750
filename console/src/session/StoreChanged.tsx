import { Store } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { queryClient } from "../api/query.ts";
import { request, shownStore, showStore, switchStore } from "../api/request.ts";
import { useMessages } from "../messages/messages.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { notifyFailure } from "../ui/notices.ts";
import { storeMessages } from "./storeMessages.ts";
import { SessionStoreDocument, type SessionStoreQuery } from "./stores.gql.ts";

/** Says that the browser is signed in to another store than the page shows, and leads back. What is typed on the page stays. */
export function StoreChanged() {
  const words = useMessages(storeMessages);
  const [left] = useState(shownStore);
  const [now, setNow] = useState<SessionStoreQuery | null>(null);
  const [busy, setBusy] = useState(false);
  const comeBack = useCallback(() => {
    showStore(left);
    void queryClient.invalidateQueries();
  }, [left]);
  useEffect(() => {
    const ask = () => {
      request(SessionStoreDocument, {}, undefined, null).then(
        (found) => (found.store.slug === left?.slug ? comeBack() : setNow(found)),
        notifyFailure,
      );
    };
    ask();
    addEventListener("focus", ask); // another page may have switched again
    return () => removeEventListener("focus", ask);
  }, [left, comeBack]);
  async function switchBack(slug: string) {
    setBusy(true);
    await switchStore(slug, null).then(comeBack, notifyFailure);
    setBusy(false);
  }
  if (!left || !now) return null;
  const isLinked = now.viewer.stores.some(({ slug }) => slug === left.slug);
  return (
    <Banner
      tone="warn"
      icon={Store}
      action={
        <>
          {isLinked && (
            <Button size="small" busy={busy} onClick={() => void switchBack(left.slug)}>
              {words.back(left.name)}
            </Button>
          )}
          <Button size="small" onClick={() => location.assign("/console/")}>
            {words.open(now.store.name)}
          </Button>
        </>
      }
    >
      {words.changed(now.store.name)} {isLinked ? words.changedText(left.name) : words.notLinked(left.name)}
    </Banner>
  );
}
