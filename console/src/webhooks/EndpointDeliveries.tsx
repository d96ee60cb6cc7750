import { getRouteApi, Link } from "@tanstack/react-router";
import { RotateCw, Send } from "lucide-react";
import { useState } from "react";
import { eventTypes } from "../api/eventTypes.gql.ts";
import { readOnce, useRead } from "../api/query.ts";
import { readRowsAgain, useLiveList } from "../api/rows.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useFormat } from "../session/useFormat.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { maxCounted, NewRows } from "../ui/NewRows.tsx";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { compact } from "../ui/page.ts";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useOften } from "../ui/useOften.ts";
import { useSelection } from "../ui/useSelection.ts";
import { whenShown } from "../ui/whenShown.tsx";
import style from "./Endpoint.module.css";
import type { EndpointOfPage } from "./EndpointPage.tsx";
import { EndpointDeliveriesDocument, type EndpointDeliveriesQuery } from "./endpoint.gql.ts";
import { isServed } from "./endpoints.ts";
import { failureWords } from "./failure.ts";
import { deliveryVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { type DeliveryWhereInput, NewDeliveriesDocument } from "./newRows.gql.ts";
import { chosen, deliveryStatuses, type WebhookSearch } from "./search.ts";

export type Delivery = NonNullable<EndpointDeliveriesQuery["webhookEndpoint"]>["deliveries"]["edges"][number]["node"];

const RedeliverDialog = whenShown(() => import("./RedeliverDialog.tsx").then((module) => module.RedeliverDialog));
const route = getRouteApi("/signedIn/webhooks/$id");

interface Props {
  endpoint: EndpointOfPage;
  search: WebhookSearch;
  mayWrite: boolean;
  onSince: () => void;
}

const deliveriesOf = ({ webhookEndpoint }: EndpointDeliveriesQuery) =>
  webhookEndpoint?.deliveries.edges.map(({ node }) => node) ?? [];

/** Returns the ids of the deliveries of new events that match the filters of the list. */
const useListed = (where: DeliveryWhereInput, events: readonly string[]) =>
  useRead(
    NewDeliveriesDocument,
    { where: { and: [where, { hasEventWith: [{ idIn: [...events] }] }] }, first: maxCounted },
    { enabled: events.length > 0 },
  ).data?.deliveries.edges.map(({ node }) => node.id);

/** Reads the ids of the events whose deliveries were created at a time or later. */
const createdSince = async (where: DeliveryWhereInput, createdAtGTE: string) =>
  (
    await readOnce(NewDeliveriesDocument, { where: { and: [where, { createdAtGTE }] }, first: maxCounted })
  ).deliveries.edges.map(({ node }) => node.event.id);

/** The list of an endpoint's deliveries. */
export function EndpointDeliveries({ endpoint, search, mayWrite, onSince }: Props) {
  const all = useMessages(messages);
  const words = all.deliveries;
  const { statuses, table } = useMessages(shared);
  const types = useMessages(eventTexts);
  const navigate = route.useNavigate();
  const { after: _after, before: _before, ...filters } = search;
  const change = (changes: Partial<WebhookSearch>) =>
    void navigate({ search: compact({ ...filters, ...changes }), resetScroll: false });
  const variables = deliveryVariables(endpoint.id, search, useFormat().timezone);
  const { data, error, isPlaceholderData, refetch } = useLiveList(EndpointDeliveriesDocument, variables, deliveriesOf, [
    "DELIVERY",
  ]);
  const deliveries = data?.webhookEndpoint?.deliveries;
  const rows = data && deliveriesOf(data);
  const isSending = isServed(endpoint) && (rows?.some(({ status }) => status === "PENDING") ?? false);
  useOften(isSending, () => void readRowsAgain(EndpointDeliveriesDocument, variables, deliveriesOf));
  const where = { ...variables.where, endpointId: endpoint.id };
  const { chosen: selected, selection, clear, remove } = useSelection(rows, search);
  const [bulk, setBulk] = useState<readonly Delivery[] | null>(null);
  const maySend = mayWrite && endpoint.status === "ACTIVE";
  return (
    <Card
      title={words.title}
      flush
      actions={
        <>
          <NewRows
            type={({ eventId }) => eventId}
            ids={rows?.map(({ id }) => id)}
            where={where}
            useListed={useListed}
            createdSince={createdSince}
            onShow={() => change({})}
          />
          <ExportButton
            size="small"
            input={{ kind: "DELIVERIES", deliveryWhere: where }}
            count={deliveries?.totalCount}
          />
          {maySend && (
            <Button size="small" icon={RotateCw} onClick={onSince}>
              {words.since}
            </Button>
          )}
        </>
      }
    >
      <div className={style.toolbar}>
        <Toolbar>
          <OptionsFilter
            label={words.filters.status}
            options={deliveryStatuses.map((value) => ({ value, label: statuses.delivery[value] }))}
            chosen={chosen<(typeof deliveryStatuses)[number]>(search.status)}
            onChange={(values) => change({ status: values.join(",") })}
          />
          <OptionsFilter
            label={words.filters.type}
            options={eventTypes.map((value) => ({ value, label: types[value] }))}
            chosen={chosen<(typeof eventTypes)[number]>(search.type)}
            onChange={(values) => change({ type: values.join(",") })}
          />
          <PeriodFilter
            label={words.filters.published}
            value={search}
            onChange={(period) => change({ period: undefined, from: undefined, to: undefined, ...period })}
          />
        </Toolbar>
      </div>
      {selected.length > 0 && (
        <SelectionBar text={table.selected(selected.length)} onClear={clear}>
          <Button size="small" look="primary" icon={RotateCw} onClick={() => setBulk(selected)}>
            {words.redeliver}
          </Button>
        </SelectionBar>
      )}
      <Table
        name="deliveries"
        label={`${words.title}: ${endpoint.url}`}
        columns={useColumns()}
        rows={rows}
        rowKey={(delivery) => delivery.id}
        rowName={({ event }) => types[event.type]}
        stale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        {...(maySend && { selection })}
        empty={<EmptyList filtered={Object.keys(filters).length > 0} icon={Send} words={words} />}
      />
      <Pagination
        connection={deliveries}
        onChange={(page) => void navigate({ search: compact({ ...filters, ...page }) })}
      />
      {bulk && <RedeliverDialog deliveries={bulk} onDone={remove} onClose={() => setBulk(null)} />}
    </Card>
  );
}

function useColumns(): Column<Delivery>[] {
  const words = useMessages(messages);
  const types = useMessages(eventTexts);
  const names = words.deliveries.columns;
  return [
    {
      id: "event",
      header: names.event,
      cell: ({ id, event }) => (
        <Link to="/deliveries/$id" params={{ id }}>
          {types[event.type]}
        </Link>
      ),
    },
    { id: "status", header: names.status, cell: ({ status }) => <StatusBadge kind="delivery" status={status} /> },
    {
      id: "response",
      header: names.response,
      cell: ({ history }) => {
        const last = history.at(-1);
        if (!last) return null;
        return last.errorMessage ? (
          <span className={style.response}>{failureWords(last.errorMessage, words.failures)}</span>
        ) : (
          <span className="numeric">{last.responseStatus}</span>
        );
      },
      wide: true,
      width: 24,
    },
    {
      id: "attempts",
      header: names.attempts,
      cell: ({ attempts }) => <span className="numeric">{attempts}</span>,
      align: "end",
      wide: true,
    },
    { id: "published", header: names.published, cell: ({ createdAt }) => <Time at={createdAt} />, wide: "below" },
  ];
}
