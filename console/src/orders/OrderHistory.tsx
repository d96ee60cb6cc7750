import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Card } from "../ui/Card.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Time } from "../ui/Time.tsx";
import { messages } from "./messages.ts";
import style from "./OrderHistory.module.css";
import type { OrderOfPage } from "./OrderPage.tsx";

/** The events of the order, the newest first, and what became of their webhook deliveries. */
export function OrderHistory({ order }: { order: OrderOfPage }) {
  const words = useMessages(messages);
  const types = useMessages(shared).events;
  return (
    <Card title={words.history}>
      {order.events.length === 0 && <p className="muted">{words.noHistory}</p>}
      <ol className={style.history}>
        {order.events.map((event) => (
          <li key={event.id}>
            <p className={style.event}>
              <strong>{types[event.type]}</strong>
              <span className="muted">
                <Time at={event.createdAt} />
              </span>
            </p>
            {event.deliveries.length === 0 && <p className={style.delivery}>{words.noDeliveries}</p>}
            {event.deliveries.map((delivery) => (
              <p key={delivery.id} className={style.delivery}>
                <Link to="/deliveries/$id" params={{ id: delivery.id }} className={style.url}>
                  {delivery.endpoint.url}
                </Link>
                <StatusBadge kind="delivery" status={delivery.status} />
                {words.attempts(delivery.attempts)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
