import { getRouteApi, Link } from "@tanstack/react-router";
import { Zap } from "lucide-react";
import { eventTypes } from "../api/eventTypes.gql.ts";
import { useRead } from "../api/query.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import { withoutDialog } from "../ui/dialogSearch.ts";
import { EmptyList } from "../ui/EmptyList.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { NewRows } from "../ui/NewRows.tsx";
import { newRowsOf } from "../ui/newRowsOf.ts";
import { OptionsFilter } from "../ui/OptionsFilter.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { PeriodFilter } from "../ui/PeriodFilter.tsx";
import { compact } from "../ui/page.ts";
import { SavedViews } from "../ui/SavedViews.tsx";
import { type Column, Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { whenShown } from "../ui/whenShown.tsx";
import { EventFeedDocument, type EventFeedQuery } from "./events.gql.ts";
import { eventFeedVariables } from "./listVariables.ts";
import { messages } from "./messages.ts";
import { NewEventsDocument } from "./newRows.gql.ts";
import { chosen, type EventsSearch } from "./search.ts";

type Event = EventFeedQuery["events"]["edges"][number]["node"];

const EventDialog = whenShown(() => import("./EventDialog.tsx").then((module) => module.EventDialog));
const route = getRouteApi("/signedIn/events");

const newEvents = newRowsOf(NewEventsDocument, ({ events }) => events.edges.map(({ node }) => node));

/** The list of the store's events, of which receivers are notified. */
export function EventList() {
  const words = useMessages(messages).events;
  const types = useMessages(eventTexts);
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { event, ...viewed } = search;
  const listed = withoutDialog(viewed);
  const variables = eventFeedVariables(listed, format.timezone);
  const { data, error, isPlaceholderData, refetch } = useRead(EventFeedDocument, variables, {
    refetchOnWindowFocus: false, // NewRows counts new events
  });
  const rows = data?.events.edges.map((edge) => edge.node);
  const { after: _after, before: _before, ...filters } = listed;
  const change = (changes: Partial<EventsSearch>) => void navigate({ search: compact({ ...filters, ...changes }) });
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <NewRows
            type={({ eventId }) => eventId}
            ids={rows?.map(({ id }) => id)}
            where={variables.where}
            {...newEvents}
            onShow={() => change({})}
          />
        }
        actions={
          <ExportButton input={{ kind: "EVENTS", eventWhere: variables.where }} count={data?.events.totalCount} />
        }
      />
      <SavedViews list="events" to="/events" search={viewed} />
      <Toolbar>
        <OptionsFilter
          label={words.filters.type}
          options={eventTypes.map((value) => ({ value, label: types[value] }))}
          chosen={chosen<(typeof eventTypes)[number]>(search.type)}
          onChange={(values) => change({ type: values.join(",") })}
        />
        <PeriodFilter
          label={words.filters.happened}
          value={search}
          onChange={(period) => change({ period: undefined, from: undefined, to: undefined, ...period })}
        />
      </Toolbar>
      <Card flush>
        <Table
          name="events"
          label={words.title}
          columns={useColumns(listed)}
          rows={rows}
          rowKey={({ id }) => id}
          stale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyList filtered={Object.keys(filters).length > 0} icon={Zap} words={words} />}
        />
        <Pagination
          connection={data?.events}
          onChange={(page) => void navigate({ search: compact({ ...filters, ...page }) })}
        />
      </Card>
      {event && (
        <EventDialog id={event} onClose={() => void navigate({ search: listed, replace: true, resetScroll: false })} />
      )}
    </>
  );
}

function useColumns(listed: EventsSearch): Column<Event>[] {
  const words = useMessages(messages).events;
  const types = useMessages(eventTexts);
  const format = useFormat();
  const names = words.columns;
  return [
    {
      id: "type",
      header: names.type,
      cell: ({ id, type }) => (
        <Link to="/events" search={{ ...listed, event: id }} resetScroll={false}>
          {types[type]}
        </Link>
      ),
      width: 16,
    },
    {
      id: "deliveries",
      header: names.deliveries,
      cell: ({ deliveries }) => (
        <span className="muted">
          {deliveries.length === 0
            ? words.noDeliveries
            : words.delivered(deliveries.filter(({ status }) => status === "SUCCEEDED").length, deliveries.length)}
        </span>
      ),
      wide: "below",
      width: 14,
    },
    {
      id: "sequence",
      header: names.sequence,
      cell: ({ sequence }) => <span className="numeric">{sequence !== null && format.count(Number(sequence))}</span>,
      align: "end",
      wide: true,
    },
    { id: "happened", header: names.happened, cell: ({ createdAt }) => <Time at={createdAt} />, align: "end" },
  ];
}
