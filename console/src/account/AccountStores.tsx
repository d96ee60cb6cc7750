import { useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { openStore } from "../session/openStore.ts";
import { storeMessages } from "../session/storeMessages.ts";
import { LinkedStoresDocument, UnlinkStoreDocument } from "../session/stores.gql.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { notify, notifyChangeFailure } from "../ui/notices.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Stack } from "../ui/Stack.tsx";

/** The other stores of the person, and a button to add one. */
export function AccountStores({ onAdd }: { onAdd: () => void }) {
  const words = useMessages(storeMessages);
  const { roles } = useMessages(shared);
  const { data, error, refetch } = useRead(LinkedStoresDocument, {});
  const { mutateAsync: unlink, isPending } = useChange(UnlinkStoreDocument);
  async function remove(slug: string, name: string) {
    try {
      await unlink({ input: { store: slug } });
      notify(words.removed(name));
    } catch (cause) {
      notifyChangeFailure(words.removeNamed(name), cause);
    }
  }
  const stores = data?.viewer.stores;
  return (
    <Card
      title={words.title}
      actions={
        <Button size="small" onClick={onAdd}>
          {words.add}
        </Button>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !stores && <Skeleton width={20} />}
      {stores?.length === 0 && <p className="muted">{words.none}</p>}
      {stores && stores.length > 0 && (
        <Stack>
          <Facts
            facts={stores.map(({ slug, name, livemode, role }) => ({
              id: slug,
              label: name,
              value: (
                <>
                  <p className="muted">{[!livemode && words.test, roles[role]].filter(Boolean).join(" · ")}</p>
                  <Button size="small" aria-label={words.switchNamed(name)} onClick={() => void openStore(slug)}>
                    {words.switch}
                  </Button>{" "}
                  <Button
                    size="small"
                    look="quiet"
                    busy={isPending}
                    aria-label={words.removeNamed(name)}
                    onClick={() => void remove(slug, name)}
                  >
                    {words.remove}
                  </Button>
                </>
              ),
            }))}
          />
          <p className="muted">{words.ends}</p>
        </Stack>
      )}
    </Card>
  );
}
