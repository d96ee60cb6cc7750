import { getRouteApi, Link } from "@tanstack/react-router";
import { RotateCw, SquareTerminal } from "lucide-react";
import { useChange, useRead } from "../api/query.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Columns } from "../ui/Columns.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { notify, notifyChangeFailure } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Time } from "../ui/Time.tsx";
import { UnknownPage } from "../ui/UnknownPage.tsx";
import { useCopy } from "../ui/useCopy.ts";
import { RedeliverOneDocument } from "./change.gql.ts";
import { asCurl } from "./curl.ts";
import { DeliveryAttempts } from "./DeliveryAttempts.tsx";
import { DeliveryRequest } from "./DeliveryRequest.tsx";
import { DeliveryResponse } from "./DeliveryResponse.tsx";
import { DeliveryPageDocument, type DeliveryPageQuery } from "./delivery.gql.ts";
import { deliveryMessages } from "./deliveryMessages.ts";
import { isServed, shortUrl } from "./endpoints.ts";
import { messages } from "./messages.ts";

export type DeliveryOfPage = NonNullable<DeliveryPageQuery["delivery"]>;
export type AttemptOfPage = DeliveryOfPage["history"][number];

const route = getRouteApi("/signedIn/deliveries/$id");

/** The page of a delivery of an event to an endpoint: the requests that were sent, and their responses. */
export function DeliveryPage() {
  const words = useMessages(messages);
  const { facts } = useMessages(deliveryMessages);
  const types = useMessages(eventTexts);
  const { id } = route.useParams();
  const search = route.useSearch();
  const { data, error, refetch } = useRead(
    DeliveryPageDocument,
    { id },
    { refetchInterval: ({ state }) => (isOnItsWay(state.data?.delivery) ? 2000 : false) },
  );
  const delivery = data?.delivery?.id === id ? data.delivery : undefined;
  if (data?.delivery === null) return <UnknownPage />;
  if (!delivery) {
    return (
      <>
        <PageHeader title={facts.title} parent={{ label: words.title, link: { to: "/webhooks" } }} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  const shown = delivery.history.find(({ attempt }) => attempt === search.attempt) ?? delivery.history.at(-1);
  return (
    <>
      <PageHeader
        title={types[delivery.event.type]}
        parent={
          delivery.endpoint.deletedAt
            ? { label: words.title, link: { to: "/webhooks" } }
            : {
                label: shortUrl(delivery.endpoint.url),
                link: { to: "/webhooks/$id", params: { id: delivery.endpoint.id } },
              }
        }
        aside={<StatusBadge kind="delivery" status={delivery.status} />}
        actions={<Actions delivery={delivery} shown={shown} />}
      />
      <Columns
        main={
          <>
            <DeliveryAttempts delivery={delivery} shown={shown} />
            {shown && <DeliveryResponse attempt={shown} />}
            {shown && <DeliveryRequest delivery={delivery} attempt={shown} />}
          </>
        }
        side={<Known delivery={delivery} />}
      />
    </>
  );
}

/** Whether the delivery will still be attempted. */
const isOnItsWay = (delivery: DeliveryOfPage | null | undefined) =>
  delivery?.status === "PENDING" && isServed(delivery.endpoint);

function Actions({ delivery, shown }: { delivery: DeliveryOfPage; shown: AttemptOfPage | undefined }) {
  const words = useMessages(deliveryMessages);
  const mayWrite = useCan("WEBHOOKS_WRITE");
  const { mutateAsync: redeliver, isPending } = useChange(RedeliverOneDocument);
  const { endpoint, event } = delivery;
  const maySend =
    mayWrite && delivery.status !== "PENDING" && endpoint.status === "ACTIVE" && endpoint.deletedAt === null;
  async function send() {
    try {
      await redeliver({ input: { deliveryId: delivery.id } });
      notify(words.redelivered);
    } catch (error) {
      notifyChangeFailure(words.redeliver, error);
    }
  }
  const { copy } = useCopy();
  async function copyCurl(headers: AttemptOfPage["requestHeaders"]) {
    if (await copy(asCurl({ url: endpoint.url, headers, body: event.body }))) notify(words.copied);
  }
  return (
    <>
      {shown && (
        <Button icon={SquareTerminal} onClick={() => void copyCurl(shown.requestHeaders)}>
          {words.copyCurl}
        </Button>
      )}
      {maySend && (
        <Button look="primary" icon={RotateCw} busy={isPending} onClick={() => void send()}>
          {words.redeliver}
        </Button>
      )}
    </>
  );
}

function Known({ delivery }: { delivery: DeliveryOfPage }) {
  const words = useMessages(deliveryMessages).facts;
  const types = useMessages(eventTexts);
  const { event, endpoint } = delivery;
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          {
            label: words.event,
            value: (
              <Link to="/events" search={{ event: event.id }}>
                {types[event.type]}
              </Link>
            ),
          },
          {
            label: words.endpoint,
            value: endpoint.deletedAt ? (
              shortUrl(endpoint.url)
            ) : (
              <Link to="/webhooks/$id" params={{ id: endpoint.id }}>
                {shortUrl(endpoint.url)}
              </Link>
            ),
          },
          { label: words.published, value: <Time at={delivery.createdAt} /> },
          delivery.finishedAt
            ? { label: words.finished, value: <Time at={delivery.finishedAt} /> }
            : { label: words.due, value: <Time at={delivery.dueAt} /> },
          { label: words.id, value: <CopyId text={event.publicId} /> },
        ]}
      />
    </Card>
  );
}
