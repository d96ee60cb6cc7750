import { Store } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { pageOwner, request, setOwner, switchStore } from "../api/request.ts";
import { forgetSecrets } from "../api/secrets.ts";
import { useMessages } from "../messages/messages.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { notifyFailure } from "../ui/notices.ts";
import { storeMessages } from "./storeMessages.ts";
import { SessionStoreDocument, type SessionStoreQuery } from "./stores.gql.ts";

/**
 * Says that the browser is signed in to another store than the page shows, or as another person, and leads back. What is typed on
 * the page stays.
 */
export function StoreChanged() {
  const words = useMessages(storeMessages);
  const [left] = useState(pageOwner);
  const [now, setNow] = useState<SessionStoreQuery | null>(null);
  const [busy, setBusy] = useState(false);
  const comeBack = useCallback(() => left && setOwner(left), [left]);
  useEffect(() => {
    const meet = (found: SessionStoreQuery) => {
      if (found.viewer.id === left?.viewer.id) return comeBack();
      if (!isLinked(found, left?.store.slug)) forgetSecrets(); // it may be someone else who looks at the page
      setNow(found);
    };
    const ask = () => void request(SessionStoreDocument, {}, undefined, null).then(meet, notifyFailure);
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
  const { slug, name } = left.store;
  const person = now.viewer.name || now.viewer.email;
  const isHere = now.store.slug === slug;
  const canSwitch = isLinked(now, slug);
  return (
    <Banner
      tone="warn"
      icon={Store}
      action={
        <>
          {canSwitch && (
            <Button size="small" busy={busy} onClick={() => void switchBack(slug)}>
              {words.back(name)}
            </Button>
          )}
          <Button size="small" onClick={() => location.assign("/console/")}>
            {isHere ? words.openAs(person) : words.open(now.store.name)}
          </Button>
        </>
      }
    >
      {isHere ? words.changedPerson(person) : words.changed(now.store.name)}{" "}
      {isHere ? words.notYou : canSwitch ? words.changedText(name) : words.notLinked(name)}
    </Banner>
  );
}

const isLinked = (now: SessionStoreQuery, slug: string | undefined) =>
  now.viewer.stores.some((store) => store.slug === slug);
