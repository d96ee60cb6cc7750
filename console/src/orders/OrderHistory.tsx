import { Link } from "@tanstack/react-router";
import { useChange, useRead } from "../api/query.ts";
import { eventTexts } from "../messages/events.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Money } from "../ui/Money.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Time } from "../ui/Time.tsx";
import { whenShown } from "../ui/whenShown.tsx";
import { CommentOnOrderDocument, OrderHistoryDocument, type OrderHistoryQuery } from "./history.gql.ts";
import style from "./OrderHistory.module.css";
import type { OrderOfPage } from "./OrderPage.tsx";
import { orderMessages } from "./orderMessages.ts";
import { historyVariables } from "./search.ts";

const CommentForm = whenShown(
  () => import("../ui/CommentForm.tsx").then((module) => module.CommentForm),
  <div className={style.comment} aria-busy="true" />,
);

type Entry = NonNullable<OrderHistoryQuery["orderByNumber"]>["history"]["entries"][number];

interface Props {
  order: OrderOfPage;
  /** The cursors of the pages, from the second to the one that is shown. */
  pages: readonly string[];
  onPages: (pages: readonly string[]) => void;
}

/** The history of an order, the newest first: entries of the audit, events with their deliveries, and comments. */
export function OrderHistory({ order, pages, onPages }: Props) {
  const words = useMessages(orderMessages);
  const mayComment = useCan("ORDERS_WRITE");
  const { mutateAsync: comment } = useChange(CommentOnOrderDocument);
  const { data, error, isPlaceholderData, refetch } = useRead(
    OrderHistoryDocument,
    historyVariables(order.number, pages),
  );
  const history = data?.orderByNumber?.id === order.id ? data.orderByNumber.history : undefined;
  return (
    <Card title={words.history}>
      <div className={style.page} aria-busy={isPlaceholderData || (!history && !error)}>
        {mayComment && pages.length === 0 && (
          <CommentForm
            key={order.id}
            about={order.id}
            onComment={(text, idempotencyKey) => comment({ input: { orderId: order.id, text, idempotencyKey } })}
          />
        )}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!history && !error && <Skeleton width={40} />}
        <ol className={style.history}>
          {history?.entries.map((entry) => (
            <Happened key={entry.id} entry={entry} />
          ))}
        </ol>
        <div className={style.pages}>
          {pages.length > 0 && (
            <Button size="small" onClick={() => onPages(pages.slice(0, -1))}>
              {words.newer}
            </Button>
          )}
          {history?.next && (
            <Button size="small" onClick={() => onPages([...pages, history.next as string])}>
              {words.older}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Happened({ entry }: { entry: Entry }) {
  const words = useMessages(orderMessages);
  const { actors } = useMessages(shared);
  const types = useMessages(eventTexts);
  const { kind, actor, amount, text, event, createdAt } = entry;
  return (
    <li>
      <p className={style.event}>
        <span>
          <strong>{event ? types[event.type] : words.happened[kind]}</strong>
          {amount && (
            <>
              {" "}
              <Money amount={amount} />
            </>
          )}
          {actor && ` · ${actor.name || actors[actor.kind]}`}
        </span>
        <span className="muted">
          <Time at={createdAt} />
        </span>
      </p>
      {text && <p className={style.text}>{text}</p>}
      {event?.deliveries.map((delivery) => (
        <p key={delivery.id} className={style.delivery}>
          <Link to="/deliveries/$id" params={{ id: delivery.id }} className={style.url}>
            {delivery.endpoint.url}
          </Link>
          <StatusBadge kind="delivery" status={delivery.status} />
          {words.attempts(delivery.attempts)}
        </p>
      ))}
    </li>
  );
}
