import { getRouteApi } from "@tanstack/react-router";
import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { isTooOld, keyOf, type SentOrder, useSentOrders } from "../session/useSentOrders.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Card } from "../ui/Card.tsx";
import { Columns } from "../ui/Columns.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { compact } from "../ui/page.ts";
import { useDebounced } from "../ui/useDebounced.ts";
import { messages } from "./messages.ts";
import { NewOrderCustomer } from "./NewOrderCustomer.tsx";
import style from "./NewOrderLines.module.css";
import { NewOrderLines } from "./NewOrderLines.tsx";
import { NewOrderSearch } from "./NewOrderSearch.tsx";
import { NewOrderSummary } from "./NewOrderSummary.tsx";
import { QuoteOrderDocument } from "./new.gql.ts";
import { newMessages } from "./newMessages.ts";
import { maxUnits, type NewLine, readLines, unitsOf, writeLines } from "./search.ts";
import { useTypedNotes } from "./useTypedNotes.ts";

const route = getRouteApi("/signedIn/orders/new");

/**
 * The page that places an order for a customer. The customer and the lines are in the address; each change of them reads a new
 * quote. When the response is lost, the order may have been placed, and the same order must be sent again. Until there is a
 * response, or the person starts another order, its fields are locked, even after the page is left and opened again.
 */
export function NewOrder() {
  const words = useMessages(newMessages);
  const { title } = useMessages(messages);
  const { customer, items = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const lines = readLines(items);
  const orders = useSentOrders();
  const isOfPage = (order: SentOrder) => order.customer === customer && order.items === items;
  const sent = orders.sent.find(isOfPage);
  const placed = sent ? undefined : orders.placed.find(isOfPage);
  const notes = useTypedNotes();
  const [sentHere, setSentHere] = useState(""); // the key of the order that this page has sent first
  const [inFlight, setInFlight] = useState(""); // the key of the order whose response this page waits for
  const [forms, setForms] = useState(0); // counts the forms that were replaced, because their order was given up or was too old
  const isSentBefore = sent !== undefined && keyOf(sent) !== sentHere;
  const { quote, error, isCurrent, refetch } = useQuote(customer, items, sent !== undefined && !isSentBefore);
  const quoted = quote?.lines.map((line) => (isSentBefore ? { ...line, problem: null } : line)) ?? [];
  const change = (next: { customer?: string | undefined; items?: string }) =>
    void navigate({ search: compact({ customer, items, ...next }), replace: true, resetScroll: false });
  const changeLines = (next: readonly NewLine[]) => change({ items: writeLines(next) });
  const units = unitsOf(lines).length;
  /** Stores the order before it is sent, and returns it. While an order has no outcome, it returns that same order. */
  function send(customerId: string, text: string): SentOrder {
    const input = { customerId, items: unitsOf(lines), notes: text, expectedTotal: quote?.total }; // the total on the button
    const order = sent ?? orders.begin(input, items);
    if (sent) orders.resend(sent);
    else {
      notes.set(customerId, "");
      setSentHere(keyOf(order));
    }
    setInFlight(keyOf(order));
    return order;
  }
  /** Unlocks the order when the error means that it was not placed. */
  function fail(order: SentOrder, error: unknown) {
    setInFlight((now) => (now === keyOf(order) ? "" : now));
    if (!orders.fail(order, error)) return;
    notes.restore(order.customer, order.input.notes);
    void refetch();
  }
  const beginForm = () => setForms((n) => n + 1);
  function forget(order: SentOrder) {
    orders.forget(order);
    beginForm();
  }
  return (
    <>
      <PageHeader title={words.title} parent={{ label: title, link: { to: "/orders" } }} />
      {sent && keyOf(sent) !== inFlight && <SentBefore order={sent} onForget={() => forget(sent)} />}
      {placed?.number && <Placed number={placed.number} onForget={() => forget(placed)} />}
      {orders.sent
        .filter((order) => order !== sent)
        .map((order) => (
          <SentElsewhere key={keyOf(order)} order={order} />
        ))}
      <Columns
        main={
          <fieldset className={style.unsent} disabled={sent !== undefined || placed !== undefined}>
            <NewOrderCustomer id={customer} onChange={(id) => change({ customer: id })} />
            <Card title={words.items}>
              <NewOrderLines lines={lines} quoted={quoted} left={maxUnits - units} onChange={changeLines} />
              {error && <ErrorState error={error} onRetry={() => void refetch()} />}
              {customer ? (
                units < maxUnits && (
                  <NewOrderSearch
                    customer={customer}
                    chosen={lines}
                    onAdd={(variation) => changeLines([...lines, { variation, quantity: 1 }])}
                  />
                )
              ) : (
                <p className="muted">{words.chooseFirst}</p>
              )}
              {units >= maxUnits && <p className="muted">{words.full(maxUnits)}</p>}
            </Card>
          </fieldset>
        }
        side={
          customer &&
          !placed && (
            <NewOrderSummary
              key={`${customer} ${items} ${forms}`}
              customer={customer}
              quote={quote}
              isCurrent={isCurrent}
              sent={sent}
              isQuotedSince={isSentBefore}
              notes={sent ? sent.input.notes : notes.of(customer)}
              onNotes={(text) => notes.set(customer, text)}
              onSend={(text) => send(customer, text)}
              onTooOld={beginForm}
              onPlaced={(order, unopened) => (unopened ? orders.settle(order, unopened) : orders.forget(order))}
              onFailed={fail}
            />
          )
        }
      />
    </>
  );
}

/** Says that the order of the page's lines may have been placed. */
function SentBefore({ order, onForget }: { order: SentOrder; onForget: () => void }) {
  const words = useMessages(newMessages);
  return (
    <Banner
      tone="warn"
      icon={TriangleAlert}
      action={
        <>
          <ButtonLink size="small" to="/customers/$id" params={{ id: order.customer }}>
            {words.theirOrders}
          </ButtonLink>
          <Button size="small" onClick={onForget}>
            {words.beginAnew}
          </Button>
        </>
      }
    >
      {isTooOld(order) ? words.sentLongAgo : words.sentBefore}
    </Banner>
  );
}

/** Says that the order of the page's lines was placed while another page was shown. */
function Placed({ number, onForget }: { number: string; onForget: () => void }) {
  const words = useMessages(newMessages);
  return (
    <Banner
      tone="info"
      icon={Check}
      action={
        <>
          <ButtonLink size="small" to="/orders/$number" params={{ number }}>
            {words.openPlaced}
          </ButtonLink>
          <Button size="small" onClick={onForget}>
            {words.beginAnew}
          </Button>
        </>
      }
    >
      {words.placed(number)}
    </Banner>
  );
}

/** Says that an order of other lines may have been placed, and links to it. */
function SentElsewhere({ order }: { order: SentOrder }) {
  const words = useMessages(newMessages);
  const format = useFormat();
  const { customer, items } = order;
  return (
    <Banner
      tone="warn"
      icon={TriangleAlert}
      action={
        <ButtonLink size="small" to="/orders/new" search={{ customer, items }}>
          {words.openSent}
        </ButtonLink>
      }
    >
      {words.sentElsewhere(format.money(order.input.expectedTotal ?? "0.00"))}
    </Banner>
  );
}

const pause = 250; // milliseconds without a change before a quote is read

/** Reads the quote of the order's lines. isCurrent is false while the shown quote is of other lines. `isKept` stops reads. */
function useQuote(customer: string | undefined, items: string, isKept: boolean) {
  const priced = useDebounced(items, pause);
  const enabled = customer !== undefined && priced !== "" && items !== "";
  const { data, error, isPlaceholderData, isFetching, refetch } = useRead(
    QuoteOrderDocument,
    { input: { customerId: customer ?? "", items: unitsOf(readLines(priced)) } },
    { enabled: enabled && !isKept },
  );
  return {
    quote: enabled && !error ? data?.orderQuote : undefined,
    error: enabled ? error : null,
    isCurrent: enabled && priced === items && !isPlaceholderData && !isFetching && !error,
    refetch,
  };
}
