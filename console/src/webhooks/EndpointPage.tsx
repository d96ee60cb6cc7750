import { getRouteApi } from "@tanstack/react-router";
import { CirclePause, OctagonAlert, Pause, Pencil, Play, Send, Trash2, TriangleAlert } from "lucide-react";
import { useChangesSoon, useOnSubscribed } from "../api/changes.ts";
import { queryClient, useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Columns } from "../ui/Columns.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { notify, notifyFailure } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { UnknownPage } from "../ui/UnknownPage.tsx";
import { useKeptOpen } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { whenShown } from "../ui/whenShown.tsx";
import {
  ReactivateWebhookEndpointDocument,
  ResumeWebhookEndpointDocument,
  TestWebhookEndpointDocument,
} from "./change.gql.ts";
import { EndpointDeliveries } from "./EndpointDeliveries.tsx";
import { EndpointSecret } from "./EndpointSecret.tsx";
import { EndpointSide } from "./EndpointSide.tsx";
import { EndpointStatus } from "./EndpointStatus.tsx";
import { WebhookPageDocument, type WebhookPageQuery } from "./endpoint.gql.ts";
import { endpointPageMessages } from "./endpointPageMessages.ts";
import { isServed, shortUrl } from "./endpoints.ts";
import { messages } from "./messages.ts";
import type { EndpointDialog, WebhookSearch } from "./search.ts";

export type EndpointOfPage = NonNullable<WebhookPageQuery["webhookEndpoint"]>;

const EndpointDialogs = whenShown(() => import("./EndpointDialogs.tsx").then((module) => module.EndpointDialogs));
const route = getRouteApi("/signedIn/webhooks/$id");

/** Whether the endpoint has unfinished deliveries. Changes do not include their results. */
const isSending = (endpoint: EndpointOfPage | null | undefined) =>
  endpoint != null &&
  isServed(endpoint) &&
  endpoint.health.deliveries.some(({ status, count }) => status === "PENDING" && count > 0);

/** The page of an endpoint: its health, its subscriptions and its deliveries. */
export function EndpointPage() {
  const words = useMessages(messages);
  const { facts } = useMessages(endpointPageMessages);
  const { id } = route.useParams();
  const search = route.useSearch();
  const { open, close } = useDialogs<EndpointDialog>();
  const mayWrite = useCan("WEBHOOKS_WRITE");
  const { data, error, refetch } = useRead(
    WebhookPageDocument,
    { id },
    { refetchInterval: ({ state }) => (isSending(state.data?.webhookEndpoint) ? 2000 : false) },
  );
  useOnSubscribed(() => void refetch());
  useChangesSoon(
    () => true, // most changes are also events that are delivered
    () => void refetch(),
  );
  const endpoint = data?.webhookEndpoint?.id === id ? data.webhookEndpoint : undefined;
  const opened = useKeptOpen(search, endpoint);
  // When the response to a removal was lost, it must be possible to send it again, although the endpoint is gone by then.
  const inDialog = search.dialog === "remove" && opened?.id === id ? opened : endpoint;
  return (
    <>
      {data?.webhookEndpoint === null ? (
        <UnknownPage />
      ) : endpoint ? (
        <Endpoint endpoint={endpoint} search={withoutDialog(search)} mayWrite={mayWrite} onOpen={open} />
      ) : (
        <>
          <PageHeader title={facts.title} parent={{ label: words.title, link: { to: "/webhooks" } }} />
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
        </>
      )}
      {mayWrite && search.dialog && inDialog && (
        <EndpointDialogs key={id} endpoint={inDialog} dialog={search.dialog} onClose={close} />
      )}
    </>
  );
}

interface EndpointProps {
  endpoint: EndpointOfPage;
  search: Omit<WebhookSearch, "dialog" | "row">;
  mayWrite: boolean;
  onOpen: (dialog: EndpointDialog) => void;
}

function Endpoint({ endpoint, search, mayWrite, onOpen }: EndpointProps) {
  const words = useMessages(messages);
  return (
    <>
      <PageHeader
        title={shortUrl(endpoint.url)}
        parent={{ label: words.title, link: { to: "/webhooks" } }}
        aside={<EndpointStatus {...endpoint} />}
        actions={mayWrite && <Actions endpoint={endpoint} onOpen={onOpen} />}
      />
      <State endpoint={endpoint} />
      <Columns
        main={
          <EndpointDeliveries endpoint={endpoint} search={search} mayWrite={mayWrite} onSince={() => onOpen("since")} />
        }
        side={
          <>
            <EndpointSide endpoint={endpoint} />
            {mayWrite && <EndpointSecret endpoint={endpoint} onOpen={onOpen} />}
          </>
        }
      />
    </>
  );
}

/** A banner for an endpoint that is paused, suspended or failing. */
function State({ endpoint }: { endpoint: EndpointOfPage }) {
  const words = useMessages(endpointPageMessages).notices;
  const format = useFormat();
  if (endpoint.status === "SUSPENDED") {
    return (
      <Banner tone="bad" icon={OctagonAlert}>
        {words.suspended(endpoint.suspendedAt ? format.ago(endpoint.suspendedAt) : "")}
      </Banner>
    );
  }
  if (endpoint.pausedAt) {
    return (
      <Banner tone="warn" icon={CirclePause}>
        {words.paused(format.ago(endpoint.pausedAt))}
      </Banner>
    );
  }
  if (endpoint.consecutiveFailures === 0) return null;
  return (
    <Banner tone="warn" icon={TriangleAlert}>
      {words.failing(endpoint.consecutiveFailures)}
    </Banner>
  );
}

const testDelay = 1000; // milliseconds after which the dispatcher has usually sent a test

function Actions(props: { endpoint: EndpointOfPage; onOpen: (dialog: EndpointDialog) => void }) {
  const { endpoint, onOpen } = props;
  const words = useMessages(messages);
  const done = useMessages(endpointPageMessages);
  const input = { endpointId: endpoint.id };
  const test = useChange(TestWebhookEndpointDocument);
  const resume = useChange(ResumeWebhookEndpointDocument);
  const reactivate = useChange(ReactivateWebhookEndpointDocument);
  const run = async (change: Promise<unknown>, done: string) => {
    try {
      await change;
      notify(done);
      setTimeout(() => void queryClient.invalidateQueries(), testDelay);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <>
      <Button icon={Trash2} onClick={() => onOpen("remove")}>
        {words.actions.remove}
      </Button>
      <Button icon={Pencil} onClick={() => onOpen("edit")}>
        {words.actions.edit}
      </Button>
      {isServed(endpoint) && (
        <Button icon={Pause} onClick={() => onOpen("pause")}>
          {words.actions.pause}
        </Button>
      )}
      {endpoint.status === "SUSPENDED" ? (
        <Button
          look="primary"
          icon={Play}
          busy={reactivate.isPending}
          onClick={() => void run(reactivate.mutateAsync({ input }), done.reactivated)}
        >
          {words.actions.reactivate}
        </Button>
      ) : endpoint.pausedAt ? (
        <Button
          look="primary"
          icon={Play}
          busy={resume.isPending}
          onClick={() => void run(resume.mutateAsync({ input }), done.resumed)}
        >
          {words.actions.resume}
        </Button>
      ) : (
        <Button
          look="primary"
          icon={Send}
          busy={test.isPending}
          onClick={() => void run(test.mutateAsync({ input }), done.tested)}
        >
          {words.actions.test}
        </Button>
      )}
    </>
  );
}
