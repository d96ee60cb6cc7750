import { getRouteApi, Link } from "@tanstack/react-router";
import { Ban, List } from "lucide-react";
import { useChangesSoon, useOnSubscribed } from "../api/changes.ts";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { Time } from "../ui/Time.tsx";
import { UnknownPage } from "../ui/UnknownPage.tsx";
import { useAsOpened } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { LicenseBatchPageDocument } from "./batch.gql.ts";
import { messages } from "./messages.ts";
import { RevokeBatchDialog } from "./RevokeBatchDialog.tsx";

const route = getRouteApi("/signedIn/licenses/batches/$id");

/** The page of an upload: when and by whom it was sent, and the state of its licenses. */
export function LicenseBatchPage() {
  const words = useMessages(messages);
  const { actors } = useMessages(shared);
  const format = useFormat();
  const { id } = route.useParams();
  const search = route.useSearch();
  const { open, close } = useDialogs<"revoke">();
  const mayRevoke = useCan("LICENSES_WRITE");
  const { data, error, refetch } = useRead(LicenseBatchPageDocument, { id });
  useOnSubscribed(() => void refetch());
  useChangesSoon(
    (change) => change.id === id || change.type === "LICENSE" || change.type === "ORDER", // orders sell its licenses
    refetch,
  );
  const batch = data?.licenseBatch?.id === id ? data.licenseBatch : undefined;
  // The form can be sent again after the page shows that the upload was revoked.
  const opened = useAsOpened({ ...search, row: id }, batch);
  const parent = { label: words.title, link: { to: "/licenses" } } as const;
  if (data?.licenseBatch === null) return <UnknownPage />;
  if (!batch) {
    return (
      <>
        <PageHeader title={words.batch.title} parent={parent} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const { variation, actor, free, sold, revoked, expired } = batch;
  const counts = words.batch.counts;
  const isRevocable = free.totalCount + sold.totalCount > 0;
  return (
    <>
      <PageHeader
        title={`${words.batch.title} ${format.time(batch.createdAt)}`}
        parent={parent}
        actions={
          <>
            {mayRevoke && isRevocable && (
              <Button icon={Ban} onClick={() => open("revoke")}>
                {words.revoke.batches(1)}
              </Button>
            )}
            <ButtonLink icon={List} to="/licenses" search={{ batch: id }}>
              {words.batch.list}
            </ButtonLink>
          </>
        }
      />
      <Card title={words.title}>
        <Facts
          facts={[
            {
              label: words.batch.of,
              value: (
                <>
                  <Link to="/products/$slug" params={{ slug: variation.product.slug }}>
                    {variation.product.name}
                  </Link>{" "}
                  <code>{variation.sku}</code>
                </>
              ),
            },
            { label: words.batch.uploaded, value: <Time at={batch.createdAt} /> },
            { label: words.batch.by, value: actor.name || actors[actor.kind] },
            { label: words.batch.received, value: format.count(batch.received) },
            { label: words.batch.created, value: format.count(batch.created) },
            { label: counts.free, value: format.count(free.totalCount) },
            { label: counts.sold, value: format.count(sold.totalCount) },
            { label: counts.revoked, value: format.count(revoked.totalCount) },
            { label: counts.expired, value: format.count(expired.totalCount) },
          ]}
        />
      </Card>
      {search.dialog === "revoke" && mayRevoke && opened && (
        <RevokeBatchDialog
          key={opened.id}
          ids={[opened.id]}
          counts={{ free: opened.free.totalCount, sold: opened.sold.totalCount }}
          onClose={close}
        />
      )}
    </>
  );
}
