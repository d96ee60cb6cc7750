import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useRead } from "../api/query.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import style from "./EventDialog.module.css";
import { shortUrl } from "./endpoints.ts";
import { EventDetailsDocument, type EventDetailsQuery, OrderOfEventDocument } from "./event.gql.ts";
import { messages } from "./messages.ts";

type Event = NonNullable<EventDetailsQuery["event"]>;

/** The dialog of an event: its payload, its subject, and its deliveries. */
export function EventDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(messages).events;
  const types = useMessages(eventTexts);
  const { data, error, refetch } = useRead(EventDetailsDocument, { id });
  const event = data?.event?.id === id ? data.event : undefined;
  return (
    <Dialog open wide onClose={onClose} title={event ? types[event.type] : words.title}>
      {event && <Details event={event} />}
      {data?.event === null && <p>{words.gone}</p>}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton width={40} />)}
    </Dialog>
  );
}

function Details({ event }: { event: Event }) {
  const words = useMessages(messages).events;
  const format = useFormat();
  const payload = JSON.stringify(event.data, null, 2);
  return (
    <div className={style.details}>
      <p className={style.facts}>
        <CopyId text={event.publicId} />
        <span className="muted">{format.full(event.createdAt)}</span>
        <About event={event} />
      </p>
      <div className={style.heading}>
        <h3>{words.payload}</h3>
        <CopyButton text={payload} label={words.copyPayload} look="quiet" />
      </div>
      <CodeBlock text={payload} label={words.payload} />
      <h3>{words.columns.deliveries}</h3>
      {event.deliveries.length === 0 && <p className="muted">{words.noEndpoint}</p>}
      <ul className={style.deliveries}>
        {event.deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Link to="/deliveries/$id" params={{ id: delivery.id }}>
              {shortUrl(delivery.endpoint.url)}
            </Link>
            <StatusBadge kind="delivery" status={delivery.status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The link to the event's subject. */
function About({ event }: { event: Event }) {
  const words = useMessages(messages).events.about;
  const { subjectId } = event;
  const payload = event.data as { order?: { number?: string }; recharge?: { customerId?: string }; sku?: string };
  const known = payload.order?.number;
  const isOrder = event.type.startsWith("ORDER_");
  const { data } = useRead(
    OrderOfEventDocument,
    { id: subjectId ?? "" },
    { enabled: isOrder && !known && subjectId !== null },
  );
  if (isOrder) {
    const number = known ?? data?.order?.number;
    return number ? (
      <ButtonLink size="small" icon={ArrowRight} to="/orders/$number" params={{ number }}>
        {words.order}
      </ButtonLink>
    ) : null;
  }
  if (event.type === "CUSTOMER_REGISTERED" && subjectId) {
    return (
      <ButtonLink size="small" icon={ArrowRight} to="/customers/$id" params={{ id: subjectId }}>
        {words.customer}
      </ButtonLink>
    );
  }
  if (payload.recharge?.customerId) {
    return (
      <ButtonLink
        size="small"
        icon={ArrowRight}
        to="/customers/$id"
        params={{ id: payload.recharge.customerId }}
        search={{ tab: "recharges" }}
      >
        {words.recharge}
      </ButtonLink>
    );
  }
  if (!payload.sku) return null;
  return (
    <ButtonLink size="small" icon={ArrowRight} to="/products" search={{ q: payload.sku }}>
      {words.stock}
    </ButtonLink>
  );
}
