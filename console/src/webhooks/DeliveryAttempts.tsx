import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Time } from "../ui/Time.tsx";
import style from "./Delivery.module.css";
import type { AttemptOfPage, DeliveryOfPage } from "./DeliveryPage.tsx";
import { deliveryMessages } from "./deliveryMessages.ts";
import { failureWords } from "./failure.ts";
import { messages } from "./messages.ts";

/** The list of a delivery's attempts, the newest first. The chosen one is shown in full below it. */
export function DeliveryAttempts(props: { delivery: DeliveryOfPage; shown: AttemptOfPage | undefined }) {
  const { delivery, shown } = props;
  const { failures } = useMessages(messages);
  const words = useMessages(deliveryMessages);
  const format = useFormat();
  const isOver = ["FAILED", "REJECTED", "CANCELLED"].includes(delivery.status);
  return (
    <Card title={words.attempts}>
      {delivery.history.length === 0 && <p className="muted">{words.noAttempts}</p>}
      <ol className={style.attempts}>
        {delivery.history.toReversed().map((attempt) => (
          <li key={attempt.id} aria-current={attempt === shown ? "true" : undefined}>
            <p className={style.line}>
              <Link
                to="/deliveries/$id"
                params={{ id: delivery.id }}
                search={{ attempt: attempt.attempt }}
                replace
                resetScroll={false}
              >
                {words.attempt(attempt.attempt)}
              </Link>
              <StatusBadge kind="delivery" status={attempt.status} />
              {attempt.responseStatus && <code>{attempt.responseStatus}</code>}
              <span className="muted numeric">{words.took(format.count(attempt.latencyMs))}</span>
              <span className={style.when}>
                <Time at={attempt.createdAt} />
              </span>
            </p>
            {attempt.errorMessage && <p className={style.why}>{failureWords(attempt.errorMessage, failures)}</p>}
            {attempt.nextRetryAt && delivery.status === "PENDING" && attempt === delivery.history.at(-1) && (
              <p className={style.why}>
                {words.retry} <Time at={attempt.nextRetryAt} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {delivery.status === "FAILED" && <p>{words.givenUp}</p>}
      {isOver && delivery.endpoint.status === "SUSPENDED" && !delivery.endpoint.deletedAt && <p>{words.reactivate}</p>}
    </Card>
  );
}
