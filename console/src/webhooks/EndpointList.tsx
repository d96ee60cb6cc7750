import { getRouteApi, Link } from "@tanstack/react-router";
import { CircleCheck, Pause, Play, Plus, Webhook } from "lucide-react";
import { useState } from "react";
import { eventTypes } from "../api/eventTypes.gql.ts";
import { useLiveList } from "../api/rows.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { useFormat } from "../session/useFormat.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { TabLink } from "../ui/TabLink.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { Time } from "../ui/Time.tsx";
import { useDialogs } from "../ui/useDialogs.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import style from "./EndpointList.module.css";
import { EndpointStatus } from "./EndpointStatus.tsx";
import { healthWords, shortUrl } from "./endpoints.ts";
import { failureWords } from "./failure.ts";
import { WebhookListDocument, type WebhookListQuery } from "./list.gql.ts";
import { endpointListVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewEndpointsDocument } from "./newRows.gql.ts";
import { endpointViews, subscribable } from "./search.ts";

type Endpoint = WebhookListQuery["webhookEndpoints"]["edges"][number]["node"];

const PauseEndpointsDialog = whenShown(() =>
  import("./PauseEndpointsDialog.tsx").then((module) => module.PauseEndpointsDialog),
);
const RegisterDialog = whenShown(() => import("./RegisterDialog.tsx").then((module) => module.RegisterDialog));
const route = getRouteApi("/signedIn/webhooks");

const endpointsOf = ({ webhookEndpoints }: WebhookListQuery) => webhookEndpoints.edges.map(({ node }) => node);
const newEndpoints = newRowsOf(NewEndpointsDocument, ({ webhookEndpoints }) =>
  webhookEndpoints.edges.map(({ node }) => node),
);

/** The list of the endpoints that get the store's events, with the health of each. */
export function EndpointList() {
  const words = useMessages(messages);
  const { table } = useMessages(shared);
  const search = route.useSearch();
  const { open, close } = useDialogs<"register">();
  const mayWrite = useCan("WEBHOOKS_WRITE");
  const variables = endpointListVariables(search);
  // Changes do not include the health of endpoints.
  const list = useLiveList(WebhookListDocument, variables, endpointsOf, ["WEBHOOK_ENDPOINT"], { onFocus: true });
  const { data, error, isPlaceholderData, refetch } = list;
  const rows = data && endpointsOf(data);
  const { chosen, selection, clear, remove } = useSelection(rows, { view: search.view });
  const [step, setStep] = useState<{ pause: boolean; endpoints: readonly Endpoint[] }>();
  const columns = useColumns();
  const actions = (
    <>
      <ExportButton
        input={{ kind: "ENDPOINTS", endpointWhere: variables.where }}
        count={data?.webhookEndpoints.totalCount}
      />
      {mayWrite && (
        <Button look="primary" icon={Plus} onClick={() => open("register")}>
          {words.register}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows type="WEBHOOK_ENDPOINT" ids={rows?.map(({ id }) => id)} where={variables.where} {...newEndpoints} />
        }
        actions={actions}
      />
      <Tabs label={words.views.label}>
        {endpointViews.map((view) => (
          <TabLink
            key={view}
            to="/webhooks"
            search={view === "all" ? {} : { view }}
            current={view === (search.view ?? "all")}
          >
            {words.views[view]}
          </TabLink>
        ))}
      </Tabs>
      <Card flush>
        {chosen.length > 0 && (
          <SelectionBar text={table.selected(chosen.length)} onClear={clear}>
            <Button size="small" icon={Play} onClick={() => setStep({ pause: false, endpoints: chosen })}>
              {words.actions.resume}
            </Button>
            <Button size="small" icon={Pause} onClick={() => setStep({ pause: true, endpoints: chosen })}>
              {words.actions.pause}
            </Button>
          </SelectionBar>
        )}
        <Table
          name="webhooks"
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={(endpoint) => endpoint.id}
          rowName={(endpoint) => shortUrl(endpoint.url)}
          {...(mayWrite && { selection })}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={
            search.view ? (
              <EmptyState icon={CircleCheck} title={words.noneFails} text={words.noneFailsText} />
            ) : (
              <EmptyState icon={Webhook} title={words.empty} text={words.emptyText} />
            )
          }
        />
      </Card>
      {step && <PauseEndpointsDialog {...step} onDone={remove} onClose={() => setStep(undefined)} />}
      {mayWrite && search.dialog === "register" && <RegisterDialog onClose={close} />}
    </>
  );
}

function useColumns(): Column<Endpoint>[] {
  const words = useMessages(messages);
  const types = useMessages(eventTexts);
  const format = useFormat();
  const names = words.columns;
  return [
    {
      id: "url",
      header: names.url,
      cell: (endpoint) => (
        <span className={style.endpoint}>
          <Link to="/webhooks/$id" params={{ id: endpoint.id }}>
            {shortUrl(endpoint.url)}
          </Link>
          {endpoint.description && <span className="muted">{endpoint.description}</span>}
        </span>
      ),
      width: 26,
    },
    { id: "status", header: names.status, cell: (endpoint) => <EndpointStatus {...endpoint} />, width: 8 },
    {
      id: "health",
      header: names.health,
      cell: ({ health }) => {
        const { text, tone } = healthWords(health.deliveries, words.health, format.count);
        return <Badge tone={tone}>{text}</Badge>;
      },
      wide: "below",
      width: 16,
    },
    {
      id: "failure",
      header: names.failure,
      cell: ({ recentFailures: [last] }) =>
        last && (
          <span className={style.failure}>
            <span>{failureWords(last.errorMessage, words.failures)}</span>
            <span className="muted">
              <Time at={last.createdAt} />
            </span>
          </span>
        ),
      wide: "below",
      width: 24,
    },
    {
      id: "events",
      header: names.events,
      cell: ({ events }) => (
        <span title={format.list(events.map((type) => types[type]))}>
          {subscribable.every((type) => events.includes(type))
            ? words.allEvents
            : events.length === 1 && events[0]
              ? types[events[0]]
              : words.someEvents(events.length, eventTypes.length)}
        </span>
      ),
      wide: true,
      width: 10,
    },
    { id: "registered", header: names.registered, cell: ({ createdAt }) => <Time at={createdAt} />, wide: true },
  ];
}
