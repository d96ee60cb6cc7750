import { getRouteApi, Link } from "@tanstack/react-router";
import { RotateCw, SearchX, Send } from "lucide-react";
import { eventTypes } from "../api/eventTypes.gql.ts";
import { useChange } from "../api/query.ts";
import { refusalText, useErrorTexts } from "../messages/errorText.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { notify, notifyFailure } from "../ui/notices.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { compact } from "../ui/page.ts";
import { SelectionBar } from "../ui/SelectionBar.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { useSelection } from "../ui/useSelection.ts";
import { RedeliverManyDocument } from "./change.gql.ts";
import style from "./Endpoint.module.css";
import type { EndpointOfPage } from "./EndpointPage.tsx";
import { failureWords } from "./failure.ts";
import { messages } from "./messages.ts";
import { chosen, deliveryStatuses, type WebhookSearch } from "./search.ts";

type Delivery = EndpointOfPage["deliveries"]["edges"][number]["node"];

const route = getRouteApi("/signedIn/webhooks/$id");

interface Props {
  endpoint: EndpointOfPage;
  search: WebhookSearch;
  stale: boolean;
  mayWrite: boolean;
  onSince: () => void;
}

/** What was sent to an endpoint, or is on its way. */
export function EndpointDeliveries({ endpoint, search, stale, mayWrite, onSince }: Props) {
  const all = useMessages(messages);
  const words = all.deliveries;
  const { statuses, table } = useMessages(shared);
  const types = useMessages(eventTexts);
  const navigate = route.useNavigate();
  const { after: _after, before: _before, ...filters } = search;
  const change = (changes: Partial<WebhookSearch>) =>
    void navigate({ search: compact({ ...filters, ...changes }), resetScroll: false });
  const [selected, setSelected] = useSelection(search);
  const { redeliver, isPending } = useRedelivery(() => setSelected(new Set()));
  const rows = endpoint.deliveries.edges.map((edge) => edge.node);
  const ids = rows.map(({ id }) => id).filter((id) => selected.has(id));
  const maySend = mayWrite && endpoint.status === "ACTIVE";
  return (
    <Card
      title={words.title}
      flush
      actions={
        maySend && (
          <Button size="small" icon={RotateCw} onClick={onSince}>
            {words.since}
          </Button>
        )
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
      {ids.length > 0 && (
        <SelectionBar text={table.selected(ids.length)} onClear={() => setSelected(new Set())}>
          <Button size="small" look="primary" icon={RotateCw} busy={isPending} onClick={() => void redeliver(ids)}>
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
        stale={stale}
        {...(maySend && { selection: { keys: selected, onChange: setSelected } })}
        empty={
          Object.keys(filters).length > 0 ? (
            <EmptyState icon={SearchX} title={words.noMatch} text={words.noMatchText} />
          ) : (
            <EmptyState icon={Send} title={words.empty} text={words.emptyText} />
          )
        }
      />
      <Pagination
        connection={endpoint.deliveries}
        onChange={(page) => void navigate({ search: compact({ ...filters, ...page }) })}
      />
    </Card>
  );
}

/** Sends deliveries anew and says what became of each. */
function useRedelivery(onDone: () => void) {
  const words = useMessages(messages).deliveries;
  useErrorTexts();
  const { mutateAsync, isPending } = useChange(RedeliverManyDocument);
  async function redeliver(deliveryIds: string[]) {
    try {
      const { redeliverMany: results } = await mutateAsync({ input: { deliveryIds } });
      const refusals = results.flatMap(({ refusal }) => (refusal ? [refusalText(refusal)] : []));
      if (refusals.length < results.length) notify(words.sent(results.length - refusals.length));
      for (const reason of new Set(refusals)) {
        notify(words.refused(refusals.filter((other) => other === reason).length, reason), "bad");
      }
      onDone();
    } catch (error) {
      notifyFailure(error);
    }
  }
  return { redeliver, isPending };
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
