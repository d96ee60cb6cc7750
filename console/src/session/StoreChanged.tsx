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
 * A banner that says that the browser is signed in to another store than the page shows, or as another person. Its buttons lead
 * back, or to the other store. Form input on the page stays.
 */
export function StoreChanged() {
  const words = useMessages(storeMessages);
  const [pageSession] = useState(pageOwner);
  const [current, setCurrent] = useState<SessionStoreQuery | null>(null);
  const [busy, setBusy] = useState(false);
  const comeBack = useCallback(() => pageSession && setOwner(pageSession), [pageSession]);
  useEffect(() => {
    const compare = (found: SessionStoreQuery) => {
      if (found.viewer.id === pageSession?.viewer.id) return comeBack();
      if (!isLinked(found, pageSession?.store.slug)) forgetSecrets(); // another person may be looking at the page
      setCurrent(found);
    };
    const readSession = () => void request(SessionStoreDocument, {}, undefined, null).then(compare, notifyFailure);
    readSession();
    addEventListener("focus", readSession); // another tab may have switched the store again
    return () => removeEventListener("focus", readSession);
  }, [pageSession, comeBack]);
  async function switchBack(slug: string) {
    setBusy(true);
    await switchStore(slug, null).then(comeBack, notifyFailure);
    setBusy(false);
  }
  if (!pageSession || !current) return null;
  const { slug, name } = pageSession.store;
  const person = current.viewer.name || current.viewer.email;
  const isHere = current.store.slug === slug;
  const canSwitch = isLinked(current, slug);
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
            {isHere ? words.openAs(person) : words.open(current.store.name)}
          </Button>
        </>
      }
    >
      {isHere ? words.changedPerson(person) : words.changed(current.store.name)}{" "}
      {isHere ? words.notYou : canSwitch ? words.changedText(name) : words.notLinked(name)}
    </Banner>
  );
}

const isLinked = (current: SessionStoreQuery, slug: string | undefined) =>
  current.viewer.stores.some((store) => store.slug === slug);
